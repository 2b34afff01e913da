"""Two browsers play a whole match of each game, with bots at the other seats."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.tables import is_over, play_on, quick, sit, table_of
from web.test_playing import ONE_GAME

pytestmark = pytest.mark.slow

MATCHES = {
    "potato-man": (3, {"rounds": 1}),
    "companeros": (3, {}),
    "hot-potato": (3, {"points": 2, "tie": "shared"}),
}


@pytest.mark.parametrize("game", ONE_GAME)
def test_two_people_and_a_bot_play_to_the_end(game: str, visit: Visit) -> None:
    players, options = MATCHES[game]
    with visit() as ann, visit() as ben:
        quick(ann)
        quick(ben)
        path = table_of(ann, game, players, options=options, bots={"2": "easy"})
        sit(ann, path, "Ann")
        sit(ben, path, "Ben")
        ann.page.get_by_role("button", name="Deal the cards").click()
        play_on(ann, ben, until=lambda: is_over(ann.page) and is_over(ben.page))
        for person in (ann, ben):
            result = person.page.get_by_role("dialog", name="Result")
            expect(result.get_by_role("table").first).to_contain_text("Ann")
            expect(result.get_by_role("table").first).to_contain_text("Ben")
