"""Potato Man for OpenSpiel. A finished round is shown in full (PM-25), so only the current one hides anything."""

from random import Random

from knolle.adapters.openspiel.kind import Kind, Worlds, n_shuffles
from knolle.adapters.openspiel.position import Position
from knolle.core.game import MAX_ACTIONS, State
from knolle.core.moments import Event
from knolle.core.options import Options
from knolle.games.potato_man import state as layout
from knolle.games.potato_man.notation import CARD_NUMBERS, card_text


class PotatoManKind(Kind):
    """Hands and draw piles are drawn; the rest is set aside in an order that does not matter."""

    slug = "potato-man"

    def n_to_draw(self, state: State, n: int) -> int:
        s = state[0]
        return min(int(s["players"] * (s["hand_size"] + s["pile_size"])), n - 1)

    def _n_dealt(self, options: Options) -> int:
        n = options.players
        return n * (layout.HAND_SIZE[n] + (layout.PILE_SIZE if n == 2 else 0))

    def most_points(self, options: Options, most_rounds: int | None) -> float:
        # PM-3: at most all sack cards
        return float(options["rounds"] * layout.N_SACKS * (1 + 2 + 3 + 4 + options["gold"]))

    def longest(self, options: Options, most_rounds: int | None) -> int:
        return int(options["rounds"]) * self._n_dealt(options)

    def most_chance_nodes(self, options: Options, most_rounds: int | None, is_sampled: bool) -> int:
        return int(options["rounds"]) * (1 if is_sampled else self._n_dealt(options))

    def most_items(self, options: Options) -> int:
        return len(layout.CARDS)

    def history_room(self, options: Options) -> tuple[int, int]:
        size = layout.TRICK_SIZE[options.players]
        return self._n_dealt(options) // size, size

    def n_choices(self, options: Options) -> int:
        return MAX_ACTIONS

    def choices_in(self, event: Event) -> list[tuple[int, int]]:
        return [(event["seat"], CARD_NUMBERS[event["card"]])] if event["type"] == "play" else []

    def worlds(self, position: Position, seat: int, rng: Random) -> Worlds:
        worlds: Worlds = [None] * n_shuffles(position)
        if int(position.state["phase"][0]) == layout.PLAY:
            view = self.game.observe(position.state, seat)
            s = self.game.determinize(view, seat, rng.getrandbits(64))[0]
            worlds[-1] = [card_text(card) for card in s["dealt"].tolist()[: int(s["deck"]).bit_count()]]
        return worlds


KIND = PotatoManKind()
