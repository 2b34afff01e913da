"""One person at a table: hand, refusals, keys, hints, the phone."""

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from web.browsing import DESK, PHONE, Person
from web.conftest import Visit
from web.tables import HAND, QUICK, again_and_again, choices, choose, is_over, play_on, quick, sit, table_of, tried

pytestmark = pytest.mark.slow

ONE_GAME = ["potato-man", *(pytest.param(game, marks=pytest.mark.long) for game in ("companeros", "hot-potato"))]
"""One game in the quick suite, all games in the long one."""
CALM = {"fly": 0, "pause": 0}
FOCUSED = ".playing [data-choice]:focus, .playing [data-potato][aria-disabled='false']:focus"


def sit_down(person: Person, game: str = "potato-man", players: int = 3, **more: object) -> Page:
    """Start a match with bots and return its page; seat 0 starts unless `settings` say otherwise."""
    more.setdefault("settings", {"starter": 0})
    path = table_of(person, game, players, bots={str(k): "easy" for k in range(1, players)}, **more)
    page = sit(person, path, "Ann")
    page.get_by_role("button", name="Deal the cards").click()
    return page


def calm(person: Person) -> None:
    person.set(**CALM)


def hand(page: Page) -> list[str]:
    """Return the cards in hand, in order."""
    found = page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.card)")
    return [str(card) for card in found]


def test_two_clicks_from_the_first_page_to_the_first_card(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        page = ann.go("/")
        page.get_by_role("button", name="Play", exact=True).first.click()
        expect(choices(page).first).to_be_visible()
        choose(page)
        expect(page.get_by_text(re.compile(r"\b(leads|plays)\b")).first).to_be_visible()


def test_an_illegal_card_is_explained(visit: Visit) -> None:
    with visit() as ann:
        calm(ann)
        # with two players every trick has two of Ann's cards: sooner or later her colour is already there
        page = sit_down(ann, players=2, settings={"starter": 1}, options={"rounds": 1})
        refused = page.get_by_role("button", name=re.compile("not allowed now")).first
        play_on(ann, until=lambda: choices(page).first.is_visible() and refused.is_visible())
        refused.focus()
        told = page.get_by_role("status").filter(has_text=re.compile("already")).first
        # a click right after the turn has come only selects
        again_and_again(page, lambda: tried(refused), until=told.is_visible)
        expect(told).to_contain_text(re.compile("in this trick, played by"))
        expect(told.get_by_role("link", name=re.compile("PM-7"))).to_have_attribute("href", "/rules/potato-man#PM-7")


def test_a_tap_selects_and_the_second_plays(visit: Visit) -> None:
    with visit() as ann:
        calm(ann)
        page = sit_down(ann)
        card = choices(page).first
        expect(card).to_be_visible()
        before = hand(page)
        card.click()
        expect(page.locator(f"{HAND}[aria-pressed='true']")).to_have_count(1)
        assert hand(page) == before
        again_and_again(page, lambda: tried(card), until=lambda: len(hand(page)) < len(before))


def test_a_match_can_be_played_with_keys(visit: Visit) -> None:
    with visit() as ann:
        calm(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"{HAND}:focus")).to_have_count(1)
        page.keyboard.press("2")
        again_and_again(page, lambda: bool(page.keyboard.press("Enter")), until=lambda: len(hand(page)) == 11)
        for key, title in (("l", "Last trick"), ("s", "Scores"), ("c", "Count cards"), ("?", "Help")):
            page.locator("body").press(key)
            expect(page.get_by_role("dialog", name=title)).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def test_log_and_chat_can_be_kept_beside_a_wide_table(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        pin, beside = page.get_by_role("button", name="Keep beside the table"), page.locator("dialog.beside")
        for key in "gt":
            page.keyboard.press(key)
            pin.and_(page.locator("[aria-pressed='false']")).click()
        choose(page)
        page.reload()
        expect(beside).to_have_count(2)
        page.set_viewport_size({"width": 1087, "height": 700})
        expect(beside).to_have_count(0)
        page.keyboard.press("g")
        expect(page.get_by_role("dialog", name="Log")).to_be_visible()
        expect(pin).to_have_count(0)
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1088, "height": 700})
        expect(beside).to_have_count(2)
        pin.first.click()
        beside.get_by_role("button", name="Close").click()
        expect(beside).to_have_count(0)
        page.reload()
        expect(choices(page).first).to_be_visible()
        expect(beside).to_have_count(0)


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    with visit() as ann:
        ann.set(**CALM, keys=False)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        page.locator("body").press("s")
        page.wait_for_timeout(300)
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ONE_GAME)
def test_a_whole_match_with_the_keyboard_only(game: str, visit: Visit) -> None:
    with visit() as ann:
        calm(ann)
        options = {"potato-man": {"rounds": 1}, "companeros": {}, "hot-potato": {"points": 1}}[game]
        page = sit_down(ann, game, 3, options=options)

        chosen = page.locator(FOCUSED)

        def press() -> bool:
            if not choices(page).first.is_visible():
                return False
            page.keyboard.press("ArrowRight")
            if chosen.count():
                page.keyboard.press("Enter")
                page.wait_for_timeout(30)
                page.keyboard.press("Enter")
            page.wait_for_timeout(50)
            return True

        again_and_again(page, press, until=lambda: is_over(page))


