"""uvicorn's HTTP protocol, with a time limit for requests and an answer to handshakes that are too long."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0
"""For the whole of a request, which has at most 64 KB of headers and 16 KB of body."""
MOST_HEADER = 8000
"""The parser of websockets gives up on longer lines, without an answer."""


class Requests(H11Protocol):
    """One connection. It is closed if a request does not arrive in time."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._set_limit(True)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_ours = self.transport.get_protocol() is self  # otherwise a socket has taken over
        self._set_limit(is_ours and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_limit(False)
        super().connection_lost(exc)

    def _should_upgrade(self) -> bool:
        """Leave a handshake that the websocket cannot read to the application, which refuses it."""
        return all(len(name) + len(value) < MOST_HEADER for name, value in self.headers) and super()._should_upgrade()

    def _set_limit(self, is_on: bool) -> None:
        """Begin to wait for the rest of a request, unless that has begun; or end it."""
        if is_on and self._limit is None:
            self._limit = self.loop.call_later(REQUEST_SECONDS, self._give_up)
        elif not is_on and self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _give_up(self, *_: Any) -> None:
        self._limit = None
        self.transport.close()
