"""The tools of hosts and of everybody: what they do, what they say, and what they refuse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knolle.server.storage import open_storage
from knolle.terminal import files
from knolle.terminal.app import TableApp
from knolle.terminal.remote import RemoteDoor
from knolle.terminal.session import RefusalError, Session
from knolle.terminal.tools import Tools
from knolle.words.catalogue import Words
from server.playing import Player, serving
from terminal.prepared import PreparedSession
from terminal.screen import app_of, on_screen, seen
from terminal.screen import until as until_screen
from terminal.sitting import run, sitting, until
from terminal.test_session import remote


def tools_of(session: Session, lang: str = "en") -> tuple[Tools, list[str]]:
    told: list[str] = []
    return Tools(session, Words(lang), told.append), told


@asynccontextmanager
async def hosting(tmp_path: Path) -> AsyncIterator[tuple[Session, Player]]:
    """Yield the session of a host at seat 0 of three, and Ben's socket at seat 1."""
    async with serving(open_storage(str(tmp_path / "k.db"))) as served:
        host, ben = await served.person("Host"), await served.person("Ben")
        key = await served.open_table(host, "potato-man", 3, options={"rounds": 1}, bots={})
        player = await served.join(key, ben.token)
        await player.ask("sit", name="Ben", seat=1)
        session = remote(served, key, "Host", seat=0)
        session.door.guest.token = host.token  # type: ignore[attr-defined]
        async with session.open():
            await session.arrive()
            yield session, player


def test_an_offer_is_a_link_to_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            tools, told = tools_of(host)
            await tools.use("offer", "3")
            assert told[0] == "Send this link to the friend who is to have seat 3. It works once."
            page, _, secret = told[1].partition("#")
            assert page == host.door.address.page and len(secret) == 64  # type: ignore[attr-defined]
            await tools.use("bot", "3")
            await tools.use("offer", "3")
            name = host.table.names[2]
            assert told[2] == f"Send this link to the friend who takes over from {name}. It works once."

    run(play())


@pytest.mark.parametrize(
    ("language", "text", "level", "temperament"),
    [
        ("en", "3", "medium", None),
        ("en", "3 hard", "hard", None),
        ("en", "3 master:bold", "master", "bold"),
        ("de", "3 Schwer listig", "hard", "sly"),
    ],
)
def test_a_bot_has_the_level_and_the_temperament_that_were_asked_for(
    tmp_path: Path, language: str, text: str, level: str, temperament: str | None
) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            tools, told = tools_of(host, language)
            await tools.use("bot", text)
            await until(host, lambda: host.table.facts["seats"][2]["kind"] == "bot")
            facts = host.table.facts["seats"][2]
            assert facts["bot"] == level and temperament in (None, facts["temperament"]) and told == []

    run(play())


@pytest.mark.parametrize("text", ["3 genius", "3 hard:nice", "3 bold", "3 hard bold sly", "3 hardly"])
def test_a_bot_that_does_not_exist_is_refused(tmp_path: Path, text: str) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            tools, told = tools_of(host)
            await tools.use("bot", text)
            assert told == [
                "Which bot? For example: bot 2 master:careful. Levels: easy, medium, hard, master. "
                "Temperaments: careful, bold, spiteful, sly."
            ]
            assert host.table.facts["seats"][2]["kind"] == "open"

    run(play())


def test_somebody_is_removed_and_readmitted(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, ben):
            tools, told = tools_of(host)
            await tools.use("readmit", "Ben")
            assert told == ["Nobody here is called Ben.", "Nobody has been removed from this table."]
            await tools.use("remove", "2")
            assert told[-1] == "To do it: remove 2 Ben"
            await tools.use("remove", "2 Ben")
            await until(host, lambda: host.table.facts["removed"] == ["Ben"])
            assert (await ben.ask("sit", name="Ben", seat=1))["code"] == "removed-from-table"
            await tools.use("readmit", "")
            assert told[-1] == "Whom? Ben"
            await tools.use("readmit", "ben")
            await until(host, lambda: host.table.facts["removed"] == [])
            assert (await ben.ask("sit", name="Ben", seat=1))["type"] == "done"

    run(play())


def test_a_table_is_closed_after_a_confirmation(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            tools, told = tools_of(host)
            await tools.use("close", "")
            assert told == ["This closes the table for everybody, and its match ends.", "To do it: close yes"]
            assert host.table.status == "waiting"
            await tools.use("close", "yes")
            await until(host, lambda: host.table.status == "closed")

    run(play())


def test_only_hosts_have_the_tools_of_hosts(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            address = host.door.address  # type: ignore[attr-defined]
            watching = sitting(RemoteDoor(address, files.guest_of(address.server, "Eva", "")), "Eva")
            async with watching.open():
                tools, _ = tools_of(watching)
                for tool, text in (("offer", "1"), ("bot", "1"), ("remove", "3"), ("close", "yes")):
                    with pytest.raises(RefusalError, match="host"):
                        await tools.use(tool, text)

    run(play())


def test_muting_is_confirmed_and_undone(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as (host, _):
            tools, told = tools_of(host)
            await tools.use("unmute", "")
            await tools.use("mute", "Bne")
            await tools.use("mute", "ben")
            await tools.use("unmute", "")
            assert host.mutes == {"Ben"}
            await tools.use("unmute", "Ben")
            assert host.mutes == set()
            assert told == [
                "You are hiding nobody’s lines.",
                "Nobody here is called Bne.",
                "Whom? Ben",
                "You no longer see what Ben writes.",
                "Whom? Ben",
                "You see what Ben writes again.",
            ]

    run(play())


# -- on the screen ---------------------------------------------------------------------------------


class OfferingSession(PreparedSession):
    """A table whose host gets a link."""

    secret = "0123456789abcdef" * 4

    async def ask(self, kind: str, **fields: object) -> dict[str, str]:
        return {"secret": self.secret}


def test_the_screen_shows_a_link_until_it_is_closed_and_copies_it() -> None:
    session = OfferingSession("potato-man", 4, is_local=False)
    app = app_of(session)

    async def offer(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("m", *"/offer", "space", "2", "enter")
        await until_screen(pilot, lambda: "friend who takes over from Ben" in seen(app))
        assert f"\n#{session.secret}\n" in seen(app), "nothing stands beside the link"
        assert app.clipboard == f"#{session.secret}"
        await pilot.press("escape")
        await until_screen(pilot, lambda: session.secret not in seen(app))

    on_screen(app, offer)


def test_the_screen_says_tools_as_they_are_typed_there() -> None:
    session = OfferingSession("potato-man", 4, is_local=False)

    async def ask(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("m", *"/close", "enter")
        await until_screen(pilot, lambda: any(one.message == "To do it: /close yes" for one in app._notifications))

    on_screen(app_of(session), ask)
