"""How long it takes to watch what happened, with the page's usual settings. Clocks start after it, and bots wait."""

from collections.abc import Sequence

from knolle.core.game import Game
from knolle.core.moments import Moment
from knolle.core.view_facts import Beat

CARD, LOOK = 430, 1200
SHOWN: dict[Beat, int] = {
    "now": 0,
    "card": CARD,
    "turn": 2 * CARD,
    "deal": 2 * CARD,
    "look": LOOK,
    "read": 2000,
    "stop": 5000,
}
"""Milliseconds that a beat lasts. At a stop the page waits for the reader; this is the time that a reader is given."""


def watch_time(game: Game, moments: Sequence[Moment]) -> int:
    """Return how many milliseconds the moments of one choice are shown, as web/src/table/beats.ts times them."""
    times: list[int] = []
    for moment in moments:
        kinds = [event["type"] for event in moment.events]
        if times and game.clears and all(kind in game.clears for kind in kinds or ("",)):
            times[-1] = max(times[-1], LOOK)
        times.append(max((SHOWN[game.beats.get(kind, "now")] for kind in kinds), default=0))
    # clearing the table takes as long as a card
    return sum(times) + (CARD if times and times[-1] >= LOOK else 0)
