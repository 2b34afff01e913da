"""The referee of Hot Potato!. Potatoes and encounters are names; hands and piles are lists of them.

A round goes through the stages "choose" (HP-5), "add" (HP-6), "rambo" and "effect" (HP-9); after the last round the
stage is "over".
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
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

ENCOUNTERS_FILE = Path(__file__).parents[3] / "src/knolle/games/hot_potato/encounters.toml"
FEWEST_ENCOUNTERS = 6  # HP-3

POTATOES = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]  # HP-1
OTHER_EFFECTS = ["peeling", "couch", "sweet", "robo"]  # HP-9: those that come after Rambotato
STAYS_IN_FORCE = ["sweet", "robo"]  # HP-12
MINI_POTATOES = ["peeling", "poteto", "sweet"]  # HP-21
MINI_ENCOUNTERS = 4  # HP-21


class HotPotato(Game):
    """One match of Hot Potato!."""

    def __init__(
        self,
        players: int,
        options: Options,
        starter: int,
        shuffle: Shuffle,
        encounters: Encounters | None = None,
    ) -> None:
        check_seats(players, 2, 4, starter)
        check_options(options, allowed_options(players))
        is_mini = options.get("deck", "full") == "mini"  # HP-21
        self.potatoes = MINI_POTATOES if is_mini else POTATOES
        if starter != 0:
            raise ValueError(f"starter={starter} is refused; allowed: 0")  # HP-19
        if encounters is None:
            encounters = read_encounters(ENCOUNTERS_FILE)[: MINI_ENCOUNTERS if is_mini else None]
        check_encounters(encounters, MINI_ENCOUNTERS if is_mini else FEWEST_ENCOUNTERS)
        self.players = players
        self.goal = int(options.get("points", 10))  # HP-18
        self.is_tie_shared = options.get("tie", "play-on") == "shared"  # HP-18
        self.shuffle = shuffle
        self.rankings = {name: list(ranking) for name, ranking in encounters}
        self.log: list[Event] = []
        self.notes: list[Event] = []
        self._set_up()
        self._start_round()

    def to_act(self) -> list[int]:
        return sorted(self.asked)

    def legal(self, seat: int) -> list[str]:
        if seat not in self.asked:
            return []
        if self.stage == "choose":
            return list(self.hands[seat])  # HP-5
        if self.stage == "add":
            return [*self.hands[seat], "decline"]  # HP-6
        if self.stage == "rambo":
            return [*(f"to {target}" for target in self._rambo_targets(seat)), "decline"]  # HP-13
        return ["use", "decline"]

    def _apply(self, choices: dict[int, str]) -> None:
        if self.stage == "choose":
            self._reveal(choices)
        elif self.stage == "add":
            self._add(choices)
        elif self.stage == "rambo":
            self._choose_rambo(choices)
        else:
            self._choose_effect(choices)

    def _totals(self) -> list[int]:
        return list(self.points)

    def _winners(self) -> list[int]:
        return leaders(self.points)

    def _write(self, kind: str, **fields: Any) -> None:
        super()._write(kind, **fields)
        if kind not in ("deal", "show"):
            self._note(round=self.rounds_done + 1)

    # Start

    def _set_up(self) -> None:
        self.hands = [list(self.potatoes) for _ in self._seats()]  # HP-1
        self.discards: list[list[str]] = [[] for _ in self._seats()]
        self.in_force: list[str | None] = [None for _ in self._seats()]
        self.hot: int | None = None  # HP-2: in the middle
        self.points = [0 for _ in self._seats()]
        self.rounds_done = 0
        self.deck = self.shuffle(list(self.rankings))  # HP-4
        self.encounter_discard: list[str] = []
        rankings = {name: list(ranking) for name, ranking in self.rankings.items()}
        self._write("deal", deck=list(self.deck), rankings=rankings)
        self._note(again=False)
        self._show_top_three()

    def _show_top_three(self) -> None:
        # HP-4
        cards, top = self._shuffle_top_three()
        self._write("show", cards=cards, top=top)

    def _shuffle_top_three(self) -> tuple[list[str], list[str]]:
        before = self.deck[:3]
        after = self.shuffle(list(before))
        self.deck = after + self.deck[3:]
        return before, list(after)

    # Step 1

    def _start_round(self) -> None:
        # HP-19: one seat further every round
        self.first_seat = self.rounds_done % self.players
        self.played: list[list[str]] = [[] for _ in self._seats()]
        self.used: list[bool] = [False for _ in self._seats()]
        self.gained = [0 for _ in self._seats()]
        self.stage = "choose"
        self.asked = list(self._seats())

    def _reveal(self, choices: dict[int, str]) -> None:
        # HP-5
        for seat, potato in choices.items():
            self._lay_down(seat, potato)
        self._write("reveal", potatoes=[choices[seat] for seat in self._seats()])
        self.stage = "add"
        self.asked = [seat for seat in self._seats() if self._may_add(seat)]
        if not self.asked:
            self._meet_encounter()

    def _may_add(self, seat: int) -> bool:
        # HP-6, HP-14
        return self.played[seat] == ["poteto"] and not self._is_barred(seat) and bool(self.hands[seat])

    def _add(self, choices: dict[int, str]) -> None:
        # HP-6
        for seat, text in choices.items():
            if text == "decline":
                self._write("extra", seat=seat, potato=None)
            else:
                self._lay_down(seat, text)
                self._write("extra", seat=seat, potato=text)
        self._meet_encounter()

    def _lay_down(self, seat: int, potato: str) -> None:
        self.hands[seat].remove(potato)
        self.played[seat].append(potato)

    def _is_barred(self, seat: int) -> bool:
        return self.hot == seat  # HP-14

    # Steps 2 and 3

    def _meet_encounter(self) -> None:
        self.encounter = self.deck.pop(0)  # HP-7
        self._write("encounter", name=self.encounter)
        lying = [potato for played in self.played for potato in played]
        self._note(ranked=[potato for potato in self.rankings[self.encounter] if potato in lying])
        self._score()
        if self._is_decided():
            self.stage = "over"
            self.asked = []
        elif self._rambo_players() == list(self._seats()):
            self._move_hot_potato(None, "all", "HP-13", [])  # all played it; nobody is asked
            self._queue_other_effects()
        else:
            self._ask_rambo()

    def _score(self) -> None:
        # HP-8
        lying = [potato for played in self.played for potato in played]
        best = next(potato for potato in self.rankings[self.encounter] if potato in lying)
        for seat in self._seats():
            if best in self.played[seat]:
                self.gained[seat] = 2 if self.in_force[seat] == "sweet" else 1  # HP-12
                self.points[seat] += self.gained[seat]
        self._write("points", gained=list(self.gained), totals=list(self.points))
        ordered = [sorted(played, key=POTATOES.index) for played in self.played]
        self._note(lying=ordered, best=best, doubled=[seat for seat in self._seats() if self.gained[seat] == 2])

    def _is_decided(self) -> bool:
        # HP-18
        if max(self.points) < self.goal:
            return False
        return len(leaders(self.points)) == 1 or self.is_tie_shared

    # Step 4: Rambotato

    def _effect_potato(self, seat: int) -> str:
        # HP-9: the added card's effect if one was added
        return self.played[seat][-1]

    def _ask_rambo(self) -> None:
        # HP-9, HP-13; HP-14: works for the holder too
        self.stage = "rambo"
        self.asked = [s for s in self._seats() if self.gained[s] == 0 and self._effect_potato(s) == "rambo"]
        if not self.asked:
            self._queue_other_effects()

    def _rambo_players(self) -> list[int]:
        # HP-13: as the first or the added card, also with a point
        return [s for s in self._seats() if "rambo" in self.played[s]]

    def _rambo_targets(self, seat: int) -> list[int]:
        # HP-13
        rambo_players = self._rambo_players()
        if rambo_players == [seat]:
            return [s for s in self._seats() if s != seat]
        return [s for s in self._seats() if s not in rambo_players]

    def _choose_rambo(self, choices: dict[int, str]) -> None:
        named: list[int] = []
        for seat, text in choices.items():
            if text == "decline":
                self._write("effect", seat=seat, potato="rambo", used=False)
            else:
                target = int(text.removeprefix("to "))
                named.append(target)
                self._write("effect", seat=seat, potato="rambo", used=True, target=target)
        if named:
            self._send_hot_potato(named)
        self._queue_other_effects()

    def _send_hot_potato(self, named: list[int]) -> None:
        # HP-13
        target = named[0]
        if any(other != target for other in named):
            self._move_hot_potato(None, "split", "HP-13", named)
        elif self.in_force[target] == "robo":
            self._move_hot_potato(None, "robo", "HP-12", named)
        else:
            self._move_hot_potato(target, "stays" if self.hot == target else "to", "HP-13", named)

    def _move_hot_potato(self, holder: int | None, how: str, why: str, named: list[int]) -> None:
        self.hot = holder
        self._write("hot", at=holder)
        self._note(named=sorted(set(named)), how=how, why=why)

    # Step 4: the other effects

    def _queue_other_effects(self) -> None:
        # HP-9: from the round's first seat on, clockwise; HP-14: judged now that the Hot Potato has moved
        clockwise = [(self.first_seat + i) % self.players for i in self._seats()]
        self.stage = "effect"
        self.queue = [seat for seat in clockwise if self._may_use_effect(seat)]
        self._ask_next_effect()

    def _may_use_effect(self, seat: int) -> bool:
        has_effect = self._effect_potato(seat) in OTHER_EFFECTS
        return has_effect and self.gained[seat] == 0 and not self._is_barred(seat)

    def _ask_next_effect(self) -> None:
        self.asked = self.queue[:1]
        self.queue = self.queue[1:]
        if not self.asked:
            self._clean_up()

    def _choose_effect(self, choices: dict[int, str]) -> None:
        for seat, text in choices.items():
            potato = self._effect_potato(seat)
            if text == "decline":
                self._write("effect", seat=seat, potato=potato, used=False)
            else:
                self._use_effect(seat, potato)
        self._ask_next_effect()

    def _use_effect(self, seat: int, potato: str) -> None:
        self.used[seat] = True
        if potato == "peeling":  # HP-10
            saw, top = self._shuffle_top_three()
            self._write("effect", seat=seat, potato=potato, used=True, saw=saw, top=top)
            return
        if potato == "couch":  # HP-11: cards played and in force are not in the discard pile yet
            self._pick_up_discard(seat)
        self._write("effect", seat=seat, potato=potato, used=True)

    def _pick_up_discard(self, seat: int) -> None:
        self.hands[seat] += self.discards[seat]
        self.discards[seat] = []

    # Cleaning up

    def _clean_up(self) -> None:
        for seat in self._seats():
            self._put_away(seat)
        self.encounter_discard.append(self.encounter)  # HP-15
        for seat in self._seats():
            if not self.hands[seat]:  # HP-16
                self._pick_up_discard(seat)
                self._write("pickup", seat=seat)
        if not self.deck:
            self._renew_deck()
        self.rounds_done += 1
        self._start_round()

    def _put_away(self, seat: int) -> None:
        # HP-15
        expired = self.in_force[seat]
        if expired is not None:
            self.discards[seat].append(expired)
        self.in_force[seat] = None
        for potato in self.played[seat]:
            if potato in STAYS_IN_FORCE and self.used[seat]:
                self.in_force[seat] = potato
            else:
                self.discards[seat].append(potato)

    def _renew_deck(self) -> None:
        # HP-17
        self.deck = self.shuffle(self.encounter_discard)
        self.encounter_discard = []
        self._write("deal", deck=list(self.deck))
        self._note(again=True)
        self._show_top_three()


def allowed_options(players: int) -> Allowed:
    """Return the options with the values this number of players may choose (HP-18, HP-21)."""
    decks: list[int | str] = ["full", "mini"] if players == 2 else ["full"]
    return {"points": AtLeast(1), "tie": ["play-on", "shared"], "deck": decks}


def read_encounters(path: Path) -> Encounters:
    """Return the encounters of a file, in its order."""
    with path.open("rb") as file:
        tables = tomllib.load(file)["encounter"]
    return [(table["name"], table["ranking"]) for table in tables]


def check_encounters(encounters: Encounters, fewest: int = FEWEST_ENCOUNTERS) -> None:
    """Raise ValueError, naming the card, if a deck breaks HP-3."""
    names = [name for name, _ in encounters]
    for name, ranking in encounters:
        if names.count(name) > 1:
            raise ValueError(f"encounter {name!r} appears more than once")
        if sorted(ranking) != sorted(POTATOES):
            raise ValueError(f"encounter {name!r} must rank {POTATOES}, each once, not {ranking}")
    if len(encounters) < fewest:
        raise ValueError(f"at least {fewest} encounters are needed, not only {names}")


REFEREE = HotPotato


# -- for the tests of all games ----------------------------------------------------------------------

SHORT: dict[str, Any] = {"points": 5}
"""Options that make a match short."""
CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"points": 1}),
    (3, {"tie": "shared", "points": 4}),
    (4, {"points": 12}),
]
"""Tables with options, for the conformance suite."""
MINI: tuple[int, dict[str, Any]] = (2, {"deck": "mini", "points": 4})
"""The game that can be solved, which is not offered at tables."""
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"points": 1}),
    (2, {"deck": "mini"}),
    (3, {"tie": "shared"}),
    (3, {"points": 25}),
    (4, {}),
    (4, {"points": 3, "tie": "shared"}),
]
"""Tables at which the referee plays at random."""


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Return random options for a match."""
    decks = ["full", "full", "mini"] if players == 2 else ["full"]
    tie, deck = rng.choice(["play-on", "shared"]), rng.choice(decks)
    return {"points": rng.choice([1, 2, 5, 10, 17]), "tie": tie, "deck": deck}


