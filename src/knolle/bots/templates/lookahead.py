"""Template: a race of the actions of one choice through sampled worlds, played on by the net.

Every open action is tried in each world with the same luck. All seats choose as the net would; once the searching seat
has chosen `depth` more times, the net says what it can expect from there. An action is judged by the worlds and by the
net's own rating, each by its precision. It leaves the race as soon as hardly anything would be lost without it; the
race is over when one action is left. How far each action seemed behind the leader when it was last in the race is kept.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from knolle.compiled.arithmetic import exp
from knolle.compiled.decorators import DEALER, entry, inner, lowest, popcount, step, uint64

if TYPE_CHECKING:
    apply: Any = None
    best_action: Any = None
    chance_ahead: Any = None
    chance_to_win: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    deals_left: Any = None
    determinize: Any = None
    lead_of: Any = None
    legal: Any = None
    share_left: Any = None
    spread: Any = None
    standing: Any = None
    tally: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
OWN, DIFFERENCE, CHANCE, MATCH = 0, 1, 2, 3
WIN_WORTH = 5.0
"""The points that a win is worth next to the lead, in the last deal."""
FEWEST = 4.0
"""Worlds before the first comparison; also how many worlds the mean variance of all actions counts for."""


class Race(NamedTuple):
    """The actions of one choice, by number.

    The net's ratings; worth in the latest world; sums of worth, of leads and of squared leads; sums of products of the
    worths of two actions; the open actions; the leader; the number of worlds; how far an action was last behind the
    leader, by worlds and rating, and who that was.
    """

    rated: Any
    latest: Any
    worths: Any
    leads: Any
    squares: Any
    products: Any
    open: Any
    best: Any
    n: Any
    gaps: Any
    leaders: Any


class Terms(NamedTuple):
    """What is maximised; the net's usual error, and what may be lost by dropping an action, both in points."""

    objective: int
    doubt: float
    tolerance: float


# -- worlds ----------------------------------------------------------------------------------------


@inner
def net_choices(s, acting, net, scratch, inputs):
    """Return the net's choices for the acting seats, packed."""
    packed = U0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        mask = legal(s, seat)
        action = lowest(mask)
        if mask & (mask - U1):
            action, _, _ = best_action(s, seat, net, scratch, inputs, None)
        packed |= action << (seat << U3)
    return packed


@inner
def play_on(s, seat, depth, net, scratch, inputs, rng):
    """Play until the seat has chosen `depth` times and is on turn again, or the deal ends; return its expected gain."""
    mine = U1 << seat
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        if acting & mine:
            if depth == 0:
                _, ahead, _ = best_action(s, seat, net, scratch, inputs, None)
                return float(ahead) * spread(s), rng
            depth -= 1
        apply(s, net_choices(s, acting, net, scratch, inputs), None)
    return 0.0, rng


@inner
def outcome(s, seat, base, lead, ahead):
    """Return the gain in own points and in lead, and the chance; `ahead` is how much the lead is expected to grow."""
    n = float(s.players)
    mine = ahead * (n - 1.0) / n  # a growing lead is own gain and others' loss in these shares
    own = float(standing(s, seat)) + mine - base
    difference = lead_of(s, seat) + ahead - lead
    if deal_ended(s):
        return own, difference, chance_to_win(s, seat)
    return own, difference, chance_ahead(s, seat, ahead, float(deals_left(s)) + share_left(s))


@inner
def draw_world(views, seat, net, scratch, inputs, worlds, rng):
    """Fill world 0 with a state that fits the view; return what seats that choose at the same time do there."""
    worlds[0] = views[0]
    rng = determinize(worlds[0], seat, step(rng))
    others = to_act(worlds[0]) & ~(U1 << seat)
    return net_choices(worlds[0], others, net, scratch, inputs), rng


@inner
def try_action(worlds, packed, seat, action, depth, net, scratch, inputs, rng):
    """Play on from an action in a copy of world 0: world 1; return the expected gain and the new generator."""
    worlds[1] = worlds[0]
    apply(worlds[1], packed | (action << (seat << U3)), None)
    return play_on(worlds[1], seat, depth, net, scratch, inputs, rng)


@entry
def look_ahead(views, seat, n, depth, among, net, scratch, inputs, worlds, figures, rng):
    """Try the actions of a mask in n worlds; fill `figures` and return the new generator."""
    base, lead = float(standing(views[0], seat)), lead_of(views[0], seat)
    for _ in range(n):
        packed, rng = draw_world(views, seat, net, scratch, inputs, worlds, rng)
        after = rng
        mask = among
        while mask:
            action = lowest(mask)
            mask &= mask - U1
            ahead, after = try_action(worlds, packed, seat, action, depth, net, scratch, inputs, rng)
            own, difference, chance = outcome(worlds[1], seat, base, lead, ahead)
            tally(figures[action], own, difference, chance)
        rng = after
    return rng


# -- the race --------------------------------------------------------------------------------------


@inner
def worth_of_outcome(own, difference, chance, objective, is_last):
    if objective == OWN:
        return own
    if objective == CHANCE:
        return chance
    return difference + WIN_WORTH * chance if objective == MATCH and is_last else difference


