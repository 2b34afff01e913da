"""Plain mode: every game from beginning to end, all answers, and tables with people."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from knolle.core.record import parse, replay
from knolle.server.storage import open_storage
from knolle.terminal.plain import Plain
from knolle.terminal.session import Session
from knolle.terminal.table import News
from knolle.terminal.voice import Voice
from knolle.words.catalogue import Words, own_id
from server.playing import LiveServer, serving
from terminal.prepared import PreparedSession
from terminal.sitting import SHORT, Keyboard, Page, Script, at_home, converse, match_file, run
from terminal.test_session import remote, table_of

pytestmark = pytest.mark.slow

ASKED = "Your choice"


def said(*answers: str, game: str = "potato-man", language: str = "en", for_ever: str | None = None) -> list[str]:
    """Sit at a new match and return the printed lines."""

    async def sit() -> list[str]:
        return await converse(at_home(await match_file(game)), *answers, language=language, for_ever=for_ever)

    return run(sit())


def answer_all(*answers: str, **how: Any) -> list[list[str]]:
    """Return the lines before the first question and after every answer, each up to the next question."""
    parts: list[list[str]] = [[]]
    for line in said(*answers, **how):
        parts[-1].append(line)
        if line.startswith(ASKED):
            parts.append([])
    return parts


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), [("potato-man", "de"), ("companeros", "fr"), ("hot-potato", "it")])
def test_a_match_from_beginning_to_end(game: str, language: str, data: Path) -> None:
    lines = said(game=game, language=language, for_ever="1")
    words = Words(language)
    assert lines[0].startswith(words.say(f"game-{game}")) and lines[1] == words.say("plain-seated", name="Ann")
    begin = next(k for k, line in enumerate(lines) if line.startswith("1  "))
    n_choices = next(n for n, line in enumerate(lines[begin:], 1) if not line.startswith(f"{n}  ")) - 1
    assert lines[begin + n_choices] == words.say("plain-ask", count=n_choices)
    (record,) = (data / "records").iterdir()
    assert lines[-1] == words.say("plain-record", path=str(record), command=f"knolle verify {record}")
    match = replay(parse(record.read_text().strip()))
    assert any("Ann" in line and str(match.result["totals"][0]) in line for line in lines[-12:])
    part = re.escape(words.say("review-summary", good=0, real=0, share="X")).replace("0", r"\d+").replace("X", ".*")
    assert any(re.fullmatch(part, line) for line in lines)
    assert any(words.say(own_id("score-unit", game)) in line for line in lines)
    assert game != "potato-man" or not any("punkt" in line.lower() for line in lines)


def test_the_situation_shows_only_what_is_new() -> None:
    before, after, *_ = answer_all("1", "hand")
    assert any(line.startswith("Round 1 of 1") for line in before)
    assert not any(line.startswith("Round 1 of 1") for line in after)
    assert any(line.startswith("You hold") for line in after)


@pytest.mark.parametrize("game", ["potato-man", "companeros"])
def test_the_hand_is_described_once(game: str) -> None:
    lines = said("quit", game=game)
    assert not any(line.startswith("Ann holds") for line in lines)


# -- answers ---------------------------------------------------------------------------------------


def test_a_card_is_chosen_by_number_notation_or_name() -> None:
    found = re.search(r"^(\d+)  (\S+) · (\w+ \d+)$", "\n".join(said()), re.MULTILINE)
    assert found
    number, notation, name = found.groups()
    for answer in (number, notation, notation.lower(), name, f" {name.upper()} "):
        assert answer_all(answer)[1][0] == f"Ann leads {name}.", answer


def test_the_notation_of_the_language_is_understood() -> None:
    lines = said("gelb99", "hand", language="de")
    label = next(line for line in lines if re.match(r"\d+  Ge\d+ · ", line)).split()[1]
    number = label.removeprefix("Ge")
    assert f"Ann spielt Gelb {number} aus." in said(label, language="de")
    assert f"Ann spielt Gelb {number} aus." in said(f"Y{number}", language="de")


def test_a_wrong_answer_is_explained_with_its_rule_and_the_question_repeated() -> None:
    first, *parts = answer_all("R99", "B99", "99", "", "0", "bingo bongo", "why R99")
    count = first[-1]
    pointer = "For everything you can answer: ?"
    assert parts[0] == [parts[0][0], pointer, count] and "R99" in parts[0][0] and parts[0][0].endswith("(Rule PM-6)")
    assert "B99" in parts[1][0]
    assert parts[2] == ["There is no number 99 here. The choices go from 1 to 12.", count]
    assert parts[3] == [count]
    assert parts[4][0].startswith("There is no number 0 here")
    assert "bingo bongo" in parts[5][0] and parts[5][1] == pointer
    assert "R99" in parts[6][0]


def test_commands_are_answered() -> None:
    first, helped, scores, counted, log, last, table, hint, why, *_ = answer_all(
        "?", "scores", "count", "log", "last", "table", "hint", "why 1", "quit"
    )
    assert "in your hand (" in counted[0] and "still out (" in counted[0]
    assert len(helped) == 11 and not any(line.startswith("say") for line in helped)
    assert scores[0] == "No scores yet."
    assert log[0].startswith("Round 1: ")
    assert last[0] == "No trick has been finished yet."
    assert table == first[first.index("Round 1 of 1") :]
    assert hint[0] == "Thinking…" and hint[1].startswith("The master would choose: ")
    assert why[0] == "You can do this."


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_commands_work_in_the_language_and_in_english(language: str) -> None:
    words = Words(language)
    own = [words.say(f"plain-word-{name}") for name in ("scores", "last", "quit")]
    for answers in (own, ["scores", "last", "quit"], [word.upper() for word in own]):
        lines = said(*answers, language=language)
        assert words.say("sheet-none") in lines and words.say("board-no-trick") in lines
        assert lines[-1] == words.say("plain-paused", command="knolle play --resume")


def test_a_choice_is_taken_back() -> None:
    first, _, taken_back, *_ = answer_all("1", "undo", game="companeros")
    assert taken_back[0].startswith("Ann took back ")
    assert [line for line in taken_back if re.match(r"\d+  ", line)] == [
        line for line in first if re.match(r"\d+  ", line)
    ]


# -- the end of input ------------------------------------------------------------------------------


def test_the_end_of_input_pauses_the_match_and_it_continues_later() -> None:
    async def sit() -> None:
        file = await match_file()
        first = await converse(at_home(file), "1")
        assert first[-1] == "The match is paused and saved. To continue: knolle play --resume"
        again = await converse(at_home(file), "log", "hand")
        assert "The match continues where you left off." in again
        shown = [line for line in first if line.startswith("Ann ") and "leads" in line]
        assert shown and shown[0] in again
        assert first[-2].startswith(ASKED) and first[-2] in again

    run(sit())


def test_a_match_that_ended_unseen_is_reported_next_time() -> None:
    async def sit() -> None:
        file = await match_file()
        session = at_home(file)
        async with session.open():
            await session.arrive()
            while session.table.status == "playing":
                if session.table.is_my_turn:
                    await session.act(session.table.legal[0])
                await asyncio.sleep(0)
        assert not session.is_kept
        again = at_home(file)
        lines = await converse(again)
        assert again.is_kept and lines[-1].startswith("The record is in ")
        assert not any(" plays " in line or " leads " in line for line in lines), "the match itself is not told again"

    run(sit())


# -- tables with people ----------------------------------------------------------------------------


class Guest:
    """A person at a keyboard, in plain mode at a remote table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.page = Page()
        self.keys = Keyboard()
        plain = Plain(session, Words("en"), self.keys, self.page, comeback="knolle join http://h/t/k")
        self.task = asyncio.ensure_future(plain.run())

    async def types(self, line: str | None, expects: str, n: int = 1) -> None:
        self.keys.type(line)
        await self.page.says(expects, n)


