"""The rule player of Sample Tricks.

It leads the highest card of its longest suit, first those that nobody can beat. As last player it takes the trick as
cheaply as it can; before that only with a card that nobody can beat. Otherwise it throws its lowest card away.
"""

from knolle.compiled.decorators import inner, lowest, popcount, uint64
from knolle.sample.kernel import N_NUMBERS, U0, U1, best_place, first_card, legal, next_seat, suit_of
from knolle.sample.view import unseen


@inner
def choose(v, seat, rng):
    """Return an action and the new generator, given what the seat may know."""
    may, first = legal(v, seat), first_card(v)
    if v.n_played == first:
        sure = unbeaten(v, seat, may)
        return highest(longest(sure if sure else may, may)), rng
    best = uint64(v.played[first + best_place(v)])
    takes = may & suit_of(best) & ~((U1 << best) - U1)
    if next_seat(v, seat) == v.lead:
        return (lowest(takes) if takes else cheapest(may)), rng
    sure = unbeaten(v, seat, takes)
    return (highest(sure) if sure else cheapest(may)), rng


@inner
def unbeaten(v, seat, cards):
    """Return those of the cards above which nobody else can have one of the suit."""
    others = unseen(v, seat) & ~v.hands[seat]
    found = U0
    while cards:
        card = lowest(cards)
        cards &= cards - U1
        if not others & suit_of(card) & ~((U1 << card) - U1):
            found |= U1 << card
    return found


@inner
def longest(cards, hand):
    """Return those of the cards whose suit is the longest in hand."""
    found, most, rest = U0, U0, cards
    while rest:
        suit = suit_of(lowest(rest))
        if popcount(hand & suit) > most:
            found, most = cards & suit, popcount(hand & suit)
        rest &= ~suit
    return found


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
