"""Bots with a trained net: `net` plays what the net likes best, `lookahead` tries it in sampled worlds first."""

import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import choosing_of, features_of, lookahead_of
from knolle.bots.net import Scratch, scratch_for
from knolle.bots.searching import OBJECTIVES, action_value, steps
from knolle.bots.weights import Trained, weights
from knolle.core.errors import OptionError
from knolle.core.fair import shown
from knolle.core.view import View

_ROOM = threading.local()


def room_for(view: View, trained: Trained) -> tuple[Scratch, npt.NDArray[np.int64]]:
    """Room to think in, one a thread and net."""
    rooms: dict[int, Any] = _ROOM.__dict__.setdefault("rooms", {})
    if id(trained) not in rooms:
        features = features_of(view.game)
        assert features is not None
        rooms[id(trained)] = scratch_for(trained.net), np.zeros(features.MOST_ACTIVE, np.int64)
    room: tuple[Scratch, npt.NDArray[np.int64]] = rooms[id(trained)]
    return room


class NetBot(Bot):
    """What the net likes best, in some microseconds."""

    name = "net"

    def __init__(self, *settings: str) -> None:
        if settings:
            raise OptionError("bad-bot-settings", "net has no settings.", bot="net")

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        seat = np.uint64(seat_of(view))
        trained = weights(view.game, int(view.record["players"][0]))
        return int(choosing_of(view.game).net_choice(view.record, 0, seat, trained.net, *room_for(view, trained)))

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return Lookahead().evaluate(view, budget, rng)


class Lookahead(Bot):
    """Tries every action in sampled worlds, played by the net until its own next turn, which the net judges."""

    def __init__(self, *settings: str) -> None:
        objective, depth, *more = (*settings, *("difference", "0")[len(settings) :])
        if more or objective not in OBJECTIVES or depth not in ("0", "1", "2", "9"):
            raise OptionError(
                "bad-bot-settings",
                f"The settings of lookahead are {', '.join(OBJECTIVES)} and a depth of 0, 1, 2 or 9, "
                f"not {shown(':'.join(settings))}.",
            )
        self.name = ":".join(("lookahead", *settings))
        self.objective = OBJECTIVES[objective]
        self.depth = int(depth)

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        figures = self._figures(view, budget, rng, drop=True)
        column = 1 + 2 * self.objective
        return max(view.legal, key=lambda action: figures[action, column] / figures[action, 0])

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        figures = self._figures(view, budget, rng, drop=False)
        return [action_value(action, figures[action]) for action in view.legal]

    def _figures(self, view: View, budget: Budget, rng: int, *, drop: bool) -> npt.NDArray[np.float64]:
        trained = weights(view.game, int(view.record["players"][0]))
        scratch, inputs = room_for(view, trained)
        look_ahead = lookahead_of(view.game).look_ahead
        worlds = np.concatenate([view.record, view.record])
        figures = np.zeros((64, 7))
        seat, generator = np.uint64(seat_of(view)), np.uint64(rng)
        among = list(view.legal)
        for n in steps(budget, len(among)):
            mask = np.uint64(sum(1 << action for action in among))
            drawn = look_ahead(
                view.record, seat, n, self.depth, mask, trained.net, scratch, inputs, worlds, figures, generator
            )
            generator = np.uint64(drawn)
            if drop:
                among = self._still_worth_trying(among, figures)
        return figures

    def _still_worth_trying(self, among: list[int], figures: npt.NDArray[np.float64]) -> list[int]:
        """The actions that may yet turn out best."""
        column = 1 + 2 * self.objective
        tried = figures[among]
        n = tried[:, 0]
        means = tried[:, column] / n
        errors = np.sqrt(np.maximum(tried[:, column + 1] / n - means**2, 0.0) / n) if n[0] >= 8 else np.inf
        return [
            action for action, most in zip(among, means + 2 * errors, strict=True) if most >= (means - 2 * errors).max()
        ]
