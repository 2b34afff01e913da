"""Hostile and clumsy clients at a real socket: each gets an error code, and the others play on."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode

from knolle.server import limits
from knolle.server.guests import hash_token
from knolle.server.process import requests
from knolle.server.rooms import socket as sockets
from knolle.server.storage import open_storage
from server.playing import PATIENCE, GoneError, LiveServer, Person, Player, serving

DEEP = "[" * 1900 + "]" * 1900
ACTIONS = ("NaN", "Infinity", "1.5", "1e400", "true", "null", "[]", "{}", f'"{"x" * 601}"', DEEP)
UNREADABLE: list[str] = [
    *("", " ", "{", "null", "true", "5", "[]", '"act"', "{}", '{"type":"ping","id":"1"', '{"type":"ping","id":"1"} x'),
    *('{"type":"dance","id":"1"}', '{"id":"1"}', '{"type":null,"id":"1"}', '{"type":"snapshot","id":"1"}'),
    *('{"type":"act","id":"1"}', '{"type":"act","id":"1","seq":0}', '{"type":"ping","id":"1","more":1}'),
    *('{"type":"ping"}', '{"type":"ping","id":1}', '{"type":"ping","id":""}', f'{{"type":"ping","id":"{"x" * 41}"}}'),
    *(f'{{"type":"act","id":"1","seq":0,"action":{action}}}' for action in ACTIONS),
    *(f'{{"type":"act","id":"1","seq":{seq},"action":0}}' for seq in ("-2", "1e3", '"0"', "9" * 30, "null")),
    *(f'{{"type":"offer","id":"1","seat":{seat}}}' for seat in ("-1", "8", "0.0", '"0"')),
    '{"type":"replace","id":"1","seat":0,"level":"god"}',
    '{"type":"consent","id":"1","agree":"yes"}',
    '{"type":"say","id":"1","text":"\\ud800"}',
    f'{{"type":"hello","version":2,"seq":0,"x":{DEEP}}}',
    DEEP,
]


@contextlib.asynccontextmanager
async def table_of_two(
    tmp_path: Path, **options: Any
) -> AsyncIterator[tuple[LiveServer, str, list[Person], list[Player]]]:
    """Run a match of two people on a real server with a real database."""
    async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}"), **options) as served:
        people = [await served.person(name) for name in ("Ann", "Ben")]
        key = await served.open_table(people[0], "companeros", 3, bots={2: "easy"}, starter=0)
        players = [await served.join(key, person.token) for person in people]
        for player in players:
            await player.ask("sit", name="Ann")
        await players[0].ask("start")
        await players[1].until(lambda told: told.view is not None)
        yield served, key, people, players


async def plays_on(players: list[Player]) -> bool:
    """Return whether a choice still reaches everybody."""
    seq = max(player.state.seq for player in players)
    for player in players:
        await player.reach(seq)
    mover = next((player for player in players if player.is_asked), None)
    if mover is None:
        return (await players[0].ask("say", text="hm"))["type"] == "done"
    done = await mover.act()
    for player in players:
        await player.reach(done["seq"])
    return bool(done["type"] == "done")


async def code_of(player: Player) -> str:
    """Return the code of the next refusal."""
    while (message := await player.hear())["type"] != "refused":
        pass
    return str(message["code"])


async def end_of(player: Player) -> int:
    """Receive all messages and return the code with which the socket is closed."""
    try:
        while True:
            await player.hear()
    except GoneError as gone:
        return int(gone.args[0])


async def holds(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_unreadable_messages_are_refused_with_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "COMMANDS_AT_ONCE", 1e9)

    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, _people, players):
            hostile = await served.join(key, (await served.person("Eve")).token)
            connection = hostile.link.connection
            for frame in UNREADABLE:
                await hostile.link.send(frame)
                assert await code_of(hostile) == "bad-message", frame
            for data in (b"", b"\x00\xff", b'{"type":"ping","id":"1"}'):
                await connection.send(data)
                assert await code_of(hostile) == "binary-message"
            await hostile.link.send(json.dumps({"type": "say", "id": "1", "text": "x" * 4090}))
            assert await code_of(hostile) == "message-too-long"
            await hostile.hello()
            assert await code_of(hostile) == "hello-again"
            assert (await hostile.ask("act", seq=0, action=10**4000))["code"] == "not-seated"
            assert (await players[0].act(action=10**3900))["code"] == "unknown-action"
            assert (await players[0].act(action="\x00"))["code"] == "unknown-action"
            assert (await hostile.ask("ping"))["type"] == "pong"
            assert await plays_on(players)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"act","id":"1","seq":0,"action":0}', "no-hello"),
        ('{"type":"hello","version":1}', "bad-version"),
        ('{"type":"hello","version":%s}' % ("9" * 50), "bad-version"),
        ('{"type":"hello"}', "bad-message"),
        (b"\x00", "binary-message"),
    ],
)
def test_a_client_with_a_wrong_first_message_is_disconnected(tmp_path: Path, first: str | bytes, code: str) -> None:
    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, _people, players):
            rude = await served.connect(key, (await served.person("Eve")).token)
            await rude.link.connection.send(first)
            assert await code_of(rude) == code
            assert await rude.hear() == {"type": "bye", "code": "protocol", "again": False}
            assert await end_of(rude) == 1007
            assert await plays_on(players)

    asyncio.run(play())


def test_a_silent_client_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.01)

    async def play() -> None:
        async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}")) as served:
            ann = await served.person("Ann")
            silent = await served.connect(await served.open_table(ann, "companeros", 3), ann.token)
            assert (await silent.hear())["code"] == "protocol"

    asyncio.run(play())


def ping(name: str, more: int = 0) -> bytes:
    """Return the frame of a ping, padded with spaces."""
    return Frame(Opcode.TEXT, b'{"type":"ping","id":"%b"%b}' % (name.encode(), b" " * more)).serialize(mask=True)


def test_messages_are_read_however_their_bytes_arrive(tmp_path: Path) -> None:
    start, end = Frame(Opcode.TEXT, b'{"type":"ping",', fin=False), Frame(Opcode.CONT, b'"id":"halves"}')
    pong = Frame(Opcode.PONG, b"unasked").serialize(mask=True)
    cut, inner = ping("cut"), ping("inner")
    pieces = {
        "whole": [ping("whole")],
        "long": [ping("long", 200)],
        "later": [pong, ping("later")],
        "halves": [start.serialize(mask=True), pong, end.serialize(mask=True)],
        "last": [ping("first") + ping("last")],
        "cut": [cut[:2], cut[2:9], cut[9:]],
        "end": [ping("end")],
    }
    hidden = [bytes((0x82, 0x80 | len(inner), 0, 0, 0, 0)), inner]

    async def send(player: Player, parts: list[bytes]) -> None:
        for part in parts:
            player.link.connection.transport.write(part)  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)

    async def play() -> None:
        async with table_of_two(tmp_path) as (_, _, _, players):
            for name, parts in pieces.items():
                await send(players[0], parts)
                while name not in players[0].answers:
                    await players[0].hear()
                assert [answer["type"] for answer in players[0].answers[name]] == ["pong"]
            await send(players[1], hidden)
            assert await code_of(players[1]) == "binary-message"
            assert await plays_on(players)

    asyncio.run(play())


def test_an_oversized_frame_closes_the_socket(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, people, players):
            hostile = await served.join(key, people[1].token)
            await hostile.link.send("x" * 20_000)
            assert await end_of(hostile) == 1009
            assert await plays_on(players)

    asyncio.run(play())


@pytest.mark.usefixtures("no_refill")
def test_a_flood_closes_the_socket_and_the_client_may_reconnect_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, _people, players):
            eve = await served.person("Eve")
            hasty = await served.join(key, eve.token)
            for k in range(200):
                await hasty.say("ping", id=f"{k}")
            assert await end_of(hasty) == 1013
            assert json.loads(hasty.heard[-1]) == {"type": "bye", "code": "flood", "again": True}
            assert await plays_on(players)
            again = await served.join(key, eve.token)
            await again.say("ping", id="1")
            assert await end_of(again) == 1013  # the limit is the guest's, not the socket's
            monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 60.0))
            again = await served.join(key, eve.token)
            assert (await again.ask("ping"))["type"] == "pong"

    asyncio.run(play())


@pytest.mark.usefixtures("no_refill")
def test_chat_and_changes_are_limited_for_all_sockets_of_a_guest(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}")) as served:
            ann, eve = await served.person("Ann"), await served.person("Eve")
            key = await served.open_table(ann, "companeros", 3)
            codes = []
            for _ in range(4):
                visitor = await served.join(key, eve.token)
                codes += [(await visitor.ask("say", text="hm")).get("code") for _ in range(3)]
            assert codes == [None] * 6 + ["chat-too-fast"] * 6
            first, second = [await served.join(key, ann.token) for _ in range(2)]
            assert (await first.ask("sit", name="Ann"))["type"] == "done"
            offers = [(await one.ask("offer", seat=1)).get("code") for _ in range(25) for one in (first, second)]
            assert offers == [None] * 39 + ["too-often"] * 11
            assert (await first.ask("ping"))["type"] == "pong"

    asyncio.run(play())


@pytest.mark.usefixtures("no_refill")
def test_chat_is_limited_for_all_guests_of_an_address(tmp_path: Path) -> None:
    async def play() -> None:
        many = limits.Limits(requests_a_second=1e6)
        async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}"), limits=many) as served:
            key = await served.open_table(await served.person("Ann"), "companeros", 3)
            codes = []
            for k in range(limits.HOUSEHOLD + 2):
                visitor = await served.join(key, (await served.person(f"Eve {k}")).token)
                codes += [(await visitor.ask("say", text="hm")).get("code") for _ in range(6)]
                assert (await visitor.ask("ping"))["type"] == "pong"
            assert codes == [None] * 6 * limits.HOUSEHOLD + ["chat-too-fast"] * 12

    asyncio.run(play())


def test_sockets_are_limited_for_all_guests_of_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS", 2)

    async def play() -> None:
        many = limits.Limits(requests_a_second=1e6)
        async with table_of_two(tmp_path, limits=many) as (served, key, _people, players):
            eves = [await served.person(f"Eve {k}") for k in range(limits.HOUSEHOLD)]
            crowd = [await served.join(key, eve.token) for eve in eves[1:] for _ in range(2)]
            room = served.hub.rooms[key]
            assert len(room.clients) == 2 * limits.HOUSEHOLD
            with pytest.raises(websockets.InvalidStatus, match="429"):
                await served.connect(key, eves[0].token)
            await crowd.pop().link.close()
            await holds(lambda: len(room.clients) == 2 * limits.HOUSEHOLD - 1)
            await served.join(key, eves[0].token)
            assert await plays_on(players)

    asyncio.run(play())


@pytest.mark.usefixtures("no_refill")
def test_chat_is_rate_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of_two(tmp_path) as (_served, _key, _people, players):
            answers = [await players[0].ask("say", text="hm") for _ in range(8)]
            assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 2
            assert answers[-1]["code"] == "chat-too-fast"

    asyncio.run(play())


def test_a_client_that_does_not_read_is_cut_off_and_may_reconnect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "COMMANDS_AT_ONCE", 1e9)
    monkeypatch.setattr(sockets, "RESYNC_BYTES", 1e12)

    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, people, players):
            deaf = await served.connect(key, people[1].token, max_queue=1)
            await deaf.hello()
            room = served.hub.rooms[key]
            await holds(lambda: len(room.clients) == 3)
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(20_000):  # each is answered with a snapshot
                    await deaf.say("act", id="x", seq=99999, action=0)
            await holds(lambda: len(room.clients) == 2)
            assert await plays_on(players)
            assert await end_of(deaf) == 1006
            again = await served.join(key, people[1].token, deaf.state)
            assert (await again.ask("ping"))["type"] == "pong"

    asyncio.run(play())


def test_the_socket_of_a_device_that_was_signed_out_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_of_two(tmp_path) as (served, key, people, players):
            guest, token = await served.guests.arrive(await served.guests.link(people[0].guest)) or pytest.fail(
                "no link"
            )
            phone = await served.join(key, token)
            await served.guests.sign_out_others(guest, token)
            served.hub.part_with(guest.id, hash_token(token))
            assert await end_of(players[0]) == 1013
            with pytest.raises(websockets.InvalidStatus):
                await served.connect(key, people[0].token)
            assert await plays_on([phone, players[1]])

    asyncio.run(play())


def test_only_allowed_clients_may_open_a_socket(tmp_path: Path) -> None:
    async def refused(served: LiveServer, key: str, token: str | None, **options: Any) -> tuple[int, str]:
        with pytest.raises(websockets.InvalidStatus) as answer:
            await served.connect(key, token, **options)
        response = answer.value.response
        return response.status_code, json.loads(response.body)["code"]

    async def play() -> None:
        async with table_of_two(tmp_path, origins=frozenset({"https://knolle.example"})) as (served, key, people, _):
            token = people[0].token
            assert await refused(served, "nosuchtable", token) == (404, "no-such-table")
            assert await refused(served, key, None) == (401, "no-guest")
            assert await refused(served, key, "x" * 43) == (401, "no-guest")
            for origin in ("https://evil.example", "null", "http://[", f"http://{served.address}.evil.example"):
                assert await refused(served, key, token, origin=origin) == (403, "bad-origin")
            for length in (5_000, 60_000):  # the latter is too long for the parser of websockets
                cookie = {"Cookie": 'knolle="' + "\\\\" * (length // 2) + '"'}
                refusal = await refused(served, key, None, additional_headers=cookie)
                assert refusal == (431, "cookies-too-large")
            for origin in (f"http://{served.address}", "https://knolle.example"):
                await (await served.connect(key, token, origin=origin)).link.close()
            crowd = [await served.connect(key, token) for _ in range(sockets.MOST_SOCKETS - 1)]
            assert await refused(served, key, token) == (429, "too-many-sockets")
            for player in crowd:
                await player.link.close()
            assert await plays_on([await served.join(key, person.token) for person in people])

    asyncio.run(play())


@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
)
def test_a_request_that_never_ends_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.05)

    async def play() -> None:
        async with serving(open_storage(f"sqlite:///{tmp_path / 'knolle.db'}")) as served:
            ann = await served.person("Ann")
            player = await served.join(await served.open_table(ann, "companeros", 3), ann.token)
            host, port = served.address.split(":")
            whole = b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\n"
            for before in (b"", whole) if start else (b"",):  # the first request of a connection, and a later one
                reader, writer = await asyncio.open_connection(host, int(port))
                async with asyncio.timeout(PATIENCE):
                    if before:
                        writer.write(before)
                        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                        assert head.startswith("http/1.1 200")
                        await reader.readexactly(int(head.split("content-length: ")[1].split()[0]))
                    writer.write(start)
                    assert not (await reader.read()).startswith(b"HTTP/1.1 200")  # perhaps a refusal, then the end
                writer.close()
            assert (await player.ask("ping"))["type"] == "pong"  # a socket may stay

    asyncio.run(play())
