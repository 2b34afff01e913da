"""What clients see of Hot Potato!: the view of a seat, and events together with their notes.

Imports only typing and core/view_facts.py: the page's types are generated from this module.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from knolle.core.view_facts import Beat, CommonView

Potato: TypeAlias = Literal["peeling", "couch", "poteto", "rambo", "robo", "sweet"]
Phase: TypeAlias = Literal["deal", "show", "peel", "choose", "extra", "rambo", "effect", "over"]
Move: TypeAlias = Literal["to", "stays", "split", "robo", "all"]
Owed: TypeAlias = tuple[int, Potato]
"""A seat and the potato whose effect it may use."""
Peeled: TypeAlias = tuple[str, list[int]]
"""An encounter and the seats that peeled in its round."""
BEATS: dict[str, Beat] = {
    "reveal": "turn",
    "extra": "card",
    "encounter": "turn",
    "points": "look",
    "effect": "card",
    "hot": "turn",
}
CLEARS = ("pickup", "")
"""A round is cleared without an event, unless discard piles are picked up."""


class Known(TypedDict):
    """The encounters that a seat knows to be among the top ones of the deck."""

    among_top: int
    encounters: list[str]


# -- views -----------------------------------------------------------------------------------------


class OpenFacts(TypedDict):
    """What everybody sees; potatoes and points are by seat."""

    phase: Phase
    round: int
    first: int
    """The seat that is asked first whether it uses an effect (HP-19)."""
    goal: int
    hands: list[list[Potato]]
    lying: list[list[Potato]]
    in_force: list[list[Potato]]
    kept: list[list[Potato]]
    discards: list[list[Potato]]
    hot: int | None
    """The seat that has the Hot Potato; None: it is in the middle."""
    barred: list[int]
    """The seats that may use no effect but that of Rambotato (HP-14)."""
    gained: list[int]
    """The seats that gained a point this round."""
    owing: list[Owed]
    """The seats that are or will be asked whether they use an effect."""
    encounter: str | None
    encounters_played: list[str]
    encounters_left: list[str]
    rankings: dict[str, list[Potato]]
    """The ranking of every encounter, best first."""
    without_point: list[Potato]
    """The potatoes with an effect for players who gained no point (HP-9)."""
    shown: list[str]
    """The encounters that HP-4 showed to all."""
    peeled: list[Peeled]


class OwnFacts(TypedDict):
    """What only one seat sees."""

    known: Known


class View(CommonView, OpenFacts, OwnFacts):
    """The whole view."""

    game: Literal["hot-potato"]


# -- events ----------------------------------------------------------------------------------------


class OfRound(TypedDict):
    """What all events of a round have."""

    round: int


class Deal(TypedDict):
    """The deck is shuffled; the first deal of a match has the rankings, a later one is `again`."""

    type: Literal["deal"]
    rankings: NotRequired[dict[str, list[Potato]]]
    again: bool


class Show(TypedDict):
    """The top encounters are turned up and shuffled back (HP-4)."""

    type: Literal["show"]
    cards: list[str]


class Reveal(OfRound):
    """All potatoes chosen in secret are revealed, by seat."""

    type: Literal["reveal"]
    potatoes: list[Potato]


class Extra(OfRound):
    """A seat adds a potato, or None (HP-6)."""

    type: Literal["extra"]
    seat: int
    potato: Potato | None


class Encounter(OfRound):
    """An encounter is turned up; `ranked` are the potatoes that lie there, best first."""

    type: Literal["encounter"]
    name: str
    ranked: list[Potato]


class Points(OfRound):
    """Points of a round: what lay before each seat, what the best potato gained, and whose point was doubled."""

    type: Literal["points"]
    lying: list[list[Potato]]
    gained: list[int]
    totals: list[int]
    best: Potato
    doubled: list[int]


class Effect(OfRound):
    """A seat uses its effect, or not. `saw` is what the seat itself peeled."""

    type: Literal["effect"]
    seat: int
    potato: Potato
    used: bool
    target: NotRequired[int]
    saw: NotRequired[list[str]]


class Hot(OfRound):
    """The Hot Potato has moved to a seat or the middle, or stays: `how`, and by which rule."""

    type: Literal["hot"]
    at: int | None
    named: list[int]
    how: Move
    why: Literal["HP-12", "HP-13"]


class Pickup(OfRound):
    """A seat takes its discard pile into its empty hand (HP-16)."""

    type: Literal["pickup"]
    seat: int


Event: TypeAlias = Deal | Show | Reveal | Extra | Encounter | Points | Effect | Hot | Pickup
