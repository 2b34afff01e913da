"""Compañeros rule by rule, through the Python interface."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import knolle
from knolle.games.companeros.state import DEAL

GAME = knolle.game("companeros")
SEED = "5a" * 32
GOLDEN = Path(__file__).parent / "golden" / "examples.jsonl"


def prepared(display, *hands, starter=0, **options):
    """Return a game dealt so that these cards are displayed and held; the rest is filled up in card order."""
    n = len(hands)
    state = GAME.start(GAME.settle(n, options), starter)
    items = GAME.shuffle_owed(state)
    given = [text.split() for text in (display, *hands)]
    spare = iter([card for card in items if not any(card in cards for cards in given)])
    sizes = [n] + [9] * n
    full = [cards + [next(spare) for _ in range(size - len(cards))] for cards, size in zip(given, sizes, strict=True)]
    dealt, _ = GAME.checked_deal(state, [items.index(card) for cards in full for card in cards])
    return dealt


def act(state, text):
    """Let the seat on turn act; return the new state and the events."""
    (seat,) = GAME.to_act(state)
    return GAME.checked_apply(state, {seat: GAME.parse_action(state, seat, text)})


def acted(state, texts):
    """Let the seats on turn act one after another; return the new state and all events."""
    log = []
    for text in texts.split():
        state, events = act(state, text)
        log += events
    return state, log


def facts(state, seat=None):
    return GAME.facts(GAME.observe(state, seat), seat)


def of_type(log, kind):
    return [event for event in log if event["type"] == kind]


def played(n, seed=SEED, **options):
    """Return a match in which everyone always takes the first legal action."""
    match = knolle.Match("companeros", players=n, seed=seed, **options)
    while match.to_act:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[0])
    return match


def refused(state, text):
    """Return the refusal of an action of the seat on turn, having checked that the state has not changed."""
    before = state.tobytes()
    with pytest.raises(knolle.ActionError) as refusal:
        act(state, text)
    assert state.tobytes() == before
    return refusal.value


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


# -- several games ---------------------------------------------------------------------------------


def test_co13_points_of_all_games_are_added():
    match = played(4, games=3)
    assert [event["game"] for event in of_type(match.log, "deal")] == [1, 2, 3]
    points = [event["points"] for event in of_type(match.log, "game")]
    assert match.result["totals"] == [sum(column) for column in zip(*points, strict=True)]
    assert match.scores == tuple(map(tuple, points)) and len(played(4).scores) == 1


def test_co14_each_game_is_dealt_afresh_and_the_leader_starts():
    match = played(5, games=4)
    deals, totals = of_type(match.log, "deal"), [0] * 5
    assert all(a["hands"] != b["hands"] for a, b in pairwise(deals))
    for deal, after in zip(deals[1:], of_type(match.log, "game"), strict=False):
        totals = [a + b for a, b in zip(totals, after["points"], strict=True)]
        assert totals[deal["starter"]] == max(totals)


@pytest.mark.parametrize(
    ("starter", "totals", "leader"),
    [
        (2, [9, 9, 3, 9], 3),
        (2, [9, 9, 3, 2], 0),
        (2, [9, 9, 9, 9], 2),
        (3, [5, 9, 9, 1], 1),
        (0, [1, 2, 3, 4], 3),
    ],
)
def test_co14_among_several_leaders_the_first_clockwise_from_the_last_starter(starter, totals, leader):
    state = GAME.start(GAME.settle(4, {"games": 2}), starter)
    state["game"], state["phase"] = 1, DEAL
    state["totals"][0, :4] = totals
    state, (deal,) = GAME.checked_deal(state, list(range(40)))
    assert deal["starter"] == leader and GAME.to_act(state) == (leader,)


@pytest.mark.parametrize(
    ("options", "code", "rule", "what"),
    [
        ({"games": 0}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": 1.5}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": "many"}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": 10**9 + 1}, "bad-option-value", "CO-13", "at most 1000000000"),
        ({"memory": "yes"}, "bad-option-value", "CO-16", "off or on"),
        ({"memory": True}, "bad-option-value", "CO-16", "off or on"),
        ({"rounds": 3}, "unknown-option", "CO-15", "games, memory"),
    ],
)
def test_co15_unknown_options_and_values_are_refused(options, code, rule, what):
    with pytest.raises(knolle.OptionError, match=what) as refusal:
        knolle.Match("companeros", players=4, **options)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


def test_co15_valid_options():
    match = knolle.Match("companeros", players=6, seed=SEED, games=10**9, memory="on")
    assert dict(match.options.changed) == {"games": 10**9, "memory": "on"}
    assert dict(knolle.Match("companeros", players=6, games="2", memory="off").options.changed) == {"games": 2}


# -- what a player sees ----------------------------------------------------------------------------


def seen(match, seat):
    """Return all bytes that a seat is sent."""
    view = match.view(seat)
    return view.state.tobytes() + json.dumps([view.facts(), match.events(seat)]).encode()


def halfway(n, actions=30, **options):
    match = knolle.Match("companeros", players=n, seed=SEED, **options)
    for _ in range(actions):
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[-1])
    return match


def test_co16_own_hand_and_everything_that_was_open():
    match = halfway(4)
    facts = match.view(1).facts()
    plays = [[event["seat"], event["card"]] for event in of_type(match.log, "play")]
    assert [play for trick in facts["tricks"] for play in trick] + facts["trick"] == plays
    taken = [[], [], [], []]
    for event in of_type(match.log, "take"):
        taken[event["seat"]] += event["cards"]
    assert [sorted(cards) for cards in facts["taken"]] == [sorted(cards) for cards in taken]
    assert facts["points"] == [sum(int(card[1:]) for card in cards) for cards in taken]
    assert facts["hand_sizes"] == [9 - sum(who == seat for who, _ in plays) for seat in range(4)]
    own = set(match.log[0]["hands"][1]) - {card for _, card in plays}
    assert set(facts["hand"]) == own and match.view(None).facts()["hand"] is None
    assert match.events(1)[0]["hands"] == [None, match.log[0]["hands"][1], None, None]
    assert match.events(None)[0]["hands"] == [None] * 4 and match.events(1)[1:] == match.full_log()[1:]


def test_co16_a_ranking_and_its_takes_are_seen():
    state, _ = acted(prepared("R1 Y7 G5 Y2", "G10", "B9", "Y1", "R2", memory="on"), "G10 B9 Y1 R2 yellow")
    known = facts(state, 3)
    assert (known["phase"], known["turn"], known["ranking"], known["stopped"]) == ("take", 1, [0, 1, 3, 2], None)
    assert known["takes"] == [[0, ["Y7", "Y2"]]] and known["display"] == ["R1", "G5"]
    assert known["trick"] == [[0, "G10"], [1, "B9"], [2, "Y1"], [3, "R2"]]


def test_co16_memory_hides_points_piles_and_earlier_tricks_until_the_game_ends():
    match, open_match = halfway(4, memory="on", games=2), halfway(4, games=2)
    for seat in (0, None):
        hidden, known = match.view(seat).facts(), open_match.view(seat).facts()
        assert [hidden[name] for name in ("points", "taken", "tricks", "first_display")] == [None] * 4
        for name in ("hand", "hand_sizes", "display", "trick", "ranking", "takes", "turn", "totals", "legal"):
            assert hidden[name] == known[name]
    record = match.view(0).state[0]
    assert not record["points"].any() and not record["taken"].any() and len(set(record["leads"].tolist())) <= 2
    while len(of_type(match.log, "game")) < 1:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[-1])
    known = match.view(0).facts()
    assert known["totals"] == of_type(match.log, "game")[0]["points"] == known["scores"][0]
    assert known["points"] is None
    over = played(3, memory="on")
    assert over.view(0).facts()["points"] == over.result["totals"]
    assert len(over.view(None).facts()["tricks"]) == 9


def test_co16_memory_reveals_nothing_about_earlier_tricks():
    """Compare two pasts that leave the same hand, display and leader; they must look the same."""
    hands = ("R10", "Y3", "G3")
    one, _ = acted(prepared("R1 Y1 G1", *hands, memory="on"), "R10 Y3 G3 red")
    other, _ = acted(prepared("Y1 R2 G1", *hands, memory="on"), "R10 Y3 G3 red")
    assert facts(one)["display"] == facts(other)["display"] == ["Y1", "G1", "R10", "Y3", "G3"]
    assert GAME.observe(one, None).tobytes() == GAME.observe(other, None).tobytes()


@pytest.mark.parametrize("memory", ["off", "on"])
def test_co16_swapping_cards_of_other_hands_changes_nothing_a_seat_sees(memory):
    match = halfway(5, memory=memory)
    for seat in (0, 1, 2, 3, 4, None):
        before = seen(match, seat)
        others = [other for other in range(5) if other != seat]
        a, b = others[0], others[-1]
        state = match.state.copy()
        cards = [GAME.observe(state, who)["hands"][0, who] for who in (a, b)]
        bits = [int(mask) & -int(mask) for mask in cards]
        state["hands"][0, a] ^= np.uint64(bits[0] | bits[1])
        state["hands"][0, b] ^= np.uint64(bits[0] | bits[1])
        match.state, kept = state, match.state
        assert seen(match, seat) == before
        match.state = kept


@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize("n", [3, 6])
def test_co16_a_state_that_fits_a_view_can_be_played_on(n, memory):
    for actions in range(0, 9 * n, 5):
        match = halfway(n, actions, memory=memory)
        for seat in (0, n - 1, None):
            view = match.view(seat)
            state = view.determinize(actions)
            assert GAME.observe(state, seat).tobytes() == view.state.tobytes()
            while GAME.to_act(state):
                (who,) = GAME.to_act(state)
                state, events = GAME.checked_apply(state, {who: GAME.legal(state, who)[0]})
            taken = facts(state)["taken"]
            assert events[-1]["points"] == [sum(int(card[1:]) for card in cards) for cards in taken]
            shown = facts(state)["first_display"] + [card for trick in facts(state)["tricks"] for _, card in trick]
            assert len(set(shown)) == 10 * n


def test_co16_unseen_cards_are_dealt_uniformly():
    state, _ = acted(prepared("R1 R2 R3", "R10", "Y10", "G10"), "R10 Y10 G10")
    match = played_down(state, 7)
    view = GAME.observe(match, 0)
    assert view["n_cards"][0, :3].tolist() == [2, 2, 2]
    counts = Counter(int(GAME.determinize(view, 0, rng)["hands"][0, 1]) for rng in range(1200))
    assert len(counts) == 6 and all(abs(count - 200) < 65 for count in counts.values())  # 5 sigma


@pytest.mark.compiled
def test_co16_with_memory_the_taken_cards_are_drawn_like_the_hands():
    state, _ = acted(prepared("R1 R2 R3", "R10", "Y10", "G10", memory="on"), "R10 Y10 G10")
    view = GAME.observe(played_down(state, 8), 0)
    held, taken, drawn = Counter(), Counter(), 2000
    for rng in range(drawn):
        full = GAME.determinize(view, 0, rng)[0]
        held[int(full["hands"][1]).bit_length() - 1] += 1
        for seat in range(3):
            taken[seat] += int(full["taken"][seat]).bit_count()
    hidden = 30 - 1 - int(view["display"][0]).bit_count()
    assert len(held) == hidden
    assert all(abs(count - drawn / hidden) < 5 * (drawn / hidden) ** 0.5 for count in held.values())
    third = drawn * (hidden - 2) / 3
    assert all(abs(count - third) < 5 * third**0.5 for count in taken.values())


def played_down(state, tricks):
    """Return the state in which that many tricks are complete and the next has not begun."""
    while facts(state)["n_tricks"] < tricks:
        (seat,) = GAME.to_act(state)
        state, _ = GAME.checked_apply(state, {seat: GAME.legal(state, seat)[0]})
    return state


# -- the printed example, and whole matches --------------------------------------------------------


def test_worked_case():
    """Play the printed example: red 11 and blue 10 take, green and yellow tie at 9."""
    state = prepared("Y7 Y4 R8 R1 G6 B4", "G7", "G2", "Y9", "R5", "B10", "R6")
    state, log = acted(state, "G7 G2 Y9 R5 B10 R6 yellow red green")
    assert log[6:] == [
        {"type": "ranking", "order": [5, 3, 4], "stopped": 9},
        {"type": "take", "seat": 5, "colour": "yellow", "cards": ["Y7", "Y4"]},
        {"type": "take", "seat": 3, "colour": "red", "cards": ["R8", "R1"]},
        {"type": "take", "seat": 4, "colour": "green", "cards": ["G6"]},
        {"type": "trick", "starter": 5},
    ]
    assert facts(state)["points"] == [0, 0, 0, 9, 6, 11]
    assert facts(state)["display"] == ["B4", "G7", "G2", "Y9", "R5", "B10", "R6"]
    assert GAME.to_act(state) == (5,)


@pytest.mark.parametrize("line", GOLDEN.read_text("utf-8").splitlines(), ids=range(7))
def test_golden_match(line):
    """Check that a recorded match comes out identical, byte by byte."""
    record = json.loads(line)
    match = knolle.Match(
        record["game"],
        players=record["players"],
        seed=record["seed"],
        entropy=record["entropy"],
        starter=record["starter"],
        **record["options"],
    )
    while match.to_act:
        for seat, text in GAME.choices_in(match.state, record["log"], len(match.log)).items():
            match.act(seat, text)
    assert json.dumps(match.record(), ensure_ascii=False) == line


@pytest.mark.parametrize("players", range(3, 7))
def test_co16_everybody_knows_the_deck(players):
    match = knolle.Match("companeros", players=players, seed="00" * 32)
    dealt = match.log[0]
    deck = match.view(None).facts()["deck"]
    assert sorted(deck) == sorted([*dealt["display"], *(card for hand in dealt["hands"] for card in hand)])
    assert all(match.view(seat).facts()["deck"] == deck for seat in range(players))
