"""A bad network: a proxy before the server that delays everything, or swallows it while all lines stay open."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from server.house import House

CHUNK = 65536


class BadNetwork:
    """Forwards connections to a server. Whatever is sent while `is_swallowing` is lost, and its line stays dead."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._lines: list[socket.socket] = []
        self.is_swallowing = False
        self.delay = 0.0
        """Seconds that everything takes, in each direction."""
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            server = socket.create_connection(self._server)
            self._lines += [client, server]
            for here, there in ((client, server), (server, client)):
                threading.Thread(target=self._pump, args=(here, there), daemon=True).start()

    def _pump(self, here: socket.socket, there: socket.socket) -> None:
        is_dead = False
        try:
            while data := here.recv(CHUNK):
                time.sleep(self.delay)
                is_dead = is_dead or self.is_swallowing
                if not is_dead:
                    there.sendall(data)
        except OSError:
            pass
        if is_dead or self.is_swallowing:
            return  # the other side learns nothing
        for side in (here, there):
            side.close()

    def close(self) -> None:
        for one in (self._door, *self._lines):
            with suppress(OSError):  # wakes the thread that reads from it
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextmanager
def bad_network(house: House) -> Iterator[BadNetwork]:
    """Open such a proxy before a server."""
    network = BadNetwork(house.address)
    try:
        yield network
    finally:
        network.close()
