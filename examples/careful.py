"""A custom bot for Potato Man. It plays in the arena like any other bot:

    knolle arena potato-man --players 4 --bots examples/careful.py:Careful,greedy,greedy,greedy --deals 200

A bot gets a view: what its seat may know, and nothing else. `view.facts()` returns it as plain values, and `view.legal`
returns the legal actions. `view.determinize(rng)` samples a full state that is consistent with the view; the methods of
`view.game` play on from it.
"""

from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.core.view import View


class Careful(Bot):
    """Plays its lowest card, unless it plays last and can win; then it plays the lowest card that wins."""

    name = "careful"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        """Return the legal action with the highest value; the first one if several are equal."""
        return max(self.evaluate(view, budget, rng), key=lambda value: value.points).action

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        """Return a value for each legal action. The points are a guess; errors and chances are left at 0."""
        facts = view.facts()
        lying = [int(card[1:]) for _, card in facts["trick"]]
        is_last = len(lying) == facts["players"] - 1
        return [
            ActionValue(action, worth(int(text[1:]), lying, is_last), 0.0, 0.0, 0.0, 0)
            for action, text in zip(view.legal, facts["legal"], strict=True)
        ]


def worth(number: int, lying: list[int], is_last: bool) -> float:
    """Value low cards more, because high cards are worth keeping. Of equal numbers the later wins (PM-13)."""
    wins = is_last and number >= max(lying, default=0)
    return (3.0 if wins else 0.0) - number / 10
