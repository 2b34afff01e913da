"""`knolle serve` in a separate process, as people start it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx

SOURCE = Path(__file__).parents[2] / "src"
KNOLLE = [sys.executable, "-m", "knolle"]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("KNOLLE_") or name == "KNOLLE_CACHE"}
ENVIRONMENT = CLEAN | {"PYTHONPATH": str(SOURCE), "NO_COLOR": "1", "COLUMNS": "100"}
PATIENCE = 120.0


class House:
    """A running server, which has printed its address; its log goes to a file."""

    def __init__(self, folder: Path, *words: str, command: str | None = "serve", **environment: str) -> None:
        self.log = folder / "log.jsonl"
        told = {"KNOLLE_DATABASE": str(folder / "knolle.db"), "KNOLLE_PORT": "0"} | environment
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*KNOLLE, *([command] if command else []), *words],
                env=ENVIRONMENT | told,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline()]
        found = re.match(r"Knolle is running at (http://\S+)", self.said[0])
        assert found, (self.said, self.log.read_text())
        self.address = found[1]
        while not self.said[-1].startswith("Press Ctrl-C"):
            self.said.append(self.process.stdout.readline())

    def __enter__(self) -> "House":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)
