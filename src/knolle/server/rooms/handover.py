"""Brings a socket to the server that owns its table.

A process on the same machine is given the connection itself, so that it costs nothing afterwards. Bytes for another
machine are relayed.
"""

import asyncio
import socket
import time
from typing import Any

from knolle.server.asgi import Scope
from knolle.server.rooms.wire import EXTENSION, Wire
from knolle.server.storage.contract import Place

PATIENCE = 2.0
"""Seconds for a busy process to take the connection, or for another machine to answer."""
RELAYED = b"x-knolle-relayed"
_REPLACED = (b"x-forwarded-for:", b"x-forwarded-proto:", b"forwarded:")


async def hand_over(scope: Scope, place: Place) -> bool:
    """Bring the socket to its owner; return False if nobody answers there, or another server brought it here."""
    wire: Wire | None = scope["extensions"].get(EXTENSION)
    if wire is None:
        return False
    if place.door is not None and await give(wire, place.door):
        return True
    if place.address is None or any(name == RELAYED for name, _ in scope["headers"]):
        return False
    return await relay(wire, scope, place.address)


async def give(wire: Wire, door: str) -> bool:
    """Pass the connection and its request to another process on this machine."""
    if not hasattr(socket, "send_fds"):
        return False
    connection = wire.transport.get_extra_info("socket").fileno()
    wire.transport.pause_reading()
    end = time.monotonic() + PATIENCE
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.setblocking(False)
        while True:
            try:
                out.connect(door)
                socket.send_fds(out, [wire.opening], [connection])
                break
            except BlockingIOError:  # others came first
                if time.monotonic() > end:
                    return _refuse(wire)
                await asyncio.sleep(0.005)
            except OSError:
                return _refuse(wire)
    wire.is_given = True
    wire.transport.abort()  # closes this process's copy only
    await _until_gone(wire)
    return True


def _refuse(wire: Wire) -> bool:
    wire.transport.resume_reading()
    return False


async def _until_gone(wire: Wire) -> None:
    while not wire.disconnected:
        await wire.receive()


class Pipe(asyncio.Protocol):
    """Writes all that one connection receives to the other; the end of one is the end of both."""

    def __init__(self, other: asyncio.Transport) -> None:
        self._other = other
        self.end = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        self._other.write(data)

    def pause_writing(self) -> None:
        self._other.pause_reading()

    def resume_writing(self) -> None:
        self._other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self._other.close()
        self.end.set()


async def relay(wire: Wire, scope: Scope, address: str) -> bool:
    """Connect the socket to another machine, until either end closes it."""
    host, _, port = address.rpartition(":")
    client: Any = wire.transport
    try:
        async with asyncio.timeout(PATIENCE):
            loop = asyncio.get_running_loop()
            far, _pipe = await loop.create_connection(lambda: Pipe(client), host, int(port))
    except (OSError, TimeoutError):
        return False
    near = Pipe(far)
    wire.is_given = True
    client.set_protocol(near)
    far.write(request_for_owner(wire.opening, scope))
    await near.end.wait()
    wire.connection_lost(None)
    return True


def request_for_owner(request: bytes, scope: Scope) -> bytes:
    """Return a request as a proxy would send it.

    >>> scope = {"client": ("1.2.3.4", 5), "scheme": "wss"}
    >>> request_for_owner(b"GET / HTTP/1.1\\r\\nForwarded: no\\r\\n\\r\\n", scope).decode().splitlines()
    ['GET / HTTP/1.1', 'x-knolle-relayed: 1', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 1.2.3.4', '']
    """
    head, _, rest = request.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(_REPLACED)]
    lines += [RELAYED + b": 1", b"X-Forwarded-Proto: " + (b"https" if scope["scheme"] == "wss" else b"http")]
    if scope.get("client"):
        lines.append(b"X-Forwarded-For: " + scope["client"][0].encode())
    return b"\r\n".join(lines) + b"\r\n\r\n" + rest
