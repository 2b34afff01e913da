"""The visible content of a table, shared by its text and its pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knolle.core.game import State
from knolle.core.view import View
from knolle.words.catalogue import Words
from knolle.words.said import Card, Said, Seat, Several, Value
from knolle.words.sentence import Reader, sentence


@dataclass(frozen=True)
class Row:
    """A sentence about the middle of the table, and the cards that it names, each with the name of its player."""

    text: str
    cards: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class SeatPanel:
    """A seat with its hand, or the size of a hidden one."""

    name: str
    points: int
    hand: Sequence[str] | None
    n_hidden: int
    legal: Sequence[str]
    is_asked: bool
    note: str


@dataclass(frozen=True)
class Picture:
    """A table."""

    title: str
    seats: Sequence[SeatPanel]
    rows: Sequence[Row]
    told: Sequence[str]
    """What the last choice led to."""


def look(view: View, state: State | None = None, told: Sequence[str] = ()) -> Picture:
    """Return the table that a seat sees; with the full state, a spectator's view shows what the referee sees."""
    game, facts, reader = view.game, view.facts(), Reader(Words("en"), view.names)
    seats = [_panel(view, view.state if state is None else state, facts, seat) for seat in range(len(view.names))]
    # hands are shown with their seats
    said = [message for message in game.telling.situation(facts) if message.id != "log-hand"]
    rows = [Row(sentence(one, reader), [(_name(view, who), card) for who, card in cards_in(one)]) for one in said]
    return Picture(_title(view), seats, rows, told)


def _title(view: View) -> str:
    if not view.game.is_over(view.state):
        return view.game.name
    winners = " and ".join(view.names[seat] for seat in view.game.winners(view.state))
    return f"{view.game.name}: won by {winners}"


def _name(view: View, seat: int | None) -> str:
    return "" if seat is None else view.names[seat]


def _panel(view: View, state: State, facts: dict[str, object], seat: int) -> SeatPanel:
    is_shown = seat == view.seat or (view.seat is None and state is not view.state)
    is_asked = seat in view.to_act
    hand = facts["hands"][seat] if "hands" in facts else None  # type: ignore[index]
    if hand is None and is_shown:
        hand = view.game.own_facts(state, seat)["hand"]
    return SeatPanel(
        view.names[seat],
        facts["totals"][seat],  # type: ignore[index]
        hand,
        0 if hand is not None else facts["hand_sizes"][seat],  # type: ignore[index]
        view.game.legal_texts(state, seat) if is_shown and is_asked else [],
        is_asked,
        "has chosen" if seat in view.chosen else "",
    )


def cards_in(value: Value, seat: int | None = None) -> Iterator[tuple[int | None, str]]:
    """Yield the cards that a message names, each with the seat that the same message names.

    >>> list(cards_in(Said("tell-played", {"name": Seat(2), "card": Card("R7")})))
    [(2, 'R7')]
    """
    match value:
        case Card(text):
            yield seat, text
        case Several(parts):
            for part in parts:
                yield from cards_in(part, seat)
        case Said(_, args):
            named = [one.number for one in args.values() if isinstance(one, Seat)]
            for one in args.values():
                yield from cards_in(one, named[0] if named else seat)


def text(scene: Picture) -> str:
    """Return a table as lines of text, with marks for the seats to act and their legal actions below."""
    width = max(len(seat.name) for seat in scene.seats)
    lines = [scene.title]
    for seat in scene.seats:
        cards = f"{seat.n_hidden} hidden" if seat.hand is None else " ".join(seat.hand)
        mark, note = ">" if seat.is_asked else " ", f"  ({seat.note})" if seat.note else ""
        lines.append(f"{mark} {seat.name:{width}} {seat.points:3}  {cards}{note}")
    lines += [row.text for row in scene.rows]
    lines += [f"{seat.name} may: {', '.join(seat.legal)}" for seat in scene.seats if seat.legal]
    return "\n".join([*lines, *(["", *scene.told] if scene.told else [])])
