"""Bots with a trained net: `net` plays its first choice, `lookahead` tries it in sampled worlds first."""

import re
import threading
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.bots.character import for_players
from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import choosing_of, features_of, lookahead_of
from knolle.bots.net import Scratch, scratch_for
from knolle.bots.searching import AIMS, FIRST_STEP, action_value, steps
from knolle.bots.weights import File, NetFile, own_file, split_file, weights
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game
from knolle.core.view import View

_BENCHES = threading.local()


@dataclass(frozen=True)
class Effort:
    """How hard to think about a choice in a game: see the `effort.py` of a game."""

    depth: int
    doubt: float
    tolerance: float
    most_ms: float

    def within(self, budget: Budget) -> Budget:
        """Return the budget, or less if more time would hardly help."""
        if budget.milliseconds is None:
            return budget
        return Budget(milliseconds=min(budget.milliseconds, self.most_ms))


@cache
def _effort_part(game: Game) -> ModuleType | None:
    return game.part("effort")


def effort_of(view: View) -> Effort:
    """Return how hard to think; in a game without `effort.py`, to look ahead to the seat's next choice."""
    own = _effort_part(view.game)
    if own is None:
        return Effort(0, 1.0, 0.01, 50.0)
    players = view.game.n_players(view.state)
    depth, doubt = (for_players(figure, players) for figure in (own.DEPTH, own.DOUBT))
    return Effort(int(depth), doubt, own.TOLERANCE, own.MOST_MS)


class Workbench(NamedTuple):
    """Scratch space of one thread: of a judgement, a state's inputs, and a race."""

    scratch: Scratch
    inputs: npt.NDArray[np.int64]
    race: Any


def trained_for(view: View, own: File | None) -> NetFile:
    return weights(view.game, view.game.n_players(view.state), own)


def workbench_for(view: View, trained: NetFile) -> Workbench:
    """Return scratch space to think in, one per thread, game and size of nets."""
    benches: dict[tuple[str, int], Workbench] = _BENCHES.__dict__.setdefault("benches", {})
    key = view.game.slug, trained.net.bias.size  # not the net's id, which another net has when this one is gone
    if key not in benches:
        features = features_of(view.game)
        assert features is not None
        inputs = np.zeros(features.MOST_ACTIVE, np.int64)
        benches[key] = Workbench(scratch_for(trained.net), inputs, new_race(lookahead_of(view.game)))
    return benches[key]


def new_race(compiled: ModuleType) -> Any:
    """Return room for the race between the actions of a choice."""
    return compiled.Race(
        rated=np.zeros(64, np.float32),
        latest=np.zeros(64),
        worths=np.zeros(64),
        leads=np.zeros(64),
        squares=np.zeros(64),
        products=np.zeros((64, 64)),
        open=np.zeros(1, np.uint64),
        best=np.zeros(1, np.uint64),
        n=np.zeros(1),
        gaps=np.zeros(64),
        leaders=np.zeros(64, np.uint64),
    )


def net_values(view: View, own: File | None = None) -> tuple[npt.NDArray[np.float32], bool]:
    """Return the net's judgement of every legal action, in points, and whether this is the match's last deal."""
    trained = trained_for(view, own)
    values = np.zeros(64, np.float32)
    seat = np.uint64(seat_of(view))
    left = choosing_of(view.game).net_values(
        view.state, 0, seat, trained.net, *workbench_for(view, trained)[:2], values
    )
    return values, left == 0


class NetBot(Bot):
    """Plays the net's first choice, within microseconds. It can be made to waver.

    Then each judgement gets a random error, given in standard deviations of its judgements of all actions: actions that
    are nearly as good are taken often, much worse ones hardly ever.
    """

    version = 2

    def __init__(self, *settings: str) -> None:
        file, others = split_file(settings)
        (waver, *more) = others or ("0",)
        if more or not re.fullmatch(r"\d(\.\d{1,3})?", waver, re.ASCII):
            raise OptionError(
                "bad-bot-settings",
                "The settings of net are how much it wavers, from 0 to 9.999, and a net's file (.npz), "
                f"not {quote(':'.join(settings))}.",
                bot="net",
            )
        self.name = ":".join(("net", *settings))
        self.waver = float(waver)
        self.file = own_file(file)

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        seat, trained, compiled = np.uint64(seat_of(view)), trained_for(view, self.file), choosing_of(view.game)
        scratch, inputs, race = workbench_for(view, trained)
        if not self.waver:
            return int(compiled.net_choice(view.state, 0, seat, trained.net, scratch, inputs))
        return int(
            compiled.wavering_choice(
                view.state, 0, seat, self.waver, trained.net, scratch, inputs, race.rated, np.uint64(rng)
            )
        )

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        ahead = Lookahead()
        ahead.file = self.file
        return ahead.evaluate(view, budget, rng)


