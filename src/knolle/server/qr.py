"""An address of this server as a QR code, for the phone beside the screen."""

from io import BytesIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from knolle.server.errors import RequestError
from knolle.server.socket import Scope

SVG = "image/svg+xml"
QUIET_ZONE = 4
MOST_HOST = 255


def svg(address: str) -> bytes:
    """The code as a picture that fits any size: dark on white, whatever page it lies on."""
    picture = BytesIO()
    segno.make(address, micro=False, error="m").save(
        picture,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return picture.getvalue()


def home_of(scope: Scope, share: str | None) -> str:
    """The beginning of the addresses that others can use: a name that means this machine alone is of no use to them."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    if share is not None and is_loopback(host):
        return share.rstrip("/")
    if not 0 < len(host) <= MOST_HOST:
        raise RequestError("bad-host", "The request does not say to which server it came.")
    return f"{scope['scheme']}://{host}"


def is_loopback(host: str) -> bool:
    """Whether a name, perhaps with a port, means the machine itself.

    >>> [is_loopback(name) for name in ("localhost:8000", "127.0.0.1", "[::1]:80", "192.168.1.5:8000", "")]
    [True, True, True, False, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:
        return False
