"""The judge of hints, reviews and chances to win: what `master` would think of every action with more time.

The same position always gets the same judgement, so a hint that was followed is never called a mistake later. Worlds
are played to the end of the deal, so points are right in level and not only in difference. They come in batches: from
how the batches differ follow the errors, also of the difference between two actions tried in the same worlds.
"""

import hashlib
import threading
from collections import OrderedDict
from math import sqrt

import numpy as np

from knolle.bots.character import Values, character_of
from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.bots.instances import is_solved
from knolle.bots.levels import strongest
from knolle.bots.looking import Lookahead, net_values
from knolle.bots.solving import WIN_WORTH, Solver
from knolle.core.game import Game
from knolle.core.view import View

N_BATCHES = 16
WORLDS = 8
"""Worlds per batch in which every action is tried."""
SOLVER_WORLDS = 100
"""The same where seats choose together: each batch must be enough to find mixed strategies."""
FEW = 1.065
"""Widens the errors, because they are estimated from few batches: ± 2 then covers as much as of a normal variable."""
TO_THE_END = Lookahead("match", "99")
MOST_KEPT = 2048

_kept: OrderedDict[bytes, list[ActionValue]] = OrderedDict()
_lock = threading.Lock()


def judge(view: View) -> list[ActionValue]:
    """Return a value for each legal action, in ascending order of actions; a position is judged once and kept."""
    key = position_key(view)
    with _lock:
        if (known := _kept.get(key)) is not None:
            _kept.move_to_end(key)
            return known
    found = judge_anew(view, int.from_bytes(key[:7]))
    with _lock:
        _kept[key] = found
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return found


def n_worlds(game: Game) -> int:
    """Return in how many worlds the judge tries every action."""
    return N_BATCHES * (SOLVER_WORLDS if is_solved(game) else WORLDS)


def position_key(view: View) -> bytes:
    """Return a hash of all that a judgement depends on."""
    return hashlib.sha256(f"{view.game.slug}/{view.seat}/".encode() + view.state.tobytes()).digest()


def judge_anew(view: View, rng: int, times: int = 1) -> list[ActionValue]:
    """Return values from the given random numbers, with a number of times the usual budget."""
    mind = thorough_mind(view)
    worlds = times * (SOLVER_WORLDS if isinstance(mind, Solver) else WORLDS)
    budget = Budget(simulations=worlds * len(view.legal))
    batches = [mind.evaluate(view, budget, rng ^ (k << 56)) for k in range(1, N_BATCHES + 1)]
    points = np.array([[value.points for value in batch] for batch in batches])
    chances = np.array([[value.chance for value in batch] for batch in batches])
    losses, loss_errors = losses_of(points + win_worth(view) * chances)
    chances = calibrate(chances, view.game.n_players(view.state), slope_of(view))
    return [
        ActionValue(
            action=value.action,
            points=float(points[:, k].mean()),
            points_error=error_of(points[:, k]),
            chance=float(chances[:, k].mean()),
            chance_error=error_of(chances[:, k]),
            simulations=value.simulations * N_BATCHES,
            loss=losses[k],
            loss_error=loss_errors[k],
        )
        for k, value in enumerate(batches[0])
    ]


def thorough_mind(view: View) -> Bot:
    """Return the master's mind, but one that plays every world to the end of the deal."""
    mind = strongest(view)
    return TO_THE_END if isinstance(mind, Lookahead) else mind


def win_worth(view: View) -> float:
    """Return how many points a win is worth to `master` besides its lead."""
    is_early = isinstance(strongest(view), Lookahead) and not net_values(view)[1]
    return 0.0 if is_early else WIN_WORTH


def losses_of(worths: Values) -> tuple[list[float], list[float]]:
    """Return what each action loses to the best, with errors; rows are batches.

    >>> losses_of(np.array([[1.0, 0.5], [3.0, 2.5]]))
    ([0.0, 0.5], [0.0, 0.0])
    """
    best = int(worths.mean(axis=0).argmax())
    losses: Values = worths[:, [best]] - worths
    return losses.mean(axis=0).tolist(), [error_of(column) for column in losses.T]


def error_of(batches: Values) -> float:
    """Return the standard error of the mean of some batches."""
    return FEW * float(batches.std(ddof=1)) / sqrt(len(batches))


# -- the chance to win -----------------------------------------------------------------------------


def slope_of(view: View) -> float:
    """Return by how much chances of a game are to be steepened, as measured by `knolle calibrate`."""
    character = character_of(view.game)
    return 1.0 if character is None else float(character.SLOPES[view.game.n_players(view.state)])


def calibrate(chances: Values, players: int, slope: float) -> Values:
    """Return chances whose distance from an equal share, in odds, is multiplied by the slope.

    >>> calibrate(np.array([0.0, 0.5, 0.8, 1.0]), 2, 0.5)
    array([0.        , 0.5       , 0.66666667, 1.        ])
    """
    kept = np.clip(chances, 1e-9, 1.0 - 1e-9)
    odds = (kept / (1.0 - kept) * (players - 1)) ** slope / (players - 1)
    steep: Values = np.where((chances <= 0.0) | (chances >= 1.0), chances, odds / (1.0 + odds))
    return steep
