"""The referee of Potato Man. A card is its text ("R16"); a hand is a list of cards in the order dealt and drawn."""

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

# PM-1
NUMBERS = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}

# PM-2
EVIL_POTATOES = ["R16", "R17", "R18"]
POTATO_MEN = ["Y1", "Y2", "Y3"]

# PM-3; gold is an option
WORTH = {"red": 1, "blue": 2, "green": 3, "yellow": 4}
SACK_CARDS_OF_A_COLOUR = 3

# PM-4
HAND_SIZE = {2: 12, 3: 12, 4: 12, 5: 10}
PILE_SIZE = {2: 8, 3: 0, 4: 0, 5: 0}

# PM-6
TRICK_SIZE = {2: 4, 3: 3, 4: 4, 5: 5}

# PM-26
MINI_CARDS = ["R11", "R12", "R13", "R16", "Y3", "Y11", "Y12", "Y13"]
MINI_SACK_CARDS = {"red": 1, "yellow": 1, "gold": 1}


class PotatoMan(Game):
    """One match of Potato Man."""

    def __init__(
        self,
        players: int,
        options: Options,
        starter: int,
        shuffle: Shuffle,
        encounters: Encounters | None = None,
    ) -> None:
        check_seats(players, 2, 5, starter)
        check_options(options, allowed_options(players))
        if encounters is not None:
            raise ValueError("Potato Man has no encounters")
        self.players = players
        self.is_mini = options.get("deck", "full") == "mini"  # PM-26
        self.trick_size = 2 if self.is_mini else TRICK_SIZE[players]
        self.hand_size = 3 if self.is_mini else HAND_SIZE[players]
        self.pile_size = 0 if self.is_mini else PILE_SIZE[players]
        self.no_green = options.get("variant", "standard") == "no-green"  # PM-20
        self.worth = {**WORTH, "gold": int(options.get("gold", 5))}  # PM-21
        self.three_colours = options.get("two-player-colours", 4) == 3  # PM-22
        self.rounds = int(options.get("rounds", players))  # PM-19, PM-23
        self.starter = starter
        self.shuffle = shuffle
        self.log: list[Event] = []
        self.notes: list[Event] = []
        self.round_sacks: list[list[int]] = []
        self._start_round()

    def to_act(self) -> list[int]:
        return [] if self._is_over() else [self._turn()]

    def legal(self, seat: int) -> list[str]:
        return self._playable(seat) if seat in self.to_act() else []

    def _apply(self, choices: dict[int, str]) -> None:
        for seat, card in choices.items():
            self._play(seat, card)
            self._draw(seat)
        if len(self.trick) == self.trick_size:
            self._finish_trick()
        if all(not hand for hand in self.hands):  # PM-12
            self._finish_round("PM-12")
        elif not self._playable(self._turn()):
            self._block(self._turn())

    def _totals(self) -> list[int]:
        return [sum(sacks[seat] for sacks in self.round_sacks) for seat in self._seats()]

    def _winners(self) -> list[int]:
        # PM-19: the best single round decides only among those tied on totals
        tied = leaders(self._totals())
        best = {seat: max(sacks[seat] for sacks in self.round_sacks) for seat in tied}
        return [seat for seat in tied if best[seat] == max(best.values())]

    def _is_over(self) -> bool:
        return len(self.round_sacks) == self.rounds

    def _turn(self) -> int:
        return (self.leader + len(self.trick)) % self.players  # PM-6

    def _start_round(self) -> None:
        done = len(self.round_sacks)
        round_starter = (self.starter + done) % self.players  # PM-18
        self._deal()
        self.leader = round_starter
        self.trick: list[tuple[int, str]] = []
        self.sacks_left = self._sack_cards()  # PM-5
        self.sacks_won: list[list[str]] = [[] for _ in self._seats()]
        piles = {"piles": [list(pile) for pile in self.piles]} if self.pile_size else {}
        hands = [list(hand) for hand in self.hands]
        self.dealt = {"hands": hands, **piles, "aside": self.aside}
        self._write("deal", round=done + 1, starter=round_starter, **self.dealt)
        self._note(rounds=self.rounds)

    def _deal(self) -> None:
        # PM-4
        cards = self.shuffle(self._cards())
        self.hands = []
        self.piles = []
        for _ in self._seats():
            hand, cards = _split(cards, self.hand_size)
            self.hands.append(hand)
        for _ in self._seats():
            pile, cards = _split(cards, self.pile_size)
            self.piles.append(pile)
        self.aside = cards

    def _cards(self) -> list[str]:
        return list(MINI_CARDS) if self.is_mini else all_cards(self.no_green)

    def _sack_cards(self) -> dict[str, int]:
        if self.is_mini:
            return dict.fromkeys(self.worth, 0) | MINI_SACK_CARDS
        colours = [colour for colour in self.worth if not (colour == "green" and self.no_green)]  # PM-20
        return dict.fromkeys(colours, SACK_CARDS_OF_A_COLOUR)

    def _playable(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if self._may_join_trick(card)]

    def _may_join_trick(self, card: str) -> bool:
        lying = [card for _, card in self.trick]
        colours = [card[0] for card in lying]
        if self.players != 5 and not self.three_colours:
            return card[0] not in colours  # PM-7
        if card in POTATO_MEN and any(other in POTATO_MEN for other in lying):
            return False  # PM-9, also with PM-22
        is_doubled = any(colours.count(colour) == 2 for colour in colours)
        return card[0] not in colours or not is_doubled  # PM-8, PM-22

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self._write("play", seat=seat, card=card)
        self._note(leads=len(self.trick) == 1, face=face(card))

    def _draw(self, seat: int) -> None:
        # PM-10: the piles are empty from the start except with 2 players
        if self.piles[seat]:
            card = self.piles[seat].pop(0)
            self.hands[seat].append(card)
            self._write("draw", seat=seat, card=card)

    def _finish_trick(self) -> None:
        winner, card = winning_play(self.trick)
        sack = self._take_sack(winner, COLOURS[card[0]])
        self._write("trick", winner=winner, card=card, sack=sack)
        self._note(
            plays=[[seat, played] for seat, played in self.trick],
            why=why_won(card, [played for _, played in self.trick]),
            worth=self.worth[sack] if sack else 0,
            short=None if sack == COLOURS[card[0]] else COLOURS[card[0]],
        )
        self.trick = []
        self.leader = winner  # PM-6

    def _take_sack(self, seat: int, colour: str) -> str | None:
        # PM-15
        for sack in (colour, "gold"):
            if self.sacks_left[sack] > 0:
                self.sacks_left[sack] -= 1
                self.sacks_won[seat].append(sack)
                return sack
        return None

    def _block(self, seat: int) -> None:
        # PM-11
        self._write("block", seat=seat, hand=list(self.hands[seat]))
        fitting = [card[0] for card in self._cards() if self._may_join_trick(card)]
        self._note(fitting=[COLOURS[letter] for letter in COLOURS if letter in fitting])
        self._finish_round("PM-11", seat)

    def _finish_round(self, why: str, blocked: int | None = None) -> None:
        # PM-17
        sacks = [sum(self.worth[sack] for sack in won) for won in self.sacks_won]
        self._write("round", sacks=sacks)
        self.round_sacks.append(sacks)
        number = len(self.round_sacks)
        self._note(round=number, rounds=self.rounds, why=why, blocked=blocked, totals=self._totals(), dealt=self.dealt)
        if not self._is_over():
            self._start_round()


