"""How a terminal reaches a table: a door that can be opened repeatedly, and the link that each opening gives."""

from pathlib import Path
from typing import Any, Protocol


class Link(Protocol):
    """One connection to a table: texts of the protocol, both ways."""

    async def send(self, text: str) -> None:
        """Send a message; it is lost if the link has ended."""

    async def receive(self) -> str | None:
        """Return the next message; None once the link has ended."""

    async def close(self) -> None:
        """End the link from this side."""


class Door(Protocol):
    """The way to one table, over the network or inside this process.

    Methods raise KnolleError for a final refusal and OSError if trying again may help.
    """

    is_local: bool
    """Whether the table lives in this process."""
    deals: Path | None
    """Where to keep what is known of the deals at the table; None if they need no check."""

    async def open(self) -> Link:
        """Open a link to the table."""

    async def record(self, match: int) -> dict[str, Any]:
        """Return the record of a match that is over."""

    async def review(self, seat: int, match: int) -> dict[str, Any]:
        """Return the master's review of a seat's choices in a match that is over."""

    async def close(self) -> None:
        """Release everything that the door holds."""
