"""Several people at one screen: the curtain, whose hand is drawn when, undo and the next match."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from web.browsing import PHONE, Person
from web.conftest import Visit
from web.tables import HAND, again_and_again, choices, choose, is_over, quick, table_of, tried

pytestmark = pytest.mark.slow

WATCH = """() => {
  const hand = "[data-field='hand'] [data-card], li.hand [data-potato]";
  window.drawn = new Set();
  const look = () => {
    const curtain = document.querySelector("[data-curtain]");
    const own = document.querySelector(".seat.own")?.dataset.seat ?? null;
    const cards = [...document.querySelectorAll(hand)].map(({ dataset }) => dataset.card ?? dataset.potato);
    window.drawn.add(JSON.stringify([curtain !== null, own === null ? null : Number(own), cards.sort()]));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def curtain(page: Page) -> Locator:
    return page.locator("[data-curtain] button")


def gather(person: Person, game: str, names: list[str], *, players: int = 3, **more: Any) -> Page:
    """Open a table for people at one screen, with bots at the other seats, and let the match begin."""
    quick(person)
    bots = {str(seat): "easy" for seat in range(len(names), players)}
    path = table_of(person, game, players, bots=bots, settings={"starter": 0}, **more)
    beside = [{"seat": seat, "name": name} for seat, name in enumerate(names) if seat]
    begin = json.dumps({"name": names[0], "start": True, "beside": beside})
    person.page.evaluate("([slot, text]) => sessionStorage.setItem(slot, text)", [f"knolle-begin-{path[3:]}", begin])
    return person.go(path)


def take_turn(page: Page) -> bool:
    """Open the curtain, or choose the first legal action."""
    return tried(curtain(page)) or tried(choices(page).first)


@dataclass
class Heard:
    """What a socket was sent: the seats that it looks from, and the cards of their hands."""

    seats: set[int | None] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)


def hands_heard(page: Page) -> list[Heard]:
    """Return a list that fills with what each socket of the page is sent."""
    found: list[Heard] = []

    def hear(heard: Heard, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "snapshot" and message["view"] is not None:
            heard.seats.add(message["you"]["seat"])
        views = [message.get("view"), *(moment["view"] for moment in message.get("moments", []))]
        heard.cards |= {card for view in views if view for card in view.get("hand") or []}

    def opened(socket: WebSocket) -> None:
        heard = Heard()
        found.append(heard)
        socket.on("framereceived", lambda text: hear(heard, text))

    page.on("websocket", opened)
    return found


def test_only_the_hand_of_the_person_who_has_opened_the_curtain_is_drawn(visit: Visit) -> None:
    with visit() as ann:
        heard = hands_heard(ann.page)
        page = gather(ann, "potato-man", ["Ann", "Ben"])
        page.evaluate(WATCH)
        expect(curtain(page)).to_contain_text("Ann, it is your turn.")
        expect(page).to_have_title("Your turn! Potato Man")
        expect(page.locator(HAND)).to_have_count(0)
        again_and_again(page, lambda: take_turn(page), lambda: len(heard) > 3)
        everybody, *looks = heard[:-1]  # the last may have heard nothing yet
        assert not everybody.cards, "everybody's socket is sent no hand"
        assert [len(look.seats) for look in looks] == [1] * len(looks), "each look has a socket of its own"
        hands = {seat: set().union(*(look.cards for look in heard if look.seats == {seat})) for seat in (0, 1)}
        assert all(hands.values()) and hands[0].isdisjoint(hands[1])
        drawn = [json.loads(text) for text in page.evaluate("() => [...window.drawn]")]
        assert {own for _, own, cards in drawn if cards} == {0, 1}, "both have seen their hands"
        for is_down, own, cards in drawn:
            assert not (is_down and cards), "no card is drawn while the curtain is down"
            assert not cards or set(cards) <= hands[own], "and no card of somebody else"


def test_whoever_moved_can_undo_while_the_next_person_is_called(visit: Visit) -> None:
    with visit(viewport=PHONE) as ann:
        page = gather(ann, "potato-man", ["Ann", "Ben"])
        curtain(page).click()
        expect(page.locator(HAND)).to_have_count(12)
        expect(page.locator("[data-curtain]")).to_have_count(0)
        card = page.locator(HAND).first.get_attribute("data-card")
        choose(page)
        expect(curtain(page)).to_contain_text("Ben, it is your turn.")
        expect(page.locator(f"[data-card='{card}']")).to_have_count(1)  # in the trick
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(curtain(page)).to_contain_text("Ann, it is your turn.")
        expect(page.locator("[data-card]")).to_have_count(0)
        curtain(page).click()
        expect(page.locator(HAND)).to_have_count(12)
        page.get_by_role("button", name="Close the curtain").click()
        expect(page.locator(HAND)).to_have_count(0)
        page.reload()
        expect(curtain(page)).to_contain_text("Ann, it is your turn.")
        assert not ann.violations()


def play_together(page: Page, until: Callable[[], bool]) -> list[str]:
    """Let all people at one screen open the curtain and choose; return what the curtain said to one after the other."""
    called: list[str] = []

    def step() -> bool:
        heard: list[str] = []
        tried(curtain(page), lambda it: heard.append(it.inner_text(timeout=2000)))
        called.extend(text for text in heard if called[-1:] != [text])
        return take_turn(page)

    again_and_again(page, step, until)
    return called


def test_secret_choices_are_made_one_after_the_other_behind_the_curtain(visit: Visit) -> None:
    with visit() as ann:
        page = gather(ann, "hot-potato", ["Ann", "Ben"])
        page.evaluate(WATCH)
        called = play_together(page, lambda: page.locator("[data-field='encounter'], .ranking").first.is_visible())
        assert ["Ann" in text for text in called[:2]] == [True, False], "each in turn behind the curtain"
        drawn = [json.loads(text) for text in page.evaluate("() => [...window.drawn]")]
        assert {own for _, own, cards in drawn if cards} == {0, 1}
        assert not any(is_down and cards for is_down, _, cards in drawn)


@pytest.mark.long
def test_the_result_speaks_to_nobody_and_a_rematch_begins_behind_the_curtain(visit: Visit) -> None:
    with visit() as ann:
        page = gather(ann, "hot-potato", ["Ann", "Ben"], options={"points": 1, "tie": "shared"})
        play_together(page, lambda: is_over(page))
        result = page.get_by_role("dialog", name="Result")
        expect(result).not_to_contain_text("You")
        result.get_by_role("button", name="Rematch").click()
        expect(curtain(page)).to_be_visible()


def test_a_table_for_people_at_one_screen_is_made_on_the_page(visit: Visit) -> None:
    with visit(viewport=PHONE) as ann:
        quick(ann)
        page = ann.go("/new/potato-man")
        page.get_by_role("textbox", name="You").fill("Ann")
        page.get_by_label("3", exact=True).check(force=True)
        page.get_by_role("combobox", name="Seat 2").select_option("here")
        expect(page.get_by_text("Between turns a curtain hides the hands")).to_be_visible()
        page.get_by_label("Name of the player at seat 2").fill("Ben")
        page.get_by_role("combobox", name="Seat 3").select_option("easy")
        assert not ann.violations()
        page.get_by_role("button", name="Deal the cards").click()
        expect(curtain(page)).to_contain_text(re.compile("Ann|Ben"))
        page.keyboard.press("Enter")  # the curtain has the focus
        expect(page.locator(HAND)).to_have_count(12)
