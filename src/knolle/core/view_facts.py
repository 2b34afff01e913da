"""Types that the facts of all games share. Imports only typing: the page's types are generated from this module."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Played: TypeAlias = tuple[int, str]
"""A seat and the card it played."""
Beat: TypeAlias = Literal["now", "card", "turn", "deal", "look", "read", "stop"]
"""How long a moment is shown: from not at all to until the reader goes on."""


class CommonView(TypedDict):
    """What the view of every game has, besides `game`."""

    names: list[str]
    options: dict[str, str | int]
    deck: list[str]
    """All cards in use at this table; empty if the game has no cards with a colour and a number."""
    players: int
    to_act: list[int]
    """The seats that owe a choice."""
    chosen: list[int]
    """The seats that have chosen in secret."""
    scores: list[list[int]]
    """The points of every round or game that has ended, by seat."""
    totals: list[int]
    so_far: NotRequired[list[int] | None]
    """The points of the round or game in progress, which `totals` lack; None between two, or while they are secret."""
    seat: int | None
    """The seat that has this view; None for a spectator."""
    legal: list[str]
    """What this seat may do now."""
    choice: str | None
    """This seat's own secret choice."""
