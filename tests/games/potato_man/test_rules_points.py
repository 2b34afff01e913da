"""The rules of Potato Man about winning tricks, rounds and matches, and what is seen; more in test_views.py."""

import json
from itertools import permutations
from typing import Any

import pytest

from games.potato_man.table import (
    SACKS,
    SEVEN_REDS,
    TABLES,
    all_cards,
    deal_whole_round,
    events_of,
    facts,
    legal,
    play,
    play_out,
    play_trick,
    prepared,
    sack_counts,
    seven_reds,
    won,
)
from knolle import ActionError, Match

# -- who wins a trick ------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations("RBGY")))
def test_pm13_the_highest_number_wins(order: tuple[str, ...]) -> None:
    numbers = {"R": 7, "B": 9, "G": 8, "Y": 6}
    for highest in order:
        trick = [f"{c}{12 if c == highest else numbers[c]}" for c in order]
        assert won(prepared(*trick), " ".join(trick))[:2] == (order.index(highest), f"{highest}12")


@pytest.mark.parametrize("number", range(5, 13))
def test_pm13_later_of_equal_numbers_wins(number: int) -> None:
    for order in permutations("RBGY"):
        trick = [f"{c}{number}" for c in order]
        assert won(prepared(*trick), " ".join(trick))[:2] == (3, trick[3])


def test_pm13_worked_case_2_later_of_equal_numbers_wins() -> None:
    match = prepared("Y5 B16", "R16 G6")
    assert won(match, "Y5 R16 B16 G6") == (0, "B16", "blue")
    assert facts(match)["sacks_worth"] == [2, 0]


def test_pm13_the_last_of_several_highest_not_the_last_card() -> None:
    assert won(prepared("B9", "Y9", "G4"), "B9 Y9 G4")[:2] == (1, "Y9")
    assert won(prepared("B9", "G4", "R9", "Y8"), "B9 G4 R9 Y8")[:2] == (2, "R9")


def test_pm13_equal_lower_numbers_do_not_matter() -> None:
    assert won(prepared("R9", "B8", "G8"), "R9 B8 G8")[:2] == (0, "R9")
    assert won(prepared("B8", "G8", "R9", "Y8"), "B8 G8 R9 Y8")[:2] == (2, "R9")


def test_pm13_a_doubled_colour_wins_by_its_higher_number() -> None:
    trick = "Y10 B13 Y11 G5 R6"
    assert won(prepared(*trick.split()), trick)[:2] == (1, "B13")
    trick = "Y12 B8 Y11 G5 R6"
    assert won(prepared(*trick.split()), trick)[:2] == (0, "Y12")


def test_pm14_worked_case_1_potato_man_beats_evil_potato() -> None:
    match = prepared("Y8", "B8", "R17", "Y2", "G4")
    assert won(match, "Y8 B8 R17 Y2 G4") == (3, "Y2", "yellow")
    assert facts(match)["sacks_worth"] == [0, 0, 0, 4, 0]
    assert match.to_act == (3,)


@pytest.mark.parametrize("trick", list(permutations(["Y1", "R18", "B16", "G14"])))
def test_pm14_in_any_order(trick: tuple[str, ...]) -> None:
    assert won(prepared(*trick), " ".join(trick)) == (trick.index("Y1"), "Y1", "yellow")


def test_pm14_whoever_played_it() -> None:
    assert won(prepared("R16 Y1", "B16 G3"), "R16 B16 Y1 G3")[:2] == (0, "Y1")
    trick = ["Y13", "R16", "Y3", "B16", "G3"]
    assert won(prepared(*trick), " ".join(trick))[:2] == (2, "Y3")  # even next to a higher yellow


def test_pm14_not_without_an_evil_potato_and_not_in_the_next_trick() -> None:
    assert won(prepared("Y1", "R15", "B4"), "Y1 R15 B4")[:2] == (1, "R15")
    match = prepared("R18 Y2", "B4 R5", "G3 B5")
    play(match, "R18 B4 G3")
    assert won(match, "Y2 R5 B5")[:2] == (2, "B5")


def test_pm14_two_evil_potatoes_and_one_potato_man() -> None:
    trick = ["R16", "R18", "Y1", "B16", "G14"]
    assert won(prepared(*trick), " ".join(trick))[:2] == (2, "Y1")


def test_pm15_gold_when_the_colour_is_gone_then_nothing() -> None:
    match = seven_reds()
    tricks = events_of(play(match, SEVEN_REDS), "trick")
    assert [trick["sack"] for trick in tricks] == ["red"] * 3 + ["gold"] * 3 + [None]
    assert {trick["winner"] for trick in tricks} == {0}
    assert facts(match)["sacks_taken"] == [sack_counts(red=3, gold=3), sack_counts(), sack_counts()]
    assert facts(match)["sacks_left"] == {"red": 0, "blue": 3, "green": 3, "yellow": 3, "gold": 0}
    assert facts(match)["sacks_worth"] == [18, 0, 0]


