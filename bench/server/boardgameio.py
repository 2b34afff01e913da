"""A trick game on boardgame.io, for comparison: its server, in a folder outside the repository, and tables there.

The folder must have `server.js`, which serves a game `trick` for four players with one move, `play`, of a card from 0
to 51 (colour × 13 + rank), and its packages in `node_modules`. Messages are those of boardgame.io 0.50 on socket.io.
"""

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from crowd import Notes
from machine import Process, free_port
from wire import LoadError, Socket

PREFIX = b"42/trick,"
SEATS = 4
read = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Hand(msgspec.Struct):
    """What a seat sees of a player."""

    hand: list[int] = []


class Facts(msgspec.Struct):
    """The public part of the game, and the seat's own hand."""

    players: dict[str, Hand]
    trick: list[dict[str, int]]


class Context(msgspec.Struct):
    """Whose turn it is, and the result at the end."""

    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class Position(msgspec.Struct):
    """The state as a seat is sent it."""

    facts: Facts = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: Position


class Rival(Process):
    """The server of the comparison, in memory."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.command = ["node", str(folder / "server.js")]
        self.environment = os.environ | {"NODE_ENV": "production", "PORT": str(self.port)}
        self.path = "/games"


class Seat(Socket):
    """The socket of one seat."""

    def __init__(self, party: "RivalParty", seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", "")
        self.party = party
        self.seat = seat
        self.position: Position | None = None

    def opened(self) -> None:
        """Wait for the server's first packet."""

    def failed(self, why: str) -> None:
        self.party.notes.fail(why)

    def heard(self, text: bytes) -> None:
        if text.startswith(PREFIX):
            kind, match, *rest = read(text[len(PREFIX) :])
            self._told(bytes(kind), msgspec.json.decode(match), rest)
        elif text.startswith(b"0"):
            self.say(b"40/trick,")
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40/trick,"):
            self.party.arrived(self)
        else:
            self.failed(f"unexpected: {text!r}")

    def _told(self, kind: bytes, match: str, rest: list[msgspec.Raw]) -> None:
        if match != self.party.match:
            return
        if kind == b'"sync"':
            self.position = msgspec.json.decode(rest[0], type=Synced).state
            self.party.synced(self)
        elif kind == b'"update"':
            position = msgspec.json.decode(rest[0], type=Position)
            if self.position is None or position.number <= self.position.number:
                self.failed("a state came twice, or before the first")
            self.position = position
            self.party.seen(self)

    def sync(self) -> None:
        """Ask for the state of the table's match; the first to ask creates it."""
        self._emit(["sync", self.party.match, str(self.seat), None, SEATS])

    def act(self) -> None:
        """Play a legal card at random."""
        assert self.position is not None
        facts, me = self.position.facts, str(self.seat)
        hand = facts.players[me].hand
        used = {play["c"] // 13 for play in facts.trick} if len(facts.trick) < SEATS else set()
        card = random.choice([card for card in hand if card // 13 not in used] or hand)
        move = {"type": "play", "args": [card], "playerID": me, "credentials": None}
        self._emit(["update", {"type": "MAKE_MOVE", "payload": move}, self.position.number, self.party.match, me])

    def _emit(self, message: list[Any]) -> None:
        self.say(PREFIX + msgspec.json.encode(message))


class RivalParty:
    """One table with its four sockets, as `crowd.Party`."""

    def __init__(self, notes: Notes, name: int, on_turn: Callable[[Any], None]) -> None:
        self.notes = notes
        self.on_turn = on_turn
        self.players = [Seat(self, seat) for seat in range(SEATS)]
        self.sent_at = 0.0
        self.is_busy = False
        self._name = name
        self._n_matches = 0
        self._n_arrived = self._n_synced = self._n_seen = self._n_others = 0
        self._mover: Seat | None = None
        self._is_here: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def match(self) -> str:
        return f"{self._name}-{self._n_matches}"

    is_playing = True
    """The next match begins by itself."""

    async def connect(self, port: int) -> None:
        """Open all sockets and wait until all have the first state."""
        loop = asyncio.get_running_loop()
        for player in self.players:
            await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
        await self._is_here

    def close(self) -> None:
        for player in self.players:
            player.close()

    def arrived(self, seat: Seat) -> None:
        """Note that a socket is open."""
        self._n_arrived += 1
        if self._n_arrived == SEATS:
            self.players[0].sync()

    def synced(self, seat: Seat) -> None:
        """Note that a seat has the first state; the first one has created the match, so that the others can ask."""
        self._n_synced += 1
        if self._n_synced == 1:
            for player in self.players[1:]:
                player.sync()
        elif self._n_synced == SEATS:
            if not self._is_here.done():
                self._is_here.set_result(None)
            else:
                self._turn()

    def seen(self, seat: Seat) -> None:
        """Note that one of the sockets has seen a move."""
        self._n_seen += 1
        if seat is not self._mover:
            self._n_others += 1
            if self._n_others == SEATS - 1:
                self.notes.times.append(perf_counter() - self.sent_at)
        if self._n_seen < SEATS:
            return
        self.notes.n_moves += 1
        position = self.players[0].position
        if position is not None and position.context.gameover is not None:
            self.notes.n_matches += 1
            self._n_matches += 1
            self._n_synced = 0
            self.players[0].sync()
        else:
            self._turn()

    def _turn(self) -> None:
        self.is_busy = False
        self.on_turn(self)

    def go_on(self, sent_at: float | None = None) -> None:
        """Make the next move. `sent_at` is when a late one was due."""
        self._n_seen = self._n_others = 0
        self.is_busy = True
        position = self.players[0].position
        if position is None:
            raise LoadError("no state yet")
        self._mover = self.players[int(position.context.current)]
        self.sent_at = sent_at or perf_counter()
        self._mover.act()
