"""Guests: identified by a random token in a cookie, of which the server keeps only a hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

from knolle.server.storage.contract import Guest, Storage

COOKIE = "knolle"
TOKEN_BYTES = 32
LINK_MINUTES = 15
MOST_CACHED = 10_000


def hash_token(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Return the token in a request's cookie, if there is one."""
    for name, value in headers:
        if name == b"cookie":
            try:
                cookie = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if cookie is not None and 20 <= len(cookie.value) <= 100:
                return cookie.value
    return None


class Guests:
    """The guests of a server, with a cache of recent ones."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seen: OrderedDict[bytes, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """Return the guest with that token."""
        if token is None:
            return None
        key = hash_token(token)
        guest = self._seen.get(key)
        if guest is None:
            guest = await self._storage.guest(key)
            if guest is not None:
                self._remember(key, guest)
        return guest

    def _remember(self, key: bytes, guest: Guest) -> None:
        self._seen[key] = guest
        if len(self._seen) > MOST_CACHED:
            self._seen.popitem(last=False)

    async def welcome(self, name: str = "") -> tuple[Guest, str]:
        """Create a guest; return it with the token for its cookie."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = await self._storage.add_guest(hash_token(token), name, time.time_ns() // 1_000_000)
        self._remember(hash_token(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Store a guest's new name; return the renamed guest."""
        await self._storage.rename(guest.id, name)
        renamed = Guest(guest.id, name)
        for key, known in list(self._seen.items()):
            if known.id == guest.id:
                self._seen[key] = renamed
        return renamed

    async def link(self, guest: Guest) -> str:
        """Create a link that signs in one other device as this guest, within `LINK_MINUTES`; return its secret."""
        secret = secrets.token_urlsafe(TOKEN_BYTES)
        expires = time.time_ns() // 1_000_000 + LINK_MINUTES * 60_000
        await self._storage.add_link(hash_token(secret), guest.id, expires)
        return secret

    async def arrive(self, secret: str) -> tuple[Guest, str] | None:
        """Use up a link; return its guest and a token for the new device, or None if the link is not valid."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = await self._storage.use_link(hash_token(secret), hash_token(token), time.time_ns() // 1_000_000)
        return None if guest is None else (guest, token)
