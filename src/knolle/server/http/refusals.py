"""Refusals as HTTP responses."""

from starlette.responses import Response

from knolle.core.errors import ActionError, KnolleError, OptionError
from knolle.server.errors import RequestError, TableError
from knolle.server.json import encode
from knolle.server.telling import refusal_facts

JSON = "application/json"
STATUS: tuple[tuple[type[KnolleError], int], ...] = ((TableError, 409), (ActionError, 409), (OptionError, 422))


def status_of(error: KnolleError) -> int:
    """Return the HTTP status of a refusal: 503 for errors that are not the client's fault."""
    if isinstance(error, RequestError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 503)


def refusal_response(error: KnolleError) -> Response:
    """Return a refusal as an HTTP response."""
    status = status_of(error)
    headers = {"cache-control": "no-store"}
    if status == 405:
        headers["allow"] = ", ".join(error.params["allowed"])
    if status in (429, 503):
        headers["retry-after"] = str(error.params.get("seconds", 2))
    return Response(encode(refusal_facts(error)), status, headers, JSON)


def no_such_method(allowed: list[str]) -> RequestError:
    """Return the error for a method that a path does not support."""
    return RequestError("no-such-method", f"This path supports {', '.join(allowed)}.", status=405, allowed=allowed)


def no_such_path() -> RequestError:
    """Return the error for an unknown path."""
    return RequestError("no-such-path", "There is nothing here; /api/docs lists all paths of the API.", status=404)


def server_failure() -> RequestError:
    """Return the error for a failure of the server itself; details are only in the log."""
    return RequestError(
        "server-failed", "Something went wrong on the server and was logged. Please try again.", status=500
    )
