"""Measure how long a fresh clone takes from its first start to the first card, and a restart after an edit.

    python bench/start.py [--json FILE]

It clones the repository as committed into a temporary folder, with a home and caches that are empty, and runs
`./knolle serve` there. So packages are fetched or unpacked, the page is built and all games are compiled anew. Then it
adds a comment to the rule player of one game and starts the server again. Seconds are told by the wall clock and, where
the machine does other work too, by the CPU: what all processes of the start have used. Needs Linux.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.playing import Player, Socket

ROOT = Path(__file__).resolve().parents[1]
GAME, PLAYERS = "potato-man", 3
EDITED = Path("src/knolle/games/potato_man/greedy.py")
MARKS = {
    ".venv/.root": "virtual environment",
    "node_modules": "pip, before the page",
    "node_modules/.installed": "npm",
    "src/knolle/web/.stamp": "page built",
    ".venv/.run": "pip, after the page",
}
"""The files that appear in a clone on the way, in order, with what is done then."""
STEP = 0.2
"""Seconds between two looks: more often would slow down what is measured."""
TICKS = os.sysconf("SC_CLK_TCK")
Times = dict[str, tuple[float, float]]


class Start:
    """A start of the server in a clone: notes how many seconds by clock and by CPU it has taken to get somewhere."""

    def __init__(self, clone: Path, home: Path) -> None:
        self.clone, self.home = clone, home
        self.times: Times = {}
        self._begun = time.monotonic()
        self._session = 0

    def note(self, what: str) -> None:
        spent, used = time.monotonic() - self._begun, sum(map(self._cpu, Path("/proc").glob("[0-9]*/stat")))
        self.times[what] = round(spent, 1), round(used, 1)
        print(f"{spent:8.1f} s {used:8.1f} s CPU  {what}", flush=True)

    def _cpu(self, stat: Path) -> float:
        """Return the CPU seconds of a process of this start, and of its children that have ended."""
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            return 0.0
        return sum(map(int, fields[11:15])) / TICKS if int(fields[3]) == self._session else 0.0

    def follow(self) -> None:
        """Note when each of the marks appears."""
        for path, what in MARKS.items():
            while not (self.clone / path).exists():
                time.sleep(STEP)
            self.note(what)

    @contextmanager
    def server(self) -> Iterator[httpx.Client]:
        """Run `./knolle serve` and yield a client as soon as its address is printed; its log goes to the home."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("KNOLLE_", "XDG_", "PYTHON"))}
        own = {"HOME": str(self.home), "KNOLLE_PORT": "0", "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
        log = self.home / "log"
        with log.open("w") as told:
            process = subprocess.Popen(
                [self.clone / "knolle", "serve"],
                env=kept | own,
                stdout=subprocess.PIPE,
                stderr=told,
                text=True,
                start_new_session=True,
            )
        assert process.stdout is not None
        self._session = process.pid
        try:
            found = re.match(r"Knolle is running at (http://\S+)", process.stdout.readline())
            assert found, log.read_text()
            with httpx.Client(base_url=found[1], timeout=60) as client:
                yield client
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(60)


def wait(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(STEP)


def ready(client: httpx.Client) -> dict[str, list[str]]:
    """Return the levels of bots that each game can be played with."""
    return {game["slug"]: game["ready"] for game in client.get("/api/games").json()["games"]}


def note_readiness(client: httpx.Client, start: Start) -> None:
    """Note when the page opens, a game can be played, an easy bot has answered a card, and everything is ready."""
    assert client.get("/").text
    start.note("page opens")
    wait(lambda: any(ready(client).values()))
    start.note("first game ready")
    wait(lambda: "easy" in ready(client)[GAME])
    asyncio.run(play(client))
    start.note("first card of an easy bot")
    wait(lambda: all(len(levels) == 4 for levels in ready(client).values()))
    start.note("all games and bots ready")


async def play(client: httpx.Client) -> None:
    """Play one card against easy bots and see one answer it."""
    client.get("/api/me")
    bots = {str(seat): "easy" for seat in range(1, PLAYERS)}
    settings = {"tempo": "none", "starter": 0}
    table = {"game": GAME, "players": PLAYERS, "bots": bots, "settings": settings}
    socket = (
        f"ws{str(client.base_url).removeprefix('http')}".rstrip("/")
        + client.post("/api/tables", json=table).json()["socket"]
    )
    cookie = {"Cookie": f"knolle={client.cookies['knolle']}"}
    async with websockets.connect(socket, max_queue=None, additional_headers=cookie) as connection:
        player = Player(Socket(connection))
        await player.hello()
        await player.until(lambda state: state.seq >= 0)
        await player.ask("sit", name="Ann")
        await player.ask("start")
        await player.until(lambda state: bool(state.view and state.view["legal"]))
        await player.act()
        await player.until(lambda state: any(event.get("seat") == 1 for event in state.log))


def measure(folder: Path) -> dict[str, Times]:
    """Start a fresh clone, then once more after an edit; return the times of both."""
    clone, home = folder / "knolle", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    print("first start", flush=True)
    first = Start(clone, home)
    threading.Thread(target=first.follow, daemon=True).start()
    with first.server() as client:
        note_readiness(client, first)
    with (clone / EDITED).open("a") as file:
        file.write("\n# a comment\n")
    print(f"start after a comment in {EDITED}", flush=True)
    again = Start(clone, home)
    with again.server() as client:
        note_readiness(client, again)
    return {"first": first.times, "again": again.times}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the times here")
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory(prefix="knolle-start-") as folder:
        times = measure(Path(folder))
    print(f"load {os.getloadavg()[0]:.1f}")
    if asked.json:
        asked.json.write_text(json.dumps(times, indent=1), "utf-8")


if __name__ == "__main__":
    main()
