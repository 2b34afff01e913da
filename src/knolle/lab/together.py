"""Template: a net that learns from matches against itself in which every choice is solved (`templates.mixing`).

Every seat learns at every choice, whether or not it owes one. Its target is a mean of the solved values from there on,
with later ones and the result discounted by a factor. Where a choice was made at random to explore, its consequences
are not held against earlier choices.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from knolle.bots.net import descend
from knolle.compiled.decorators import DEALER, entry, inner, lowest, popcount, random_bit, step, uint64, word

if TYPE_CHECKING:
    apply: Any = None
    clear: Any = None
    conclude: Any = None
    deal_ended: Any = None
    deal_random: Any = None
    draw: Any = None
    fill_hidden: Any = None
    greedy: Any = None
    is_open: Any = None
    lead_of: Any = None
    legal: Any = None
    look: Any = None
    observe: Any = None
    outputs: Any = None
    place_of: Any = None
    share_of_win: Any = None
    solved: Any = None
    spread: Any = None
    think: Any = None
    to_act: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
F0 = np.float32(0.0)
MOST_DECISIONS = 400
BATCH = 256
ENOUGH = 16
"""Outcomes to judge where one or two seats choose: every luck is tried, so one world says a lot."""


class MatchMemory(NamedTuple):
    """A match by choice and seat: the net's inputs, the lead, the solved values, and whether the choice explored."""

    inputs: Any
    counts: Any
    dense: Any
    leads: Any
    values: Any
    explored: Any


class Optimizer(NamedTuple):
    """The flat weights; gradients and Adam's means; the gradients' sums as a net; the gradient of a layer."""

    flat: Any
    slopes: Any
    sums: Any
    layer: Any
    n_noted: Any


@inner
def solve(s, seat, n, judge, room, eyes, worlds, rng):
    """Think as this seat, from its view only, and leave the answer in the room; return the new generator."""
    eyes[0] = eyes[1]
    observe(s, seat, eyes[0])
    clear(room)
    n_asked = popcount(to_act(s))
    rng = think(eyes, seat, n if n_asked > uint64(2) else min(n, ENOUGH), judge, room, worlds, rng)
    conclude(eyes[0], judge, room)
    return rng


@inner
def is_alone(mask):
    return mask & (mask - U1) == U0


@inner
def chosen_by(s, seat, is_solved, n, explore, judge, room, eyes, worlds, values, rng):
    """Return a seat's choice, whether it only explores, and the new generator; write the solved value to `values`."""
    mask = legal(s, seat)
    if is_alone(mask):
        return lowest(mask), False, rng
    if not is_solved:
        rng = solve(s, seat, n, judge, room, eyes, worlds, rng)
    values[0], values[1] = solved(eyes[0], seat, room)
    rng = step(rng)
    if float(word(rng)) * 2.0**-64 < explore:
        rng = step(rng)
        return lowest(random_bit(word(rng), mask)), True, rng
    action, rng = draw(room.mixes[place_of(to_act(s), seat)], mask, rng)
    return action, False, rng


@inner
def remember(s, d, judge, room, memory):
    """Store what every seat sees, and the net's own judgement."""
    for seat in range(s.players):
        n = look(s, uint64(seat), judge, memory.inputs[d, seat], memory.dense[d, seat], room.pairs, room.hidden)
        growth, chance = outputs(judge, room.hidden, room.spare)
        memory.counts[d, seat] = n
        memory.leads[d, seat] = lead_of(s, uint64(seat))
        memory.values[d, seat, 0] = memory.leads[d, seat] + spread(s) * growth
        memory.values[d, seat, 1] = chance


@inner
def play(s, rule_seats, n, explore, judge, room, eyes, worlds, memory, rng):
    """Play a match, some seats by the rule player, and store it; return the number of choices and the new generator."""
    d = 0
    while not deal_ended(s) and d < MOST_DECISIONS:
        acting = to_act(s)
        if acting == DEALER:
            rng = deal_random(s, rng)
            continue
        remember(s, d, judge, room, memory)
        memory.explored[d] = is_solved = False
        packed = U0
        while acting:
            seat = lowest(acting)
            acting &= acting - U1
            if rule_seats >> seat & U1:
                action, rng = greedy(s, seat, rng)
            else:
                values = memory.values[d, seat]
                action, is_wild, rng = chosen_by(s, seat, is_solved, n, explore, judge, room, eyes, worlds, values, rng)
                is_solved = is_open(s) and (is_solved or not is_alone(legal(s, seat)))
                memory.explored[d] |= is_wild
            packed |= action << (seat << U3)
        apply(s, packed, None)
        d += 1
    return d, rng


