"""The table on the screen: what it shows, how choices are made, its pace, and remote tables."""

import asyncio
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from knolle.core.errors import KnolleError
from knolle.terminal.app import TableApp
from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Space
from knolle.terminal.boards.tray import Tray
from knolle.terminal.memory import Ending, Fault, Findings, Memory
from knolle.terminal.screens.end import EndScreen
from knolle.terminal.screens.moments import TimedMoment, frame_of, moments_of
from knolle.terminal.screens.panels import ChatPanel
from knolle.terminal.screens.table import TableScreen
from knolle.terminal.screens.waiting import WaitingScreen
from knolle.terminal.session import RefusalError
from knolle.terminal.table import News
from knolle.words.catalogue import Words, languages
from terminal.prepared import PreparedSession, refusal
from terminal.screen import LARGE, SMALL, app_of, on_screen, seen, shown, until

pytestmark = pytest.mark.slow
KNOWN = Memory(commitment="", commitments=["ab", "cd"], names=["Ann", "Ben"], seat=0, draws=True, redraws=0)

# -- screens ---------------------------------------------------------------------------------------


def test_potato_man(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 4, n_choices=2), "right") == snapshot


def test_potato_man_of_five(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 5, n_choices=2)) == snapshot


def test_potato_man_of_two_on_a_large_screen(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 2, n_choices=5), size=LARGE) == snapshot


def test_potato_man_in_german(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 3, n_choices=3), "end", lang="de") == snapshot


def test_companeros_playing(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("companeros", 5, n_choices=4)) == snapshot


def test_companeros_taking(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("companeros", 6, n_choices=5, games=2), "right") == snapshot


def test_companeros_with_memory(snapshot: SnapshotAssertion) -> None:
    lines = shown(PreparedSession("companeros", 3, n_choices=6, memory="on"))
    assert lines.count("points hidden") == 3
    assert lines == snapshot


@pytest.mark.parametrize("is_new", [False, True])
def test_co16_with_memory_the_log_has_only_the_present_trick(is_new: bool) -> None:
    """It is the same whether the player was there from the beginning or has just come."""
    for memory in ("on", "off"):
        session = PreparedSession("companeros", 3, n_choices=9 if is_new else 0, memory=memory)
        while sum(event["type"] == "trick" for event in session.match.log) < 4:
            action = session.match.game.action_text(session.match.state, 0, session._draw(0))
            asyncio.run(session.act(action))
        in_panel, at_side = shown(session, "e").count("leads"), shown(session, size=LARGE).count("leads")
        assert (in_panel <= 1, at_side <= 1) == (memory == "on", memory == "on")
        frame = frame_of(session.table, Words("en"))
        assert frame is not None and (frame.last is None) == (memory == "on")


def test_co16_with_memory_the_last_trick_is_hidden() -> None:
    assert "Earlier tricks stay hidden in this match." in shown(
        PreparedSession("companeros", 3, n_choices=9, memory="on"), "l"
    )


def test_hot_potato_choosing(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("hot-potato", 4), "2") == snapshot


def test_hot_potato_shows_the_whole_deck_where_there_is_room(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("hot-potato", 4, n_choices=6), size=LARGE) == snapshot


def test_hot_potato_adding(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("hot-potato", 4, n_choices=1)) == snapshot


def test_hot_potato_effect(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("hot-potato", 3, n_choices=2), "end") == snapshot


def test_help(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 4, n_choices=2), "question_mark") == snapshot


def test_the_help_fits_the_game_and_the_language() -> None:
    german = shown(PreparedSession("companeros", 6, n_choices=4), "question_mark", lang="de", size=LARGE)
    assert "│ R8 " in german and "│ Z        letzter Stich" in german and "│ Eingabe  die gewählte Karte" in german
    potato = shown(PreparedSession("hot-potato", 4), "question_mark", size=LARGE)
    assert "last round" in potato and "trick" not in potato and "select a potato by its number" in potato
    assert "letter and number" not in potato


def test_last_trick(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 4, n_choices=4), "l") == snapshot


def test_scores_and_log(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 4, n_choices=14), "s") == snapshot
    assert shown(PreparedSession("potato-man", 4, n_choices=14), "e") == snapshot


def test_end(snapshot: SnapshotAssertion) -> None:
    assert shown(PreparedSession("potato-man", 4, n_choices=99)) == snapshot


