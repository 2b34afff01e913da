"""Potato Man's events as text, compiled: the bytes of `record.dump`, and the choices in them.

Text is put together from numbered pieces (compiled/text.py).
"""

import re

from knolle.compiled.decorators import inner, popcount, uint64
from knolle.compiled.text import (
    Table,
    close_list,
    open_list,
    put,
    put_comma,
    put_lists,
    put_number,
    put_numbers,
    put_words,
    table,
)
from knolle.core.facts import State
from knolle.games.potato_man.kernel import EV_BLOCK, EV_DRAW, EV_PLAY, EV_TRICK, U0, U1, U255, pile_place
from knolle.games.potato_man.notation import CARD_NUMBERS, CARD_TEXTS, SACKS

PIECES = (
    *('{"type": "play", "seat": ', '{"type": "draw", "seat": ', ', "card": ', "}"),
    *('{"type": "trick", "winner": ', ', "sack": ', '{"type": "block", "seat": ', ', "hand": '),
    *('{"type": "round", "sacks": ', '{"type": "deal", "round": ', ', "starter": ', ', "hands": '),
    *(', "piles": ', ', "aside": '),
)
PLAY, DRAW, CARD, END, TRICK, SACK, BLOCK, HAND, ROUND, DEAL, STARTER, HANDS, PILES, ASIDE = (
    uint64(k) for k in range(len(PIECES))
)
SACK_NAMES = uint64(len(PIECES))
CARDS = uint64(len(PIECES) + 6)
ACTION_TEXTS = ([CARD_TEXTS.get(card, "") for card in range(64)],)
"""Every action as text, by the kind of choice."""
READ = re.compile(rb'"play", "seat": (\d), "card": "(\w+)"')
NUMBERS = {text.encode(): card for text, card in CARD_NUMBERS.items()}


def words(state: State) -> Table:
    """Return the pieces from which the events of a match are written."""
    sacks = [f'"{name}"' for name in SACKS] + ["null"]
    return table([*PIECES, *sacks, *(f'"{text}"' for text in ACTION_TEXTS[0])])


def read_choices(log: bytes) -> list[int]:
    """Return the choices in the text of a log, packed as the kernel takes them; nonsense if it is no log."""
    return [NUMBERS[card] << 8 * int(seat) for seat, card in READ.findall(log)]


@inner
def action_kind(s):
    """Return the kind of choice that is due, a place in ACTION_TEXTS."""
    return U0


@inner
def n_told(rows):
    """Return how many choices of a log the events in these rows stand for."""
    return 1


@inner
def write_deal(before, s, words, out, at):
    """Write the event of a shuffle."""
    size, n = s.hand_size, s.players
    at = put_number(out, put(out, at, words, DEAL), s.this_round)
    at = put_number(out, put(out, at, words, STARTER), s.starter)
    at = put_lists(out, put(out, at, words, HANDS), words, CARDS, s.dealt, U0, size, n)
    if s.pile_size:
        at = put(out, at, words, PILES)
        at = put_lists(out, at, words, CARDS, s.dealt, pile_place(s, U0, U0), s.pile_size, n)
    at = put(out, at, words, ASIDE)
    at = put_words(out, at, words, CARDS, s.dealt, n * (size + s.pile_size), popcount(s.deck))
    return put(out, at, words, END)


@inner
def write_event(s, kind, a, b, c, words, out, at):
    """Write an event of the kernel's log; `s` is the state after the choice."""
    if kind <= EV_DRAW:
        at = put_number(out, put(out, at, words, PLAY if kind == EV_PLAY else DRAW), a)
        at = put(out, put(out, at, words, CARD), words, CARDS + b)
    elif kind == EV_TRICK:
        at = put_number(out, put(out, at, words, TRICK), a)
        at = put(out, put(out, at, words, CARD), words, CARDS + b)
        at = put(out, put(out, at, words, SACK), words, SACK_NAMES + (c & U255))
    elif kind == EV_BLOCK:
        at = put_number(out, put(out, at, words, BLOCK), a)
        at = put_hand(s, a, words, out, put(out, at, words, HAND))
    else:
        at = put_numbers(out, put(out, at, words, ROUND), s.sacks, s.players)
    return put(out, at, words, END)


@inner
def put_hand(s, seat, words, out, at):
    """Write the hand that a seat is left with, in the order dealt and drawn."""
    at = open_list(out, at)
    for k in range(s.hand_size + s.pile_size):
        place = seat * s.hand_size + uint64(k) if k < s.hand_size else pile_place(s, seat, uint64(k) - s.hand_size)
        card = uint64(s.dealt[place])
        if s.hands[seat] >> card & U1:
            at = put_comma(out, put(out, at, words, CARDS + card))
    return close_list(out, at)
