"""The rules of Compañeros about cards and tricks, through the Python interface."""

import pytest

import knolle
from games.companeros.table import GAME, SEED, act, acted, facts, of_type, played, prepared, refused

# -- cards and set-up ------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_co01_as_many_colours_as_players(n):
    items = GAME.shuffle_owed(GAME.start(GAME.settle(n, {}), 0))
    assert items == [f"{letter}{value}" for letter in "RYGBPO"[:n] for value in range(1, 11)]


@pytest.mark.parametrize("n", [0, 1, 2, 7, "4", None])
def test_co01_three_to_six_players(n):
    with pytest.raises(knolle.OptionError, match="3 to 6 players") as refusal:
        GAME.settle(n, {})
    assert (refusal.value.code, refusal.value.rule) == ("bad-player-count", "CO-1")


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_co02_display_and_nine_each_and_none_left_over(n):
    deal = knolle.Match("companeros", players=n, seed=SEED).log[0]
    assert len(deal["display"]) == n and [len(hand) for hand in deal["hands"]] == [9] * n
    cards = deal["display"] + [card for hand in deal["hands"] for card in hand]
    assert len(set(cards)) == len(cards) == 10 * n


# -- playing a trick -------------------------------------------------------------------------------


def test_co03_the_given_starter_leads_and_play_goes_clockwise():
    match = knolle.Match("companeros", players=4, seed=SEED, starter=2)
    for seat in (2, 3, 0, 1):
        assert match.to_act == (seat,)
        match.act(seat, match.legal(seat)[-1])
    assert [event["seat"] for event in of_type(match.log, "play")] == [2, 3, 0, 1]


def test_co03_any_card_in_hand_and_no_other():
    state = prepared("R1 R2 R3", "R10 Y10 G10", "Y1", "G1")
    state, _ = act(state, "R10")
    assert GAME.legal_texts(state, 1) == facts(state, 1)["hand"]
    error = refused(state, "Y10")
    assert (error.code, error.rule, error.params["card"]) == ("card-not-in-hand", "CO-3", "Y10")
    assert error.params["allowed"] == facts(state, 1)["hand"] and "allowed: Y1, Y2," in error.sentence
    error = refused(state, "B5")
    assert (error.code, error.rule) == ("card-not-in-use", "CO-1")
    for text in ("red", "R11", "r4", ""):
        assert refused(state, text).code == "unknown-action"


def test_co03_out_of_turn_is_refused_and_changes_nothing():
    match = knolle.Match("companeros", players=3, seed=SEED)
    before = match.state.tobytes()
    for action in (match.game.legal_texts(match.state, 0)[0], 3, 63):
        with pytest.raises(knolle.ActionError, match="turn of seat 0") as refusal:
            match.act(1, action)
        assert refusal.value.rule == "CO-3"
        assert (refusal.value.code, refusal.value.params) == ("not-your-turn", {"seat": "1", "acting": [0]})
    assert match.state.tobytes() == before and len(match.log) == 1
    for action in (60, 63, 64, -1, True, None):
        with pytest.raises(knolle.ActionError, match="allowed: "):
            match.act(0, action)
    assert match.state.tobytes() == before


def test_co03_nobody_acts_after_the_end():
    match = played(3)
    with pytest.raises(knolle.ActionError) as refusal:
        match.act(0, 0)
    assert refusal.value.code == "match-over"


def test_co04_the_cards_of_a_colour_add_up():
    state = prepared("R1 Y1 G1", "R3", "Y7", "R5")
    _, log = acted(state, "R3 Y7 R5")
    assert of_type(log, "ranking") == [{"type": "ranking", "order": [2, 0, 1], "stopped": None}]


def test_co05_colours_by_value_and_players_by_their_card():
    state = prepared("R1 Y1 G1 B1 P1", "R3", "Y9", "R8", "G10", "R2", starter=3)
    _, log = acted(state, "G10 R2 R3 Y9 R8")
    assert of_type(log, "ranking")[0]["order"] == [2, 0, 4, 3, 1]


def test_co06_each_takes_all_cards_of_one_colour_for_points():
    state = prepared("R1 Y7 R5 Y2", "G10", "B9", "Y1", "R2")
    state, log = acted(state, "G10 B9 Y1 R2")
    assert GAME.to_act(state) == (0,) and GAME.legal_texts(state, 0) == ["red", "yellow"]
    state, log = act(state, "yellow")
    assert log[0] == {"type": "take", "seat": 0, "colour": "yellow", "cards": ["Y7", "Y2"]}
    assert facts(state)["points"] == [9, 6, 0, 0]
    assert facts(state)["taken"] == [["Y2", "Y7"], ["R1", "R5"], [], []]


def test_co06_the_only_colour_left_is_taken_without_asking():
    state = prepared("R1 Y7 R5 Y2", "G10", "B9", "Y1", "R2")
    state, log = acted(state, "G10 B9 Y1 R2 red")
    assert of_type(log, "take")[1] == {"type": "take", "seat": 1, "colour": "yellow", "cards": ["Y7", "Y2"]}
    state, log = acted(prepared("R1 R2 R3", "R10", "Y9", "G8"), "R10 Y9 G8")
    assert of_type(log, "take") == [{"type": "take", "seat": 0, "colour": "red", "cards": ["R1", "R2", "R3"]}]
    assert GAME.to_act(state) == (0,) and facts(state)["phase"] == "play"


