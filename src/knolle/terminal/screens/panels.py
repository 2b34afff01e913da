"""Panels over the table: text to read, closed by Escape, Enter or a click outside; chat; and questions."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from knolle.terminal.boards.paper import text
from knolle.terminal.screens.keys import bind
from knolle.terminal.sentences import speaker
from knolle.terminal.table import ClientTable
from knolle.words.catalogue import Words

CLOSING: list[BindingType] = [bind(key, "dismiss") for key in ("escape", "enter", "space", "q")]


class Panel(ModalScreen[None]):
    """A panel with a heading and lines. `key`, which opened it, also closes it.

    `is_wide`: it has the width of the terminal and nothing beside its lines, so that they can be copied.
    """

    BINDINGS: ClassVar[list[BindingType]] = CLOSING

    def __init__(
        self,
        heading: str,
        lines: Sequence[Content],
        words: Words,
        *,
        key: str = "escape",
        end: bool = False,
        is_wide: bool = False,
    ) -> None:
        super().__init__()
        self.is_wide = is_wide
        self.heading, self.lines, self.words = heading, lines, words
        self.starts_at_end = end
        self._bindings.bind(bind(key, "dismiss").key, "dismiss")

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel wide" if self.is_wide else "panel") as box:
            box.border_title = Content(f" {self.heading} ")
            box.border_subtitle = Content(f" {self.words.say('panel-close')} ")
            with VerticalScroll(can_focus=True):
                yield Static(Content("\n").join(self.lines), id="lines")

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.starts_at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.dismiss()


class ChatPanel(ModalScreen[str | None]):
    """The chat, and a line to write to it; returns the line to send, if any."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("escape", "dismiss")]

    def __init__(self, lines: Sequence[Content], words: Words) -> None:
        super().__init__()
        self.lines, self.words = lines, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel") as box:
            box.border_title = Content(f" {self.words.say('chat')} ")
            with VerticalScroll():
                yield Static(Content("\n").join(self.lines), id="lines")
            yield Input(placeholder=self.words.say("chat-write"), max_length=300)

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def update(self, lines: Sequence[Content]) -> None:
        """Show the lines of chat, including new ones."""
        self.query_one("#lines", Static).update(Content("\n").join(lines))
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


class Question(ModalScreen[bool]):
    """A yes-no question: Enter, `+` or `q` agrees, Escape or `-` does not."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "answer(True)"),
        bind("plus", "answer(True)"),
        bind("q", "answer(True)"),
        bind("escape", "answer(False)"),
        bind("minus", "answer(False)"),
    ]

    def __init__(self, heading: str, lines: Sequence[Content], yes: str, no: str, words: Words) -> None:
        super().__init__()
        self.heading, self.lines = heading, lines
        self.links = {"yes": yes, "no": no, "enter": words.say("table-enter"), "escape": words.say("table-escape")}

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel question") as box:
            box.border_title = Content(f" {self.heading} ")
            yield Static(Content("\n").join(self.lines))
            yield Static(Content.from_markup(LINKS, **self.links), classes="links")

    def action_answer(self, agrees: bool) -> None:
        self.dismiss(agrees)


LINKS = "[b]$enter[/b] [@click=screen.answer(True)]$yes[/]   [b]$escape[/b] [@click=screen.answer(False)]$no[/]"


def chat_lines(table: ClientTable, words: Words, mutes: Collection[str] = ()) -> list[Content]:
    """Return the lines of the chat, without those of people who are muted."""
    if not table.chat:
        return [text(words.say("chat-empty"), "$muted")]
    heard = [line for line in table.chat if line["name"] not in mutes]
    return [text(f"{speaker(line, words)}: ", "bold") + text(line["text"]) for line in heard]
