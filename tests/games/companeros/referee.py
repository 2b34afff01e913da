"""The referee of Compañeros. A card is its text ("R10"); display and hands are lists of cards."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.contract import (
    Allowed,
    AtLeast,
    Encounters,
    Event,
    Game,
    Options,
    Shuffle,
    check_options,
    check_seats,
    leaders,
)
from reference.dealing import events

# CO-1: as many of these colours, in this order, as there are players
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "O": "orange"}
VALUES = range(1, 11)

# CO-2
HAND_SIZE = 9

# CO-17
MINI_VALUES = range(1, 5)
MINI_HAND_SIZE = 2


class Companeros(Game):
    """One match of Compañeros: one game, or several whose points are added up."""

    def __init__(
        self,
        players: int,
        options: Options,
        starter: int,
        shuffle: Shuffle,
        encounters: Encounters | None = None,
    ) -> None:
        self.is_mini = options.get("deck", "full") == "mini"  # CO-17
        check_seats(players, *((2, 2) if self.is_mini else (3, 6)), starter)
        check_options(options, allowed_options())
        if encounters is not None:
            raise ValueError("Compañeros has no encounters")
        self.players = players
        self.games = int(options.get("games", 1))  # CO-13
        self.shuffle = shuffle
        self.log: list[Event] = []
        self.notes: list[Event] = []
        self.game_points: list[list[int]] = []
        self._start_game(starter)

    def to_act(self) -> list[int]:
        if self._is_over():
            return []
        return [self.takers[0]] if self.takers else [self._turn()]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        return self._display_colours() if self.takers else list(self.hands[seat])  # CO-6, CO-3

    def _apply(self, choices: dict[int, str]) -> None:
        for seat, text in choices.items():
            if self.takers:
                self._take(seat, text)
                self._distribute()
            else:
                self._play(seat, text)

    def _totals(self) -> list[int]:
        return [sum(points[seat] for points in self.game_points) for seat in self._seats()]

    def _winners(self) -> list[int]:
        return leaders(self._totals())  # CO-12, CO-13

    def _is_over(self) -> bool:
        return len(self.game_points) == self.games

    def _turn(self) -> int:
        return (self.trick_starter + len(self.trick)) % self.players  # CO-3

    def _start_game(self, starter: int) -> None:
        self.game_starter = starter
        self.trick_starter = starter
        self._deal()
        self.trick: list[tuple[int, str]] = []
        self.takers: list[int] = []
        self.first_taker: int | None = None
        self.taken: list[list[str]] = [[] for _ in self._seats()]
        game = len(self.game_points) + 1
        hands = [list(hand) for hand in self.hands]
        aside = {"aside": self.aside} if self.is_mini else {}
        self._write("deal", game=game, starter=starter, display=list(self.display), hands=hands, **aside)
        self._note(games=self.games)

    def _deal(self) -> None:
        # CO-2
        values, hand_size = (MINI_VALUES, MINI_HAND_SIZE) if self.is_mini else (VALUES, HAND_SIZE)
        cards = self.shuffle(all_cards(self.players, values))
        self.display, cards = cards[: self.players], cards[self.players :]
        self.hands = []
        for _ in self._seats():
            self.hands.append(cards[:hand_size])
            cards = cards[hand_size:]
        self.aside = cards

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self._write("play", seat=seat, card=card)
        self._note(leads=len(self.trick) == 1)
        if len(self.trick) == self.players:
            self._rank()
            self._distribute()

    def _rank(self) -> None:
        order, stopped = ranking(self.trick)
        self._write("ranking", order=order, stopped=stopped)
        values = [[colour, value] for colour, value in colour_values(self.trick)]
        self._note(values=values, tied=[colour for colour, value in values if value == stopped])
        self.takers = list(order)
        self.first_taker = None

    def _distribute(self) -> None:
        """Continue until a seat has a choice or the distribution is over."""
        while self.takers and len(self._display_colours()) == 1:
            self._take(self.takers[0], self._display_colours()[0])  # CO-6: a single colour is taken without asking
        if not self.display:
            self.takers = []  # CO-8
        if not self.takers:
            self._finish_trick()

    def _display_colours(self) -> list[str]:
        lying = [COLOURS[card[0]] for card in self.display]
        return [colour for colour in COLOURS.values() if colour in lying]

    def _take(self, seat: int, colour: str) -> None:
        # CO-6
        cards = [card for card in self.display if COLOURS[card[0]] == colour]
        self.display = [card for card in self.display if card not in cards]
        self.taken[seat] += cards
        self.takers.remove(seat)
        if self.first_taker is None:
            self.first_taker = seat
        self._write("take", seat=seat, colour=colour, cards=cards)
        self._note(points=sum(_value(card) for card in cards))

    def _finish_trick(self) -> None:
        self.display += [card for _, card in self.trick]  # CO-9
        plays, self.trick = [[seat, card] for seat, card in self.trick], []
        if self.first_taker is not None:
            self.trick_starter = self.first_taker  # CO-10; if nobody took, the same player starts again
        self._write("trick", starter=self.trick_starter)
        is_last = all(not hand for hand in self.hands)
        self._note(plays=plays, again=self.first_taker is None, last=is_last)
        if is_last:  # CO-11
            self._finish_game()

    def _finish_game(self) -> None:
        points = [sum(_value(card) for card in cards) for cards in self.taken]  # CO-6
        self._write("game", points=points)
        self.game_points.append(points)
        self._note(game=len(self.game_points), games=self.games, totals=self._totals())
        if not self._is_over():
            self._start_game(self._next_game_starter())

    def _next_game_starter(self) -> int:
        # CO-14: the first leader clockwise, including the starter of the game just played
        seat = self.game_starter
        while seat not in leaders(self._totals()):
            seat = (seat + 1) % self.players
        return seat


def allowed_options() -> Allowed:
    """Return the options with the values a table may choose (CO-15). `memory` only hides, it changes no event."""
    return {"games": AtLeast(1), "memory": ["off", "on"], "deck": ["full", "mini"]}


def all_cards(players: int, values: Sequence[int] = VALUES) -> list[str]:
    """Return the cards of the colours in use, in their order before a shuffle."""
    letters = list(COLOURS)[:players]  # CO-1
    return [f"{letter}{value}" for letter in letters for value in values]


def ranking(trick: list[tuple[int, str]]) -> tuple[list[int], int | None]:
    """Return the seats entitled to take, in order, and the colour value at which a tie stops them."""
    colour_values: dict[str, int] = {}
    for _, card in trick:
        colour_values[card[0]] = colour_values.get(card[0], 0) + _value(card)  # CO-4
    order: list[int] = []
    for colour_value in sorted(set(colour_values.values()), reverse=True):  # CO-5
        colours = [colour for colour in colour_values if colour_values[colour] == colour_value]
        if len(colours) > 1:
            return order, colour_value  # CO-7: also stops all colours below
        plays = [(_value(card), seat) for seat, card in trick if card[0] == colours[0]]
        order += [seat for _, seat in sorted(plays, reverse=True)]
    return order, None


def colour_values(trick: list[tuple[int, str]]) -> list[tuple[str, int]]:
    """Return the colour values of a trick, the highest first, equal ones in the order of the colours (CO-1, CO-4)."""
    sums = [(name, sum(_value(card) for _, card in trick if card[0] == letter)) for letter, name in COLOURS.items()]
    return sorted(((name, value) for name, value in sums if value), key=lambda one: -one[1])


def _value(card: str) -> int:
    return int(card[1:])


REFEREE = Companeros


# -- for the tests of all games ----------------------------------------------------------------------

SHORT: dict[str, Any] = {}
"""Options that make a match short."""
CASES: list[tuple[int, dict[str, Any]]] = [
    (3, {"games": 2}),
    (4, {"memory": "on"}),
    (6, {"memory": "on", "games": 2}),
]
"""Tables with options, for the conformance suite."""
MINI: tuple[int, dict[str, Any]] = (2, {"deck": "mini", "games": 2})
"""The game that can be solved, which is not offered at tables."""
TABLES: list[tuple[int, Options]] = [
    (3, {}),
    (3, {"games": 3}),
    (2, {"games": 2, "deck": "mini"}),
    (4, {"memory": "on"}),
    (5, {}),
    (6, {"games": 2, "memory": "on"}),
]
"""Tables at which the referee plays at random."""


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Return random options for a match."""
    mini = {"deck": "mini"} if players == 2 else {}
    return {"games": rng.choice([1, 2, 3]), "memory": rng.choice(["on", "off"]), **mini}


def hidden(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the cards in the other hands (CO-16) and aside (CO-17)."""
    deals = [k for k, event in enumerate(log) if event["type"] == "deal"]
    deal, later = log[deals[-1]], log[deals[-1] + 1 :]
    played = [event["card"] for event in later if event["type"] == "play"]
    others = [card for other, hand in enumerate(deal["hands"]) if other != seat for card in hand]
    return len(deals) - 1, [card for card in others + deal.get("aside", []) if card not in played]


def check_match(game: Game, options: Options) -> None:
    """Check a finished match of random play."""
    games = int(options.get("games", 1))
    n_tricks = games * (MINI_HAND_SIZE if "deck" in options else HAND_SIZE)
    assert len(events(game, "play")) == n_tricks * game.players
    assert len(events(game, "trick")) == len(events(game, "ranking")) == n_tricks
    values = [int(card[1:]) for take in events(game, "take") for card in take["cards"]]
    assert sum(game.result()["totals"]) == sum(values) <= 55 * game.players * games
    assert game.result()["winners"] == leaders(game.result()["totals"])