@pytest.mark.parametrize(
    ("folder", "n_lines"), [("/home/ann/.local/share/knolle/records-of-ann", 1), ("/a-folder" * 9, 2)]
)
def test_the_path_of_the_record_is_wrapped_only_between_folders(folder: str, n_lines: int) -> None:
    path = Path(folder, "2026-01-01-1200-x.jsonl")

    class WithRecord(PreparedSession):
        async def keep(self, end: Ending) -> Path:
            return path

    lines = shown(WithRecord("potato-man", 4, n_choices=99), "end", size=LARGE).splitlines()
    first = next(k for k, line in enumerate(lines) if "The record of the match:" in line)
    left = lines[first].index("The record")
    parts = [line[left : left + 71].strip() for line in lines[first + 1 : first + 1 + n_lines]]
    assert "".join(parts) == str(path)
    assert all(part.endswith("/") for part in parts[:-1])


def test_the_end_says_whether_the_deal_is_the_one_that_was_fixed() -> None:
    class WithCheck(PreparedSession):
        found: ClassVar[Findings]

        async def check(self, end: Ending) -> Findings:
            return self.found

    def end(*faults: Fault, **more: Any) -> str:
        WithCheck.found = Findings(faults, KNOWN, **more)
        return shown(WithCheck("potato-man", 4, n_choices=99), "end", size=LARGE)

    good = end(withheld=["Ben"])
    assert "this device kept the fingerprints" in good and "! Before" not in good
    assert "Ben’s addition did not come in time" in good
    assert "! The seed does not match" in end("seed"), "an alarm is not only below the review"
    assert "! The record could not be fetched" in end("missing", has_record=False)


def test_a_record_that_cannot_be_saved_does_not_hide_that_the_check_failed() -> None:
    class WithoutDisk(PreparedSession):
        async def check(self, end: Ending) -> Findings:
            return Findings(["record"], None)

        async def keep(self, end: Ending) -> Path:
            raise OSError

    lines = shown(WithoutDisk("potato-man", 4, n_choices=99), size=LARGE)
    assert "! The record does not follow from its seed" in lines and "The record of the match:" not in lines


@pytest.mark.parametrize(("lang", "game"), [("de", "hot-potato"), ("fr", "potato-man"), ("it", "companeros")])
def test_other_languages(lang: str, game: str) -> None:
    lines = shown(PreparedSession(game, 3, n_choices=3), "h", "l", "escape", "question_mark", lang=lang)
    assert Words(lang).say("help") in lines


def test_too_small() -> None:
    assert "79 × 24" in shown(PreparedSession("hot-potato", 2), size=(79, 24))


@pytest.mark.parametrize(("game", "players"), [("potato-man", 5), ("companeros", 6), ("hot-potato", 4)])
def test_nothing_is_cut_off_at_the_minimum_size(game: str, players: int) -> None:
    board, room = board_of(game), Space(SMALL[0])
    tables = [PreparedSession(game, players, n_choices=n).table for n in range(0, 30, 2)]
    for table, words in product(tables, map(Words, languages())):
        frame = frame_of(table, words)
        assert frame is not None
        lines = [*board.others(frame, room), *board.middle(frame, room), board.own(frame, room)]
        assert [line.plain for line in lines if "…" in line.plain] == []
        assert len(lines) <= SMALL[1] - 8, "the title, the question, the tray and the keys need eight lines"
        items = board.items(frame)
        assert [line.plain for item in items for line in item.inside if "…" in line.plain] == []
        assert sum(item.width for item in items) <= SMALL[0]


# -- choosing --------------------------------------------------------------------------------------


def test_a_refused_card_is_explained_with_its_rule() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)
    lines = shown(session, "1", "enter")
    assert "There is already red in this trick" in lines
    assert "(Rule PM-7)" in lines
    assert session.calls == []


def test_a_card_is_chosen_by_its_notation() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)
    shown(session, "b", "1", "3", "enter")
    assert session.calls == [("act", "B13")]


def test_a_german_letter_is_understood() -> None:
    assert "Ge9 · Gelb 9" in shown(PreparedSession("potato-man", 4, n_choices=2), "g", "e", "9", lang="de")


def test_a_click_selects_and_another_plays() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)

    async def click(app: TableApp, pilot: Pilot[None]) -> None:
        tray = app.screen.query_one(Tray)
        place = next(k for k, item in enumerate(tray.items) if item.action == "B12")
        x = next(x for x in range(80) if tray.place_at(x) == place)
        await pilot.click(Tray, offset=(x + 2, 1))
        assert tray.item is not None and tray.item.action == "B12" and session.calls == []
        await pilot.click(Tray, offset=(x + 2, 1))
        await pilot.pause()

    on_screen(app_of(session), click)
    assert session.calls == [("act", "B12")]


