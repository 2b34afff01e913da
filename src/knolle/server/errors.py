"""Errors of the server itself; the games raise their own."""

from typing import Any

from knolle.core.errors import KnolleError


class TableError(KnolleError):
    """A command that a table refuses."""


class RequestError(KnolleError):
    """A request or message that is malformed, not allowed or over a limit; `status` is its HTTP status."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


class ServingError(KnolleError):
    """A server that cannot start with the given settings."""
