"""Hot Potato! at small sizes and on a desk: every text can be read, and nothing covers what must be seen."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.browsing import DESK
from web.conftest import Visit
from web.tables import again_and_again, choices, sit, table_of, tried

CALM = {"fly": 0, "pause": "click"}
FAULTS = """() => {
  const board = document.querySelector(".board");
  const isDrawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isUnseen = (one) => one.closest(".unseen") !== null || one.getBoundingClientRect().width <= 1;
  const found = [];
  const texts = document.createTreeWalker(document.querySelector(".playing"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, one = text.parentElement;
    if (!text.data.trim() || !isDrawn(one) || isUnseen(one)) continue;
    // offsetWidth is a whole number, so a small difference is no scale
    const scale = one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * (scale < 0.9 ? scale : 1);
    if (size < 12) found.push(`${size.toFixed(1)} px: ${text.data.trim()}`);
  }
  const names = board.querySelectorAll("[data-field='known'] li b, [data-field='encounter'] .card b, [data-potato] b");
  const ranks = board.querySelectorAll("[data-field='known'] .ranks, [data-field='encounter'] .ranks");
  for (const one of [...names, ...ranks]) {
    if (!isDrawn(one)) continue;
    const box = one.getBoundingClientRect();
    const name = one.textContent.trim() || "a ranking";
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside the window: ${name}`);
    const card = one.closest("button, li, .card");
    for (const [x, y] of [[0.1, 0.2], [0.9, 0.2], [0.5, 0.5], [0.1, 0.8], [0.9, 0.8]]) {
      const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      const isOver = top && !top.closest(".skip") && (!card.contains(top) || top.matches(".secret"));
      if (isOver) found.push(`covered by ${top.className}: ${name}`);
    }
  }
  return found;
}"""


def faults(page: Page, moment: str) -> list[str]:
    """Return what is too small, covered or outside the window."""
    page.mouse.move(0, 0)
    return [f"{moment}: {fault}" for fault in page.evaluate(FAULTS)]


@pytest.mark.parametrize(
    ("language", "players", "size"),
    [
        ("fr", 4, {"width": 360, "height": 640}),
        ("it", 3, {"width": 390, "height": 844}),
        ("de", 4, {"width": 844, "height": 390}),
        ("de", 4, DESK),
        ("fr", 3, DESK),
    ],
)
def test_every_text_can_be_read_and_no_card_is_covered(
    language: str, players: int, size: ViewportSize, visit: Visit
) -> None:
    with visit(viewport=size) as ann:
        path = table_of(ann, "hot-potato", players, bots={str(seat): "easy" for seat in range(1, players)})
        page = sit(ann, path, "Annabelle")
        page.get_by_role("button", name="Deal the cards").click()
        expect(choices(page).first).to_be_visible()
        ann.set(**CALM, language=language)
        page.reload()
        expect(choices(page).first).to_be_visible()
        found = faults(page, "choosing")
        potato = page.locator("[data-potato='peeling']")
        potato.click()
        expect(potato).to_have_attribute("aria-pressed", "true")
        found += faults(page, "selected")
        won = page.locator(".ranking .won")
        again_and_again(page, lambda: tried(choices(page).first), until=won.is_visible)
        found += faults(page, "points")
        assert not found, "\n".join(found)
