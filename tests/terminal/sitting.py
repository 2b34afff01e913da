"""Helpers to sit at tables: local matches, scripted answers, links that break."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from knolle.terminal import files
from knolle.terminal.link import Door, Link
from knolle.terminal.local import LocalDoor, LocalLink, Opening, create
from knolle.terminal.plain import Plain
from knolle.terminal.session import SeatWish, Session
from knolle.words.catalogue import Words

T = TypeVar("T")
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "potato-man": (2, {"rounds": 1}),
    "companeros": (3, {}),
    "hot-potato": (2, {"points": 3}),
}
"""Players and options for a short match of each game."""
PATIENCE = 240.0
"""Seconds; the first run compiles the bots."""


def run(sitting: Coroutine[Any, Any, T]) -> T:
    """Run something with a time limit."""
    return asyncio.run(asyncio.wait_for(sitting, PATIENCE))


async def match_file(game: str = "potato-man", *, seed: bytes | None = bytes(32), **more: Any) -> Any:
    """Create a match of Ann against easy bots and return its file."""
    players, options = SHORT[game]
    file = files.new_match(game)
    bots: Any = dict.fromkeys(range(1, players), "easy")
    await create(file, Opening(game, players, options, bots, seed, 0 if seed else None, **more), "Ann")
    return file


def sitting(door: Door, name: str = "Ann", **place: Any) -> Session:
    return Session(door, SeatWish(name, **place))


def at_home(file: Any) -> Session:
    return sitting(LocalDoor(file), seat=0, begins=True)


async def until(session: Session, holds: Callable[[], object]) -> None:
    """Wait until a condition on the session is true."""
    woken = asyncio.Event()
    stop = session.listen(lambda _: woken.set())
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                woken.clear()
                await woken.wait()
    finally:
        stop()


async def play_on(session: Session) -> None:
    """Choose the first legal action until the match is over."""
    while session.table.status == "playing":
        if session.table.is_my_turn:
            await session.act(session.table.legal[0])
        else:
            await until(session, lambda: session.table.is_my_turn or session.table.status != "playing")


# -- plain lines -----------------------------------------------------------------------------------


class Script:
    """Answers one after another; then the end of input, or the same answer forever."""

    def __init__(self, answers: Iterable[str] = (), for_ever: str | None = None, *, is_eager: bool = False) -> None:
        self.is_eager = is_eager
        self._answers = iter(answers)
        self._for_ever = for_ever

    async def next(self) -> str | None:
        return next(self._answers, self._for_ever)


class Keyboard:
    """A person at a keyboard, who types when a test says so."""

    is_eager = True

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def type(self, line: str | None) -> None:
        self._queue.put_nowait(line)

    async def next(self) -> str | None:
        return await self._queue.get()


class Page:
    """The lines printed so far."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, line: str) -> None:
        assert "\n" not in line and "\033" not in line and line.strip()
        self.lines.append(line)

    def count(self, part: str) -> int:
        """Return how many lines contain a text."""
        return sum(part in line for line in self.lines)

    async def says(self, part: str, n: int = 1) -> None:
        """Wait until `n` lines contain a text."""
        async with asyncio.timeout(PATIENCE):
            while self.count(part) < n:
                await asyncio.sleep(0.01)


async def converse(session: Session, *answers: str, language: str = "en", for_ever: str | None = None) -> list[str]:
    """Run a whole sitting in plain mode and return the printed lines."""
    page = Page()
    lines = Script(answers, for_ever)
    async with asyncio.timeout(PATIENCE):
        await Plain(session, Words(language), lines, page, comeback="knolle play --resume").run()
    return page.lines


# -- links that break ------------------------------------------------------------------------------


class BreakingLink:
    """A link that breaks at a command of a kind, either before or after sending it."""

    def __init__(self, link: Link, kind: str, *, is_sent: bool) -> None:
        self._link = link
        self._kind = kind
        self._is_sent = is_sent
        self._broken = asyncio.Event()

    async def send(self, text: str) -> None:
        if json.loads(text)["type"] != self._kind:
            await self._link.send(text)
            return
        if self._is_sent:
            await self._link.send(text)
        self._broken.set()
        raise ConnectionError("broken")

    async def receive(self) -> str | None:
        broken, message = asyncio.ensure_future(self._broken.wait()), asyncio.ensure_future(self._link.receive())
        await asyncio.wait([broken, message], return_when=asyncio.FIRST_COMPLETED)
        broken.cancel()
        if self._broken.is_set():
            message.cancel()
            return None
        return await message

    async def close(self) -> None:
        await self._link.close()


class BreakingDoor(LocalDoor):
    """A door whose first link breaks at the first command of a kind."""

    is_sent = False
    kind = "act"
    n_opened = 0

    async def open(self) -> Any:
        link = await super().open()
        self.n_opened += 1
        return BreakingLink(link, self.kind, is_sent=self.is_sent) if self.n_opened == 1 else link


class FallingDoor(LocalDoor):
    """A door as to a server's table, whose line breaks when a test says so."""

    is_local = False
    is_down = False
    link: LocalLink
    n_refused = 0

    async def open(self) -> LocalLink:
        if self.is_down:
            self.n_refused += 1
            raise ConnectionRefusedError("nobody there")
        self.link = await super().open()
        return self.link

    def fall(self) -> None:
        """Break the line; there is no other until `is_down` is reset."""
        self.is_down = True
        self.link.cut()
