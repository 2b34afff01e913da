"""The referees against the example records, the worked cases of the rules pages, and random play."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.companeros.referee import Companeros, ranking
from games.hot_potato.referee import ENCOUNTERS_FILE, POTATOES, HotPotato, check_encounters, read_encounters
from games.potato_man.referee import WORTH, PotatoMan, winning_play
from reference import REFERENCE
from reference.contract import Event, Game, Options, Shuffle, leaders
from reference.record import record_choices, replay
from reference.shuffles import Shuffler

GOLDEN = sorted(Path(__file__).parents[1].glob("games/*/golden/*.jsonl"))
EXAMPLES = [json.loads(line) for path in GOLDEN for line in path.read_text(encoding="utf-8").splitlines()]

TABLES: list[tuple[str, int, Options]] = [
    ("potato-man", 2, {}),
    ("potato-man", 2, {"two-player-colours": 3, "gold": 35}),
    ("potato-man", 2, {"rounds": 3, "gold": 0}),
    ("potato-man", 3, {}),
    ("potato-man", 3, {"variant": "no-green"}),
    ("potato-man", 3, {"variant": "no-green", "rounds": 1, "gold": 7}),
    ("potato-man", 4, {}),
    ("potato-man", 5, {}),
    ("potato-man", 5, {"rounds": 2}),
    ("companeros", 3, {}),
    ("companeros", 3, {"games": 3}),
    ("companeros", 4, {"memory": "on"}),
    ("companeros", 5, {}),
    ("companeros", 6, {"games": 2, "memory": "on"}),
    ("hot-potato", 2, {}),
    ("hot-potato", 2, {"points": 1}),
    ("hot-potato", 3, {"tie": "shared"}),
    ("hot-potato", 3, {"points": 25}),
    ("hot-potato", 4, {}),
    ("hot-potato", 4, {"points": 3, "tie": "shared"}),
]


def as_text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def events(game: Game, kind: str) -> list[Event]:
    return [event for event in game.log if event["type"] == kind]


# The example records


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_gives_the_identical_log_and_result(number: int) -> None:
    record = EXAMPLES[number]
    game = replay(record)
    for ours, theirs in zip(game.log, record["log"], strict=True):
        assert as_text(ours) == as_text(theirs)
    assert as_text(game.result()) == as_text(record["result"])


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_with_an_illegal_choice_is_refused(number: int) -> None:
    record = json.loads(as_text(EXAMPLES[number]))
    event = next(event for event in record["log"] if event["type"] in ("play", "reveal"))
    if event["type"] == "play":
        event["card"] = "X1"
    else:
        event["potatoes"][0] = "chip"
    with pytest.raises(ValueError):
        replay(record)


def test_a_cut_log_is_refused() -> None:
    record = {**EXAMPLES[0], "log": EXAMPLES[0]["log"][:-4]}
    with pytest.raises(ValueError):
        replay(record)


# Stacked shuffles


def blocks(*wanted: tuple[int, str]) -> Shuffle:
    """Return a shuffle that deals blocks of these sizes, each beginning with these cards."""

    def shuffle(items: list[str]) -> list[str]:
        stacked = " ".join(cards for _, cards in wanted).split()
        others = [card for card in items if card not in stacked]
        dealt: list[str] = []
        for size, cards in wanted:
            block = cards.split()
            n_missing = size - len(block)
            dealt += block + others[:n_missing]
            others = others[n_missing:]
        assert sorted(dealt + others) == sorted(items)
        return dealt + others

    return shuffle


def play(game: Game, plays: str) -> None:
    """Let the seat on turn play each card in order."""
    for text in plays.split():
        (seat,) = game.to_act()
        game.act({seat: text})


# Potato Man


def test_pm14_worked_case_1_potato_man_beats_evil_potato() -> None:
    hands = [(10, "Y8"), (10, "B8"), (10, "R17"), (10, "Y2"), (10, "G4")]
    game = PotatoMan(5, {}, 0, blocks(*hands))
    play(game, "Y8 B8 R17 Y2 G4")
    assert game.log[-1] == {"type": "trick", "winner": 3, "card": "Y2", "sack": "yellow"}
    assert game.sacks_won[3] == ["yellow"] and WORTH["yellow"] == 4


def test_pm13_worked_case_2_later_of_equal_numbers_wins() -> None:
    game = PotatoMan(2, {}, 0, blocks((12, "Y5 B16"), (12, "R16 G6")))
    play(game, "Y5 R16 B16 G6")
    kinds = [event["type"] for event in game.log]
    assert kinds == ["deal", *["play", "draw"] * 4, "trick"]  # PM-10
    assert game.log[-1] == {"type": "trick", "winner": 0, "card": "B16", "sack": "blue"}
    assert game.to_act() == [0]


def test_pm11_worked_case_3_no_blue_ends_the_round() -> None:
    no_blue = "R5 R6 R7 R8 R9 R10 G3 G4 G5 Y1 Y2 Y3"
    game = PotatoMan(4, {}, 0, blocks((12, "R18"), (12, "Y8"), (12, "G8"), (12, no_blue)))
    play(game, "R18 Y8 G8")
    block, result, deal = game.log[-3:]
    assert block == {"type": "block", "seat": 3, "hand": no_blue.split()}
    assert result == {"type": "round", "sacks": [0, 0, 0, 0]}
    assert (deal["type"], deal["round"], deal["starter"]) == ("deal", 2, 1)  # PM-18
    assert game.to_act() == [1]


def test_pm7_each_colour_only_once() -> None:
    game = PotatoMan(3, {}, 0, blocks((12, "R5"), (12, "R6 Y1 G3"), (12, "")))
    play(game, "R5")
    assert all(card[0] != "R" for card in game.legal(1))
    assert "Y1" in game.legal(1)


def test_pm8_pm9_five_players() -> None:
    hands = [(10, "Y1"), (10, "Y8"), (10, "Y9 Y2 R5"), (10, "R6 Y4"), (10, "")]
    game = PotatoMan(5, {}, 0, blocks(*hands))
    play(game, "Y1")
    assert "Y8" in game.legal(1)
    play(game, "Y8")
    assert "Y9" not in game.legal(2) and "Y2" not in game.legal(2) and "R5" in game.legal(2)
    play(game, "R5")
    assert "R6" not in game.legal(3)


def test_pm9_no_second_potato_man() -> None:
    game = PotatoMan(5, {}, 0, blocks((10, "Y1"), (10, "Y2 Y8"), (10, ""), (10, ""), (10, "")))
    play(game, "Y1")
    assert "Y2" not in game.legal(1) and "Y8" in game.legal(1)


def test_pm22_one_colour_twice() -> None:
    game = PotatoMan(2, {"two-player-colours": 3}, 0, blocks((12, "R5 R7 B4"), (12, "R6 B5")))
    play(game, "R5")
    assert "R6" in game.legal(1)
    play(game, "R6")
    assert "R7" not in game.legal(0)
    play(game, "B4")
    assert "B5" not in game.legal(1)


def test_pm22_no_second_potato_man() -> None:
    game = PotatoMan(2, {"two-player-colours": 3}, 0, blocks((12, "Y1"), (12, "Y2 Y8")))
    play(game, "Y1")
    assert "Y2" not in game.legal(1) and "Y8" in game.legal(1)


def test_pm20_no_green_cards_nor_sacks() -> None:
    game = PotatoMan(3, {"variant": "no-green"}, 0, list)
    assert len(game.log[0]["aside"]) == 4
    assert game.sacks_left == {"red": 3, "blue": 3, "yellow": 3, "gold": 3}


def test_pm13_pm14_winning_play() -> None:
    assert winning_play([(0, "R15"), (1, "Y1"), (2, "B4")]) == (0, "R15")
    assert winning_play([(0, "Y3"), (1, "R18"), (2, "B16")]) == (0, "Y3")
    assert winning_play([(0, "R14"), (1, "B14"), (2, "G14"), (3, "Y13")]) == (2, "G14")
    assert winning_play([(0, "R9"), (1, "B8"), (2, "G8")]) == (0, "R9")


def test_pm15_gold_when_the_colour_is_gone_then_nothing() -> None:
    game = PotatoMan(3, {}, 0, list)
    taken = [game._take_sack(0, "red") for _ in range(7)]
    assert taken == ["red"] * 3 + ["gold"] * 3 + [None]


def test_pm19_best_round_breaks_a_tie_on_totals_only() -> None:
    game = PotatoMan(3, {}, 0, list)
    game.round_sacks = [[5, 9, 1], [5, 1, 1], [1, 1, 8]]
    assert (game._totals(), game._winners()) == ([11, 11, 10], [1])
    game.round_sacks = [[6, 1, 4], [1, 6, 0], [1, 1, 0]]
    assert game._winners() == [0, 1]


# Compañeros


def test_co_worked_case() -> None:
    hands = [(9, "G7"), (9, "G2"), (9, "Y9"), (9, "R5"), (9, "B10"), (9, "R6")]
    game = Companeros(6, {}, 0, blocks((6, "Y7 Y4 R8 R1 G6 B4"), *hands))
    play(game, "G7 G2 Y9 R5 B10 R6")
    assert game.log[-1] == {"type": "ranking", "order": [5, 3, 4], "stopped": 9}
    play(game, "yellow red green")
    assert [len(cards) for cards in game.taken] == [0, 0, 0, 2, 1, 2]
    assert game.display == ["B4", "G7", "G2", "Y9", "R5", "B10", "R6"]  # CO-9
    assert game.log[-1] == {"type": "trick", "starter": 5}


def test_co6_a_single_colour_is_taken_without_asking_and_co8_display_empty() -> None:
    game = Companeros(3, {}, 0, blocks((3, "R1 R2 Y1"), (9, "R10"), (9, "R9"), (9, "R8")))
    play(game, "R10 R9 R8 red")
    assert game.log[-2:] == [
        {"type": "take", "seat": 1, "colour": "yellow", "cards": ["Y1"]},
        {"type": "trick", "starter": 0},
    ]
    assert game.display == ["R10", "R9", "R8"]


def test_co10_same_starter_when_the_top_ties() -> None:
    game = Companeros(3, {}, 1, blocks((3, ""), (9, "R5"), (9, "Y5"), (9, "G4")))
    play(game, "Y5 G4 R5")
    assert game.log[-2:] == [
        {"type": "ranking", "order": [], "stopped": 5},
        {"type": "trick", "starter": 1},
    ]


def test_co7_the_tie_also_stops_colours_below() -> None:
    assert ranking([(0, "R9"), (1, "Y5"), (2, "G5"), (3, "B1")]) == ([0], 5)
    assert ranking([(0, "R3"), (1, "Y5"), (2, "R4"), (3, "Y1")]) == ([2, 0, 1, 3], None)


def test_co14_first_leader_clockwise_from_the_last_game_starter() -> None:
    game = Companeros(4, {"games": 2}, 2, list)
    game.game_points = [[30, 20, 10, 30]]
    assert game._next_game_starter() == 3
    game.game_points = [[30, 20, 30, 30]]
    assert game._next_game_starter() == 2
    game.game_points = [[30, 30, 10, 10]]
    assert game._next_game_starter() == 0


# Hot Potato!


def hot_potato(players: int, *best: str, **options: int | str) -> HotPotato:
    """Return a match with unshuffled encounters, each ranking these potatoes highest."""
    firsts = [names.split() for names in best]
    firsts += [["peeling"]] * (6 - len(firsts))
    rankings = [first + [p for p in POTATOES if p not in first] for first in firsts]
    return HotPotato(players, options, 0, list, [(f"card-{i}", r) for i, r in enumerate(rankings)])


def choose(game: Game, *rounds_of_choices: str) -> None:
    """Make choices; each text holds those of the seats asked, in seat order, separated by commas."""
    for texts in rounds_of_choices:
        choices = [text.strip() for text in texts.split(",")]
        game.act(dict(zip(game.to_act(), choices, strict=True)))


def test_hp9_a_player_hit_this_round_loses_their_effect() -> None:
    game = hot_potato(3, "peeling")
    choose(game, "rambo, sweet, peeling", "to 1")
    assert game.log[-1] == {"type": "hot", "at": 1}
    assert (game.stage, game.in_force, game.to_act()) == ("choose", [None] * 3, [0, 1, 2])


def test_hp9_a_player_freed_this_round_may_use_theirs() -> None:
    game = hot_potato(3, "peeling", "robo")
    choose(game, "rambo, sweet, peeling", "to 1", "robo, couch, rambo", "to 0")
    assert game.log[-1] == {"type": "hot", "at": 0}
    assert (game.stage, game.to_act()) == ("effect", [1])


def test_hp14_the_holder_is_barred_but_rambo_works() -> None:
    game = hot_potato(2, "peeling", "peeling", "sweet")
    choose(game, "rambo, peeling", "to 1", "peeling, couch")
    assert game.log[-1] == {"type": "points", "gained": [1, 0], "totals": [1, 1]}
    assert game.stage == "choose"
    choose(game, "sweet, rambo")
    assert (game.to_act(), game.legal(1)) == ([1], ["to 0", "decline"])


def test_hp14_no_added_card_for_the_holder() -> None:
    game = hot_potato(3, "peeling", "sweet")
    choose(game, "rambo, peeling, peeling", "to 1", "poteto, poteto, sweet")
    assert (game.stage, game.to_act()) == ("add", [0])


def test_hp12_sweet_in_force_gains_two() -> None:
    game = hot_potato(2, "peeling", "couch")
    choose(game, "peeling, sweet", "use", "rambo, couch")
    assert events(game, "points")[-1]["gained"] == [0, 2]
    choose(game, "decline")
    assert game.discards[1] == ["sweet", "couch"]


def test_hp12_robo_in_force_sends_it_to_the_middle() -> None:
    game = hot_potato(3, "peeling", "peeling")
    choose(game, "peeling, robo, peeling", "use", "rambo, couch, sweet")
    assert events(game, "points")[-1]["gained"] == [0, 1, 0]
    choose(game, "to 1")
    assert game.log[-1] == {"type": "hot", "at": None}


def test_hp13_only_players_outside_r_may_be_named() -> None:
    game = hot_potato(4, "peeling")
    choose(game, "rambo, rambo, peeling, sweet")
    assert game.legal(0) == ["to 2", "to 3", "decline"]
    choose(game, "to 2, to 3")
    assert game.log[-1] == {"type": "hot", "at": None}


def test_hp13_r_counts_a_rambo_that_gained_a_point() -> None:
    game = hot_potato(3, "poteto")
    choose(game, "poteto, rambo, couch", "rambo")
    assert (game.stage, game.to_act(), game.legal(1)) == ("rambo", [1], ["to 2", "decline"])


def test_hp13_played_by_all_it_goes_to_the_middle_and_nobody_is_asked() -> None:
    game = hot_potato(2, "poteto")
    game.hot = 1
    choose(game, "poteto, rambo", "rambo")
    assert [event["type"] for event in game.log[-3:]] == ["encounter", "points", "hot"]
    assert (game.log[-1]["at"], game.hot, game.stage) == (None, None, "choose")


def test_hp13_played_by_all_it_goes_to_the_middle_also_if_all_gained_a_point() -> None:
    game = hot_potato(3, "rambo")
    game.hot = 2
    choose(game, "rambo, rambo, rambo")
    assert events(game, "points")[-1]["gained"] == [1, 1, 1]
    assert (game.log[-1], game.hot, game.stage) == ({"type": "hot", "at": None}, None, "choose")


def test_hp13_a_match_that_ends_with_the_points_moves_nothing() -> None:
    game = hot_potato(2, "poteto", points=1)
    choose(game, "poteto, rambo", "rambo")
    assert (game.log[-1]["type"], game.stage) == ("points", "over")


def test_hp13_declining_does_not_count() -> None:
    game = hot_potato(3, "peeling")
    choose(game, "rambo, rambo, peeling", "decline, to 2")
    assert game.log[-1] == {"type": "hot", "at": 2}
    game = hot_potato(3, "peeling")
    choose(game, "rambo, rambo, peeling", "decline, decline")
    assert not events(game, "hot")


def test_hp13_the_holder_may_be_named_but_not_name_himself() -> None:
    game = hot_potato(3, "peeling", "couch", "sweet")
    choose(game, "rambo, peeling, peeling", "to 1", "couch, rambo, couch")
    assert (game.stage, game.legal(1)) == ("rambo", ["to 0", "to 2", "decline"])
    choose(game, "decline", "sweet, sweet, rambo")
    assert game.legal(2) == ["to 0", "to 1", "decline"]
    choose(game, "to 1")
    assert game.log[-1] == {"type": "hot", "at": 1}


def test_hp11_couch_itself_and_a_card_in_force_stay_out() -> None:
    game = hot_potato(2, "peeling", "rambo", "poteto")
    choose(game, "peeling, poteto", "decline", "rambo, sweet", "use", "poteto, couch", "decline")
    choose(game, "use")
    assert game.hands[1] == ["peeling", "rambo", "robo", "poteto"]
    assert game.discards[1] == ["sweet", "couch"]


def test_hp16_a_card_still_in_force_stays_out() -> None:
    game = hot_potato(2, "peeling")
    game.hands[1] = ["sweet"]
    game.discards[1] = ["peeling", "couch", "poteto", "rambo", "robo"]
    choose(game, "peeling, sweet", "use")
    assert game.log[-1] == {"type": "pickup", "seat": 1}
    assert sorted(game.hands[1]) == ["couch", "peeling", "poteto", "rambo", "robo"]
    assert game.in_force[1] == "sweet"


def test_hp10_peeling_with_none_left_still_counts_as_a_shuffle() -> None:
    shuffled: list[list[str]] = []

    def shuffle(items: list[str]) -> list[str]:
        shuffled.append(list(items))
        return list(items)

    game = HotPotato(2, {}, 0, shuffle)
    last = game.deck[-1]
    game.deck = [last]
    game.rankings[last] = ["couch", "sweet", "robo", "rambo", "poteto", "peeling"]
    choose(game, "peeling, couch", "use")
    assert shuffled[2] == [] and len(shuffled) == 5
    effect = events(game, "effect")[-1]
    assert (effect["saw"], effect["top"]) == ([], [])
    assert [event["type"] for event in game.log[-2:]] == ["deal", "show"]  # HP-17
    assert list(game.log[-2]) == ["type", "deck"]


def test_hp18_a_tie_is_played_on_or_shared() -> None:
    game = hot_potato(2, "sweet", points=1)
    choose(game, "sweet, sweet")
    assert game.to_act() == [0, 1]
    choose(game, "peeling, couch")
    assert (game.to_act(), game.result()) == ([], {"totals": [2, 1], "winners": [0]})
    game = hot_potato(2, "sweet", points=1, tie="shared")
    choose(game, "sweet, sweet")
    assert game.result() == {"totals": [1, 1], "winners": [0, 1]}


def test_hp9_hp19_other_effects_start_at_the_first_seat() -> None:
    game = hot_potato(3, "peeling", "peeling")
    choose(game, "couch, robo, peeling", "decline", "decline")
    choose(game, "sweet, couch, robo")
    assert events(game, "points")[-1]["gained"] == [0, 1, 0]
    assert game.to_act() == [2]
    choose(game, "decline")
    assert game.to_act() == [0]


def test_hp3_refused_decks() -> None:
    deck = read_encounters(ENCOUNTERS_FILE)
    assert len(deck) == 12
    name, order = deck[0]
    for bad in (deck[:5], [*deck, deck[0]], [(name, order[:5]), *deck[1:]], [(name, order * 2), *deck[1:]]):
        with pytest.raises(ValueError, match=name):
            check_encounters(bad)


# Refusals


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("potato-man", 4, {"variant": "no-green"}),
        ("potato-man", 3, {"variant": "green"}),
        ("potato-man", 3, {"two-player-colours": 3}),
        ("potato-man", 2, {"two-player-colours": 2}),
        ("potato-man", 2, {"two-player-colours": "3"}),
        ("potato-man", 2, {"gold": -1}),
        ("potato-man", 2, {"rounds": 0}),
        ("potato-man", 2, {"rounds": True}),
        ("potato-man", 2, {"rounds": 2.0}),
        ("companeros", 3, {"rounds": 3}),
        ("companeros", 3, {"games": 0}),
        ("companeros", 3, {"memory": 1}),
        ("hot-potato", 3, {"points": 0}),
        ("hot-potato", 3, {"tie": "playon"}),
    ],
)
def test_pm24_options_are_refused_by_name_and_value(game: str, players: int, options: Options) -> None:
    ((name, value),) = options.items()
    with pytest.raises(ValueError, match=f"{name}={value!r}"):
        REFERENCE[game](players, options, 0, list)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("potato-man", 1),
        ("potato-man", 6),
        ("companeros", 2),
        ("companeros", 7),
        ("hot-potato", 1),
        ("hot-potato", 5),
    ],
)
def test_a_wrong_number_of_players_is_refused(game: str, players: int) -> None:
    with pytest.raises(ValueError, match=f"players={players}"):
        REFERENCE[game](players, {}, 0, list)


@pytest.mark.parametrize("game", REFERENCE)
def test_illegal_choices_are_refused_and_change_nothing(game: str) -> None:
    match = REFERENCE[game](3, {}, 0, list)
    before = as_text(match.log)
    good = {seat: match.legal(seat)[0] for seat in match.to_act()}
    wrong: list[dict[int, str]] = [{}, {**good, 0: "decline"}, {**good, 7: "R5"}, {2: "R5"}]
    for choices in wrong:
        with pytest.raises(ValueError):
            match.act(choices)
    with pytest.raises(ValueError):
        match.result()
    assert as_text(match.log) == before
    match.act(good)


# Random play


def random_match(name: str, players: int, options: Options, seed: int) -> tuple[Game, dict[str, Any]]:
    """Return a match of random choices, and its record."""
    chance = random.Random(f"{name} {players} {seed}")
    secret = chance.randbytes(32)
    starter = 0 if name == "hot-potato" else chance.randrange(players)
    entropy = ["Erdäpfel", ""] if chance.random() < 0.5 else []
    game = REFERENCE[name](players, options, starter, Shuffler(secret, entropy).shuffle)
    while game.to_act():
        check_hands(game)
        game.act({seat: chance.choice(game.legal(seat)) for seat in game.to_act()})
    record = {
        "game": name,
        "players": ["?"] * players,
        "options": options,
        "starter": starter,
        "seed": secret.hex(),
        "entropy": entropy,
        "log": game.log,
        "result": game.result(),
    }
    return game, record


def check_hands(game: Game) -> None:
    """Check that exactly the seats to act have legal actions, and that no potato gets lost."""
    seats = game.to_act()
    assert seats == sorted(set(seats))
    for seat in range(game.players):
        assert bool(game.legal(seat)) == (seat in seats)
    if isinstance(game, HotPotato):
        for seat in range(game.players):
            in_force = [potato for potato in [game.in_force[seat]] if potato]
            owned = game.hands[seat] + game.discards[seat] + game.played[seat] + in_force
            assert sorted(owned) == sorted(POTATOES)


def check_potato_man(game: Game, options: Options) -> None:
    deals, rounds = events(game, "deal"), events(game, "round")
    assert len(deals) == len(rounds) == options.get("rounds", game.players)
    size = 40 if "variant" in options else 52
    for deal in deals:
        dealt = [card for block in (*deal["hands"], *deal.get("piles", []), deal["aside"]) for card in block]
        assert len(dealt) == len(set(dealt)) == size
    worth = {**WORTH, "gold": int(options.get("gold", 5))}
    sacks = sum(worth[trick["sack"]] for trick in events(game, "trick") if trick["sack"] is not None)
    assert sum(game.result()["totals"]) == sacks
    assert set(game.result()["winners"]) <= set(leaders(game.result()["totals"]))


def check_companeros(game: Game, options: Options) -> None:
    games = int(options.get("games", 1))
    assert len(events(game, "play")) == 9 * game.players * games
    assert len(events(game, "trick")) == len(events(game, "ranking")) == 9 * games
    values = [int(card[1:]) for take in events(game, "take") for card in take["cards"]]
    assert sum(game.result()["totals"]) == sum(values) <= 55 * game.players * games
    assert game.result()["winners"] == leaders(game.result()["totals"])


def check_hot_potato(game: Game, options: Options) -> None:
    assert game.log[-1]["type"] == "points"
    assert game.log[-1]["totals"] == game.result()["totals"]
    assert max(game.result()["totals"]) >= int(options.get("points", 10))
    assert game.result()["winners"] == leaders(game.result()["totals"])
    if "tie" not in options:
        assert len(game.result()["winners"]) == 1


CHECKS: dict[str, Callable[[Game, Options], None]] = {
    "potato-man": check_potato_man,
    "companeros": check_companeros,
    "hot-potato": check_hot_potato,
}


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_random_play_ends_and_its_record_replays(name: str, players: int, options: Options) -> None:
    for seed in range(20):
        game, record = random_match(name, players, options, seed)
        CHECKS[name](game, options)
        record = json.loads(as_text(record))
        again = replay(record)
        assert as_text(again.log) == as_text(game.log)
        assert as_text(again.result()) == as_text(game.result())
        assert sum(1 for _ in record_choices(record)) > 0
        with pytest.raises(ValueError):
            game.act({})


def test_random_play_is_the_same_for_the_same_seed() -> None:
    for name in REFERENCE:
        assert random_match(name, 3, {}, 1)[1] == random_match(name, 3, {}, 1)[1]