def test_hint_marks_the_best_and_leaves_with_the_choice(snapshot: SnapshotAssertion) -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)

    async def hint(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause(0.05)
        assert seen(app) == snapshot
        await pilot.press("b", "enter")
        await pilot.pause(0.05)
        assert "◈" not in seen(app)

    on_screen(app_of(session), hint)


def test_a_refusal_is_shown() -> None:
    assert "You have not made a choice that could be undone" in shown(
        PreparedSession("potato-man", 4, n_choices=2), "u"
    )


# -- the pace --------------------------------------------------------------------------------------


def test_a_finished_trick_stays_until_a_key_and_nothing_is_lost() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("b", "enter")
        board = app.board
        await until(
            pilot, lambda: board.frame is not None and bool(board.frame.view["trick"]) and not board.frame.legal
        )
        assert board.frame is not None and len(board.frame.view["trick"]) == 4, "the whole trick lies there first"
        await until(pilot, lambda: board.frame is not None and board.frame.recap is not None)
        assert "wins the trick" in seen(app)
        n_events = len(session.match.log)
        assert len(board.frame.log) < n_events or not board.frame.legal
        await pilot.press("enter")
        await pilot.pause()
        assert board.frame.recap is None and len(board.frame.log) == n_events
        assert board.frame.view == session.table.view
        assert session.calls == [("act", "B11")], "the key that skips the wait plays nothing"

    on_screen(app_of(session, pace=4), play)


def test_every_moment_is_shown_in_order() -> None:
    session = PreparedSession("companeros", 4)
    logs: list[int] = []

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        draw = app.board.draw

        def note() -> None:
            if app.board.frame is not None:
                logs.append(len(app.board.frame.log))
            draw()

        app.board.draw = note  # type: ignore[method-assign]
        for _ in range(4):
            await pilot.press("right", "enter")
            await pilot.pause(0.05)

    on_screen(app_of(session, pace=0.001), play)
    assert logs == sorted(logs) and logs[-1] == len(session.match.log)


def test_the_end_of_a_round_is_shown(snapshot: SnapshotAssertion) -> None:
    session, words = PreparedSession("potato-man", 4, n_choices=9), Words("en")
    moments: list[TimedMoment] = []
    session.listen(lambda news: moments.extend(moments_of(session.table, news, words)))

    async def play() -> None:
        while session.table.view is not None and session.table.view["round"] == 1:
            await session.act(session.match.game.action_text(session.match.state, 0, session._draw(0)))

    asyncio.run(play())
    frames = [moment.frame for moment in moments if moment.frame is not None and moment.frame.recap is not None]
    kinds = [frame.recap.end["type"] for frame in frames if frame.recap is not None]
    assert kinds[-2:] == ["block", "round"] and set(kinds[:-2]) <= {"trick"}
    board = board_of("potato-man")
    lines = [line.plain.rstrip() for frame in frames[-2:] for line in board.middle(frame, Space(80))]
    assert "\n".join(lines) == snapshot


def test_a_round_of_hot_potato_stays_until_its_potatoes_are_gone() -> None:
    session, words = PreparedSession("hot-potato", 3), Words("en")
    moments: list[TimedMoment] = []
    session.listen(lambda news: moments.extend(moments_of(session.table, news, words)))

    async def play() -> None:
        while not session.match.is_over:
            await session.act(session.match.game.action_text(session.match.state, 0, session._draw(0)))

    asyncio.run(play())
    recaps = [moment.frame.recap for moment in moments if moment.frame is not None and moment.frame.recap is not None]
    n_rounds = sum(event["type"] == "points" for event in session.match.log)
    assert len(recaps) == n_rounds
    assert all(recap.events[0]["type"] == "reveal" and recap.all("points") for recap in recaps)


# -- remote tables ---------------------------------------------------------------------------------


def test_a_player_agrees_to_an_undo() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2, is_local=False)

    async def agree(app: TableApp, pilot: Pilot[None]) -> None:
        session.tell(table={"undo": {"seat": 2, "missing": [0]}})
        await pilot.pause(0.05)
        assert "Cleo would like to undo the last choice." in seen(app)
        await pilot.press("plus")
        await pilot.pause(0.05)
        assert "Cleo would like" not in seen(app)

    on_screen(app_of(session), agree)
    assert session.calls == [("consent", True)]


