"""`solver`: looks one choice ahead with a trained net, and mixes its choices where seats choose together."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import features_of, greedy_of, instance, is_solved, judge_parts
from knolle.bots.searching import CLOCK, WIN_WORTH, steps
from knolle.bots.weights import File, net_file, other_shape, own_file, read, split_file
from knolle.core.errors import OptionError
from knolle.core.game import Game
from knolle.core.view import View

FIRST_LOOK = 128
"""Outcomes before the first comparison of two mixed strategies."""
SETTLED = 0.1
"""A mixed strategy is settled if it moved by no more than this, summed over actions, while the outcomes doubled."""
ENOUGH = 4096
"""Outcomes after which it is taken as settled."""
FEATURES = ("state_inputs", "state_figures", "n_lucks", "other_luck")
Weights = npt.NDArray[np.float32]


@dataclass(frozen=True)
class CompiledSolver:
    """The compiled solver of a game, the inputs of its net, and the arrays it needs."""

    compiled: ModuleType
    features: ModuleType

    @property
    def n_inputs(self) -> int:
        """The number of rows of a net's hidden layer."""
        return int(self.features.N_INPUTS + self.features.N_DENSE)

    def n_weights(self, hidden: int) -> int:
        """Return the number of weights of a net."""
        return (self.n_inputs + 3) * hidden + 2

    def judge(self, flat: Weights, win_worth: float = WIN_WORTH, *, asks_both: bool = True) -> Any:
        """Return a net whose weights are views of the flat array."""
        hidden = (flat.size - 2) // (self.n_inputs + 3)
        shapes = (self.features.N_INPUTS, hidden), (self.features.N_DENSE, hidden), (hidden,), (2, hidden), (2,)
        ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
        pieces = zip(np.split(flat, ends[:-1]), shapes, strict=True)
        weights = (piece.reshape(shape) for piece, shape in pieces)
        return self.compiled.Judge(*weights, np.full(1, win_worth, np.float32), np.full(1, asks_both))

    def room(self, hidden: int) -> Any:
        """Return scratch space for one thinker."""
        seats, actions = self.compiled.N_SEATS, self.compiled.N_ACTIONS
        return self.compiled.Workspace(
            inputs=np.zeros(self.features.MOST_ACTIVE, np.int64),
            dense=np.zeros(self.features.N_DENSE, np.float32),
            pairs=np.zeros(self.features.PAIRS_SHAPE, np.float32),
            hidden=np.zeros(hidden, np.float32),
            spare=np.zeros(hidden, np.float32),
            verdicts=np.zeros((seats, 2)),
            scores=np.zeros(self.compiled.N_OUTCOMES, np.uint64),
            outcomes=np.zeros((self.compiled.N_OUTCOMES, seats, 2)),
            figures=np.zeros(self.compiled.N_FIGURES),
            cells=np.zeros((seats, actions, actions, self.compiled.N_FIGURES)),
            regrets=np.zeros((seats, actions)),
            mixes=np.zeros((seats, actions)),
            sums=np.zeros((seats, actions)),
            n_rounds=np.zeros(1),
            payoffs=np.zeros((seats, actions, actions)),
            drawn=np.zeros((seats + 1, actions)),
        )


@cache
def solving_of(game: Game) -> CompiledSolver:
    """Return the compiled solver of a game whose seats choose together; raise `no-solver` for other games."""
    features = features_of(game)
    if features is None or not is_solved(game):
        raise OptionError("no-solver", f"{game.name} has no solver: its seats choose one after the other.")
    given = {function: getattr(features, function) for function in FEATURES}
    return CompiledSolver(instance("mixing", game, greedy=greedy_of(game), **judge_parts(game), **given), features)


# -- weights ---------------------------------------------------------------------------------------


@cache
def judge_for(game: Game, players: int, own: File | None = None) -> Any:
    """Return the trained net: the package's, or the user's own."""
    solving, path = solving_of(game), net_file(game, players, own)
    flat, about = read(path, game)
    if flat.size != solving.n_weights(about.get("hidden", 0)):
        raise other_shape(path, game)
    return solving.judge(flat)


