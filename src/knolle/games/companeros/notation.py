"""Compañeros in text: cards, colours, actions and events."""

from collections.abc import Iterable, Sequence

from knolle.core.game import Event
from knolle.games.companeros.state import N_CARDS, N_VALUES

LETTERS = "RYGBPO"
COLOURS = ("red", "yellow", "green", "blue", "purple", "orange")
COLOUR_NUMBERS = {name: colour for colour, name in enumerate(COLOURS)}
CARD_TEXTS = tuple(f"{LETTERS[card // N_VALUES]}{card % N_VALUES + 1}" for card in range(N_CARDS))
CARD_NUMBERS = {text: card for card, text in enumerate(CARD_TEXTS)}


def card_text(card: int) -> str:
    """A card as the record writes it.

    >>> card_text(9), card_text(10)
    ('R10', 'Y1')
    """
    return CARD_TEXTS[card]


def parse_card(text: str) -> int | None:
    """The card of a text, or None.

    >>> parse_card("O10"), parse_card("O11")
    (59, None)
    """
    return CARD_NUMBERS.get(text)


def parse_colour(text: str) -> int | None:
    """The colour of a text, or None.

    >>> parse_colour("orange"), parse_colour("Orange")
    (5, None)
    """
    return COLOUR_NUMBERS.get(text)


def cards_in(mask: int, order: Iterable[int] = range(N_CARDS)) -> list[str]:
    """A set of cards as texts, by colour and value or in the order given."""
    return [CARD_TEXTS[card] for card in order if mask >> card & 1]


def tell(event: Event, names: Sequence[str]) -> str:
    """An event as a person would tell it."""
    kind = event["type"]
    if kind == "deal":
        return _tell_deal(event, names)
    if kind == "play":
        return f"{names[event['seat']]} plays {event['card']}."
    if kind == "ranking":
        return _tell_ranking(event, names)
    if kind == "take":
        return f"{names[event['seat']]} takes {event['colour']}: {' '.join(event['cards'])}."
    if kind == "trick":
        return f"{names[event['starter']]} has the lead."
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, event["points"], strict=True))
    return f"Points of this game: {scores}."


def _tell_deal(event: Event, names: Sequence[str]) -> str:
    lines = [f"Game {event['game']}. {names[event['starter']]} starts.", f"  Open lie {' '.join(event['display'])}"]
    for name, hand in zip(names, event["hands"], strict=True):
        if hand is not None:
            lines.append(f"  {name} holds {' '.join(hand)}")
    return "\n".join(lines)


def _tell_ranking(event: Event, names: Sequence[str]) -> str:
    takers = ", ".join(names[seat] for seat in event["order"])
    who = f"May take, in this order: {takers}." if takers else "Nobody may take."
    return who if event["stopped"] is None else f"{who} Colours tied at {event['stopped']} stop it (CO-7)."
