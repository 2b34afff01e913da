"""A server and a browser for all tests of the page."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.house import House
from web.browsing import Person, Windows, launched

Visit = Callable[..., AbstractContextManager[Person]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests."""
    with sync_playwright() as playwright:
        found = launched(playwright)
        if found is None:
            pytest.skip("no Chromium here: the page was NOT tested in a browser; install one or set CHROMIUM")
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """`knolle serve` with its own database, and without the rate limits that so many tests would exceed."""
    crowd = {"KNOLLE_GUESTS_PER_HOUR": "0", "KNOLLE_REQUESTS_PER_SECOND": "0"}
    with House(tmp_path_factory.mktemp("web"), **crowd) as opened:
        yield opened


@pytest.fixture(scope="session")
def visit(browser: Browser, house: House) -> Visit:
    """Sit down at a browser as a new person."""
    return Windows(browser, house.address).visiting
