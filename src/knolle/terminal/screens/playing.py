"""A session on the screen: shows what happens in order, and sends what is chosen."""

import os
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from textual.app import App
from textual.content import Content
from textual.events import Event, Key, MouseDown

from knolle.core.errors import KnolleError
from knolle.server.protocol import Advice
from knolle.terminal import people, sentences
from knolle.terminal.boards.frame import Frame, Item
from knolle.terminal.boards.paper import text
from knolle.terminal.boards.tray import Tray
from knolle.terminal.memory import Ending
from knolle.terminal.screens.arming import Arming
from knolle.terminal.screens.course import Course
from knolle.terminal.screens.end import EndScreen
from knolle.terminal.screens.keys import board_keys, end_keys, hall_keys
from knolle.terminal.screens.moments import TimedMoment, moments_of
from knolle.terminal.screens.panels import ChatPanel, chat_lines
from knolle.terminal.screens.sheet import sheet
from knolle.terminal.screens.table import TableScreen
from knolle.terminal.screens.topline import top_line
from knolle.terminal.screens.waiting import WaitingScreen
from knolle.terminal.session import TOO_LATE, RefusalError, Session
from knolle.terminal.table import News
from knolle.terminal.themes import fitting_theme, themes
from knolle.words.catalogue import Words

ENDS_WAITING = ("enter", "space", "escape")
"""Keys that only skip the wait while moments are still being shown."""
SOON = 0.4
"""Seconds that the player sees what is asked before an armed card is played."""
MOST_ROUNDS = 6
"""Rounds shown at the end of a match; the score sheet has all of them."""


