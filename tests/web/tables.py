"""Tables for tests of the page: created over HTTP by a person's own browser, played by clicks or over sockets."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlparse

import websockets
from playwright.sync_api import Error, Locator, Page

from server.playing import Player, Socket
from web.browsing import QUICK, Person

CHOICES = (
    "{stage} [data-choice]:not([aria-disabled='true']), "
    "{stage}:not([data-legal='0']) li.hand [data-potato][aria-disabled='false']"
)
HAND = "[data-field='hand'] [data-card]"
LONGEST = 240


def table_of(person: Person, game: str, players: int, **more: Any) -> str:
    """Create a table and return the path of its page."""
    person.page.request.get(f"{person.address}/api/me")
    settings = {"tempo": "none"} | more.pop("settings", {})
    body = {"game": game, "players": players, "settings": settings} | more
    answer = person.page.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    path: str = answer.json()["path"]
    return path


def sit(person: Person, path: str, name: str) -> Page:
    """Open the link, enter a name and take a seat."""
    page = person.go(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Sit down", exact=True).wait_for(state="detached")
    return page


def quick(person: Person) -> None:
    """Set no pauses, no animations and one-tap play."""
    person.set(**QUICK)


def choices(page: Page, stage: str = ".playing") -> Locator:
    """Return everything that may be chosen now; `stage` may name the moment."""
    return page.locator(CHOICES.format(stage=stage))


def shown(page: Page) -> int:
    """Return how many events of the match are on the screen."""
    return int(page.locator("[data-events]").get_attribute("data-events") or 0)


def choose(page: Page) -> None:
    """Choose the first legal action, and wait until it is shown; a click right after a moment appeared only selects."""
    before = shown(page)
    now = choices(page, f".playing[data-events='{before}']").first  # a late click must not choose for the next turn
    again_and_again(page, lambda: tried(now), until=lambda: shown(page) > before)


def is_over(page: Page) -> bool:
    return page.get_by_role("dialog", name="Result").is_visible()


def tried(locator: Locator, doing: Callable[[Locator], None] = lambda it: it.click(timeout=2000)) -> bool:
    """Click something that may disappear, or do something else with it; return whether it was there."""
    try:
        if not locator.is_visible():
            return False
        doing(locator)
    except Error:
        return False  # it disappeared before the click: somebody else was faster, or the match is over
    return True


def again_and_again(page: Page, step: Callable[[], bool], until: Callable[[], bool]) -> None:
    """Repeat a step until a condition is true, with a pause whenever the step did nothing."""
    ends = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < ends, "it did not end"
        if not step():
            page.wait_for_timeout(50)


def play_on(*people: Person, until: Callable[[], bool]) -> None:
    """Let all people click the first legal action until a condition is true."""

    def choose() -> bool:
        chosen = [tried(choices(person.page).first) for person in people]
        return any(chosen)

    again_and_again(people[0].page, choose, until)


def play_out(*people: Person) -> None:
    """Let all people choose the first legal action over sockets of their own, much faster than by clicks, to the end.

    Their pages show the match meanwhile; wait until these show the result.
    """

    async def choose() -> None:
        await asyncio.gather(*map(_choose_to_the_end, links))

    links = [_link(person) for person in people]
    with ThreadPoolExecutor(1) as beside:  # Playwright's own loop runs in this thread
        beside.submit(asyncio.run, choose()).result()
    for person in people:
        person.page.locator("[data-result]").wait_for()


def _link(person: Person) -> tuple[str, str]:
    """Return the address of the socket of a person's table, and their cookie."""
    address = urlparse(person.page.url)
    key = address.path.removeprefix("/t/")
    cookies = {cookie["name"]: cookie["value"] for cookie in person.context.cookies()}
    return f"ws://{address.netloc}/api/tables/{key}/socket", f"knolle={cookies['knolle']}"


async def _choose_to_the_end(link: tuple[str, str]) -> None:
    address, cookie = link
    async with websockets.connect(address, max_queue=None, additional_headers={"Cookie": cookie}) as connection:
        player = Player(Socket(connection))
        await player.hello()
        await player.until(lambda state: state.seq >= 0)
        while player.state.table["status"] != "over":
            seq = player.state.seq
            if player.is_asked:
                await player.act()
            await player.reach(seq + 1)
