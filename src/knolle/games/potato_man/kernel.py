"""The rules of Potato Man, compiled: deal, to_act, legal, apply, points. Trusts its input; modifies states in place.

The trick is passed as a small tuple, which stays in registers, and stored in the state when the choice is over.
"""

from typing import NamedTuple

import numpy as np

from knolle.compiled.decorators import (
    DEALER,
    below,
    emit,
    inner,
    leaders,
    lowest,
    moment,
    nth_bit,
    popcount,
    random_few,
    random_half,
    random_third,
    step,
    uint64,
    word,
)
from knolle.games.potato_man import state as layout

U0, U1, U2, U3, U4 = (uint64(i) for i in range(5))
U8, U15, U16, U32, U48, U255 = (uint64(i) for i in (8, 15, 16, 32, 48, 255))
DEAL, PLAY, OVER = uint64(layout.DEAL), uint64(layout.PLAY), uint64(layout.OVER)
GOLD = uint64(layout.GOLD)
EVIL, MEN = uint64(layout.EVIL_CARDS), uint64(layout.MEN_CARDS)
LANE, LANE_TOPS, LANE_FILL = uint64(layout.LANE), uint64(0x8000800080008000), uint64(0x7FFF7FFF7FFF7FFF)
FULL_SUPPLY = uint64(0x0101010101 * layout.N_SACKS)
GREEN_SACKS = uint64(255 << 8 * layout.GREEN)
GREEN_CARDS = uint64(layout.LANE << 16 * layout.GREEN)
CARDS = np.array(layout.CARDS, np.uint64)
WORTHS = np.array(layout.WORTHS, np.uint64)
WITHOUT_GREEN = CARDS[CARDS >> 4 != layout.GREEN]  # PM-20
MINI = np.array(layout.MINI_CARDS, np.uint64)  # PM-26
MINI_DECK = uint64(layout.mask_of(layout.MINI_CARDS))
MINI_SUPPLY = uint64(1 << 8 * layout.RED | 1 << 8 * layout.YELLOW | 1 << 8 * layout.GOLD)

EV_PLAY, EV_DRAW, EV_TRICK, EV_BLOCK, EV_ROUND = (uint64(i) for i in range(len(layout.EVENTS)))
"""Event numbers. Their arguments: seat, card, place in the trick; seat, card; winner, card, sack with why << 8 and
worth << 16; seat, cards that would fit; none."""

NO_SACK = uint64(5)
OK, NOT_IN_HAND, COLOUR_LIES, COLOUR_DOUBLED, SECOND_MAN = (uint64(i) for i in range(len(layout.REASONS)))


# -- a trick ---------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """The cards played so far, and what decides the trick."""

    cards: uint64  # mask
    colours: uint64  # lanes of the colours played
    twice: uint64  # lanes of a colour played twice, else 0
    best_key: uint64  # the highest number's key
    man_key: uint64  # the Potato Man's key, else 0


@inner
def no_trick():
    return Trick(U0, U0, U0, U0, U0)


@inner
def lanes(cards):
    """Return all 16 bits of every colour in the mask, which holds at most one card per colour."""
    tops = (cards + LANE_FILL) & LANE_TOPS
    return (tops << U1) - (tops >> U15)


@inner
def lane(card):
    """Return all 16 bits of a card's colour."""
    return LANE << (card & U48)


@inner
def number(card):
    """Return a card's number (PM-1)."""
    return (card & U15) + (U3 if card < U16 else U1)


@inner
def with_card(trick, bit, order):
    """Return the trick with one more card, in place `order`; the later of equal numbers gets the higher key (PM-13)."""
    card = lowest(bit)
    tail = (order << U4) | (card >> U4)
    key = (number(card) << U8) | tail
    return Trick(
        trick.cards | bit,
        trick.colours | lane(card),
        trick.twice | (trick.colours & lane(card)),
        max(trick.best_key, key),
        tail if bit & MEN else trick.man_key,
    )


@inner
def closed_cards(trick, doubles):
    """Return the cards that nobody may add now. `doubles` is None if each colour may be played only once."""
    if doubles is None:
        return lanes(trick.cards)  # PM-7
    colours = trick.colours if trick.twice else U0  # PM-8, PM-22
    men = MEN if trick.cards & MEN else U0  # PM-9
    return colours | men


@inner
def winning(trick):
    """Return the winner's place in the trick and the winning card's colour. Potato Man beats Evil Potato (PM-14)."""
    rescued = (trick.cards & EVIL != U0) & (trick.cards & MEN != U0)
    key = trick.man_key if rescued else trick.best_key
    return (key >> U4) & U15, key & U15


@inner
def sack_for(supply, colour):
    """Return the kind of sack card that a colour wins, and 1, or 0 if none is left (PM-15)."""
    kind = colour if (supply >> (colour << U3)) & U255 else GOLD
    return kind, (U1 if (supply >> (kind << U3)) & U255 else U0)


