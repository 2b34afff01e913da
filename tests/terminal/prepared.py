"""A table for tests of the screen: a match with a fixed seed, in which the others choose at random, also seeded.

It has the interface of a `Session`, so that the same screens show it, and no bot has to think.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knolle.core.errors import ActionError
from knolle.core.match import Match
from knolle.terminal.session import RefusalError, SeatWish
from knolle.terminal.table import ClientTable, News

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Frida")
Facts = dict[str, Any]


class PreparedDoor:
    """The door of a prepared table."""

    def __init__(self, is_local: bool) -> None:
        self.is_local = is_local


class Prepared:
    """Ann's session at a prepared table."""

    def __init__(self, game: str, players: int, *, n_choices: int = 0, is_local: bool = True, **options: Any) -> None:
        self.match = Match(game, players=NAMES[:players], seed="5e" * 32, **options)
        self.chance = random.Random(5)
        self.door = PreparedDoor(is_local)
        self.place = SeatWish("Ann", seat=0, begins=True)
        self.table = ClientTable()
        self.status = "connected"
        self.failure = None
        self.advice: Facts = {}
        self.calls: list[tuple[str, Any]] = []
        self.listeners: list[Callable[[News], None]] = []
        for _ in range(n_choices):
            self._let_others_choose()
            if self.match.is_over:
                break
            self.match.take(0, self._draw(0))
        self._let_others_choose()
        self.table.take(self.snapshot())

    def snapshot(self) -> Facts:
        return {
            "type": "snapshot",
            "seq": 1,
            "now": 0,
            "you": {"name": "Ann", "seat": 0, "host": True},
            "table": self.facts(),
            "view": self.match.view(0).facts(),
            "log": self.match.events(0),
            "first": 0,
            "chat": [],
        }

    def facts(self) -> Facts:
        names = self.match.names
        seats = [
            {"kind": "bot" if k else "person", "name": n, "bot": "easy" if k else None} for k, n in enumerate(names)
        ]
        over = self.match.is_over
        return {
            "game": self.match.game.slug,
            "players": len(names),
            "settings": {"hints": True, "undo": True, "level": "easy"},
            "status": "over" if over else "playing",
            "match": 1,
            "seats": seats,
            "host": "Ann",
            "undo": None,
            "clock": None,
            "result": self.match.result if over else None,
        }

    def _draw(self, seat: int) -> int:
        return self.chance.choice(self.match.legal(seat))

    def _let_others_choose(self) -> None:
        while others := [seat for seat in self.match.to_act if seat != 0]:
            self.match.take(others[0], self._draw(others[0]))

    # -- the interface of a session ----------------------------------------------------------------

    def listen(self, listener: Callable[[News], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    async def arrive(self) -> None:
        pass

    def tell(self, **fields: Any) -> None:
        """Send an update to all listeners."""
        news = self.table.take({"type": "update", "seq": (self.table.seq or 0) + 1, **fields})
        assert news is not None
        for listener in self.listeners:
            listener(news)

    async def act(self, action: str) -> Facts:
        """Make a choice and let the others choose, with one message per choice, as a server sends them."""
        self.calls.append(("act", action))
        self._take(0, self.match.parse(0, action))
        while others := [seat for seat in self.match.to_act if seat != 0]:
            self._take(others[0], self._draw(others[0]))
        return {}

    def _take(self, seat: int, action: int) -> None:
        first = len(self.match.log)
        self.match.take(seat, action)
        self.tell(events=self.match.events(0, first=first), view=self.match.view(0).facts(), table=self.facts())

    async def why(self, action: str) -> Facts:
        try:
            self.match.parse(0, action)
        except ActionError as error:
            return {"code": error.code, "params": error.params, "rule": error.rule, "sentence": error.sentence}
        return {"code": "allowed", "params": {}, "rule": None, "sentence": ""}

    async def hint(self) -> Facts:
        legal = self.match.view(0).facts()["legal"]
        values = [
            {"action": action, "points": 2.5 - k, "points_error": 0.2, "chance": 0.5 - k / 20, "chance_error": 0.01}
            for k, action in enumerate(legal)
        ]
        other = {"action": legal[1], "points": 1.0, "points_error": 0.3}
        return {
            "type": "advice",
            "id": "1",
            "seq": self.table.seq,
            "values": values,
            "because": {"code": "clear", "params": other},
        }

    async def undo(self) -> Facts:
        raise RefusalError({"code": "nothing-to-undo", "params": {}, "rule": None, "sentence": ""})

    async def say(self, text: str) -> Facts:
        self.calls.append(("say", text))
        self.tell(chat={"name": "Ann", "seat": 0, "text": text, "at": 0})
        return {}

    async def consent(self, agree: bool) -> Facts:
        self.calls.append(("consent", agree))
        self.tell(table={"undo": None})
        return {}

    async def back(self) -> Facts:
        self.calls.append(("back", None))
        self.tell(table=self.facts())
        return {}

    async def start(self) -> Facts:
        self.calls.append(("start", None))
        self.match = Match(self.match.game, players=self.match.names, seed="5e" * 32)
        self._let_others_choose()
        self.tell(events=self.match.events(0), view=self.match.view(0).facts(), table=self.facts())
        return {}

    def wait(self) -> None:
        """Go back to the waiting room, with an open seat."""
        open_seat = {"kind": "open", "name": None, "bot": None}
        self.tell(view=None, table={"status": "waiting", "seats": [*self.facts()["seats"][:3], open_seat]})

    def lose(self) -> None:
        """Lose the connection."""
        self.status = "lost"
        for listener in self.listeners:
            listener(News("link"))

    async def rematch(self) -> Facts:
        self.calls.append(("rematch", None))
        self.tell(view=None, table={"status": "waiting", "match": 2, "result": None})
        return {}

    async def keep(self) -> Path:
        return Path("records/match.jsonl")

    async def review(self) -> Facts:
        raise RefusalError({"code": "too-busy", "params": {}, "rule": None, "sentence": ""})
