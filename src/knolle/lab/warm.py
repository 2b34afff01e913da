"""Compile everything once, so that nobody waits for the compiler in the middle of a match."""

import sys

import numpy as np

from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.registry import game
from knolle.lab.simulate import Simulation


def warm(chosen: Game) -> None:
    """Call every compiled function of a game with the types in use; those in the disk cache are only loaded."""
    players = chosen.players[0]
    match = Match(chosen, players=players, seed=bytes(32))
    seat = match.to_act[0]
    match.view(seat).determinize(0)
    match.act(seat, match.legal(seat)[0])
    for other in match.to_act:
        match.act(other, match.legal(other)[0])
    chosen.totals(match.state)
    chosen.winners(match.state)
    for _ in Simulation(chosen, players, 1, "warm", ["greedy"]).chunks(1):
        pass
    fresh = chosen.start(chosen.settle(players, {}), 0)
    chosen.calls.call_play_random(np.concatenate([fresh, fresh]), 0, 2, np.uint64(1))


def warm_bots(chosen: Game) -> None:
    """Do the same for all bots of a game: one choice each, and one judgement."""
    view = Match(chosen, players=chosen.players[0], seed=bytes(32)).view(0)
    for name in ("easy", "medium", "hard", "master", "pimc", "ismcts"):
        bot(name).choose(view, 0, Budget(simulations=1))
    bot("master").evaluate(view, Budget(simulations=1))


if __name__ == "__main__":
    from contextlib import suppress

    with suppress(KeyboardInterrupt):
        {"games": warm, "bots": warm_bots}[sys.argv[1]](game(sys.argv[2]))
