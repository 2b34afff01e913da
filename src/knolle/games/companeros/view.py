"""One seat's knowledge of Compañeros (CO-16), copied into an empty record, and full states that fit it.

With `memory=on`, the points, piles and earlier tricks of a game in progress are hidden. The cards whose order still
matters, those in the display and those taken in this trick, are then placed in `laid` right before the trick's cards,
with zeros before them.
"""

from knolle.compiled.decorators import (
    below,
    inner,
    lowest,
    popcount,
    random_bit,
    random_few,
    random_third,
    step,
    uint64,
    word,
)
from knolle.games.companeros.kernel import PLAY, TAKE, U0, U1, U4, U8, U15, U255, value_of


@inner
def running(s):
    return s.phase == PLAY or s.phase == TAKE


@inner
def observe(s, seat, v):
    """Fill a zeroed record with what `seat` may know of the state."""
    copy_public(s, v)
    for other in range(s.players):
        v.n_cards[other] = popcount(s.hands[other])
        if other == seat:
            v.hands[other] = s.hands[other]
    if s.memory and running(s):
        first = s.players * (s.n_tricks + U1)
        place = first
        open_now = s.display | taken_now(s)
        for k in range(first):
            card = uint64(s.laid[first - U1 - uint64(k)])
            if (open_now >> card) & U1:
                place -= U1
                v.laid[place] = card
        copy_laid(s, v, first)
        if s.n_tricks < s.hand_size:
            v.leads[s.n_tricks] = s.leads[s.n_tricks]
    else:
        copy_history(s, v)


@inner
def taken_now(s):
    """Return the cards taken in the current trick."""
    mask = U0
    for k in range(s.n_taken):
        mask |= s.took[k]
    return mask


@inner
def cards_in_trick(s):
    """Return the cards played in the current trick."""
    mask, cards = U0, s.cards
    while cards:
        if cards & U255:
            mask |= U1 << ((cards & U255) - U1)
        cards >>= U8
    return mask


@inner
def copy_public(s, v):
    v.players = s.players
    v.deck = s.deck
    v.hand_size = s.hand_size
    v.games = s.games
    v.memory = s.memory
    v.phase = s.phase
    v.game = s.game
    v.starter = s.starter
    v.turn = s.turn
    v.lead = s.lead
    v.n_tricks = s.n_tricks
    v.display = s.display
    v.worth = s.worth
    v.cards = s.cards
    v.sums = s.sums
    v.order = s.order
    v.stopped = s.stopped
    v.queue = s.queue
    v.n_taken = s.n_taken
    v.n_laid = s.n_laid
    for k in range(s.n_taken):
        v.took[k] = s.took[k]
    for seat in range(s.players):
        v.totals[seat] = s.totals[seat]


@inner
def copy_history(s, v):
    for seat in range(s.players):
        v.taken[seat] = s.taken[seat]
        v.points[seat] = s.points[seat]
    copy_laid(s, v, U0)
    for k in range(min(s.n_tricks + U1, s.hand_size)):
        v.leads[k] = s.leads[k]


@inner
def copy_laid(s, v, first):
    for k in range(first, s.n_laid):
        v.laid[k] = s.laid[k]


@inner
def determinize(s, seat, rng):
    """Turn an observed state into a full one. Plays tell nothing about hidden cards, so every split is equally likely.

    With `memory=on`, cards taken in earlier tricks are as unseen as those in the other hands: all are split uniformly,
    each taken card goes to a uniformly drawn seat with its points, and an order of plays and leads is made up.
    """
    if running(s):
        rest, rng = fill_hands(s, seat, unseen(s, seat), rng)
        if s.memory:
            left = popcount(rest)
            aside, rng = random_few(rng, rest, left, n_aside(s))
            rng = invent_past(s, rest & ~aside, rng)
    for other in range(s.players):
        s.n_cards[other] = U0
    return rng


@inner
def n_aside(s):
    """Return the number of cards that nobody was dealt (CO-2, CO-17)."""
    return popcount(s.deck) - s.players * (s.hand_size + U1)


@inner
def unseen(v, seat):
    """Return the cards whose place the seat cannot know."""
    mask = v.deck
    if seat < v.players:
        mask &= ~v.hands[seat]
    mask &= ~(v.display | cards_in_trick(v))
    if v.memory:
        return mask & ~taken_now(v)
    for other in range(v.players):
        mask &= ~v.taken[other]
    return mask


@inner
def fill_hands(s, seat, rest, rng):
    """Deal unseen cards to the other hands; return the cards left."""
    for other in range(s.players):
        if other != seat:
            hand = rest
            if s.n_cards[other] < popcount(rest):
                hand, rng = random_third(rng, rest, s.n_cards[other])
            s.hands[other] = hand
            rest &= ~hand
    return rest, rng


@inner
def invent_past(s, hidden, rng):
    """Make up who took the hidden cards, in which order they were laid open, and who led the earlier tricks."""
    for k in range(s.n_taken):
        give(s, ((s.order >> (U4 * uint64(k))) & U15) - U1, s.took[k])
    place = U0
    while hidden:
        rng = step(rng)
        bit = random_bit(word(rng), hidden)
        hidden ^= bit
        s.laid[place] = lowest(bit)
        place += U1
        rng = step(rng)
        give(s, below(word(rng), s.players), bit)
    s.leads[0] = s.starter
    for k in range(U1, s.n_tricks):
        rng = step(rng)
        s.leads[k] = below(word(rng), s.players)
    return rng


@inner
def give(s, seat, cards):
    s.taken[seat] |= cards
    while cards:
        s.points[seat] += value_of(lowest(cards))
        cards &= cards - U1
