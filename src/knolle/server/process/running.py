"""Runs a server with uvicorn, in one process or in several workers on one PostgreSQL database."""

import asyncio
import faulthandler
import gc
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn
from starlette.applications import Starlette

from knolle.core.errors import KnolleError
from knolle.server.errors import ServingError
from knolle.server.limits import Limits
from knolle.server.process.addresses import address_for_servers, raise_file_limit
from knolle.server.process.app import application
from knolle.server.process.door import Door
from knolle.server.process.logs import configure
from knolle.server.process.requests import Requests
from knolle.server.process.warming import Warmer
from knolle.server.rooms.wire import Wire
from knolle.server.storage import open_storage
from knolle.server.storage.contract import Place

LOG = logging.getLogger("knolle.server")
GRACE = 5
"""Seconds that running requests have to finish when the server stops."""
MOST_MESSAGE = 16 * 1024
SELDOM = 5_000, 500, 100
"""Garbage collector thresholds: tables live long, and visiting them all the time took a seventh of a move's time."""
PAUSE = 0.5
TOO_SOON = 5.0
"""Seconds: a worker that fails sooner has failed to start, and is not started again."""
FAILED = 1
STOPPING = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class ServerSettings:
    """The settings of a server; passed to every worker."""

    database: str | None = None
    workers: int = 1
    origins: frozenset[str] = frozenset()
    push_origins: frozenset[str] = frozenset()
    """Push services that notices may be sent to besides public ones."""
    trusted: str = ""
    """Addresses of proxies whose forwarding headers are trusted."""
    limits: Limits = field(default_factory=Limits)
    metrics_open: bool = False
    share: str | None = None
    log_format: str = "json"
    log_level: str = "info"
    compiler: tuple[str, ...] = ()
    house: str = ""
    """The same for all workers of a server; they share out its tables."""


class Server(uvicorn.Server):
    """uvicorn's server, with our application's lifespan; clients are told before their sockets close.

    Through its door it takes the sockets of its tables that other processes on this machine have accepted.
    """

    def __init__(self, config: uvicorn.Config, app: Starlette, on_started: Callable[[], None], door: Door) -> None:
        super().__init__(config)
        self._app = app
        self._door = door
        self._on_started = on_started

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with self._app.router.lifespan_context(self._app):
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._door.open(lambda: Wire(self.config, self.server_state, self.lifespan.state))
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hub.send_away()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def run(serving: ServerSettings, sockets: list[socket.socket], on_started: Callable[[], None]) -> None:
    """Serve until a signal stops the server."""
    configure(serving.log_format, serving.log_level)
    raise_file_limit()
    if serving.workers == 1:
        _serve(serving, sockets, on_started)
    else:
        _supervise(serving, sockets, on_started)


def _serve(serving: ServerSettings, sockets: list[socket.socket], on_started: Callable[[], None]) -> None:
    storage = open_storage(serving.database)
    door = Door(is_needed=storage.is_shared)
    app = application(
        storage,
        origins=serving.origins,
        limits=serving.limits,
        metrics_open=serving.metrics_open,
        share=serving.share,
        warming=Warmer(serving.compiler),
        push_origins=serving.push_origins,
        place=Place(serving.house or secrets.token_hex(8), door.path, address_for_servers(sockets)),
    )
    gc.set_threshold(*SELDOM)
    faulthandler.enable()  # so that a crash in compiled code leaves a traceback
    server = Server(_config(serving, app), app, on_started, door)
    with _stops_by_signal(server), door:
        server.run(sockets)


def _config(serving: ServerSettings, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=Requests,
        ws=Wire,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=8.0,  # so that a player whose line is dead is soon shown as away
        ws_ping_timeout=7.0,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(serving.trusted),
        forwarded_allow_ips=serving.trusted or None,
        timeout_keep_alive=75,  # longer than proxies do, so that none sends a request as its connection closes
        timeout_graceful_shutdown=GRACE,
    )


@contextmanager
def _stops_by_signal(server: Server) -> Iterator[None]:
    """Stop the server by signals that come while it starts, before uvicorn's handlers are there.

    After uvicorn has shut down, it raises the signals again for the previous handlers; then these change nothing.
    """

    def stop(*_: Any) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# -- several workers -------------------------------------------------------------------------------


def _supervise(serving: ServerSettings, sockets: list[socket.socket], on_started: Callable[[], None]) -> None:
    """Keep the workers running on the same sockets until a signal stops them."""
    asyncio.run(_try_out(serving))
    stopping = threading.Event()
    before = {number: signal.signal(number, lambda *_: stopping.set()) for number in STOPPING}
    serving = replace(serving, house=secrets.token_hex(8))
    workers = [Worker(serving, sockets) for _ in range(serving.workers)]
    try:
        on_started()
        while not stopping.wait(PAUSE):
            workers = [worker if worker.is_alive else worker.again() for worker in workers]
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.end()
        for number, handler in before.items():
            signal.signal(number, handler)


async def _try_out(serving: ServerSettings) -> None:
    """Open the storage once, so that a problem with it is reported once and not by every worker."""
    storage = open_storage(serving.database)
    await storage.open()
    await storage.close()


class Worker:
    """One of several processes serving the same sockets."""

    def __init__(self, serving: ServerSettings, sockets: list[socket.socket]) -> None:
        self._serving, self._sockets = serving, sockets
        self._started = time.monotonic()
        self.process: SpawnProcess = multiprocessing.get_context("spawn").Process(
            target=work, args=(serving, sockets), name="knolle worker"
        )
        self.process.start()

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def again(self) -> "Worker":
        """Return a new worker in place of this one; raise if this one failed to start."""
        if self.process.exitcode == FAILED and time.monotonic() - self._started < TOO_SOON:
            raise ServingError("worker-failed", "A worker failed to start; the log says why.")
        LOG.warning("worker ended, starting another", extra={"pid": self.process.pid})
        return Worker(self._serving, self._sockets)

    def end(self) -> None:
        """Wait for the process to end; kill it if it takes too long."""
        self.process.join(GRACE + 2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(serving: ServerSettings, sockets: list[socket.socket]) -> None:
    """Run a worker; it stops when its parent process ends."""
    configure(serving.log_format, serving.log_level)
    threading.Thread(target=_follow_parent, daemon=True).start()
    try:
        _serve(serving, sockets, lambda: LOG.info("worker serving", extra={"pid": os.getpid()}))
    except KnolleError as error:
        LOG.error("worker failed", extra={"code": error.code, "pid": os.getpid()})
        sys.exit(FAILED)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
