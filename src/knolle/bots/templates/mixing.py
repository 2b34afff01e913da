"""Template: a solver for simultaneous choices of fewer than 8 actions per seat (see `knolle.compiled.template`).

It looks one choice ahead: in worlds drawn for the view, what is the resulting state worth to each seat? For up to two
seats that choose together it fills a table of all pairs of choices, solved by regret matching; for more there are too
many combinations, and regret matching runs while worlds and the others' choices are drawn. A single seat takes the best
mean. A small net with two outputs says what a state is worth: how much the lead will still grow, and the chance of
winning.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from knolle.bots.mixes import add_mix, draw, fill_gains, match_regrets, note_regrets, tidy
from knolle.bots.net import begin, positive_dot, sum_weighted
from knolle.compiled.decorators import DEALER, entry, inner, lowest, popcount, step, uint64, word

if TYPE_CHECKING:
    apply: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    determinize: Any = None
    greedy: Any = None
    lead_of: Any = None
    legal: Any = None
    n_lucks: Any = None
    other_luck: Any = None
    share_of_win: Any = None
    spread: Any = None
    state_figures: Any = None
    state_inputs: Any = None
    to_act: Any = None
    total: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
N_SEATS, N_ACTIONS, N_FIGURES, N_OUTCOMES = 4, 8, 5, 8
TRIED, POINTS, POINTS_SQUARED, CHANCE, CHANCE_SQUARED = range(N_FIGURES)
"""Figures of a cell: how often tried; sum and sum of squares of the lead and of the chance of winning."""
ROUNDS = 100  # of regret matching on a table
PLAIN = 0.6  # with three or more players: how often each is assumed to choose like the rule player


class Judge(NamedTuple):
    """Weights of a net with two outputs.

    Also what a win is worth next to the lead, in points, and whether both of two players are asked what a state is
    worth.
    """

    rows: Any
    dense_rows: Any
    bias: Any
    out_rows: Any
    out_bias: Any
    win_worth: Any
    asks_both: Any


class Workspace(NamedTuple):
    """Scratch space. In `cells[i, a, b]` the i-th acting seat does a, the other b; `mixes` is the answer."""

    inputs: Any
    dense: Any
    pairs: Any
    hidden: Any
    spare: Any
    verdicts: Any
    scores: Any
    outcomes: Any
    figures: Any
    cells: Any
    regrets: Any
    mixes: Any
    sums: Any
    n_rounds: Any
    payoffs: Any
    drawn: Any


# -- what a state is worth -------------------------------------------------------------------------


@inner
def look(s, seat, judge, inputs, dense, pairs, hidden):
    """Fill in the net's inputs for a state and its hidden layer; return the number of inputs."""
    n = state_inputs(s, seat, inputs)
    state_figures(s, seat, dense, pairs)
    fill_hidden(judge, inputs, n, dense, hidden)
    return n


@inner
def fill_hidden(judge, inputs, n, dense, hidden):
    """Fill the hidden layer before its cut at zero."""
    begin(judge, inputs, n, hidden)
    sum_weighted(judge.dense_rows, dense, hidden)


@inner
def outputs(judge, hidden, spare):
    growth = positive_dot(hidden, judge.out_rows[0], spare) + judge.out_bias[0]
    chance = positive_dot(hidden, judge.out_rows[1], spare) + judge.out_bias[1]
    return float(growth), float(chance)


@inner
def seen_by(s, seat, judge, room):
    """Return the lead a seat can expect at the end and its chance of winning: exact when the match is over."""
    if deal_ended(s):
        return lead_of(s, seat), share_of_win(s, seat)
    look(s, seat, judge, room.inputs, room.dense, room.pairs, room.hidden)
    growth, chance = outputs(judge, room.hidden, room.spare)
    return lead_of(s, seat) + spread(s) * growth, min(max(chance, 0.0), 1.0)


@inner
def use_of(lead, chance, judge):
    return lead + float(judge.win_worth[0]) * chance


@inner
def note(cell, verdict):
    lead, chance = verdict[0], verdict[1]
    cell[TRIED] += 1.0
    cell[POINTS] += lead
    cell[POINTS_SQUARED] += lead * lead
    cell[CHANCE] += chance
    cell[CHANCE_SQUARED] += chance * chance


@inner
def go_on(worlds, packed, rng):
    """Make the choices in a copy of world 0 and go on to the next choice: world 1."""
    worlds[1] = worlds[0]
    s = worlds[1]
    apply(s, packed, None)
    while to_act(s) == DEALER:
        rng = deal_random(s, rng)
    return rng


@inner
def judging_seats(s, seat, acting, judge):
    """Return the seats that judge: the acting ones; of two players, the one who thinks, or both."""
    if s.players > uint64(2):
        return acting
    return uint64(3) if judge.asks_both[0] else U1 << seat


