"""A server's table: found by the link that people share, reached by websocket and HTTP."""

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from knolle.core.errors import KnolleError
from knolle.server.guests import cookie_name
from knolle.terminal.files import Identity
from knolle.terminal.session import RefusalError

PATIENCE, MOST_PATIENCE, GROWTH = 3.0, 10.0, 1.7
"""Seconds for an attempt to connect. Each attempt that takes too long gives the next one more time: on a slow line, one
that is given up too soon never succeeds."""
HEARTBEAT = 4.0
"""Seconds between two pings, and for the answer: a line that is dead without a word is noticed within eight."""
RECORD_PATIENCE, REVIEW_PATIENCE = 10.0, 120.0
MOST_BYTES = 16 * 2**20
UNKNOWN = 401
"""The HTTP status for a guest whom the server does not know, or knows no longer."""
AGAIN = (UNKNOWN, 429, 500, 502, 503, 504)
"""HTTP statuses after which to try again."""
FAREWELL = 1.0
"""Seconds to wait for the server's goodbye, which a dead line never brings."""
_TABLE = re.compile(r"/t/([\w-]{1,64})/?", re.ASCII)


@dataclass(frozen=True)
class Address:
    """Where a table is: the server, the table's key, and the secret of an offered seat, if any."""

    server: str
    key: str
    offer: str | None = None

    @property
    def socket(self) -> str:
        """The URL of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.key}/socket"

    @property
    def page(self) -> str:
        """The link that people share."""
        return f"{self.server}/t/{self.key}"


def address_of(url: str) -> Address:
    """Parse the link to a table; raise if it is not one.

    >>> address_of("http://192.168.1.4:8282/t/abc#s3cret")
    Address(server='http://192.168.1.4:8282', key='abc', offer='s3cret')
    """
    try:
        parts = urlsplit(url.strip() if "://" in url else f"http://{url.strip()}")
        found = _TABLE.fullmatch(parts.path)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        found, is_good = None, False
    if found is None or not is_good:
        sentence = f"{url!r} is not a link to a table. Use the link that its page shows: http://host:8282/t/KEY."
        raise KnolleError("bad-address", sentence, address=url)
    return Address(f"{parts.scheme}://{parts.netloc}", found[1], parts.fragment or None)


class RemoteLink:
    """A websocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def receive(self) -> str | None:
        try:
            return str(await self._connection.recv())
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        await self._connection.close()


class RemoteDoor:
    """The door to a server's table, entered as a guest whom the server knows by their cookie."""

    is_local = False

    def __init__(self, address: Address, guest: Identity) -> None:
        self.address = address
        self.guest = guest
        self._is_known = False
        """Whether the server knows the guest."""
        self._patience = MOST_PATIENCE  # whoever cannot connect at first does not try again
        self.deals: Path | None = guest.deals(address.key)

    async def open(self) -> RemoteLink:
        try:
            if not self._is_known:
                await asyncio.to_thread(self._introduce)
                self._is_known = True
            connection = await self._connect()
        except OSError as error:
            if isinstance(getattr(error, "reason", error), TimeoutError):  # urllib wraps the system's error
                self._patience = min(self._patience * GROWTH, MOST_PATIENCE)
            raise
        self._patience = PATIENCE
        return RemoteLink(connection)

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                self.address.socket,
                additional_headers=self._cookie(),
                open_timeout=self._patience,
                max_size=MOST_BYTES,
                ping_interval=HEARTBEAT,
                ping_timeout=HEARTBEAT,
                close_timeout=FAREWELL,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            self._is_known = status != UNKNOWN
            raise self._refusal(status, bytes(error.response.body or b"")) from None
        except InvalidHandshake as error:
            raise ConnectionError(str(error)) from None

    def _introduce(self) -> None:
        """Become a guest of the server, or stay the one that the token names, and save the token."""
        answer = self._fetch("/api/me", self._patience)
        if found := re.match(rf"{self._cookie_name}=([^;]+)", answer.headers.get("Set-Cookie", "")):
            self.guest.keep(found[1])
        self._tell_name(json.load(answer)["name"])

    def _tell_name(self, known: str) -> None:
        """Tell the server the guest's name if it knows none: spectators chat under it."""
        if not known and self.guest.token:
            body = json.dumps({"name": self.guest.name}).encode()
            headers = self._cookie() | {"Content-Type": "application/json", "Origin": self.address.server}
            with suppress(OSError):
                urlopen(Request(self.address.server + "/api/me", body, headers, method="PATCH"), timeout=self._patience)

    @property
    def _cookie_name(self) -> str:
        return cookie_name(self.address.server.partition(":")[0])

    def _cookie(self) -> dict[str, str]:
        return {"Cookie": f"{self._cookie_name}={self.guest.token}"} if self.guest.token else {}

    def _fetch(self, path: str, patience: float) -> Any:
        try:
            return urlopen(Request(self.address.server + path, headers=self._cookie()), timeout=patience)
        except HTTPError as error:
            with error:
                raise self._refusal(error.code, error.read()) from None

    def _refusal(self, status: int, body: bytes) -> Exception:
        """Return the error for an unexpected response."""
        if status in AGAIN:
            return ConnectionError(f"the server answered {status}")
        try:
            return RefusalError(json.loads(body))
        except (ValueError, TypeError, KeyError):
            sentence = f"There is no table at {self.address.page}: the server answered {status}."
            return KnolleError("no-such-table", sentence, address=self.address.page)

    def _read(self, path: str, patience: float) -> dict[str, Any]:
        with self._fetch(path, patience) as answer:
            facts: dict[str, Any] = json.load(answer)
            return facts

    async def record(self, match: int) -> dict[str, Any]:
        return await asyncio.to_thread(self._read_record, f"/api/tables/{self.address.key}/record?match={match}")

    def _read_record(self, path: str) -> dict[str, Any]:
        from knolle.core.record import parse

        with self._fetch(path, RECORD_PATIENCE) as answer:
            return parse(answer.read())

    async def review(self, seat: int, match: int) -> dict[str, Any]:
        path = f"/api/tables/{self.address.key}/review?seat={seat}&match={match}"
        return await asyncio.to_thread(self._read, path, REVIEW_PATIENCE)

    async def close(self) -> None:
        """Do nothing: a remote door holds nothing between links."""
