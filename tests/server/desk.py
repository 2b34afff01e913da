"""A bare table: commands become steps and steps are taken, without clock, network or storage."""

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from knolle.core.errors import KnolleError
from knolle.server import protocol as p
from knolle.server.table import deciding, seating, steps
from knolle.server.table.change import Change
from knolle.server.table.dealing import commit
from knolle.server.table.table import Table

ANN, BEN, CLEO, DAN = 11, 12, 13, 14
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
SEED = "5e" * 32


@dataclass
class Desk:
    """A table that takes commands of guests and keeps a journal."""

    table: Table
    journal: list[tuple[bytes, int]] = field(default_factory=list)
    now: int = 1000

    def do(self, guest: int, command: type[Any], **fields: Any) -> Change:
        made = command(id=f"{len(self.journal)}", **fields)
        return self.take(deciding.decide(self.table, made, guest, NAMES[guest], self.now))

    def take(self, step: steps.AnyStep) -> Change:
        self.journal.append((steps.encode(step), self.now))
        return self.table.evolve(step, self.now)

    def refuses(self, guest: int, command: type[Any], **fields: Any) -> str:
        with pytest.raises(KnolleError) as refused:
            self.do(guest, command, **fields)
        return refused.value.code

    def act(self, seat: int | None = None, k: int = 0) -> Change:
        """Let the seat's player or bot (by default of the first seat to act) take its k-th legal action."""
        match = self.table.match
        assert match is not None
        seat = match.to_act[0] if seat is None else seat
        guest, action = self.table.seats[seat].guest, match.legal(seat)[k]
        if guest is not None and self.table.seats[seat].level is None:
            return self.do(guest, p.Act, seq=self.table.seq, action=action)
        return self.take(deciding.choice(self.table, seat, action, self.table.seq, self.now))

    def play_out(self, seed: int = 0) -> None:
        rng = random.Random(seed)
        while self.table.status == "playing":
            seat = rng.choice(self.table.match.to_act)
            self.act(seat, rng.randrange(len(self.table.match.legal(seat))))

    def offer(self, seat: int, secret: str = "sesame") -> None:
        self.take(seating.promise(self.table, p.Offer(id=f"{len(self.journal)}", seat=seat), ANN, secret))


def open_desk(
    game: str = "companeros", players: int = 3, bots: Any = None, options: Any = None, **settings: Any
) -> Desk:
    first = steps.Opened(
        game=game,
        players=players,
        options=options or {},
        settings=msgspec.convert(settings, p.Settings),
        host=ANN,
        host_name="Ann",
        bots=bots or {},
        seed=SEED,
    )
    return Desk(Table(first, 0), [(steps.encode(first), 0)])


def start_match(*guests: int, entropy: str | None = None, **table: Any) -> Desk:
    """Start a match with the guests seated in this order and bots at the other seats; seat 0 starts."""
    desk = open_desk(**{"starter": 0} | table)
    for guest in guests:
        desk.do(guest, p.Sit, name=NAMES[guest], commitment=None if entropy is None else commit(f"{entropy}{guest}"))
    desk.do(ANN, p.Start)
    for guest in guests if entropy is not None else ():
        desk.do(guest, p.Reveal, text=f"{entropy}{guest}")
    return desk


def read_again(desk: Desk) -> Table:
    """Return the table, replayed from its journal."""
    first, *rest = desk.journal
    made = steps.decode(first[0])
    assert isinstance(made, steps.Opened)
    table = Table(made, first[1])
    for body, at in rest:
        table.evolve(steps.decode(body), at)
    return table