@inner
def note_world(race):
    """Add the latest world to the sums of the open actions."""
    mask = race.open[0]
    race.n[0] += 1.0
    while mask:
        a = lowest(mask)
        race.worths[a] += race.latest[a]
        left = mask
        mask &= mask - U1
        while left:
            b = lowest(left)
            left &= left - U1
            race.products[a, b] += race.latest[a] * race.latest[b]


@inner
def slope_of(race, n):
    """Return how much worth varies per point of lead, since the net rates the lead."""
    mask = race.open[0]
    worth, lead = 0.0, 0.0
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        middle = race.worths[a] / n
        worth += max(race.products[a, a] / n - middle * middle, 0.0)
        middle = race.leads[a] / n
        lead += max(race.squares[a] / n - middle * middle, 0.0)
    return np.sqrt(worth / lead) if lead > 0.0 else 0.0


@inner
def variance_between(race, a, b, n):
    """Return the variance of the difference between two actions from world to world."""
    first, second = min(a, b), max(a, b)
    middle = (race.worths[a] - race.worths[b]) / n
    squares = race.products[a, a] + race.products[b, b] - 2.0 * race.products[first, second]
    return max(squares / n - middle * middle, 0.0)


@inner
def mean_variance(race, a, n):
    """Return the mean variance of the differences between an action and the other open ones."""
    mask = race.open[0] & ~(U1 << a)
    sum_, others = 0.0, max(float(popcount(mask)), 1.0)
    while mask:
        sum_ += variance_between(race, a, lowest(mask), n)
        mask &= mask - U1
    return sum_ / others


@inner
def leader(race, rating, n):
    """Return the open action with the highest worth; `rating` is the weight of the net's rating, up to 1."""
    mask = race.open[0]
    best, best_worth = lowest(mask), -1e30
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        worth = rating * race.rated[a] + (race.worths[a] / n if n > 0.0 else 0.0)
        if worth > best_worth:
            best, best_worth = a, worth
    return best


@inner
def loss_without(gap, error):
    """Return the expected loss of dropping an action that seems `gap` worse: a normal tail, nearly."""
    z = abs(gap) / error
    return error * exp(-0.919 - 1.21 * z - 0.36 * z * z) + max(-gap, 0.0)


@inner
def drop_by_rating(race, terms):
    """Drop actions of which the net is sure, before any world; a gap is measured against its usual error."""
    best = leader(race, 1.0, 0.0)
    mask = race.open[0] & ~(U1 << best)
    race.best[0] = best
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        race.gaps[a], race.leaders[a] = race.rated[best] - race.rated[a], best
        if loss_without(race.gaps[a], terms.doubt) < terms.tolerance:
            race.open[0] &= ~(U1 << a)


@inner
def drop_by_worlds(race, terms):
    """Find the leader, and drop actions that can hardly overtake it."""
    n = race.n[0]
    slope = slope_of(race, n) if terms.objective != DIFFERENCE else 1.0
    prior = 1.0 / (slope * slope * terms.doubt * terms.doubt) if slope > 0.0 else 0.0
    tolerance = terms.tolerance * (slope if slope > 0.0 else 1.0)
    usual = mean_variance(race, race.best[0], n)
    ratio = slope * prior * usual / n  # the net's rating against the mean over the worlds, whose precision is n / usual
    best = leader(race, ratio, n)
    race.best[0] = best
    mask = race.open[0] & ~(U1 << best)
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        variance = (n * variance_between(race, best, a, n) + FEWEST * usual) / (n + FEWEST)
        data = n / max(variance, 1e-12)
        gap = prior * slope * (race.rated[best] - race.rated[a]) + data * (race.worths[best] - race.worths[a]) / n
        race.gaps[a], race.leaders[a] = gap / (prior + data), best
        if n >= FEWEST and loss_without(race.gaps[a], np.sqrt(1.0 / (prior + data))) < tolerance:
            race.open[0] &= ~(U1 << a)


@entry
def start_race(views, seat, terms, net, scratch, inputs, race):
    """Open a race between all legal actions of which the net is not sure, and clear the sums."""
    best_action(views[0], seat, net, scratch, inputs, race.rated)
    race.open[0] = legal(views[0], seat)
    race.n[0] = 0.0
    mask = race.open[0]
    while mask:
        a = lowest(mask)
        mask &= mask - U1
        race.rated[a] *= spread(views[0])
        race.worths[a] = race.leads[a] = race.squares[a] = 0.0
        race.products[a] = 0.0
    drop_by_rating(race, terms)


@entry
def run_race(views, seat, n, depth, terms, net, scratch, inputs, worlds, race, rng):
    """Run the race until n actions have been tried in a world, or one is left; return the new generator."""
    base, lead = float(standing(views[0], seat)), lead_of(views[0], seat)
    is_last = deals_left(views[0]) == U0
    tried = 0
    while tried < n and race.open[0] & (race.open[0] - U1):
        packed, rng = draw_world(views, seat, net, scratch, inputs, worlds, rng)
        after = rng
        mask = race.open[0]
        while mask:
            action = lowest(mask)
            mask &= mask - U1
            ahead, after = try_action(worlds, packed, seat, action, depth, net, scratch, inputs, rng)
            own, difference, chance = outcome(worlds[1], seat, base, lead, ahead)
            race.latest[action] = worth_of_outcome(own, difference, chance, terms.objective, is_last)
            race.leads[action] += difference
            race.squares[action] += difference * difference
            tried += 1
        rng = after
        note_world(race)
        drop_by_worlds(race, terms)
    return rng
