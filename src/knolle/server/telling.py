"""What the table itself says: choices taken back. The games tell their own events."""

from knolle.core.game import Event
from knolle.words.said import Said, Seat


def undone(event: Event) -> Said:
    """Return who has taken a choice back."""
    return Said("undone", {"name": Seat(event["seat"])})
