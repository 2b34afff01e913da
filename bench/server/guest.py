"""Measure what one guest can do to the others: `python bench/server/guest.py [hints stale cookies tables chat]`.

Somebody plays against easy bots with the usual limits of a server. We measure how long each of their turns takes, from
their choice until they are asked again. Then another guest, from another address and in another process, does their
worst in one of these ways, and we measure again.
"""

import argparse
import asyncio
import multiprocessing
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from machine import Server, load_average, raise_file_limit
from stock import url_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from knolle.server.protocol import VERSION
from knolle.server.rooms.socket import MOST_SOCKETS

VICTIM, ATTACKER = "192.0.2.1", "192.0.2.2"
"""Addresses as a proxy would tell them."""
PAUSE = 0.05
"""Seconds between two turns."""
TABLES = 18
read, write = msgspec.json.decode, msgspec.json.encode


class Person:
    """A guest at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=self.headers, timeout=60)

    async def table(self, game: str, players: int, bots: str, **options: Any) -> str:
        """Become a guest, if necessary, and open a table with bots in all seats but the first; return its path."""
        if "Cookie" not in self.headers:
            await self.http.get("/api/me")
            self.headers["Cookie"] = f"knolle={self.http.cookies['knolle']}"
        seats = {str(seat): bots for seat in range(1, players)}
        body = {"game": game, "players": players, "bots": seats, "options": options, "settings": {"tempo": "none"}}
        path: str = (await self.http.post("/api/tables", json=body)).raise_for_status().json()["socket"]
        return path

    async def enter(self, path: str) -> ClientConnection:
        """Open a socket at a table."""
        url = f"ws://127.0.0.1:{self.port}{path}"
        socket = await connect(url, additional_headers=self.headers, proxy=None, compression=None, max_size=None)
        await socket.send(write({"type": "hello", "version": VERSION}).decode())
        return socket

    async def start(self, path: str) -> str:
        """Sit down and start the match; return the path."""
        socket = await self.enter(path)
        for command in ({"type": "sit", "id": "s1", "name": "Ann"}, {"type": "start", "id": "s2"}):
            await socket.send(write(command).decode())
            while read(await socket.recv()).get("id") != command["id"]:
                pass
        await socket.close()
        return path


async def play(person: Person, path: str, seconds: float) -> list[float]:
    """Play on for some seconds; return how many each turn took."""
    spent: list[float] = []
    socket, state = await person.enter(path), {"legal": []}
    end = time.perf_counter() + seconds
    seq, sent = -1, None
    while time.perf_counter() < end:
        message = read(await socket.recv())
        seq = message.get("seq", seq) if message["type"] in ("update", "snapshot") else seq
        for view in [message.get("view"), *(moment.get("view") for moment in message.get("moments", []))]:
            state |= view or {}
        status = (message.get("table") or {}).get("status")
        if status in ("over", "waiting"):
            kind = "rematch" if status == "over" else "start"
            await socket.send(write({"type": kind, "id": f"{kind}-{seq}"}).decode())
        elif state["legal"] and message["type"] in ("update", "snapshot"):
            if sent is not None:
                spent.append(time.perf_counter() - sent)
            await asyncio.sleep(PAUSE)
            sent = time.perf_counter()
            act = {"type": "act", "id": f"act-{seq}", "seq": seq, "action": random.choice(state["legal"])}
            state["legal"] = []
            await socket.send(write(act).decode())
    await socket.close()
    return spent


# -- the worst that a guest can do -----------------------------------------------------------------


async def hints(person: Person) -> None:
    """Ask for hint after hint, on as many sockets as there may be."""
    path = await person.table("companeros", 3, "easy")
    await person.start(path)
    await on_all_sockets(person, path, {"type": "hint", "id": "h"}, 0.06)


async def stale(person: Person) -> None:
    """Make choices on a state that is long past."""
    path = await person.table("companeros", 3, "easy", games=100)
    await play(person, await person.start(path), 10.0)
    await on_all_sockets(person, path, {"type": "act", "id": "x", "seq": 0, "action": 0}, 0.06)


async def chat(person: Person) -> None:
    """Talk without end, and reconnect when that is refused."""
    path = await person.table("companeros", 3, "easy")
    await on_all_sockets(person, path, {"type": "say", "id": "c", "text": "hm " * 90}, 0.06)


async def cookies(person: Person) -> None:
    """Send long cookies that are slow to unquote."""
    await person.table("companeros", 3, "easy")
    cookie = 'knolle="' + "\\" * 60_000 + '"'
    while True:
        with suppress(httpx.HTTPError):
            await asyncio.gather(*(person.http.get("/api/server", headers={"Cookie": cookie}) for _ in range(8)))


async def tables(person: Person) -> None:
    """Let masters play at many tables; come back if sent away."""

    async def host(path: str) -> None:
        while True:
            with suppress(WebSocketException, OSError):
                await play(person, path, 1e9)
            await asyncio.sleep(0.1)

    paths = [await person.start(await person.table("potato-man", 4, "master")) for _ in range(TABLES)]
    await asyncio.gather(*map(host, paths))


async def on_all_sockets(person: Person, path: str, command: dict[str, Any], pause: float) -> None:
    """Send a command again and again on all sockets, as often as the limits allow or more; come back if sent away."""

    async def talk() -> None:
        while True:
            with suppress(WebSocketException, OSError):
                async with await person.enter(path) as socket:
                    reading = asyncio.ensure_future(drain(socket))
                    while not reading.done():
                        await socket.send(write(command).decode())
                        await asyncio.sleep(pause * (MOST_SOCKETS - 1))
            await asyncio.sleep(0.1)

    await asyncio.gather(*(talk() for _ in range(MOST_SOCKETS - 1)))


async def drain(socket: ClientConnection) -> None:
    """Read and forget."""
    with suppress(WebSocketException):
        while True:
            await socket.recv()


ATTACKS: dict[str, Callable[[Person], Coroutine[Any, Any, None]]] = {
    "hints": hints,
    "stale": stale,
    "cookies": cookies,
    "tables": tables,
    "chat": chat,
}


def attack(name: str, port: int) -> None:
    asyncio.run(ATTACKS[name](Person(port, ATTACKER)))


def at(times: list[float], share: float) -> str:
    return f"{1000 * sorted(times)[int(share * len(times))]:.0f}"


async def measure(name: str, port: int, seconds: float, warm: float) -> None:
    """Measure turns before and during an attack, and print a line."""
    person = Person(port, VICTIM)
    path = await person.start(await person.table("potato-man", 3, "easy"))
    usual = await play(person, path, seconds)
    attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, port), daemon=True)
    attacker.start()
    await play(person, path, warm)
    under = await play(person, path, seconds)
    is_alive = attacker.is_alive()
    attacker.terminate()
    attacker.join()
    told = (
        f"p50 {at(usual, 0.5)}, p99 {at(usual, 0.99)} ms, under attack p50 {at(under, 0.5)}, p99 {at(under, 0.99)} ms"
    )
    failed = "" if is_alive else "; THE ATTACKER HAS FAILED"
    print(f"| {name} | {told}; {len(under)} turns{failed} | load {load_average()} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm", type=float, default=6.0, help="seconds of the attack that do not count")
    asked = parser.parse_args()
    raise_file_limit()
    with TemporaryDirectory(prefix="knolle-bench-") as folder:
        server = Server(url_of(Path(folder) / "knolle.db"))
        server.core = None
        server.command += ["--trust-proxy", "127.0.0.1", "--requests-per-second", "30"]
        server.start()
        server.settle()
        try:
            for name in asked.attacks:
                asyncio.run(measure(name, server.port, asked.seconds, asked.warm))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
