"""The table as a conversation in lines: what happened, how things stand, what may be done by number; and an answer.

For screen readers, pipes and scripts: no colours, nothing is drawn over, every line stands for itself.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal, Protocol

from knolle.core.errors import KnolleError
from knolle.terminal import telling
from knolle.terminal.answers import Answer, Answers
from knolle.terminal.session import Refusal, Session
from knolle.terminal.table import Facts, News
from knolle.terminal.telling.story import joined
from knolle.terminal.words import Words

Question = Literal["turn", "start", "consent", "back", "again"]
PATIENCE = 600.0
"""Seconds without a sign of the others after which nobody waits on who cannot say that he has had enough."""
MOST_LOGGED = 20
"""Sentences of the log that are said unless more are asked for."""
HELP = ("help", "hint", "why", "last", "scores", "log", "table", "undo", "say", "quit")


class Lines(Protocol):
    """Where answers come from."""

    is_eager: bool
    """Whether somebody is there who may say something without being asked."""

    async def next(self) -> str | None: ...


class PausedError(Exception):
    """Whoever plays has gone for now."""


class Plain:
    """One sitting at a table. `comeback` is the command by which the match goes on another time."""

    def __init__(
        self, session: Session, words: Words, lines: Lines, write: Callable[[str], None], *, comeback: str
    ) -> None:
        self.session = session
        self.table = session.table
        self.words = words
        self._lines = lines
        self._write = write
        self._comeback = comeback
        self._answers = Answers(words)
        self._news: list[News] = []
        self._woken = asyncio.Event()
        self._line: asyncio.Task[str | None] | None = None
        self._n_told = 0
        self._n_undone = 0
        self._asked: object = None
        self._described: list[str] = []
        self._just_told: list[str] = []
        self._ended = 0
        """The number of the last match whose end was told."""

    async def run(self) -> None:
        """Sit down, play, and tell the end; or pause where the input ends or somebody quits."""
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
        self._say("plain-paused" if self.session.door.is_local else "plain-left", command=self._comeback)

    async def _converse(self) -> None:
        if self.table.status in ("playing", "over"):  # what was said another time
            self._n_told = self.table.n_events
        await self.session.arrive()
        self.session.listen(self._hear)
        self._greet()
        while not self._is_done():
            self._tell_news()
            if self.table.status == "over" and self._ended != self.table.facts["match"]:
                await self._end()
                continue
            question = self._question()
            self._ask(question)
            line = await self._next(question)
            if line is not None:
                await self._answer(line, question)

    def _is_done(self) -> bool:
        """Whether there is nothing more to do here: a joined table goes on as long as somebody may want a rematch."""
        if self.session.failure is not None:
            raise self.session.failure
        if self.table.status == "closed":
            self._say("table-closed")
            return True
        is_last = self.session.door.is_local or self.table.seat is None or not self._lines.is_eager
        return self.table.status == "over" and self._ended == self.table.facts["match"] and is_last

    # -- saying ------------------------------------------------------------------------------------

    @property
    def _slug(self) -> str:
        return str(self.table.facts["game"])

    def _write_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def _say(self, id: str, **args: str | int | float) -> None:
        self._write(self.words.say(id, **args))

    def _greet(self) -> None:
        facts, seat = self.table.facts, self.table.seat
        game = self.words.say(f"game-{facts['game']}")
        seated = [name for name in self.table.names if name]
        self._say("plain-welcome", game=game, names=joined(seated, "list-last", self.words))
        if seat is None:
            self._say("plain-watching")
        else:
            self._say("plain-seated", name=self.table.names[seat])
        if self.table.status == "waiting" and self._question() is None:
            self._say("wait-for-host", host=facts["host"])
        if self._n_told:
            self._say("plain-goes-on")

    def _tell_news(self) -> None:
        """Say all that happened since the last time."""
        news, self._news = self._news, []
        self._woken.clear()
        self._n_told = min(self._n_told, self.table.n_events)
        for one in news:
            self._tell_one(one)
        first = max(0, self._n_told - self.table.first)
        self._n_told = self.table.n_events
        self._just_told = telling.tell(self._slug, self.table.log, self.table.names, self.words, "ear", first=first)
        self._write_all(self._just_told)

    def _tell_one(self, news: News) -> None:
        for event in news.events:
            if event["type"] == "undo":
                self._n_told = min(self._n_told, event["kept"])
                self._n_undone += 1
                self._say("undone", name=self.table.names[event["seat"]])
        if news.chat is not None:
            self._say("plain-chat", name=news.chat["name"], text=news.chat["text"])
        if news.kind == "link":
            self._say("plain-connected" if self.session.status == "connected" else "reconnecting")
        if news.before is not None and news.seats is not None:
            self._write_all(telling.seats_told(news.before["seats"], news.seats, self.words))

    def _refuse(self, refusal: Refusal) -> None:
        self._write(
            telling.refused(
                refusal.code,
                refusal.params,
                refusal.rule,
                self.words,
                names=self.table.names,
                seat=self.table.seat,
                sentence=refusal.sentence,
            )
        )

    # -- asking ------------------------------------------------------------------------------------

    def _question(self) -> Question | None:
        """What is asked of the reader now."""
        facts, seat = self.table.facts, self.table.seat
        if seat is None:
            return None
        if self.table.status == "waiting":
            return "start" if self.table.you["host"] or facts["match"] > 1 else None
        if self.table.status == "over":
            return "again"
        if facts["undo"] is not None and seat in facts["undo"]["missing"]:
            return "consent"
        if facts["seats"][seat]["bot"] is not None:
            return "back"
        return "turn" if self.table.is_my_turn else None

    def _ask(self, question: Question | None) -> None:
        """Ask, once for everything that is asked."""
        asked = self._mark(question)
        if asked == self._asked:
            return
        self._asked = asked
        if question == "turn":
            self._describe([*self._described, *self._just_told])
            self._tell_time()
        self._prompt(question)

    def _mark(self, question: Question | None) -> tuple[object, ...]:
        """What is different when something else is asked."""
        mark = question, self.table.facts["match"], self._n_undone
        return (*mark, self.table.n_events, *self.table.legal) if question == "turn" else mark

    def _tell_time(self) -> None:
        clock = self.table.facts["clock"]
        end = None if clock is None else clock["ends"].get(str(self.table.seat))
        if end is not None:
            left = end - self.table.skew - time.time_ns() // 1_000_000
            self._say("plain-time", seconds=max(0, left // 1000))

    def _describe(self, known: Iterable[str] = ()) -> None:
        """How things stand, without what is known, and what may be done."""
        view, facts = self.table.view, self.table.facts
        if view is None:
            self._say("refused-table-waiting")
            return
        self._described = telling.situation(self._slug, view, facts, self.table.names, self.words)
        self._write_all(line for line in self._described[:-1] if line not in known)
        self._write_all(self._described[-1:])
        for number, action in enumerate(self.table.legal, 1):
            self._write(f"{number}  {telling.action_text(self._slug, action, view, self.words)}")

    def _prompt(self, question: Question | None) -> None:
        say, word = self._say, self._word
        match question:
            case "turn":
                say("plain-ask", count=len(self.table.legal))
            case "start":
                say("plain-ask-start", word=word("start"))
            case "consent":
                asker = self.table.facts["undo"]["seat"]
                say("undo-asks", name=self.table.names[asker])
                say("plain-ask-consent", yes=word("yes"), no=word("no"))
            case "back":
                say("bot-plays-for-you")
                say("plain-ask-back", word=word("back"))
            case "again":
                say("plain-ask-again", word=word("rematch"), quit=word("quit"))

    def _word(self, command: str) -> str:
        return self.words.say(f"plain-word-{command}")

    async def _next(self, question: Question | None) -> str | None:
        """The next line, if one may come now; None when something has happened instead."""
        waiting: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._woken.wait())]
        if question is not None or self._lines.is_eager:
            if self._line is None:
                self._line = asyncio.ensure_future(self._lines.next())
            waiting.append(self._line)
        patience = None if len(waiting) > 1 else PATIENCE
        done, _ = await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        waiting[0].cancel()
        if not done:
            raise PausedError
        if self._line is None or not self._line.done():
            return None
        line, self._line = self._line.result(), None
        if line is None:
            raise PausedError
        return line

    def _hear(self, news: News) -> None:
        self._news.append(news)
        self._woken.set()

    # -- answering ---------------------------------------------------------------------------------

    async def _answer(self, line: str, question: Question | None) -> None:
        """Do what a line asks for. Whatever did not change the table is followed by the question again."""
        if not line.strip():
            self._prompt(question)
            return
        answer = self._answers.read(line, self.table.legal, self.table.names)
        try:
            await getattr(self, f"_on_{answer.kind}")(answer)
        except Refusal as refusal:
            self._refuse(refusal)
        if question is not None and self._mark(self._question()) == self._asked:
            self._prompt(question)

    async def _on_choose(self, answer: Answer) -> None:
        await self.session.act(answer.rest)

    async def _on_number(self, answer: Answer) -> None:
        if self.table.legal:
            self._say("plain-no-number", number=answer.rest, count=len(self.table.legal))
        else:
            self._say("refused-nothing-to-choose")

    async def _on_help(self, answer: Answer) -> None:
        legal = self.table.legal
        example = telling.action_name(legal[0], self.table.names, self.words) if legal else ""
        for name in HELP:
            if name != "say" or not self.session.door.is_local:
                self._say(f"plain-help-{name}", word=self._word(name), card=example)

    async def _on_hint(self, answer: Answer) -> None:
        self._say("hint-thinking")
        advice = await self.session.hint()
        self._write(telling.advised(self._slug, advice, self.table.names, self.words, "ear"))

    async def _on_why(self, answer: Answer) -> None:
        self._refuse(Refusal(await self.session.why(answer.rest)))

    async def _on_last(self, answer: Answer) -> None:
        self._write_all(telling.last_trick(self._slug, self.table.log, self.table.names, self.words, "ear"))

    async def _on_scores(self, answer: Answer) -> None:
        if self.table.view is None:
            self._say("sheet-none")
            return
        self._write_all(telling.scores(self._slug, self.table.view, self.table.names, self.words))

    async def _on_log(self, answer: Answer) -> None:
        lines = telling.tell(self._slug, self.table.log, self.table.names, self.words, "ear")
        most = int(answer.rest) if answer.rest.isdecimal() else MOST_LOGGED
        self._write_all(lines[-most:] or [self.words.say("log-empty")])

    async def _on_table(self, answer: Answer) -> None:
        self._describe()

    _on_hand = _on_table

    async def _on_undo(self, answer: Answer) -> None:
        await self.session.undo()
        if self.table.facts["undo"] is not None:
            self._say("undo-waits")

    async def _on_yes(self, answer: Answer) -> None:
        await self.session.consent(True)

    async def _on_no(self, answer: Answer) -> None:
        await self.session.consent(False)

    async def _on_say(self, answer: Answer) -> None:
        await self.session.say(answer.rest)

    async def _on_start(self, answer: Answer) -> None:
        await self.session.start()

    async def _on_back(self, answer: Answer) -> None:
        await self.session.back()

    async def _on_rematch(self, answer: Answer) -> None:
        await self.session.rematch()

    async def _on_quit(self, answer: Answer) -> None:
        raise PausedError

    # -- the end -----------------------------------------------------------------------------------

    async def _end(self) -> None:
        """The result, the review in short, and where the record is."""
        facts, table = self.table.facts, self.table
        self._ended = facts["match"]
        assert table.view is not None
        self._write_all(telling.situation(self._slug, table.view, facts, table.names, self.words))
        if table.seat is not None:
            await self._review(table.names[table.seat])
        path = await self.session.keep()
        self._say("plain-record", path=str(path), command=f"knolle verify {path}")

    async def _review(self, name: str) -> None:
        self._say("review-thinking", name=name)
        try:
            review: Facts = await self.session.review()
        except (KnolleError, OSError) as error:  # the match is over all the same
            if isinstance(error, Refusal):
                self._refuse(error)
            else:
                self._say("plain-no-review")
            return
        table = self.table
        self._write_all(
            telling.review_lines(self._slug, review, table.names, self.words, "ear", log=table.log, first=table.first)
        )
