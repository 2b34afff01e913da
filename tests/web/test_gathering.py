"""People who gather in browsers: who is there, the next match, and whose turn it is."""

import re

import pytest
from playwright.sync_api import Browser, expect

from server.house import House
from web.browsing import Person, visiting
from web.conftest import Visit
from web.tables import HAND, choices, choose, play_out, quick, sit, table_of
from web.test_people import together

pytestmark = pytest.mark.slow
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_waiting_room_says_who_is_away_and_dealing_asks_first(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        quick(ann)
        path = table_of(ann, "potato-man", 2)
        sit(ann, path, "Ann")
        sit(ben, path, "Ben")
        expect(ann.page.locator("[data-presence='1']")).to_have_text("here")
        expect(ann.page.get_by_text("Everybody is here.")).to_be_visible()
        ben.page.goto("about:blank")
        expect(ann.page.locator("[data-presence='1']")).to_have_text(re.compile(r"away for 0:\d\d"))
        expect(ann.page.get_by_text("Everybody is here.")).to_have_count(0)
        expect(ann.page.get_by_text("Not here yet: Ben.")).to_be_visible()
        ann.page.get_by_role("button", name="Deal the cards").click()
        dialog = ann.page.get_by_role("dialog", name="Not everybody is here")
        expect(dialog).to_contain_text("Ben is away and keeps the seat. After 60 seconds")
        dialog.get_by_role("button", name="Wait").click()
        expect(dialog).to_have_count(0)
        ann.page.get_by_role("button", name="Deal the cards").click()
        dialog.get_by_role("button", name="Deal anyway").click()
        expect(ann.page.locator(HAND).first).to_be_visible()


def test_rescue_buttons_are_shown_only_when_they_work(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 1, "takeover": None})
        ben.page.goto("about:blank")
        expect(ann.page.get_by_text("Ben is away. The table is waiting.").first).to_be_visible()
        ann.page.get_by_role("button", name="Players").click()
        row = ann.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")
        expect(row).to_contain_text("you can let a bot take over")
        expect(row.get_by_role("button")).to_have_count(0)


@pytest.mark.long
def test_a_rescue_button_comes_after_a_minute_and_lets_a_bot_take_over(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, settings={"starter": 1, "takeover": None})
        ben.page.goto("about:blank")
        ann.page.get_by_role("button", name="Players").click()
        row = ann.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")
        expect(row).to_contain_text("you can let a bot take over")
        row.get_by_role("button", name="Let a bot take over").click(timeout=90_000)
        expect(row.get_by_role("button", name="Let a bot take over")).to_have_count(0)
        expect(choices(ann.page).first).to_be_visible()