# -- dealing ---------------------------------------------------------------------------------------


@inner
def n_to_shuffle(s):
    return popcount(s.deck)


@inner
def supply_of(deck):
    """Return the sack cards of a round, packed (PM-3, PM-20, PM-26)."""
    if deck == MINI_DECK:
        return MINI_SUPPLY
    return FULL_SUPPLY if deck & GREEN_CARDS else FULL_SUPPLY & ~GREEN_SACKS


@inner
def cards_of(deck):
    """Return the cards of a deck in their order before a shuffle (PM-1, PM-20, PM-26)."""
    if deck == MINI_DECK:
        return MINI
    return CARDS if deck & GREEN_CARDS else WITHOUT_GREEN


@inner
def start_round(s):
    """Lay out the sack cards and let the next starter lead (PM-5, PM-17, PM-18)."""
    n = s.players
    if s.this_round:
        s.starter = s.starter + U1 if s.starter + U1 < n else U0
    s.this_round += U1
    s.phase = PLAY
    s.blocked = U0
    s.n_tricks = U0
    s.n_played = U0
    s.turn = s.starter
    s.lead = s.starter
    s.leads[0] = s.starter
    s.supply = supply_of(s.deck)
    for seat in range(layout.MOST_PLAYERS):
        s.taken[seat] = U0
        s.sacks[seat] = U0
    s.n_drawn[0] = U0
    s.n_drawn[1] = U0
    set_trick(s, no_trick())


@inner
def deal(s, order, log):
    """Deal the hands by seat, then the draw piles; set the rest aside (PM-4)."""
    start_round(s)
    n, cards = popcount(s.deck), cards_of(s.deck)
    for place in range(n):
        s.dealt[place] = cards[order[place]]
    place = U0
    for seat in range(s.players):
        s.hands[seat] = dealt_mask(s, place, place + s.hand_size)
        place += s.hand_size
    s.aside = dealt_mask(s, place + s.players * s.pile_size, n)


@inner
def pile_place(s, seat, k):
    """Return the index in the deal of the k-th card of a draw pile."""
    return s.players * s.hand_size + seat * s.pile_size + k


@inner
def dealt_mask(s, first, last):
    mask = U0
    for place in range(first, last):
        mask |= U1 << uint64(s.dealt[place])
    return mask


@inner
def deal_random(s, rng):
    """Make the same deal uniformly at random, with masks instead of an order. `dealt` holds only the draw piles."""
    start_round(s)
    rest = s.deck
    if s.pile_size:
        rest, rng = deal_piles(s, rest, rng)
    left = popcount(rest)
    spare = left - s.players * s.hand_size
    if spare > U8:
        aside, rng = random_third(rng, rest, spare)
    else:
        aside, rng = random_few(rng, rest, left, spare)
    s.aside = aside
    return deal_hands(s, rest & ~aside, rng)


@inner
def deal_hands(s, rest, rng):
    """Deal two hands at once while more than three are left, then one of three, then the last two."""
    size = s.hand_size
    seat, last = U0, s.players - U2
    if last >= U2:
        two, rng = random_half(rng, rest, size + size)
        rest &= ~two
        rng = deal_two(s, seat, two, rng)
        seat = U2
    if last > seat:
        hand, rng = random_third(rng, rest, size)
        rest &= ~hand
        s.hands[seat] = hand
    return deal_two(s, last, rest, rng)


@inner
def deal_two(s, seat, cards, rng):
    """Split the cards into two hands."""
    hand, rng = random_half(rng, cards, s.hand_size)
    s.hands[seat] = hand
    s.hands[seat + U1] = cards & ~hand
    return rng


@inner
def deal_piles(s, rest, rng):
    """Draw two ordered draw piles from the deck; return the cards left."""
    left = popcount(rest)
    for k in range(s.pile_size):
        rng = step(rng)
        one = nth_bit(rest, below(word(rng), left))
        rest ^= one
        two = nth_bit(rest, below(word(rng) >> U32, left - U1))
        rest ^= two
        left -= U2
        s.dealt[pile_place(s, U0, uint64(k))] = lowest(one)
        s.dealt[pile_place(s, U1, uint64(k))] = lowest(two)
    return rest, rng


# -- playing ---------------------------------------------------------------------------------------


@inner
def trick_of(s):
    return Trick(s.cards, s.colours, s.twice, s.best_key, s.man_key)


@inner
def set_trick(s, trick):
    s.cards = trick.cards
    s.colours = trick.colours
    s.twice = trick.twice
    s.best_key = trick.best_key
    s.man_key = trick.man_key


@inner
def to_act(s):
    if s.phase == PLAY:
        return U1 << s.turn
    return DEALER if s.phase == DEAL else U0


