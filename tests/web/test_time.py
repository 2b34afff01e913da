"""The page shows one moment and only one, at a human pace, and takes no choice before its moment was seen."""

from typing import Any

import pytest
from playwright.sync_api import Page

from web.conftest import Visit
from web.tables import again_and_again, choices, tried
from web.test_playing import sit_down

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, object]] = {"potato-man": {"rounds": 2}, "companeros": {}, "hot-potato": {"points": 2}}
BRISK = {"fly": 120, "pause": 600}
LONG = [
    pytest.param(
        game, players, settings, motion, marks=pytest.mark.long, id=f"{game}-{players}-{settings['pause']}-{motion}"
    )
    for game, players in (("potato-man", 2), ("potato-man", 4), ("companeros", 6), ("hot-potato", 4))
    for settings, motion in ((BRISK, "no-preference"), (BRISK, "reduce"), (BRISK | {"pause": 0}, "no-preference"))
]
CASES = [pytest.param("potato-man", 3, BRISK, "no-preference", id="potato-man"), *LONG]
SAMPLING = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const text = (what) => all(what).map((one) => one.textContent.trim()).join("|");
  window.samples = [];
  setInterval(() => {
    const stage = document.querySelector(".playing");
    if (!stage) return;
    window.samples.push({
      ...stage.dataset,
      on: [...new Set(all("[data-seat].on").map((one) => one.dataset.seat))].sort().join(" "),
      score: text(".score"),
      log: all("aside ol[aria-label='Log'] > li").length,
      playable: all("[data-card] .unseen").filter((one) => /may be played/.test(one.textContent)).length,
      over: text("dialog[open] h2"),
    });
  }, 20);
}"""
TAPPING = """() => {
  const stage = document.querySelector(".playing");
  window.acts = [];
  const MOVES = { attributeFilter: ["data-events", "data-turn"] };
  let since = performance.now() - 1000;
  new MutationObserver(() => (since = performance.now())).observe(stage, MOVES);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    if (JSON.parse(message).type === "act") window.acts.push(performance.now() - since);
    return send.call(this, message);
  };
  window.tapping = setInterval(() => {
    const cards = document.querySelectorAll("[data-field='hand'] button");
    cards[Math.floor(Math.random() * cards.length)]?.click();
  }, 35);
}"""


def to_the_end(page: Page) -> None:
    """Play patiently, and go on wherever the table waits."""
    goes_on = page.get_by_role("button", name="Continue").first

    def step() -> bool:
        stops = page.locator("[data-beat='stop']").count() > 0
        return tried(goes_on) if stops else tried(choices(page).first)

    again_and_again(page, step, until=page.get_by_role("dialog", name="Result").is_visible)


@pytest.mark.parametrize(("game", "players", "settings", "motion"), CASES)
def test_all_parts_of_the_screen_show_the_same_moment(
    game: str, players: int, settings: dict[str, Any], motion: Any, visit: Visit
) -> None:
    with visit() as ann:
        ann.set(**settings, oneTap=True)
        ann.page.emulate_media(reduced_motion=motion)
        page = sit_down(ann, game, players, options=SHORT[game])
        page.evaluate(SAMPLING)
        to_the_end(page)
        samples = page.evaluate("samples")
    assert len(samples) > 20
    known: dict[str, tuple[str, int]] = {}
    before = samples[0]
    for sample in samples:
        at = str(sample)
        assert int(sample["events"]) >= int(before["events"]), at
        assert sample["on"] == sample["turn"], at
        # a moment before the present asks for nothing
        assert "beat" not in sample or sample["legal"] == "0", at
        assert sample["playable"] == 0 or int(sample["legal"]) > 0, at
        # points and log lines come with their event, neither before nor after it
        assert known.setdefault(sample["events"], (sample["score"], sample["log"])) == (
            sample["score"],
            sample["log"],
        ), at
        assert not sample["over"] or "beat" not in sample, at
        before = sample
    if settings["pause"]:
        looked = [sample for sample in samples if sample.get("beat") in ("look", "read", "stop")]
        assert looked
        assert samples.index(looked[-1]) < next(k for k, sample in enumerate(samples) if sample["over"])


def test_hasty_taps_choose_nothing_that_was_not_seen(visit: Visit) -> None:
    with visit() as ann:
        ann.set(**BRISK, oneTap=True)
        ann.page.emulate_media(reduced_motion="no-preference")
        page = sit_down(ann, "potato-man", 3, options={"rounds": 1})
        page.locator(".playing").wait_for()
        page.evaluate(TAPPING)
        again_and_again(page, lambda: False, until=lambda: page.evaluate("acts.length") >= 6)
        page.evaluate("clearInterval(tapping)")
        acts = page.evaluate("acts")
    # nobody reacts within 200 ms; some of that passes until what is shown has been drawn
    assert min(acts) > 140, acts