def test_a_rematch_is_an_invitation_that_readers_of_a_replay_get_too(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        path = together(ann, ben, options={"rounds": 1})
        play_out(ann, ben)
        ben.page.locator("[data-result]").get_by_role("link", name="Replay").click()
        expect(ben.page).to_have_url(re.compile(f"{path}/replay"))
        ann.page.get_by_role("button", name="Rematch").click()
        expect(ann.page.locator("[data-presence='1']")).to_have_text("has not answered yet")
        banner = ben.page.locator(".banner")
        expect(banner).to_contain_text("Ann asks for a rematch.")
        expect(ben.page).to_have_title(re.compile("Next match!"))
        expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        banner.get_by_role("button", name="Count me in").click()
        expect(ben.page).to_have_url(re.compile(f"{path}$"))
        expect(ben.page.get_by_text("Everybody is here.")).to_be_visible()  # on the way from page to page Ben was away
        expect(ann.page.locator("[data-presence='1']")).to_have_text("here")
        ann.page.get_by_role("button", name="Deal again").click()
        expect(ben.page.locator(HAND).first).to_be_visible()


def test_a_player_who_does_not_answer_is_not_carried_over(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        together(ann, ben, options={"rounds": 1})
        play_out(ann, ben)
        ann.page.get_by_role("button", name="Rematch").click()
        result = ben.page.locator("[data-result]")
        expect(result.get_by_text("Ann asks for a rematch.")).to_be_visible()
        ann.page.get_by_role("button", name="Deal again").click()
        dialog = ann.page.get_by_role("dialog", name="Not everybody is here")
        expect(dialog).to_contain_text("Ben has not accepted the rematch.")
        dialog.get_by_role("button", name="Deal anyway").click()
        expect(ann.page.locator(HAND).first).to_be_visible()
        expect(result.get_by_text("The next match has begun without you.")).to_be_visible()
        result.get_by_role("button", name="To the table").click()
        expect(result).to_have_count(0)
        expect(ben.page.locator(HAND)).to_have_count(0)


def test_the_clock_of_a_reader_waits_until_they_see_the_match(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        settings = {"starter": 1, "clock": {"move": 5, "reserve": 0}}
        path = together(ann, ben, options={"rounds": 1}, settings=settings)
        play_out(ann, ben)
        for person, word in ((ann, "Rematch"), (ben, "Count me in")):
            person.page.locator("[data-result]").get_by_role("button", name=word).click()
        ben.go(f"{path}/replay?match=1")
        expect(ben.page.get_by_text("The next match is being set up.")).to_be_visible()
        ann.page.get_by_role("button", name="Deal again").click()
        expect(ben.page.get_by_text("The next match has begun.")).to_be_visible()
        ann.page.wait_for_timeout(7000)  # more than Ben has for a choice
        expect(ann.page.get_by_text(re.compile("run out of time"))).to_have_count(0)
        ben.page.get_by_role("button", name="To the table").click()
        expect(choices(ben.page).first).to_be_visible()
        expect(ben.page.locator("[data-seat='1'] .clock")).to_contain_text(re.compile("0:0[2-5]"))


def test_title_icon_and_home_say_whose_turn_it_is(visit: Visit) -> None:
    with visit() as ann, visit() as ben:
        path = together(ann, ben)
        expect(ann.page).to_have_title("Your turn! Potato Man")
        expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        expect(ben.page).to_have_title("Potato Man · Knolle")
        choose(ann.page)
        expect(ben.page).to_have_title("Your turn! Potato Man")
        expect(ann.page).to_have_title("Potato Man · Knolle")
        expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
        sit(ben, table_of(ben, "companeros", 3), "Ben")
        ben.go("/")
        first = ben.page.locator("li.paper").first
        expect(first).to_contain_text("Your turn")
        expect(first).to_contain_text("Ann is there")
        expect(first.get_by_role("link", name="Continue")).to_have_attribute("href", path)


def asked(ann: Person, ben: Person) -> None:
    """Seat two people and begin; Ann wants to be notified, and is asked for it once."""
    quick(ann)
    quick(ben)
    path = table_of(ann, "potato-man", 2, settings={"starter": 0})
    sit(ann, path, "Ann")
    offer = ann.page.get_by_role("button", name="Notify me when it is my turn")
    offer.click()
    expect(offer).to_have_count(0)
    sit(ben, path, "Ben")
    ann.page.get_by_role("button", name="Deal the cards").click()
    expect(choices(ann.page).first).to_be_visible()


def test_a_notification_comes_while_the_page_is_hidden(browser: Browser, house: House) -> None:
    with visiting(browser, house.address) as ann, visiting(browser, house.address) as ben:
        ann.context.grant_permissions(["notifications"], origin=ann.address)
        asked(ann, ben)
        choose(ann.page)
        ann.page.evaluate(HIDE, True)
        choose(ben.page)
        shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(one => one.title)"
        ann.page.wait_for_function(f"async () => (await ({shown})()).length === 1")
        assert ann.page.evaluate(shown) == ["Your turn! Potato Man"]
        ann.page.evaluate(HIDE, False)
        ann.page.wait_for_function(f"async () => (await ({shown})()).length === 0")
