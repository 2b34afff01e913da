"""Template: training of a value net by self-play, written once for all games (see `knolle.core.template`).

The net judges an action: how far will the lead over the mean of the others grow until the deal ends, in spreads?
What an action is held to is told by the seat's next decision as well as by the end of the deal: TRUST is the weight of
what really came. After a choice made only to explore, the net's own best judgement stands for what would have come.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from knolle.bots.net import descend, note_slope
from knolle.core.compiled import DEALER, entry, inner, lowest, random_bit, step, uint64, word

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
    survey: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
MOST_DECISIONS = 512


class Memory(NamedTuple):
    """The decisions of one deal: inputs that were on, how many, dense figures, whose; his lead at that time and the
    best judgement, both in spreads; whether he explored; and what the choice is held to."""

    inputs: Any
    counts: Any
    dense: Any
    seats: Any
    leads: Any
    best: Any
    explored: Any
    goals: Any


@inner
def lead_in_spreads(s, seat):
    return lead_of(s, seat) / spread(s)


# -- learning --------------------------------------------------------------------------------------


@inner
def remember(s, seat, action, n, memory, d, scratch):
    """Keep a decision: the state's inputs are there already, the action's come behind them."""
    m = action_inputs(s, seat, survey(s, seat), action, scratch.added, memory.dense[d])
    for i in range(m):
        memory.inputs[d, n + i] = scratch.added[i]
    memory.counts[d] = n + m
    memory.seats[d] = seat
    memory.leads[d] = lead_in_spreads(s, seat)


@inner
def play_and_remember(s, explore, guests, net, scratch, memory, rng):
    """Play a deal with itself and some rule players, a share of the choices at random; the number of decisions."""
    d = 0
    rng = step(rng)
    rule_seats = word(rng)
    for _ in range(guests):
        rng = step(rng)
        rule_seats &= word(rng)
    while not deal_ended(s):
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        packed = U0
        while acting:
            seat = lowest(acting)
            acting &= acting - U1
            if (rule_seats >> seat) & U1:
                action, rng = greedy(s, seat, rng)
                packed |= action << (seat << U3)
                continue
            action, value, n = best_action(s, seat, net, scratch, memory.inputs[d], None)
            rng = step(rng)
            memory.best[d] = value
            memory.explored[d] = float(word(rng)) * 2.0**-64 < explore
            if memory.explored[d]:
                rng = step(rng)
                action = lowest(random_bit(word(rng), legal(s, seat)))
            remember(s, seat, action, n, memory, d, scratch)
            d += 1
            packed |= action << (seat << U3)
        apply(s, packed, None)
    return d, rng


@inner
def set_goals(s, n, trust, memory):
    """From the last decision back: what came until the seat's next one, and what was to come from there."""
    leads, ahead = np.zeros(8), np.zeros(8)
    for seat in range(s.players):
        leads[seat] = lead_in_spreads(s, uint64(seat))
    for d in range(n - 1, -1, -1):
        seat = memory.seats[d]
        goal = leads[seat] - memory.leads[d] + ahead[seat]
        memory.goals[d] = goal
        leads[seat] = memory.leads[d]
        weight = 0.0 if memory.explored[d] else trust
        ahead[seat] = weight * goal + (1.0 - weight) * memory.best[d]


@entry
def self_play(
    states, n_batches, batch, explore, guests, trust, rate, flat, net, slopes, sums, scratch, memory, figures, rng
):
    """Play batches of deals with itself and learn from each; adds squared errors and their number to `figures`."""
    for _ in range(n_batches):
        n_judged = 0
        for _ in range(batch):
            states[0] = states[1]
            s = states[0]
            rng = deal_random(s, step(rng))
            n, rng = play_and_remember(s, explore, guests, net, scratch, memory, rng)
            set_goals(s, n, trust, memory)
            for d in range(n):
                goal = np.float32(memory.goals[d])
                miss = note_slope(net, sums, memory.inputs[d], memory.counts[d], memory.dense[d], goal, scratch)
                figures[0] += miss * miss
            n_judged += n
        descend(flat, slopes, n_judged, rate)
        figures[1] += n_judged
    return rng


# -- measuring -------------------------------------------------------------------------------------


@entry
def against_greedy(states, n_deals, net_seat, net, scratch, inputs, sums, rng):
    """Deals of the net in one seat against rule players; adds number, leads in points and their squares to `sums`."""
    for _ in range(n_deals):
        states[0] = states[1]
        s = states[0]
        rng = deal_random(s, step(rng))
        while not deal_ended(s):
            acting = to_act(s)
            if acting == DEALER:
                rng = deal_random(s, rng)
                continue
            packed = U0
            while acting:
                seat = lowest(acting)
                acting &= acting - U1
                if seat == net_seat:
                    action, _, _ = best_action(s, seat, net, scratch, inputs, None)
                else:
                    action, rng = greedy(s, seat, rng)
                packed |= action << (seat << U3)
            apply(s, packed, None)
        lead = lead_of(s, net_seat) - lead_of(states[1], net_seat)
        sums[0] += 1.0
        sums[1] += lead
        sums[2] += lead * lead
    return rng
