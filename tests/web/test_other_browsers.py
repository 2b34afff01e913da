"""A walk through the page in Firefox and in WebKitGTK, which must look there as in Chromium.

With a mouse at the size of a desk, with animations; without them at the size of a phone. Other machines on the network
see the page without https, and so do these browsers, if this machine has an address in a network.
"""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.house import House
from web.browsing import DESK, PHONE, QUICK, opened
from web.driving import Chromium, Firefox, WebKit, Window, wait_for
from web.test_after import SHORT

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("other browsers")]
SIZES = {"desk": DESK, "phone": PHONE}
OTHERS = "[data-choice]:not([aria-disabled='true']), li.hand [data-potato][aria-disabled='false']"
BLANK = "/icon.svg"
"""A page of the same origin without a script."""
NEAR = 3
"""How far something may be from where it is in Chromium, in pixels; text is not equally wide everywhere."""

SPOT = """(selector, pattern) => {
  const named = element => new RegExp(pattern).test(element.textContent.trim() || element.title);
  const at = [[0.5, 0.5], [0.12, 0.5], [0.12, 0.12], [0.12, 0.85]];
  for (const element of [...document.querySelectorAll(selector)].filter(named)) {
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    element.scrollIntoView({block: "nearest", behavior: "instant"});
    const box = element.getBoundingClientRect();
    for (const [x, y] of at.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])) {
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""
MEASURE = """selectors => selectors.flatMap(selector =>
  [...document.querySelectorAll(selector)].map((element, k) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [`${selector} ${k}`, [x, y, width, height]];
  }))"""
CREATE = """async body => {
  await fetch("/api/me");
  const headers = {"Content-Type": "application/json"};
  const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)});
  return (await answer.json()).path;
}"""
NAME = """name => {
  const field = document.querySelector("form input");
  if (field) field.value = name;
  field?.dispatchEvent(new Event("input", {bubbles: true}));
  return field !== null;
}"""
STAGE = ["[data-events]", "[data-ring]", "[data-middle]", ".bottom", ".place", "li.hand"]
CARDS = ["[data-field='hand'] [data-card]", "[data-field='trick'] [data-card]", "[data-face]", ".plate"]


class Walk:
    """Somebody at a window."""

    def __init__(self, window: Window, address: str, size: str, pictures: Path) -> None:
        self.window, self.address, self.size, self.pictures = window, address, size, pictures
        pictures.mkdir(parents=True, exist_ok=True)
        wanted = SIZES[size]
        window.go(f"{address}{BLANK}")
        window.resize(wanted["width"], wanted["height"])
        wait_for(lambda: window.run("() => [innerWidth, innerHeight]") == [wanted["width"], wanted["height"]])

    def set(self, **values: object) -> None:
        values |= {"language": "en"}
        self.window.run("given => localStorage.setItem('knolle-settings', JSON.stringify(given))", values)

    def go(self, path: str) -> None:
        self.window.go(self.address + path)

    def spot(self, selector: str, pattern: str = "") -> Any:
        return self.window.run(SPOT, selector, pattern)

    def click(self, selector: str, pattern: str = "") -> None:
        """Click the first thing that is there, not covered and not moving."""
        self.window.click(*self.rest(lambda: self.spot(selector, pattern)))

    def rest(self, ask: Callable[[], Any]) -> Any:
        """Ask until there is the same answer twice."""
        seen = [None]

        def is_same() -> bool:
            seen.append(ask())
            return bool(seen[-1]) and seen[-1] == seen[-2]

        wait_for(is_same)
        return seen[-1]

    def has(self, selector: str) -> bool:
        return bool(self.window.run("selector => document.querySelector(selector) !== null", selector))

    def look(self, name: str) -> None:
        """Take a picture; nothing may be wider than the window."""
        (self.pictures / f"{name}-{self.size}.png").write_bytes(self.window.picture())
        wide, high = self.window.run("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide <= high, f"{name}: {wide} px in a window of {high} px"

    def shown(self) -> int:
        told = self.window.run("() => document.querySelector('[data-events]')?.dataset.events")
        return int(told or 0)

    def choice(self) -> Any:
        return self.spot("button", "may be played|^Take ") or self.spot(OTHERS)

    def choose(self) -> None:
        """Click legal choices until one is shown; the first click only selects."""
        before = self.shown()

        def step() -> bool:
            if spot := self.choice():
                self.window.click(*spot)
            return self.shown() > before or self.has("dialog.beside")

        wait_for(step)

    def start(self, game: str, **settings: object) -> str:
        """Sit down at a table with two bots, deal, and return its path."""
        self.go(BLANK)
        body = {"game": game, "players": 3, "options": SHORT[game], "bots": {"1": "easy", "2": "easy"}}
        path = self.window.run(CREATE, body | {"settings": {"tempo": "none", "starter": 0} | settings})
        self.go(path)
        wait_for(lambda: self.window.run(NAME, "Ann"))
        self.click("button", "^Sit down$")
        self.click("button", "^Deal the cards$")
        wait_for(self.choice)
        return str(path)

    def measures(self, *selectors: str) -> dict[str, list[float]]:
        """Return the boxes of things once nothing moves any more."""
        return dict(self.rest(lambda: self.window.run(MEASURE, selectors)))


def own_address() -> str:
    """Return this machine's address in its network, for which browsers want https; 127.0.0.1 if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; selects the interface
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    crowd = {"KNOLLE_GUESTS_PER_HOUR": "0", "KNOLLE_REQUESTS_PER_SECOND": "0", "KNOLLE_HOST": own_address()}
    with House(tmp_path_factory.mktemp("others"), **crowd) as serving:
        yield serving


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(os.environ.get("PICTURES") or tmp_path_factory.mktemp("pictures"))


