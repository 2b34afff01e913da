"""Measure what a move costs without sockets and storage: `python bench/server/building.py [game] [option=value ...]`.

It plays random matches, then replays them several times as a room does: it checks each choice, takes it, and builds
the messages for all viewers. For each move and part the shortest time counts, so other load hardly changes the result.
The digest is that of all messages: it stays the same as long as the server sends the same bytes.
"""

import argparse
import hashlib
import random
import time
from dataclasses import dataclass

from machine import OWN_CORE, pin

from knolle.core.registry import game as game_of
from knolle.server.protocol import Settings
from knolle.server.rooms.updates import Updates
from knolle.server.table import deciding, steps
from knolle.server.table.table import Table

PARTS = ("check", "take", "build")


@dataclass
class Replay:
    """A table with a match in progress, and the messages of its start and of every move."""

    table: Table
    updates: Updates
    digest: "hashlib._Hash"

    @classmethod
    def begin(cls, slug: str, players: int, options: dict[str, str | int], seed: int) -> "Replay":
        opened = steps.Opened(
            game=slug,
            players=players,
            options=options,
            settings=Settings(),
            host=0,
            host_name="Ann",
            bots={},
            seed=f"{seed:064x}",
        )
        table = Table(opened, 0)
        replay = cls(table, Updates(table), hashlib.sha256())
        for seat in range(players):
            replay.step(steps.Sat(seat=seat, guest=seat, name=f"Player {seat}"))
        replay.step(steps.Started(starter=0, level="medium"))
        return replay

    def step(self, step: steps.AnyStep) -> tuple[int, int]:
        """Take a step; return the nanoseconds spent on taking it and on building its messages."""
        start = time.perf_counter_ns()
        change = self.table.evolve(step, 0)
        taken = time.perf_counter_ns()
        draft = self.updates.update(change)
        viewers = (None, *range(len(self.table.seats)))
        messages = {reader: draft.message(reader) for reader in set(map(draft.reader, viewers))}
        built = time.perf_counter_ns()
        for viewer in viewers:
            self.digest.update(b"%r:%b\n" % (viewer, messages[draft.reader(viewer)]))
        return taken - start, built - taken

    def move(self, seat: int, action: int) -> tuple[int, ...]:
        """Make a choice; return the nanoseconds spent on each part."""
        match, table = self.table.match, self.table
        assert match is not None
        text = match.game.action_text(match.state, seat, action)
        start = time.perf_counter_ns()
        step = deciding.choice(table, seat, text, table.seq, 0)
        return time.perf_counter_ns() - start, *self.step(step)


def played(replay: Replay, seed: int) -> list[tuple[int, int]]:
    """Play a match to its end at random and return its choices."""
    chance, match, found = random.Random(seed), replay.table.match, []
    assert match is not None
    while match.to_act:
        seat = match.to_act[0]
        found.append((seat, chance.choice(match.legal(seat))))
        replay.move(*found[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="potato-man")
    parser.add_argument("options", nargs="*", help="options of the game, such as memory=on")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--times", type=int, default=20, help="how often each match is replayed")
    asked = parser.parse_args()
    given = dict(option.split("=", 1) for option in asked.options)
    options = {name: int(value) if value.isdigit() else value for name, value in given.items()}
    pin(0, OWN_CORE)
    game_of(asked.game)
    total, n_moves, digest = [0] * len(PARTS), 0, hashlib.sha256()
    for seed in range(asked.matches):
        first = Replay.begin(asked.game, asked.players, options, seed)
        moves = played(first, seed)
        digest.update(first.digest.digest())
        least = [[10**9] * len(PARTS) for _ in moves]
        for _ in range(asked.times):
            again = Replay.begin(asked.game, asked.players, options, seed)
            for k, move in enumerate(moves):
                least[k] = list(map(min, least[k], again.move(*move)))
        total = [sum(one) for one in zip(total, *least, strict=True)]
        n_moves += len(moves)
    means = [spent / n_moves / 1000 for spent in total]
    told = ", ".join(f"{part} {mean:.1f} µs" for part, mean in zip(PARTS, means, strict=True))
    print(f"{n_moves} moves: {told}; together {sum(means):.1f} µs per move; messages {digest.hexdigest()[:16]}")


if __name__ == "__main__":
    main()
