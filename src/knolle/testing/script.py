"""Scripts: a match as options, shuffle orders and choices, played on the bare contract."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from knolle.core.fair import reorder
from knolle.core.game import Game, State
from knolle.core.moments import Event, Moment
from knolle.core.options import Options


@dataclass
class Script:
    """A match that was played: every order the dealer chose and every set of choices, in turn."""

    game: Game
    options: Options
    starter: int
    orders: list[list[int]] = field(default_factory=list)
    choices: list[dict[int, int]] = field(default_factory=list)

    def play(self) -> Iterator[tuple[State, list[Event]]]:
        """Yield the state and the whole log after each step, until the script or the match ends."""
        log: list[Event] = []
        for moments in self.moments():
            log = log + [event for moment in moments for event in moment.events]
            yield moments[-1].state, log

    def moments(self) -> Iterator[list[Moment]]:
        """Yield what each step leads to, the start first, until the script or the match ends."""
        state = self.game.start(self.options, self.starter)
        orders, choices = iter(self.orders), iter(self.choices)
        yield [Moment(state, [], [])]
        while not self.game.is_over(state):
            owed = self.game.shuffle_owed(state) is not None
            step: Any = next(orders if owed else choices, None)
            if step is None:
                return
            moments = self.game.deal(state, step) if owed else self.game.apply(state, step)
            state = moments[-1].state
            yield moments

    def end(self) -> tuple[State, list[Event]]:
        """Return the last state and the whole log."""
        *_, last = self.play()
        return last

    def with_swap(self, shuffle: int, one: str, other: str) -> "Script":
        """Return the same script with two items swapped in one shuffle."""
        orders = [list(order) for order in self.orders]
        n = -1
        for state, _ in self.play():
            items = self.game.shuffle_owed(state)
            n += items is not None
            if items is not None and n == shuffle:
                dealt = reorder(items, orders[shuffle])
                i, j = dealt.index(one), dealt.index(other)
                orders[shuffle][i], orders[shuffle][j] = orders[shuffle][j], orders[shuffle][i]
                break
        return replace(self, orders=orders)


def random_script(game: Game, players: int, seed: int, most: int | None = None, **options: Any) -> Script:
    """Return a match of random choices, cut off after `most` of them."""
    rng = random.Random(seed)
    given = {name.replace("_", "-"): value for name, value in options.items()}
    script = Script(game, game.settle(players, given), 0)
    state = game.start(script.options, 0)
    while not game.is_over(state):
        items = game.shuffle_owed(state)
        if items is not None:
            order = rng.sample(range(len(items)), len(items))
            script.orders.append(order)
            state, _ = game.checked_deal(state, order)
            continue
        if most is not None and len(script.choices) >= most:
            break
        choices = {seat: rng.choice(game.legal(state, seat)) for seat in game.to_act(state)}
        script.choices.append(choices)
        state, _ = game.checked_apply(state, choices)
    return script
