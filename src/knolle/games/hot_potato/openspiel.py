"""Hot Potato! for OpenSpiel. Hidden are the order of the deck and what others peeled, in earlier passes too."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from knolle.adapters.openspiel.kind import LONGEST, Kind, Parts, Worlds
from knolle.adapters.openspiel.position import Position
from knolle.core.game import State, bits_of
from knolle.core.moments import Event
from knolle.core.options import Options
from knolle.games.hot_potato import state as layout
from knolle.games.hot_potato.encounters import encounters_of, names_of
from knolle.games.hot_potato.notation import POTATOES

TIED_ROUNDS = 100
"""HP-18 lets tied leaders play on forever; OpenSpiel needs an end."""
ADDED = layout.N_POTATOES
NAMED = ADDED + layout.ADD_NOTHING + 1
EFFECT = NAMED + layout.NO_RAMBO + 1
ALL_CHOICES = EFFECT + 2
"""The first index of each kind of choice among all that events can report; potatoes come first."""


class HotPotatoKind(Kind):
    """Seats that owe a choice together choose at the same time."""

    slug = "hot-potato"
    between_rows = "reveal"

    def parameters(self) -> dict[str, Any]:
        return {"max_rounds": 0}

    def most_rounds(self, options: Options, parameters: Mapping[str, Any]) -> int:
        """Return the parameter, or by default enough rounds to reach the goal for certain, plus some for ties."""
        enough = _enough_rounds(options) + (0 if _is_shared(options) else TIED_ROUNDS)
        return int(parameters["max_rounds"]) or min(enough, LONGEST // 256)

    def n_rounds(self, state: State) -> int:
        return int(state["this_round"][0])

    def most_points(self, options: Options, most_rounds: int | None) -> float:
        assert most_rounds is not None
        most = 2.0 * most_rounds - 1  # HP-8; nothing is in force in the first round
        return min(most, options["points"] + 1.0) if _is_shared(options) else most

    def longest(self, options: Options, most_rounds: int | None) -> int:
        assert most_rounds is not None
        is_decided = _is_shared(options) and most_rounds >= _enough_rounds(options)
        last = 2 if is_decided else 3 + options.players  # HP-18: over once the points are known
        return (most_rounds - 1) * (3 + options.players) + last

    def most_chance_nodes(self, options: Options, most_rounds: int | None, is_sampled: bool) -> int:
        assert most_rounds is not None
        n = self.most_items(options)
        passes, peels = most_rounds // n + 1, most_rounds * options.players
        return passes * 2 + peels if is_sampled else passes * (n - 1 + 2) + peels * 2

    def most_items(self, options: Options) -> int:
        return len(encounters_of(options))

    def history_room(self, options: Options) -> tuple[int, int]:
        return self.most_items(options), 4 * options.players  # a potato, an added one, Rambotato, another effect

    def n_choices(self, options: Options) -> int:
        return ALL_CHOICES

    def choices_in(self, event: Event) -> list[tuple[int, int]]:
        if event["type"] == "reveal":
            return [(seat, POTATOES.index(potato)) for seat, potato in enumerate(event["potatoes"])]
        if event["type"] == "extra":
            added = layout.ADD_NOTHING if event["potato"] is None else POTATOES.index(event["potato"])
            return [(event["seat"], ADDED + added)]
        if event["type"] != "effect":
            return []
        if event["potato"] != "rambo":
            return [(event["seat"], EFFECT + event["used"])]
        return [(event["seat"], NAMED + (event["target"] if event["used"] else layout.NO_RAMBO))]

    def history_shapes(self, options: Options) -> dict[str, tuple[int, int]]:
        square = (self.most_items(options),) * 2
        return super().history_shapes(options) | {"turned": square, "looked": square}

    def write_history(self, events: Sequence[Event], seat: int, options: Options, parts: Parts) -> None:
        super().write_history(events, seat, options, parts)
        places = {name: k for k, (name, _) in enumerate(encounters_of(options))}
        n_turned = 0
        for event in events:
            if event["type"] == "encounter":
                parts["turned"][n_turned, places[event["name"]]] = 1
                n_turned += 1
            for name in event.get("saw", ()):
                parts["looked"][n_turned - 1, places[name]] = 1

    def worlds(self, position: Position, seat: int, rng: Random) -> Worlds:
        worlds: Worlds = []
        firsts = [k for k, event in enumerate(position.log) if event["type"] == "deal"]
        ends = [*ends_of_passes(position), position.state]
        for first, last, state in zip(firsts, [*firsts[1:], len(position.log)], ends, strict=False):
            world = self.game.determinize(self.game.observe(state, seat), seat, rng.getrandbits(64))
            worlds += Pass(world, position.log[first:last], rng).shuffles()
        return worlds


def _is_shared(options: Options) -> bool:
    return bool(options["tie"] == "shared")


def _enough_rounds(options: Options) -> int:
    """Return the number of rounds after which somebody has enough points for certain."""
    return int(options.players * (options["points"] - 1) + 1)


def ends_of_passes(position: Position) -> list[State]:
    """Return, for each finished pass, its last state with a card left; what happened after it hid nothing."""
    ends: list[State] = []
    last = position.state
    for at in position.way():
        if int(at.state["phase"][0]) != layout.DECK:
            last = at.state if int(at.state["left"][0]) else last
        elif not at.drawn and at.moves:
            ends.append(last)
    return ends


class Pass:
    """One pass through the deck in a drawn world: which shuffles led to it.

    The window is the part of the deck that was on top when someone last looked. A look moves cards from the rest of the
    deck, which is never reshuffled, into the window; cards are turned up from the window first.
    """

    def __init__(self, world: State, log: Sequence[Event], rng: Random) -> None:
        s = world[0]
        self.log, self.rng = log, rng
        self.names = names_of(world)
        self.cards = s["deck"].tolist()[: int(s["n_encounters"])]
        # for a finished pass the world still has one card left, which was then turned up
        self.turned = self.cards[: sum(event["type"] == "encounter" for event in log)]
        self.shown = list(bits_of(int(s["shown"])))
        self.learned = s["learned"].tolist()

    def looked_at(self, seat: int, when: int) -> list[int]:
        """Return the cards that a seat saw on top after `when` cards had been turned up."""
        gone = self.turned[:when]
        known = [card for card, times in enumerate(self.learned) if 0 < times >> 8 * seat & 255 <= when]
        return [card for card in {*known, *self.shown} if card not in gone]

    def looks(self) -> list[tuple[int, list[int]]]:
        """Return when someone looked, and at which cards: HP-4 first, then HP-10."""
        found, n_turned = [], 0
        for event in self.log:
            n_turned += event["type"] == "encounter"
            if event["type"] == "show":
                found.append((0, self.shown))
            elif "saw" in event:
                found.append((n_turned, self.looked_at(event["seat"], n_turned)))
        return found

    def shuffles(self) -> list[list[str] | None]:
        """Return the deck and each look's cards as ordered by their shuffle, where there was something to shuffle."""
        looks = self.looks()
        ends = [when for when, _ in looks[1:]] + [len(self.turned)]
        orders: list[list[int]] = []
        deck: list[int] = []
        window: list[int] = []
        for (when, cards), end in zip(looks, ends, strict=False):
            deck += self.mix([card for card in cards if card not in window])
            opened = self.turned[when : min(end, when + len(cards))]
            window = self.mix([card for card in cards if card not in opened])
            deck += self.turned[when + len(opened) : end]
            orders.append(opened + window)
        deck += [card for card in self.cards if card not in deck]
        return [[self.names[card] for card in order] for order in (deck, *orders) if len(order) > 1]

    def mix(self, cards: list[int]) -> list[int]:
        """Return the cards in random order."""
        return self.rng.sample(cards, len(cards))


KIND = HotPotatoKind()
