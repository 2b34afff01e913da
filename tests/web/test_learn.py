"""The lessons, each played to its end by doing what the coach says."""

import re

import pytest
from playwright.sync_api import expect

from web.browsing import PHONE
from web.conftest import Visit
from web.tables import again_and_again, quick, shown, tried
from web.test_playing import ONE_GAME

pytestmark = pytest.mark.slow

ASKED = re.compile("recommended")


@pytest.mark.parametrize("game", ONE_GAME)
def test_a_lesson_leads_to_its_end(game: str, visit: Visit) -> None:
    with visit(viewport=PHONE) as ann:
        quick(ann)
        page = ann.go(f"/learn/{game}")
        coach = page.get_by_role("region", name="Your coach")
        expect(coach).to_be_visible()
        assert ann.violations() == []
        over = coach.get_by_role("link", name="All games")
        told, asked = coach.get_by_role("button", name="Next"), page.get_by_role("button", name=ASKED).first
        choices = set()  # the moments at which the lesson asked for one

        def follow() -> bool:
            if not tried(told) and asked.is_visible():
                choices.add(shown(page))
                tried(asked)
            return False

        again_and_again(page, follow, until=over.is_visible)
        assert len(choices) >= 3
        assert ann.violations() == []


def test_the_coach_insists_on_the_lesson(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        page = ann.go("/learn/potato-man")
        coach = page.get_by_role("region", name="Your coach")
        other = page.get_by_role("button", name=re.compile("may be played")).last
        told = coach.get_by_text(re.compile("Read this first|in this lesson"))
        # a click right after the cards were dealt only selects
        again_and_again(page, lambda: tried(other), until=told.is_visible)
