"""The first page."""

from playwright.sync_api import expect

from web.browsing import PHONE
from web.conftest import Visit


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
