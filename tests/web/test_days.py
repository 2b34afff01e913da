"""Tables that last for days, in the browser: making one, what home and table say, and a notice up to its tap."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.house import House
from server.pushing import Device, PushService
from web.browsing import Person, visiting
from web.conftest import Visit
from web.tables import choices, choose, quick, sit, table_of

pytestmark = pytest.mark.slow

DAYS = {"clock": {"move": 3 * 24 * 3600}, "starter": 0}
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) });
}"""
"""Stands for the browser's own push service, which no test can reach."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data }) => ({ title, body, path: data }))"""
TAP = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService() as opened:
        yield opened


@pytest.fixture(scope="module")
def lasting_house(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[House]:
    """A server that may send notices to the test's push service."""
    with House(tmp_path_factory.mktemp("days"), KNOLLE_PUSH_ORIGIN=push.origin) as opened:
        yield opened


def deliver(person: Person, payload: Any) -> None:
    """Let the browser receive a notice, as from its push service."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    data = {"origin": person.address, "registrationId": found[-1], "data": json.dumps(payload)}
    session.send("ServiceWorker.deliverPushMessage", data)


def test_a_notice_reaches_a_player_who_has_closed_the_page(
    browser: Browser, lasting_house: House, push: PushService
) -> None:
    address = lasting_house.address
    with visiting(browser, address) as ann, visiting(browser, address) as ben:
        ben.context.grant_permissions(["notifications"], origin=address)
        device = Device(f"{push.origin}/ben", "en")
        given = [device.body[name] for name in ("endpoint", "p256dh", "auth")]
        ben.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")
        quick(ann)
        quick(ben)
        path = table_of(ann, "potato-man", 2, settings=DAYS)
        sit(ann, path, "Ann")
        sit(ben, path, "Ben")
        expect(ben.page.get_by_text("even if this page is closed")).to_be_visible()
        ben.page.get_by_role("button", name="Notify me when it is my turn").click()
        expect(ben.page.get_by_text("Your device tells you when it is your turn.")).to_be_visible()
        ann.page.get_by_role("button", name="Deal the cards").click()
        expect(choices(ann.page).first).to_be_visible()
        ben.go("/")
        choose(ann.page)
        _, _, sealed = push.next()
        payload = device.read(sealed)
        assert payload == {"title": "Potato Man", "body": "It is your turn. You have 3 days.", "path": path}
        deliver(ben, payload)
        ben.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
        assert ben.page.evaluate(SHOWN) == [payload]
        ben.context.service_workers[0].evaluate(TAP)
        ben.page.wait_for_url(f"**{path}")
        expect(ben.page.locator(".seat.own .clock")).to_contain_text("left")
        ben.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")
        ben.go("/")
        expect(ben.page.locator("li.paper").first).to_contain_text(re.compile("Your turn.*3 days left"))


def test_a_table_of_days_is_made_without_takeover(visit: Visit) -> None:
    with visit() as ann:
        page = ann.go("/new/potato-man")
        page.get_by_text("Time and table").click()
        page.get_by_role("radio", name="3 days").check(force=True)
        expect(page.get_by_text("3 days for every choice")).to_be_visible()
        takeover = page.get_by_role("group", name="A bot takes over after")
        expect(takeover.get_by_role("radio", name="never")).to_be_checked()
        page.get_by_role("radio", name="Quick").check(force=True)
        expect(takeover.get_by_role("radio", name="1 min")).to_be_checked()


def test_without_https_the_page_says_why_there_are_no_notices(browser: Browser, lasting_house: House) -> None:
    with visiting(browser, lasting_house.address) as ann:
        ann.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        sit(ann, table_of(ann, "potato-man", 2, settings=DAYS), "Ann")
        expect(ann.page.get_by_text("browsers allow them only on pages with https")).to_be_visible()
