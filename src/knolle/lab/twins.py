"""How often two bots of one kind gain the same points in a round of a game of secret choices.

Independent draws from a mixed strategy set the standard: bots that gain the same much more often act as twins.

`python -m knolle.lab.twins 3 20 SEED` measures tables for three, with 20 matches for each level.
"""

import sys
from collections.abc import Iterator
from itertools import combinations

from knolle.bots.contract import Budget
from knolle.core.registry import games
from knolle.lab.arena import Arena
from knolle.lab.playing import generator
from knolle.lab.simulate import match_seed

MIXED = "solver"
"""Draws every secret choice independently from a mixed strategy."""
LEVELS = ("easy", "medium", "hard", "master")
BUDGET = Budget(simulations=400)


def gains(name: str, players: int, number: int, seed: str) -> Iterator[list[int]]:
    """Yield the points of every seat in each round of a match between bots of one kind."""
    game = next(game for game in games() if game.is_simultaneous)
    arena = Arena(game, players, [name] * players, seed, BUDGET)
    match, minds = arena.start(number), arena.bots_at(number)
    before, round_before = arena.game.totals(match.state), int(match.state["this_round"][0])
    while not match.is_over:
        for seat in match.to_act:
            rng = generator(match_seed(seed, number), 0, seat, len(match.choices))
            match.act(seat, minds[seat].choose(match.view(seat), rng, BUDGET))
        if match.is_over or int(match.state["this_round"][0]) != round_before:
            now = arena.game.totals(match.state)
            yield [after - earlier for after, earlier in zip(now, before, strict=True)]
            before, round_before = now, int(match.state["this_round"][0])


def share_alike(name: str, players: int, matches: int, seed: str) -> tuple[float, int]:
    """Return the share of rounds in which two seats gain the same, over all pairs of seats, and the rounds."""
    rounds = [row for number in range(matches) for row in gains(name, players, number, seed)]
    alike = [first == second for row in rounds for first, second in combinations(row, 2)]
    return sum(alike) / len(alike), len(rounds)


if __name__ == "__main__":
    table, many, words = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    usual, _ = share_alike(MIXED, table, many, words)
    for level in (MIXED, *LEVELS):
        found, n = share_alike(level, table, many, words)
        print(f"{level:7} the same points in {100 * found:.1f} % of {n} rounds, {found / usual:.2f} of mixed play")
