"""A server that is told to stop while hints wait ends at once, and its log has nothing to explain."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from server.house import ENVIRONMENT, PATIENCE, House
from server.playing import Player

MOST_CPU = 4.0
"""CPU seconds for stopping; a server that worked its hints off would take more, however fast the machine is.

One that only waited would exceed uvicorn's grace, and its log would say so.
"""


async def _ask_for_hints(address: str, n: int) -> list[Player]:
    """Seat n guests at tables of their own; each asks for a hint after the other without reading the answers."""
    found = []
    for _ in range(n):
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as guest:
            await guest.get("/api/me")
            body = {"game": "companeros", "players": 3, "settings": {"starter": 0, "tempo": "none", "hints": True}}
            path = (await guest.post("/api/tables", json=body)).json()["socket"]
            cookie = {"Cookie": f"knolle={guest.cookies['knolle']}"}
        player = Player(await _open(address.replace("http", "ws") + path, cookie))
        await player.hello()
        await player.ask("sit", name="Ann")
        await player.ask("start")
        for k in range(20):
            await player.say("hint", id=f"h{k}")
        found.append(player)
    return found


def cpu_so_far(pid: int) -> float:
    """Return the CPU seconds of a process, and of those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def cpu_of_ended() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class _Link:
    def __init__(self, socket: object) -> None:
        self.socket = socket
        self.send, self.receive, self.close = socket.send, socket.recv, socket.close  # type: ignore[attr-defined]


async def _open(address: str, headers: dict[str, str]) -> _Link:
    return _Link(await connect(address, additional_headers=headers))


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc on this platform")
def test_a_server_with_hints_in_its_queue_stops_at_once(tmp_path: Path) -> None:
    before = cpu_of_ended()
    with House(tmp_path, KNOLLE_REQUESTS_PER_SECOND="0") as house:

        async def stop() -> float:
            players = await _ask_for_hints(house.address, 6)
            while (await players[-1].hear())["type"] != "advice":
                pass  # until the bots are loaded, which a stop waits for
            running = cpu_so_far(house.process.pid)
            house.process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                while house.process.poll() is None:
                    await asyncio.sleep(0.01)
            spent = cpu_of_ended() - before - running
            for player in players:
                await player.link.close()
            return spent

        spent = asyncio.run(stop())
        log = house.log.read_text()
    assert spent < MOST_CPU, log
    assert house.process.returncode == 0
    assert "Exception" not in log and "%s" not in log
    assert not [line for line in log.splitlines() if json.loads(line)["level"] in ("warning", "error")]


SIGNAL_AT_START = """
import os, signal, sys
from knolle.server.process.addresses import listen
from knolle.server.process.running import ServerSettings, run
from knolle.server.storage.sqlite import SqliteStorage

opening = SqliteStorage.open

async def open(self):
    os.kill(os.getpid(), signal.SIGTERM)
    await opening(self)

SqliteStorage.open = open
run(ServerSettings(database=sys.argv[1]), listen(["127.0.0.1"], 0), lambda: None)
"""


@pytest.mark.slow
def test_a_signal_during_the_start_stops_the_server(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SIGNAL_AT_START, str(tmp_path / "knolle.db")]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr


@pytest.mark.slow
def test_a_server_that_crashes_leaves_a_traceback(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.process.send_signal(signal.SIGBUS)  # as when a mapped file cannot be written any more
        assert house.process.wait(PATIENCE) == -signal.SIGBUS
        assert "Fatal Python error: Bus error" in house.log.read_text()
