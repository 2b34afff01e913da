"""Potato Man in text: cards, actions and events."""

from collections.abc import Sequence

from knolle.core.game import Event
from knolle.games.potato_man.state import CARDS, RED

LETTERS = "RBGY"
COLOURS = ("red", "blue", "green", "yellow")
SACKS = (*COLOURS, "gold")


def number(card: int) -> int:
    """A card's number."""
    return (card & 15) + (3 if card >> 4 == RED else 1)


def card_text(card: int) -> str:
    """A card as the record writes it.

    >>> card_text(card_of(RED, 18))
    'R18'
    """
    return CARD_TEXTS[card]


CARD_TEXTS = {card: f"{LETTERS[card >> 4]}{number(card)}" for card in CARDS}
CARD_NUMBERS = {text: card for card, text in CARD_TEXTS.items()}


def parse_card(text: str) -> int | None:
    """The card of a text, or None.

    >>> parse_card("Y1") == card_of(3, 1), parse_card("Y14")
    (True, None)
    """
    return CARD_NUMBERS.get(text)


def cards_in(mask: int) -> list[str]:
    """A set of cards as texts, by colour and number."""
    return [text for card, text in CARD_TEXTS.items() if mask >> card & 1]


def tell(event: Event, names: Sequence[str]) -> str:
    """An event as a person would tell it."""
    kind = event["type"]
    if kind == "deal":
        return _tell_deal(event, names)
    if kind == "play":
        return f"{names[event['seat']]} plays {event['card']}."
    if kind == "draw":
        what = event.get("card", "a card")
        return f"{names[event['seat']]} draws {what}."
    if kind == "trick":
        sack = f"takes a {event['sack']} sack" if event["sack"] else "finds no sack left"
        return f"{names[event['winner']]} wins the trick with {event['card']} and {sack}."
    if kind == "block":
        return f"{names[event['seat']]} cannot play and shows {' '.join(event['hand'])}: the round is over (PM-11)."
    scores = ", ".join(f"{name} {sacks}" for name, sacks in zip(names, event["sacks"], strict=True))
    return f"Sacks this round: {scores}."


def _tell_deal(event: Event, names: Sequence[str]) -> str:
    lines = [f"Round {event['round']}. {names[event['starter']]} starts."]
    for name, hand in zip(names, event["hands"], strict=True):
        if hand is not None:
            lines.append(f"  {name} holds {' '.join(hand)}")
    if "aside" in event:
        lines.append(f"  Aside lie {' '.join(event['aside'])}")
    return "\n".join(lines)
