"""How a refusal becomes an answer of HTTP."""

from starlette.responses import Response

from knolle.core.errors import ActionError, KnolleError, OptionError
from knolle.server.errors import RequestError, TableError
from knolle.server.faces import encode

JSON = "application/json"
STATUS: tuple[tuple[type[KnolleError], int], ...] = ((TableError, 409), (ActionError, 409), (OptionError, 422))


def status_of(error: KnolleError) -> int:
    """The code of a refusal in HTTP; what no caller can help is the server's fault."""
    if isinstance(error, RequestError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 503)


def refused(error: KnolleError) -> Response:
    """A refusal as HTTP carries it."""
    status = status_of(error)
    headers = {"cache-control": "no-store"}
    if status == 405:
        headers["allow"] = ", ".join(error.params["allowed"])
    if status in (429, 503):
        headers["retry-after"] = str(error.params.get("seconds", 2))
    return Response(encode(error.as_dict()), status, headers, JSON)


def no_such_method(allowed: list[str]) -> RequestError:
    """What is told when a path is asked in a way it does not know."""
    return RequestError("no-such-method", f"This path knows {', '.join(allowed)}.", status=405, allowed=allowed)


def no_such_path() -> RequestError:
    """What is told of a path that leads nowhere."""
    return RequestError("no-such-path", "There is nothing here; /api/docs lists what there is.", status=404)


def failed() -> RequestError:
    """What is told when the server itself is at fault; the log says more."""
    return RequestError("server-failed", "The server failed at this; it has been noted. Please try again.", status=500)
