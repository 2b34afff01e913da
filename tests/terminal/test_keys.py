"""Every key that is shown works, in every language, and leaving asks first."""

import pytest
from textual.pilot import Pilot

from knolle.terminal.app import TableApp
from knolle.terminal.boards import board_of
from knolle.terminal.boards.tray import Tray
from knolle.terminal.screens.keys import board_keys
from knolle.terminal.screens.moments import frame_of
from knolle.words.catalogue import Words, languages, own_id
from terminal.prepared import PreparedSession
from terminal.screen import app_of, on_screen, seen, shown

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("key", ["l", "s", "e"])
def test_a_capital_letter_works_too(key: str) -> None:
    capital = key.upper()
    small, large = (shown(PreparedSession("potato-man", 4, n_choices=14), one) for one in (key, capital))
    assert small == large
    closed = shown(PreparedSession("potato-man", 4, n_choices=14), key, capital)
    assert closed == shown(PreparedSession("potato-man", 4, n_choices=14)), (
        "the key that opens a panel closes it, in either case"
    )


def test_a_capital_letter_works_before_and_after_a_match() -> None:
    waiting = PreparedSession("companeros", 4, is_local=False)
    waiting.wait()
    assert Words("en").say("chat-empty") in shown(waiting, "M")
    over = PreparedSession("hot-potato", 2, n_choices=999, points=1, is_local=False)
    shown(over, "R")
    assert over.calls[0] == ("rematch", None)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "players"), [("potato-man", 5), ("companeros", 6), ("hot-potato", 4)])
def test_no_key_at_the_bottom_starts_the_notation_of_a_card(game: str, players: int, lang: str) -> None:
    words = Words(lang)
    for session in (PreparedSession(game, players, n_choices=n, is_local=False) for n in range(0, 24, 2)):
        frame = frame_of(session.table, words)
        assert frame is not None
        keys = [key.shown.lower() for key in board_keys(frame, session.table, words, has_chat=True)]
        notations = {text for item in board_of(game).items(frame) for text in item.notations}
        assert [(key, text) for key in keys for text in notations if text.startswith(key)] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["potato-man", "hot-potato"])
def test_the_foot_of_a_small_screen_has_room_for_hint_last_scores_undo_and_log(game: str, lang: str) -> None:
    foot = shown(PreparedSession(game, 4), lang=lang).rstrip().split("\n")[-1]
    wanted = ("hint", "last", "scores", "undo", "log", "help", "leave-title")
    words = Words(lang)
    said = [words.say(own_id(key, game)) for key in wanted]
    assert [word for word in said if word not in foot] == []


def test_lilac_cards_and_the_last_trick_in_german() -> None:
    def press(*keys: str) -> str:
        return shown(PreparedSession("companeros", 6, n_choices=4), *keys, lang="de")

    assert press("l", "6") == press("p", "6") == press("L", "6") != press()
    for key in "zZ":
        assert "─  Letzter Stich  ─" in press(key)


def test_local_letters_take_precedence_over_the_notation() -> None:
    frame = frame_of(PreparedSession("companeros", 3).table, Words("it"))
    assert frame is not None
    frame.view["hand"] = ["G3", "Y3"]
    tray = Tray("tray")
    tray.items = board_of("companeros").items(frame)
    assert (tray._place_of("g3"), tray._place_of("v3"), tray._place_of("y3")) == (1, 0, 1)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "q", "Q"])
@pytest.mark.parametrize("again", ["ctrl+c", "q", "enter", "escape"])
def test_leaving_asks_once_and_in_the_local_language(key: str, again: str) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert "Das Spiel ist so gespeichert, wie es steht." in seen(app)
        assert app.is_running and "Press" not in seen(app) and "quit" not in seen(app)
        await pilot.press(again)
        await pilot.pause()
        assert app._exit == (again != "escape")

    on_screen(app_of(PreparedSession("potato-man", 4, n_choices=2), lang="de"), leave)


@pytest.mark.parametrize("key", ["m", "c", "question_mark", "s"])
def test_leaving_asks_over_a_panel_too(key: str) -> None:
    lines = shown(PreparedSession("potato-man", 4, n_choices=14, is_local=False), key, "ctrl+c")
    assert "Nobody else is playing, so the match waits for you." in lines


def test_textual_commands_are_off() -> None:
    before = shown(PreparedSession("potato-man", 4, n_choices=2))
    assert shown(PreparedSession("potato-man", 4, n_choices=2), "ctrl+p") == before


def test_enter_selects_the_first_legal_item() -> None:
    session = PreparedSession("potato-man", 4, n_choices=2)
    assert shown(session, "enter") == shown(PreparedSession("potato-man", 4, n_choices=2), "right")
    assert session.calls == []