@inner
def judge_world(s, seats, judge, room):
    """Write what a world is worth to the given seats. What one of two players wins, the other loses."""
    verdicts = room.verdicts
    left = seats
    while left:
        seat = lowest(left)
        left &= left - U1
        verdicts[seat, 0], verdicts[seat, 1] = seen_by(s, seat, judge, room)
    if s.players == uint64(2):
        one = lowest(seats)
        lead, chance = verdicts[one, 0], verdicts[one, 1]
        if seats == uint64(3):
            lead, chance = (lead - verdicts[1, 0]) * 0.5, (chance + 1.0 - verdicts[1, 1]) * 0.5
        verdicts[one, 0], verdicts[one, 1] = lead, chance
        verdicts[one ^ U1, 0], verdicts[one ^ U1, 1] = -lead, 1.0 - chance


@inner
def score_of(s):
    """Return the points of all seats in a word; luck that gives the same points is treated as the same."""
    packed = U1
    for seat in range(s.players):
        packed = packed << uint64(8) | total(s, uint64(seat))
    return packed


# -- up to two seats: a table ----------------------------------------------------------------------


@inner
def try_pairs(worlds, acting, judging, judge, room, rng):
    """Try all choices of one seat, or pairs of two, in world 2 with every luck; count the outcomes judged."""
    first = lowest(acting)
    rest = acting & (acting - U1)
    second = lowest(rest) if rest else first
    tried, end = 0, rng
    mine = legal(worlds[2], first)
    while mine:
        a = lowest(mine)
        mine &= mine - U1
        theirs = legal(worlds[2], second) if rest else U1
        while theirs:
            b = lowest(theirs)
            theirs &= theirs - U1
            more, end = try_lucks(worlds, judging, first, a, second, b, judge, room, rng)
            tried += more
    return tried, end


@inner
def try_lucks(worlds, judging, first, a, second, b, judge, room, rng):
    """Try one pair of choices with every luck; outcomes that differ in points are judged once each."""
    packed = a << (first << U3) | b << (second << U3)
    known, end = 0, rng
    for luck in range(n_lucks(worlds[2])):
        worlds[0] = worlds[2]
        other_luck(worlds[0], uint64(luck))
        end = go_on(worlds, packed, rng)
        score = score_of(worlds[1])
        k = 0
        while k < known and room.scores[k] != score:
            k += 1
        if k == known:
            judge_world(worlds[1], judging, judge, room)
            known = min(known + 1, N_OUTCOMES)
            k = known - 1
            room.scores[k] = score
            for asked in range(N_SEATS):
                room.outcomes[k, asked, 0] = room.verdicts[asked, 0]
                room.outcomes[k, asked, 1] = room.verdicts[asked, 1]
        note(room.cells[0, a, b], room.outcomes[k, first])
        if first != second:
            note(room.cells[1, b, a], room.outcomes[k, second])
    return known, end


@inner
def fill_payoffs(room, n_asked, judge):
    for i in range(n_asked):
        for a in range(N_ACTIONS):
            for b in range(N_ACTIONS):
                cell = room.cells[i, a, b]
                n = max(cell[TRIED], 1.0)
                room.payoffs[i, a, b] = use_of(cell[POINTS] / n, cell[CHANCE] / n, judge)


@inner
def solve_pair(room, masks):
    """Find the mixed strategies of two seats, averaged with growing weight over the rounds of regret matching."""
    regrets = room.regrets
    regrets[:] = 0.0
    room.sums[:] = 0.0
    now, gains = room.drawn[:2], room.drawn[2]
    match_regrets(regrets[0], masks[0], now[0])
    match_regrets(regrets[1], masks[1], now[1])
    for t in range(ROUNDS):
        for i in range(2):  # in turns, each against the other's newest mix: converges in fewer rounds than both at once
            fill_gains(room.payoffs[i], masks[i], masks[1 - i], now[1 - i], gains)
            note_regrets(regrets[i], masks[i], now[i], gains)
            match_regrets(regrets[i], masks[i], now[i])
            add_mix(room.sums[i], now[i], masks[i], float(t + 1))


@inner
def best_alone(room, mask):
    best = lowest(mask)
    left = mask
    while left:
        a = lowest(left)
        left &= left - U1
        if room.payoffs[0, a, 0] > room.payoffs[0, best, 0]:
            best = a
    room.sums[:] = 0.0
    room.sums[0, best] = 1.0


# -- three seats and more: draw --------------------------------------------------------------------


@inner
def draw_all(s, acting, room, rng):
    """Return choices of all acting seats, packed, by the current mix (added to the mean) or the rule player.

    With three or more seats no mix is safe against everyone, so it pays to reckon with what people usually do.
    """
    packed = U0
    i = 0
    room.n_rounds[0] += 1.0
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        mask = legal(s, seat)
        match_regrets(room.regrets[i], mask, room.drawn[i])
        rng = step(rng)
        if float(word(rng)) * 2.0**-64 < PLAIN:
            action, rng = greedy(s, seat, rng)
        else:
            action, rng = draw(room.drawn[i], mask, rng)
        add_mix(room.sums[i], room.drawn[i], mask, room.n_rounds[0])
        packed |= action << (seat << U3)
        i += 1
    return packed, rng


