"""Who receives notices and where, the key that signs them, and the queue of those to send.

The key is made when it is first asked for and kept in the storage, so that all servers on it have the same. Notices are
sent by a few tasks; if too many wait, new ones are dropped: a reminder follows, and home lists the table anyway. What a
push service does not take for a while is queued again.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

import msgspec

from knolle.core.errors import KnolleError
from knolle.extras import missing, missing_text
from knolle.server.errors import RequestError
from knolle.server.push.notice import Notice
from knolle.server.push.targets import checked_address
from knolle.server.storage.contract import Guest, Storage

if TYPE_CHECKING:
    from knolle.server.push.sending import Sender

LOG = logging.getLogger("knolle.server")
PACKAGES = ("pywebpush", "aiohttp")
MOST_WAITING = 1000
N_SENDERS = 4
MOST_BROWSERS = 8
"""Browsers per guest that receive notices; the least recently seen is dropped first."""
GONE = (404, 410)
"""Answers of a push service by which a browser does not want notices any more."""
LATE = "timed out"
WAITS = (2.0, 15.0)
"""Seconds before a second and a third attempt, unless the push service says when to try again."""
MOST_WAIT = 300.0
KEY = "push-key"


@dataclass(frozen=True, slots=True)
class Try:
    """An attempt to send a notice to all browsers of its guest, or to the one that did not take it before."""

    notice: Notice
    number: int = 0
    browser: bytes | None = None


class Push:
    """The notices of a server. `allowed` are origins of push services besides public ones, `count` counts outcomes."""

    def __init__(
        self, storage: Storage, allowed: frozenset[str] = frozenset(), count: Callable[[str], None] = lambda _: None
    ) -> None:
        self._storage, self._allowed, self._count = storage, allowed, count
        self._pem: bytes | None = None
        self._queue: asyncio.Queue[Try] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._sender: Sender | None = None

    @property
    def is_possible(self) -> bool:
        """Whether the packages that it needs are installed."""
        return not missing(*PACKAGES)

    async def public_key(self) -> str | None:
        """Return the key by which browsers know this server; None if it cannot send notices."""
        if not self.is_possible:
            return None
        from knolle.server.push.sending import public_key

        return public_key(await self._private_key())

    async def _private_key(self) -> bytes:
        from knolle.server.push.sending import new_key

        if self._pem is None:
            self._pem = await self._storage.keep(KEY, new_key())
        return self._pem

    async def subscribe(self, guest: Guest, *, endpoint: str, p256dh: str, auth: str, language: str, site: str) -> None:
        """Send a guest's notices to this browser too, from now on."""
        if not self.is_possible:
            raise RequestError("push-missing", missing_text("Notices", missing(*PACKAGES), "push"), status=501)
        from knolle.server.push.sending import Subscription, is_usable

        checked_address(endpoint, self._allowed)
        if not is_usable(p256dh, auth):
            raise RequestError("bad-push-keys", "p256dh must be a point on the curve P-256, and auth 16 bytes.")
        about = msgspec.json.encode(Subscription(endpoint, p256dh, auth, language, site))
        await self._storage.subscribe(guest.id, _hash(endpoint), about, time.time_ns() // 1_000_000, MOST_BROWSERS)

    async def unsubscribe(self, guest: Guest, endpoint: str) -> None:
        """Send no more notices to this browser."""
        await self._storage.unsubscribe(guest.id, _hash(endpoint))

    def send(self, notice: Notice) -> None:
        """Queue a notice."""
        if self._tasks:
            self._put(Try(notice))

    def _put(self, attempt: Try) -> None:
        try:
            self._queue.put_nowait(attempt)
        except asyncio.QueueFull:
            self._count("dropped")

    def begin(self) -> None:
        """Start to send."""
        if self.is_possible:
            self._tasks = [asyncio.create_task(self._run()) for _ in range(N_SENDERS)]

    async def end(self) -> None:
        """Stop sending; what still waits is dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._sender is not None:
            await self._sender.close()

    async def _run(self) -> None:
        while True:
            attempt = await self._queue.get()
            try:
                await self._deliver(attempt)
            except KnolleError as error:  # the storage failed
                LOG.warning("notice was not sent", extra={"code": error.code})
                self._count("failed")

    async def _deliver(self, attempt: Try) -> None:
        browsers = await self._storage.subscriptions(attempt.notice.guest)
        for about in browsers:
            if attempt.browser in (None, about):
                await self._post(attempt, about)

    async def _post(self, attempt: Try, about: bytes) -> None:
        """Send a notice to one browser."""
        from knolle.server.push.sending import Sender, read_subscription

        if self._sender is None:
            self._sender = Sender(self._allowed)
        notice, to = attempt.notice, read_subscription(about)
        pem, now = await self._private_key(), time.time_ns() // 1_000_000
        status: int | str
        later: str | None = None
        try:
            payload = notice.payload(to.language)
            status, later = await self._sender.post(to, payload, pem, now, seconds=notice.seconds, topic=notice.key)
        except Exception as error:  # whatever a push service does, the others get their notice
            status = LATE if isinstance(error, TimeoutError) else type(error).__name__
        if status in GONE:
            await self._storage.unsubscribe(notice.guest, _hash(to.endpoint))
        if is_passing(status) and attempt.number < len(WAITS):
            again = Try(notice, attempt.number + 1, about)
            asyncio.get_running_loop().call_later(wait_before(WAITS[attempt.number], later), self._put, again)
        else:
            self._note(status)

    def _note(self, status: int | str) -> None:
        """Count the answer of a push service, or the error that came instead."""
        is_sent = isinstance(status, int) and 200 <= status < 300
        self._count("sent" if is_sent else "gone" if status in GONE else "failed")
        if not is_sent and status not in GONE:
            LOG.warning("notice was not sent", extra={"status": status})


def is_passing(status: int | str) -> bool:
    """Return whether a push service may take the notice later: it was too slow, had too much to do, or had failed."""
    return status == LATE or (isinstance(status, int) and (status == 429 or status >= 500))


def wait_before(usual: float, later: str | None) -> float:
    """Return the seconds to wait, given the `Retry-After` of an answer: seconds or a date."""
    if later is None:
        return usual
    try:
        seconds = float(later) if later.isdigit() else parsedate_to_datetime(later).timestamp() - time.time()
    except (ValueError, OverflowError):  # whatever a push service says
        return usual
    return min(max(seconds, usual), MOST_WAIT)


def _hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()
