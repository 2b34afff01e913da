"""What `knolle doctor` asks a server over HTTP, directly or through its proxy."""

import json
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from knolle.commands.doctor import Finding, compare_clocks, examine

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


def ask(url: str, path: str, method: str = "GET", headers: dict[str, str] | None = None) -> Answer:
    """Return a server's answer. Raise OSError if it cannot be reached or does not speak HTTP."""
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
    except OSError:  # among them http.client's own for a connection that ends before the answer
        raise
    except HTTPException as error:
        raise ConnectionError("it does not speak HTTP") from error
    finally:
        connection.close()


def try_to_ask(url: str, path: str) -> Answer | None:
    """Return a server's answer; None if it does not answer as a Knolle server does."""
    try:
        answer = ask(url, path)
    except OSError:
        return None
    return answer if answer.body else None


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
    if "protocol" not in about.body:
        said = f"{url} is not a Knolle server (status {about.status})."
        yield Finding("proxy", said, "Let the proxy pass requests to its port.")
        return
    yield from examine(
        [
            ("https", lambda: look_at_https(url, about)),
            ("proxy", lambda: look_at_host(url)),
            ("metrics", lambda: look_at_metrics(url)),
            ("clock", lambda: look_at_date(about)),
            ("sockets", lambda: look_at_sockets(url)),
        ]
    )


def look_at_https(url: str, about: Answer) -> Iterator[Finding]:
    """Tell whether visitors use https, and the server knows it."""
    if not url.startswith("https:"):
        yield Finding("https", f"{url} is not encrypted.", "Serve it through a proxy with TLS; see docs/hosting.md.")
    elif "cross-origin-opener-policy" not in about.headers:
        remedy = "Let the proxy send X-Forwarded-Proto, and start the server with --trust-proxy and its address."
        yield Finding("https", "The server does not know that visitors use https, so cookies are not Secure.", remedy)
    else:
        yield Finding("https", "Visitors use https, and the server knows it.")


def look_at_host(url: str) -> Iterator[Finding]:
    """Tell whether the server takes this address for its own."""
    posted = ask(url, "/api/me/link", "POST", {"Origin": url})
    if posted.code == "bad-origin":
        remedy = f"Let the proxy keep the Host header (nginx: $http_host), or start the server with --origin {url}."
        yield Finding("proxy", "The server refuses what its own pages send.", remedy)
    elif not posted.code:
        remedy = "Let the proxy pass all requests to the server, and look at its log."
        yield Finding("proxy", f"The server does not get what its pages send (status {posted.status}).", remedy)
    else:
        yield Finding("proxy", "The proxy keeps the Host header.")


def look_at_metrics(url: str) -> Iterator[Finding]:
    """Tell if everybody can read the metrics."""
    is_direct = urlsplit(url).hostname in ("127.0.0.1", "::1", "localhost")  # this machine may read them
    if ask(url, "/metrics").status == 200 and not is_direct:
        yield Finding("metrics", "Everybody can read /metrics.", "Remove --metrics-open, or refuse it in the proxy.")


def look_at_date(about: Answer) -> Iterator[Finding]:
    """Tell how much the clock differs from that of the proxy."""
    if "date" in about.headers:
        yield compare_clocks(parsedate_to_datetime(about.headers["date"]).timestamp(), "proxy")


def look_at_sockets(url: str) -> Iterator[Finding]:
    """Tell whether the proxy passes websockets: the server refuses one without a cookie by its own code."""
    if ask(url, "/api/tables/doctor/socket", headers=HANDSHAKE).code == "no-guest":
        yield Finding("sockets", "The proxy passes websockets.")
    else:
        remedy = "Let the proxy pass the headers Upgrade and Connection, with HTTP/1.1."
        yield Finding("sockets", "The proxy does not pass websockets, so nobody can play.", remedy)
