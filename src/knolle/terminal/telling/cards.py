"""Cards as texts: "R7" is red 7. What a card is called; what it may do only the rules know."""

from collections.abc import Iterable
from typing import Literal

from knolle.words.catalogue import Words

COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "purple", "O": "orange"}
ORDER = {"potato-man": "RBGY", "companeros": "RYGBPO"}
"""The order in which a hand is sorted, a game each: that of its rules."""

Face = Literal["evil", "man"]


def colour_of(card: str) -> str:
    return COLOURS[card[0]]


def number_of(card: str) -> int:
    return int(card[1:])


def face_of(card: str, slug: str) -> Face | None:
    """PM-2: the faces of Potato Man."""
    if slug != "potato-man":
        return None
    if card[0] == "R" and number_of(card) >= 16:
        return "evil"
    return "man" if card[0] == "Y" and number_of(card) <= 3 else None


def in_order(cards: Iterable[str], slug: str) -> list[str]:
    """By colour, then number.

    >>> in_order(["Y1", "R10", "R5", "B4"], "potato-man")
    ['R5', 'R10', 'B4', 'Y1']
    """
    return sorted(cards, key=lambda card: (ORDER[slug].index(card[0]), number_of(card)))


def label_of(card: str, words: Words) -> str:
    """What the eye sees: "R7", in German "Ge7" for yellow 7."""
    return words.say(f"letter-{colour_of(card)}") + card[1:]


def card_args(card: str, words: Words) -> dict[str, str | int]:
    """The words for a card, for messages that tell of one."""
    return {"colour": words.say(f"colour-{colour_of(card)}"), "number": number_of(card)}


def name_of(card: str, slug: str, words: Words) -> str:
    """What the ear hears: "red 17, Evil Potato"."""
    face = face_of(card, slug)
    if face == "evil":
        return words.say("card-name-evil", **card_args(card, words))
    return words.say("card-name-man" if face == "man" else "card-name", **card_args(card, words))
