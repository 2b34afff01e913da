"""The rule player of Compañeros.

It plays like someone with an evening's experience. When taking, it takes the colour with the most points. When playing,
it asks of each card: if the trick ended with it, which place in the ranking would the card give, and what would be left
in the display for that place once everyone before it had taken the best? If others play later, it imagines three times
what they might play, any cards that are neither in its hand nor on the table, and averages. A tie that stops the taking
above it, a colour joined below someone's higher card, a display not worth fighting for: all of this shows in that
number. Against it stands what a card is worth later, between one and two points per pip, most for high cards; so a poor
display gets a low card, and it does not feed the next takers for a small gain. It forgets earlier tricks and ignores
who is ahead.

It reads only its own hand, the display and the trick, which a seat also knows with `memory=on`.
"""

from knolle.compiled.decorators import inner, lowest, random_bit, step, uint64, word
from knolle.games.companeros.kernel import (
    TAKE,
    U0,
    U1,
    U2,
    U3,
    U8,
    U10,
    U255,
    Trick,
    descending,
    ranking,
    value_of,
    with_card,
    worth_of,
)
from knolle.games.companeros.view import cards_in_trick

N_GUESSES = uint64(3)
U7, U16, U24, U32, U40 = (uint64(i) for i in (7, 16, 24, 32, 40))
NIBBLES, LOW_THREE = uint64(0x111111), uint64(0x777777)
ALWAYS_ABOVE = uint64(1 << 16)
"""Added to every score to keep the unsigned number above 0."""


@inner
def choose(v, seat, rng):
    if v.phase == TAKE:
        return richest(v.worth), rng
    return best_card(v, seat, rng)


@inner
def richest(worth):
    """Return the colour with the most points in the display."""
    best = U0
    for colour in range(6):
        best = max(best, (worth_of(worth, uint64(colour) << U3) << U3) | uint64(colour))
    return best & U7


@inner
def best_card(v, seat, rng):
    """Return the card with the best balance of what it is likely to take now and what it is worth later."""
    shares = by_points(v.worth)
    pool = unseen(v, seat)
    first, rng = imagine_trick(v, seat, pool, rng)
    second, rng = imagine_trick(v, seat, pool, rng)
    third, rng = imagine_trick(v, seat, pool, rng)
    is_last = first.cards == v.cards
    best = U0
    hand = v.hands[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - U1
        gain = share(first, seat, card, shares)
        if is_last:
            gain *= N_GUESSES
        else:
            gain += share(second, seat, card, shares) + share(third, seat, card, shares)
        score = ALWAYS_ABOVE + U10 * gain - N_GUESSES * worth_later(card)
        best = max(best, (score << U8) | card)
    return best & U255, rng


@inner
def by_points(worth):
    """Return the points of the display's colours as packed bytes, most first: what each taker in turn would get."""
    a, b, c = worth_of(worth, U0), worth_of(worth, U8), worth_of(worth, U16)
    d, e, f = worth_of(worth, U24), worth_of(worth, U32), worth_of(worth, U40)
    a, b, c, d, e, f = descending(a, b, c, d, e, f)
    return a | (b << U8) | (c << U16) | (d << U24) | (e << U32) | (f << U40)


@inner
def unseen(v, seat):
    """Return the cards that others might hold, judging by hand and table alone."""
    mask = v.deck
    return mask & ~(v.hands[seat] | v.display | cards_in_trick(v))


@inner
def imagine_trick(v, seat, pool, rng):
    """Return the trick with random cards from those who play after this seat."""
    trick = Trick(v.cards, v.sums)
    other = seat + U1 if seat + U1 < v.players else U0
    while other != v.lead:
        rng = step(rng)
        bit = random_bit(word(rng), pool)
        pool ^= bit
        trick = with_card(trick, other, lowest(bit))
        other = other + U1 if other + U1 < v.players else U0
    return trick, rng


@inner
def share(trick, seat, card, shares):
    """Return the points that this card would take in this trick."""
    order, _ = ranking(with_card(trick, seat, card))
    return worth_of(shares, place_in(order, seat) << U3)  # place 6, not entitled, reads 0


@inner
def place_in(order, seat):
    """Return the place of a seat in a packed ranking, or 6 if it is not in it."""
    others = order ^ ((seat + U1) * NIBBLES)  # only the seat's own four bits are now 0
    own = ~(((others & LOW_THREE) + LOW_THREE) | others | LOW_THREE)
    return lowest(own) >> U2


@inner
def worth_later(card):
    """Return what keeping a card is worth, in tenths of a point."""
    value = value_of(card)
    return value * (U10 + value)


# -- what search and learning ask of the game ------------------------------------------------------


@inner
def spread(s):
    """Return the standard deviation of a seat's points in one deal, measured between rule players."""
    return 17.0
