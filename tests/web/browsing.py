"""A person at a browser: one guest with a page, which must never show an error or send a request to another host."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal
from urllib.parse import urlparse

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, Response, ViewportSize, expect

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")
Scheme = Literal["light", "dark"]
PHONE: ViewportSize = {"width": 375, "height": 667}
DESK: ViewportSize = {"width": 1280, "height": 800}
QUICK = {"fly": 0, "pause": 0, "oneTap": True}
"""Settings for matches that only have to be played to the end."""
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def launched(playwright: Playwright) -> Browser | None:
    """Launch this machine's Chromium, or the one that Playwright fetched; return None if there is neither."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named is None and not Path(playwright.chromium.executable_path).exists():
        return None
    return playwright.chromium.launch(executable_path=named, args=ARGS)


class Person:
    """One guest. `wrong` collects what must not happen: errors in the console, requests to other hosts."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.context, self.address = page, page.context, address
        self.wrong: list[str] = []
        self._heard = {
            "request": self._asked,
            "response": self._answered,
            "weberror": lambda error: self.wrong.append(str(error.error)),
            "console": self._told,
        }
        for event, hear in self._heard.items():
            self.context.on(event, hear)  # type: ignore[call-overload]

    def leave(self) -> None:
        """Leave nothing behind for the next person at this page."""
        cleaned(self.page, self.address)
        for event, hear in self._heard.items():
            self.context.remove_listener(event, hear)

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
        """Drop errors that a test has caused on purpose, such as a broken connection."""
        self.wrong = [text for text in self.wrong if not re.search(pattern, text)]

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def set(self, **values: object) -> None:
        """Store settings in this browser, as the settings page would."""
        self.page.evaluate("given => localStorage.setItem('knolle-settings', JSON.stringify(given))", values)

    def violations(self) -> list[str]:
        """Return what axe finds wrong with the current page."""
        self.page.wait_for_load_state("networkidle")
        # the content security policy would block a script added to the page, but not one the browser evaluates
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
        ]


def opened(browser: Browser, address: str, **context: object) -> Page:
    """Return a page in a new context, at the server but not yet at a page of Knolle's."""
    wanted: dict[str, object] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | context
    page = browser.new_context(**wanted).new_page()  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    cleaned(page, address)
    return page


def cleaned(page: Page, address: str) -> None:
    """Clear storage and cookies."""
    page.goto(f"{address}/healthz")
    page.evaluate("() => (localStorage.clear(), sessionStorage.clear())")
    page.context.clear_cookies()
    page.mouse.move(0, 0)


@contextmanager
def visiting(browser: Browser, address: str, **context: object) -> Iterator[Person]:
    """Yield a new person with a new browser; fail if they saw anything wrong."""
    person = Person(opened(browser, address, **context), address)
    try:
        yield person
    finally:
        person.context.close()
    assert not person.wrong, "\n".join(person.wrong)


class Windows:
    """Pages shared by one person after another: a new browser for each would cost more than the tests themselves."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: dict[str, list[Page]] = {}

    @contextmanager
    def visiting(
        self, *, viewport: ViewportSize = DESK, color_scheme: Scheme = "light", **context: object
    ) -> Iterator[Person]:
        """Yield a new person; fail if they saw anything wrong."""
        free = self._free.setdefault(repr(context), [])
        page = free.pop() if free else opened(self._browser, self._address, **context)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme, reduced_motion="reduce")
        person = Person(page, self._address)
        try:
            yield person
            person.leave()
        except BaseException:
            person.context.close()
            raise
        free.append(page)
        assert not person.wrong, "\n".join(person.wrong)