@asynccontextmanager
async def guest(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[Guest, Any, LiveServer]]:
    """Yield Ann in plain mode, the table's host as a bare client, and the server."""
    async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served, **settings) as (key, host):
        ann = Guest(remote(served, key))
        await ann.page.says("Host will deal the cards.")
        yield ann, host, served
        ann.keys.type(None)
        await ann.task


def test_playing_with_somebody_in_a_browser(tmp_path: Path) -> None:
    async def play() -> None:
        async with guest(tmp_path) as (ann, host, _):
            await host.ask("say", text="Hello there")
            await ann.page.says("Host says: Hello there")
            await ann.types("1", "You have nothing to choose right now.")
            await host.ask("start")
            await ann.page.says(ASKED)
            await ann.types("say On we go", "Ann says: On we go")
            await ann.types("1", "Ann leads ")
            await host.until(lambda told: bool(told.view and told.view["legal"]))
            await host.act()
            await ann.page.says("Host plays ")
            await ann.page.says(ASKED, 2)

    run(play())


def test_consent_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with guest(tmp_path, game="companeros") as (ann, host, _):

            async def others_choose() -> None:
                await host.until(lambda told: bool(told.view and len(told.view["trick"]) == 1 and told.view["legal"]))
                await host.act()
                await host.until(lambda told: len(told.view["trick"]) in (0, 3))  # the bot has played, too

            await host.ask("start")
            await ann.page.says(ASKED)
            await ann.types("1", "Ann leads ")
            await others_choose()
            await host.ask("undo")
            await ann.page.says("Host would like to undo the last choice.")
            await ann.page.says("Do you agree? yes or no")
            await ann.types("perhaps", "Do you agree?", 2)
            await ann.types("yes", "Host took back ")
            await others_choose()
            await ann.types("undo", "You have asked to undo your choice.")
            await host.ask("consent", agree=True)
            await ann.page.says("Ann took back ")

    run(play())


