"""What a step of the journal changed at a table."""

from collections.abc import Collection

import msgspec

from knolle.core.moments import Event, Moment
from knolle.server.protocol import ChatLine
from knolle.words.said import Said


class Choice(msgspec.Struct, gc=False):
    """A choice: whether all its events were public, the time it took, and the seat's time reserve before it."""

    seat: int
    action: int
    is_open: bool
    spent: int
    reserve: int


class Change(msgspec.Struct):
    """What a step changed, as far as clients must be told."""

    moments: list[Moment] = []
    undo: Event | None = None
    """The event that takes a choice back."""
    undo_said: Said | None = None
    is_new_view: bool = False
    is_new_table: bool = False
    by: Collection[int] | None = None
    """The seats whose choices this is; None if the step is no choice."""
    about: list[Said] = []
    """What people did apart from the game: come, go, be replaced, give a seat away, ask for a hint."""
    chat: ChatLine | None = None
    guests: tuple[int, ...] = ()
    """Guests whose seat has changed."""
