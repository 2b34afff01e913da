"""Take pictures of the moments of a match in windows of many sizes, and lay them out on one page per moment.

    .venv/bin/python web/gallery.py FOLDER [GAME PLAYERS ...] [--languages en,de] [--sizes 360x640,640x400]
        [--only asked,look] [--whole]

Languages and colour schemes alternate from size to size; with `--whole` every picture is taken in all of them. A window
of 640×400 shows what one of 1280×800 does at a zoom of 200 %.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.house import House  # noqa: E402
from web.browsing import Person, Scheme, launched, visiting  # noqa: E402
from web.tables import CHOICES, shown, sit, table_of  # noqa: E402
from web.test_after import SHORT  # noqa: E402

SIZES = [(360, 640), (390, 844), (844, 390), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]
SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
BOARDS = {"potato-man": (2, 3, 4, 5), "companeros": (3, 4, 5, 6), "hot-potato": (2, 3, 4)}
CALM = {"fly": 500, "pause": "click"}
STAGE = ".playing"
RESTS = "[data-beat='look'], [data-beat='read'], [data-beat='stop'], [data-beat='points']"
SETTLED = "() => new Promise(done => { let n = 9; const go = () => n-- ? requestAnimationFrame(go) : done(); go(); })"
SHEET_HEIGHT = 420
SEE = """async n => {
  // from the moment before it, so that what moves in it moves
  const seen = () => Number(document.querySelector(".playing").dataset.events);
  const press = async key => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
  };
  while (seen() >= n) await press(",");
  while (seen() < n) await press(".");
}"""
PLAIN = """() => {
  // as it was then, without the result and the marks of the past
  document.querySelector(".beside button[aria-label]")?.click();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".past + .frame { display: none }");
  document.adoptedStyleSheets = [sheet];
}"""
FREEZE = """share => document.getAnimations().forEach(one => {
  const { endTime } = one.effect.getComputedTiming();
  if (endTime === Infinity) return;
  if (share === 1) return one.finish();
  one.pause();
  one.currentTime = share * endTime;
})"""
HALFWAY = 0.4
MOVING = {"deal", "take", "trick", "reveal", "hot", "points"}
PANELS = {"c": "count", "g": "log", "s": "scores", "l": "last"}


class Gallery:
    """A folder of pictures, one subfolder per board and moment."""

    def __init__(self, folder: Path, sizes: list[tuple[int, int]], only: list[str], *, is_whole: bool) -> None:
        self.folder, self.sizes, self.only, self.is_whole = folder, sizes, only, is_whole
        self.n_moments = 0

    def take(self, moment: str, pages: dict[str, Page], moving: int | None = None) -> None:
        """Take the moment on each page in every size; `moving` is the number of an event to see in motion."""
        if self.only and moment.split("/")[1] not in self.only:
            return
        folder = self.folder / moment
        folder.mkdir(parents=True, exist_ok=True)
        looks = list(product(pages, SCHEMES))
        for place, (width, height) in enumerate(self.sizes):
            some = looks if self.is_whole else [looks[(3 * place + self.n_moments) % len(looks)]]
            for language, scheme in some:
                page = pages[language]
                page.bring_to_front()
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=scheme, reduced_motion="no-preference" if moving else "reduce")
                page.evaluate(SETTLED)
                if moving:
                    page.evaluate(SEE, moving)
                    page.evaluate(FREEZE, HALFWAY)
                name = f"{width:04}x{height}-{language}-{scheme}.jpg"
                page.screenshot(path=folder / name, type="jpeg", quality=85)
                if moving:
                    page.evaluate(FREEZE, 1)
        self.n_moments += 1
        print(moment, flush=True)

    def sheets(self, browser: Browser) -> None:
        """Lay out the pictures of every moment on one sheet."""
        page = browser.new_page(viewport={"width": 1900, "height": 900})
        for folder in sorted({path.parent for path in self.folder.glob("*/*/*.jpg")}):
            pictures = "".join(
                f"<figure><img src='{path.name}' height={SHEET_HEIGHT}><figcaption>{path.stem}</figcaption></figure>"
                for path in sorted(folder.glob("*.jpg"))
            )
            style = "body{display:flex;flex-wrap:wrap;gap:6px;font:11px sans-serif}figure{margin:0}"
            title = escape(str(folder.relative_to(self.folder)))
            (folder / "index.html").write_text(f"<title>{title}</title><style>{style}</style>{pictures}")
            page.goto((folder / "index.html").as_uri())
            page.screenshot(path=self.folder / f"{title.replace('/', '-')}.png", full_page=True)
        page.close()


def twin(person: Person, language: str, path: str) -> Page:
    """Open the table once more in another language, as the same person."""
    page = person.context.new_page()
    page.goto(f"{person.address}/healthz")
    values = CALM | {"language": language}
    page.evaluate("given => localStorage.setItem('knolle-settings', JSON.stringify(given))", values)
    page.goto(person.address + path)
    return page


def state(page: Page) -> str:
    """Return what the page shows: a beat that waits, `asked` for a card, `choice` for anything else, or the result."""
    if page.locator("[data-result]").count():
        return "result"
    waits = page.locator(RESTS)
    if waits.count():
        return str(waits.first.get_attribute("data-beat"))
    offered = page.locator(CHOICES.format(stage=STAGE))
    if not offered.count():
        return ""
    return "asked" if offered.and_(page.locator("[data-card], [data-potato]")).count() else "choice"


def rest(page: Page) -> str:
    """Wait until the page waits for the reader."""
    while not (now := state(page)):
        page.wait_for_timeout(40)
    return now


def moments(pages: dict[str, Page]) -> Iterator[str]:
    """Play a match to its end; yield the name of each moment while all pages show it."""
    asked = 0
    while True:
        names = [rest(page) for page in pages.values()]
        if len(set(names)) > 1:
            pages_behind = [page for page, name in zip(pages.values(), names, strict=True) if name == "asked"]
            for page in pages_behind:
                page.wait_for_timeout(100)
            continue
        name = names[0]
        asked += name == "asked"
        yield f"{name}-late" if name == "asked" and asked == 4 else name
        if name == "result":
            return
        if name in ("asked", "choice"):
            choose(next(iter(pages.values())))
            for page in pages.values():
                page.wait_for_timeout(300)
        else:
            for page in pages.values():
                page.keyboard.press("Space")
                page.wait_for_timeout(50)


def choose(page: Page) -> None:
    """Choose the first thing offered; a click right after the question appeared only selects."""
    before = page.locator(STAGE).get_attribute("data-events")
    legal = page.locator(STAGE).get_attribute("data-legal")
    for _ in range(8):
        # another page of the same person may have chosen already
        for offered in page.locator(CHOICES.format(stage=STAGE)).all()[:1]:
            offered.evaluate("one => one.click()")
        page.wait_for_timeout(250)
        now = page.locator(STAGE)
        if now.get_attribute("data-events") != before or now.get_attribute("data-legal") != legal:
            return


def board(gallery: Gallery, person: Person, game: str, players: int, languages: list[str]) -> None:
    """Take one match of a board, its panels and its replay."""
    person.set(**CALM)
    options: dict[str, Any] = {"options": SHORT[game] | ({"rounds": 2} if game == "potato-man" else {})}
    bots = {str(seat): "easy" for seat in range(1, players)}
    path = table_of(person, game, players, bots=bots, **options)
    sit(person, path, "Annabelle")
    pages = {language: twin(person, language, path) for language in languages}
    person.page.get_by_role("button", name="Deal the cards").click()
    for page in pages.values():
        page.locator(STAGE).wait_for()
    person.page.goto(f"{person.address}/healthz")
    place, taken = f"{game}-{players}", set[str]()
    first = max(map(shown, pages.values()))
    for name in moments(pages):
        if name in taken:
            continue
        taken.add(name)
        gallery.take(f"{place}/{name}", pages)
        if name == "asked-late":
            panels(gallery, place, pages)
    back(gallery, place, pages, first)
    for page in pages.values():
        page.goto(f"{person.address}{path}/replay?seat=0")
        page.locator("section[data-events]").wait_for()
        for _ in range(14):
            page.keyboard.press("ArrowRight")
    gallery.take(f"{place}/replay", pages)
    for page in pages.values():
        page.close()


def back(gallery: Gallery, place: str, pages: dict[str, Page], first: int) -> None:
    """Look back at the last event of each type, first at rest and then, for some, in motion."""
    page = next(iter(pages.values()))
    told = page.request.get(page.url.replace("/t/", "/api/tables/") + "/replay?seat=0").json()
    steps = [[event["type"] for event in step["events"]] for step in told["steps"]]
    last = {types[-1]: sum(map(len, steps[: k + 1])) for k, types in enumerate(steps) if types}
    for kind, event in sorted(last.items(), key=lambda one: -one[1]):
        if event <= first:
            continue
        for one in pages.values():
            one.evaluate(PLAIN)
            one.evaluate(SEE, event)
        gallery.take(f"{place}/past-{kind}", pages)
        if kind in MOVING:
            gallery.take(f"{place}/moving-{kind}", pages, event)


def panels(gallery: Gallery, place: str, pages: dict[str, Page]) -> None:
    for key, panel in PANELS.items():
        for page in pages.values():
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
        gallery.take(f"{place}/panel-{panel}", pages)
        for page in pages.values():
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")


def main() -> None:
    """Take the boards named on the command line, or all."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("boards", nargs="*", help="a game and its number of players, such as hot-potato 4")
    reader.add_argument("--languages", default="en,de")
    reader.add_argument("--sizes", default="", help="the sizes of the windows, such as 360x640,640x400")
    reader.add_argument("--only", default="", help="the moments to take, such as asked,look,past-deal")
    reader.add_argument("--whole", action="store_true")
    given = reader.parse_args()
    named = list(zip(given.boards[::2], map(int, given.boards[1::2]), strict=True))
    wanted = named or [(game, players) for game, counts in BOARDS.items() for players in counts]
    named_sizes = [tuple(map(int, size.split("x"))) for size in given.sizes.split(",") if size]
    only = given.only.split(",") if given.only else []
    gallery = Gallery(
        given.folder, [(width, height) for width, height in named_sizes] or SIZES, only, is_whole=given.whole
    )
    crowd = {"KNOLLE_GUESTS_PER_HOUR": "0", "KNOLLE_REQUESTS_PER_SECOND": "0"}
    with sync_playwright() as playwright, House(Path(tempfile.mkdtemp()), **crowd) as house:
        browser = launched(playwright)
        assert browser is not None, "no Chromium here"
        for game, players in wanted:
            with visiting(browser, house.address) as person:
                board(gallery, person, game, players, given.languages.split(","))
        gallery.sheets(browser)
        browser.close()


if __name__ == "__main__":
    main()
