"""Template: training of a value net by self-play, written once for all games (see `knolle.compiled.template`).

The net judges an action: how much will the lead over the others' mean grow until the deal ends, in spreads? It plays
deals against itself, a rival (an earlier net) and rule players, and learns in one of two ways.

From tries: at many of its choices it studies all actions on the same cards. Each is tried and the deal played to its
end, at first by rule players, later by the net at all seats. The luck of the cards affects all actions alike, so the
differences between them are learnt quickly; their common level counts less.

From deals: the target of an action combines the seat's next decision with the end of the deal. `trust` is the weight of
the actual outcome; after a choice made only to explore, the net's own best judgement takes its place. Hundreds of deals
take as long as studying one, so this works better where a deal involves little luck.

Learning only adds up gradients, so that several threads can share the deals of one learning step.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.bots.net import descend, judge, note_slope
from knolle.compiled.decorators import DEALER, below, entry, inner, lowest, random_bit, step, uint64, word

if TYPE_CHECKING:
    action_inputs: Any = None
    apply: Any = None
    best_action: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    greedy: Any = None
    lead_of: Any = None
    legal: Any = None
    spread: Any = None
    state_inputs: Any = None
    survey: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
F0 = np.float32(0.0)
HEIGHT = 0.1
"""How much the mean over all actions counts, next to the differences between them."""


@inner
def chance(rng):
    return float(word(rng)) * 2.0**-64


@inner
def start_deal(starts, states, rng):
    """Deal in state 0, from one of the starts drawn at random; state 1 keeps that start."""
    rng = step(rng)
    states[1] = starts[below(word(rng), uint64(len(starts)))]
    states[0] = states[1]
    return deal_random(states[0], step(rng))


@inner
def draw_opponents(rng):
    """Return the seats of rule players, those of the rival, each a quarter of all on average, and the new generator."""
    rng = step(rng)
    some = word(rng)
    rng = step(rng)
    return some & word(rng), some & ~word(rng), rng


@inner
def choice(s, seat, is_ruled, explore, net, scratch, inputs, rng):
    """Return the choice of a seat in training: its kind's choice, or sometimes a random one."""
    rng = step(rng)
    if chance(rng) < explore:
        rng = step(rng)
        return lowest(random_bit(word(rng), legal(s, seat))), rng
    if is_ruled:
        return greedy(s, seat, rng)
    action, _, _ = best_action(s, seat, net, scratch, inputs, None)
    return action, rng


@inner
def play_out(s, own, net, scratch, inputs, rng):
    """Play to the end of the deal, the net at the `own` seats, rule players elsewhere; return the new generator."""
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        seat = lowest(acting)
        action, rng = choice(s, seat, not (own >> seat) & U1, 0.0, net, scratch, inputs, rng)
        apply(s, action << (seat << U3), None)
    return rng


@inner
def outcome(states, seat, action, own, net, scratch, inputs, rng):
    """Return how much the lead grows, in spreads, if the seat takes this action now."""
    states[2] = states[0]
    s = states[2]
    before = lead_of(s, seat)
    apply(s, action << (seat << U3), None)
    play_out(s, own, net, scratch, inputs, rng)
    return (lead_of(s, seat) - before) / spread(s)


# -- from tries ------------------------------------------------------------------------------------


@inner
def study(states, seat, own, net, sums, scratch, lesson, rng):
    """Try all actions and note the net's errors; return the sum of their squares and their number."""
    s = states[0]
    about = survey(s, seat)
    shared = state_inputs(s, seat, about, lesson.inputs[0])
    mask = legal(s, seat)
    n = 0
    while mask:
        action = lowest(mask)
        mask &= mask - U1
        for i in range(shared if n else 0):
            lesson.inputs[n, i] = lesson.inputs[0, i]
        m = action_inputs(s, seat, about, action, scratch.added, lesson.dense[n])
        for i in range(m):
            lesson.inputs[n, shared + i] = scratch.added[i]
        lesson.counts[n] = shared + m
        value = judge(net, net.bias, lesson.inputs[n], shared + m, lesson.dense[n], scratch)
        lesson.values[n] = value
        came = outcome(states, seat, action, own, net, scratch, lesson.spare, rng)
        lesson.misses[n] = float(value) - came
        n += 1
    return correct(n, net, sums, scratch, lesson), n


@inner
def correct(n, net, sums, scratch, lesson):
    """Note the gradients of n actions' errors; return the sum of the squares."""
    middle = 0.0
    for a in range(n):
        middle += lesson.misses[a] / n
    squares = 0.0
    for a in range(n):
        miss = lesson.misses[a] - (1.0 - HEIGHT) * middle
        goal = np.float32(lesson.values[a] - miss)
        note_slope(net, sums, lesson.inputs[a], lesson.counts[a], lesson.dense[a], goal, scratch)
        squares += miss * miss
    return squares


