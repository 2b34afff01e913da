"""Seals notices for a browser and posts them to its push service. Imports what the extra `push` brings."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import aiohttp
import msgspec
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher

from knolle.server.push.targets import is_public_ip, origin_of

TIMEOUT = aiohttp.ClientTimeout(total=10)
MOST_SECONDS = 28 * 24 * 3600
"""How long a push service may keep a notice that it cannot deliver."""
SIGNED_FOR = 12 * 3600


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser receives notices: the address of its push service, its public key and its secret.

    `site` is the address of our page, by which the push service can find whom to complain to.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


read_subscription = msgspec.json.Decoder(Subscription).decode


def new_key() -> bytes:
    """Return a new private key, in PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def public_key(pem: bytes) -> str:
    """Return the public key as browsers want it, in base64url without padding."""
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    point: bytes = Vapid02.from_pem(pem).public_key.public_bytes(*form)
    return urlsafe_b64encode(point).decode().rstrip("=")


def is_usable(p256dh: str, auth: str) -> bool:
    """Return whether something can be sealed with a browser's key and secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(p256dh))
        return len(_decode(p256dh)) == 65 and len(_decode(auth)) == 16
    except ValueError:
        return False


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def seal(to: Subscription, payload: bytes, pem: bytes, now: int) -> tuple[bytes, dict[str, str]]:
    """Return an encrypted notice, which only the browser can read, and the signature of this server."""
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(payload)["body"]
    claims = {"aud": origin_of(to.endpoint), "sub": to.site, "exp": now // 1000 + SIGNED_FOR}
    signer = Vapid02.from_pem(pem)
    signer.conf = {"no-strict": True}  # otherwise it refuses a site with a port
    return body, dict(signer.sign(claims))


class PublicResolver(ThreadedResolver):
    """Finds public addresses only, so that no name leads into the server's own network."""

    async def resolve(self, host: str, *args: Any, **more: Any) -> Any:
        found = await super().resolve(host, *args, **more)
        public = [one for one in found if is_public_ip(one["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public


class Sender:
    """Posts sealed notices. Follows no redirections and uses no proxy."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed
        self._public = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(resolver=PublicResolver()),
            timeout=TIMEOUT,
            cookie_jar=aiohttp.DummyCookieJar(),
        )
        self._own = aiohttp.ClientSession(timeout=TIMEOUT, cookie_jar=aiohttp.DummyCookieJar())

    async def post(
        self, to: Subscription, payload: bytes, pem: bytes, now: int, *, seconds: int, topic: str
    ) -> tuple[int, str | None]:
        """Send a notice; raise aiohttp.ClientError, OSError or TimeoutError.

        Return the status of the answer and, if it says so, when to try again. `seconds` is how long it is worth
        telling. A notice that waits at the push service is replaced by the next one with its topic.
        """
        body, headers = await asyncio.to_thread(seal, to, payload, pem, now)
        headers |= {"content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        headers |= {"ttl": str(min(max(seconds, 60), MOST_SECONDS)), "urgency": "normal", "topic": topic[:32]}
        session = self._own if origin_of(to.endpoint) in self._allowed else self._public
        async with session.post(to.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
            return answer.status, answer.headers.get("retry-after")

    async def close(self) -> None:
        await self._public.close()
        await self._own.close()
