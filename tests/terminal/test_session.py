"""A session: works the same at a local and a remote table, and loses nothing when the connection breaks."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from knolle.core.errors import KnolleError
from knolle.core.record import parse, replay
from knolle.server.storage import open_storage
from knolle.terminal import files
from knolle.terminal.local import LocalDoor
from knolle.terminal.remote import RemoteDoor, address_of
from knolle.terminal.session import RefusalError, SeatWish, Session
from server.playing import LiveServer, serving
from terminal.sitting import SHORT, BreakingDoor, at_home, match_file, play_on, run, sitting, until


def remote(served: LiveServer, key: str, name: str = "Ann", **place: Any) -> Session:
    address = address_of(f"http://{served.address}/t/{key}")
    return sitting(RemoteDoor(address, files.guest_of(address.server, name, "")), name, **place)


@asynccontextmanager
async def table_of(served: LiveServer, game: str = "potato-man", **settings: Any) -> AsyncIterator[tuple[str, Any]]:
    """Yield the key of a table with bots at all seats but the first two, and the host's socket, seated last."""
    players, options = SHORT[game]
    host = await served.person("Host")
    bots = dict.fromkeys(range(2, players), "easy")
    key = await served.open_table(host, game, players, options=options, bots=bots, starter=0, **settings)
    player = await served.join(key, host.token)
    await player.ask("sit", name="Host", seat=players - 1)
    yield key, player


@pytest.mark.parametrize("where", ["here", "there"])
def test_a_match_is_played_to_its_end(where: str, tmp_path: Path) -> None:
    async def here() -> None:
        await check(at_home(await match_file()))

    async def there() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots={1: "easy"}, starter=0)
            session = remote(served, key)
            async with session.open():
                await session.arrive()
                await (await served.join(key, host.token)).ask("start")
            await check(session)

    async def check(session: Session) -> None:
        async with session.open():
            await session.arrive()
            await until(session, lambda: session.table.status == "playing")
            await play_on(session)
            fresh = Session(session.door, SeatWish("Ann"))
            running = asyncio.ensure_future(fresh.run())
            await fresh.wait_for_snapshot()
            for name in ("you", "facts", "view", "log", "said", "first", "seq"):
                assert getattr(fresh.table, name) == getattr(session.table, name), name
            running.cancel()
            record = await session.record()
            assert replay(parse(record)).result == session.table.facts["result"]
            review = await session.review()
            assert review.name == "Ann" and review.decisions

    run(here() if where == "here" else there())


@pytest.mark.parametrize("is_sent", [False, True])
def test_a_choice_survives_a_broken_connection_and_is_made_once(is_sent: bool) -> None:
    async def play() -> None:
        door = BreakingDoor(await match_file())
        door.is_sent = is_sent
        session = sitting(door, seat=0, begins=True)
        heard: list[str] = []
        async with session.open():
            await session.arrive()
            session.listen(lambda news: heard.append(session.status) if news.kind == "link" else None)
            card = session.table.legal[0]
            answer = await session.act(card)
            assert answer["type"] == "done"
            assert door.n_opened == 2 and heard == ["lost", "connected"]
            await until(session, lambda: session.table.is_my_turn)
            mine = [event for event in session.table.log if event["type"] == "play" and event["seat"] == 0]
            assert [event["card"] for event in mine][:1] == [card] and len(mine) == 1

    run(play())


def test_it_reconnects_to_a_restarted_server(tmp_path: Path) -> None:
    database = str(tmp_path / "k.db")

    async def play() -> None:
        async with serving(open_storage(database)) as served, table_of(served) as (key, host):
            session = remote(served, key, seat=0)
            running = asyncio.ensure_future(session.run())
            await session.arrive()
            await host.ask("start")
            await until(session, lambda: session.table.is_my_turn)
        await until(session, lambda: session.status == "lost")
        asked = asyncio.ensure_future(session.act(session.table.legal[0]))
        async with serving(open_storage(database)) as served:
            door: Any = session.door
            door.address = replace(door.address, server=f"http://{served.address}")
            assert (await asked)["type"] == "done"
            assert session.status == "connected" and session.table.seat == 0
            running.cancel()
            await asyncio.wait([running])

    run(play())


