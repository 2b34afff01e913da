"""The refusals that are the server's own; those of the games come from the games."""

from typing import Any

from knolle.core.errors import KnolleError


class TableError(KnolleError):
    """A command that the table does not carry out."""


class RequestError(KnolleError):
    """A request or message that cannot be understood or is too much; `status` is its code in HTTP."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


class ServingError(KnolleError):
    """A server that cannot be started as asked."""
