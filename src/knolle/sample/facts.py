"""What clients see of Sample Tricks: the view of a seat, and events together with their notes.

Imports only typing and core/view_facts.py: the page's types are generated from this module.
"""

from typing import Literal, TypeAlias, TypedDict

from knolle.core.view_facts import Beat, CommonView, Played

SUITS = {"R": "red", "B": "blue", "G": "green"}
BEATS: dict[str, Beat] = {"deal": "deal", "play": "card", "trick": "look", "round": "stop"}


class OpenFacts(TypedDict):
    """What everybody sees."""

    this_round: int
    rounds: int
    starter: int
    turn: int
    this_trick: int
    """The number of the trick in progress; when the last one is over, still its number."""
    trick: list[Played]
    tricks: list[list[Played]]
    """The finished tricks of this round."""
    hand_sizes: list[int]
    points: list[int]
    """The points of this round."""


class OwnFacts(TypedDict):
    """What only one seat sees."""

    hand: list[str] | None


class View(CommonView, OpenFacts, OwnFacts):
    """The whole view."""

    game: Literal["sample-tricks"]


class Deal(TypedDict):
    """A new round; of the hands, a seat sees its own."""

    type: Literal["deal"]
    round: int
    starter: int
    hands: list[list[str] | None]


class Play(TypedDict):
    """A card is played."""

    type: Literal["play"]
    seat: int
    card: str
    leads: bool


class Trick(TypedDict):
    """A trick is taken."""

    type: Literal["trick"]
    winner: int
    card: str
    plays: list[Played]


class Round(TypedDict):
    """A round is over."""

    type: Literal["round"]
    points: list[int]
    totals: list[int]


Event: TypeAlias = Deal | Play | Trick | Round