@inner
def play_and_study(starts, states, explore, often, own, net, rival, sums, scratch, lesson, figures, rng):
    """Play one deal and study some choices; return the number of actions studied and the new generator."""
    rng = start_deal(starts, states, rng)
    s = states[0]
    ruled, rivals, rng = draw_opponents(rng)
    n = 0
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        seat = lowest(acting)
        mask = legal(s, seat)
        rng = step(rng)
        if mask & (mask - U1) and chance(rng) < often:
            rng = step(rng)
            squares, tried = study(states, seat, own, net, sums, scratch, lesson, rng)
            figures[0] += squares
            n += tried
        is_ruled = (ruled >> seat) & U1 != U0
        player = rival if (rivals >> seat) & U1 else net
        action, rng = choice(s, seat, is_ruled, explore, player, scratch, lesson.spare, rng)
        apply(s, action << (seat << U3), None)
    return n, rng


@entry
def learn_from_tries(starts, states, n_deals, explore, often, own, net, rival, sums, scratch, lesson, figures, rng):
    """Play deals and study choices; add gradients to `sums`, squared errors and their number to `figures`."""
    for _ in range(n_deals):
        tried, rng = play_and_study(
            starts, states, explore, often, own, net, rival, sums, scratch, lesson, figures, rng
        )
        figures[1] += tried
    return rng


# -- from deals ------------------------------------------------------------------------------------


@inner
def remember(s, seat, action, n, memory, d, scratch):
    """Store a decision; the state's inputs are already there, the action's are appended."""
    m = action_inputs(s, seat, survey(s, seat), action, scratch.added, memory.dense[d])
    for i in range(m):
        memory.inputs[d, n + i] = scratch.added[i]
    memory.counts[d] = n + m
    memory.seats[d] = seat
    memory.leads[d] = lead_of(s, seat) / spread(s)


@inner
def play_and_remember(s, explore, net, rival, scratch, memory, rng):
    """Play a deal with some random choices and store the net's decisions; return their number and the new generator."""
    d = 0
    ruled, rivals, rng = draw_opponents(rng)
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        seat = lowest(acting)
        if ((ruled | rivals) >> seat) & U1:
            is_ruled = (ruled >> seat) & U1 != U0
            action, rng = choice(s, seat, is_ruled, 0.0, rival, scratch, memory.inputs[d], rng)
        else:
            action, value, n = best_action(s, seat, net, scratch, memory.inputs[d], None)
            rng = step(rng)
            memory.best[d] = value
            memory.explored[d] = chance(rng) < explore
            if memory.explored[d]:
                rng = step(rng)
                action = lowest(random_bit(word(rng), legal(s, seat)))
            remember(s, seat, action, n, memory, d, scratch)
            d += 1
        apply(s, action << (seat << U3), None)
    return d, rng


@inner
def set_goals(s, n, trust, memory):
    """Set the targets, last decision first: the gain until the seat's next decision, and what was ahead there."""
    leads, ahead = np.zeros(8), np.zeros(8)
    for seat in range(s.players):
        leads[seat] = lead_of(s, uint64(seat)) / spread(s)
    for d in range(n - 1, -1, -1):
        seat = memory.seats[d]
        goal = leads[seat] - memory.leads[d] + ahead[seat]
        memory.goals[d] = goal
        leads[seat] = memory.leads[d]
        weight = 0.0 if memory.explored[d] else trust
        ahead[seat] = weight * goal + (1.0 - weight) * memory.best[d]


@inner
def learn_goals(n, net, sums, memory, scratch, figures):
    """Note the gradients of the stored decisions, and their squared errors."""
    for d in range(n):
        goal = np.float32(memory.goals[d])
        miss = note_slope(net, sums, memory.inputs[d], memory.counts[d], memory.dense[d], goal, scratch)
        figures[0] += miss * miss
    figures[1] += n


@entry
def learn_from_deals(starts, states, n_deals, explore, trust, net, rival, sums, scratch, memory, figures, rng):
    """Play deals and learn from their ends; add gradients to `sums`, squared errors and their number to `figures`."""
    for _ in range(n_deals):
        rng = start_deal(starts, states, rng)
        n, rng = play_and_remember(states[0], explore, net, rival, scratch, memory, rng)
        set_goals(states[0], n, trust, memory)
        learn_goals(n, net, sums, memory, scratch, figures)
    return rng


# -- a learning step --------------------------------------------------------------------------------


@entry
def take_step(flat, slopes, sums, n, rate):
    """Take one learning step along the mean of the gradients in the rows of `sums`, which are cleared."""
    for row in range(len(sums)):
        for k in range(flat.size):
            slopes.sums[k] += sums[row, k]
            sums[row, k] = F0
    descend(flat, slopes, n, rate)


# -- measuring -------------------------------------------------------------------------------------


@entry
def against_greedy(states, n_deals, net_seat, net, scratch, inputs, sums, rng):
    """Play deals of the net in one seat against rule players; add their number, leads and squared leads to `sums`."""
    for _ in range(n_deals):
        states[0] = states[1]
        s = states[0]
        rng = deal_random(s, step(rng))
        rng = play_out(s, U1 << net_seat, net, scratch, inputs, rng)
        lead = lead_of(s, net_seat) - lead_of(states[1], net_seat)
        sums[0] += 1.0
        sums[1] += lead
        sums[2] += lead * lead
    return rng
