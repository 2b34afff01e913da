"""An honest connection: what the table says without one, what happens to a card, and how it goes on."""

import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from server.house import House
from web.browsing import PHONE, Person, visiting
from web.conftest import Visit
from web.faults import bad_network
from web.tables import HAND, choices, choose, quick, sit, table_of
from web.test_people import together

pytestmark = pytest.mark.slow
NETWORK = "WebSocket|Failed to load|ERR_"


def notice(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-notice='{kind}']")


def seconds_until(page: Page, selector: str, *, is_gone: bool = False) -> float:
    """Wait for something to appear or disappear; return how long it took."""
    start = time.monotonic()
    page.locator(selector).first.wait_for(state="detached" if is_gone else "visible", timeout=20_000)
    return time.monotonic() - start


def alone(person: Person) -> Page:
    """Begin a match against bots, and wait for the first choice."""
    quick(person)
    path = table_of(person, "potato-man", 3, bots={"1": "easy", "2": "easy"}, settings={"starter": 0})
    page = sit(person, path, "Ann")
    page.get_by_role("button", name="Deal the cards").click()
    expect(choices(page).first).to_be_visible()
    return page


def test_offline_is_said_within_three_seconds_and_the_table_resumes_within_two(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben)
        expect(choices(ann.page).first).to_be_visible()
        ann.context.set_offline(True)
        assert seconds_until(ann.page, "[data-notice='slow']") < 3
        expect(ann.page.locator("[data-offline]")).to_have_count(1)
        expect(ben.page.get_by_text(re.compile("Away, bot in")).first).to_be_visible()
        ann.context.set_offline(False)
        assert seconds_until(ann.page, "[data-notice='slow']", is_gone=True) < 2
        expect(notice(ann.page, "back")).to_have_text(re.compile("Nothing has happened meanwhile"))
        choose(ann.page)
        expect(notice(ann.page, "back")).to_have_count(0)
        ann.forgive(NETWORK)


def test_a_card_tapped_offline_is_kept_and_sent(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben)
        expect(choices(ann.page).first).to_be_visible()
        ann.context.set_offline(True)
        expect(notice(ann.page, "slow")).to_be_visible()
        choices(ann.page).first.click()
        expect(notice(ann.page, "slow")).to_have_text(re.compile("will be sent as soon as"))
        ann.context.set_offline(False)
        expect(ann.page.locator(HAND)).to_have_count(11)
        expect(choices(ben.page).first).to_be_visible()
        ann.forgive(NETWORK)


def test_a_card_whose_moment_has_passed_is_withdrawn_and_one_sentence_tells_the_rest(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 0, "takeover": 5})
        expect(choices(ann.page).first).to_be_visible()
        ann.context.set_offline(True)
        expect(notice(ann.page, "slow")).to_be_visible()
        choices(ann.page).first.click()
        expect(notice(ann.page, "slow")).to_have_text(re.compile("will be sent"))
        expect(choices(ben.page).first).to_be_visible()  # a bot has played for Ann
        choose(ben.page)
        ann.context.set_offline(False)
        expect(notice(ann.page, "withdrawn")).to_have_text(re.compile("came too late and was not played"))
        notice(ann.page, "withdrawn").get_by_role("button").click()
        expect(notice(ann.page, "back")).to_have_text(re.compile("Meanwhile a bot has played for you"))
        ann.forgive(NETWORK)


def test_a_half_open_line_is_noticed_within_ten_seconds(browser: Browser, house: House) -> None:
    with bad_network(house) as network, visiting(browser, network.address) as ann:
        page = alone(ann)
        network.is_swallowing = True
        assert seconds_until(page, "[data-notice='slow']") < 10
        network.is_swallowing = False
        assert seconds_until(page, "[data-notice='slow']", is_gone=True) < 6
        choose(page)
        ann.forgive(NETWORK)


def test_two_seconds_of_delay_are_no_loss(browser: Browser, house: House) -> None:
    with bad_network(house) as network, visiting(browser, network.address) as ann:
        page = alone(ann)
        network.delay = 1.0  # two seconds there and back
        ends = time.monotonic() + 10  # a dead line would be noticed by then
        while time.monotonic() < ends:
            assert page.locator("[data-offline]").count() == 0
            page.wait_for_timeout(200)
        choices(page).first.click()
        expect(page.locator(HAND)).to_have_count(11)


def test_on_a_phone_the_notice_fits(visit: Visit) -> None:
    with visit(viewport=PHONE) as ann:
        page = alone(ann)
        ann.context.set_offline(True)
        expect(notice(page, "slow")).to_be_visible()
        box = notice(page, "slow").bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        ann.context.set_offline(False)
        expect(notice(page, "slow")).to_have_count(0)
        ann.forgive(NETWORK)
