"""Flat Monte Carlo in compiled code: tries every action in sampled worlds and plays on at random.

Run it in the arena:

    knolle arena potato-man --players 4 --bots examples/flat.py:Flat,greedy,greedy,greedy --deals 50

The functions of the game (`apply`, `legal`, …) are put into this file by `kernels`.
"""
# ruff: noqa: F821

import numpy as np

from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.compiled.decorators import DEALER, entry, inner, lowest, random_bit, step, uint64, word
from knolle.core.view import View
from knolle.lab.search import kernels

U0, U1, U3 = uint64(0), uint64(1), uint64(3)


@inner
def random_choices(s, acting, rng):
    """Return a random action of each acting seat, packed into bytes, and the new generator."""
    packed = U0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        rng = step(rng)
        packed |= lowest(random_bit(word(rng), legal(s, seat))) << (seat << U3)
    return packed, rng


@entry
def flat(views, seat, n, worlds, sums, rng):
    """Add the seat's points after each legal action, over n worlds."""
    for _ in range(n):
        worlds[0] = views[0]
        rng = determinize(worlds[0], seat, step(rng))
        others, rng = random_choices(worlds[0], to_act(worlds[0]) & ~(U1 << seat), rng)
        mask = legal(worlds[0], seat)
        while mask:
            action = lowest(mask)
            mask &= mask - U1
            worlds[1] = worlds[0]
            s = worlds[1]
            apply(s, others | action << (seat << U3), None)
            while not deal_ended(s):
                acting = to_act(s)
                if acting == DEALER:
                    rng = deal_random(s, rng)
                else:
                    packed, rng = random_choices(s, acting, rng)
                    apply(s, packed, None)
            sums[action] += standing(s, seat)


class Flat(Bot):
    """Takes the action with the most points on average."""

    name = "flat"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        """Return the action with the highest value."""
        return max(self.evaluate(view, budget, rng), key=lambda value: value.points).action

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        """Return the mean points after each action; a world counts as a simulation, or as 50 µs."""
        worlds, sums = np.concatenate([view.state, view.state]), np.zeros(64)
        n = budget.simulations or max(1, int(20 * (budget.milliseconds or 0)))
        kernels(__file__, view.game).flat(view.state, np.uint64(view.seat), n, worlds, sums, np.uint64(rng))
        return [ActionValue(action, sums[action] / n, 0.0, 0.0, 0.0, n) for action in view.legal]
