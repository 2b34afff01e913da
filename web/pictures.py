"""Retake the pictures of the README from a temporary server: .venv/bin/python web/pictures.py"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from knolle.terminal.app import TableApp  # noqa: E402
from knolle.words.catalogue import Words  # noqa: E402
from server.house import House  # noqa: E402
from terminal.prepared import PreparedSession  # noqa: E402
from web.browsing import PHONE, Person, launched, visiting  # noqa: E402
from web.tables import choices, quick, sit, table_of  # noqa: E402
from web.test_after import finished  # noqa: E402

PICTURES = ROOT / "docs/pictures"
WIDE = {"width": 1280, "height": 780}


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)


def table(person: Person, game: str, players: int, tricks: int, name: str = "") -> None:
    """Take a picture of a match against bots after a few choices, when it is the person's turn again."""
    quick(person)
    bots = {str(seat): "medium" for seat in range(1, players)}
    path = table_of(person, game, players, bots=bots, settings={"starter": 1 if game != "hot-potato" else 0})
    page = sit(person, path, "Linda")
    page.get_by_role("button", name="Deal the cards").click()
    for _ in range(tricks):
        choices(page).first.click()
        page.wait_for_timeout(400)
    choices(page).first.wait_for()
    take(page, name or game)


async def drawn() -> str:
    """Return the terminal's table in the middle of a trick, as SVG."""
    app = TableApp(PreparedSession("potato-man", 4, n_choices=5), Words("en"), comeback="knolle play --resume", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title="knolle play potato-man")


def terminal(page: Page, svg: str) -> None:
    page.set_content(re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL))  # no web fonts from other sites
    page.locator("svg").first.screenshot(path=PICTURES / "terminal.png")


def main() -> None:
    """Take all pictures."""
    screen = asyncio.run(drawn())
    with sync_playwright() as playwright, House(Path(tempfile.mkdtemp())) as house:
        browser = launched(playwright)
        assert browser is not None, "no Chromium here"
        with visiting(browser, house.address, viewport=WIDE) as linda:
            table(linda, "potato-man", 4, 3)
            table(linda, "companeros", 4, 3)
            table(linda, "hot-potato", 3, 2)
            page = finished(linda)
            page.get_by_role("link", name="Review").click()
            page.get_by_text("The costliest moments").wait_for(timeout=90_000)
            take(page, "review")
        with visiting(browser, house.address, viewport=PHONE, color_scheme="dark", device_scale_factor=2) as linda:
            table(linda, "companeros", 5, 3, "phone")
        terminal(browser.new_page(viewport=WIDE), screen)
        browser.close()


if __name__ == "__main__":
    main()