def test_co06_taking_is_mandatory_and_only_from_the_display():
    state, _ = acted(prepared("R1 Y7 R5 Y2", "G10", "B9", "Y1", "R2"), "G10 B9 Y1 R2")
    error = refused(state, "green")
    assert (error.code, error.rule) == ("colour-not-in-display", "CO-6")
    assert error.params == {"colour": "green", "allowed": ["red", "yellow"]}
    assert str(error) == "green is not in the display; allowed: red, yellow. (CO-6)"
    for text in ("R1", "pass", ""):
        assert refused(state, text).code == "unknown-action"
    for action in (4, 5):
        with pytest.raises(knolle.ActionError) as refusal:
            GAME.checked_apply(state, {0: action})
        assert refusal.value.code == "colour-not-in-display"
    with pytest.raises(knolle.ActionError, match="allowed: red, yellow"):
        GAME.checked_apply(state, {0: 6})
    with pytest.raises(knolle.ActionError) as refusal:
        GAME.checked_apply(state, {1: 0})
    assert refusal.value.code == "not-your-turn"


def test_co07_tied_colour_values_stop_the_distribution():
    state = prepared("R1 Y1 G1 B1", "R10", "Y4", "G4", "B2")
    state, log = acted(state, "R10 Y4 G4 B2")
    assert of_type(log, "ranking") == [{"type": "ranking", "order": [0], "stopped": 4}]
    state, log = act(state, "red")
    assert [event["type"] for event in log] == ["take", "trick"]  # blue, ranked below the tie, does not take either
    assert facts(state)["display"] == ["Y1", "G1", "B1", "R10", "Y4", "G4", "B2"]


def test_co07_a_tie_between_sums_of_several_cards():
    state = prepared("R1 Y1 G1 B1 P1", "R2", "R5", "Y3", "Y4", "G8")
    _, log = acted(state, "R2 R5 Y3 Y4 G8")
    assert of_type(log, "ranking") == [{"type": "ranking", "order": [4], "stopped": 7}]


def test_co07_the_highest_of_two_ties_stops():
    state = prepared("R1 Y1 G1 B1 P1 O1", "R9", "Y8", "G8", "B3", "P3", "O2")
    _, log = acted(state, "R9 Y8 G8 B3 P3 O2")
    assert of_type(log, "ranking") == [{"type": "ranking", "order": [0], "stopped": 8}]


def test_co07_a_tie_below_the_last_taker_is_still_recorded():
    state = prepared("R1 R2 R3", "R10", "Y4", "G4")
    _, log = acted(state, "R10 Y4 G4")
    assert [event["type"] for event in log[3:]] == ["ranking", "take", "trick"]
    assert log[3] == {"type": "ranking", "order": [0], "stopped": 4}


def test_co08_an_empty_display_ends_the_distribution():
    state = prepared("R1 Y7 R5 Y2", "G1", "B9", "Y10", "R2")
    state, log = acted(state, "G1 B9 Y10 R2 red")
    assert of_type(log, "ranking")[0]["order"] == [2, 1, 3, 0]
    assert [event["seat"] for event in of_type(log, "take")] == [2, 1]
    assert of_type(log, "trick") == [{"type": "trick", "starter": 2}] and GAME.to_act(state) == (2,)
    assert facts(state)["points"] == [0, 9, 6, 0]


def test_co09_leftovers_come_first_then_the_trick_as_played():
    state = prepared("Y1 R1 G1 B1", "R10 R5", "G4 G6", "Y4 Y2", "B2 B8", starter=2)
    state, _ = acted(state, "Y4 B2 R10 G4 green")
    assert facts(state)["display"] == ["Y1", "R1", "B1", "Y4", "B2", "R10", "G4"]
    state, log = acted(state, "R5 G6 Y2 B8 blue")
    assert of_type(log, "take")[0]["cards"] == ["B1", "B2"]
    assert facts(state)["points"] == [1, 0, 0, 3]


def test_co10_the_first_taker_starts():
    _, log = acted(prepared("R1 Y1 G1", "R2", "Y9", "G4"), "R2 Y9 G4 red yellow")
    assert of_type(log, "trick") == [{"type": "trick", "starter": 1}]


def test_co10_if_nobody_takes_the_same_player_starts_again():
    state = prepared("R1 Y1 G1", "R9", "Y9", "G4", starter=2)
    state, log = acted(state, "G4 R9 Y9")
    assert log[3:] == [{"type": "ranking", "order": [], "stopped": 9}, {"type": "trick", "starter": 2}]
    assert GAME.to_act(state) == (2,) and facts(state)["points"] == [0, 0, 0]


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_co11_nine_tricks_and_leftovers_count_for_nobody(n):
    match = played(n)
    assert len(of_type(match.log, "trick")) == 9 and len(of_type(match.log, "play")) == 9 * n
    assert [event["type"] for event in match.log[-2:]] == ["trick", "game"]
    taken = [card for event in of_type(match.log, "take") for card in event["cards"]]
    last = [event["card"] for event in of_type(match.log, "play")[-n:]]
    assert not set(taken) & set(last) and len(set(taken)) == len(taken)
    assert sum(match.result["totals"]) == sum(int(card[1:]) for card in taken)


def test_co12_most_points_win_and_ties_share():
    state = played(4).state.copy()
    for totals, winners in (([50, 61, 60, 3], [1]), ([64, 50, 28, 64], [0, 3]), ([7, 7, 7, 7], [0, 1, 2, 3])):
        state["totals"][0, :4] = totals
        assert GAME.totals(state) == totals and GAME.winners(state) == winners
