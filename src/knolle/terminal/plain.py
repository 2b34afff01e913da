"""The table as a dialogue in lines: what happened, the situation, the numbered choices, then an answer.

For screen readers, pipes and scripts: no colours, nothing is overwritten, every line makes sense by itself.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from knolle.terminal.answers import Answers, UserCommand
from knolle.terminal.people import goodbye, takeover_id
from knolle.terminal.session import TOO_LATE, RefusalError, Session
from knolle.terminal.table import News
from knolle.terminal.tools import TOOLS, Tools
from knolle.terminal.voice import MOST_LINES, Question, Voice
from knolle.words.catalogue import Words
from knolle.words.said import Value

PATIENCE = 600.0
"""Seconds without news after which to leave while no input is read, so that nobody could say they want to quit."""
GRACE = 3.0
"""Seconds without news after which to leave a match if the input has ended: until then it may come to its end."""


class LineSource(Protocol):
    """The source of answers."""

    is_eager: bool
    """Whether a person types, who may enter something without being asked."""

    async def next(self) -> str | None: ...


class PausedError(Exception):
    """The player leaves for now."""


class Plain:
    """One sitting at a table. `comeback` is the command to continue the match another time."""

    def __init__(
        self, session: Session, words: Words, lines: LineSource, write: Callable[[str], None], *, comeback: str
    ) -> None:
        self.session = session
        self.table = session.table
        self.voice = Voice(session, words, write)
        self._answers = Answers(words)
        self._tools = Tools(session, words, write)
        self._lines = lines
        self._comeback = comeback
        self._news: list[News] = []
        self._wake = asyncio.Event()
        self._line: asyncio.Task[str | None] | None = None
        self._early: str | None = None
        """A choice read from a pipe before it was asked for."""
        self._has_ended = False
        """Whether the input has ended."""
        self._last_question: object = None
        self._is_warned = False
        """Whether the player was told that somebody is missing, and may start the match anyway."""
        self._last_end = 0
        """The number of the last match whose end was announced."""

    async def run(self) -> None:
        """Sit down, play and announce the end; or pause if the input ends or the player quits."""
        try:
            async with self.session.open():
                await self._converse()
        except PausedError:
            self._pause()
        except asyncio.CancelledError:
            self._pause()
            raise
        finally:
            if self._line is not None:
                self._line.cancel()

    def _pause(self) -> None:
        is_local, seat = self.session.door.is_local, self.table.seat
        self.voice.write(goodbye(self._comeback, self.voice.words, is_local=is_local, seat=seat))

    async def _converse(self) -> None:
        if self.table.status in ("playing", "over"):
            self.voice.pass_over()  # an earlier sitting said it
        self._news.append(News("snapshot", [self.table.whole()]))
        self.session.listen(self._hear)
        await self.session.arrive()
        self.voice.greet()
        while not self._is_done():
            if self.session.is_catching_up:  # what was missed is summed up before it is told
                self._wake.clear()
                await self._wake.wait()
                continue
            news, self._news = self._news, []
            self._wake.clear()
            self.voice.tell(news)
            if self.table.status == "over" and self._last_end != self.table.facts["match"]:
                self._last_end = self.table.facts["match"]
                await self.voice.end()
                continue
            question = self._question()
            self._ask(question)
            line = await self._next(question)
            if line is not None:
                await self._answer(line, question)

    def _is_done(self) -> bool:
        """Return whether there is nothing left to do; at a joined table a player may still want a rematch."""
        if self.session.failure is not None:
            raise self.session.failure
        if self.table.status == "closed":
            self.voice.say("table-closed")
            return True
        is_last = self.session.door.is_local or self.table.seat is None or not self._lines.is_eager
        return self.table.status == "over" and self._last_end == self.table.facts["match"] and is_last

    # -- asking ------------------------------------------------------------------------------------

    def _question(self) -> Question | None:
        """Return what to ask the player now."""
        facts, seat = self.table.facts, self.table.seat
        if seat is None:
            return None
        if self.table.is_invited:
            return "accept"
        if self.table.status == "waiting":
            return "start" if self.table.can_start else None
        if self.table.status == "over":
            return "again"
        if facts["undo"] is not None and seat in facts["undo"]["missing"]:
            return "consent"
        if facts["seats"][seat]["bot"] is not None:
            return "back"
        return "turn" if self.table.is_my_turn else None

    def _ask(self, question: Question | None) -> None:
        """Ask, unless the same was asked last."""
        mark = self._mark(question)
        if mark != self._last_question:
            self._last_question = mark
            self.voice.ask(question)

    def _mark(self, question: Question | None) -> tuple[object, ...]:
        """Return a mark that differs for every different question."""
        mark = question, self.table.facts["match"], self.voice.n_undone
        if question == "back":
            return *mark, takeover_id(self.table)
        return (*mark, self.table.n_events, *self.table.legal) if question == "turn" else mark

    async def _next(self, question: Question | None) -> str | None:
        """Wait for the next line if one may be read now; return None if news came first."""
        if question is not None and self._early is not None:
            early, self._early = self._early, None
            return early
        if question is not None and self._has_ended:
            raise PausedError
        waiting: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._wake.wait())]
        if self._reads(question):
            if self._line is None:
                self._line = asyncio.ensure_future(self._lines.next())
            waiting.append(self._line)
        patience = GRACE if self._has_ended else None if len(waiting) > 1 else PATIENCE
        done, _ = await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        waiting[0].cancel()
        if not done:
            raise PausedError
        if self._line is None or not self._line.done():
            return None
        line, self._line = self._line.result(), None
        return self._usable(line, question)

    def _reads(self, question: Question | None) -> bool:
        """Return whether to read a line now. At a local table a script is read only once it is asked."""
        if self._has_ended:
            return False
        is_open = self._lines.is_eager or not self.session.door.is_local
        return question is not None or (is_open and self._early is None)

    def _usable(self, line: str | None, question: Question | None) -> str | None:
        """Return a line to answer now. The end of input leaves; a choice from a pipe is kept until it is asked for."""
        waits = question is None and self.table.seat is not None and not self._lines.is_eager
        if line is None:
            if waits and self.table.status == "playing":
                self._has_ended = True
                return None
            raise PausedError
        if waits and self._answers.chooses(line):
            if self.table.status == "waiting":
                self.voice.say("plain-early", text=line.strip())
            self._early = line
            return None
        return line

    def _hear(self, news: News) -> None:
        if self.session.failure is None:
            self.voice.tell_connection(news)  # at once: the player may be waiting for an answer
        self._news.append(news)
        self._wake.set()

    # -- answering ---------------------------------------------------------------------------------

    async def _answer(self, line: str, question: Question | None) -> None:
        """Do what a line asks for; repeat the question if it still stands."""
        if line.strip():
            answer = self._answers.read(line, self.table.legal, self.voice.names())
            choice = self.voice.choice(answer.rest) if answer.kind == "choose" else None
            try:
                await self._finish(asyncio.ensure_future(self._do(answer)), choice)
            except RefusalError as refusal:
                self.voice.refuse(refusal)
                if answer.kind == "choose" and (refusal.code == "unknown-action" or question != "turn"):
                    self.voice.say("plain-see-help")
        if question is not None and self._mark(self._question()) == self._last_question:
            self.voice.prompt("anyway" if question == "start" and self._is_warned else question)

    async def _finish(self, doing: asyncio.Task[None], choice: Value | None) -> None:
        """Wait until a command is carried out. Without a connection that may take long: a person may quit meanwhile.

        `choice` is the name of the choice that the command sends, if it sends one.
        """
        doing.add_done_callback(lambda _: self._wake.set())
        was_lost = False
        try:
            while not doing.done():
                self._wake.clear()
                is_lost = self.session.status == "lost"
                if is_lost and not was_lost and choice is not None:
                    self.voice.say_choice("will-be-sent", choice)
                was_lost = was_lost or is_lost
                if not (is_lost and self._lines.is_eager):
                    await self._wake.wait()
                elif (line := await self._next(None)) is not None:
                    if self._answers.read(line, (), {}).kind == "quit":
                        raise PausedError
                    self.voice.say("reconnecting")
            doing.result()
        except RefusalError as refusal:
            if not was_lost or choice is None or refusal.code not in TOO_LATE:
                raise
            self.voice.say_choice("withdrawn", choice)
        finally:
            doing.cancel()

    async def _do(self, answer: UserCommand) -> None:
        match answer.kind:
            case "choose":
                await self.session.act(answer.rest)
            case "yes" | "no":
                await self._agree(answer.kind == "yes")
            case "say":
                await self.session.say(answer.rest)
            case "start" | "undo" | "back" | "rematch":
                await self._ask_for(answer.kind)
            case "why":
                self.voice.refuse(RefusalError(await self.session.why(answer.rest)))
            case "hint":
                await self.voice.hint()
            case "quit":
                await self.session.leave()
                raise PausedError
            case tool if tool in TOOLS:
                await self._tools.use(tool, answer.rest)
            case _:
                self._tell(answer)

    async def _ask_for(self, kind: str) -> None:
        """Send a command that needs nothing but its name."""
        if kind == "start":
            await self._start()
        else:
            await self.session.ask(kind)
        if kind == "undo" and self.table.facts["undo"] is not None:
            self.voice.say("undo-waits")

    async def _agree(self, agrees: bool) -> None:
        """Answer whether to play another match, or whether somebody may undo."""
        if not self.table.is_invited:
            await self.session.consent(agrees)
        elif agrees:
            await self.session.rematch()
        else:
            await self.session.decline()

    async def _start(self) -> None:
        """Start the match; if somebody is missing, only when asked a second time."""
        is_warned, self._is_warned = self._is_warned, False
        try:
            await self.session.start(anyway=is_warned)
        except RefusalError as refusal:
            self._is_warned = refusal.code == "players-absent"
            raise

    def _tell(self, answer: UserCommand) -> None:
        """Answer what needs no command to the table."""
        match answer.kind:
            case "help":
                self.voice.help()
            case "last":
                self.voice.last()
            case "scores":
                self.voice.scores()
            case "count":
                self.voice.count()
            case "log":
                self.voice.log(int(answer.rest) if answer.rest.isdecimal() else MOST_LINES)
            case "hand" | "table":
                self.voice.describe()
            case "number" if self.table.legal:
                self.voice.say("plain-no-number", number=answer.rest, count=len(self.table.legal))
            case "number":
                self.voice.say("refused-nothing-to-choose")
