"""What the server says about itself: one line an event, in JSON or for people, and never a secret.

Lines hold only the fields named here. Paths are told as the templates of their routes, for links are secrets; of an
error its kind and where it happened, for its words may quote what a guest sent.
"""

import json
import logging
import secrets
import sys
import time
import traceback
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any

from knolle.core.errors import KnolleError
from knolle.server.endpoint import ROUTE
from knolle.server.refusals import failed, refused
from knolle.server.security import App, with_headers
from knolle.server.socket import Receive, Scope, Send

LOG = logging.getLogger("knolle.server")
FIELDS = ("request", "method", "route", "status", "ms", "table", "code", "port", "workers", "pid")
"""Whatever else is attached to a record stays out of the log."""
STRANGERS = ("uvicorn", "websockets", "asyncio", "concurrent")
NO_NEWS = "ASGI callable returned without completing handshake."
"""What uvicorn says whenever a socket was refused with an answer of HTTP."""
MOST_FRAMES = 12
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})


def configure(format: str, level: str) -> None:
    """Write to standard error from now on, `json` or `text`; others' loggers only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("knolle").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != NO_NEWS)
    for name in STRANGERS:  # uvicorn tells paths at the level of information
        logging.getLogger(name).setLevel(logging.WARNING)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a line holds beside time, level and event."""
    told = {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = error_facts(record.exc_info[1])
    return told


def error_facts(error: BaseException) -> dict[str, Any]:
    """The kind of an error and where it happened."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    told: dict[str, Any] = {"kind": type(error).__name__}
    if isinstance(error, KnolleError):
        told["code"] = error.code
    if isinstance(error, OSError) and error.strerror:
        told["why"] = error.strerror
    told["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    if error.__cause__ is not None:
        told["cause"] = error_facts(error.__cause__)
    return told


class JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"at": at, "level": record.levelname.lower(), "event": event(record)}
        return json.dumps(head | {"logger": record.name} | facts(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        told = facts(record)
        error = told.pop("error", None)
        words = [time.strftime("%H:%M:%S", time.localtime(record.created)), record.levelname.lower(), event(record)]
        line = "  ".join(words) + "".join(f"  {name}={value}" for name, value in told.items())
        while error is not None:
            line += "".join(f"\n    {place}" for place in error["at"])
            line += f"\n  {error['kind']}" + "".join(f" {error[name]}" for name in ("code", "why") if name in error)
            error = error.get("cause")
        return line


def event(record: logging.LogRecord) -> str:
    """What happened, in a line. Of others' sentences only the first line, and without the values they put into it."""
    if record.name.startswith("knolle"):
        return " ".join(record.getMessage().split())
    return (str(record.msg).splitlines() or [""])[0].strip()


class Logged:
    """The application, with a line for every request and every socket that ended."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, answer = time.perf_counter(), Noted(send, secrets.token_hex(6))
        try:
            await self.app(scope, receive, answer)
        except Exception:
            LOG.exception("request failed", extra={"request": answer.request})
            if answer.status is None:
                await refused(failed())(scope, receive, with_headers(answer))
        finally:
            told = {
                "request": answer.request,
                "method": scope["method"] if scope["method"] in METHODS else "(other)",
                "route": scope.get(ROUTE),
            }
            LOG.info("request", extra=told | {"status": answer.status, "ms": since(started)})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            LOG.info("socket ended", extra={"request": secrets.token_hex(6), "ms": since(started)})


def since(started: float) -> float:
    """Milliseconds since then."""
    return round(1000 * (time.perf_counter() - started), 1)


class Noted:
    """The way out of an answer, which gets the request's number; what its status was."""

    def __init__(self, send: Send, request: str) -> None:
        self._send = send
        self.request = request
        self.status: int | None = None

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", self.request.encode())]
        await self._send(message)
