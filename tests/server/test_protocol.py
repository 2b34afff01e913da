"""docs/protocol.md is correct and complete: its conversation is replayed, and every message and field is in it."""

import ast
import asyncio
import json
import re
import typing
from pathlib import Path

import msgspec
import pytest

import knolle
from knolle.bots import judge
from knolle.core.registry import GAMES
from knolle.server import protocol
from knolle.server.process import running
from knolle.server.rooms import hub as hubs
from knolle.server.rooms import outbox
from knolle.server.rooms import socket as sockets
from knolle.server.storage import open_storage
from knolle.server.table import creating, names, seating
from knolle.server.table import table as tables
from samples import match_after
from server.conversation import DOCUMENT, Stage, lines
from server.playing import serving

SOURCE = Path(seating.__file__).parents[1]
TEXT = DOCUMENT.read_text()
NAMED = set(re.findall(r"`([\w-]+)", TEXT))


def test_the_conversation_matches_the_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creating, "new_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(judge, "WORLDS", 1)

    async def talk() -> None:
        async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}")) as served:
            stage = Stage(served)
            try:
                for line in lines():
                    await stage.play(line)
            finally:
                await stage.close()

    asyncio.run(talk())


@pytest.mark.parametrize("kind", typing.get_args(protocol.FromClient) + typing.get_args(protocol.FromServer))
def test_every_message_has_an_example(kind: type[protocol.Message]) -> None:
    tag = kind.__struct_config__.tag
    is_sent = kind in typing.get_args(protocol.FromClient)
    shown = [json.loads(line.text) for line in lines() if line.text.startswith("{") and line.is_sent == is_sent]
    assert [message for message in shown if message["type"] == tag]


@pytest.mark.parametrize(
    "facts",
    [
        *(protocol.Settings, protocol.Clock, protocol.SeatFacts, protocol.UndoFacts, protocol.ClockFacts),
        *(
            protocol.TableFacts,
            protocol.You,
            protocol.ChatLine,
            protocol.ValueFacts,
            protocol.Confidence,
            protocol.Comparison,
            protocol.Snapshot,
            protocol.Update,
        ),
    ],
)
def test_every_field_is_documented(facts: type[msgspec.Struct]) -> None:
    assert [name for name in facts.__struct_fields__ if name not in NAMED and f'"{name}"' not in TEXT] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_field_of_a_view_is_documented(slug: str) -> None:
    match = match_after(slug, knolle.game(slug).players[0], 5)
    assert set(match.view(0).facts()) <= NAMED
    end = match_after(slug, knolle.game(slug).players[0], 9999)
    assert end.is_over and set(end.view(0).facts()) <= NAMED


def test_all_limits_are_documented() -> None:
    told = {int(number.replace(",", "")) for number in re.findall(r"\b\d[\d,]*\b", TEXT)}
    limits = (
        *(protocol.MOST_BYTES, tables.MOST_ANSWERS, sockets.MOST_SOCKETS, hubs.MOST_TABLES, outbox.MOST_BYTES // 1024),
        *(sockets.COMMANDS_A_SECOND, sockets.COMMANDS_AT_ONCE, sockets.CHAT_AT_ONCE, sockets.HELLO_SECONDS),
        seating.GONE_SECONDS,
        *(names.MOST_NAME, names.MOST_CHAT, names.MOST_ENTROPY, running.MOST_MESSAGE // 1024),
    )
    assert [limit for limit in limits if limit not in told] == []


def test_every_code_of_bye_is_documented() -> None:
    assert set(typing.get_args(protocol.Farewell)) <= NAMED


def test_every_error_code_of_the_socket_is_documented() -> None:
    codes = set()
    files = ("table/conditions", "table/deciding", "table/seating", "rooms/answers", "rooms/room", "rooms/socket")
    for file in files:
        for call in ast.walk(ast.parse((SOURCE / f"{file}.py").read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("TableError", "RequestError", "must"):
                codes |= {arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant)}
    found = {code for code in codes if isinstance(code, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", code)}
    assert len(found) > 25
    assert found - NAMED == set()
