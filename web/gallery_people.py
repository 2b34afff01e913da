"""Take pictures of what happens between people at a table, on a phone and on a desktop.

    .venv/bin/python web/gallery_people.py FOLDER [--only offline,away]

Languages and colour schemes alternate. `stand-in` and `rescue` take minutes, because the table waits for somebody.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from knolle.words.catalogue import Words  # noqa: E402
from server.house import House  # noqa: E402
from web.browsing import DESK, Person, Scheme, launched, opened  # noqa: E402
from web.tables import HAND, choices, choose, play_out, quick, table_of  # noqa: E402
from web.test_days import DAYS  # noqa: E402
from web.test_shared import curtain, gather  # noqa: E402

PHONE: ViewportSize = {"width": 390, "height": 844}
LOOKS: list[tuple[ViewportSize, str, Scheme]] = [
    (PHONE, "de", "dark"),
    (DESK, "fr", "light"),
    (PHONE, "it", "light"),
    (DESK, "en", "dark"),
    (PHONE, "fr", "dark"),
    (DESK, "de", "light"),
    (PHONE, "en", "light"),
    (DESK, "it", "dark"),
]
AWAY = "about:blank"
LONGEST = 150_000


class Guest(Person):
    """A person whose page is in a given language."""

    def __init__(self, page: Page, address: str, language: str) -> None:
        super().__init__(page, address)
        self.words = Words(language)
        quick(self)

    def set(self, **values: object) -> None:
        super().set(**values, language=self.words.language)

    def button(self, id: str, **args: str) -> Locator:
        """Return the first button whose name is a message of the catalogue."""
        # the page may mark a name as a text of its own direction
        name = "[\u2068\u2069]*".join(map(re.escape, self.words.say(id, **args)))
        return self.page.get_by_role("button", name=re.compile(f"^{name}$")).first

    def press(self, id: str, **args: str) -> None:
        self.button(id, **args).click()

    def sit(self, path: str, name: str) -> None:
        self.go(path)
        self.page.get_by_label(self.words.say("name-label")).fill(name)
        self.press("wait-sit")
        self.button("wait-sit").wait_for(state="detached")

    def notice(self, kind: str) -> Locator:
        found = self.page.locator(f"[data-notice='{kind}']")
        found.wait_for(timeout=LONGEST)
        return found

    def seat(self, seat: int, id: str) -> None:
        """Wait until a seat says something, which may end with a time."""
        said = self.words.say(id, time="").strip(" .:")
        self.page.locator(f"[data-seat='{seat}']").filter(has_text=said).wait_for(timeout=LONGEST)

    def open(self, panel: str) -> None:
        self.page.locator("[data-tools]").wait_for()
        if not self.button(panel).is_visible():
            self.press("more")
        self.press(panel)
        self.page.locator("dialog[open]").wait_for()


class Scene:
    """People in one look, and the folder of its pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path, look: tuple[ViewportSize, str, Scheme]) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.viewport, self.language, self.scheme = look
        self.people = ExitStack()

    def guest(self) -> Guest:
        page = opened(self.browser, self.address, viewport=self.viewport, color_scheme=self.scheme)
        self.people.callback(page.context.close)
        return Guest(page, self.address, self.language)

    def together(self, *names: str, players: int = 3, **more: Any) -> tuple[str, list[Guest]]:
        """Seat people at a table of Potato Man with bots, and return its path."""
        guests = [self.guest() for _ in names]
        bots = {str(seat): "easy" for seat in range(len(names), players)}
        path = table_of(guests[0], "potato-man", players, bots=bots, **more)
        for guest, name in zip(guests, names, strict=True):
            guest.sit(path, name)
        return path, guests

    def dealt(self, *names: str, **more: Any) -> tuple[str, list[Guest]]:
        """Seat people and deal; the first leads unless `settings` say otherwise."""
        path, guests = self.together(*names, **({"settings": {"starter": 0}} | more))
        guests[0].press("wait-start")
        for guest in guests:
            guest.page.locator(HAND).first.wait_for()
        return path, guests

    def take(self, guest: Guest, name: str) -> None:
        guest.page.bring_to_front()
        guest.page.wait_for_timeout(300)
        size = f"{self.viewport['width']:04}x{self.viewport['height']}"
        guest.page.screenshot(path=self.folder / f"{name}-{size}-{self.language}-{self.scheme}.png")
        print(name, size, flush=True)


