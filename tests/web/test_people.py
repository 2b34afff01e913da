"""Several people: reconnecting, takeover by bots, undo, chat, spectators."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.house import House
from web.browsing import PHONE, Person, visiting
from web.conftest import Visit
from web.tables import HAND, choices, choose, play_on, play_out, quick, sit, table_of

pytestmark = pytest.mark.slow


def together(ann: Person, ben: Person, **more: object) -> str:
    """Seat Ann and Ben at a table of Potato Man with a bot, start, and return the path of its page."""
    quick(ann)
    quick(ben)
    more.setdefault("settings", {"starter": 0})
    path = table_of(ann, "potato-man", 3, bots={"2": "easy"}, **more)
    sit(ann, path, "Ann")
    sit(ben, path, "Ben")
    ann.page.get_by_role("button", name="Deal the cards").click()
    expect(ann.page.locator(HAND)).to_have_count(12)
    return path


def test_a_table_is_opened_on_the_page_and_a_friend_joins_by_its_link(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as ben:
        page = ann.go("/")
        page.get_by_role("link", name=re.compile("With friends")).first.click()
        page.get_by_role("button", name=re.compile("Open the table|Make the table|Create")).click()
        expect(page).to_have_url(re.compile("/t/"))
        path = page.url.removeprefix(ann.address)
        sit(ben, path, "Ben")
        expect(page.get_by_text("Ben").first).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("QR")).first).to_be_visible()


def test_after_a_restart_in_mid_trick_the_page_reconnects(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path) as first:
        port = first.address.rpartition(":")[2]
        with visiting(browser, first.address) as ann, visiting(browser, first.address) as ben:
            together(ann, ben)
            choose(ann.page)
            expect(choices(ben.page).first).to_be_visible()
            first.process.kill()
            first.process.wait()
            expect(ben.page.get_by_text("Reconnecting")).to_be_visible()
            with House(tmp_path, KNOLLE_PORT=port):
                expect(ben.page.get_by_text("Reconnecting")).to_have_count(0)
                expect(ann.page.locator(HAND)).to_have_count(11)
                choose(ben.page)
                expect(ben.page.locator(HAND)).to_have_count(11)
                play_on(ann, ben, until=lambda: ann.page.locator(HAND).count() < 10)
                for person in (ann, ben):
                    person.page.close()  # before the server stops again, which would cause more errors to forgive
                    person.forgive("WebSocket|Failed to load resource|ERR_")


def test_a_bot_takes_over_and_the_player_comes_back(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        path = together(ann, ben, settings={"starter": 1, "takeover": 5})
        ben.page.goto("about:blank")
        expect(ann.page.get_by_text(re.compile("Ben is away")).first).to_be_visible()
        choices(ann.page).first.wait_for()
        ben.go(path)
        expect(ben.page.locator(HAND).first).to_be_visible()
        # a player who returns gets their seat back without asking
        expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
        play_on(ann, ben, until=lambda: ben.page.locator(HAND).count() < 9)


def test_undo_needs_the_consent_of_the_others(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 0})
        choose(ann.page)
        choose(ben.page)
        expect(ann.page.locator(HAND)).to_have_count(11)
        ann.page.get_by_role("button", name="Undo").click()
        ben.page.get_by_role("button", name="Agree").click()
        expect(ann.page.locator(HAND)).to_have_count(12)


def test_chat_is_plain_text_and_reaches_everybody(visit: Visit) -> None:
    with visit() as ann, visit() as ben, visit() as watcher:
        path = together(ann, ben)
        watcher.go(path)
        line = "<b>Hello</b> & good luck"
        for person in (ann, ben, watcher):
            expect(person.page.locator("[data-tools]")).to_be_visible()
            person.page.keyboard.press("t")
        ann.page.get_by_role("textbox", name="Write to the table").fill(line)
        ann.page.get_by_role("button", name="Send", exact=True).click()
        for person in (ann, ben, watcher):
            expect(person.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()
        for person in (ben, watcher):
            expect(person.page.get_by_role("log").get_by_text(line)).to_have_count(1)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    with visit() as ann, visit() as ben, visit() as watcher:
        path = together(ann, ben)
        watcher.go(path)
        expect(watcher.page.get_by_text("Ann").first).to_be_visible()
        expect(watcher.page.locator(HAND)).to_have_count(0)
        choices(ann.page).first.click()
        expect(watcher.page.get_by_text(re.compile("Ann leads")).first).to_be_visible()


def test_a_link_moves_the_guest_to_a_phone(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as phone:
        path = table_of(ann, "companeros", 3)
        sit(ann, path, "Ann")
        page = ann.go("/")
        page.get_by_role("button", name="Move to my phone").click()
        field = page.get_by_label("Your personal link")
        expect(field).to_have_value(re.compile("/move/"))
        link = field.input_value()
        phone.page.goto(link)
        phone.page.get_by_role("button").click()
        expect(phone.page.get_by_role("link", name="Go to table")).to_have_attribute("href", path)
        phone.go(path)
        expect(phone.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)


def test_a_rematch_pulls_nobody_away_from_the_result(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, options={"rounds": 1})
        play_out(ann, ben)
        headline = ben.page.locator("[data-result] h3").inner_text()
        ann.page.get_by_role("button", name="Rematch").click()
        deal = ann.page.get_by_role("button", name="Deal again")
        expect(deal).to_be_visible()
        accept = ben.page.locator("[data-result]").get_by_role("button", name="Count me in")
        expect(accept).to_be_visible()
        expect(ben.page.locator("[data-result] h3")).to_have_text(headline)
        accept.click()
        expect(ben.page.locator("[data-result]")).to_have_count(0)
        expect(ann.page.locator("[data-presence='1']")).to_have_text("here")
        deal.click()
        expect(ben.page.locator(HAND).first).to_be_visible()
