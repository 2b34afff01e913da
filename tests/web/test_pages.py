"""Every page: no findings by axe in light and dark, four languages, offline use, and size."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Request, expect

from server.house import House
from web.browsing import DESK, PHONE, visiting
from web.conftest import Visit
from web.tables import choices, choose, quick, sit, table_of

pytestmark = pytest.mark.slow

PAGES = {
    "/": "Pull up a chair",
    "/new/potato-man": None,
    "/new/companeros": None,
    "/new/hot-potato": None,
    "/rules/potato-man": None,
    "/rules/companeros": None,
    "/rules/hot-potato": None,
    "/settings": "Settings",
    "/about": None,
    "/nowhere": "There is nothing here",
}
LANGUAGES = {"en-GB": "Settings", "de-AT": "Einstellungen", "fr-CH": "Réglages", "it-IT": "Impostazioni"}
SAME_PANELS = ("Players", "Settings")
"""Panels that are the same for all games."""
BUDGET = 150_000
LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("scheme", "size"),
    [
        pytest.param("light", DESK, id="light-desk"),
        pytest.param("dark", PHONE, id="dark-phone"),
        pytest.param("dark", DESK, id="dark-desk", marks=LONG),
        pytest.param("light", PHONE, id="light-phone", marks=LONG),
    ],
)
def test_axe_finds_nothing_on_any_page(scheme: str, size: dict[str, int], visit: Visit) -> None:
    with visit(color_scheme=scheme, viewport=size) as ann:
        for path, heading in PAGES.items():
            page = ann.go(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(heading or re.compile(r"\w"))
            assert ann.violations() == [], path
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        ("potato-man", "light"),
        ("companeros", "dark"),
        ("hot-potato", "light"),
        pytest.param("potato-man", "dark", marks=LONG),
        pytest.param("companeros", "light", marks=LONG),
        pytest.param("hot-potato", "dark", marks=LONG),
    ],
)
def test_axe_finds_nothing_at_the_table(game: str, scheme: str, visit: Visit) -> None:
    with visit(color_scheme=scheme) as ann:
        quick(ann)
        path = table_of(ann, game, 3, bots={"1": "easy", "2": "easy"})
        ann.go(path)
        expect(ann.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
        assert ann.violations() == []
        page = sit(ann, path, "Ann")
        page.get_by_role("button", name="Deal the cards").click()
        for _ in range(3):
            choose(page)
        expect(choices(page).first).to_be_visible()
        assert ann.violations() == []
        for panel in ("Scores", "Help", *(SAME_PANELS if game == "potato-man" else ())):
            page.get_by_role("button", name=panel, exact=True).click()
            expect(page.get_by_role("dialog", name=panel)).to_be_visible()
            assert ann.violations() == [], panel
            page.keyboard.press("Escape")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_browser_chooses_the_language(locale: str, visit: Visit) -> None:
    with visit(locale=locale) as ann:
        page = ann.go("/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[locale])
        assert page.evaluate("document.documentElement.lang") == locale[:2]
        for path in ("/", "/rules/potato-man", "/about", "/new/companeros"):
            ann.go(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\w"))


def test_the_language_can_be_changed_during_a_match(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        path = table_of(ann, "potato-man", 3, bots={"1": "easy", "2": "easy"}, settings={"starter": 0})
        page = sit(ann, path, "Ann")
        page.get_by_role("button", name="Deal the cards").click()
        choose(page)
        log = page.get_by_role("dialog").locator("[data-field='log']")
        page.keyboard.press("g")
        expect(log.get_by_text(re.compile("Ann leads")).first).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
        expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("g")
        expect(log.get_by_text(re.compile("Ann spielt .* aus")).first).to_be_visible()


def test_the_page_opens_offline_and_says_so(browser: Browser, house: House) -> None:
    with visiting(browser, house.address) as ann:
        page = ann.go("/")
        page.wait_for_function("navigator.serviceWorker.ready.then(ready => ready.active?.state === 'activated')")
        page.wait_for_load_state("networkidle")
        page.reload()
        context: BrowserContext = ann.context
        context.set_offline(True)
        page.reload()
        expect(page.get_by_text("No connection to the server")).to_be_visible()
        # the logo is there, and nobody is called by a name that the server did not give
        assert page.evaluate("[...document.images].every(one => one.complete && one.naturalWidth > 0)")
        expect(page.get_by_text("You play as")).to_have_count(0)
        page.get_by_role("link", name="Rules").first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Potato Man")
        context.set_offline(False)
        ann.go("/")
        expect(page.get_by_text("No connection to the server")).to_have_count(0)
        ann.forgive("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")


def test_the_first_load_is_small(browser: Browser, house: House) -> None:
    with visiting(browser, house.address) as ann:
        loaded: list[Request] = []
        page = ann.page
        page.on("requestfinished", lambda request: loaded.append(request))
        ann.go("/")
        expect(page.get_by_role("heading", name="Potato Man")).to_be_visible()
        page.wait_for_load_state("networkidle")
        sizes = {request.url: request.sizes()["responseBodySize"] for request in list(loaded)}
        total = sum(sizes.values())
        assert 20_000 < total <= BUDGET, (total, sizes)