def test_refusals_have_their_code_and_rule() -> None:
    async def play() -> None:
        session = at_home(await match_file())
        async with session.open():
            await session.arrive()
            held = set(session.table.legal)
            missing = next(f"B{n}" for n in range(4, 17) if f"B{n}" not in held)
            with pytest.raises(RefusalError) as refusal:
                await session.act(missing)
            assert (refusal.value.code, refusal.value.rule) == ("card-not-in-hand", "PM-6")
            assert (await session.why(missing))["code"] == "card-not-in-hand"
            assert (await session.why(session.table.legal[0]))["code"] == "allowed"
            assert len((await session.hint()).values) == len(held)

    run(play())


def test_an_undo_takes_events_back() -> None:
    async def play() -> None:
        session = at_home(await match_file())
        async with session.open():
            await session.arrive()
            before = list(session.table.log), session.table.legal
            await session.act(session.table.legal[0])
            await until(session, lambda: session.table.is_my_turn)
            await session.undo()
            assert (session.table.log, session.table.legal) == before

    run(play())


# -- without a seat --------------------------------------------------------------------------------


def test_a_player_without_a_free_seat_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            ann, ben = remote(served, key), remote(served, key, "Ben")
            async with ann.open(), ben.open():
                await ann.arrive()
                await ben.arrive()
                assert (ann.table.seat, ben.table.seat) == (0, None)
                await host.ask("start")
                await until(ben, lambda: ben.table.status == "playing")
                assert ben.table.legal == [] and ben.table.view is not None and not ben.table.view["hand"]

    run(play())


def test_an_offer_gives_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            await host.ask("start")
            secret = (await host.ask("offer", seat=0))["secret"]
            address = address_of(f"http://{served.address}/t/{key}#{secret}")
            session = remote(served, key, offer=address.offer)
            async with session.open():
                await session.arrive()
                assert session.table.seat == 0 and session.table.names[0] == "Ann"

    run(play())


@pytest.mark.parametrize(
    "url",
    ["", "bingo", "http://127.0.0.1:8282", "http://127.0.0.1:8282/t/", "ftp://h/t/k", "http:///t/k", "http://h:x/t/k"],
)
def test_an_address_that_is_not_a_table_is_refused(url: str) -> None:
    with pytest.raises(KnolleError) as error:
        address_of(url)
    assert error.value.code == "bad-address" and "/t/KEY" in error.value.sentence


def test_a_missing_table_and_a_missing_server_are_refused(tmp_path: Path) -> None:
    async def code_of(session: Session) -> str:
        with pytest.raises(KnolleError) as error:
            async with session.open():
                pass
        return error.value.code

    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            assert await code_of(remote(served, "nowhere")) == "no-such-table"
        assert await code_of(remote(served, "nowhere")) == "unreached"
        assert await code_of(sitting(LocalDoor(tmp_path / "none.db"))) == "no-match-saved"

    run(play())


def test_a_server_that_does_not_come_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        door = BreakingDoor(await match_file())
        session = Session(door, SeatWish("Ann", 0, begins=True), patience=0.0)
        running = asyncio.ensure_future(session.run())
        await session.arrive()

        async def gone() -> Any:
            raise ConnectionRefusedError("nobody there")

        monkeypatch.setattr(door, "open", gone)
        with pytest.raises(KnolleError) as error:
            await session.act(session.table.legal[0])
        assert error.value.code == "unreached"
        with pytest.raises(KnolleError):
            await running
        await door.close()

    run(play())


def test_a_server_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.terminal.session.VERSION", 99)

    async def play() -> None:
        with pytest.raises(KnolleError) as error:
            async with at_home(await match_file()).open():
                pass
        assert error.value.code == "bad-version"

    run(play())


def test_a_guest_file_is_readable_by_its_owner_only(tmp_path: Path, data: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, _):
            session = remote(served, key)
            async with session.open():
                assert session.table.seat is None

    run(play())
    (file,) = (data / "guests").glob("*/*.json")
    assert file.stat().st_mode & 0o777 == 0o600
    assert json.loads(file.read_text())["name"] == "Ann"
