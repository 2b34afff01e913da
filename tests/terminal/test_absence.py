"""Who is away, for how long, and what follows: on the board, in the waiting room and in plain lines."""

from types import SimpleNamespace
from typing import Any

import pytest
from rich.segment import Segment
from textual.pilot import Pilot

from knolle.terminal import table as client_table
from knolle.terminal.app import TableApp
from knolle.terminal.boards.paper import Block
from knolle.terminal.boards.seats import box
from knolle.terminal.screens.moments import frame_of
from knolle.terminal.table import News
from knolle.terminal.voice import Voice
from knolle.words.catalogue import Words
from terminal.prepared import PreparedSession
from terminal.screen import app_of, on_screen, seen, until


class Clock(SimpleNamespace):
    """This machine's clock, in seconds, as tests set it."""

    now = 0.0

    def time_ns(self) -> int:
        return int(self.now * 1e9)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(client_table, "time", found)
    return found


def session_with(players: int = 4, **facts: Any) -> PreparedSession:
    """Return a session at a table where Ben is a person and has been away since second 0."""
    session = PreparedSession("potato-man", players, n_choices=2, is_local=False)
    session.table.facts["seats"][1] |= {"kind": "person", "bot": None}
    session.table.facts["settings"]["clock"] = None
    session.table.presence["away"] = {"1": {"since": 0} | facts}
    session.table.skew = 0
    return session


def hear_presence(session: PreparedSession) -> None:
    for listener in session.listeners:
        listener(News("presence"))


def lines(block: Block) -> list[str]:
    return [line.plain for line in block]


# -- the board -------------------------------------------------------------------------------------


def test_a_seat_shows_how_long_its_player_is_away_and_when_a_bot_takes_over(clock: Clock) -> None:
    clock.now = 20.0
    for facts, note in (({}, "Away for 0:20"), ({"bot": 60_000}, "Away, bot in 0:40")):
        frame = frame_of(session_with(**facts).table, Words("en"))
        assert frame is not None
        assert lines(box(frame, 1, 38, []))[0].startswith(f"╭─ Ben · {note} ─")


def test_in_a_narrow_box_the_absence_is_at_the_bottom_and_short(clock: Clock) -> None:
    clock.now = 20.0
    frame = frame_of(session_with(bot=60_000).table, Words("en"))
    assert frame is not None
    assert lines(box(frame, 1, 26, [])) == ["╭─ Ben ──────────────────╮", "╰─ Away, bot in 0:40 ────╯"]
    assert lines(box(frame, 1, 15, [])) == ["╭─ Ben ───────╮", "╰─ bot 0:40 ──╯"]


def test_a_table_that_lasts_for_days_counts_no_seconds(clock: Clock) -> None:
    session = session_with()
    session.table.facts["settings"]["clock"] = {"move": 86400, "reserve": 0}
    frame = frame_of(session.table, Words("en"))
    assert frame is not None and lines(box(frame, 1, 38, []))[0].startswith("╭─ Ben · Away ─")


def test_the_board_counts_down_by_itself(clock: Clock) -> None:
    session = session_with(bot=60_000)

    async def wait(app: TableApp, pilot: Pilot[None]) -> None:
        clock.now = 20.0
        hear_presence(session)
        await until(pilot, lambda: "bot in 0:40" in seen(app))
        clock.now = 30.0
        await until(pilot, lambda: "bot in 0:30" in seen(app))

    on_screen(app_of(session), wait)


def test_without_a_connection_the_hand_the_arrow_and_the_question_are_dim() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2, is_local=False)

    async def lose(app: TableApp, pilot: Pilot[None]) -> None:
        def colours() -> dict[str, Any]:
            segments: list[Segment] = [one for strip in app.screen._compositor.render_strips() for one in strip]
            return {
                sign: next(one.style.color for one in segments if sign in one.text and one.style)
                for sign in ("►", "Your turn", "╭")
            }

        await pilot.pause()
        before = colours()
        session.lose()
        await until(pilot, lambda: all(colours()[sign] != colour for sign, colour in before.items()))
        session.status = "connected"
        hear_presence(session)
        await until(pilot, lambda: colours() == before)

    on_screen(app_of(session), lose)


