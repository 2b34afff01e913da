"""Template: many matches played again from their choices, written down as records (see `knolle.compiled.template`).

Choices come from anywhere, so each is checked. Matches stop where a shuffle is owed, because fair shuffles are drawn in
Python, and where the buffer is nearly full. Every event is written with a comma before it.
"""

from typing import TYPE_CHECKING, Any

from knolle.compiled.decorators import DEALER, MOMENT, entry, inner, lowest, uint64
from knolle.compiled.fair import shuffle
from knolle.compiled.text import put_comma

if TYPE_CHECKING:
    action_kind: Any = None
    apply: Any = None
    deal: Any = None
    legal: Any = None
    n_to_shuffle: Any = None
    n_told: Any = None
    to_act: Any = None
    total: Any = None
    write_deal: Any = None
    write_event: Any = None

U0, U1, U8, U64, U255 = (uint64(k) for k in (0, 1, 8, 64, 255))
OVER, FULL, BAD = -1, -2, -3
"""Why a match has stopped, if it is not for a shuffle: it is over; its buffer is full; its choices are wrong."""


@inner
def are_legal(s, acting, packed):
    """Return whether these are legal choices of all seats that owe one."""
    while acting:
        seat = lowest(acting)
        action = packed >> (seat * U8) & U255
        if action >= U64 or not legal(s, seat) >> action & U1:
            return False
        acting &= acting - U1
    return True


@inner
def note(plays, k, step, s, acting, packed):
    """Add the choices of one step to the table of plays; return the place after them."""
    while acting:
        seat = lowest(acting)
        plays[k].step = step
        plays[k].seat = seat
        plays[k].action = packed >> (seat * U8) & U255
        plays[k].kind = action_kind(s)
        plays[k].legal = legal(s, seat)
        acting &= acting - U1
        k += 1
    return k


@inner
def write_rows(s, log, words, out, at):
    """Write the events in the kernel's log."""
    rows = log[0]
    for k in range(1, rows[0, 0] + U1):
        if rows[k, 0] != MOMENT:
            at = write_event(s, rows[k, 0], rows[k, 1], rows[k, 2], rows[k, 3], words, out, put_comma(out, at))
    return at


@inner
def clear(log):
    log[0][0, 0] = U0
    log[0][0, 1] = U0


@entry
def advance(states, choices, steps, room, log, words, out, n_out, plays, n_plays, owed):
    """Play until each match owes a shuffle (`owed` is its number of items) or stops for a reason above.

    `choices[steps[i, 0]:steps[i, 1]]` are the choices of match i, of which `steps[i, 0]` is the next; `steps[i, 2]`
    counts those played. They include choices that nobody was asked for if `steps[i, 3]` is set. The plays of match i
    are added at `n_plays[i]`, unless that is negative.
    """
    for i in range(states.size):
        s = states[i]
        acting = to_act(s)
        at = n_out[i]
        while acting != DEALER and acting != U0 and at + room < out.shape[1] and owed[i] != BAD:
            k = steps[i, 0]
            if k >= steps[i, 1] or not are_legal(s, acting, choices[k]):
                owed[i] = BAD
                break
            if n_plays[i] >= 0:
                n_plays[i] = note(plays, n_plays[i], steps[i, 2], s, acting, choices[k])
            clear(log)
            apply(s, choices[k], log)
            at = write_rows(s, log, words, out[i], at)
            steps[i, 0] += n_told(log[0]) if steps[i, 3] else 1
            steps[i, 2] += 1
            acting = to_act(s)
        n_out[i] = at
        if owed[i] != BAD:
            owed[i] = n_to_shuffle(s) if acting == DEALER else (FULL if acting else OVER)


@entry
def deal_all(states, places, digests, owed, order, before, log, words, out, n_out, ends, totals):
    """Shuffle by each row's words, deal and write the event; return how many rows had too few words.

    Those are left as they are. `ends` and `totals` get, for each row, where the event ends and the totals before it.
    """
    short = 0
    for row in range(places.size):
        i = places[row]
        n = owed[i]
        if not shuffle(digests[row], n, order):
            short += 1
            continue
        s = states[i]
        for seat in range(totals.shape[1]):
            totals[row, seat] = total(s, uint64(seat))
        before[0] = s
        clear(log)
        deal(s, order, log)
        ends[row] = write_deal(before[0], s, words, out[i], put_comma(out[i], n_out[i]))
        n_out[i] = write_rows(s, log, words, out[i], ends[row])
        places[row] = -1
    return short
