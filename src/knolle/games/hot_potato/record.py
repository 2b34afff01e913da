"""Hot Potato!'s events as text, compiled: the bytes of `record.dump`, and the choices in them.

Text is put together from numbered pieces (compiled/text.py), among them the names of the match's encounters.
"""

import json
import re

from knolle.compiled.decorators import inner, lowest, uint64
from knolle.compiled.text import (
    Table,
    close_list,
    open_list,
    put,
    put_comma,
    put_number,
    put_numbers,
    put_words,
    table,
)
from knolle.core.facts import State
from knolle.games.hot_potato import state as layout
from knolle.games.hot_potato.encounters import names_of
from knolle.games.hot_potato.kernel import (
    DECK,
    EV_EFFECT,
    EV_ENCOUNTER,
    EV_EXTRA,
    EV_HOT,
    EV_POINTS,
    EV_REVEAL,
    NO_RAMBO,
    TOP,
    USE,
    n_to_shuffle,
)
from knolle.games.hot_potato.notation import POTATOES, action_text
from knolle.games.hot_potato.packed import RAMBO, U0, U3, U255

PIECES = (
    *('{"type": "deal", "deck": ', ', "rankings": ', '{"type": "show", "cards": ', ', "top": ', "}"),
    *('{"type": "effect", "seat": ', ', "potato": ', ', "used": true', ', "used": false', ', "saw": ', ', "target": '),
    *('{"type": "reveal", "potatoes": ', '{"type": "extra", "seat": ', '{"type": "encounter", "name": '),
    *('{"type": "points", "gained": ', ', "totals": ', '{"type": "hot", "at": ', "null", '{"type": "pickup", "seat": '),
)
DEAL, RANKINGS, SHOW, TOP_CARDS, END, EFFECT, POTATO, USED, NOT_USED, SAW = (uint64(k) for k in range(10))
TARGET, REVEAL, EXTRA, ENCOUNTER, POINTS, TOTALS, HOT, NULL, PICKUP = (uint64(k) for k in range(10, len(PIECES)))
POTATO_NAMES = uint64(len(PIECES))
ALL_RANKINGS = uint64(len(PIECES) + len(POTATOES) + 1)
NAMES = uint64(len(PIECES) + len(POTATOES) + 2)
N_ACTIONS = layout.N_POTATOES + 1
ACTION_TEXTS = tuple([action_text(phase, action) or "" for action in range(N_ACTIONS)] for phase in range(layout.OVER))
"""Every action as text, by phase."""
READ = re.compile(
    rb'"reveal", "potatoes": \[([^\]]+)\]'
    rb'|"extra", "seat": (\d), "potato": (?:"(\w+)"|null)'
    rb'|"effect", "seat": (\d), "potato": "(\w+)", "used": (true|false)(?:, "target": (\d))?'
)
NUMBERS = {name.encode(): number for number, name in enumerate(POTATOES)} | {b"": layout.ADD_NOTHING}


def words(state: State) -> Table:
    """Return the pieces from which the events of a match are written."""
    names = [json.dumps(name, ensure_ascii=False) for name in names_of(state)]
    numbers = state["rankings"][0].tolist()[: len(names)]
    rankings = [[POTATOES[potato] for potato in layout.RANKINGS[number]] for number in numbers]
    told = ", ".join(f"{name}: {json.dumps(ranking)}" for name, ranking in zip(names, rankings, strict=True))
    return table([*PIECES, *(f'"{name}"' for name in POTATOES), "null", f"{{{told}}}", *names])


def read_choices(log: bytes) -> list[int]:
    """Return the choices in the text of a log, packed as the kernel takes them; nonsense if it is no log.

    Added cards are chosen together, and so are the targets of Rambotatoes; each has an event of its own.
    """
    found: list[int] = []
    last = b""
    for event in READ.findall(log):
        kind = b"extra" if event[1] else event[4]
        if kind == last and kind in (b"extra", b"rambo"):
            found[-1] |= _packed(event)
        else:
            found.append(_packed(event))
        last = kind
    return found


