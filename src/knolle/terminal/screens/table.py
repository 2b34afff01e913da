"""The table during a match: the other seats, the middle, one's own seat, the question, and the tray."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Facts, Frame, Item, Space
from knolle.terminal.boards.paper import hang, text
from knolle.terminal.boards.tray import Tray
from knolle.terminal.screens.ground import Ground
from knolle.terminal.screens.keys import Key, Keys, bind, last_key
from knolle.terminal.sentences import event_lines
from knolle.words.catalogue import Words

STORY_WIDTH = 34
TALL = 30
"""Lines of a terminal from which on cards are drawn taller."""


class TableScreen(Ground):
    """Draws one frame at a time; the app handles choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("h", "app.hint"),
        bind("s", "app.scores"),
        bind("e", "app.log"),
        bind("u", "app.undo"),
        bind("c", "app.count"),
        bind("m", "app.chat"),
        bind("t", "app.theme"),
        bind("question_mark", "app.help"),
        bind("q", "app.leave"),
        bind("plus", "app.answer(True)"),
        bind("minus", "app.answer(False)"),
        bind("escape", "app.calm"),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._bindings.bind(bind(last_key(words).lower(), "app.last").key, "app.last")
        self.frame: Frame | None = None
        self.hint: str | None = None
        self.request = ""
        self.keys: Sequence[Key] = ()
        self._item: Item | None = None
        self._story_log: tuple[Facts, ...] = ()
        self._story_lines: list[Content] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="question")
        with Horizontal(id="room"):
            with Vertical(id="board"):
                yield Static(id="others")
                yield Static(id="middle")
                yield Static(id="own")
                yield Static(id="asked")
                yield Tray("tray")
            with VerticalScroll(id="story", can_focus=False):
                yield Static(id="told")
        yield Keys()
        yield Static(id="advice")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.query_one("#story").border_title = self.words.say("log")
        self.query_one(Tray).focus()
        self.draw()

    @property
    def items(self) -> Sequence[Item]:
        """What lies in the tray."""
        return self.query_one(Tray).items if self.is_ready else ()

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, frame: Frame, request: str, hint: str | None, keys: Sequence[Key]) -> None:
        """Show another moment."""
        self.frame, self.request, self.hint, self.keys = frame, request, hint, keys
        self.draw()

    def draw(self) -> None:
        frame = self.frame
        if frame is None or not self.is_ready:
            return
        board, room = board_of(frame.slug), self._room()
        self._draw_others(frame)
        self._put("#middle", board.middle(frame, room))
        self._put("#own", [board.own(frame, room)])
        self._title(board.heading(frame))
        tray = self.query_one(Tray)
        tray.is_tall = room.is_tall
        tray.lay(board.items(frame), self.hint)
        self.query_one(Keys).offer(self.keys)
        self._tell_story(frame)
        self.say(None)

    def _draw_others(self, frame: Frame) -> None:
        self._put("#others", board_of(frame.slug).others(frame, self._room()))

    def tick(self) -> None:
        """Draw what changes with time."""
        if self.frame is not None and self.frame.away and self.is_ready:
            self._draw_others(self.frame)

    def _room(self) -> Space:
        width = max(20, self.query_one("#board").content_size.width)
        return Space(width, self.app.size.height >= TALL, self.query_one("#middle").content_size.height)

    def _put(self, where: str, lines: Sequence[Content]) -> None:
        self.query_one(where, Static).update(Content("\n").join(lines))

    def _title(self, heading: str) -> None:
        frame = self.frame
        assert frame is not None
        game = text(self.words.say(f"game-{frame.slug}"), "bold $accent")
        self.query_one("#title", Static).update(game + text(f"  {heading}", "$muted"))

    def _tell_story(self, frame: Frame) -> None:
        """Update the log at the side; only new events are formatted."""
        n = len(self._story_log)
        if frame.log[:n] != self._story_log:  # taken back, hidden by now, or another match
            n, self._story_lines = 0, []
        self._story_lines += hang(event_lines(frame.said[n:], frame.reader), STORY_WIDTH)
        self._story_log = tuple(frame.log)
        self.query_one("#told", Static).update(Content("\n").join(self._story_lines))
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)

    # -- texts -------------------------------------------------------------------------------------

    def say(self, notice: str | None) -> None:
        """Show the question and the selected item, or a notice in their place until the next change."""
        if notice is not None:
            lines = [text(f"! {notice}", "bold $warning")]
        else:
            mine = self.frame is not None and bool(self.frame.legal)
            about = text(self._about(), "$muted")
            lines = [text(self.request, "bold $accent" if mine else "$muted"), about]
        self._put("#asked", lines)

    def _about(self) -> str:
        item, say, tray = self._item, self.words.say, self.query_one(Tray)
        if self.frame is None or not self.frame.legal:
            if tray.armed is not None:
                armed = next((one.name for one in tray.items if one.action == tray.armed), "")
                return say("hand-armed", card=armed)
            can_arm = item is not None and item.is_card and self.frame is not None and self.frame.is_mine
            return f"{say('table-enter')}: {say('hand-arm', card=item.name)}" if item is not None and can_arm else ""
        if item is None:
            return ""
        return item.about or item.name if item.is_legal else self.words.say("hand-refused", card=item.name)

    def advise(self, lines: Sequence[Content]) -> None:
        """Show the master's estimates next to the board; an empty list hides them."""
        place = self.query_one("#advice", Static)
        place.display = bool(lines)
        place.border_title = self.words.say("hint")
        place.update(Content("\n").join(lines))

    def look_away(self) -> None:
        """Clear the selection after a choice."""
        self.query_one(Tray).selected = None

    def arm(self, action: str | None) -> None:
        """Mark the card that is played by itself."""
        self.query_one(Tray).armed = action
        self.say(None)

    def point(self, action: str | None) -> None:
        """Mark the action that the hint recommends."""
        self.hint = action
        self.query_one(Tray).hint = action

    # -- events ------------------------------------------------------------------------------------

    def on_tray_looked(self, event: Tray.Looked) -> None:
        self._item = event.item
        self.say(None)

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.draw)
