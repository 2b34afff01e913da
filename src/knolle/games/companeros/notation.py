"""Compañeros in text: cards, colours, actions and events."""

from collections.abc import Iterable, Sequence

from knolle.core.game import Event, bits_of
from knolle.games.companeros.state import HAND_SIZE, N_CARDS, N_VALUES

LETTERS = "RYGBPO"
COLOURS = ("red", "yellow", "green", "blue", "purple", "orange")
COLOUR_NUMBERS = {name: colour for colour, name in enumerate(COLOURS)}
CARD_TEXTS = tuple(f"{LETTERS[card // N_VALUES]}{card % N_VALUES + 1}" for card in range(N_CARDS))
CARD_NUMBERS = {text: card for card, text in enumerate(CARD_TEXTS)}


def card_text(card: int) -> str:
    """Return a card in the record's notation.

    >>> card_text(9), card_text(10)
    ('R10', 'Y1')
    """
    return CARD_TEXTS[card]


def parse_card(text: str) -> int | None:
    """Return the card that a text stands for, or None.

    >>> parse_card("O10"), parse_card("O11")
    (59, None)
    """
    return CARD_NUMBERS.get(text)


def parse_colour(text: str) -> int | None:
    """Return the colour that a text stands for, or None.

    >>> parse_colour("orange"), parse_colour("Orange")
    (5, None)
    """
    return COLOUR_NUMBERS.get(text)


def cards_in(mask: int, order: Iterable[int] | None = None) -> list[str]:
    """Return a set of cards as texts, by colour and value or in the given order."""
    return [CARD_TEXTS[card] for card in (bits_of(mask) if order is None else order) if mask >> card & 1]


def story(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return one sentence per event, from the start of a match, using the trick each belongs to."""
    told = []
    trick: list[str] = []
    for event in events:
        told.append(tell(event, names, trick))
        if event["type"] == "play":
            trick.append(event["card"])
        elif event["type"] != "take":
            trick = []
    return told


def tell(event: Event, names: Sequence[str], trick: Sequence[str] = ()) -> str:
    """Return an event as a sentence, with the colour values if the trick is known."""
    kind = event["type"]
    if kind == "deal":
        return _tell_deal(event, names)
    if kind == "play":
        return f"{names[event['seat']]} plays {event['card']}."
    if kind == "ranking":
        return _tell_ranking(event, names, trick)
    if kind == "take":
        points = sum(int(card[1:]) for card in event["cards"])
        return f"{names[event['seat']]} takes {event['colour']} for {points}: {' '.join(event['cards'])}."
    if kind == "trick":
        return f"{names[event['starter']]} starts the next trick."
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, event["points"], strict=True))
    return f"Points of this game: {scores}."


def _tell_deal(event: Event, names: Sequence[str]) -> str:
    lines = [f"Game {event['game']}. {names[event['starter']]} starts.", f"  Display: {' '.join(event['display'])}."]
    for name, hand in zip(names, event["hands"], strict=True):
        lines.append(f"  {name} holds {' '.join(hand) if hand else f'{HAND_SIZE} hidden cards'}.")
    return "\n".join(lines)


def _tell_ranking(event: Event, names: Sequence[str], trick: Sequence[str]) -> str:
    sums: dict[str, int] = {}
    for card in trick:
        colour = COLOURS[LETTERS.index(card[0])]
        sums[colour] = sums.get(colour, 0) + int(card[1:])
    values = ", ".join(f"{colour} {sums[colour]}" for colour in sorted(sums, key=lambda colour: -sums[colour]))
    known = f"Colour values: {values}. " if values else ""
    takers = ", ".join(names[seat] for seat in event["order"])
    who = f"May take, in order: {takers}." if takers else "Nobody may take."
    why = "" if event["stopped"] is None else f" Colours tied at {event['stopped']} stop the taking (CO-7)."
    return known + who + why