class Lookahead(Bot):
    """Tries actions in sampled worlds, played on by the net, until its choice is clear or the budget is used up.

    It maximises its lead in points; in the last deal a win counts as some points on top, so that the lead decides while
    everything is open, and the win when its chance depends on one card.
    """

    version = 2

    def __init__(self, *settings: str) -> None:
        file, others = split_file(settings)
        objective, depth, *more = (*others, *("match", "")[len(others) :])
        if more or objective not in AIMS or not (depth == "" or depth.isdecimal()) or len(depth) > 2:
            raise OptionError(
                "bad-bot-settings",
                f"The settings of lookahead are {', '.join(AIMS)}, a depth of 0 to 99 "
                f"and a net's file (.npz), not {quote(':'.join(settings))}.",
            )
        self.name = ":".join(("lookahead", *settings))
        self.objective = AIMS[objective]
        self.depth = int(depth) if depth else None
        self.file = own_file(file)

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        seat_of(view)
        return view.legal[0] if len(view.legal) == 1 else int(self._race(view, rng, budget).best[0])

    def weigh(self, view: View, rng: int, budget: Budget) -> tuple[int, npt.NDArray[np.float64]]:
        """Return its choice, and how far every legal action seems behind it, by worlds and net together."""
        race = self._race(view, rng, budget)
        return int(race.best[0]), np.array([gap_of(race, action) for action in view.legal])

    def _race(self, view: View, rng: int, budget: Budget) -> Any:
        """Run the race of all legal actions and return it; this thread's next one overwrites it."""
        seat = np.uint64(seat_of(view))
        trained, compiled, effort = trained_for(view, self.file), lookahead_of(view.game), effort_of(view)
        scratch, inputs, race = workbench_for(view, trained)
        terms = compiled.Terms(self.objective, effort.doubt, effort.tolerance)
        compiled.start_race(view.state, seat, terms, trained.net, scratch, inputs, race)
        worlds, generator = np.concatenate([view.state, view.state]), np.uint64(rng)
        net, depth = (trained.net, scratch, inputs), self._depth(view)
        for n in steps(effort.within(budget), first=FIRST_STEP * n_open(race)):
            drawn = compiled.run_race(view.state, seat, n, depth, terms, *net, worlds, race, generator)
            generator = np.uint64(drawn)
            if n_open(race) == 1:
                break
        return race

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        figures = figures_of(view, trained_for(view, self.file), budget, rng, view.legal, self._depth(view))
        return [action_value(action, figures[action]) for action in view.legal]

    def _depth(self, view: View) -> int:
        return effort_of(view).depth if self.depth is None else self.depth


def n_open(race: Any) -> int:
    """Return how many actions are still in a race."""
    return int(race.open[0]).bit_count()


def gap_of(race: Any, action: int) -> float:
    """Return how far an action is behind the best: what it lacked to the leader at its time, who left later, and so on.

    An action that is as good may seem ahead by rounding; then this is 0.
    """
    gap = 0.0
    while action != race.best[0]:
        gap += max(float(race.gaps[action]), 0.0)
        action = int(race.leaders[action])
    return gap


def figures_of(
    view: View, trained: NetFile, budget: Budget, rng: int, among: tuple[int, ...], depth: int
) -> npt.NDArray[np.float64]:
    """Return the figures of some actions (see templates/search.py), all tried in the same worlds."""
    scratch, inputs, _ = workbench_for(view, trained)
    look_ahead = lookahead_of(view.game).look_ahead
    worlds = np.concatenate([view.state, view.state])
    figures = np.zeros((64, 7))
    seat, generator = np.uint64(seat_of(view)), np.uint64(rng)
    mask = np.uint64(sum(1 << action for action in among))
    for n in steps(budget, len(among)):
        drawn = look_ahead(view.state, seat, n, depth, mask, trained.net, scratch, inputs, worlds, figures, generator)
        generator = np.uint64(drawn)
    return figures
