"""The table in a terminal: one person's session, played with keys or the mouse."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Space
from knolle.terminal.boards.paper import hang, text
from knolle.terminal.people import goodbye
from knolle.terminal.screens.advice import advice_lines
from knolle.terminal.screens.help import help_lines
from knolle.terminal.screens.keys import bind, last_key
from knolle.terminal.screens.moments import frame_of
from knolle.terminal.screens.panels import ChatPanel, Panel, Question, chat_lines
from knolle.terminal.screens.playing import BaseApp
from knolle.terminal.screens.sheet import sheet
from knolle.terminal.sentences import can_count, count_lines, event_lines, no_last
from knolle.terminal.session import RefusalError, Session
from knolle.terminal.themes import DARK, LIGHT
from knolle.terminal.tools import Tools
from knolle.words.catalogue import Words, own_id

PANEL_WIDTH = 76


class TableApp(BaseApp):
    """The actions of all keys. `session` must be open; `comeback` is the command to continue the match another time;
    `pace` scales all pauses, and 0 removes them; `rings`: the terminal's bell says that it is the player's turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("ctrl+c", "leave", priority=True),
        bind("ctrl+q", "leave", priority=True),
    ]

    _warned_of: Sequence[str] = ()
    """Who was missing when the player last tried to start."""

    # -- panels ------------------------------------------------------------------------------------

    def _open(self, heading: str, lines: list[Content], key: str, *, end: bool = False) -> None:
        if not isinstance(self.screen, Panel):
            self.push_screen(Panel(heading, lines, self.words, key=key, end=end))

    def action_last(self) -> None:
        frame = frame_of(self.table, self.words)
        if frame is None:
            return
        if frame.last is None:
            lines = [text(no_last(frame.slug, self.words, is_hidden=self.table.first > 0))]
        else:
            lines = board_of(frame.slug).middle(frame.with_recap(frame.last), Space(PANEL_WIDTH))
        self._open(self.words.say(own_id("last", frame.slug)), lines, last_key(self.words).lower())

    def action_scores(self) -> None:
        frame = frame_of(self.table, self.words)
        if frame is not None:
            self._open(self.words.say("scores"), sheet(frame), "s")

    def action_count(self) -> None:
        frame = frame_of(self.table, self.words)
        if frame is not None and can_count(frame.slug):
            lines = hang(count_lines(frame.view, frame.reader), PANEL_WIDTH - 2)
            self._open(self.words.say("count"), lines, "c")

    def action_log(self) -> None:
        frame = frame_of(self.table, self.words)
        lines = [] if frame is None else event_lines(frame.said, frame.reader)
        shown = hang(lines or [self.words.say("log-empty")], PANEL_WIDTH - 2)
        self._open(self.words.say("log"), shown, "e", end=True)

    def action_help(self) -> None:
        lines = help_lines(self.table, self.words, has_chat=self.has_chat)
        self._open(self.words.say("help"), lines, "question_mark")

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    # -- requests ----------------------------------------------------------------------------------

    def action_hint(self) -> None:
        if self._advice is None:
            self.do(self._hint())
        else:
            self.action_calm()

    async def _hint(self) -> None:
        self.board.advise([text(self.words.say("hint-thinking"), "$muted")])
        try:
            advice = await self.session.hint()
        except Exception:
            self.board.advise([])
            raise
        frame = self.board.frame
        if frame is not None and advice.seq == self.table.seq:
            self._advice = advice
            self.board.advise(advice_lines(advice, frame))
            self.board.point(self.hint)
        else:
            self.calm()

    def action_calm(self) -> None:
        self.calm()
        self.board.point(None)
        self.board.say(None)

    def action_undo(self) -> None:
        self.do(self.session.undo())

    def action_answer(self, agrees: bool) -> None:
        """Answer the question in the top line."""
        undo, seat = self.table.facts.get("undo"), self.table.seat
        if undo is not None and (seat in undo["missing"] or (seat == undo["seat"] and not agrees)):
            self.do(self.session.consent(agrees))
        elif self.table.is_invited:
            self.do(self.session.rematch() if agrees else self.session.decline())
        elif agrees and seat is not None and self.table.facts["seats"][seat]["bot"] is not None:
            self.do(self.session.back())
        elif (asked := self.table.request_for_seat) is not None:
            self.do(self.session.ask("grant", seat=asked["seat"], agree=agrees))

    def action_chat(self) -> None:
        if self.has_chat and not isinstance(self.screen, ChatPanel):
            lines = chat_lines(self.table, self.words, self.session.mutes)
            self.push_screen(ChatPanel(lines, self.words), self._send_chat)

    def _send_chat(self, line: str | None) -> None:
        if line is None:
            return
        word, _, rest = line.removeprefix("/").partition(" ")
        tools = Tools(self.session, self.words, self._show_line, self._show_link, slash="/")
        if line.startswith("/") and (tool := tools.names().get(word)) is not None:
            self.do(tools.use(tool, rest))
        elif line.startswith("/"):
            self.notify(self.words.say("tools-words", words=", ".join(tools.words_here())))
        else:
            self.do(self.session.say(line))

    def _show_line(self, line: str) -> None:
        self.notify(line, markup=False)

    def _show_link(self, heading: str, lines: Sequence[str]) -> None:
        """Show a link until the player closes it; copy it too, which some terminals allow."""
        self.copy_to_clipboard(lines[-1])
        rest = [text(line) for line in (*lines[:-1], self.words.say("table-copied"), "")]
        self.push_screen(Panel(heading, [*rest, text(lines[-1], "bold")], self.words, is_wide=True))

    # -- joining and leaving -----------------------------------------------------------------------

    def action_begin(self) -> None:
        """Sit down or, once seated, start the match."""
        if self.table.status != "waiting":
            return
        if self.table.seat is None:
            self.do(self.session.sit(self.session.place.name))
        elif self.table.is_invited:
            self.do(self.session.rematch())
        else:
            self.do(self._start())

    async def _start(self) -> None:
        """Start the match; if somebody is missing, only at the second try."""
        missing, self._warned_of = self._warned_of, []
        try:
            await self.session.start(anyway=bool(missing) and missing == self.table.missing)
        except RefusalError as refusal:
            if refusal.code == "players-absent":
                self._warned_of = self.table.missing
            raise

    def action_rematch(self) -> None:
        self.do(self._again())

    async def _again(self) -> None:
        if self.table.status == "over" or self.table.is_invited:
            await self.session.rematch()
        if self.session.place.begins and self.table.status == "waiting":
            await self.session.start()

    def action_leave(self) -> None:
        """Ask whether to leave; asking again leaves."""
        if isinstance(self.screen, Question):
            self.screen.dismiss(True)
        elif self.table.status != "playing" or self.table.seat is None:
            self.exit()
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        say = self.words.say
        stays = "leave-text" if self.table.others else "table-leave-waits"
        why = say("table-leave-saved" if self.session.door.is_local else stays)
        lines = [text(why), text(""), text(say("table-comeback", command=self.comeback))]
        self.push_screen(
            Question(say("leave-title"), lines, say("leave"), say("table-stay"), self.words), self._leave_if
        )

    def _leave_if(self, agrees: bool | None) -> None:
        if agrees:
            self.run_worker(self._leave())

    async def _leave(self) -> None:
        await self.session.leave()
        self.exit()

    def action_quit_table(self) -> None:
        self.exit()


def run_app(session: Session, words: Words, *, comeback: str, rings: bool) -> None:
    """Show a table until the player leaves; then print how to come back, or where the record is."""
    asyncio.run(_run(session, words, comeback, rings))


async def _run(session: Session, words: Words, comeback: str, rings: bool) -> None:
    async with session.open():
        await TableApp(session, words, comeback=comeback, rings=rings).run_async()
        if session.failure is not None:
            raise session.failure
        if session.table.status == "playing":
            print(goodbye(comeback, words, is_local=session.door.is_local, seat=session.table.seat))
        elif session.table.status == "over":
            print(words.say("table-record", path=str(await session.keep(session.ending))))
