"""What is said when the connection is back."""

import math
from dataclasses import replace

import pytest

from knolle.terminal.missed import Mark, mark_of, missed_since
from knolle.terminal.table import ClientTable, News
from knolle.words.said import Said
from terminal.prepared import PreparedSession
from terminal.screen import Pilot, TableApp, app_of, on_screen, until

LONG_AGO, THIS_MOMENT = -math.inf, math.inf
BACK = Said("log-comes-back", {"name": "Ann"})


def table_at(n_choices: int) -> ClientTable:
    return PreparedSession("potato-man", 4, n_choices=n_choices).table


def missed(n_events: int, *about: Said) -> Said | None:
    """Return what Ann is told who was there for all events but the last `n_events`; `about` was said before those."""
    table = table_at(1)
    mark = Mark(1, table.n_events - n_events, LONG_AGO)
    table.said[mark.n_events - 1] += about
    return missed_since(mark, table)


def test_what_was_missed_is_one_sentence() -> None:
    *_, before, (last,) = table_at(1).said
    assert missed(0) == Said("back-nothing")
    assert missed(1) == Said("back-one", {"last": last})
    assert missed(2) == Said("back-many", {"last": last, "count": len(before) + 1})


def test_a_bot_that_played_for_the_reader_is_mentioned() -> None:
    last = table_at(1).said[-1][-1]
    assert missed(1, BACK) == Said("back-bot", {"last": last})
    assert missed(1, Said("log-comes-back", {"name": "Ben"})) == Said("back-one", {"last": last})


def test_the_readers_own_return_is_not_what_happened_last() -> None:
    table = table_at(1)
    mark = Mark(1, table.n_events - 1, LONG_AGO)
    last = table.said[-1][-1]
    table.said[-1] += (BACK,)
    assert missed_since(mark, table) == Said("back-bot", {"last": last})


def test_what_happened_is_told_even_after_a_moment_but_nothing_is_not() -> None:
    table = table_at(1)
    assert missed_since(Mark(1, table.n_events - 1, THIS_MOMENT), table) == Said(
        "back-one", {"last": table.said[-1][-1]}
    )
    assert missed_since(Mark(1, table.n_events, THIS_MOMENT), table) is None


def test_a_message_that_this_version_does_not_know_does_not_count() -> None:
    table = table_at(1)
    mark = replace(mark_of(table), n_events=table.n_events - 1, at=LONG_AGO)
    last = table.said[-1][-1]
    table.said[-1].append(Said("log-of-a-later-version"))
    assert missed_since(mark, table) == Said("back-one", {"last": last})


@pytest.mark.parametrize("mark", [Mark(2, 0, LONG_AGO), Mark(None, 0, LONG_AGO)])
def test_nothing_is_told_of_another_match(mark: Mark) -> None:
    assert missed_since(mark, table_at(1)) is None


def test_the_screen_says_it() -> None:
    session = PreparedSession("potato-man", 4, is_local=False)

    async def come_back(app: TableApp, pilot: Pilot[None]) -> None:
        for listener in session.listeners:
            listener(News("back", missed=Said("back-nothing")))
        told = "Connected again. Nothing has happened meanwhile."
        await until(pilot, lambda: told in [one.message for one in app._notifications])

    on_screen(app_of(session), come_back)