def offline(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Ben", settings={"starter": 0, "takeover": 5})
    choices(ann.page).first.wait_for()
    ann.context.set_offline(True)
    ann.notice("slow")
    scene.take(ann, "offline")
    choices(ann.page).first.click()
    scene.take(ann, "offline-will-be-sent")
    choices(ben.page).first.wait_for()
    scene.take(ben, "offline-seen-by-others")
    choose(ben.page)
    ann.context.set_offline(False)
    withdrawn = ann.notice("withdrawn")
    scene.take(ann, "offline-withdrawn")
    withdrawn.get_by_role("button").click()
    ann.notice("back")
    scene.take(ann, "offline-back")


def away(scene: Scene) -> None:
    _, (ann, ben) = scene.together("Annabelle", "Maximilian", settings={"starter": 1})
    ben.page.goto(AWAY)
    away = ann.words.say("presence-away")
    ann.page.locator("[data-presence='1']").filter(has_text=away).wait_for()
    scene.take(ann, "away-waiting")
    ann.press("wait-start")
    ann.page.locator("dialog[open]").wait_for()
    scene.take(ann, "away-asks")
    ann.press("wait-anyway")
    ann.page.locator(HAND).first.wait_for()
    ann.page.locator("[data-seat='1'].away").wait_for()
    scene.take(ann, "away-seat")
    ann.open("people")
    scene.take(ann, "away-list")


def rescue(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Maximilian", settings={"starter": 1, "takeover": None})
    ben.page.goto(AWAY)
    ann.page.locator("[data-seat='1'].away").wait_for()
    scene.take(ann, "rescue-waits")
    ann.open("people")
    scene.take(ann, "rescue-soon")
    ann.button("replace-by-bot").wait_for(timeout=LONGEST)
    scene.take(ann, "rescue")


def stand_in(scene: Scene) -> None:
    _, (ann, ben) = scene.together("Annabelle", "Ben")
    ann.page.goto(AWAY)
    ben.page.locator("[data-presence='0']").filter(has_text=ben.words.say("presence-away")).wait_for()
    scene.take(ben, "stand-in-soon")
    ben.button("wait-start").wait_for(timeout=LONGEST)
    scene.take(ben, "stand-in")


def rematch(scene: Scene) -> None:
    path, (ann, ben, cleo) = scene.dealt("Annabelle", "Ben", "Cleo", options={"rounds": 1})
    play_out(ann, ben, cleo)
    ben.go(f"{path}/replay?match=1")
    ann.press("after-rematch")
    ann.button("wait-start-again").wait_for()
    scene.take(ann, "rematch-waits")
    ben.button("after-accept").wait_for()
    scene.take(ben, "rematch-banner")
    cleo.button("after-accept").wait_for()
    scene.take(cleo, "rematch-result")
    ann.press("wait-start-again")
    ann.page.locator("dialog[open]").wait_for()
    scene.take(ann, "rematch-asks")
    ann.press("wait-anyway")
    ann.page.locator(HAND).first.wait_for()
    cleo.button("after-to-table").wait_for()
    scene.take(cleo, "rematch-without-you")


def gift(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Ben", settings={"starter": 0, "takeover": 5}, options={"rounds": 2})
    ben.page.goto(AWAY)
    ann.seat(1, "seat-bot-plays")
    ann.open("people")
    ann.press("offer-seat")
    link = ann.page.locator("input[readonly]").first
    link.wait_for()
    scene.take(ann, "gift-link")
    cleo = scene.guest()
    cleo.go(link.input_value().removeprefix(scene.address))
    cleo.page.get_by_label(cleo.words.say("name-label")).fill("Cleo")
    scene.take(cleo, "gift-name")
    cleo.press("take-seat")
    cleo.notice("wants")
    scene.take(cleo, "gift-accepted")
    scene.take(ann, "gift-announced-list")
    ann.page.keyboard.press("Escape")
    scene.take(ann, "gift-announced")


def ask(scene: Scene) -> None:
    path, (ann, ben) = scene.dealt("Annabelle", "Ben", options={"rounds": 2})
    cleo = scene.guest()
    cleo.go(path)
    cleo.notice("watching")
    scene.take(cleo, "ask-watching")
    cleo.open("people")
    cleo.page.get_by_label(cleo.words.say("name-label")).fill("Cleo")
    scene.take(cleo, "ask-list")
    cleo.page.locator("#ask-name ~ button").first.click()
    cleo.page.keyboard.press("Escape")
    cleo.notice("wants")
    scene.take(cleo, "ask-wants")
    ann.notice("asks")
    scene.take(ann, "ask-host")
    ann.press("grant")
    scene.take(cleo, "ask-granted")
    scene.take(ben, "ask-heir")


def removal(scene: Scene) -> None:
    _, (ann, ben) = scene.together("Annabelle", "Ben")
    ann.press("wait-remove-name", name="Ben")
    ann.page.locator("dialog[open]").wait_for()
    scene.take(ann, "removal-confirm")
    ann.page.locator("dialog[open]").get_by_role("button", name=ann.words.say("wait-remove"), exact=True).click()
    ben.button("wait-sit").wait_for()
    scene.take(ben, "removal-told")
    scene.take(ann, "removal-list")
    ben.press("wait-sit")
    ben.page.get_by_role("alert").first.wait_for()
    scene.take(ben, "removal-refused")


def company(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Ben")
    ann.open("faces" if ann.button("faces").is_visible() else "chat")
    scene.take(ann, "company-faces")
    ann.press("face-laugh")
    ben.page.locator("[data-reaction='laugh']").wait_for()
    scene.take(ben, "company-face")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    ann.page.get_by_label(ann.words.say("chat-write")).fill("Knolle!")
    ann.press("chat-send")
    ben.page.keyboard.press("t")
    ben.page.get_by_text("Knolle!").locator("visible=true").first.wait_for()
    scene.take(ben, "company-chat")
    ben.press("mute", name="Annabelle")
    scene.take(ben, "company-muted")


def hints(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Ben", settings={"starter": 0, "hints": True})
    choices(ann.page).first.wait_for()
    ann.press("hint")
    ann.notice("advice")
    scene.take(ann, "hints-own")
    ben.page.locator("[data-seat='0'] .hints").wait_for()
    scene.take(ben, "hints-seen-by-others")


def arming(scene: Scene) -> None:
    _, (_, ben) = scene.dealt("Annabelle", "Ben")
    ben.page.locator(HAND).first.click()
    arm = ben.page.locator("button[aria-pressed='false']:has(svg)").locator("visible=true")
    arm.last.wait_for()
    scene.take(ben, "arming-offered")
    ben.page.get_by_role("button", name=ben.words.say("hand-arm", card="|").split("|")[-1].strip()).first.click()
    ben.page.locator(f"button[title='{ben.words.say('hand-disarm')}']").first.wait_for()
    scene.take(ben, "arming-armed")


def shared(scene: Scene) -> None:
    ann = scene.guest()
    page = gather(ann, "potato-man", ["Annabelle", "Ben"])
    curtain(page).wait_for()
    scene.take(ann, "shared-curtain")
    curtain(page).click()
    choices(page).first.wait_for()
    scene.take(ann, "shared-hand")
    choose(page)
    curtain(page).wait_for()
    scene.take(ann, "shared-next")


def days(scene: Scene) -> None:
    ann, ben = scene.guest(), scene.guest()
    for guest in (ann, ben):
        guest.context.grant_permissions(["notifications"], origin=scene.address)
    path = table_of(ann, "potato-man", 2, settings=DAYS)
    ann.sit(path, "Annabelle")
    scene.take(ann, "days-offers-notices")
    ben.sit(path, "Ben")
    ann.press("wait-start")
    choices(ann.page).first.wait_for()
    scene.take(ann, "days-table")
    for guest, name in ((ann, "turn"), (ben, "other")):
        guest.go("/")
        guest.page.locator("li.paper").first.wait_for()
        scene.take(guest, f"days-home-{name}")


def undo(scene: Scene) -> None:
    _, (ann, ben) = scene.dealt("Annabelle", "Ben")
    choose(ann.page)
    choose(ben.page)
    ann.press("undo")
    ann.notice("undo")
    scene.take(ann, "undo-waits")
    ben.notice("undo")
    scene.take(ben, "undo-asks")
    ben.press("disagree")
    ann.page.locator("[data-notice='undo']").wait_for(state="detached")
    scene.take(ann, "undo-declined")
    ann.press("undo")
    ben.press("agree")
    ben.notice("took-back")
    scene.take(ben, "undo-done")


SCENES: dict[str, Callable[[Scene], None]] = {
    "offline": offline,
    "away": away,
    "rematch": rematch,
    "gift": gift,
    "ask": ask,
    "removal": removal,
    "company": company,
    "hints": hints,
    "arming": arming,
    "shared": shared,
    "days": days,
    "undo": undo,
    "rescue": rescue,
    "stand-in": stand_in,
}


def main() -> None:
    """Take the scenes named on the command line, or all."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--only", default=",".join(SCENES), help="the scenes to take, such as offline,away")
    given = reader.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    crowd = {"KNOLLE_GUESTS_PER_HOUR": "0", "KNOLLE_REQUESTS_PER_SECOND": "0"}
    with sync_playwright() as playwright, House(Path(tempfile.mkdtemp()), **crowd) as house:
        browser = launched(playwright)
        assert browser is not None, "no Chromium here"
        for name in given.only.split(","):
            first = 2 * list(SCENES).index(name)
            for place in (first, first + 1):
                scene = Scene(browser, house.address, given.folder, LOOKS[place % len(LOOKS)])
                with scene.people:
                    SCENES[name](scene)
        browser.close()


if __name__ == "__main__":
    main()
