"""The rules of Hot Potato! about the end of a round, of the deck and of the match, and what is seen."""

import numpy as np
import pytest

from games.hot_potato.table import POTATOES, SAME, Table, kinds, reversed_order
from knolle import Match, OptionError

# -- HP-14 to HP-17 --------------------------------------------------------------------------------


def test_hp14_the_holder_has_no_effects_and_adds_no_card():
    match = Table(3, "peeling", "sweet", "peeling")
    match.play("rambo, peeling, peeling", "to 1")
    assert kinds(match.play("poteto, poteto, sweet")) == ["reveal"]
    assert match.to_act == (0,)
    match.play("decline")
    assert match.last("points")["gained"] == [0, 0, 1]
    assert match.facts()["barred"] == [1]
    match.play("couch, couch, couch")
    match.play("peeling, sweet, robo")
    assert match.to_act == (2,)


def test_hp14_only_rambo_still_works_for_the_holder():
    match = Table(2, "peeling", "sweet")
    match.play("rambo, peeling", "to 1", "sweet, rambo")
    assert (match.to_act, match.texts(1)) == ((1,), ["to 0", "decline"])
    match.play("to 0")
    assert match.facts()["hot"] == 0


def test_hp14_the_holder_scores_as_usual():
    match = Table(2, "peeling", "couch")
    match.play("rambo, peeling", "to 1", "peeling, couch")
    assert match.last("points")["gained"] == [0, 1]


def test_hp15_played_cards_and_those_in_force_before_go_to_the_discard_pile():
    match = Table(2, "peeling", "peeling", "couch")
    match.play("peeling, sweet", "use")
    facts = match.facts()
    assert (facts["in_force"], facts["discards"]) == ([[], ["sweet"]], [["peeling"], []])
    match.play("rambo, robo", "decline")
    assert match.facts()["discards"] == [["peeling", "rambo"], ["robo", "sweet"]]
    assert match.facts()["in_force"] == match.facts()["lying"] == [[], []]
    assert match.facts()["encounters_played"] == ["e0", "e1"]


def test_hp15_a_sweet_that_was_declined_or_won_does_not_stay():
    match = Table(2, "sweet", "sweet")
    match.play("sweet, robo", "use")
    assert match.facts()["in_force"] == [[], ["robo"]]
    assert match.facts()["discards"] == [["sweet"], []]


def test_hp15_an_added_card_may_stay_and_poteto_is_discarded():
    match = Table(2, "peeling")
    match.play("peeling, poteto", "sweet", "use")
    assert match.facts()["in_force"][1] == ["sweet"] and match.facts()["discards"][1] == ["poteto"]


def test_hp16_an_empty_hand_takes_up_the_discard_pile():
    match = Table(2, *["couch"] * 6, n=7)
    match.play(*SAME, "couch, couch")
    events = match.play("peeling, peeling")
    assert events[-2:] == [{"type": "pickup", "seat": 0}, {"type": "pickup", "seat": 1}]
    assert match.facts()["hands"] == [POTATOES, POTATOES]


def test_hp16_a_card_still_in_force_stays_out():
    match = Table(2, *["couch"] * 7, n=7)
    match.play("sweet, rambo", "decline", "robo, robo", *SAME[3:], "peeling, peeling", "couch, couch", "rambo, sweet")
    assert match.facts()["hands"] == [[], []]
    events = match.play("use")
    assert kinds(events) == ["effect", "pickup", "pickup"]
    assert match.facts()["hands"] == [POTATOES, POTATOES[:5]]
    assert match.facts()["in_force"][1] == ["sweet"] and match.facts()["discards"][1] == []


def test_hp16_only_players_with_an_empty_hand():
    match = Table(2, "rambo", "robo", "poteto", "peeling", "sweet", "couch", n=7)
    match.play("rambo, rambo", "robo, robo", *SAME[3:], "peeling, peeling", "sweet, couch", "use")
    assert match.play("couch, sweet", "decline")[1:] == [{"type": "pickup", "seat": 0}]
    assert match.facts()["hands"] == [POTATOES, ["peeling", "poteto", "rambo", "robo"]]


