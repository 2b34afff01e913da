"""Everything that plain mode prints: who is seated, what happened, the situation, questions, and the end."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from knolle.core.errors import KnolleError
from knolle.core.registry import game
from knolle.terminal import people, sentences
from knolle.terminal.command_line import command_line
from knolle.terminal.memory import Ending
from knolle.terminal.session import RefusalError, Session
from knolle.terminal.table import ClientMoment, News
from knolle.terminal.tools import TOOLS
from knolle.words.catalogue import Words
from knolle.words.said import Said, Value
from knolle.words.sentence import Reader, join

Question = Literal["turn", "start", "anyway", "accept", "consent", "back", "again"]
MOST_LINES = 20
"""Sentences of the log that are printed by default."""
HELP = ("help", "hint", "why", "last", "scores", "count", "log", "table", "undo", "say", *TOOLS, "quit")


class Voice:
    """Describes one table for listening: short sentences, and nothing repeated that has not changed."""

    def __init__(self, session: Session, words: Words, write: Callable[[str], None]) -> None:
        self.session = session
        self.table = session.table
        self.words = words
        self.write = write
        self.n_undone = 0
        self._n_events = 0
        """The number of events that were printed or passed over."""
        self._knows_of_waiting = False
        self._away: set[str] = set()
        """The seats of players who are known to be away."""
        self._misses_host = False
        self._lines: list[str] = []
        self._situation: list[str] = []

    @property
    def _slug(self) -> str:
        return str(self.table.facts["game"])

    @property
    def _reader(self) -> Reader:
        return sentences.reader_of(self.table, self.words, "ear")

    def say(self, id: str, **args: str | int | float) -> None:
        """Print a message of the catalogue."""
        self.write(self.words.say(id, **args))

    def say_all(self, lines: Iterable[str]) -> None:
        """Print several lines."""
        for line in lines:
            self.write(line)

    def word(self, command: str) -> str:
        """Return the word for a command in this language."""
        return self.words.say(f"plain-word-{command}")

    # -- events ------------------------------------------------------------------------------------

    def _name(self, facts: dict[str, Any]) -> str:
        """Return the name at the seat of a fact."""
        return str(self.table.names[facts["seat"]])

    def pass_over(self) -> None:
        """Treat everything that has happened so far as printed."""
        self._n_events = self.table.n_events

    def greet(self) -> None:
        """Print who is seated, and whether the player is among them."""
        seat = self.table.seat
        names = join([name for name in self.table.names if name], "list-last", self.words)
        self.say("plain-welcome", game=self.words.say(f"game-{self._slug}"), names=names)
        if seat is None:
            self.write(people.spectator_line(self.table, self.words) or self.words.say("plain-watching"))
        else:
            self.say("plain-seated", name=self.table.names[seat])
        if self.table.status == "waiting" and not self.table.you["host"]:
            self.write(people.waits_for(self.table, self.words))
        if self._n_events and self.table.status == "playing":
            self.say("plain-goes-on")

    def tell(self, news: Iterable[News]) -> None:
        """Print everything that has happened since the last call."""
        self._lines = []
        for one in news:
            if one.face is not None:
                self.say("face-shown", name=self._name(one.face), face=self.words.say(f"face-{one.face['face']}"))
            if one.chat is not None and one.chat["name"] not in self.session.mutes:
                self.say("plain-chat", name=sentences.speaker(one.chat, self.words), text=one.chat["text"])
            self.say_all(sentences.lines(one.about, self._reader))
            for moment in one.moments:
                self._tell_moment(moment, is_whole=one.kind == "snapshot")
        table = self.table
        self._tell_absence()
        if table.awaits_bots and not self._knows_of_waiting:
            self.say("bots-prepare")
        self._knows_of_waiting = table.awaits_bots

    def _tell_absence(self) -> None:
        """Print who has gone, and what will happen, once. The log says for whom a bot plays, and who is the host."""
        away, table = self.table.presence["away"], self.table
        for seat, absence in away.items():
            is_news = seat not in self._away and table.status == "playing" and int(seat) != table.seat
            if is_news and table.facts["seats"][int(seat)]["bot"] is None:
                told = people.absence(table.names[int(seat)], absence, table.skew, self.words)
                self.write(people.rescue(table, int(seat), self.words) or told)
        self._away = set(away)
        is_host_away = table.status == "waiting" and table.presence.get("host") is not None
        if is_host_away and not self._misses_host:
            self.write(people.waits_for(table, self.words))
        self._misses_host = is_host_away

    def _tell_moment(self, moment: ClientMoment, *, is_whole: bool) -> None:
        """Print what is said of the events that are new."""
        if moment.view is None or is_whole:
            self._n_events = min(self._n_events, moment.number + len(moment.events))
        fresh: list[Sequence[Said]] = []
        for number, (event, said) in enumerate(zip(moment.events, moment.said, strict=True), moment.number):
            if event["type"] == "undo":
                self._n_events = min(self._n_events, event["kept"])
                self.n_undone += 1
                fresh.append(said)
            elif number >= self._n_events:
                self._n_events = number + 1
                fresh.append(said)
        lines = sentences.event_lines(fresh, self._reader, hides_hand=True)
        self._lines += lines
        self.say_all(lines)

    def tell_connection(self, news: News) -> None:
        """Print that the connection is lost, or that it is back and what happened meanwhile."""
        if news.kind == "link" and self.session.status == "lost":
            self.say("reconnecting")
        elif news.kind == "back":
            self.say_all(sentences.lines([news.missed or Said("plain-connected")], self._reader))

    def choice(self, action: str) -> Value | None:
        """Return the name of an action, if it is legal."""
        view = self.table.view
        if view is None or action not in self.table.legal:
            return None
        called: Value = game(self._slug).telling.name_action(action, view)
        return called

    def say_choice(self, id: str, choice: Value) -> None:
        """Print what becomes of a choice that waits for the connection."""
        self.say_all(sentences.lines([Said(id, {"choice": choice})], self._reader))

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, question: Question | None) -> None:
        """Print a question, preceded by what is new in the situation."""
        if question == "turn":
            self.describe([*self._situation, *self._lines])
            self._tell_time()
        self.prompt(question)

    def describe(self, known: Iterable[str] = ()) -> None:
        """Print the situation, without the lines already known, and the numbered choices."""
        view = self.table.view
        if view is None:
            self.say("refused-table-waiting")
            return
        *lines, last = self._situation = sentences.situation(view, self._reader)
        self.say_all([line for line in lines if line not in known])
        self.write(last)
        reader = sentences.reader_of(self.table, self.words)
        for number, action in enumerate(self.table.legal, 1):
            self.write(f"{number}  {sentences.action_text(action, view, reader)}")

    def names(self) -> dict[str, str]:
        """Return the actions that can be named in an answer, by name."""
        view = self.table.view
        return {} if view is None else sentences.action_names(view, sentences.reader_of(self.table, self.words))

    def _tell_time(self) -> None:
        left = self.table.seconds_left
        if left is not None:
            if left < sentences.LONG:
                self.say("plain-time", seconds=left)
            else:
                self.say("plain-time-left", time=sentences.time_text(left, self.words))

    def prompt(self, question: Question | None) -> None:
        """Print the question only."""
        match question:
            case "turn":
                self.say("plain-ask", count=len(self.table.legal))
            case "start":
                self.say("plain-ask-start", word=self.word("start"))
            case "anyway":
                self.say("plain-ask-anyway", word=self.word("start"))
            case "accept":
                self.say("plain-ask-accept", word=self.word("rematch"), quit=self.word("no"))
            case "consent":
                self.say("undo-asks", name=self.table.names[self.table.facts["undo"]["seat"]])
                self.say("plain-ask-consent", yes=self.word("yes"), no=self.word("no"))
            case "back":
                self.say(people.takeover_id(self.table))
                keeps = people.is_given_away(self.table)
                self.say("plain-ask-keep" if keeps else "plain-ask-back", word=self.word("back"))
            case "again":
                self.say("plain-ask-again", word=self.word("rematch"), quit=self.word("quit"))

    # -- answers -----------------------------------------------------------------------------------

    def refuse(self, refusal: RefusalError) -> None:
        """Print why something is refused, with its rule."""
        self.write(sentences.refusal_text(refusal, self._reader))

    def help(self) -> None:
        """Print the commands."""
        example = sentences.example(self._slug, self.table.view, self.words)
        for name in HELP:
            is_left_out = dict.fromkeys(("say", *TOOLS), self.session.door.is_local)
            is_left_out["count"] = not sentences.can_count(self._slug)
            if not is_left_out.get(name):
                self.say(f"plain-help-{name}", word=self.word(name), card=example)

    def log(self, most: int = MOST_LINES) -> None:
        """Print the latest events, as far back as they may be shown."""
        lines = sentences.event_lines(self.table.said, self._reader)
        self.say_all(lines[-most:] or [self.words.say("log-empty")])

    def last(self) -> None:
        """Print the last trick or round."""
        self.say_all(sentences.last_lines(self.table, self._reader))

    def scores(self) -> None:
        """Print the scores so far."""
        self.say_all(sentences.score_lines(self.table.view or {"scores": []}, self._reader))

    def count(self) -> None:
        """Print where all cards are."""
        view = self.table.view
        if view is None:
            self.say("refused-table-waiting")
        elif sentences.can_count(self._slug):
            self.say_all(sentences.count_lines(view, self._reader))
        else:
            self.say("plain-no-count")

    async def hint(self) -> None:
        """Print what the master would choose."""
        if self.table.is_my_turn and self.table.facts["settings"]["hints"]:  # otherwise it is refused at once
            self.say("hint-thinking")
        advice = await self.session.hint()
        self.write(sentences.advice_text(advice, self._reader))

    # -- the end -----------------------------------------------------------------------------------

    async def end(self) -> None:
        """Print the result, a short review, and where the record is."""
        table, end = self.table, self.session.ending
        assert table.view is not None
        self.say_all(sentences.situation(table.view, self._reader))
        self.say_all(people.mark_lines(table, self.words))
        if end.seat is not None:
            await self._review(end, table.names[end.seat])
        found = await self.session.check(end)
        self.say_all(sentences.check_lines(found, self.words))
        if found is None or found.has_record:
            path = await self.session.keep(end)
            self.say("plain-record", path=str(path), command=command_line("verify", str(path)))

    async def _review(self, end: Ending, name: str) -> None:
        self.say("review-thinking", name=name)
        try:
            review = await self.session.review(end)
        except (KnolleError, OSError):  # the match is over anyway
            self.say("plain-no-review")
            return
        self.say_all(sentences.review_lines(review, self._reader))
