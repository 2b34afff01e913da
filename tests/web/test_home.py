"""The home page."""

import re

import pytest
from playwright.sync_api import expect

from web.browsing import PHONE, Person
from web.conftest import Visit
from web.tables import HAND, play_out, quick, sit, table_of

pytestmark = pytest.mark.slow


def test_the_three_games_are_offered(visit: Visit) -> None:
    with visit() as ann:
        page = ann.go("/")
        for name in ("Potato Man", "Compañeros", "Hot Potato!"):
            expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_phone_needs_no_sideways_scrolling(visit: Visit) -> None:
    with visit(viewport=PHONE) as ann:
        page = ann.go("/")
        expect(page.get_by_role("heading", name="Potato Man")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def dealt(person: Person) -> str:
    """Start a match with a bot and return the path of its table."""
    quick(person)
    path = table_of(person, "potato-man", 2, options={"rounds": 1}, bots={"1": "easy"}, settings={"starter": 0})
    sit(person, path, "Ann").get_by_role("button", name="Deal the cards").click()
    expect(person.page.locator(HAND)).to_have_count(12)
    return path


def test_only_a_desk_is_offered_to_move_to_the_phone(visit: Visit) -> None:
    with visit(viewport=PHONE, has_touch=True, is_mobile=True) as ann, visit() as ben:
        for person, is_there in ((ann, False), (ben, True)):
            page = person.go("/")
            expect(page.get_by_text("You play as")).to_be_visible()
            expect(page.get_by_role("button", name="Move to my phone")).to_be_visible(visible=is_there)


def test_a_match_with_bots_waits_for_its_player_and_can_be_put_away(visit: Visit) -> None:
    with visit() as ann:
        dealt(ann)
        page = ann.page
        page.get_by_role("button", name="Players").click()
        expect(page.get_by_text("The match will wait for you")).to_be_visible()
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("link", name="Continue").click()
        expect(page.locator(HAND)).to_have_count(12)
        ann.go("/")
        page.get_by_role("button", name="Close").click()
        assert ann.violations() == []
        page.get_by_role("button", name="Keep it").click()
        page.get_by_role("button", name="Close").click()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
        expect(page.get_by_text("Your finished matches will appear here")).to_be_visible()


def test_after_a_rematch_the_first_match_is_still_there(visit: Visit) -> None:
    with visit() as ann:
        path = dealt(ann)
        play_out(ann)
        page = ann.go("/")
        expect(page.get_by_role("link", name="Result")).to_have_attribute("href", path)
        ann.go(path).get_by_role("button", name="Rematch").click()
        expect(page.get_by_role("dialog", name="Result")).to_have_count(0)
        ann.go("/")
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
        expect(page.get_by_role("link", name="Result")).to_have_count(0)
        page.get_by_role("link", name="Replay").click()
        expect(page).to_have_url(re.compile(r"/replay\?match=1&seat=0(#\d+)?$"))
        expect(page.get_by_role("slider", name="Step of the match")).to_be_visible()