def test_a_host_is_told_when_a_bot_may_play_for_somebody_and_how(clock: Clock) -> None:
    session, told = session_with(rescue=60_000), list[str]()
    session.table.view |= {"to_act": [1], "legal": []}  # type: ignore[operator]
    Voice(session, Words("en"), told.append).tell([])  # type: ignore[arg-type]
    assert told == ["Ben is away. In 1:00 you can let a bot play: bot 2"]
    session.table.facts["seats"][2] |= {"kind": "person", "bot": None}
    session.table.presence["away"] |= {"2": {"since": 0, "rescue": 90_000}}
    Voice(session, Words("en"), told.append).tell([])  # type: ignore[arg-type]
    assert told[2:] == ["Cleo is away. In 1:30 you can let a bot play: bot 3"]

    async def wait(app: TableApp, pilot: Pilot[None]) -> None:
        clock.now = 20.0
        await until(pilot, lambda: "Ben is away. In 0:40 you can let a bot play: /bot 2" in seen(app))
        clock.now = 60.0
        await until(pilot, lambda: "Ben is away. To let a bot play: /bot 2" in seen(app))
        session.table.you["host"] = False
        await until(pilot, lambda: "/bot 2" not in seen(app))

    on_screen(app_of(session), wait)


# -- the seat is given away ------------------------------------------------------------------------


def test_a_player_whose_seat_is_given_away_is_told_how_to_keep_it() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2, is_local=False)
    seats = session.facts()["seats"]
    seats[0] |= {"bot": "medium", "cause": "away"}

    async def keep(app: TableApp, pilot: Pilot[None]) -> None:
        offer = {"seat": 0, "state": "granted", "name": "Eva", "ready": 0}
        session.tell(table={"seats": seats, "offers": [offer]})
        await until(pilot, lambda: "Your seat is being given to somebody else.   + Keep my seat" in seen(app))
        await pilot.press("plus")
        await until(pilot, lambda: session.calls == [("back", None)])

    on_screen(app_of(session), keep)
    told: list[str] = []
    session.table.facts |= {"seats": seats, "offers": [{"seat": 0, "state": "offered", "name": None, "ready": None}]}
    Voice(session, Words("en"), told.append).prompt("back")  # type: ignore[arg-type]
    assert told == ["Your seat is being given to somebody else.", "To keep your seat: back"]


# -- the waiting room ------------------------------------------------------------------------------


def test_the_waiting_room_counts_seconds_by_itself(clock: Clock) -> None:
    session = session_with()

    async def wait(app: TableApp, pilot: Pilot[None]) -> None:
        seats = [dict(one) for one in session.table.facts["seats"]]
        session.wait()
        session.tell(table={"seats": seats})
        clock.now = 5.0
        await until(pilot, lambda: "away for 0:05" in seen(app))
        clock.now = 65.0
        await until(pilot, lambda: "away for 1:05" in seen(app))

    on_screen(app_of(session), wait)


def test_everybody_who_waits_sees_when_the_role_of_an_absent_host_passes(clock: Clock) -> None:
    session, told = session_with(), list[str]()
    session.table.facts["status"] = "waiting"
    session.table.presence |= {"host": 120_000}
    voice = Voice(session, Words("en"), told.append)  # type: ignore[arg-type]
    voice.tell([])
    voice.tell([])
    assert told == ["The host is away. In 2:00 the next player takes their place."]


# -- the marks of a match --------------------------------------------------------------------------


def test_the_end_shows_the_hints_and_undos_of_a_match() -> None:
    session = PreparedSession("potato-man", 3, n_choices=999, rounds=1)
    session.table.facts |= {"hints": [2, 0, 0], "undos": [1, 0, 1]}

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        marks = "Ann: 2 hints, 1 choice taken back · Cleo: 1 choice taken back"
        await until(pilot, lambda: marks in seen(app))

    on_screen(app_of(session), look)
