"""Tables for tests of the page: made over HTTP by a person's own browser, played by clicking what may be chosen."""

import re
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page

from web.browsing import QUICK, Person

ALLOWED = re.compile(r"may be played|^Take ")
OTHERS = "[data-choice]:not([aria-disabled='true']), li.hand [data-potato][aria-disabled='false']"
LONGEST = 240


def table_of(person: Person, game: str, players: int, **more: Any) -> str:
    """A new table; the path of its page."""
    person.page.request.get(f"{person.address}/api/me")
    body = {"game": game, "players": players} | more
    answer = person.page.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    path: str = answer.json()["path"]
    return path


def sit(person: Person, path: str, name: str) -> Page:
    """Open the link, say a name, take a seat."""
    page = person.go(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Sit down", exact=True).wait_for(state="detached")
    return page


def quick(person: Person) -> None:
    """No pauses, no flights, one tap."""
    person.set(**QUICK)


def choices(page: Page) -> Locator:
    """Whatever may be chosen now."""
    return page.get_by_role("button", name=ALLOWED).or_(page.locator(OTHERS))


def is_over(page: Page) -> bool:
    return page.get_by_role("dialog", name="Result").is_visible()


def choose(page: Page) -> bool:
    """Click the first thing that may be chosen; whether there was one."""
    try:
        first = choices(page).first
        if not first.is_visible():
            return False
        first.click(timeout=2000)
    except Error:
        return False  # it was gone before the click: somebody else was quicker, or the match is over
    return True


def play_on(*people: Person, until: Any = None) -> None:
    """All choose whatever comes first, until the match is over or `until` says so."""
    ends = time.monotonic() + LONGEST
    while not all(is_over(person.page) for person in people):
        if until is not None and until():
            return
        assert time.monotonic() < ends, "the match did not end"
        chosen = [choose(person.page) for person in people]
        if not any(chosen):
            people[0].page.wait_for_timeout(50)