def test_hp17_the_discard_is_shuffled_oldest_first_when_the_deck_is_empty():
    match = Table(2, *["couch"] * 6, order=reversed_order)  # e3 e4 e5 e2 e1 e0
    match.play(*SAME, "couch, couch")
    events = match.play("peeling, peeling")
    assert kinds(events[-4:]) == ["pickup", "pickup", "deal", "show"]
    assert match.shuffles[2:] == [["e3", "e4", "e5", "e2", "e1", "e0"], ["e0", "e1", "e2"]]
    assert events[-2] == {"type": "deal", "deck": ["e0", "e1", "e2", "e5", "e4", "e3"]}
    assert events[-1] == {"type": "show", "cards": ["e0", "e1", "e2"], "top": ["e2", "e1", "e0"]}
    facts = match.facts()
    assert (facts["encounters_played"], len(facts["encounters_left"]), facts["known"]["among_top"]) == ([], 6, 3)


def test_hp17_not_before_the_round_is_cleaned_up():
    match = Table(2, *["couch"] * 6)
    match.play(*SAME, "couch, peeling", "decline")
    events = match.play("peeling, couch")
    assert kinds(events) == ["reveal", "encounter", "points"]
    assert kinds(match.play("use")) == ["effect", "pickup", "pickup", "deal", "show"]


# -- the end ---------------------------------------------------------------------------------------


def test_hp18_ten_points_end_the_match():
    match = Table(2, *["couch"] * 12, n=12)
    match.play(*SAME, "couch, couch", "peeling, peeling", *SAME[:3])
    assert match.last("points")["totals"] == [9, 9] and not match.is_over
    match.play("couch, peeling")
    assert match.is_over and match.result == {"totals": [10, 9], "winners": [0]}


def test_hp18_no_effects_no_cleanup_no_new_deck_after_the_end():
    match = Table(2, "peeling", points=1)
    assert kinds(match.play("peeling, couch")) == ["reveal", "encounter", "points"]
    assert match.is_over and match.result == {"totals": [1, 0], "winners": [0]}
    assert match.facts()["lying"] == [["peeling"], ["couch"]]


def test_hp18_tied_leaders_play_on_until_one_leads_alone():
    match = Table(3, "sweet", "couch", "rambo", points=1)
    match.play("sweet, sweet, robo", "decline")
    assert not match.is_over and match.to_act == (0, 1, 2)
    match.play("rambo, peeling, couch", "decline", "decline")
    assert match.last("points")["totals"] == [1, 1, 1]
    match.play("robo, couch, rambo")
    assert match.result == {"totals": [1, 1, 2], "winners": [2]}  # any player


def test_hp18_a_shared_win_ends_the_match_at_once():
    match = Table(3, "sweet", points=1, tie="shared")
    match.play("sweet, sweet, robo")
    assert match.result == {"totals": [1, 1, 0], "winners": [0, 1]}
    assert match.options.changed == {"points": 1, "tie": "shared"}


def test_hp18_more_points_than_the_goal_count():
    match = Table(3, "peeling", "couch robo", points=2, tie="shared")
    match.play("peeling, sweet, peeling", "use", "couch, couch, rambo")
    assert match.result == {"totals": [2, 2, 1], "winners": [0, 1]}
    match = Table(2, "peeling", "couch", points=1, tie="play-on")
    match.play("peeling, sweet")
    assert match.is_over and match.options.changed == {"points": 1}


def test_hp18_a_huge_goal_is_possible():
    match = Table(2, points=10**9)
    assert match.facts()["goal"] == 10**9
    match.play("peeling, peeling")
    assert not match.is_over


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("points", 0, "a whole number of at least 1"),
        ("points", "ten", "a whole number of at least 1"),
        ("points", 10**9 + 1, "at most 1000000000"),
        ("points", True, "a whole number"),
        ("tie", "draw", "play-on or shared"),
        ("tie", 1, "play-on or shared"),
    ],
)
def test_hp18_bad_option_values_are_refused(name, value, allowed):
    with pytest.raises(OptionError) as error:
        Match("hot-potato", players=3, **{name: value})
    assert (error.value.code, error.value.rule) == ("bad-option-value", "HP-18")
    assert error.value.params["option"] == name and allowed in error.value.sentence


