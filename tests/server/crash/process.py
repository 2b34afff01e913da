"""The real server in a process that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

PATIENCE = 120.0


class ServerProcess:
    """A server on a database, always at the same port. Its stderr goes to a file."""

    def __init__(self, database: str, errors: Path, *flags: str, **environment: str) -> None:
        self.errors = errors
        self._flags = flags
        self._environment = os.environ | environment | {"KNOLLE_DATABASE": database}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    def start(self) -> None:
        command = [sys.executable, "-m", "knolle", "serve", "--no-open", "--log-level", "warning"]
        command += ["--port", str(self.port), "--requests-per-second", "0", *self._flags]
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=self._environment)

    async def listens(self) -> None:
        """Wait until it listens."""
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                await asyncio.sleep(0.02)
        assert self._process.poll() is None, f"the server has ended: {self.errors.read_text()}"

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True

    @property
    def origin(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """The ids of its workers, and of the process that helps to start them."""
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
        self._process.terminate()
        self._process.wait(PATIENCE)
