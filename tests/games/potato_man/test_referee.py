"""The referee of Potato Man against the worked cases and the rare cases of the rules page."""

from games.potato_man.referee import WORTH, PotatoMan, winning_play
from reference.dealing import blocks, play


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