class BaseApp(App[None]):
    """The app without its keys, which `TableApp` adds."""

    CSS_PATH = Path(__file__).parents[1] / "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall")]  # noqa: RUF012

    def __init__(
        self, session: Session, words: Words, *, comeback: str, pace: float = 1.0, rings: bool = False
    ) -> None:
        super().__init__()
        for theme in themes(self.console.color_system, os.environ):
            self.register_theme(theme)
        self.theme = fitting_theme(os.environ)
        self.session, self.words, self.comeback = session, words, comeback
        self.table = session.table
        self.rings = rings
        self.has_chat = not session.door.is_local
        self.course: Course[TimedMoment] = Course(self._show, self.set_timer, pace)
        self._advice: Advice | None = None
        self._arming = Arming()
        self._chosen: Item | None = None
        """What was chosen and is not answered yet."""
        self._was_lost = False
        """Whether the connection has broken since."""
        self._stop: Callable[[], None] = lambda: None
        self._undos = 0
        """How many choices had been taken back in the match."""
        self._last_end = 0
        """The number of the match whose end was shown."""
        self.board = TableScreen(words)
        address = getattr(session.door, "address", None)
        self.hall = WaitingScreen(words, address.page if address is not None else None)

    # -- news --------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.title = self.words.say(f"game-{self.table.facts['game']}")
        self.install_screen(self.board, "board")  # installed, so that switching screens keeps both
        self.install_screen(self.hall, "hall")
        self.push_screen(self.hall)
        self._hear(News("snapshot"))
        self._stop = self.session.listen(self._hear)
        self.set_interval(1.0, self._tick)
        self.do(self.session.arrive())

    def on_unmount(self) -> None:
        self._stop()

    def _hear(self, news: News) -> None:
        """Capture the state of the table now; show it when its turn comes."""
        self._was_lost = self._was_lost or self.session.status == "lost"
        self.call_later(self._queue_moments, moments_of(self.table, news, self.words), news)

    def _queue_moments(self, moments: Sequence[TimedMoment], news: News) -> None:
        undos, self._undos = self._undos, sum(self.table.facts.get("undos", ()))
        is_undone = news.is_undo or undos < self._undos  # a snapshot may come after an undo
        lines = self._aside(news) + (self._disarm() if is_undone else [])
        for moment in moments:
            self.course.add(moment, moment.seconds)
        for line in lines:
            self.notify(line, markup=False)
        self._ask()

    def _aside(self, news: News) -> list[str]:
        """Return what people said and did apart from the game."""
        reader = sentences.reader_of(self.table, self.words)
        lines = (
            sentences.event_lines([said for moment in news.moments for said in moment.said], reader)
            if news.is_undo
            else []
        )
        if self.has_chat:
            lines += sentences.lines(news.about, reader)
        if news.missed is not None:
            lines += sentences.lines([news.missed], reader)
        if news.face is not None:
            face, name = self.words.say(f"face-{news.face['face']}"), self.table.names[news.face["seat"]]
            lines.append(self.words.say("face-shown", name=name, face=face))
        if news.chat is not None and isinstance(self.screen, ChatPanel):
            self.screen.update(chat_lines(self.table, self.words, self.session.mutes))
        elif (
            news.chat is not None
            and news.chat["seat"] != self.table.seat
            and news.chat["name"] not in self.session.mutes
        ):
            lines.append(f"{news.chat['name']}: {news.chat['text']}")
        return lines

    def _show(self, moment: TimedMoment) -> None:
        if moment.frame is None:
            if self.table.is_invited and any(isinstance(one, EndScreen) for one in self.screen_stack):
                self.notice(self.words.say("log-invites", name=self.table.inviter))
                return
            self._stand_on(self.hall)
            self.hall.show(self.table)
            self.hall.offer(hall_keys(self.table, self.words, has_chat=self.has_chat))
            return
        self._stand_on(self.board)
        frame = moment.frame
        if self.rings and frame.legal and not (self.board.frame and self.board.frame.legal):
            self.bell()
        if self.board.frame is None or frame.log != self.board.frame.log:
            self.calm()
        request = "" if frame.recap else sentences.request(frame.view, frame.reader)
        keys = board_keys(frame, self.table, self.words, has_chat=self.has_chat)
        self.board.show(frame, request, self.hint, keys)
        self._play_armed(moment, frame)
        if moment.status == "over" and frame.recap is None:
            self._end(frame)

    def _stand_on(self, screen: TableScreen | WaitingScreen) -> None:
        """Put this screen below all panels; close the panels if the screen changes or a new match follows an end."""
        is_past = self.table.status != "over" and any(isinstance(one, EndScreen) for one in self.screen_stack)
        if screen in self.screen_stack and not is_past:
            return
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if screen is not self.screen:
            self.switch_screen(screen)

    async def on_event(self, event: Event) -> None:
        """Let any key or click skip to the latest moment; only other keys than `ENDS_WAITING` then do more."""
        means_more = isinstance(event, Key) and event.key not in ENDS_WAITING
        if isinstance(event, Key | MouseDown) and self.course.hurry() and not means_more:
            return
        await super().on_event(event)

    # -- the top line ------------------------------------------------------------------------------

    def _tick(self) -> None:
        """Show what changes with time: clocks, and who is away for how long."""
        self._ask()
        self.board.tick()
        self.hall.tick()

    def _ask(self) -> None:
        question = self._question()
        self.board.set_class(self.session.status == "lost", "-lost")
        for screen in (self.board, self.hall):
            if screen.is_ready:
                screen.ask(question)

    def _question(self) -> Content | None:
        if self.session.failure is not None:
            return text(self._refusal_text(self.session.failure), "bold $warning")
        if self.session.status == "lost":
            kept, say = self._chosen, self.words.say
            lost = say("will-be-sent", choice=kept.name) if kept and kept.is_legal else say("reconnecting")
            return text(lost, "bold $warning")
        return top_line(self.table, self.words)

    # -- choosing ----------------------------------------------------------------------------------

    @property
    def hint(self) -> str | None:
        """The action that the hint recommends."""
        return None if self._advice is None else self._advice.values[0].action

    def calm(self) -> None:
        """Remove the hint."""
        self._advice = None
        self.board.hint = None
        if self.board.is_ready:
            self.board.advise([])

    def on_tray_chosen(self, event: Tray.Chosen) -> None:
        if self._chosen is not None:
            return
        frame = self.board.frame
        if frame is None or frame.legal:
            self.do(self._choose(event.item))
        elif event.item.is_card and frame.is_mine and frame.recap is None and self.table.status == "playing":
            self._arming.toggle(event.item.action, frame)
            self.board.arm(self._arming.action)

    def _disarm(self) -> list[str]:
        """Withdraw the armed card, which was chosen for a position that is gone; return what to say of it."""
        armed = next((one.name for one in self.board.items if one.action == self._arming.action), None)
        self._arming.drop()
        return [] if armed is None else [self.words.say("board-disarmed", card=armed)]

    def _play_armed(self, moment: TimedMoment, frame: Frame) -> None:
        """Play the armed card if a card is asked for now."""
        if not self.board.is_ready:
            return
        if moment.status != "playing":
            self._arming.drop()
        item = self._arming.take(frame, self.board.items)
        self.board.arm(self._arming.action)
        if item is not None:
            self.set_timer(SOON, lambda: self._play_soon(item, frame))

    def _play_soon(self, item: Item, frame: Frame) -> None:
        """Play what was armed, unless the player was faster or the choice was taken from them."""
        shown = self.board.frame
        if self._chosen is None and shown is not None and shown.log == frame.log and shown.legal == frame.legal:
            self.do(self._choose(item))

    async def _choose(self, item: Item) -> None:
        """Make a choice if it is legal; otherwise say why it is not."""
        self._chosen, self._was_lost = item, self.session.status == "lost"
        self._ask()
        try:
            if item.is_legal:
                await self.session.act(item.action)
                self.board.look_away()
            else:
                await self._explain(item.action)
        except RefusalError as refusal:
            if not self._was_lost or refusal.code not in TOO_LATE:
                raise
            self.notice(self.words.say("withdrawn", choice=item.name))
        finally:
            self._chosen = None

    async def _explain(self, action: str) -> None:
        reason = await self.session.why(action)
        if reason["code"] != "allowed":
            self.notice(self._refusal_text(RefusalError(reason)))

    def do(self, wish: Coroutine[Any, Any, Any]) -> None:
        """Run a request in the background; show a notice if it is refused."""
        self.run_worker(self._carefully(wish), exit_on_error=True)

    async def _carefully(self, wish: Coroutine[Any, Any, Any]) -> None:
        try:
            await wish
        except KnolleError as refusal:
            self.notice(self._refusal_text(refusal))

    def notice(self, notice: str) -> None:
        for screen in reversed(self.screen_stack):
            if isinstance(screen, TableScreen | EndScreen):
                screen.say(notice)
                return
        self.hall.show(self.table, notice)

    def _refusal_text(self, refusal: KnolleError) -> str:
        return sentences.refusal_text(refusal, sentences.reader_of(self.table, self.words))

    # -- the end -----------------------------------------------------------------------------------

    def _end(self, frame: Frame) -> None:
        """Show the result, once per match; the record and the review follow when they are ready."""
        facts = self.table.facts
        if self._last_end == facts["match"] or facts["result"] is None:
            return
        self._last_end = facts["match"]
        ending = sentences.lines(frame.view["ending"], frame.reader)
        scores = sheet(frame, facts["result"]["winners"], most=MOST_ROUNDS)
        if marks := people.mark_lines(self.table, self.words):
            scores += [text(""), text(" · ".join(marks), "$muted")]
        end = EndScreen(self.words, ending, scores, end_keys(self.table, self.words))
        self.do(self._look_back(end, frame, self.session.ending))

    async def _look_back(self, end: EndScreen, frame: Frame, match: Ending) -> None:
        await self.push_screen(end)
        found = await self.session.check(match)
        check = sentences.check_lines(found, self.words)
        path = await self._save_record(match) if found is None or found.has_record else None
        end.record(path, check, is_alarm=found is not None and bool(found.faults))
        end.review([] if frame.seat is None else await self._review_lines(frame, match))

    async def _save_record(self, match: Ending) -> str | None:
        """Return the path of the saved record; None if it could not be saved, which must not hide the check."""
        with suppress(KnolleError, OSError):
            return str(await self.session.keep(match))
        return None

    async def _review_lines(self, frame: Frame, match: Ending) -> list[str]:
        try:
            review = await self.session.review(match)
        except (KnolleError, OSError):
            return [self.words.say("table-no-review")]
        return sentences.review_lines(review, frame.reader)
