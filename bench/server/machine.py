"""The server as a separate process: start it, pin it to a core, measure its CPU and memory, kill it. Needs Linux."""

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

from wire import LoadError

from knolle.server.process.addresses import raise_file_limit as raise_file_limit

SERVER_CORE, OWN_CORE = 0, 1
PATIENCE = 60.0
TICK = 0.005
IDLE = 0.02
"""CPU seconds per second that an idle server may use."""


def pin(pid: int, core: int | None) -> None:
    """Restrict a process to one core, if the machine has several, or let it use all."""
    n = os.cpu_count() or 1
    if n > 1:
        os.sched_setaffinity(pid, range(n) if core is None else {core})


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> list[int]:
    """Return a process and its descendants."""
    found = [pid]
    for one in found:
        for thread in Path(f"/proc/{one}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def cpu_of(pids: list[int]) -> float:
    """Return the CPU seconds of all threads of these processes."""
    # Linux's clock id for the CPU time of another process, as clock_getcpuclockid(3) returns it
    return sum(time.clock_gettime(~pid << 3 | 2) for pid in pids)


class Process:
    """A server in a separate process; it answers requests when `start` returns."""

    command: list[str]
    environment: dict[str, str]
    port: int
    path: str
    """Where it answers a request."""
    core: int | None = SERVER_CORE
    """The core that it is restricted to."""

    def start(self) -> float:
        """Start it; return the seconds until it answers a request."""
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL, preexec_fn=lambda: pin(0, self.core)
        )
        while not self._answers():
            if self.process.poll() is not None:
                raise LoadError("the server has exited")
            if time.perf_counter() - begun > PATIENCE:
                raise LoadError("the server does not answer")
            time.sleep(TICK)
        return time.perf_counter() - begun

    def pin(self, core: int | None) -> None:
        """Restrict all its threads to another core, or to none."""
        for pid in self.pids:
            for thread in Path(f"/proc/{pid}/task").iterdir():
                pin(int(thread.name), core)

    @property
    def pids(self) -> list[int]:
        """The process and its children."""
        return family(self.process.pid)

    def _answers(self) -> bool:
        """Return whether it answers a request; an open port is not enough."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", self.path)
            asking.getresponse().read()
        except OSError:
            return False
        finally:
            asking.close()
        return True

    def settle(self) -> None:
        """Wait until it has loaded games and bots and is idle."""
        before = -1.0
        while (now := self.cpu) - before > IDLE:
            before = now
            time.sleep(1.0)

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self.process.terminate()
        self.process.wait()

    @property
    def cpu(self) -> float:
        """CPU seconds of all its threads, and of its children."""
        return cpu_of(self.pids)

    @property
    def memory(self) -> int:
        """Memory of the server in bytes (proportional set size)."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
        raise LoadError("the kernel does not report the memory of the server")


class Server(Process):
    """A Knolle server on a database; `source` is the folder of another version's packages."""

    path = "/healthz"

    def __init__(self, url: str, *, workers: int = 1, source: Path | None = None) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "knolle", "serve", "--no-open", "--log-level", "warning"]
        self.command += ["--port", str(self.port), "--workers", str(workers)]
        self.command += ["--requests-per-second", "0"]  # all guests have the same address here
        self.environment = os.environ | {"KNOLLE_DATABASE": url}
        if source is not None:
            self.environment["PYTHONPATH"] = str(source)


def load_average() -> str:
    """Return the load average of the last minute, including other programs."""
    return f"{os.getloadavg()[0]:.1f}"
