"""Finished matches: result, replay, review, deal check, record, rematch."""

import json
import re
from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Page, Route, expect

from web.browsing import Person
from web.conftest import Visit
from web.tables import choices, is_over, play_out, quick, sit, table_of
from web.test_playing import ONE_GAME

pytestmark = pytest.mark.slow

SHORT = {"potato-man": {"rounds": 1}, "companeros": {}, "hot-potato": {"points": 2}}


OVER: dict[str, str] = {}
"""The paths of tables whose match is over, by game: anybody with the link may look."""


def over(person: Person, game: str = "potato-man") -> str:
    """Return the path of a table whose match is over."""
    if game not in OVER:
        OVER[game] = urlparse(finished(person, game).url).path
    return OVER[game]


def finished(person: Person, game: str = "potato-man") -> Page:
    """Play a match with bots to its end and return the page of its table."""
    quick(person)
    path = table_of(person, game, 3, options=SHORT[game], bots={"1": "easy", "2": "easy"})
    page = sit(person, path, "Ann")
    page.get_by_role("button", name="Deal the cards").click()
    play_out(person)
    return page


@pytest.mark.parametrize("game", ONE_GAME)
def test_replay_shows_the_match_from_any_seat(game: str, visit: Visit) -> None:
    with visit() as ann:
        page = ann.go(over(ann, game))
        page.get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider", name="Step of the match")
        expect(slider).to_be_visible()
        slider.focus()
        page.keyboard.press("Home")
        first = slider.input_value()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert int(slider.input_value()) == int(first) + 2
        page.keyboard.press("End")
        assert slider.input_value() == slider.get_attribute("max")
        page.get_by_label("View as").select_option(index=2)
        if game != "hot-potato":  # hands are open there anyway
            page.get_by_label("Show all hands").check()
            page.keyboard.press("ArrowLeft")
            expect(slider).not_to_have_value(slider.get_attribute("max") or "")
        assert ann.violations() == []


def test_a_review_names_the_costliest_moments(visit: Visit) -> None:
    with visit() as ann:
        page = ann.go(over(ann))
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_text(re.compile("choices as good as the master"))).to_be_visible(timeout=90_000)
        expect(page.get_by_text("The costliest moments")).to_be_visible()
        expect(page.get_by_text("Chance of winning").first).to_be_visible()
        assert ann.violations() == []


def test_the_deal_check_compares_the_match_with_what_was_shown_before_it(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        page = finished(ann)
        path = urlparse(page.url).path
        ben.go(f"{path}/check")
        expect(ben.page.get_by_text("The deal is only partly proven")).to_be_visible()
        expect(ben.page.get_by_text(re.compile("kept nothing from before the deal"))).to_be_visible()
        page.goto(page.url)
        page.get_by_role("link", name="Deal check").click()
        expect(page.get_by_text("The deal checks out")).to_be_visible()
        expect(page.get_by_text(re.compile("this device kept the fingerprints"))).to_be_visible()

        def swap(route: Route) -> None:
            route.fulfill(json=route.fetch().json() | {"seed": bytes(32).hex()})

        page.route("**/record*", swap)
        page.reload()
        expect(page.get_by_text("The deal does not check out")).to_be_visible()
        expect(page.get_by_text(re.compile("The server has swapped it"))).to_be_visible()
        expect(page.get_by_text(re.compile("does not prove that nobody peeked"))).to_be_visible()
        assert ann.violations() == []


def test_the_record_is_a_file(visit: Visit, tmp_path: Path) -> None:
    with visit() as ann:
        page = ann.go(over(ann))
        with page.expect_download() as told:
            page.get_by_role("link", name="Download the record").click()
        told.value.save_as(tmp_path / "record.json")
        record = json.loads((tmp_path / "record.json").read_text())
        assert record["format"] == "knolle/1"
        assert record["players"][0] == "Ann"


def test_a_rematch_against_bots_is_dealt_at_once(visit: Visit) -> None:
    with visit() as ann:
        page = finished(ann)
        assert is_over(page)
        page.get_by_role("button", name="Rematch").click()
        expect(choices(page).first).to_be_visible()
        expect(page.get_by_text("Round 1 of 1")).to_be_visible()