def test_a_seat_is_taken_back_from_the_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with guest(tmp_path, clock={"move": 60, "reserve": 0}) as (ann, host, _):
            await host.ask("start")
            await ann.page.says(ASKED)
            await ann.types("1", "Ann leads ")
            await host.until(lambda told: bool(told.view and told.view["legal"]))
            await host.act()
            await ann.page.says("Time left: ")
            await ann.session.ask("rise")
            await ann.page.says("A bot is playing at your seat.")
            await ann.page.says("Ann leaves: a bot (Medium) plays on.")
            await ann.types("back", "Ann is back and plays again.")

    run(play())


def test_a_restarted_server_is_reported(tmp_path: Path) -> None:
    async def play() -> None:
        async with guest(tmp_path) as (ann, host, served):
            await host.ask("start")
            await ann.page.says(ASKED)
            await served.hub.send_away()
            await ann.page.says("Reconnecting…")
            await ann.page.says("Connected again.")
            await ann.types("1", "Ann leads ")

    run(play())


def test_a_spectator_is_told_so_and_sees_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            bots = {0: "easy", 1: "easy"}
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots=bots, starter=0)
            page = Page()
            plain = Plain(remote(served, key), Words("en"), Keyboard(), page, comeback="")
            watching = asyncio.ensure_future(plain.run())
            await page.says("There is no free seat at this table, so you are watching.")
            await (await served.join(key, host.token)).ask("start")
            await watching
            assert any("wins!" in line or "share the win" in line for line in page.lines)
            assert page.lines[-1].startswith("The record is in ") and "1 to" not in " ".join(page.lines)

    run(play())


