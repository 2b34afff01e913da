"""Bots with a trained net: `net` plays its first choice, `lookahead` tries it in sampled worlds first."""

import re
import threading
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import ActionValue, Bot, Budget, seat_of
from knolle.bots.instances import choosing_of, features_of, lookahead_of
from knolle.bots.net import Scratch, scratch_for
from knolle.bots.searching import OBJECTIVES, action_value, steps
from knolle.bots.weights import NetFile, split_file, weights
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.view import View

MOST_TRIED = 6
"""The number of actions tried per choice: those the net likes best."""
PRIOR = 64.0
"""How many worlds the net's own judgement counts for."""
WIN_WORTH = 5.0
"""The points that a win is worth next to the lead, in the last deal."""
_ROOM = threading.local()


def trained_for(view: View, own: Path | None) -> NetFile:
    return weights(view.game, view.game.n_players(view.state), own)


def room_for(view: View, trained: NetFile) -> tuple[Scratch, npt.NDArray[np.int64]]:
    """Return scratch space to think in, one per thread and net."""
    rooms: dict[int, Any] = _ROOM.__dict__.setdefault("rooms", {})
    if id(trained) not in rooms:
        features = features_of(view.game)
        assert features is not None
        rooms[id(trained)] = scratch_for(trained.net), np.zeros(features.MOST_ACTIVE, np.int64)
    room: tuple[Scratch, npt.NDArray[np.int64]] = rooms[id(trained)]
    return room


def net_values(view: View, own: Path | None = None) -> tuple[npt.NDArray[np.float32], bool]:
    """Return the net's judgement of every legal action, in points, and whether this is the match's last deal."""
    trained = trained_for(view, own)
    values = np.zeros(64, np.float32)
    seat = np.uint64(seat_of(view))
    left = choosing_of(view.game).net_values(view.state, 0, seat, trained.net, *room_for(view, trained), values)
    return values, left == 0


class NetBot(Bot):
    """Plays the net's first choice, within microseconds. It can be made to waver.

    Then each judgement gets a random error, given in standard deviations of its judgements of all actions: actions that
    are nearly as good are taken often, much worse ones hardly ever.
    """

    def __init__(self, *settings: str) -> None:
        self.file, others = split_file(settings)
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

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        if self.waver:
            return self._wavering(view, rng)
        seat, trained = np.uint64(seat_of(view)), trained_for(view, self.file)
        return int(choosing_of(view.game).net_choice(view.state, 0, seat, trained.net, *room_for(view, trained)))

    def _wavering(self, view: View, rng: int) -> int:
        judged = net_values(view, self.file)[0][list(view.legal)]
        noise = np.random.default_rng(rng).normal(size=judged.size)
        return view.legal[int((judged + self.waver * judged.std() * noise).argmax())]

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        return Lookahead(*([str(self.file)] if self.file else [])).evaluate(view, budget, rng)


class Lookahead(Bot):
    """Tries the net's favourites in sampled worlds, played by the net up to its own next turn, which the net judges.

    It maximises its lead in points; in the last deal a win counts as some points on top, so that the lead decides while
    everything is open, and the win when its chance depends on one card.
    """

    def __init__(self, *settings: str) -> None:
        self.file, others = split_file(settings)
        objective, depth, *more = (*others, *("match", "0")[len(others) :])
        if more or objective not in ("match", *OBJECTIVES) or not depth.isdecimal() or len(depth) > 2:
            raise OptionError(
                "bad-bot-settings",
                f"The settings of lookahead are match, {', '.join(OBJECTIVES)}, a depth of 0 to 99 "
                f"and a net's file (.npz), not {quote(':'.join(settings))}.",
            )
        self.name = ":".join(("lookahead", *settings))
        self.objective = OBJECTIVES.get(objective)
        self.depth = int(depth)

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        judged, is_last = net_values(view, self.file)
        among = sorted(view.legal, key=lambda action: -judged[action])[:MOST_TRIED]
        if len(among) == 1:
            return among[0]
        figures = self._figures(view, budget, rng, among=among)[among]
        if self.objective is None:
            worth = weigh(figures, OBJECTIVES["difference"], judged[among])
            if is_last:
                worth += WIN_WORTH * weigh(figures, OBJECTIVES["chance"], judged[among])
        else:
            worth = weigh(figures, self.objective, judged[among])
        return among[int(worth.argmax())]

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        figures = self._figures(view, budget, rng, among=list(view.legal))
        return [action_value(action, figures[action]) for action in view.legal]

    def _figures(self, view: View, budget: Budget, rng: int, *, among: list[int]) -> npt.NDArray[np.float64]:
        trained = trained_for(view, self.file)
        scratch, inputs = room_for(view, trained)
        look_ahead = lookahead_of(view.game).look_ahead
        worlds = np.concatenate([view.state, view.state])
        figures = np.zeros((64, 7))
        seat, generator = np.uint64(seat_of(view)), np.uint64(rng)
        mask = np.uint64(sum(1 << action for action in among))
        for n in steps(budget, len(among)):
            drawn = look_ahead(
                view.state, seat, n, self.depth, mask, trained.net, scratch, inputs, worlds, figures, generator
            )
            generator = np.uint64(drawn)
        return figures


def weigh(figures: npt.NDArray[np.float64], objective: int, judged: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
    """Return the worth of each action according to worlds and net together.

    The net judges the lead. For another objective, its judgement is scaled by how much that objective varies per point
    of lead, since both vary together from world to world.
    """
    n = figures[:, :1]
    means = figures[:, 1::2] / n
    strays = np.sqrt(np.maximum(figures[:, 2::2] / n - means**2, 0.0).mean(axis=0))
    lead = OBJECTIVES["difference"]
    slope = strays[objective] / strays[lead] if strays[lead] > 0.0 else 0.0
    told = means[:, objective].mean() + slope * (judged - means[:, lead].mean())
    share = PRIOR / (PRIOR + n[:, 0])
    worth: npt.NDArray[np.float64] = share * told + (1.0 - share) * means[:, objective]
    return worth
