"""People at the table in the terminal: tools, leaving, names of those who moved."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knolle.server.storage import open_storage
from knolle.terminal.session import RefusalError, Session
from knolle.terminal.table import ClientTable, replace_seats
from knolle.terminal.tools import Tools
from knolle.terminal.voice import Voice
from knolle.words.catalogue import Words
from knolle.words.said import Said, Seat
from server.playing import serving
from terminal.prepared import PreparedSession
from terminal.sitting import run, until
from terminal.test_session import remote, table_of


def tools_of(session: Session) -> tuple[Tools, list[str]]:
    told: list[str] = []
    return Tools(session, Words("en"), told.append), told


def test_tools_of_hosts_and_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            await host.ask("replace", seat=0, level="easy")
            await host.ask("start")
            ann = remote(served, key)
            async with ann.open():
                await ann.arrive()
                tools, told = tools_of(ann)
                await tools.use("seat", "seven")
                assert told == [f"Which seat? {', '.join(f'{k} {name}' for k, name in enumerate(ann.table.names, 1))}"]
                await tools.use("seat", "1")
                assert ann.table.claim["state"] == "asked"
                with pytest.raises(RefusalError, match="host"):
                    await tools.use("grant", "1")
                await host.ask("grant", seat=0, agree=True)
                await until(ann, lambda: ann.table.claim["state"] == "granted")
                await tools.use("deny", "1")
                assert ann.table.claim is None
                with pytest.raises(RefusalError, match="seated"):
                    await tools.use("face", "1")
                await tools.use("mute", "Host")
                assert ann.mutes == {"Host"}

    run(play())


def test_leaving_lets_a_bot_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            ann = remote(served, key)
            async with ann.open():
                await ann.arrive()
                await host.ask("start")
                await until(ann, lambda: ann.table.status == "playing")
                await asyncio.wait_for(ann.leave(), 60)
                assert ann.table.facts["seats"][ann.table.seat]["bot"] == "medium"

    run(play())


def test_the_log_has_the_names_of_those_who_moved() -> None:
    movers = {1: {"name": "Ben", "bot": True}}
    play = Said("log-play", {"name": Seat(1), "card": "R7"})
    assert replace_seats(play, movers).args["name"] == Said("mover-bot", {"name": "Ben"})
    assert replace_seats(play, {1: {"name": "Ben", "bot": False}}).args["name"] == "Ben"
    assert replace_seats(play, {0: movers[1]}) == play


def test_a_table_does_not_wait_for_a_player_for_whom_a_bot_plays() -> None:
    session, told = PreparedSession("potato-man", 3, is_local=False), list[str]()
    voice = Voice(session, Words("en"), told.append)  # type: ignore[arg-type]
    session.table.presence = {"online": [0], "watching": 0, "away": {"1": {"since": 0}, "2": {"since": 0}}}
    bea, cas = session.table.facts["seats"][1:]
    bea["bot"], cas["bot"] = "easy", None
    voice.tell([])
    assert told == [f"{cas['name']} is away. The table is waiting."]


def test_who_has_not_answered_is_not_said_to_be_gone() -> None:
    table = PreparedSession("potato-man", 3, is_local=False).table
    bea, cas = table.facts["seats"][1:]
    bea |= {"kind": "person", "invited": True}
    cas |= {"kind": "person", "invited": False}
    table.presence["away"] = {"1": {"since": 0}, "2": {"since": 0}}
    assert (table.gone, table.silent) == ([cas["name"]], [bea["name"]])


def test_a_face_is_news() -> None:
    message: dict[str, Any] = {"type": "face", "seat": 1, "face": "wow"}
    news = ClientTable().take(message)
    assert news is not None and news.face == message
