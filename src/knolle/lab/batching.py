"""Template: many matches stepped together (see `knolle.compiled.template` and `knolle.lab.batch`).

A book has a match's words: its generators, who is still to choose, what has been chosen, the number of steps, and each
seat's points as reported so far. The legal actions of the seat that is asked lie apart in `masks`, because one thread
checks all of them. Seats that choose together are asked one after another; no row shows what the others chose. A match
that is over or cut off restarts at once.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from knolle.compiled.decorators import (
    DEALER,
    below,
    borrowed,
    entry,
    inlined,
    inner,
    lowest,
    popcount,
    random_bit,
    step,
    uint64,
    word,
)
from knolle.compiled.encoding import write_set

if TYPE_CHECKING:
    apply: Any = None
    choice: Any = None
    deal_random: Any = None
    encode: Any = None
    legal: Any = None
    standing: Any = None
    to_act: Any = None
    winners: Any = None

U0, U1, U3 = uint64(0), uint64(1), uint64(3)
U7 = uint64(7)
RNG, LUCK, WAITING, PENDING, STEPS, POINTS = range(6)
"""The columns of a book; from the last one on, one per seat."""
BOTS, GUESTS, LEARNER, MOST_STEPS = range(4)
"""The words of `rules`: the seats that compiled bots play, those of other bots, the learner's (255: all are), and the
number of steps after which a match is cut off (0: never)."""


@entry
def begin(
    states,
    fresh,
    books,
    rules,
    bots,
    scratch,
    masks,
    seats,
    permitted,
    observations,
    drawn,
    places,
    first,
    last,
    is_loaded,
):
    """Start matches, or with `is_loaded` go on from their states; `fresh` has the state before the deal by starter."""
    states, fresh, books, scratch = borrowed(states), borrowed(fresh), borrowed(books), borrowed(scratch)
    rules, bots, places = borrowed(rules), borrowed(bots), borrowed(places)
    shown = borrowed(masks), borrowed(seats), borrowed(permitted), borrowed(observations), borrowed(drawn)
    for k in range(first, last):
        i = places[k]
        book = books[i]
        if is_loaded:
            book[RNG] = deal_owed(states[i], book[RNG])
            for seat in range(states[i].players):
                book[POINTS + seat] = standing(states[i], uint64(seat))
        else:
            restart(states, i, fresh, book)
        book[STEPS] = book[PENDING] = U0
        book[WAITING] = to_act(states[i])
        while not play_on(states, i, book, rules, bots, scratch):
            restart(states, i, fresh, book)
        show(states[i], i, book, rules, shown)


@entry
def advance(
    states,
    fresh,
    books,
    rules,
    bots,
    scratch,
    masks,
    seats,
    permitted,
    observations,
    drawn,
    places,
    first,
    last,
    is_step,
    actions,
    rewards,
    done,
    truncated,
    won,
    last_rows,
):
    """Make one legal decision in matches; `is_step` is False for a bot's that is part of the learner's step."""
    states, fresh, books, scratch = borrowed(states), borrowed(fresh), borrowed(books), borrowed(scratch)
    rules, bots, places = borrowed(rules), borrowed(bots), borrowed(places)
    shown = borrowed(masks), borrowed(seats), borrowed(permitted), borrowed(observations), borrowed(drawn)
    seats, actions, rewards, done = borrowed(seats), borrowed(actions), borrowed(rewards), borrowed(done)
    truncated, won, last_rows = borrowed(truncated), borrowed(won), borrowed(last_rows)
    for k in range(first, last):
        i = places[k]
        book = books[i]
        seat = uint64(seats[i])
        if is_step:
            clear(rewards, i)
            book[STEPS] += U1
            if done[i]:
                clear(won, i)
            done[i] = truncated[i] = False
        book[PENDING] |= uint64(actions[i]) << (seat << U3)
        book[WAITING] &= ~(U1 << seat)
        while not play_on(states, i, book, rules, bots, scratch):
            if not done[i] and not truncated[i]:
                note_winners(states[i], done, won, i)
                report(states[i], i, book, rewards)
                write(last_rows, i, states[i], seat if rules[LEARNER] > U7 else rules[LEARNER])
            restart(states, i, fresh, book)
        if not done[i] and not truncated[i]:
            report(states[i], i, book, rewards)
            asked = lowest(book[WAITING])
            if rules[MOST_STEPS] and book[STEPS] >= rules[MOST_STEPS] and not (rules[GUESTS] >> asked) & U1:
                truncated[i] = True
                write(last_rows, i, states[i], asked)
                restart(states, i, fresh, book)
                while not play_on(states, i, book, rules, bots, scratch):
                    restart(states, i, fresh, book)
        show(states[i], i, book, rules, shown)


@inlined
def play_on(states, i, book, rules, bots, scratch):
    """Play until a seat must be asked; return False if the match is over first."""
    s = states[i]
    waiting = book[WAITING]
    while True:
        mine = waiting & rules[BOTS]
        while mine:
            seat = lowest(mine)
            mine &= mine - U1
            action, book[RNG] = choice(states, i, seat, bots[seat], scratch, book[RNG])
            book[PENDING] |= action << (seat << U3)
        waiting &= ~rules[BOTS]
        if waiting:
            book[WAITING] = waiting
            return True
        apply(s, book[PENDING], None)
        book[PENDING] = U0
        book[RNG] = deal_owed(s, book[RNG])
        waiting = to_act(s)
        if not waiting:
            return False


@inner
def report(s, i, book, rewards):
    """Add the points that each seat has gained since the last report to its reward."""
    for seat in range(s.players):
        points = standing(s, uint64(seat))
        rewards[i, seat] += np.int64(points - book[POINTS + seat])
        book[POINTS + seat] = points


@inner
def note_winners(s, done, won, i):
    done[i] = True
    mask = winners(s)
    share = 1.0 / popcount(mask)
    while mask:
        won[i, lowest(mask)] = share
        mask &= mask - U1


@inner
def restart(states, i, fresh, book):
    """Start a new match with a random starter."""
    rng = step(book[RNG])
    states[i] = fresh[below(word(rng), uint64(fresh.size))]
    book[RNG] = deal_owed(states[i], rng)
    book[WAITING] = to_act(states[i])
    book[PENDING] = book[STEPS] = U0
    for seat in range(states[i].players):
        book[POINTS + seat] = U0


@inner
def deal_owed(s, rng):
    """Deal until a seat must choose; return the new generator."""
    while to_act(s) == DEALER:
        rng = deal_random(s, rng)
    return rng


@inlined
def show(s, i, book, rules, shown):
    """Write what the next seat may know and do, and a random legal action."""
    masks, seats, permitted, observations, drawn = shown
    seat = lowest(book[WAITING])
    mask = legal(s, seat)
    rng = step(book[LUCK])
    seats[i] = seat
    drawn[i] = lowest(random_bit(word(rng), mask))
    book[LUCK] = rng
    masks[i] = mask
    if not (rules[GUESTS] >> seat) & U1:
        write_set(permitted[i], U0, mask, permitted.shape[1])
        clear(observations, i)
        encode(s, seat, observations[i])


@inner
def write(rows, i, s, seat):
    """Write the last row of a match; apart from `show`, so that less is compiled where it matters."""
    clear(rows, i)
    encode(s, seat, rows[i])


@inner
def clear(rows, i):
    for k in range(rows.shape[1]):
        rows[i, k] = 0


@entry
def first_illegal(masks, actions):
    """Return the first match whose action is illegal, or -1."""
    for i in range(actions.size):
        action = actions[i]
        if action < 0 or action > 63 or not (masks[i] >> uint64(action)) & U1:
            return i
    return -1


@entry
def draw(books, masks, drawn):
    """Draw another random legal action for every match."""
    for i in range(drawn.size):
        rng = step(books[i, LUCK])
        books[i, LUCK] = rng
        drawn[i] = lowest(random_bit(word(rng), masks[i]))


@entry
def put(states, places, given):
    """Copy states into matches; numpy would take twenty times as long."""
    for k in range(places.size):
        states[places[k]] = given[k]


@entry
def first_over(states):
    """Return the first state of a match that is over, or -1."""
    for i in range(states.size):
        if not to_act(states[i]):
            return i
    return -1
