"""Seats that change hands, fair company and armed cards, with several browsers."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.browsing import PHONE, Person
from web.conftest import Visit
from web.tables import HAND, choices, choose, play_on, sit, table_of
from web.test_people import together

pytestmark = pytest.mark.slow


def people_panel(page: Page) -> None:
    if page.get_by_role("button", name="Players", exact=True).is_visible():
        page.get_by_role("button", name="Players", exact=True).click()
    else:
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Players", exact=True).click()


def round_of(person: Person) -> int:
    return int(person.page.locator(".playing").get_attribute("data-round") or 0)


def test_a_spectator_asks_for_a_bots_seat_and_plays_from_the_next_deal_on(visit: Visit) -> None:
    with visit() as ann, visit() as ben, visit(viewport=PHONE) as cleo:
        path = together(ann, ben, options={"rounds": 2})
        cleo.set(pause=0, fly=0, oneTap=True)
        page = cleo.go(path)
        expect(page.locator("[data-tools]")).to_be_visible()
        people_panel(page)
        page.get_by_label("Your name").fill("Cleo")
        page.get_by_role("button", name=re.compile("Ask for the seat of")).click()
        page.keyboard.press("Escape")
        expect(page.locator("[data-notice='wants']")).to_contain_text("The host decides")
        asks = ann.page.locator("[data-notice='asks']")
        expect(asks).to_contain_text("Cleo would like the seat of Agria")
        asks.get_by_role("button", name="Grant").click()
        expect(page.locator("[data-notice='wants']")).to_contain_text("With the next deal you take over from Agria")
        expect(page.locator(HAND)).to_have_count(0)
        expect(ben.page.locator("[data-seat='2']")).to_contain_text("soon Cleo")
        play_on(ann, ben, until=lambda: page.locator(HAND).count() > 0)
        expect(page.locator(HAND)).to_have_count(12)
        expect(ann.page.locator("[data-seat='2']")).to_contain_text("Cleo")


def test_a_seat_is_given_away_by_a_link_that_asks_for_a_name(visit: Visit) -> None:
    with visit() as ann, visit() as ben, visit() as cleo:
        path = together(ann, ben, settings={"starter": 0, "takeover": 5}, options={"rounds": 2})
        ben.page.goto("about:blank")
        expect(ann.page.locator("[data-seat='1']")).to_contain_text("Bot plays", timeout=20_000)
        people_panel(ann.page)
        ann.page.get_by_role("button", name="Give the seat to a friend").first.click()
        link = ann.page.locator("input[readonly]").first
        expect(link).to_have_value(re.compile("#"))
        page = cleo.go(link.input_value().removeprefix(cleo.address))
        page.get_by_label("Your name").fill("Cleo")
        page.get_by_role("button", name="Take the seat").click()
        expect(page.locator("[data-notice='wants']")).to_contain_text("you take over from Ben")
        expect(ann.page.get_by_text("Send this link")).to_have_count(0)
        expect(ann.page.locator(".ticker .news")).to_have_text("Cleo will take over from Ben with the next deal.")
        ben.go(path)
        expect(ben.page.locator(HAND).first).to_be_visible()
        expect(page.locator("[data-notice='wants']")).to_have_count(0)


def test_a_removed_person_is_told_and_stays_out_until_the_host_allows_it(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as ben:
        path = table_of(ann, "potato-man", 3)
        sit(ann, path, "Ann")
        sit(ben, path, "Ben")
        ann.page.get_by_role("button", name="Remove Ben from the table").click()
        expect(ben.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
        ann.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        expect(ben.page.get_by_text("Ann has removed you from the table")).to_be_visible()
        ben.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(ben.page.get_by_text("Only the host can let you sit down again")).to_be_visible()
        ann.page.get_by_role("button", name="Let Ben sit down again").click()
        ben.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(ann.page.get_by_role("button", name="Remove Ben from the table")).to_be_visible()


def test_hints_are_seen_by_the_others(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 0, "hints": True})
        ann.page.get_by_role("button", name="Hint").click()
        expect(ben.page.locator("[data-seat='0'] .hints")).to_contain_text("1")
    with visit() as ann, visit() as ben:
        together(ann, ben)
        expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_number_of_hints_is_not_cut_off_behind_a_long_name(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as ben:
        path = table_of(ann, "potato-man", 3, bots={"2": "easy"}, settings={"starter": 0, "hints": True})
        sit(ann, path, "Annabelle Maria")
        sit(ben, path, "Ben")
        ann.page.get_by_role("button", name="Deal the cards").click()
        ann.page.get_by_role("button", name="Hint").click()
        hints, name = (ben.page.locator(f"[data-seat='0'] {part}") for part in (".hints", ".name"))
        expect(hints).to_contain_text("1")
        inner, outer = hints.bounding_box(), name.bounding_box()
        assert inner and outer
        assert outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_a_face_is_shown_at_the_seat_and_a_talker_can_be_muted(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as ben:
        together(ann, ben)
        ann.page.get_by_role("button", name="Faces").click()
        ann.page.get_by_role("button", name="laughs").click()
        expect(ben.page.locator("[data-seat='0'] [data-reaction='laugh']")).to_be_visible()
        expect(ben.page.locator("[data-reaction]")).to_have_count(0, timeout=15_000)
        ann.page.keyboard.press("t")
        ann.page.get_by_role("textbox", name="Write to the table").fill("blah")
        ann.page.get_by_role("button", name="Send", exact=True).click()
        ben.page.get_by_role("button", name=re.compile("Chat")).click()
        ben.page.get_by_role("button", name="Hide what Ann writes").click()
        expect(ben.page.get_by_role("listitem").filter(has_text="blah")).to_have_count(0)
        ben.page.get_by_title("Show again what Ann writes").click()
        expect(ben.page.get_by_role("listitem").filter(has_text="blah")).to_have_count(1)


def test_an_armed_card_is_played_when_the_turn_comes(visit: Visit) -> None:
    with visit() as ann, visit(viewport=PHONE) as ben:
        together(ann, ben)
        card = ben.page.locator(HAND).first
        name = card.get_attribute("data-card")
        armed = ben.page.get_by_role("button", name=re.compile("is played on your turn"), pressed=True)
        for _ in range(2):  # armed, withdrawn, armed
            card.click()
            ben.page.get_by_role("button", name=re.compile("on my turn")).click()
            expect(armed).not_to_have_count(0)
            if not _:
                card.click()
                expect(armed).to_have_count(0)
        ben.page.reload()
        expect(armed).not_to_have_count(0)
        lead = choices(ann.page).locator("visible=true").last
        lead.click()
        expect(ben.page.locator(f"[data-field='hand'] [data-card='{name}']")).to_have_count(0, timeout=15_000)


def test_the_log_names_whoever_moved(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 1, "takeover": 5})
        choose(ben.page)
        ben.page.goto("about:blank")
        play_on(ann, until=lambda: ann.page.locator(HAND).count() < 10)
        ann.page.keyboard.press("g")
        log = ann.page.locator("[data-field='log']")
        expect(log.get_by_text(re.compile("^Ben leads")).first).to_be_visible()
        expect(log.get_by_text(re.compile(r"^Ben \(bot\)")).first).to_be_visible()
