"""A table for tests of the screen: a match with a fixed seed, in which the others choose at random, also seeded.

It has the interface of a `Session`, so that the same screens show it, and no bot has to think.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from knolle.core.errors import ActionError, KnolleError
from knolle.core.match import Match
from knolle.core.view import View
from knolle.server.protocol import Advice, Comparison, Confidence, ValueFacts
from knolle.server.telling import advice_messages, client_facts, refusal_message
from knolle.terminal.memory import Ending, Findings, ending_at
from knolle.terminal.session import RefusalError, SeatWish
from knolle.terminal.table import ClientTable, News
from knolle.words.ending import ending

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Frida")
Facts = dict[str, Any]


def refusal(error: KnolleError, view: View | None = None) -> Facts:
    """Return a refusal as the server sends it."""
    told: Facts = error.as_dict() | {"said": msgspec.to_builtins(refusal_message(error, view))}
    return told


class PreparedDoor:
    """The door of a prepared table."""

    def __init__(self, is_local: bool) -> None:
        self.is_local = is_local


class PreparedSession:
    """Ann's session at a prepared table."""

    def __init__(self, game: str, players: int, *, n_choices: int = 0, is_local: bool = True, **options: Any) -> None:
        self.match = Match(game, players=NAMES[:players], seed="5e" * 32, **options)
        self.chance = random.Random(5)
        self.door = PreparedDoor(is_local)
        self.place = SeatWish("Ann", seat=0, begins=True)
        self.table = ClientTable()
        self.status = "connected"
        self.failure = None
        self.mutes: set[str] = set()
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
            "view": self.view(),
            "log": self.match.events(0, first=self.match.n_forgotten),
            "first": self.match.n_forgotten,
            "said": msgspec.to_builtins(self.match.said(0, first=self.match.n_forgotten)),
            "chat": [],
        }

    def view(self) -> Facts:
        """Return what Ann sees now."""
        told: Facts = {"ask": None, "called": None} | client_facts(self.match.view(0))
        if self.match.is_over:
            told["ending"] = ending(self.match, 0)
        found: Facts = msgspec.to_builtins(told)
        return found

    def moments(self) -> list[Facts]:
        """Return what the last choice led to."""
        found = []
        for k, moment in enumerate(self.match.moments, 1):
            told = zip(moment.events, moment.notes, strict=True)
            events = [self.match.game.visible(event, note, 0) for event, note in told]
            said = [self.match.game.telling.tell(event) for event in events]
            passed = {"ask": None, "called": None} | client_facts(self.match.view_at(moment, 0))
            view = self.view() if k == len(self.match.moments) else msgspec.to_builtins(passed)
            found.append({"events": events, "said": msgspec.to_builtins(said), "view": view})
        return found or [{"view": self.view()}]

    def facts(self) -> Facts:
        names = self.match.names
        seats = [
            {"kind": "bot" if k else "person", "name": n, "bot": "easy" if k else None, "cause": None, "invited": False}
            for k, n in enumerate(names)
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
            "hints": [0] * len(names),
            "undos": [0] * len(names),
            "without": [],
            "lesson": None,
            "deal": None,
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

    @property
    def ending(self) -> Ending:
        return ending_at(self.table)

    async def check(self, end: Ending) -> Findings | None:
        return None

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
        self.match.take(seat, action)
        self.tell(moments=self.moments(), first=self.match.n_forgotten, table=self.facts())

    async def leave(self) -> None:
        self.calls.append(("leave", None))

    async def why(self, action: str) -> Facts:
        try:
            self.match.parse(0, action)
        except ActionError as error:
            return refusal(error, self.match.view(0))
        return {"code": "allowed"}

    async def hint(self) -> Advice:
        game, facts = self.match.game, self.match.view(0).facts()
        values = [
            ValueFacts(
                action=action,
                called=game.telling.name_action(action, facts),
                points=2.5 - k,
                points_error=0.2,
                chance=0.5 - k / 20,
                chance_error=0.01,
            )
            for k, action in enumerate(facts["legal"])
        ]
        other = Comparison(action=values[1].action, points=1.0, points_error=0.3)
        because = Confidence(code="clear", params=other)
        seq = self.table.seq or 0
        return Advice(id="1", seq=seq, values=values, because=because, said=advice_messages(values, because, game.slug))

    async def undo(self) -> Facts:
        raise RefusalError(refusal(KnolleError("nothing-to-undo", "")))

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

    async def start(self, *, anyway: bool = False) -> Facts:
        self.calls.append(("start", None))
        self.match = Match(self.match.game, players=self.match.names, seed="5e" * 32)
        self._let_others_choose()
        said = msgspec.to_builtins(self.match.said(0))
        self.tell(moments=[{"events": self.match.events(0), "said": said, "view": self.view()}], table=self.facts())
        return {}

    def wait(self) -> None:
        """Go back to the waiting room, with an open seat."""
        open_seat = {"kind": "open", "name": None, "bot": None}
        self.tell(
            moments=[{"view": None}], table={"status": "waiting", "seats": [*self.facts()["seats"][:3], open_seat]}
        )

    def lose(self) -> None:
        """Lose the connection."""
        self.status = "lost"
        for listener in self.listeners:
            listener(News("link"))

    async def rematch(self) -> Facts:
        self.calls.append(("rematch", None))
        self.tell(moments=[{"view": None}], table={"status": "waiting", "match": 2, "result": None})
        return {}

    async def keep(self, end: Ending) -> Path:
        return Path("records/match.jsonl")

    async def review(self, end: Ending) -> Facts:
        raise RefusalError(refusal(KnolleError("too-busy", "")))