def hidden(log: Sequence[Event], seat: int | None) -> tuple[int, list[str]]:
    """Return the deck's encounters that the seat has not seen shown, turned up or peeled by itself (HP-20)."""
    shuffles = 0
    last_deal, known = 0, set()
    deck: list[str] = []
    for event in log:
        if event["type"] == "deal":
            last_deal, deck, known = shuffles, event["deck"], set()
            shuffles += 1
        elif event["type"] == "show":
            known |= set(event["cards"])
            shuffles += 1
        elif event["type"] == "encounter":
            known.add(event["name"])
        elif event["type"] == "effect" and "saw" in event:
            shuffles += 1
            if event["seat"] == seat:
                known |= set(event["saw"])
    return last_deal, [name for name in deck if name not in known]


def check_hands(game: HotPotato) -> None:
    """Check that no potato gets lost."""
    for seat in range(game.players):
        in_force = [potato for potato in [game.in_force[seat]] if potato]
        owned = game.hands[seat] + game.discards[seat] + game.played[seat] + in_force
        assert sorted(owned) == sorted(game.potatoes)


def check_match(game: Game, options: Options) -> None:
    """Check a finished match of random play."""
    assert game.log[-1]["type"] == "points"
    assert game.log[-1]["totals"] == game.result()["totals"]
    assert max(game.result()["totals"]) >= int(options.get("points", 10))
    assert game.result()["winners"] == leaders(game.result()["totals"])
    if "tie" not in options:
        assert len(game.result()["winners"]) == 1
