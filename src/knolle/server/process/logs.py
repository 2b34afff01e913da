"""The server's log: one line per event, as JSON or as text, never with a secret.

Lines hold only the fields named here. Routes are logged in place of paths, because links are secret. Of an error only
its type and location are logged, because its message may quote what a guest sent.
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
from knolle.server.asgi import App, Receive, Scope, Send
from knolle.server.http.endpoint import ROUTE
from knolle.server.http.refusals import refusal_response, server_failure
from knolle.server.process.security import with_headers

LOG = logging.getLogger("knolle.server")
FIELDS = ("request", "method", "route", "status", "ms", "table", "code", "reason", "port", "workers", "pid")
"""Other attributes of a record are not logged."""
STRANGERS = ("uvicorn", "websockets", "asyncio", "concurrent")
NO_NEWS = "ASGI callable returned without completing handshake."
"""uvicorn's message whenever a socket was refused with an HTTP response."""
MOST_FRAMES = 12
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})


def configure(format: str, level: str) -> None:
    """Log to standard error as `json` or `text`; other packages' loggers only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("knolle").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != NO_NEWS)
    for name in STRANGERS:  # uvicorn logs paths at the level "info"
        logging.getLogger(name).setLevel(logging.WARNING)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a line besides time, level and event."""
    fields = {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
    if record.exc_info and record.exc_info[1] is not None:
        fields["error"] = error_facts(record.exc_info[1])
    return fields


def error_facts(error: BaseException) -> dict[str, Any]:
    """Return the type of an error and where it happened."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    fields: dict[str, Any] = {"kind": type(error).__name__}
    if isinstance(error, KnolleError):
        fields["code"] = error.code
    if isinstance(error, OSError) and error.strerror:
        fields["why"] = error.strerror
    fields["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    if error.__cause__ is not None:
        fields["cause"] = error_facts(error.__cause__)
    return fields


class JsonLines(logging.Formatter):
    """One JSON object per line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"at": at, "level": record.levelname.lower(), "event": event(record)}
        return json.dumps(head | {"logger": record.name} | facts(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """Lines for people to read."""

    def format(self, record: logging.LogRecord) -> str:
        fields = facts(record)
        error = fields.pop("error", None)
        words = [time.strftime("%H:%M:%S", time.localtime(record.created)), record.levelname.lower(), event(record)]
        line = "  ".join(words) + "".join(f"  {name}={value}" for name, value in fields.items())
        while error is not None:
            line += "".join(f"\n    {place}" for place in error["at"])
            line += f"\n  {error['kind']}" + "".join(f" {error[name]}" for name in ("code", "why") if name in error)
            error = error.get("cause")
        return line


def event(record: logging.LogRecord) -> str:
    """Return the message as one line; of other packages only the first line of the template, without its values."""
    if record.name.startswith("knolle"):
        return " ".join(record.getMessage().split())
    return (str(record.msg).splitlines() or [""])[0].strip()


class RequestLog:
    """Middleware that logs a line for every request, and for every socket when it ends."""

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
        started, answer = time.perf_counter(), SendLog(send, secrets.token_hex(6))
        try:
            await self.app(scope, receive, answer)
        except Exception:
            LOG.exception("request failed", extra={"request": answer.request})
            if answer.status is None:
                await refusal_response(server_failure())(scope, receive, with_headers(answer, scope))
        finally:
            fields = {
                "request": answer.request,
                "method": scope["method"] if scope["method"] in METHODS else "(other)",
                "route": scope.get(ROUTE),
            }
            LOG.info("request", extra=fields | {"status": answer.status, "ms": since(started)})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            LOG.info("socket ended", extra={"request": secrets.token_hex(6), "ms": since(started)})


def since(started: float) -> float:
    """Return the milliseconds since `started`."""
    return round(1000 * (time.perf_counter() - started), 1)


class SendLog:
    """A `send` that adds the request's id to the response and remembers its status."""

    def __init__(self, send: Send, request: str) -> None:
        self._send = send
        self.request = request
        self.status: int | None = None

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", self.request.encode())]
        await self._send(message)