def name_of(given: tuple[type, str]) -> str:
    return f"{given[0].__name__} {given[1]}"


@pytest.fixture(scope="module", params=[(kind, size) for kind in (Firefox, WebKit) for size in SIZES], ids=name_of)
def walk(request: pytest.FixtureRequest, home: House, pictures: Path, tmp_path_factory: Any) -> Iterator[Walk]:
    kind, size = request.param
    if not kind.is_here():
        pytest.skip(f"no {kind.__name__} here: the page was NOT tested in it; install {kind.PACKAGES}")
    with closing(kind(tmp_path_factory.mktemp("browser"), is_still=size == "phone")) as window:
        yield Walk(window, home.address, size, pictures / kind.__name__)


@pytest.fixture(scope="module")
def reference(walk: Walk, browser: Browser, pictures: Path) -> Iterator[Walk]:
    """Chromium, at the same size and with as much motion."""
    motion = "reduce" if walk.size == "phone" else "no-preference"
    with closing(Chromium(opened(browser, walk.address, reduced_motion=motion))) as window:
        chromium = Walk(window, walk.address, walk.size, pictures / "Chromium")
        yield chromium
        chromium.look("last")


@pytest.fixture(autouse=True)
def nothing_is_wrong(walk: Walk) -> Iterator[None]:
    yield
    walk.look("last")
    walk.window.hear()
    wrong, walk.window.wrong = walk.window.wrong, []
    assert not wrong, wrong


def assert_alike(walk: Walk, reference: Walk, *selectors: str) -> None:
    """Fail unless everything is where it is in Chromium."""
    here, there = walk.measures(*selectors), reference.measures(*selectors)
    assert here.keys() == there.keys()
    apart = {
        name: (here[name], there[name])
        for name in there
        if any(abs(a - b) > NEAR for a, b in zip(here[name], there[name], strict=True))
    }
    assert not apart, apart


@pytest.mark.parametrize("game", SHORT)
def test_a_match_from_the_home_page(walk: Walk, game: str) -> None:
    walk.set(oneTap=False)
    walk.go("/")
    walk.look("home")
    walk.click(f"article:has(a[href='/rules/{game}']) button.strong")
    for _ in range(3):
        walk.choose()
    walk.look(f"{game}-played")
    for panel in ("Log:", "Scores"):
        walk.click("[data-tools] button", f"^{panel}")
        wait_for(lambda: walk.has("dialog[open]"))
        walk.look(f"{game}-{panel.strip(':').lower()}")
        walk.window.press("Escape")
        wait_for(lambda: not walk.has("dialog[open]"))
    if walk.size == "phone":
        walk.click("[data-tools] button", "^More$")
    walk.click("button", "^Settings$")
    wait_for(lambda: walk.has("dialog input[type=checkbox]"))
    walk.look("settings")


@pytest.mark.parametrize("game", SHORT)
def test_the_table_is_as_large_as_in_chromium(walk: Walk, reference: Walk, game: str) -> None:
    for each in (walk, reference):
        each.set(**QUICK)
        each.start(game)
        each.look(f"{game}-turn")
    assert_alike(walk, reference, *STAGE)


@pytest.mark.parametrize("game", SHORT)
def test_a_match_ends_and_is_replayed(walk: Walk, reference: Walk, game: str) -> None:
    walk.set(**QUICK)
    path = walk.start(game)
    while not walk.has("dialog.beside"):
        walk.choose()
    wait_for(lambda: walk.spot("a.button", "^Replay$"))
    walk.look(f"{game}-result")
    walk.click("a.button", "^Replay$")
    wait_for(lambda: walk.has("section[data-events]"))
    start = walk.shown()
    for _ in range(8):
        walk.window.press("ArrowRight")
    walk.window.press("ArrowLeft")
    wait_for(lambda: walk.shown() > start)
    moment = f"{path}/replay?match=1&seat=0#{walk.shown()}"
    for each in (walk, reference):
        each.go(BLANK)  # a new address after # alone would not load the page
        each.set(**QUICK)
        each.go(moment)
        wait_for(lambda each=each: each.has("section[data-events]"))
        each.look(f"{game}-replay")
    assert_alike(walk, reference, *STAGE, *CARDS, ".pinned")
