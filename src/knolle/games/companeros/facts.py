"""What clients see of Compañeros: the view of a seat, and events together with their notes.

Imports only typing and core/view_facts.py: the page's types are generated from this module.
"""

from typing import Literal, TypeAlias, TypedDict

from knolle.core.view_facts import Beat, CommonView, Played

Colour: TypeAlias = Literal["red", "yellow", "green", "blue", "purple", "orange"]
SUITS: dict[str, str] = {
    "R": "red",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "P": "purple",
    "O": "orange",
}
PART: Literal["game"] = "game"
"""What a match has several of."""
BEATS: dict[str, Beat] = {
    "deal": "deal",
    "play": "card",
    "ranking": "turn",
    "take": "card",
    "trick": "card",
    "game": "stop",
}
CLEARS = ("trick",)
"""The cards of the trick join the display; before that it is shown who took what."""
Phase: TypeAlias = Literal["deal", "play", "take", "over"]
ColourSum: TypeAlias = tuple[Colour, int]
Taken: TypeAlias = tuple[int, list[str]]
"""A seat and the cards it took."""


# -- views -----------------------------------------------------------------------------------------


class OpenFacts(TypedDict):
    """What everybody sees. The last four are None while an option hides the past (CO-16)."""

    this_game: int
    games: int
    memory: Literal["on", "off"]
    starter: int
    turn: int
    phase: Phase
    n_tricks: int
    this_trick: int
    """The number of the trick in progress; when the last one is over, still its number."""
    hand_sizes: list[int]
    hand_size: int
    """Cards dealt to each seat, and so the number of tricks."""
    display: list[str]
    worths: list[ColourSum]
    """The sum of each colour in the display, the highest first."""
    values: list[ColourSum]
    """The sum of each colour in the trick, the highest first."""
    trick: list[Played]
    ranking: list[int] | None
    """The seats that may take in this trick, in order."""
    stopped: int | None
    """The tied value at which the ranking stopped (CO-7)."""
    takes: list[Taken]
    first_display: list[str] | None
    tricks: list[list[Played]] | None
    taken: list[list[str]] | None
    points: list[int] | None


class OwnFacts(TypedDict):
    """What only one seat sees."""

    hand: list[str] | None


class View(CommonView, OpenFacts, OwnFacts):
    """The whole view."""

    game: Literal["companeros"]


# -- events ----------------------------------------------------------------------------------------


class Deal(TypedDict):
    """A new game; of the hands, a seat sees its own."""

    type: Literal["deal"]
    game: int
    games: int
    starter: int
    display: list[str]
    hands: list[list[str] | None]


class Play(TypedDict):
    """A card is played."""

    type: Literal["play"]
    seat: int
    card: str
    leads: bool


class Ranking(TypedDict):
    """All have played: the seats that may take, in order, and where a tie stopped the ranking."""

    type: Literal["ranking"]
    order: list[int]
    stopped: int | None
    values: list[ColourSum]
    tied: list[Colour]


class Take(TypedDict):
    """A seat takes the cards of one colour from the display."""

    type: Literal["take"]
    seat: int
    colour: Colour
    cards: list[str]
    points: int


class Trick(TypedDict):
    """A trick is over; `starter` starts the next."""

    type: Literal["trick"]
    starter: int
    plays: list[Played]
    again: bool
    """Whether the same seat starts, because nobody could take."""
    last: bool


class GameOver(TypedDict):
    """A game is over."""

    type: Literal["game"]
    points: list[int]
    game: int
    games: int
    totals: list[int]


Event: TypeAlias = Deal | Play | Ranking | Take | Trick | GameOver
