"""Potato Man for OpenSpiel. A finished round is shown in full (PM-25), so only the current one hides anything."""

from random import Random

from knolle.adapters.openspiel.kind import Kind, Worlds, n_shuffles
from knolle.adapters.openspiel.position import Position
from knolle.core.game import MAX_ACTIONS
from knolle.core.moments import Event
from knolle.core.options import Options
from knolle.games.potato_man import state as layout
from knolle.games.potato_man.game import cards_in_use, sizes_of
from knolle.games.potato_man.notation import CARD_NUMBERS, card_text


class PotatoManKind(Kind):
    """A seat plays a card."""

    slug = "potato-man"

    def _n_dealt(self, options: Options) -> int:
        _, hand_size, pile_size = sizes_of(options)
        return options.players * (hand_size + pile_size)

    def most_points(self, options: Options, most_rounds: int | None) -> float:
        n_each = 1 if options["deck"] == "mini" else layout.N_SACKS  # PM-3, PM-26
        worths = [layout.WORTHS[colour] for colour in self._colours(options)]
        return float(options["rounds"] * n_each * (sum(worths) + options["gold"]))

    def _colours(self, options: Options) -> set[int]:
        return {card >> 4 for card in cards_in_use(options)}

    def longest(self, options: Options, most_rounds: int | None) -> int:
        return int(options["rounds"]) * self._n_dealt(options)

    def most_chance_nodes(self, options: Options, most_rounds: int | None, is_sampled: bool) -> int:
        return int(options["rounds"]) * (1 if is_sampled else self._n_dealt(options))

    def most_items(self, options: Options) -> int:
        return len(cards_in_use(options))

    def history_room(self, options: Options) -> tuple[int, int]:
        size, _, _ = sizes_of(options)
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
