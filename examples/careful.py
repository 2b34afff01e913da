"""A bot of one's own for Potato Man. It plays in the arena like every other:

    knolle arena potato-man --players 4 --bots examples/careful.py:Careful,greedy,greedy,greedy --deals 200

A bot is asked with a view: what its seat may know, and nothing else. `view.facts()` says it in words, `view.legal` are
the actions it may take, `view.determinize(rng)` draws a world that fits, and `knolle.core.game.Game` plays on in it.
"""

from knolle.bots.contract import ActionValue, Bot, Budget
from knolle.core.view import View


class Careful(Bot):
    """Leads low, takes a trick as cheaply as it can when it plays last, and else throws away what is worth least."""

    name = "careful"

    def choose(self, view: View, rng: int, budget: Budget) -> int:
        """The legal action of the highest value; of several the first."""
        return max(self.evaluate(view, budget, rng), key=lambda value: value.points).action

    def evaluate(self, view: View, budget: Budget, rng: int = 0) -> list[ActionValue]:
        """A value for each legal action. Points are guessed, without an error; chances are not known."""
        facts = view.facts()
        lying = [int(card[1:]) for _, card in facts["trick"]]
        is_last = len(lying) == facts["players"] - 1
        return [
            ActionValue(action, worth(int(text[1:]), lying, is_last), 0.0, 0.0, 0.0, 0)
            for action, text in zip(view.legal, facts["legal"], strict=True)
        ]


def worth(number: int, lying: list[int], is_last: bool) -> float:
    """A high card is worth keeping; the last card wins if no other is higher, for of equal numbers the later counts."""
    wins = is_last and number >= max(lying, default=0)
    return (3.0 if wins else 0.0) - number / 10
