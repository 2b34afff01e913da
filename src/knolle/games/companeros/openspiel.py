"""Compañeros for OpenSpiel. A finished game hides nothing: by then all hands have been played."""

from random import Random

from knolle.adapters.openspiel.kind import Kind, Worlds, n_shuffles
from knolle.adapters.openspiel.position import Position
from knolle.core.game import State
from knolle.core.moments import Event, copy_state
from knolle.core.options import Options
from knolle.games.companeros import state as layout
from knolle.games.companeros.game import cards_in_use, hand_size_of
from knolle.games.companeros.notation import CARD_NUMBERS, COLOUR_NUMBERS, cards_in


class CompanerosKind(Kind):
    """A seat plays a card or takes a colour."""

    slug = "companeros"

    def most_points(self, options: Options, most_rounds: int | None) -> float:
        values = sorted(card % layout.N_VALUES + 1 for card in cards_in_use(options))
        return float(options["games"] * sum(values[options.players :]))  # CO-11: all but a last trick of low cards

    def longest(self, options: Options, most_rounds: int | None) -> int:
        rows, slots = self.history_room(options)
        return int(options["games"]) * rows * slots

    def most_chance_nodes(self, options: Options, most_rounds: int | None, is_sampled: bool) -> int:
        n, size = options.players, hand_size_of(options)
        hands = n if self.most_items(options) > n * (1 + size) else n - 1
        return int(options["games"]) * (1 if is_sampled else n + hands * size)

    def most_items(self, options: Options) -> int:
        return len(cards_in_use(options))

    def history_room(self, options: Options) -> tuple[int, int]:
        return hand_size_of(options), 2 * options.players  # everyone plays, everyone may take

    def n_choices(self, options: Options) -> int:
        return layout.N_CARDS + layout.MOST_SEATS

    def choices_in(self, event: Event) -> list[tuple[int, int]]:
        if event["type"] == "play":
            return [(event["seat"], CARD_NUMBERS[event["card"]])]
        return [(event["seat"], layout.N_CARDS + COLOUR_NUMBERS[event["colour"]])] if event["type"] == "take" else []

    def worlds(self, position: Position, seat: int, rng: Random) -> Worlds:
        worlds: Worlds = [None] * n_shuffles(position)
        if int(position.state["phase"][0]) in (layout.PLAY, layout.TAKE):
            state = copy_state(position.state)
            state["memory"] = 0  # CO-16: the option hides what the seat has nevertheless seen
            world = self.game.determinize(self.game.observe(state, seat), seat, rng.getrandbits(64))
            worlds[-1] = self._deal_before(position, world, rng)
        return worlds

    def _deal_before(self, position: Position, world: State, rng: Random) -> list[str]:
        """Return the deal that led to these hands: each seat held what it holds now and what it has played."""
        first = max(k for k, event in enumerate(position.log) if event["type"] == "deal")
        hands = [cards_in(int(hand)) for hand in world["hands"][0].tolist()[: position.setup.options.players]]
        for event in position.log[first:]:
            if event["type"] == "play":
                hands[event["seat"]].append(event["card"])
        cards = list(position.log[first]["display"])
        for hand in hands:
            rng.shuffle(hand)
            cards += hand
        return cards + [card for card in self.game.deck(world) if card not in cards]


KIND = CompanerosKind()