def _packed(event: tuple[bytes, ...]) -> int:
    revealed, adder, added, user, potato, used, target = event
    if revealed:
        return sum(NUMBERS[name.strip(b' "')] << 8 * seat for seat, name in enumerate(revealed.split(b",")))
    if adder:
        return NUMBERS[added] << 8 * int(adder)
    use = int(target or 0) if potato == b"rambo" else layout.USE
    decline = layout.NO_RAMBO if potato == b"rambo" else layout.DECLINE
    return (use if used == b"true" else decline) << 8 * int(user)


@inner
def action_kind(s):
    """Return the kind of choice that is due, a place in ACTION_TEXTS."""
    return s.phase


@inner
def n_told(rows):
    """Return how many choices of a log the events in these rows stand for."""
    return 1


@inner
def write_deal(before, s, words, out, at):
    """Write the event of a shuffle."""
    n = n_to_shuffle(before)
    if before.phase == DECK:
        at = put_words(out, put(out, at, words, DEAL), words, NAMES, s.deck, U0, n)
        if not before.this_round:
            at = put(out, put(out, at, words, RANKINGS), words, ALL_RANKINGS)
        return put(out, at, words, END)
    first = before.n_turned
    if before.phase == TOP:
        at = put(out, at, words, SHOW)
    else:
        at = put_number(out, put(out, at, words, EFFECT), lowest(before.asked) >> U3)
        at = put(out, put(out, at, words, POTATO), words, POTATO_NAMES)
        at = put(out, put(out, at, words, USED), words, SAW)
    at = put_words(out, at, words, NAMES, before.deck, first, first + n)
    at = put_words(out, put(out, at, words, TOP_CARDS), words, NAMES, s.deck, first, first + n)
    return put(out, at, words, END)


@inner
def write_event(s, kind, a, b, c, words, out, at):
    """Write an event of the kernel's log; `s` is the state after the choice."""
    if kind == EV_REVEAL:
        at = put_bytes(s, a, words, True, out, put(out, at, words, REVEAL))
    elif kind == EV_EXTRA:
        at = put_number(out, put(out, at, words, EXTRA), a)
        at = put(out, put(out, at, words, POTATO), words, POTATO_NAMES + b)
    elif kind == EV_ENCOUNTER:
        at = put(out, put(out, at, words, ENCOUNTER), words, NAMES + a)
    elif kind == EV_POINTS:
        at = put_bytes(s, a, words, False, out, put(out, at, words, POINTS))
        at = put_numbers(out, put(out, at, words, TOTALS), s.totals, s.players)
    elif kind == EV_EFFECT:
        at = put_effect(a, b, c, words, out, at)
    elif kind == EV_HOT:
        at = put(out, at, words, HOT)
        at = put_number(out, at, lowest(a) >> U3) if a else put(out, at, words, NULL)
    else:
        at = put_number(out, put(out, at, words, PICKUP), a)
    return put(out, at, words, END)


@inner
def put_bytes(s, packed, words, are_potatoes, out, at):
    """Write one byte per seat as a list, of potatoes or of numbers."""
    at = open_list(out, at)
    for seat in range(s.players):
        value = packed >> (uint64(seat) << U3) & U255
        at = put(out, at, words, POTATO_NAMES + value) if are_potatoes else put_number(out, at, value)
        at = put_comma(out, at)
    return close_list(out, at)


@inner
def put_effect(seat, potato, choice, words, out, at):
    """Write that a seat uses an effect or declines it."""
    at = put_number(out, put(out, at, words, EFFECT), seat)
    at = put(out, put(out, at, words, POTATO), words, POTATO_NAMES + potato)
    if potato != RAMBO:
        return put(out, at, words, USED if choice == USE else NOT_USED)
    if choice == NO_RAMBO:
        return put(out, at, words, NOT_USED)
    return put_number(out, put(out, put(out, at, words, USED), words, TARGET), choice)
