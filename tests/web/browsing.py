"""A person at a browser: one guest with a page, who must never see an error or ask another host for anything."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlparse

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, Response, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")
PHONE = {"width": 375, "height": 667}
DESK = {"width": 1280, "height": 800}
QUICK = {"fly": 0, "pause": 0, "oneTap": True}
"""Settings for matches that only have to be played to the end."""
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def launched(playwright: Playwright) -> Browser | None:
    """Chromium of this machine, or the one that Playwright fetched; None if there is neither."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named is None and not Path(playwright.chromium.executable_path).exists():
        return None
    return playwright.chromium.launch(executable_path=named, args=ARGS)


class Person:
    """One guest. `wrong` gathers what must not happen: errors in the console, requests to other hosts."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.wrong: list[str] = []
        context.on("request", self._asked)
        context.on("response", self._answered)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("console", self._told)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)

    def _asked(self, request: Request) -> None:
        if urlparse(request.url).netloc != urlparse(self.address).netloc:
            self.wrong.append(f"request to {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status} for {response.url}")

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(message.text)

    def forgive(self, pattern: str) -> None:
        """Drop what a test has brought about on purpose, such as a broken connection."""
        self.wrong = [text for text in self.wrong if not re.search(pattern, text)]

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def set(self, **values: object) -> None:
        """Settings of this browser, as the settings page would keep them."""
        self.page.evaluate("given => localStorage.setItem('knolle-settings', JSON.stringify(given))", values)

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        self.page.wait_for_load_state("networkidle")
        # a script of the page's own world would be stopped by its content security policy; this one is the browser's
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
        ]


@contextmanager
def visiting(browser: Browser, address: str, **context: object) -> Iterator[Person]:
    """A new person, who has seen nothing wrong when he leaves."""
    wanted: dict[str, object] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | context
    made = browser.new_context(**wanted)  # type: ignore[arg-type]
    try:
        person = Person(made, address)
        yield person
    finally:
        made.close()
    assert not person.wrong, "\n".join(person.wrong)
