"""The server as a process of its own: started, pinned to a core, weighed, timed and killed. Needs Linux's /proc."""

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

from wire import LoadError

SERVER_CORE, OWN_CORE = 0, 1
PATIENCE = 60.0
TICK = 0.005
IDLE = 0.02
"""Seconds of CPU a second that an idle server may take."""


def pin(pid: int, core: int) -> None:
    """Have a process run on one core, where there are several."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server on a database; it listens when `start` returns."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = free_port()

    def start(self) -> float:
        """Start it; seconds until it listens."""
        begun = time.perf_counter()
        command = [
            sys.executable,
            "-m",
            "knolle",
            "serve",
            "--no-open",
            "--log-level",
            "warning",
            "--port",
            str(self.port),
        ]
        command += ["--database", self.url, "--requests-per-second", "0"]  # all guests come from one address here
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=lambda: pin(0, SERVER_CORE))
        while not self._answers():
            if self.process.poll() is not None:
                raise LoadError("the server has ended")
            if time.perf_counter() - begun > PATIENCE:
                raise LoadError("the server does not listen")
            time.sleep(TICK)
        return time.perf_counter() - begun

    def _answers(self) -> bool:
        """Whether it answers a request, and not only has the port."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/healthz")
            asking.getresponse().read()
        except OSError:
            return False
        finally:
            asking.close()
        return True

    def settle(self) -> None:
        """Wait until it has loaded what it loads by itself, and is idle."""
        before = -1.0
        while (now := self.cpu) - before > IDLE:
            before = now
            time.sleep(1.0)

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.wait()

    @property
    def cpu(self) -> float:
        """Seconds that all its threads have computed."""
        # the number by which Linux knows the clock of another process, as clock_getcpuclockid(3) would give it
        return time.clock_gettime(~self.process.pid << 3 | 2)

    @property
    def memory(self) -> int:
        """Bytes of memory that are its own (proportional set size)."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
        raise LoadError("the kernel does not tell how much memory the server has")


def load_average() -> str:
    """How busy the machine has been in the last minute, others included."""
    return f"{os.getloadavg()[0]:.1f}"