@inner
def try_each(worlds, acting, judge, room, rng):
    """Run one round of regret matching in world 0: each seat tries all its actions against what the others drew."""
    packed, rng = draw_all(worlds[0], acting, room, rng)
    tried, end, i = 0, rng, 0
    gains = room.drawn[N_SEATS]
    while acting:
        seat = lowest(acting)
        acting &= acting - U1
        shift = seat << U3
        mask = legal(worlds[0], seat)
        left = mask
        while left:
            a = lowest(left)
            left &= left - U1
            end = go_on(worlds, (packed & ~(uint64(255) << shift)) | a << shift, rng)
            judge_world(worlds[1], U1 << seat, judge, room)
            note(room.cells[i, a, 0], room.verdicts[seat])
            gains[a] = use_of(room.verdicts[seat, 0], room.verdicts[seat, 1], judge)
            tried += 1
        note_regrets(room.regrets[i], mask, room.drawn[i], gains)
        i += 1
    return tried, end


# -- thinking --------------------------------------------------------------------------------------


@inner
def clear(room):
    room.cells[:] = 0.0
    room.regrets[:] = 0.0
    room.sums[:] = 0.0
    room.n_rounds[0] = 0.0


@inner
def think(views, seat, n, judge, room, worlds, rng):
    """Judge about n outcomes in worlds that fit view 0, and at least one world."""
    acting = to_act(views[0])
    tried = 0
    while tried < n:
        worlds[2] = views[0]
        rng = determinize(worlds[2], seat, step(rng))
        if popcount(acting) <= uint64(2):
            judging = judging_seats(worlds[2], seat, acting, judge)
            more, rng = try_pairs(worlds, acting, judging, judge, room, rng)
            tried += more
            continue
        for luck in range(n_lucks(worlds[2])):
            worlds[0] = worlds[2]
            other_luck(worlds[0], uint64(luck))
            more, rng = try_each(worlds, acting, judge, room, rng)
            tried += more
    return rng


@inner
def conclude(s, judge, room):
    """Turn the results into chances, for every acting seat."""
    acting = to_act(s)
    n = popcount(acting)
    if n <= uint64(2):
        fill_payoffs(room, n, judge)
        if n == U1:
            best_alone(room, legal(s, lowest(acting)))
        else:
            solve_pair(room, (legal(s, lowest(acting)), legal(s, lowest(acting & (acting - U1)))))
    for i in range(n):
        tidy(room.sums[i], room.mixes[i])


@inner
def place_of(acting, seat):
    """Return the index of this seat among the acting seats."""
    return np.int64(popcount(acting & ((U1 << seat) - U1)))


@inner
def value_of_action(s, seat, action, room, figures):
    """Fill in the lead and chance of an action against the others' mix, each with its squared standard error."""
    acting = to_act(s)
    i = place_of(acting, seat)
    figures[:] = 0.0
    for b in range(N_ACTIONS):
        cell = room.cells[i, action, b]
        share = room.mixes[1 - i, b] if popcount(acting) == uint64(2) else (1.0 if b == 0 else 0.0)
        n = cell[TRIED]
        if share == 0.0 or n == 0.0:
            continue
        figures[TRIED] += n
        for k in (POINTS, CHANCE):
            mean = cell[k] / n
            figures[k] += share * mean
            figures[k + 1] += share * share * max(cell[k + 1] / n - mean * mean, 0.0) / max(n - 1.0, 1.0)


@inner
def solved(s, seat, room):
    """Return the lead and chance of the seat's own mix."""
    lead = chance = 0.0
    figures = room.figures
    i = place_of(to_act(s), seat)
    for a in range(N_ACTIONS):
        if room.mixes[i, a] > 0.0:
            value_of_action(s, seat, a, room, figures)
            lead += room.mixes[i, a] * figures[POINTS]
            chance += room.mixes[i, a] * figures[CHANCE]
    return lead, chance


@entry
def think_more(views, seat, n, judge, room, worlds, rng):
    """Continue thinking and update the chances in `mixes`; return the new generator."""
    rng = think(views, seat, n, judge, room, worlds, rng)
    conclude(views[0], judge, room)
    return rng


@entry
def drawn_action(views, seat, room, rng):
    """Return an action, drawn by the chances in `mixes`."""
    action, _ = draw(room.mixes[place_of(to_act(views[0]), seat)], legal(views[0], seat), rng)
    return action


@entry
def action_figures(views, seat, action, room, figures):
    """Fill in the judgement of an action against the others' `mixes`."""
    value_of_action(views[0], seat, action, room, figures)
