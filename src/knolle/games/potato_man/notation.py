"""Potato Man in text: cards, actions and events."""

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct

from knolle.core.game import Event, bits_of
from knolle.games.potato_man.state import CARDS, EVIL_CARDS, HAND_SIZE, MEN_CARDS, PILE_SIZE, number

LETTERS = "RBGY"
COLOURS = ("red", "blue", "green", "yellow")
SACKS = (*COLOURS, "gold")


def card_text(card: int) -> str:
    """Return a card in the record's notation.

    >>> card_text(15)
    'R18'
    """
    return CARD_TEXTS[card]


CARD_TEXTS = {card: f"{LETTERS[card >> 4]}{number(card)}" for card in CARDS}
LANES = Struct("<4H")
CARD_NUMBERS = {text: card for card, text in CARD_TEXTS.items()}


def parse_card(text: str) -> int | None:
    """Return the card that a text stands for, or None.

    >>> parse_card("R18"), parse_card("R19")
    (15, None)
    """
    return CARD_NUMBERS.get(text)


def cards_in(mask: int) -> list[str]:
    """Return a set of cards as texts, by colour and number.

    >>> cards_in(1 << 15 | 1 << 48)
    ['R18', 'Y1']
    """
    red, blue, green, yellow = LANES.unpack(mask.to_bytes(8, "little"))
    return [*_lane(0, red), *_lane(1, blue), *_lane(2, green), *_lane(3, yellow)]


@lru_cache(1 << 12)
def _lane(colour: int, mask: int) -> tuple[str, ...]:
    """Return a set of cards of one colour as texts; cached, because hands hold few per colour and sets recur."""
    return tuple(CARD_TEXTS[16 * colour + place] for place in bits_of(mask))


Trick = Sequence[str]
"""The cards of the trick so far, as texts."""


def story(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return one sentence per event, from the start of a match, using the trick each belongs to."""
    told = []
    trick: list[str] = []
    for event in events:
        told.append(tell(event, names, trick))
        if event["type"] == "play":
            trick.append(event["card"])
        elif event["type"] != "draw":
            trick = []
    return told


def tell(event: Event, names: Sequence[str], trick: Trick | None = None) -> str:
    """Return an event as a sentence, with the reason if the trick is known."""
    kind = event["type"]
    if kind == "deal":
        return _tell_deal(event, names)
    if kind == "play":
        verb = "leads" if trick is not None and not trick else "plays"
        return f"{names[event['seat']]} {verb} {_with_face(event['card'])}."
    if kind == "draw":
        return f"{names[event['seat']]} draws {event.get('card', 'a card')}."
    if kind == "trick":
        why = _why(event["card"], trick or ())
        return f"{names[event['winner']]} wins the trick with {event['card']}{why} and {_reward(event)}."
    if kind == "block":
        hand = " ".join(event["hand"])
        end = "the round is over, no sack card for this trick (PM-11)"
        return f"{names[event['seat']]} can play none of {hand}: {end}."
    scores = ", ".join(f"{name} {sacks}" for name, sacks in zip(names, event["sacks"], strict=True))
    return "\n".join([f"Sacks this round: {scores}.", *_tell_shown(event.get("dealt"), names)])


def _with_face(card: str) -> str:
    bit = 1 << CARD_NUMBERS[card]
    return card + (", a Potato Man" if bit & MEN_CARDS else ", an Evil Potato" if bit & EVIL_CARDS else "")


def _why(card: str, trick: Trick) -> str:
    if 1 << CARD_NUMBERS[card] & MEN_CARDS:
        return ", because Potato Man beats Evil Potato (PM-14),"
    is_equal = any(other != card and other[1:] == card[1:] for other in trick)
    return ", the later of equal numbers (PM-13)," if is_equal else ""


def _reward(event: Event) -> str:
    colour = COLOURS[CARD_NUMBERS[event["card"]] >> 4]
    if event["sack"] is None:
        return f"gets no sack card, for {colour} and gold are gone (PM-15)"
    instead = "" if event["sack"] == colour else f", for {colour} is gone (PM-15)"
    return f"takes a {event['sack']} sack card{instead}"


def _tell_deal(event: Event, names: Sequence[str]) -> str:
    lines = [f"Round {event['round']}. {names[event['starter']]} starts."]
    if None in event["hands"]:
        n = len(names)
        pile = f", and a draw pile of {PILE_SIZE}" if n == 2 else ""
        for name, hand in zip(names, event["hands"], strict=True):
            lines.append(f"  {name} holds {' '.join(hand) if hand else f'{HAND_SIZE[n]} hidden cards'}{pile}.")
        return "\n".join([*lines, "  The rest is set aside, unseen."])
    return "\n".join(lines + _tell_cards(event, names, "holds", "are"))


def _tell_shown(dealt: Event | None, names: Sequence[str]) -> list[str]:
    """Return the lines that show all cards after a round (PM-25)."""
    return [] if dealt is None else ["  All cards are now shown:", *_tell_cards(dealt, names, "was dealt", "were")]


def _tell_cards(deal: Event, names: Sequence[str], held: str, aside: str) -> list[str]:
    piles = [f", with {' '.join(pile)} to draw" for pile in deal.get("piles", [])] or [""] * len(names)
    hands = zip(names, deal["hands"], piles, strict=True)
    lines = [f"  {name} {held} {' '.join(hand)}{pile}." for name, hand, pile in hands]
    return [*lines, f"  {' '.join(deal['aside'])} {aside} set aside."]
