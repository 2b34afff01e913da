"""The referee of Compañeros against the worked cases and the rare cases of the rules page."""

from games.companeros.referee import Companeros, ranking
from reference.dealing import blocks, play


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
