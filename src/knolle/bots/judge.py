"""The judge of hints, reviews and chances to win: what `master` would think of every action with more time.

Like `master` it is given views with all that a seat has seen, even where an option hides the past (CO-16).
The same position always gets the same judgement, so a hint that was followed is never called a mistake later. Worlds
are played to the end of the deal, so points are right in level and not only in difference. They come in batches: from
how the batches differ follow the errors, also of the difference between two actions tried in the same worlds. What an
action loses is judged by these worlds and by the net's rating, as `master` does.
"""

import hashlib
import threading
from collections import OrderedDict
from math import inf, sqrt

import numpy as np

from knolle.bots.character import Values, character_of
from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.bots.instances import is_solved
from knolle.bots.levels import strongest
from knolle.bots.looking import Lookahead, effort_of, net_values
from knolle.bots.searching import WIN_WORTH
from knolle.bots.solving import Solver
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
    losses, loss_errors = losses_of(points + win_worth(view) * chances, *rating_of(view, points, chances))
    told, told_errors = calibrate_means(chances, view.game.n_players(view.state), slope_of(view))
    return [
        ActionValue(
            action=value.action,
            points=float(points[:, k].mean()),
            points_error=error_of(points[:, k]),
            chance=told[k],
            chance_error=told_errors[k],
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


def rating_of(view: View, points: Values, chances: Values) -> tuple[Values, float]:
    """Return what the net thinks that each action is worth, and how far it usually errs between two; rows are batches.

    The net rates the lead; its rating is scaled by how much the worth varies per point of lead.
    """
    if not isinstance(strongest(view), Lookahead):
        return np.zeros(len(view.legal)), inf
    lead, worth = points.var(axis=0).sum(), (points + win_worth(view) * chances).var(axis=0).sum()
    slope = sqrt(float(worth / lead)) if lead > 0.0 else 1.0
    rated = net_values(view)[0][list(view.legal)].astype(float)
    return slope * rated, slope * effort_of(view).doubt


def losses_of(worths: Values, rated: Values, doubt: float) -> tuple[list[float], list[float]]:
    """Return what each action loses to the best by worlds and net, each by its precision, with errors.

    Rows are batches; `doubt` is the usual error of the net's ratings between two actions.

    >>> losses_of(np.array([[1.0, 0.5], [3.0, 2.5]]), np.zeros(2), inf)
    ([0.0, 0.5], [0.0, 0.0])
    """
    means = worths.mean(axis=0)
    usual = np.mean([error_of(column) ** 2 for column in (worths[:, [int(means.argmax())]] - worths).T])
    best = int((means + usual / doubt**2 * rated).argmax())
    errors = np.array([error_of(column) for column in (worths[:, [best]] - worths).T])
    share = errors**2 / (errors**2 + doubt**2) if doubt < inf else np.zeros(errors.size)
    losses = (1.0 - share) * (means[best] - means) + share * (rated[best] - rated)
    return np.maximum(losses, 0.0).tolist(), (errors * np.sqrt(1.0 - share)).tolist()


def error_of(batches: Values) -> float:
    """Return the standard error of the mean of some batches."""
    return FEW * float(batches.std(ddof=1)) / sqrt(len(batches))


# -- the chance to win -----------------------------------------------------------------------------


def slope_of(view: View) -> float:
    """Return by how much chances of a game are to be steepened, as measured by `knolle calibrate`."""
    character = character_of(view.game)
    return 1.0 if character is None else float(character.SLOPES[view.game.n_players(view.state)])


def calibrate_means(chances: Values, players: int, slope: float) -> tuple[list[float], list[float]]:
    """Return the mean chance of each action, calibrated, with errors; rows are batches."""
    means = chances.mean(axis=0)
    told = calibrate(means, players, slope)
    steepness = slope * told * (1.0 - told) / np.maximum(means * (1.0 - means), 1e-12)
    return told.tolist(), [error_of(column) * float(k) for column, k in zip(chances.T, steepness, strict=True)]


def calibrate(chances: Values, players: int, slope: float) -> Values:
    """Return chances whose distance from an equal share, in odds, is multiplied by the slope.

    >>> calibrate(np.array([0.0, 0.5, 0.8, 1.0]), 2, 0.5)
    array([0.        , 0.5       , 0.66666667, 1.        ])
    """
    kept = np.clip(chances, 1e-9, 1.0 - 1e-9)
    odds = (kept / (1.0 - kept) * (players - 1)) ** slope / (players - 1)
    steep: Values = np.where((chances <= 0.0) | (chances >= 1.0), chances, odds / (1.0 + odds))
    return steep
