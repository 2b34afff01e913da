"""The page shows one moment and only one, at a human pace, and takes no choice before its moment was seen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from web import probe
from web.browsing import QUICK as AT_ONCE
from web.conftest import Visit
from web.tables import HAND, again_and_again, choices, choose, shown
from web.test_playing import sit_down

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, object]] = {"potato-man": {"rounds": 2}, "companeros": {}, "hot-potato": {"points": 3}}
BRISK = {"fly": 120, "pause": 600}
HURRIED = {"fly": 60, "pause": 250}
MOVES, STILL = "no-preference", "reduce"
ALSO_PLAIN = [("companeros", 0, MOVES), ("hot-potato", 600, MOVES)]
"""The cases of four and six players that are not left to the long suite."""
MANY = [
    pytest.param(
        *(game, players, settings, motion),
        marks=[] if (game, settings["pause"], motion) in ALSO_PLAIN else pytest.mark.long,
        id=f"{game}-{players}-{settings['pause']}-{motion}",
    )
    for game, players in (("potato-man", 2), ("potato-man", 4), ("companeros", 6), ("hot-potato", 4))
    for settings, motion in (
        (BRISK, MOVES),
        (BRISK, STILL),
        (BRISK | {"pause": "click"}, MOVES),
        (BRISK | {"pause": 0}, MOVES),
    )
]
FEW = [
    pytest.param(game, 3, HURRIED | {"pause": pause}, MOVES, id=game)
    for game, pause in (("potato-man", 250), ("companeros", "click"), ("hot-potato", 250))
]
TAPPING = """() => {
  const stage = document.querySelector(".playing");
  window.acts = [];
  const MOVES = { attributeFilter: ["data-events", "data-legal"] };
  let since = performance.now() - 1000;
  new MutationObserver(() => (since = performance.now())).observe(stage, MOVES);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    const { type } = JSON.parse(message);
    if (type === "act") window.acts.push({ after: performance.now() - since, ...stage.dataset });
    return send.call(this, message);
  };
  window.tapping = setInterval(() => {
    const cards = document.querySelectorAll("[data-card], [data-potato], [data-choice]");
    cards[Math.floor(Math.random() * cards.length)]?.click();
    if (stage.dataset.beat) window.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
  }, 35);
}"""


@pytest.mark.parametrize(("game", "players", "settings", "motion"), [*FEW, *MANY])
def test_all_parts_of_the_screen_show_the_same_moment(
    game: str, players: int, settings: dict[str, Any], motion: Any, visit: Visit
) -> None:
    with visit() as ann:
        ann.set(**settings, oneTap=True)
        ann.page.emulate_media(reduced_motion=motion)
        page = sit_down(ann, game, players, options=SHORT[game])
        probe.watch(page)
        probe.play_patiently(page, settings["pause"])
        n_samples, found = probe.violations(page, settings["pause"])
        ann.forgive("WebSocket")
    print(f"{len(found)} violations in {n_samples} samples")
    assert n_samples > 20
    assert not found, f"{len(found)} in {n_samples} samples, such as\n" + "\n".join(found[:5])


@pytest.mark.parametrize(("game", "least"), [("potato-man", 6), ("companeros", 6), ("hot-potato", 4)])
def test_hasty_taps_choose_nothing_that_was_not_seen(game: str, least: int, visit: Visit) -> None:
    with visit() as ann:
        ann.set(**BRISK, oneTap=True)
        ann.page.emulate_media(reduced_motion=MOVES)
        page = sit_down(ann, game, 3, options=SHORT[game])
        page.locator(probe.STAGE).wait_for()
        page.evaluate(TAPPING)
        over = page.locator("[data-result]")  # some matches end before so many choices
        enough = "least => acts.length >= least"
        again_and_again(page, lambda: False, until=lambda: over.is_visible() or page.evaluate(enough, least))
        page.evaluate("clearInterval(tapping)")
        acts = page.evaluate("acts")
    assert len(acts) > 1
    # nobody reacts within 200 ms
    assert min(act["after"] for act in acts) > 190, acts
    assert all("beat" not in act and int(act["legal"]) > 0 for act in acts), acts


def test_a_line_of_the_log_leads_back_to_its_moment(visit: Visit) -> None:
    with visit() as ann:
        ann.set(**AT_ONCE)
        # so low that the log has to scroll
        ann.page.set_viewport_size({"width": 844, "height": 390})
        page = sit_down(ann)
        stage, past = page.locator(probe.STAGE), page.locator("[data-past]")
        for _ in range(3):
            choose(page)
        expect(choices(page).first).to_be_visible()
        now, cards = shown(page), page.locator(HAND).count()
        page.keyboard.press("g")
        page.locator("[data-field='log'] button:visible").nth(2).click()
        expect(past).to_have_attribute("data-legal", "0")
        assert shown(page) < now
        assert page.locator(HAND).count() > cards
        page.keyboard.press(".")
        page.keyboard.press(",")
        page.keyboard.press("g")
        expect(page.locator("[data-field='log'] [aria-current]").first).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(past).to_be_visible()
        assert ann.violations() == []
        # a tap on the hand plays nothing, it only returns
        page.locator(HAND).first.click()
        expect(past).to_have_count(0)
        expect(stage).to_have_attribute("data-events", str(now))
        expect(page.locator(HAND)).to_have_count(cards)
        page.keyboard.press(",")
        expect(past).to_be_visible()
        page.keyboard.press("Escape")
        expect(stage).to_have_attribute("data-events", str(now))
