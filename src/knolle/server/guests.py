"""Guests: identified by a random token in a cookie, of which the server keeps only a hash."""

import hashlib
import re
import secrets
import time
from collections import OrderedDict

from knolle.server.asgi import Scope
from knolle.server.storage.contract import Guest, Storage

COOKIE, SAFE_COOKIE = "knolle", "__Host-knolle"
"""The second is for https: browsers take it from this very host only, not from another one of the same domain."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TOKEN_BYTES = 32
LINK_MINUTES = 15
MOST_CACHED = 10_000
CACHE_SECONDS = 60.0
"""Another process may have renamed a guest, or signed out a device."""


def hash_token(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def cookie_name(scheme: str) -> str:
    """Return the name of the guest's cookie under a scheme."""
    return SAFE_COOKIE if scheme in ("https", "wss") else COOKIE


def token_in(scope: Scope) -> str | None:
    """Return the token in a request's cookie, if there is one. The caller has checked the length of the cookies."""
    wanted = cookie_name(scope.get("scheme", ""))
    cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie").decode("latin-1")
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted and _TOKEN.fullmatch(value):
            return value
    return None


class Guests:
    """The guests of a server, with a cache of recent ones."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seen: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """Return the guest with that token."""
        if token is None:
            return None
        key = hash_token(token)
        guest, until = self._seen.get(key, (None, 0.0))
        if time.monotonic() >= until:
            self._seen.pop(key, None)
            guest = await self._storage.guest(key)
            if guest is not None:
                self._remember(key, guest)
        return guest

    def _remember(self, key: bytes, guest: Guest) -> None:
        self._seen[key] = guest, time.monotonic() + CACHE_SECONDS
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
        for key in self._keys(guest):
            self._remember(key, renamed)
        return renamed

    async def sign_out_others(self, guest: Guest, token: str) -> None:
        """Forget all other tokens of a guest, and links that could make new ones."""
        await self._storage.keep_token(guest.id, hash_token(token))
        for key in self._keys(guest):
            del self._seen[key]

    def _keys(self, guest: Guest) -> list[bytes]:
        return [key for key, (known, _) in self._seen.items() if known.id == guest.id]

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