def test_hp18_an_unknown_option_is_refused():
    with pytest.raises(OptionError) as error:
        Match("hot-potato", players=3, rounds=3)
    assert (error.value.code, error.value.rule) == ("unknown-option", "HP-18")
    assert error.value.params["allowed"] == ["points", "tie", "encounters", "deck"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hp19_the_first_seat_of_step_4_moves_clockwise(players):
    match = Table(players, *["couch"] * 20, n=20, points=100)
    firsts = []
    for _ in range(6):
        firsts.append(match.facts()["first"])
        match.play(", ".join(match.texts(0)[:1] * players))
        if match.facts()["phase"] == "extra":
            match.play(", ".join(["decline"] * players))
    assert firsts == [k % players for k in range(6)]


@pytest.mark.parametrize("starter", [1, -1, 2, True, None, "0"])
def test_hp19_the_starter_is_always_0(starter):
    with pytest.raises(OptionError) as error:
        Match("hot-potato", players=3, starter=starter)
    assert (error.value.code, error.value.rule) == ("bad-starter", "HP-19")
    assert "starter is 0" in error.value.sentence


# -- what a player sees ----------------------------------------------------------------------------


def test_hp20_a_choice_is_not_seen_before_its_reveal():
    match = Table(3)
    before = match.facts(1) | {"chosen": [0], "to_act": [1, 2]}
    match.act(0, "sweet")
    assert match.facts(1) == before
    assert match.facts(0)["choice"] == "sweet"


def test_hp20_the_added_card_is_not_seen_before_its_reveal():
    match = Table(3)
    match.play("poteto, poteto, couch")
    before = match.facts(1) | {"chosen": [0], "to_act": [1]}
    match.act(0, "sweet")
    assert match.facts(1) == before


def test_hp20_hands_discards_points_and_encounters_left_are_open():
    match = Table(3, "peeling")
    match.play("rambo, sweet, peeling", "to 2", "use")
    for seat in (0, 1, 2, None):
        facts = match.facts(seat)
        assert facts["hands"][0] == ["peeling", "couch", "poteto", "robo", "sweet"]
        assert facts["discards"] == [["rambo"], [], ["peeling"]]
        assert facts["in_force"] == [[], ["sweet"], []]
        assert (facts["hot"], facts["first"], facts["totals"]) == (2, 1, [0, 0, 1])
        assert facts["encounters_played"] == ["e0"]
        assert facts["encounters_left"] == ["e1", "e2", "e3", "e4", "e5"]
        assert facts["known"] == {"among_top": 2, "encounters": ["e1", "e2"]}


def test_hp20_only_the_peeler_learns_what_they_saw():
    match = Table(3, *["couch"] * 6, order=reversed_order)  # e3 e4 e5 e2 e1 e0
    match.play("peeling, couch, sweet", "use", "decline")
    assert match.facts(0)["known"] == {"among_top": 3, "encounters": ["e2", "e4", "e5"]}
    for seat in (1, 2, None):
        assert match.facts(seat)["known"] == {"among_top": 3, "encounters": ["e4", "e5"]}
        assert match.facts(seat)["peeled"] == [["e3", [0]]]


def test_hp20_what_one_seat_saw_changes_no_byte_that_others_get():
    def swapped(items):
        return [0, 1, 2, 4, 3, 5] if len(items) == 6 else range(len(items))

    tables = [Table(3, *["couch"] * 6), Table(3, *["couch"] * 6, order=swapped)]
    for match in tables:
        match.play("peeling, couch, sweet", "use", "use")
    one, other = tables
    assert one.facts(0)["known"]["encounters"] == ["e1", "e2", "e3"]
    assert other.facts(0)["known"]["encounters"] == ["e1", "e2", "e4"]
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)


def test_hp20_events_hide_the_order_of_the_deck_and_what_others_saw():
    match = Table(2, *["couch"] * 6, order=reversed_order)
    match.play("peeling, couch", "use")
    told = {"type": "effect", "seat": 0, "potato": "peeling", "used": True, "round": 1}
    assert match.events(0)[-1] == told | {"saw": ["e4", "e5", "e2"]}
    for seat in (1, None):
        deal, show, *_, effect = match.events(seat)
        assert deal == {"type": "deal", "rankings": match.log[0]["rankings"], "again": False}
        assert show == {"type": "show", "cards": ["e5", "e4", "e3"]}
        assert effect == told
        assert match.events(seat)[2:-1] == match.full_log()[2:-1]


def test_hp20_no_view_contains_the_order_of_the_deck():
    one, other = Table(3), Table(3, order=lambda items: [0, 2, 1, *range(3, len(items))][: len(items)])
    assert one.log[0]["deck"] != other.log[0]["deck"] or one.log[1]["top"] != other.log[1]["top"]
    for seat in (0, 1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).state["deck"].any() == np.False_