def test_pm15_another_colour_is_still_there_when_gold_is_gone() -> None:
    match = prepared("R7-18", "B10-16 Y13", "G8-14 B4")
    play(match, SEVEN_REDS)
    assert won(match, "R11 Y13 B4") == (1, "Y13", "yellow")


def test_pm15_the_sack_has_the_colour_of_the_winning_card_not_of_the_lead() -> None:
    assert won(prepared("R5", "B4", "G14"), "R5 B4 G14") == (2, "G14", "green")


def test_pm15_taking_is_not_a_choice() -> None:
    match = prepared("R15", "B4", "G3")
    play(match, "R15 B4")
    assert [event["type"] for event in play(match, "G3")] == ["play", "trick"]
    assert facts(match)["sacks_taken"][0] == sack_counts(red=1)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm16_who_played_what_stays_public(players: int, options: dict[str, Any]) -> None:
    match, plan = deal_whole_round(players, starter=1, rounds=2, **options)
    for trick in plan:
        play_trick(match, trick)
        if match.scores:
            break
        expected = [[event["seat"], event["card"]] for event in events_of(match.log, "play")]
        for seat in (*range(players), None):
            assert [play for played in facts(match, seat)["tricks"] for play in played] == expected
    assert facts(match)["tricks"] == []  # a new round


# -- rounds, end, ties -----------------------------------------------------------------------------


def test_pm17_sacks_are_added_up_by_their_worth_and_recorded() -> None:
    match = prepared("Y13 Y4 Y12 R15", "B4 B14 R5-14", "G3 G4 G5")
    sacks = [won(match, trick)[::2] for trick in ("Y13 B4 G3", "Y4 B14 G4", "R5 G5 Y12")]
    assert sacks == [(0, "yellow"), (1, "blue"), (0, "yellow")]
    assert (facts(match)["so_far"], facts(match)["totals"]) == ([8, 2, 0], [0, 0, 0])
    play(match, "R15")
    assert events_of(match.log, "round") == [{"type": "round", "sacks": [8, 2, 0]}]
    assert match.scores == ((8, 2, 0),)
    assert facts(match)["totals"] == [8, 2, 0]


def test_pm17_the_end_of_a_round_shows_what_was_won() -> None:
    match = prepared("R15 R17", "B4 R5-14 R16", "G3")
    play(match, "R15 B4 G3 R17")
    (end,) = (moment for moment in match.moments if moment.events[0]["type"] == "round")
    seen = match.view_at(end, None).facts()
    assert seen["sacks_taken"] == [sack_counts(red=1), sack_counts(), sack_counts()]
    assert (seen["sacks_worth"], seen["so_far"]) == ([1, 0, 0], None)
    assert (seen["totals"], seen["scores"]) == ([1, 0, 0], [[1, 0, 0]])
    assert end.notes[0]["totals"] == [1, 0, 0]


