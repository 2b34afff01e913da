"""What `knolle doctor` asks a server over HTTP, directly or through its proxy."""

import json
import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from knolle.commands.doctor import MOST_SKEW, Finding

PATIENCE = 10.0
HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "a25vbGxlIGRvY3RvciAuLg==",
}


@dataclass(frozen=True)
class Answer:
    """An answer of a server."""

    status: int
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def code(self) -> str:
        return str(self.body.get("code", ""))

    @property
    def sentence(self) -> str:
        return str(self.body.get("sentence", ""))


def ask(url: str, path: str, method: str = "GET", headers: dict[str, str] | None = None) -> Answer | None:
    """Return a server's answer; None if it does not speak HTTP. Raise OSError if it cannot be reached."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers=headers or {})
        response = connection.getresponse()
        named = {name.lower(): value for name, value in response.getheaders()}
        try:
            body = json.loads(response.read())
        except ValueError:
            body = {}
        return Answer(response.status, named, body if isinstance(body, dict) else {})
    except HTTPException:
        return None
    finally:
        connection.close()


def try_to_ask(url: str, path: str) -> Answer | None:
    """Return a server's answer; None if it does not answer as a Knolle server does."""
    try:
        answer = ask(url, path)
    except OSError:
        return None
    return answer if answer is not None and answer.body else None


def look_at_proxy(url: str) -> Iterator[Finding]:
    """Tell how a server's public address is served: TLS, the headers that its proxy sends, sockets, metrics."""
    url = url.rstrip("/")
    try:
        about = ask(url, "/api/server")
    except ssl.SSLError as error:
        yield Finding("https", f"{url}: {error.reason or error}.", "Renew or correct the proxy's certificate.")
        return
    except (OSError, ValueError) as error:
        yield Finding("proxy", f"{url} cannot be reached: {error}.", "Check the address, its DNS entry and the proxy.")
        return
    if about is None or "protocol" not in about.body:
        status = "no HTTP" if about is None else f"status {about.status}"
        yield Finding("proxy", f"{url} is not a Knolle server ({status}).", "Let the proxy pass requests to its port.")
        return
    yield from look_at_headers(url, about)
    yield from look_at_sockets(url)


def look_at_headers(url: str, about: Answer) -> Iterator[Finding]:
    """Tell whether the server knows its own address and that it is behind https, and whether metrics are closed."""
    if not url.startswith("https:"):
        yield Finding("https", f"{url} is not encrypted.", "Serve it through a proxy with TLS; see docs/hosting.md.")
    elif "cross-origin-opener-policy" not in about.headers:
        remedy = "Let the proxy send X-Forwarded-Proto, and start the server with --trust-proxy and its address."
        yield Finding("https", "The server does not know that visitors use https, so cookies are not Secure.", remedy)
    else:
        yield Finding("https", "Visitors use https, and the server knows it.")
    posted = ask(url, "/api/me/link", "POST", {"Origin": url})
    if posted is not None and posted.code == "bad-origin":
        remedy = f"Let the proxy keep the Host header (nginx: $http_host), or start the server with --origin {url}."
        yield Finding("proxy", "The server refuses what its own pages send.", remedy)
    else:
        yield Finding("proxy", "The proxy keeps the Host header.")
    metrics = ask(url, "/metrics")
    is_direct = urlsplit(url).hostname in ("127.0.0.1", "::1", "localhost")  # this machine may read them
    if metrics is not None and metrics.status == 200 and not is_direct:
        yield Finding("metrics", "Everybody can read /metrics.", "Remove --metrics-open, or refuse it in the proxy.")
    if "date" in about.headers:
        skew = abs(parsedate_to_datetime(about.headers["date"]).timestamp() - time.time())
        remedy = "" if skew <= MOST_SKEW else "Turn on time synchronisation on both machines."
        yield Finding("clock", f"It differs from the proxy's by {skew:.0f} s.", remedy)


def look_at_sockets(url: str) -> Iterator[Finding]:
    """Tell whether the proxy passes websockets: the server refuses one without a cookie by its own code."""
    answer = ask(url, "/api/tables/doctor/socket", headers=HANDSHAKE)
    if answer is not None and answer.code == "no-guest":
        yield Finding("sockets", "The proxy passes websockets.")
    else:
        remedy = "Let the proxy pass the headers Upgrade and Connection, with HTTP/1.1."
        yield Finding("sockets", "The proxy does not pass websockets, so nobody can play.", remedy)