def test_a_hint_names_an_action_and_why(visit: Visit) -> None:
    with visit() as ann:
        calm(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_text(re.compile("The master would choose"))).to_contain_text(
            re.compile("clearly ahead|hardly better|nothing else")
        )
        expect(page.get_by_role("button", name=re.compile("recommended", re.I)).first).to_be_visible()


COVER = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const notices = [...document.querySelectorAll('[data-notice]')].map(one => one.dataset.notice);
  const [line, own] = [box('[data-prompt]'), box('[data-seat="0"]')];
  const isFree = own.right <= line.left || line.right <= own.left || own.bottom <= line.top || line.bottom <= own.top;
  const middle = box('[data-middle]');
  return [notices, isFree, [middle.top, middle.height], document.querySelector('[data-prompt]').innerText];
}"""


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_says_one_thing_at_a_time(viewport: ViewportSize, visit: Visit) -> None:
    """A hint, a refusal and a lost connection in turn: one place, nothing pushed, the own score in sight."""
    with visit(viewport=viewport) as ann:
        calm(ann)
        sockets: list[WebSocketRoute] = []
        is_cut = False

        def connect(route: WebSocketRoute) -> None:
            sockets.append(route)
            if is_cut:
                route.close()
            else:
                route.connect_to_server()

        ann.page.route_web_socket(re.compile("/socket$"), connect)
        page = sit_down(ann, players=2, settings={"starter": 1}, options={"rounds": 1})
        refused = page.get_by_role("button", name=re.compile("not allowed now")).first
        play_on(ann, until=lambda: choices(page).first.is_visible() and refused.is_visible())
        expect(page.locator("[data-prompt]")).to_contain_text(re.compile("play", re.I))
        notices, free, place, _ = page.evaluate(COVER)
        assert free and not notices

        def shows(notice: str) -> str:
            """Return the text of a notice, once it stands alone beside the own seat and the table is where it was."""
            still = f"wanted => JSON.stringify(({COVER})().slice(0, 3)) === wanted"
            page.wait_for_function(still, arg=json.dumps([[notice], True, place], separators=(",", ":")))
            return page.locator("[data-prompt]").inner_text()

        page.get_by_role("button", name="Hint").click()
        shows("advice")
        again_and_again(page, lambda: tried(refused), until=page.locator("[data-notice='card']").is_visible)
        assert "already" in shows("card")
        is_cut = True
        sockets[-1].close()
        assert "onnect" in shows("slow")
        is_cut = False
        shows("card")
        ann.page.unroute_all()


def test_a_choice_among_bots_is_taken_back_at_once(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        before = hand(page)
        choose(page)
        expect(page.locator(HAND)).to_have_count(len(before) - 1)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(HAND)).to_have_count(len(before))
        assert hand(page) == before


@pytest.mark.parametrize("game", ["potato-man", "companeros", "hot-potato"])
def test_no_screen_needs_sideways_scrolling(game: str, visit: Visit) -> None:
    with visit(viewport=PHONE, has_touch=True) as ann:
        quick(ann)
        page = sit_down(ann, game)
        expect(choices(page).first).to_be_visible()
        for width, height in ((375, 667), (667, 375), (768, 1024), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)


def test_on_a_phone_the_hand_is_within_reach(visit: Visit) -> None:
    with visit(viewport=PHONE, has_touch=True) as ann:
        quick(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        for card in page.locator(HAND).all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] > PHONE["height"] / 2
            assert box["y"] + box["height"] <= PHONE["height"] + 1
        again_and_again(
            page,
            lambda: tried(choices(page).first, lambda card: card.tap(timeout=2000)),
            until=lambda: len(hand(page)) == 11,
        )


def test_what_happens_is_announced_in_order(visit: Visit) -> None:
    with visit() as ann:
        quick(ann)
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        choose(page)
        heard = page.get_by_role("log", name="Game events")
        expect(heard).to_contain_text(re.compile(r"Ann leads (red|blue|green|yellow) \d+"))
        expect(heard).to_contain_text(re.compile("wins"))
        told = heard.inner_text()
        assert told.index("Ann leads") < told.index("wins")


def test_with_pause_click_a_finished_trick_waits_for_a_click(visit: Visit) -> None:
    with visit() as ann:
        ann.set(**QUICK | {"pause": "click"})
        page = sit_down(ann)
        expect(choices(page).first).to_be_visible()
        choose(page)
        goes_on = page.get_by_role("button", name="Continue").first
        won = page.locator("[data-field='trick'] .won")
        for left in (11, 10, 9):
            expect(goes_on).to_be_visible()
            if page.locator("[data-beat='read']").is_visible():
                break  # somebody is blocked, which ends the round
            assert won.count() == 1
            assert len(hand(page)) == left
            goes_on.click()
            expect(won).to_have_count(0)
            play_on(ann, until=goes_on.is_visible)
        assert left < 11
