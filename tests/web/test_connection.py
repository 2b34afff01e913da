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


def expect_slow(page: Page, count: int) -> None:
    """Wait until the table says that there is no connection, or no longer.

    How long that takes is held by link.test.ts and slow.svelte.test.ts of the page, with clocks of their own.
    """
    expect(notice(page, "slow")).to_have_count(count)


def alone(person: Person) -> Page:
    """Begin a match against bots, and wait for the first choice."""
    quick(person)
    path = table_of(person, "potato-man", 3, bots={"1": "easy", "2": "easy"}, settings={"starter": 0})
    page = sit(person, path, "Ann")
    page.get_by_role("button", name="Deal the cards").click()
    expect(choices(page).first).to_be_visible()
    return page


def test_offline_is_said_and_the_table_resumes(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben)
        expect(choices(ann.page).first).to_be_visible()
        ann.context.set_offline(True)
        expect_slow(ann.page, 1)
        expect(ann.page.locator("[data-offline]")).to_have_count(1)
        expect(ben.page.get_by_text(re.compile("Away, bot in")).first).to_be_visible()
        ann.context.set_offline(False)
        expect_slow(ann.page, 0)
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


def test_a_half_open_line_is_noticed(browser: Browser, house: House) -> None:
    with bad_network(house) as network, visiting(browser, network.address) as ann:
        page = alone(ann)
        network.is_swallowing = True
        expect_slow(page, 1)
        network.is_swallowing = False
        expect_slow(page, 0)
        choose(page)
        ann.forgive(NETWORK)


@pytest.mark.long
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
