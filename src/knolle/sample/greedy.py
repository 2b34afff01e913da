"""The rule player of Sample Tricks.

It leads its highest card. It takes a trick as cheaply as it can if it plays last, or with its highest card if that is
above all that lie there. Otherwise it throws its lowest card away.
"""

from knolle.compiled.decorators import inner, lowest, uint64
from knolle.sample.kernel import N_NUMBERS, U1, best_place, first_card, legal, next_seat, suit_of


@inner
def choose(v, seat, rng):
    """Return an action and the new generator, given what the seat may know."""
    may = legal(v, seat)
    first = first_card(v)
    if v.n_played == first:
        return highest(may), rng
    best = uint64(v.played[first + best_place(v)])
    above = may & suit_of(best) & ~((U1 << best) - U1)
    if not above:
        return cheapest(may), rng
    is_last = next_seat(v, seat) == v.lead
    return (lowest(above) if is_last else highest(above)), rng


@inner
def highest(cards):
    """Return the card with the highest number."""
    best = lowest(cards)
    while cards:
        card = lowest(cards)
        if card % N_NUMBERS >= best % N_NUMBERS:
            best = card
        cards &= cards - U1
    return best


@inner
def cheapest(cards):
    """Return the card with the lowest number."""
    best = lowest(cards)
    while cards:
        card = lowest(cards)
        if card % N_NUMBERS < best % N_NUMBERS:
            best = card
        cards &= cards - U1
    return best


@inner
def spread(s):
    """Return roughly the standard deviation of a seat's points in one round."""
    return 1.4
