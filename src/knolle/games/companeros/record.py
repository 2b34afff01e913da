"""Compañeros' events as text, compiled: the bytes of `record.dump`, and the choices in them.

Text is put together from numbered pieces (compiled/text.py).
"""

import re

from knolle.compiled.decorators import inner, uint64
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
from knolle.games.companeros.kernel import (
    EV_PLAY,
    EV_RANKING,
    EV_TAKE,
    EV_TRICK,
    TAKE,
    U0,
    U1,
    U4,
    U15,
    U255,
    is_full,
)
from knolle.games.companeros.notation import CARD_TEXTS, COLOURS
from knolle.games.companeros.view import n_aside

PIECES = (
    *('{"type": "play", "seat": ', ', "card": ', "}", '{"type": "ranking", "order": ', ', "stopped": ', "null"),
    *('{"type": "take", "seat": ', ', "colour": ', ', "cards": ', '{"type": "trick", "starter": '),
    *('{"type": "game", "points": ', '{"type": "deal", "game": ', ', "starter": ', ', "display": ', ', "hands": '),
    ', "aside": ',
)
(
    PLAY,
    CARD,
    END,
    RANKING,
    STOPPED,
    NULL,
    TAKEN,
    COLOUR,
    CARDS_TAKEN,
    TRICK,
    GAME,
    DEAL,
    STARTER,
    DISPLAY,
    HANDS,
    ASIDE,
) = (uint64(k) for k in range(len(PIECES)))
COLOUR_NAMES = uint64(len(PIECES))
CARDS = uint64(len(PIECES) + len(COLOURS))
ACTION_TEXTS = (list(CARD_TEXTS), list(COLOURS))
"""Every action as text, by the kind of choice."""
READ = re.compile(rb'(?:"play", "seat": (\d), "card"|"take", "seat": (\d), "colour"): "(\w+)"')
NUMBERS = {text.encode(): number for texts in ACTION_TEXTS for number, text in enumerate(texts)}


def words(state: State) -> Table:
    """Return the pieces from which the events of a match are written."""
    return table([*PIECES, *(f'"{text}"' for text in (*COLOURS, *CARD_TEXTS))])


def read_choices(log: bytes) -> list[int]:
    """Return the choices in the text of a log, packed as the kernel takes them; nonsense if it is no log.

    A log also tells who took a colour without having a choice.
    """
    return [NUMBERS[text] << 8 * int(player or taker) for player, taker, text in READ.findall(log)]


@inner
def action_kind(s):
    """Return the kind of choice that is due, a place in ACTION_TEXTS."""
    return U1 if s.phase == TAKE else U0


@inner
def n_told(rows):
    """Return how many choices of a log the events in these rows stand for, those without a choice included."""
    n = 0
    for k in range(1, rows[0, 0] + U1):
        n += 1 if rows[k, 0] == EV_PLAY or rows[k, 0] == EV_TAKE else 0
    return n


@inner
def write_deal(before, s, words, out, at):
    """Write the event of a shuffle."""
    at = put_number(out, put(out, at, words, DEAL), s.game)
    at = put_number(out, put(out, at, words, STARTER), s.starter)
    at = put_words(out, put(out, at, words, DISPLAY), words, CARDS, s.laid, U0, s.players)
    at = put_lists(out, put(out, at, words, HANDS), words, CARDS, s.dealt, U0, s.hand_size, s.players)
    if not is_full(s):
        first = s.players * s.hand_size
        at = put(out, at, words, ASIDE)
        at = put_words(out, at, words, CARDS, s.dealt, first, first + n_aside(s))
    return put(out, at, words, END)


@inner
def write_event(s, kind, a, b, c, words, out, at):
    """Write an event of the kernel's log; `s` is the state after the choice."""
    if kind == EV_PLAY:
        at = put_number(out, put(out, at, words, PLAY), a)
        at = put(out, put(out, at, words, CARD), words, CARDS + b)
    elif kind == EV_RANKING:
        at = put(out, put_order(a, out, put(out, at, words, RANKING)), words, STOPPED)
        at = put_number(out, at, b) if b else put(out, at, words, NULL)
    elif kind == EV_TAKE:
        at = put_number(out, put(out, at, words, TAKEN), a)
        at = put(out, put(out, at, words, COLOUR), words, COLOUR_NAMES + (b & U255))
        at = put_taken(s, c, words, out, put(out, at, words, CARDS_TAKEN))
    elif kind == EV_TRICK:
        at = put_number(out, put(out, at, words, TRICK), a)
    else:
        at = put_numbers(out, put(out, at, words, GAME), s.points, s.players)
    return put(out, at, words, END)


@inner
def put_order(packed, out, at):
    """Write a packed ranking as a list of seats."""
    at = open_list(out, at)
    while packed:
        at = put_comma(out, put_number(out, at, (packed & U15) - U1))
        packed >>= U4
    return close_list(out, at)


@inner
def put_taken(s, cards, words, out, at):
    """Write a set of cards in the order in which they were laid open."""
    at = open_list(out, at)
    for k in range(s.n_laid):
        if cards >> uint64(s.laid[k]) & U1:
            at = put_comma(out, put(out, at, words, CARDS + uint64(s.laid[k])))
    return close_list(out, at)