@asynccontextmanager
async def pipe(tmp_path: Path, *answers: str, **settings: Any) -> AsyncIterator[tuple[Page, Any, Any]]:
    """Yield Ann's printed lines, the table's host, and Ann's sitting, whose answers come from a pipe."""
    async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served, **settings) as (key, host):
        page = Page()
        plain = Plain(remote(served, key), Words("en"), Script(answers), page, comeback="knolle join http://h/t/k")
        yield page, host, asyncio.ensure_future(plain.run())


LEFT = "You have left the table. Your seat is kept for you. To come back: knolle join http://h/t/k"


def test_the_end_of_a_pipe_is_noticed_before_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with pipe(tmp_path, "?", "hint") as (page, _, sitting):
            await sitting
            helped = [line for line in page.lines if "such as" in line]
            assert helped and helped[0].endswith("such as Y2.")
            assert "Thinking…" not in page.lines
            assert page.lines[-1] == LEFT

    run(play())


def test_a_choice_from_a_pipe_waits_for_its_turn_and_then_the_end_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knolle.terminal.plain.GRACE", 0.05)

    async def play() -> None:
        async with pipe(tmp_path, "1") as (page, host, sitting):
            await page.says("1: queued until it is your turn.")
            await host.ask("start")
            await page.says("Ann leads ")
            await sitting  # the host has not chosen yet
            assert page.lines[-1] == LEFT

    run(play())


def test_a_spectator_leaves_at_the_end_of_a_pipe(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, bots={0: "easy", 1: "easy"}, starter=0)
            lines = await converse(remote(served, key), "1")
            assert "There is no free seat at this table, so you are watching." in lines
            assert lines[-1].startswith("You are no longer watching.") and len(lines) > 3

    run(play())


def test_a_rematch_at_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots={1: "easy"}, starter=0)
            ann = Guest(remote(served, key))
            await ann.page.says("You are Ann.")
            await (await served.join(key, host.token)).ask("start")
            n_answered = 0
            while ann.session.table.status != "over":
                if ann.page.count(ASKED) > n_answered:
                    n_answered += 1
                    ann.keys.type("1")
                await asyncio.sleep(0.002)
            await ann.page.says("Play again? rematch or quit")
            await ann.types("rematch", "Is everybody here? To deal the cards: start")
            await ann.types("start", "Round 1: ", 2)
            await ann.types("quit", "Your seat is kept for you")
            await ann.task

    run(play())


def test_compiling_of_bots_is_reported_once() -> None:
    session = PreparedSession("potato-man", 4, is_local=False)
    lines: list[str] = []
    voice = Voice(session, Words("en"), lines.append)  # type: ignore[arg-type]
    session.table.presence["preparing"] = True
    for _ in range(2):
        voice.tell([News("presence")])
    assert sum("getting ready" in line for line in lines) == 1


@pytest.mark.parametrize("memory", ["on", "off"])
def test_co16_everything_is_said_once_and_with_memory_only_the_present_trick_again(memory: str) -> None:
    session = PreparedSession("companeros", 3, memory=memory)
    news: list[News] = [News("snapshot", [session.table.whole()])]
    session.listen(news.append)

    async def play() -> None:
        while sum(event["type"] == "trick" for event in session.match.log) < 4:
            await session.act(session.match.game.action_text(session.match.state, 0, session._draw(0)))

    run(play())
    page, again = Page(), Page()
    voice: Any = Voice(session, Words("en"), page)  # type: ignore[arg-type]
    voice.tell(news)
    leads = sum(bool(event.get("leads")) for event in session.match.full_log())
    assert page.count(" leads ") == leads >= 4
    voice.write = again
    voice.log(99)
    assert again.count(" leads ") == (leads - 4 if memory == "on" else leads)
    voice.last()
    assert again.count("Earlier tricks stay hidden in this match.") == (memory == "on")


def test_co16_the_deal_is_said_although_it_is_hidden_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHORT, "companeros", (3, {"memory": "on"}))
    assert said("quit", game="companeros")[2].startswith("Game 1: ")
