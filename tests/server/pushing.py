"""A push service on this machine, and the keys of a browser that reads what it is sent."""

import json
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

PATIENCE = 30.0


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser that receives notices at an address."""

    def __init__(self, endpoint: str, language: str = "de") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self._auth = b"sixteen byte key"
        point = plain(self._key.public_key().public_bytes(*form))
        self.body = {"endpoint": endpoint, "p256dh": point, "auth": plain(self._auth), "language": language}

    def read(self, sealed: bytes) -> Any:
        """Return what a notice says."""
        return json.loads(http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class PushService:
    """Answers every POST with `status`, and keeps what it was sent: path, headers, body.

    `soon` are the statuses of the next answers.
    """

    status = 201

    def __init__(self) -> None:
        self.soon: list[int] = []
        self.sent: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.sent.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.soon.pop(0) if service.soon else service.status)
                self.send_header("location", f"{service.origin}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        return Handler

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """Return what was sent next."""
        return self.sent.get(timeout=PATIENCE)

    def __enter__(self) -> "PushService":
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def check_signature(headers: dict[str, str], key: str, origin: str, site: str) -> None:
    """Check that the holder of a server's key has signed for this push service."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    assert Vapid02.from_raw_public(key.encode()).verify_token(signed.encode(), signature)
    claims = json.loads(raw(signed.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (origin, site)
