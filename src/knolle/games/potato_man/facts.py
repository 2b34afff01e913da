"""What clients see of Potato Man: the view of a seat, and events together with their notes.

Imports only typing and core/view_facts.py: the page's types are generated from this module.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from knolle.core.view_facts import Beat, CommonView, Played

Colour: TypeAlias = Literal["red", "blue", "green", "yellow"]
Sack: TypeAlias = Literal["red", "blue", "green", "yellow", "gold"]
Face: TypeAlias = Literal["evil", "man", "plain"]

SUITS: dict[str, str] = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
FACES: dict[str, Face] = {"R16": "evil", "R17": "evil", "R18": "evil", "Y1": "man", "Y2": "man", "Y3": "man"}
"""The cards that show more than a plain potato (PM-2)."""
BEATS: dict[str, Beat] = {"deal": "deal", "play": "card", "trick": "look", "block": "read", "round": "stop"}


class Sacks(TypedDict):
    """A number for each kind of sack card."""

    red: int
    blue: int
    green: int
    yellow: int
    gold: int


class Dealt(TypedDict):
    """Cards by seat: hands, and the draw piles of two players in drawing order; and the cards set aside."""

    hands: list[list[str]]
    piles: NotRequired[list[list[str]]]
    aside: list[str]


# -- views -----------------------------------------------------------------------------------------


class OpenFacts(TypedDict):
    """What everybody sees."""

    round: int
    rounds: int
    starter: int
    trick_size: int
    worths: Sacks
    """Sacks on a sack card of each kind."""
    turn: int
    blocked: int | None
    """The seat that could not play a card (PM-11)."""
    this_trick: int
    """The number of the trick in progress; when the last one is over, still its number."""
    trick: list[Played]
    tricks: list[list[Played]]
    hand_sizes: list[int]
    pile_sizes: list[int]
    sacks_left: Sacks
    sacks_taken: list[Sacks]
    sacks_worth: list[int]
    shown: NotRequired[Dealt | None]
    """What was still hidden when the round ended (PM-25); None in an update that removes it."""


class OwnFacts(TypedDict):
    """What only one seat sees."""

    hand: list[str] | None


class View(CommonView, OpenFacts, OwnFacts):
    """The whole view."""

    game: Literal["potato-man"]


# -- events ----------------------------------------------------------------------------------------


class Deal(TypedDict):
    """A new round; of the hands, a seat sees its own."""

    type: Literal["deal"]
    round: int
    rounds: int
    starter: int
    hands: list[list[str] | None]


class Play(TypedDict):
    """A card is played."""

    type: Literal["play"]
    seat: int
    card: str
    leads: bool
    face: Face


class Draw(TypedDict):
    """A card is drawn from the seat's pile, seen only by that seat."""

    type: Literal["draw"]
    seat: int
    card: NotRequired[str]


class Trick(TypedDict):
    """A trick is won."""

    type: Literal["trick"]
    winner: int
    card: str
    sack: Sack | None
    plays: list[Played]
    why: Literal["PM-13", "PM-14"] | None
    """The rule that decided it, if it was not simply the highest number."""
    worth: int
    short: Colour | None
    """The colour of the winning card, if its sack cards are gone."""


class Block(TypedDict):
    """The seat on turn cannot play (PM-11)."""

    type: Literal["block"]
    seat: int
    hand: list[str]
    fitting: list[Colour]
    """The colours that could have been played."""


class Round(TypedDict):
    """A round is over."""

    type: Literal["round"]
    sacks: list[int]
    round: int
    rounds: int
    why: Literal["PM-11", "PM-12"]
    blocked: int | None
    """The seat that could not play a card, if that ended the round."""
    totals: list[int]
    dealt: Dealt


Event: TypeAlias = Deal | Play | Draw | Trick | Block | Round