@inner
def learn_match(s, n, fade, rate, judge, lesson, memory, room, figures):
    """Learn what each seat should have judged at each choice, working backwards from the end."""
    for seat in range(s.players):
        lead, chance = lead_of(s, uint64(seat)), share_of_win(s, uint64(seat))
        for d in range(n - 1, -1, -1):
            keep = 0.0 if memory.explored[d] else fade
            lead = (1.0 - keep) * memory.values[d, seat, 0] + keep * lead
            chance = (1.0 - keep) * memory.values[d, seat, 1] + keep * chance
            growth = (lead - memory.leads[d, seat]) / spread(s)
            inputs, n_on, dense = memory.inputs[d, seat], memory.counts[d, seat], memory.dense[d, seat]
            figures[0] += learn(judge, lesson, inputs, n_on, dense, growth, chance, rate, room)
            figures[1] += 1.0


@inner
def learn(judge, lesson, inputs, n, dense, growth, chance, rate, room):
    """Note one error, and take a step once there are enough; return the squared error."""
    fill_hidden(judge, inputs, n, dense, room.hidden)
    square = note_slope(judge, lesson, inputs, n, dense, growth, chance, room)
    lesson.n_noted[0] += 1
    if lesson.n_noted[0] == BATCH:
        descend(lesson.flat, lesson.slopes, BATCH, rate)
        lesson.n_noted[0] = 0
    return square


@inner
def note_slope(judge, lesson, inputs, n, dense, growth, chance, room):
    """Add the gradient of the squared errors of both outputs; return the sum of the squares."""
    hidden = room.hidden
    said = outputs(judge, hidden, room.spare)
    miss0, miss1 = np.float32(said[0] - growth), np.float32(said[1] - chance)
    sums, layer = lesson.sums, lesson.layer
    sums.out_bias[0] += miss0
    sums.out_bias[1] += miss1
    for k in range(hidden.size):
        alive = max(hidden[k], F0)
        sums.out_rows[0, k] += miss0 * alive
        sums.out_rows[1, k] += miss1 * alive
        layer[k] = miss0 * judge.out_rows[0, k] + miss1 * judge.out_rows[1, k] if hidden[k] > F0 else F0
        sums.bias[k] += layer[k]
    for i in range(n):
        row = sums.rows[inputs[i]]
        for k in range(layer.size):
            row[k] += layer[k]
    for j in range(dense.size):
        weight = dense[j]
        if weight != F0:
            row = sums.dense_rows[j]
            for k in range(layer.size):
                row[k] += weight * layer[k]
    return float(miss0 * miss0 + miss1 * miss1)


@entry
def self_play(states, n_matches, rule_seats, n, explore, fade, rate, judge, lesson, room, worlds, memory, figures, rng):
    """Play matches and learn from each if `rate` is positive; return the new generator.

    `figures` gets squared errors and their number; then matches, leads, squared leads and wins of the first thinking
    seat. `states` holds one to play, the start, one to observe into and a blank one.
    """
    mine = lowest(~rule_seats)
    for _ in range(n_matches):
        states[0] = states[1]
        s = states[0]
        n_choices, rng = play(s, rule_seats, n, explore, judge, room, states[2:], worlds, memory, step(rng))
        if rate > 0.0 and deal_ended(s):
            learn_match(s, n_choices, fade, rate, judge, lesson, memory, room, figures)
        lead = lead_of(s, mine)
        figures[2] += 1.0
        figures[3] += lead
        figures[4] += lead * lead
        figures[5] += share_of_win(s, mine)
    return rng


@entry
def see(views, seat, judge, room, inputs, dense):
    """Fill in the net's inputs for a view; return their number, the lead, and the expected lead and chance."""
    n = look(views[0], seat, judge, inputs, dense, room.pairs, room.hidden)
    growth, chance = outputs(judge, room.hidden, room.spare)
    lead = lead_of(views[0], seat)
    return n, lead, lead + spread(views[0]) * growth, chance


@entry
def learn_rows(states, inputs, counts, dense, leads, goals, rate, judge, lesson, room):
    """Learn from stored choices: the lead and chance of winning that each led to."""
    for d in range(counts.size):
        growth = (goals[d, 0] - leads[d]) / spread(states[0])
        learn(judge, lesson, inputs[d], counts[d], dense[d], growth, goals[d, 1], rate, room)
