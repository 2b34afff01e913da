"""The Unix socket through which a process takes connections that others on the machine have accepted for its tables."""

import asyncio
import logging
import shutil
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knolle.server.rooms.wire import Wire

LOG = logging.getLogger("knolle.server")
MOST_REQUEST = 128 * 1024


class Door:
    """Exists from the start, so that others can send at once; nothing is taken before `open`."""

    def __init__(self, *, is_needed: bool) -> None:
        self.path: str | None = None
        self._welcomes: set[asyncio.Task[None]] = set()
        if is_needed and hasattr(socket, "recv_fds"):
            self._folder = tempfile.mkdtemp(prefix="knolle-")  # only this user may enter it
            self.path = str(Path(self._folder) / "door")
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.bind(self.path)
            self._socket.setblocking(False)

    def open(self, make: Callable[[], Wire]) -> None:
        """Begin to take connections, each with a protocol from `make`."""
        if self.path is not None:
            self._make = make
            asyncio.get_running_loop().add_reader(self._socket, self._take)

    def _take(self) -> None:
        try:
            request, files, _, _ = socket.recv_fds(self._socket, MOST_REQUEST, 1)
        except BlockingIOError:
            return
        for file in files:
            task = asyncio.ensure_future(self._welcome(socket.socket(fileno=file), request))
            self._welcomes.add(task)
            task.add_done_callback(self._welcomes.discard)

    async def _welcome(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)
        try:
            _, wire = await asyncio.get_running_loop().connect_accepted_socket(self._make, connection)
        except OSError:  # the client is gone
            connection.close()
            return
        wire.data_received(request)

    def __enter__(self) -> "Door":
        return self

    def __exit__(self, *_: Any) -> None:
        if self.path is not None:
            self._socket.close()
            shutil.rmtree(self._folder, ignore_errors=True)