def test_pm17_everything_is_dealt_and_laid_out_again() -> None:
    match = prepared("R15 R17", "B4 R5-14 R16", "G3")
    play(match, "R15 B4 G3 R17")
    assert match.scores == ((1, 0, 0),)
    deal = match.log[-1]
    again = [card for block in (*deal["hands"], deal["aside"]) for card in block]
    assert sorted(again) == sorted(all_cards())
    assert again != [card for block in (*match.log[0]["hands"], match.log[0]["aside"]) for card in block]
    seen = facts(match, 0)
    assert sorted(seen["hand"]) == sorted(deal["hands"][0])
    assert seen["sacks_left"] == dict.fromkeys(SACKS, 3)
    assert seen["sacks_taken"] == [sack_counts()] * 3
    assert seen["sacks_worth"] == [0, 0, 0]
    assert seen["totals"] == [1, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm17_every_round_counts_into_the_total(players: int) -> None:
    match = Match("potato-man", players=players, seed="c0" * 32)
    play_out(match)
    rounds = [event["sacks"] for event in events_of(match.log, "round")]
    assert match.result["totals"] == [sum(column) for column in zip(*rounds, strict=True)]
    assert any(match.result["totals"])


def test_pm17_the_draw_piles_are_new_too() -> None:
    match = prepared("R18 B4", "R5-10 Y4-9", piles=["G3-10", "R11-14 Y10-13"])
    play(match, "R18 Y4 B4")
    assert len(match.scores) == 1
    deal = match.log[-1]
    assert facts(match)["pile_sizes"] == [8, 8]
    draw = events_of(play(match, legal(match, 1)[0]), "draw")
    assert draw[0]["card"] == deal["piles"][1][0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm18_the_left_neighbour_starts_the_next_round(players: int) -> None:
    for starter in range(players):
        match = Match("potato-man", players=players, seed="05" * 32, starter=starter, rounds=players + 1)
        for k in range(players + 1):
            expected = (starter + k) % players
            assert (match.to_act, facts(match)["starter"]) == ((expected,), expected)
            play_out(match, n_rounds=k + 1)
        assert [deal["starter"] for deal in events_of(match.log, "deal")] == [
            (starter + k) % players for k in range(players + 1)
        ]


def test_pm18_regardless_of_who_won() -> None:
    match = prepared("R5", "B4", "G14")
    play(match, "R5 B4 G14")
    assert match.to_act == (2,)
    play_out(match, n_rounds=1)
    assert match.to_act == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pm19_one_round_per_player(players: int) -> None:
    match = Match("potato-man", players=players, seed="19" * 32)
    play_out(match)
    assert len(match.scores) == players
    assert [deal["round"] for deal in events_of(match.log, "deal")] == list(range(1, players + 1))
    assert match.log[-1]["type"] == "round"


def ended(*, totals: list[int], best: list[int], sacks: list[int]) -> dict[str, list[int]]:
    """Return the result of a match of four, given totals and best rounds before its last round, and its sacks."""
    match = prepared("R17", "R5-16", "", "", rounds=1)
    match.state["totals"][0, :4] = totals
    match.state["best"][0, :4] = best
    match.state["sacks"][0, :4] = sacks
    play(match, "R17")
    return match.result


@pytest.mark.parametrize("winner", range(4))
def test_pm19_most_sacks_in_total_wins(winner: int) -> None:
    sacks = [3, 3, 3, 3]
    sacks[winner] = 4
    result = ended(totals=[10, 10, 10, 10], best=[9, 9, 9, 9], sacks=sacks)
    assert result == {"totals": [10 + n for n in sacks], "winners": [winner]}


def test_pm19_the_best_round_counts_only_among_those_tied() -> None:
    assert ended(totals=[8, 20, 9, 20], best=[8, 6, 9, 7], sacks=[0, 2, 5, 2])["winners"] == [3]
    assert ended(totals=[8, 20, 9, 20], best=[8, 7, 9, 6], sacks=[0, 2, 5, 2])["winners"] == [1]


def test_pm19_the_last_round_may_be_the_best() -> None:
    result = ended(totals=[10, 4, 6, 0], best=[6, 4, 6, 0], sacks=[0, 6, 4, 9])
    assert result == {"totals": [10, 10, 10, 9], "winners": [0, 1, 2]}
    assert ended(totals=[10, 3, 6, 0], best=[6, 3, 6, 0], sacks=[0, 7, 4, 0])["winners"] == [1]


def test_pm19_if_that_is_equal_too_they_share() -> None:
    assert ended(totals=[5, 5, 5, 5], best=[3, 4, 4, 3], sacks=[2, 2, 2, 2])["winners"] == [1, 2]
    assert ended(totals=[0, 0, 0, 0], best=[0, 0, 0, 0], sacks=[0, 0, 0, 0])["winners"] == [0, 1, 2, 3]


def test_pm19_the_winner_of_matches_played() -> None:
    for k in range(12):
        match = Match("potato-man", players=3, seed=bytes([k]) * 32)
        play_out(match)
        totals = [sum(column) for column in zip(*match.scores, strict=True)]
        best = [max(column) for column in zip(*match.scores, strict=True)]
        keys = list(zip(totals, best, strict=True))
        assert match.result["winners"] == [seat for seat in range(3) if keys[seat] == max(keys)]


# -- what a player sees ----------------------------------------------------------------------------


def test_pm25_what_a_player_sees() -> None:
    match = prepared("R15 B4 G8", "B9 G3", piles=["Y10", "Y11"], starter=0, rounds=3)
    play(match, "R15 B9")
    seen = facts(match, 0)
    deal = match.log[0]
    assert sorted(seen["hand"]) == sorted([card for card in deal["hands"][0] if card != "R15"] + ["Y10"])
    assert seen["trick"] == [[0, "R15"], [1, "B9"]] and seen["tricks"] == []
    assert seen["hand_sizes"] == [12, 12] and seen["pile_sizes"] == [7, 7]
    assert seen["sacks_left"] == dict.fromkeys(SACKS, 3) and seen["sacks_taken"] == [sack_counts()] * 2
    assert (seen["scores"], seen["totals"]) == ([], [0, 0])
    assert (seen["seat"], seen["to_act"], seen["turn"]) == (0, [0], 0)
    assert sorted(seen["legal"]) == sorted(legal(match, 0))
    assert facts(match, 1)["legal"] == [] and facts(match, 1)["to_act"] == [0]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm25_scores_of_all_rounds(players: int, options: dict[str, Any]) -> None:
    match = Match("potato-man", players=players, seed="25" * 32, **options)
    play_out(match, n_rounds=players - 1)
    for seat in (*range(players), None):
        assert facts(match, seat)["scores"] == [event["sacks"] for event in events_of(match.log, "round")]


def test_pm25_no_seed_before_the_match_is_over() -> None:
    match = Match("potato-man", players=2, seed="d5" * 32, entropy=["salt"], rounds=1)
    for seat in (0, 1, None):
        assert "d5d5" not in json.dumps([facts(match, seat), match.events(seat)]) + repr(match.view(seat))
    with pytest.raises(ActionError) as refused:
        match.record()
    assert refused.value.code == "match-not-over"
    play_out(match)
    assert match.record()["seed"] == "d5" * 32