def allowed_options(players: int) -> Allowed:
    """Return the options with the values this number of players may choose."""
    return {
        "variant": ["standard", "no-green"] if players == 3 else ["standard"],  # PM-20
        "gold": AtLeast(0),  # PM-24
        "two-player-colours": [4, 3] if players == 2 else [4],  # PM-22
        "rounds": AtLeast(1),  # PM-24
        "deck": ["full", "mini"] if players == 2 else ["full"],  # PM-26
    }


def all_cards(no_green: bool) -> list[str]:
    """Return all potato cards, in their order before a shuffle."""
    letters = [letter for letter in NUMBERS if not (letter == "G" and no_green)]
    return [f"{letter}{number}" for letter in letters for number in NUMBERS[letter]]


def face(card: str) -> str:
    """Return what a card shows besides its number (PM-2)."""
    return "evil" if card in EVIL_POTATOES else "man" if card in POTATO_MEN else "plain"


def why_won(winner: str, cards: list[str]) -> str | None:
    """Return the rule that decided a trick, if it was not simply the highest number."""
    if winner in POTATO_MEN and any(card in EVIL_POTATOES for card in cards):
        return "PM-14"
    is_equal = any(card != winner and _number(card) == _number(winner) for card in cards)
    return "PM-13" if is_equal else None