def test_a_seat_is_taken_back() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2, is_local=False)

    async def back(app: TableApp, pilot: Pilot[None]) -> None:
        seats = session.facts()["seats"]
        seats[0]["bot"] = "medium"
        session.tell(table={"seats": seats})
        await pilot.pause(0.05)
        assert "A bot is playing at your seat." in seen(app)
        await pilot.press("plus")
        await pilot.pause(0.05)
        assert "A bot is playing at your seat." not in seen(app)

    on_screen(app_of(session), back)
    assert session.calls == [("back", None)]


@pytest.mark.parametrize("rings", [False, True])
def test_the_bell_rings_when_the_turn_comes(rings: bool) -> None:
    session, bells = PreparedSession("potato-man", 4, n_choices=2, is_local=False), list[int]()
    app = app_of(session)
    app.rings = rings
    app.bell = lambda: bells.append(session.table.n_events)  # type: ignore[method-assign]

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first = session.table.n_events
        await pilot.press("b", "enter")
        await until(pilot, lambda: app.board.frame is not None and app.board.frame.log == tuple(session.table.log))
        session.tell(chat={"name": "Ben", "seat": 1, "text": "Hi", "at": 0})
        await pilot.pause(0.05)
        assert bells == ([first, session.table.n_events] if rings else [])

    on_screen(app, play)


def test_a_lost_connection_is_shown() -> None:
    session = PreparedSession("potato-man", 4, is_local=False)

    async def lose(app: TableApp, pilot: Pilot[None]) -> None:
        session.lose()
        await pilot.pause(0.05)
        assert "Reconnecting…" in seen(app)

    on_screen(app_of(session), lose)


def test_a_card_chosen_without_a_connection_is_kept_and_withdrawn_if_it_comes_too_late() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2, is_local=False)
    back = asyncio.Event()

    async def act(action: str) -> Any:
        await back.wait()
        raise RefusalError(refusal(KnolleError("stale", "", seen=1, seq=2)))

    session.act = act  # type: ignore[method-assign]

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        session.lose()
        await pilot.press("b", "enter")
        await pilot.pause(0.05)
        assert "will be sent as soon as it is back" in seen(app)
        session.status = "connected"
        back.set()
        await until(pilot, lambda: "came too late and was not played" in seen(app))

    on_screen(app_of(session), play)


@pytest.mark.parametrize("is_mine", [False, True])
def test_a_player_waiting_for_bots_sees_that_they_are_being_compiled(is_mine: bool) -> None:
    session = PreparedSession("potato-man", 4, is_local=False)
    assert session.table.view is not None
    if not is_mine:
        session.table.view |= {"to_act": [1], "legal": []}

    async def hear(app: TableApp, pilot: Pilot[None]) -> None:
        session.table.presence["preparing"] = True
        for listener in session.listeners:
            listener(News("presence"))
        await pilot.pause(0.05)
        assert ("The bots are getting ready." in seen(app)) == (not is_mine)

    on_screen(app_of(session), hear)


def test_chat() -> None:
    session = PreparedSession("potato-man", 4, is_local=False)

    async def chat(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("m", "h", "i", "enter")
        await pilot.pause(0.05)
        assert not isinstance(app.screen, ChatPanel)
        await pilot.press("m")
        await pilot.pause(0.05)
        assert "Ann: hi" in seen(app)

    on_screen(app_of(session), chat)
    assert session.calls == [("say", "hi")]


def test_the_waiting_room_and_the_start(snapshot: SnapshotAssertion) -> None:
    session = PreparedSession("companeros", 4, is_local=False)
    session.wait()

    async def start(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, WaitingScreen)
        assert seen(app) == snapshot
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert isinstance(app.screen, TableScreen)

    on_screen(app_of(session), start)
    assert session.calls == [("start", None)]


def test_the_others_wait_for_the_host_and_can_open_the_help() -> None:
    def waiting() -> PreparedSession:
        session = PreparedSession("companeros", 4, is_local=False)
        session.wait()
        session.table.you = {"name": "Ann", "seat": 0, "host": False}
        session.tell(table={"host": "Ben"})
        return session

    lines = shown(waiting())
    assert "Ben will deal the cards." in lines and "Enter" not in lines and "? Help" in lines
    assert "select a card by letter and number" in shown(waiting(), "question_mark")


def test_a_rematch_leads_through_the_waiting_room() -> None:
    session = PreparedSession("hot-potato", 2, n_choices=999, points=1, is_local=False)

    async def again(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, EndScreen)
        await pilot.press("r")
        await pilot.pause(0.05)
        assert isinstance(app.screen, TableScreen)

    on_screen(app_of(session), again)
    assert session.calls == [("rematch", None), ("start", None)]
