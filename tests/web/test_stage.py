"""The stage in windows of many sizes: how large its cards are, and that nothing hides a number or leaves the window."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.tables import HAND, again_and_again, choices, quick, sit, table_of, tried

pytestmark = pytest.mark.slow

LEAST = {(1280, 800): 118, (1920, 1080): 160}
"""The least width of a card in hand and in the trick, by size of the window."""
SMALL = [(360, 640), (640, 400), (930, 700), (844, 390)]
USUAL = [*SMALL, *LEAST]
SIZES = sorted({*USUAL, (375, 667), (390, 844), (1024, 768), (2560, 1440)})
CALM = {"fly": 0, "pause": "click", "language": "de"}
SETTLED = """() => new Promise(done => {
  // the stage renews itself in some frames after a change; it counts them
  const isRenewed = () => document.querySelector("[data-ring] > div").style.getPropertyValue("--ring").endsWith(" 4");
  let frames = 4;
  const next = () => (frames > 2 || isRenewed() ? frames-- : 2) ? requestAnimationFrame(next) : done();
  next();
})"""
PLACES = """() => {
  const parts = {
    plate: ".seat .plate", trick: "[data-field='trick'] [data-card]", hand: "[data-field='hand'] [data-card]",
    pile: "[data-field='display'] .group, [data-field='sacks_left'] .pile",
    prompt: "[data-prompt]:not(.empty)", button: ".skip span:not(.unseen)",
  };
  return Object.entries(parts).flatMap(([part, rule]) => [...document.querySelectorAll(rule)].map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { part, left, top, right, bottom, width: one.offsetWidth };
  }));
}"""
APART = {("plate", "plate"), ("plate", "pile"), ("plate", "trick"), ("plate", "hand"), ("plate", "prompt"),
         ("pile", "trick"), ("trick", "prompt"), ("trick", "hand"),
         ("prompt", "button"), ("hand", "button")}  # fmt: skip
COVERED = """() => {
  const cards = document.querySelectorAll(
    "[data-field='trick'] [data-card], [data-field='display'] .group, [data-field='sacks_left'] li");
  // the second of two digits reaches farther
  const number = card => /\\d\\d/.test(card.dataset.card) ? 0.42 : 0.2;
  return [...cards].flatMap(card => {
    const boxes = [card, ...card.querySelectorAll(".rank, .sum, .count")].map(one => one.getBoundingClientRect());
    const spots = boxes.map(({ left, top, width, height }, k) =>
      k ? [left + width / 2, top + height / 2] : [left + number(card) * width, top + 0.16 * height]);
    const isEmpty = one => one.matches(".skip, .skip *, .seat, .more, [data-ring] ol > li");
    const topAt = ([x, y]) => document.elementsFromPoint(x, y).find(one => !isEmpty(one));
    const over = spots.map(topAt).filter(one => !card.contains(one));
    return over.map(one => `${one?.className ?? "nothing"} over a number of ${card.textContent.trim()}`);
  });
}"""
"""Numbers on cards, places in a ranking and sums of piles that something lies over."""
CUT = """() => [...document.querySelectorAll(".seat .name")]
  .filter(name => name.checkVisibility() && name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1)
  .map(name => `the name ${name.textContent} is cut`)"""
SCATTERED = """() => [...document.querySelectorAll("[data-field='log'] li")].filter(line =>
  [...line.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())).length"""
"""Lines of the log whose words and cards are not kept together."""
SLACK = 8
"""Pixels by which the corner of a tilted card may reach over an edge."""


def wrong(places: list[dict[str, float]], width: int, height: int) -> list[str]:
    """Return the parts that leave the window, and those that cover each other."""
    found = [
        f"{one['part']} leaves the window"
        for one in places
        if min(one["left"], one["top"]) < -SLACK or one["right"] > width + SLACK or one["bottom"] > height + SLACK
    ]
    for place, one in enumerate(places):
        for other in places[place + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            pair = (str(one["part"]), str(other["part"]))
            if min(across, down) > SLACK and (pair in APART or pair[::-1] in APART):
                found.append(f"{pair[0]} and {pair[1]} overlap")
    return found


def resize(page: Page, width: int, height: int) -> list[dict[str, float]]:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate(SETTLED)
    return list(page.evaluate(PLACES))


def faults(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """Return what is wrong with the moment on the page in windows of these sizes, and cards that are too small."""
    found = []
    for width, height in sizes:
        places = resize(page, width, height)
        wrongs = wrong(places, width, height) + list(page.evaluate(COVERED)) + list(page.evaluate(CUT))
        cards = [one["width"] for one in places if one["part"] in ("hand", "trick")]
        if min(cards) < LEAST.get((width, height), 36):
            wrongs.append(f"a card is {min(cards)} wide")
        found += [f"{width}x{height}: {one}" for one in wrongs]
    return found


def go_on(page: Page) -> bool:
    """Play a card, or go on where the table waits."""
    return tried(page.get_by_role("button", name="Weiter").first) or tried(page.locator(f"{HAND}[data-choice]").first)


@pytest.mark.parametrize(
    "sizes", [pytest.param(USUAL, id="usual"), pytest.param(SIZES, id="all", marks=pytest.mark.long)]
)
@pytest.mark.parametrize(("game", "players"), [("potato-man", 4), ("companeros", 6)])
def test_the_stage_fills_every_window_and_hides_nothing(
    game: str, players: int, sizes: list[tuple[int, int]], visit: Visit
) -> None:
    with visit() as ann:
        quick(ann)
        bots = {str(seat): "easy" for seat in range(1, players)}
        page = sit(ann, table_of(ann, game, players, bots=bots, settings={"starter": 1}), "Annabelle")
        page.get_by_role("button", name="Deal the cards").click()
        expect(choices(page).first).to_be_visible()
        assert faults(page, sizes) == []
        ann.set(**CALM)
        page.reload()
        looks = page.locator("[data-beat='look']")
        again_and_again(page, lambda: tried(choices(page).first), until=looks.is_visible)
        assert faults(page, SMALL) == []
        if game == "companeros":
            takes = page.locator("[data-field='display'] [data-choice]")
            over = page.locator("[data-result]")
            again_and_again(page, lambda: go_on(page), until=takes.or_(over).first.is_visible)
            # in some matches nobody leaves Annabelle a colour
            assert over.count() or faults(page, SMALL) == []
        page.keyboard.press("g")
        expect(page.locator("[data-field='log'] li").first).to_be_visible()
        assert page.evaluate(SCATTERED) == 0
