"""Input line by line, typed or piped, without blocking the event loop."""

import asyncio
import codecs
import os
import threading


class Lines:
    """The lines of a file, a pipe or a terminal.

    A thread reads them from the file descriptor: one that waits in `sys.stdin` would keep the process from ending.
    `is_eager`: a person types, who may enter something without being asked.
    """

    def __init__(self, file: int) -> None:
        self.is_eager = os.isatty(file)
        self._file = file
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._has_begun = False

    async def next(self) -> str | None:
        """Return the next line without its newline; None at the end of input."""
        if not self._has_begun:
            self._has_begun = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(loop,), name="lines", daemon=True).start()
        return await self._queue.get()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        rest = ""
        while True:
            try:
                piece = os.read(self._file, 4096)
            except OSError:
                piece = b""
            *whole, rest = (rest + decode(piece, final=not piece)).split("\n")
            if not piece and rest:
                whole.append(rest)
            try:
                for line in whole:
                    loop.call_soon_threadsafe(self._queue.put_nowait, line.rstrip("\r"))
                if not piece:
                    loop.call_soon_threadsafe(self._queue.put_nowait, None)
                    return
            except RuntimeError:  # the loop is closed
                return