# -- the bot ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solution:
    """The result of thinking about a view."""

    solving: CompiledSolver
    view: View
    seat: int
    room: Any

    @property
    def mix(self) -> npt.NDArray[np.float64]:
        """The chance of each action below 8."""
        found: npt.NDArray[np.float64] = self.room.mixes[self.view.game.to_act(self.view.state).index(self.seat)]
        return found

    def value(self, action: int) -> ActionValue:
        """Return what an action is worth against the mixed strategies of the others."""
        state, figures = self.view.state, np.zeros(self.solving.compiled.N_FIGURES)
        self.solving.compiled.action_figures(state, np.uint64(self.seat), np.uint64(action), self.room, figures)
        n, lead, lead_variance, chance, chance_variance = figures.tolist()
        totals = self.view.game.totals(state)
        ahead = totals[self.seat] - (sum(totals) - totals[self.seat]) / (len(totals) - 1)
        return ActionValue(action, lead - ahead, math.sqrt(lead_variance), chance, math.sqrt(chance_variance), int(n))


def think(view: View, judge: Any, budget: Budget, rng: int, *, until_settled: bool = False) -> Solution:
    """Solve the seat's choice with a net, for as long as the budget allows or until the mixed strategy is settled."""
    solving = solving_of(view.game)
    seat, generator = seat_of(view), np.uint64(rng)
    room, worlds = solving.room(judge.bias.size), np.concatenate([view.state] * 3)
    found = Solution(solving, view, seat, room)
    done, before = 0, None
    for n in portions(budget) if until_settled else steps(budget):
        drawn = solving.compiled.think_more(view.state, np.uint64(seat), n, judge, room, worlds, generator)
        generator = np.uint64(drawn)
        done += n
        mix = found.mix.tolist()
        if until_settled and (done >= ENOUGH or is_settled(before, mix)):
            break
        before = mix
    return found


def portions(budget: Budget) -> Iterator[int]:
    """Yield amounts of work, each as much as all before it, until the budget is used up."""
    start, n, done = CLOCK(), FIRST_LOOK, 0
    while True:
        if budget.simulations is not None:
            n = min(n, budget.simulations - done)
        yield n
        done += n
        n = done
        if budget.simulations is None:
            spent = max(CLOCK() - start, 1e-7)
            n = min(n, int(done * ((budget.milliseconds or 0.0) / 1000 / spent - 1.0)))
        elif done >= budget.simulations:
            return
        if n <= 0:
            return


def is_settled(before: list[float] | None, after: list[float]) -> bool:
    """Return whether a mixed strategy hardly moved."""
    if before is None:
        return False
    return math.fsum(abs(a - b) for a, b in zip(before, after, strict=True)) <= SETTLED


class Solver(Bot):
    """Solves each choice as a game whose outcomes a net judges, and draws from the mixed strategy it finds."""

    version = 2

    def __init__(self, *settings: str) -> None:
        file, others = split_file(settings)
        if others:
            raise OptionError("bad-bot-settings", "solver has one setting, a net's file (.npz).", bot="solver")
        self.name = ":".join(("solver", *settings))
        self.file = own_file(file)

    def mix(self, view: View, rng: int, budget: Budget) -> npt.NDArray[np.float64]:
        """Return the chances with which it chooses each action."""
        return self._think(view, rng, budget).mix

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        found = self._think(view, rng, budget)
        drawn = found.solving.compiled.drawn_action(view.state, np.uint64(found.seat), found.room, np.uint64(rng))
        return int(drawn)

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        solution = think(view, self._judge(view), budget, rng)
        return [solution.value(action) for action in view.legal]

    def _think(self, view: View, rng: int, budget: Budget) -> Solution:
        return think(view, self._judge(view), budget, rng, until_settled=True)

    def _judge(self, view: View) -> Any:
        return judge_for(view.game, view.game.n_players(view.state), self.file)