@inner
def fitting(s):
    """Return the cards in use, in whoever's hand, that could be played to the trick."""
    trick = trick_of(s)
    return s.deck & ~(closed_cards(trick, True) if s.doubles else closed_cards(trick, None))


@inner
def playable(s):
    """Return the cards that the seat on turn may play."""
    return s.hands[s.turn] & fitting(s)


@inner
def legal(s, seat):
    return playable(s) if s.phase == PLAY and seat == s.turn else U0


@inner
def refusal(s, seat, action):
    """Return why the seat may not play this card now, or OK."""
    bit = U1 << action
    if bit & playable(s):
        return OK
    if not bit & s.hands[seat]:
        return NOT_IN_HAND
    if not s.doubles:
        return COLOUR_LIES
    return COLOUR_DOUBLED if s.twice and bit & s.colours else SECOND_MAN


@inner
def apply(s, choices, log):
    """Let the seat on turn play a card, then do everything that follows without a choice."""
    seat = s.turn
    card = (choices >> (seat << U3)) & U255
    order = s.n_played - s.n_tricks * s.trick_size
    s.hands[seat] ^= U1 << card
    s.played[s.n_played] = card
    s.n_played += U1
    emit(log, EV_PLAY, seat, card, order)
    if s.pile_size:
        draw(s, seat, log)
    set_trick(s, with_card(trick_of(s), U1 << card, order))
    s.turn = seat + U1 if seat + U1 < s.players else U0
    if order + U1 == s.trick_size:
        moment(s, log)
        finish_trick(s, log)
    if not playable(s):
        moment(s, log)
        finish_round(s, log)


@inner
def draw(s, seat, log):
    """Draw the top card of the seat's own pile, right after playing (PM-10)."""
    k = s.n_drawn[seat]
    if k < s.pile_size:
        card = uint64(s.dealt[pile_place(s, seat, k)])
        s.hands[seat] |= U1 << card
        s.n_drawn[seat] = k + U1
        emit(log, EV_DRAW, seat, card, U0)


@inner
def finish_trick(s, log):
    """Give the winner a sack card and the lead (PM-6, PM-13 to PM-15)."""
    place, colour = winning(trick_of(s))
    seat = (s.lead + place) % s.players
    kind, got = sack_for(s.supply, colour)
    s.supply -= got << (kind << U3)
    s.taken[seat] += got << (kind << U3)
    s.sacks[seat] += got * worth(s, kind)
    if log is not None:
        first = s.n_tricks * s.trick_size
        why = why_won(trick_of(s), s.played[first : first + s.trick_size], place)
        sack = kind if got else NO_SACK
        emit(log, EV_TRICK, seat, uint64(s.played[first + place]), sack | why << U8 | (got * worth(s, kind)) << U16)
    s.n_tricks += U1
    s.turn = seat
    s.lead = seat
    if s.hands[seat]:
        s.leads[s.n_tricks] = seat
    set_trick(s, no_trick())


@inner
def why_won(trick, cards, place):
    """Return the place in WHYS of the rule that decided a trick, if it was not simply the highest number."""
    best = uint64(cards[place])
    if (trick.cards & EVIL != U0) & (trick.cards & MEN != U0):
        return U2  # PM-14
    for card in cards:
        if uint64(card) != best and number(uint64(card)) == number(best):
            return U1  # PM-13
    return U0


@inner
def worth(s, kind):
    """Return the number of sacks on a sack card (PM-3, PM-21)."""
    return s.gold if kind == GOLD else WORTHS[kind]


@inner
def finish_round(s, log):
    """End the round because the seat on turn cannot play, and add up the sacks (PM-11, PM-12, PM-17, PM-19)."""
    if s.hands[s.turn]:
        s.blocked = U1
        emit(log, EV_BLOCK, s.turn, fitting(s), U0)
        moment(s, log)
    for seat in range(s.players):
        s.totals[seat] += s.sacks[seat]
        s.best[seat] = max(s.best[seat], s.sacks[seat])
    emit(log, EV_ROUND, U0, U0, U0)
    s.phase = DEAL if s.this_round < s.rounds else OVER


# -- points ----------------------------------------------------------------------------------------


@inner
def total(s, seat):
    return s.totals[seat]


@inner
def winners(s):
    """Return the seats with the most sacks; ties go to the highest single round, then are shared (PM-19)."""
    return leaders(s.best, leaders(s.totals, (U1 << s.players) - U1))


@inner
def standing(s, seat):
    """Return the match score including the sacks of the current round so far."""
    return s.totals[seat] + (s.sacks[seat] if s.phase == PLAY else U0)


@inner
def deal_ended(s):
    """Return whether the round is over."""
    return s.phase != PLAY


@inner
def deals_left(s):
    """Return the number of rounds after this one."""
    return s.rounds - s.this_round
