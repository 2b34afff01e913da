"""The waiting room before the match: who sits where, the link for friends, and the start."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from knolle.terminal.boards.frame import Facts
from knolle.terminal.boards.paper import text
from knolle.terminal.people import bot_character, presence, waits_for
from knolle.terminal.screens.ground import Ground
from knolle.terminal.screens.keys import Key, Keys, bind
from knolle.terminal.table import ClientTable
from knolle.words.catalogue import Words


class WaitingScreen(Ground):
    """The waiting room, redrawn after every message and every second."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "app.begin"),
        bind("m", "app.chat"),
        bind("question_mark", "app.help"),
        bind("t", "app.theme"),
        bind("q", "app.leave"),
    ]

    def __init__(self, words: Words, link: str | None) -> None:
        super().__init__(words)
        self.link = link
        self.table: ClientTable | None = None
        self.notice: str | None = None
        self.keys: list[Key] = []

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        with Vertical(id="hall"):
            yield Static(id="waiting")
        yield Keys()
        yield Static(id="small")

    def on_mount(self) -> None:
        self.tick()

    def show(self, table: ClientTable, notice: str | None = None) -> None:
        """Show the current state of the table."""
        self.table, self.notice = table, notice
        self.tick()

    def offer(self, keys: list[Key]) -> None:
        self.keys = keys
        self.tick()

    def tick(self) -> None:
        """Draw everything, as time has gone on."""
        if self.table is not None and self.is_ready:
            self.query_one("#waiting", Static).update(Content("\n").join(self._lines(self.table)))
            self.query_one(Keys).offer(self.keys)

    def _lines(self, table: ClientTable) -> list[Content]:
        notice = [text(""), text(f"! {self.notice}", "bold $warning")] if self.notice else []
        return [*self._head(table), *self._seats(table), text(""), *self._start(table), *notice]

    def _head(self, table: ClientTable) -> list[Content]:
        words = self.words
        game = words.say(f"game-{table.facts['game']}") if table.facts else ""
        if table.status == "closed":
            return [text(words.say("table-closed"), "bold $accent"), text(words.say("table-closed-text")), text("")]
        title = "wait-title" if table.seat is None else "wait-title-seated"
        return [text(words.say(title, game=game), "bold $accent"), text("")]

    def _seats(self, table: ClientTable) -> list[Content]:
        return [self._seat(table, seat, facts) for seat, facts in enumerate(table.facts.get("seats", []))]

    def _seat(self, table: ClientTable, seat: int, facts: Facts) -> Content:
        words = self.words
        number = text(f" {seat + 1}  ", "$muted")
        if facts["kind"] == "open":
            return number + text(words.say("wait-seat-open"), "$muted")
        line = number + text(facts["name"], "bold")
        if facts["kind"] == "bot":
            return line + text(f"  {words.say('presence-bot')}, {bot_character(facts, words)}", "$muted")
        if seat == table.seat:
            return line + text(f"  {words.say('wait-you')}", "$muted")
        return line + text(f"  {presence(table, seat, words)}", "$muted")

    def _start(self, table: ClientTable) -> list[Content]:
        words, facts = self.words, table.facts
        if table.status != "waiting":
            return []
        free = sum(seat["kind"] == "open" for seat in facts["seats"])
        if table.seat is None:
            lines = [
                text(words.say("table-wait-sit", key=words.say("table-enter")) if free else words.say("wait-full"))
            ]
        elif table.is_invited:
            lines = [text(words.say("table-wait-accept", key=words.say("table-enter")), "bold")]
        elif table.can_start:
            lines = [
                *self._company(table, free),
                text(words.say("table-wait-deal", key=words.say("table-enter")), "bold"),
            ]
        else:
            lines = [text(waits_for(table, words))]
        if self.link is not None:
            lines += [text(""), text(f"{words.say('wait-link')}: ", "$muted") + text(self.link, "bold")]
        return lines

    def _company(self, table: ClientTable, free: int) -> list[Content]:
        """Return who is missing and which seats bots will take."""
        words, lines = self.words, []
        for message, names in (("wait-start-missing", table.gone), ("wait-start-silent", table.silent)):
            if names:
                lines.append(text(words.say(message, names=", ".join(names)), "bold $warning"))
        if table.missing:
            lines.append(text(words.say("table-wait-anyway", key=words.say("table-enter"))))
        if free:
            level = words.say(f"level-{table.facts['settings']['level']}")
            lines.append(text(words.say("wait-start-bots", free=free, level=level)))
        return lines or [text(words.say("wait-start-all"))]
