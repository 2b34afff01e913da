"""How a terminal reaches a table: a door that can be opened again and again, and the link behind it."""

from typing import Any, Protocol


class Link(Protocol):
    """One open conversation with a table: texts of the protocol, both ways."""

    async def send(self, text: str) -> None:
        """Say something. What is said to a link that has ended is lost."""

    async def receive(self) -> str | None:
        """The next message; None when the link has ended."""

    async def close(self) -> None:
        """End it from this side."""


class Door(Protocol):
    """The way to one table, over the network or inside this process.

    What is refused for good is a KnolleError; an OSError means that it is worth trying again.
    """

    is_local: bool
    """Whether the table lives in this process."""

    async def open(self) -> Link:
        """A link to the table."""

    async def record(self, match: int) -> dict[str, Any]:
        """The record of a match that is over."""

    async def review(self, seat: int, match: int) -> dict[str, Any]:
        """The master's judgement of a seat's choices in a match that is over."""

    async def close(self) -> None:
        """Let go of whatever is behind the door."""
