"""The end of a match: who won, the score sheet, a short review, and where the record is."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from knolle.terminal.boards.paper import text, with_path
from knolle.terminal.screens.keys import Key, Keys, bind, last_key
from knolle.words.catalogue import Words

ROOM = 71
"""Columns inside the panel, next to a scroll bar."""


class EndScreen(ModalScreen[None]):
    """A panel over the board's last moment. The record and the review are filled in when they are ready."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("r", "app.rematch"),
        bind("s", "app.scores"),
        bind("e", "app.log"),
        bind("m", "app.chat"),
        bind("t", "app.theme"),
        bind("q", "app.quit_table"),
    ]

    def __init__(self, words: Words, ending: Sequence[str], scores: Sequence[Content], keys: Sequence[Key]) -> None:
        super().__init__()
        self.words, self.ending, self.scores, self.keys = words, ending, scores, list(keys)
        self._bindings.bind(bind(last_key(words).lower(), "app.last").key, "app.last")

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="panel end") as box:
            box.border_title = Content(f" {words.say('result')} ")
            with VerticalScroll():
                first, *rest = self.ending
                yield Static(Content("\n").join([text(first, "bold $accent"), *map(text, rest)]), id="ending")
                yield Static(Content("\n").join(self.scores), id="sheet")
                yield Static(text(words.say("hint-thinking"), "$muted"), id="review")
                yield Static(id="record")
            yield Static(id="notice")
            yield Keys("end-keys")

    def on_mount(self) -> None:
        self.query_one(Keys).offer(self.keys)
        self.query_one(VerticalScroll).focus()

    def review(self, lines: Sequence[str]) -> None:
        self._put("#review", [text(line, "" if k else "bold") for k, line in enumerate(lines)])

    def record(self, path: str | None, check: Sequence[str], *, is_alarm: bool) -> None:
        """Show what the check of the deal has found, and where the record is; an alarm stands in the notice too."""
        saved = [] if path is None else with_path(self.words.say("table-record", path=path), path, ROOM)
        style = "bold $warning" if is_alarm else "$muted"
        self._put("#record", [*(text(line, style) for line in check), *(text(line, "$muted") for line in saved)])
        if is_alarm:
            self.say(check[0])

    def say(self, notice: str) -> None:
        self._put("#notice", [text(f"! {notice}", "bold $warning")])

    def _put(self, where: str, lines: Sequence[Content]) -> None:
        if self.is_mounted:
            self.query_one(where, Static).update(Content("\n").join(lines))