def winning_play(trick: list[tuple[int, str]]) -> tuple[int, str]:
    """Return the seat and the card that win a complete trick."""
    cards = [card for _, card in trick]
    if any(card in EVIL_POTATOES for card in cards):
        for seat, card in trick:
            if card in POTATO_MEN:
                return seat, card  # PM-14
    highest = max(_number(card) for card in cards)
    return [(seat, card) for seat, card in trick if _number(card) == highest][-1]  # PM-13: the last played


def _number(card: str) -> int:
    return int(card[1:])


def _split(cards: list[str], n: int) -> tuple[list[str], list[str]]:
    return cards[:n], cards[n:]


REFEREE = PotatoMan


# -- for the tests of all games ----------------------------------------------------------------------

SHORT: dict[str, Any] = {"rounds": 1}
"""Options that make a match short."""
CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player_colours": 3, "rounds": 1}),
    (3, {"variant": "no-green", "gold": 35, "rounds": 2}),
    (5, {"rounds": 2, "gold": 0}),
]
"""Tables with options, for the conformance suite."""
MINI: tuple[int, dict[str, Any]] = (2, {"deck": "mini", "rounds": 2})
"""The game that can be solved, which is not offered at tables."""
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"two-player-colours": 3, "gold": 35}),
    (2, {"rounds": 3, "gold": 0}),
    (2, {"deck": "mini", "gold": 7}),
    (3, {}),
    (3, {"variant": "no-green"}),
    (3, {"variant": "no-green", "rounds": 1, "gold": 7}),
    (4, {}),
    (5, {}),
    (5, {"rounds": 2}),
]
"""Tables at which the referee plays at random."""


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Return random options for a match."""
    options: dict[str, Any] = {"gold": rng.choice([0, 5, 35, 10**9]), "rounds": rng.choice([1, 2, 3, 7])}
    if players == 3:
        options["variant"] = rng.choice(["standard", "no-green"])
    if players == 2:
        options["two-player-colours"] = rng.choice([3, 4])
        options["deck"] = rng.choice(["full", "full", "mini"])
    return options


def hidden(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the cards hidden by PM-25: in other hands, in piles or set aside, not yet played or drawn by the seat."""
    deals = [k for k, event in enumerate(log) if event["type"] == "deal"]
    deal, later = log[deals[-1]], log[deals[-1] + 1 :]
    if any(event["type"] == "round" for event in later):
        return len(deals) - 1, []
    dealt = [card for hand in deal["hands"] + deal.get("piles", []) for card in hand] + deal["aside"]
    seen = [] if seat is None else list(deal["hands"][seat])
    seen += [event["card"] for event in later if event["type"] == "play"]
    seen += [event["card"] for event in later if event["type"] == "draw" and event["seat"] == seat]
    return len(deals) - 1, [card for card in dealt if card not in seen]


def check_match(game: Game, options: Options) -> None:
    """Check a finished match of random play."""
    deals, rounds = events(game, "deal"), events(game, "round")
    assert len(deals) == len(rounds) == options.get("rounds", game.players)
    size = 8 if "deck" in options else 40 if "variant" in options else 52
    for deal in deals:
        dealt = [card for block in (*deal["hands"], *deal.get("piles", []), deal["aside"]) for card in block]
        assert len(dealt) == len(set(dealt)) == size
    worth = {**WORTH, "gold": int(options.get("gold", 5))}
    sacks = sum(worth[trick["sack"]] for trick in events(game, "trick") if trick["sack"] is not None)
    assert sum(game.result()["totals"]) == sacks
    assert set(game.result()["winners"]) <= set(leaders(game.result()["totals"]))
