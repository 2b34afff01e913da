"""A test for every rule of src/knolle/games/hot_potato/rules.md, named after it.

Refusals are in test_refusals, decks in test_encounters.
"""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from games.hot_potato.table import POTATOES, Table, encounters, kinds, reversed_order
from knolle import Match, OptionError
from knolle.core.record import dump, replay

# -- cards and start -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hp1_each_of_2_to_4_players_has_the_same_six_potatoes_in_hand(players):
    facts = Table(players).facts()
    assert facts["hands"] == [POTATOES] * players
    assert facts["discards"] == facts["lying"] == facts["in_force"] == [[]] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_hp1_other_numbers_of_players_are_refused(players):
    with pytest.raises(OptionError) as error:
        Match("hot-potato", players=players)
    assert (error.value.code, error.value.rule) == ("bad-player-count", "HP-1")
    assert "2 to 4 players" in error.value.sentence


def test_hp2_the_hot_potato_starts_in_the_middle_and_cards_rank_all_potatoes():
    facts = Match("hot-potato", players=3).view(None).facts()
    assert facts["hot"] is None
    assert all(sorted(ranking) == sorted(POTATOES) for ranking in facts["rankings"].values())


def test_hp3_the_default_deck_is_balanced():
    deal = Match("hot-potato", players=2).log[0]
    rankings = list(deal["rankings"].values())
    assert len(rankings) == 12
    places = Counter((potato, place) for ranking in rankings for place, potato in enumerate(ranking))
    assert set(places.values()) == {2} and len(places) == 36
    for one, other in combinations(POTATOES, 2):
        assert sum(ranking.index(one) < ranking.index(other) for ranking in rankings) == 6


def test_hp3_a_table_brings_its_own_deck_and_the_record_contains_it():
    deck = encounters("sweet", "robo couch", "peeling", n=7)
    match = Match("hot-potato", players=2, encounters=deck, points=1)
    assert match.log[0]["rankings"] == dict(deck)
    assert list(match.log[0]["rankings"]) == [name for name, _ in deck]
    match.act(0, "sweet")
    match.act(1, "peeling")
    assert match.is_over
    record = match.record()
    assert record["options"] == {"points": 1}
    assert dump(replay(record).record()) == dump(record)


def test_hp4_the_top_three_are_shown_and_only_they_are_shuffled_again():
    match = Table(2, order=reversed_order)
    deal, show = match.log
    assert deal["deck"] == ["e5", "e4", "e3", "e2", "e1", "e0"]
    assert show == {"type": "show", "cards": ["e5", "e4", "e3"], "top": ["e3", "e4", "e5"]}
    assert match.shuffles == [["e0", "e1", "e2", "e3", "e4", "e5"], ["e5", "e4", "e3"]]
    for seat in (0, 1, None):
        assert match.facts(seat)["known"] == {"among_top": 3, "encounters": ["e3", "e4", "e5"]}
    assert [match.play("peeling, peeling")[1]["name"], match.play("couch, couch")[1]["name"]] == ["e3", "e4"]


# -- steps 1 to 3 ----------------------------------------------------------------------------------


def test_hp5_potatoes_are_chosen_in_secret_and_revealed_together():
    match = Table(3)
    assert match.to_act == (0, 1, 2)
    assert match.act(2, "sweet") == match.act(0, "peeling") == []
    assert match.to_act == (1,)
    assert match.act(1, "robo")[0] == {"type": "reveal", "potatoes": ["peeling", "robo", "sweet"]}


def test_hp5_only_from_hand():
    match = Table(2)
    match.play("peeling, peeling")
    assert match.texts(0) == [potato for potato in POTATOES if potato != "peeling"]


def test_hp6_players_who_revealed_poteto_may_add_a_card_or_decline():
    match = Table(3, "sweet")
    assert kinds(match.play("poteto, poteto, couch")) == ["reveal"]
    assert match.to_act == (0, 1)
    assert match.texts(0) == ["peeling", "couch", "rambo", "robo", "sweet", "decline"]
    assert match.act(1, "decline") == []
    assert match.act(0, "sweet")[:3] == [
        {"type": "extra", "seat": 0, "potato": "sweet"},
        {"type": "extra", "seat": 1, "potato": None},
        {"type": "encounter", "name": "e0"},
    ]


def test_hp6_not_with_an_empty_hand():
    match = Table(2, "rambo", "robo", "couch", "sweet", "peeling", "poteto")
    match.play("rambo, rambo", "robo, robo", "couch, couch", "sweet, sweet", "peeling, peeling")
    events = match.play("poteto, poteto")
    assert kinds(events)[:3] == ["reveal", "encounter", "points"]


def test_hp7_the_top_encounter_is_turned_up():
    match = Table(2)
    for name in ("e0", "e1", "e2", "e3"):
        events = match.play(", ".join(match.texts(0)[:1] * 2))
        events = events if len(events) > 1 else match.play("decline, decline")
        assert {"type": "encounter", "name": name} in events
    assert match.facts()["encounters_played"] == ["e0", "e1", "e2", "e3"]


def test_hp8_all_who_played_the_highest_gain_a_point():
    match = Table(4, "sweet robo couch")
    match.play("couch, robo, rambo, robo")
    assert match.last("points") == {"type": "points", "gained": [0, 1, 0, 1], "totals": [0, 1, 0, 1]}


@pytest.mark.parametrize("best", ["poteto", "sweet"])
def test_hp8_a_player_wins_with_either_of_two_cards_and_discards_both(best):
    match = Table(2, best)
    match.play("poteto, couch", "sweet", "decline")
    assert match.last("points")["gained"] == [1, 0]
    assert match.facts()["discards"][0] == ["poteto", "sweet"]


@pytest.mark.parametrize("first", POTATOES)
@pytest.mark.parametrize("other", POTATOES)
def test_hp8_the_ranking_decides_between_any_two(first, other):
    if first == other:
        return
    match = Table(2, f"{first} {other}")
    match.play(f"{other}, {first}")
    if match.facts()["phase"] == "extra":
        match.play("decline")
    assert match.last("points")["gained"] == [0, 1]


# -- step 4: who uses what when --------------------------------------------------------------------


def test_hp9_only_players_who_gained_nothing_are_asked_and_may_decline():
    match = Table(3, "peeling")
    match.play("peeling, couch, sweet")
    assert (match.to_act, match.texts(1)) == ((1,), ["decline", "use"])
    assert match.play("decline") == [{"type": "effect", "seat": 1, "potato": "couch", "used": False}]
    assert match.to_act == (2,)
    assert match.play("use") == [{"type": "effect", "seat": 2, "potato": "sweet", "used": True}]


def test_hp9_poteto_has_no_effect_but_the_added_card_has():
    match = Table(3, "peeling")
    match.play("peeling, poteto, poteto", "decline, couch")
    assert match.to_act == (2,)
    assert match.play("use")[0] == {"type": "effect", "seat": 2, "potato": "couch", "used": True}


def test_hp9_rambotato_first_then_the_others_starting_at_the_first_seat():
    match = Table(4, "peeling", "peeling")
    match.play("peeling, peeling, peeling, peeling")
    match.play("couch, rambo, sweet, robo")
    assert match.last("points")["gained"] == [1, 0, 0, 0]
    assert (match.facts()["first"], match.to_act) == (1, (1,))
    match.play("decline")
    assert [match.to_act, match.play("decline") and match.to_act] == [(2,), (3,)]
    match = Table(4, "peeling", "rambo")
    match.play("peeling, peeling, peeling, peeling")
    match.play("couch, rambo, sweet, robo")
    assert [match.to_act, match.play("use") and match.to_act, match.play("use") and match.to_act] == [(2,), (3,), (0,)]


def test_hp9_a_use_that_changes_nothing_is_offered_all_the_same():
    match = Table(2, "peeling")
    match.play("peeling, couch")
    assert match.facts()["discards"] == [[], []]
    assert match.play("use") == [{"type": "effect", "seat": 1, "potato": "couch", "used": True}]


def test_hp9_a_player_hit_this_round_loses_their_effect():
    match = Table(3, "peeling")
    match.play("rambo, sweet, peeling")
    assert kinds(match.play("to 1")) == ["effect", "hot"]
    assert match.facts()["phase"] == "choose" and match.facts()["in_force"][1] == []


def test_hp9_a_player_freed_this_round_may_use_theirs():
    match = Table(3, "peeling", "robo")
    match.play("rambo, sweet, peeling", "to 1", "robo, couch, rambo", "to 0")
    assert (match.facts()["phase"], match.to_act) == ("effect", (1,))


# -- the effects -----------------------------------------------------------------------------------


def test_hp10_peeling_looks_at_the_top_three_and_shuffles_them():
    match = Table(2, *["couch"] * 6, order=reversed_order)  # the deck is e3 e4 e5 e2 e1 e0
    match.play("peeling, couch")
    told = {"type": "effect", "seat": 0, "potato": "peeling", "used": True}
    assert match.play("use") == [told | {"saw": ["e4", "e5", "e2"], "top": ["e2", "e5", "e4"]}]
    assert match.shuffles[2:] == [["e4", "e5", "e2"]]
    assert match.play("robo, robo")[1] == {"type": "encounter", "name": "e2"}


def test_hp10_declining_does_not_shuffle():
    match = Table(2, "couch")
    match.play("peeling, couch", "decline")
    assert len(match.shuffles) == 2
    assert match.last("effect") == {"type": "effect", "seat": 0, "potato": "peeling", "used": False}


SAME = ["rambo, rambo", "robo, robo", "sweet, sweet", "poteto, poteto", "decline, decline"]
"""Four rounds that both win."""


@pytest.mark.parametrize(
    ("before", "seen"),
    [(SAME[:3], ["e4", "e5"]), (SAME, ["e5"]), ([*SAME, "couch, peeling", "decline"], [])],
)
def test_hp10_fewer_are_seen_when_fewer_are_left_and_it_is_still_a_shuffle(before, seen):
    match = Table(2, *["couch"] * 6)
    match.play(*before, "peeling, couch", "use")
    assert match.last("effect")["saw"] == match.last("effect")["top"] == seen
    assert match.shuffles[2] == seen


def test_hp10_all_who_peel_in_a_round_see_the_same_three():
    match = Table(3, *["couch"] * 6, order=reversed_order)  # e3 e4 e5 e2 e1 e0
    match.play("peeling, couch, peeling")
    match.play("use", "use")
    assert match.log[-2]["top"] == match.log[-1]["saw"] == ["e2", "e5", "e4"]
    assert match.log[-1]["top"] == ["e4", "e5", "e2"]


def test_hp11_couch_takes_the_discard_pile_but_not_itself():
    match = Table(2, "peeling", "peeling", "sweet")
    match.play("peeling, robo", "decline", "rambo, rambo", "sweet, couch")
    assert match.facts()["discards"][1] == ["rambo", "robo"]
    match.play("use")
    assert match.facts()["hands"][1] == ["peeling", "poteto", "rambo", "robo", "sweet"]
    assert match.facts()["discards"][1] == ["couch"]


def test_hp11_a_card_in_force_goes_to_the_discard_pile_afterwards():
    match = Table(2, "peeling", "sweet")
    match.play("peeling, robo", "use")
    assert match.facts()["in_force"][1] == ["robo"]
    match.play("sweet, couch", "use")
    assert match.facts()["hands"][1] == ["peeling", "poteto", "rambo", "sweet"]
    assert match.facts()["discards"][1] == ["couch", "robo"]


def test_hp11_only_for_the_player_who_uses_it():
    match = Table(3, "sweet", "sweet", "peeling")
    match.play("sweet, sweet, sweet", "rambo, rambo, rambo", "peeling, couch, couch")
    match.play("use", "decline")  # of seats 2 and 1
    assert match.facts()["hands"][2] == ["peeling", "poteto", "rambo", "robo", "sweet"]
    assert match.facts()["hands"][1] == ["peeling", "poteto", "robo"]


def test_hp12_sweet_in_force_gains_two_in_the_next_round_only():
    match = Table(2, "peeling", "couch", "robo")
    match.play("peeling, sweet", "use")
    match.play("rambo, couch", "decline")
    assert match.last("points")["gained"] == [0, 2]
    match.play("couch, robo", "decline")
    assert match.last("points") == {"type": "points", "gained": [0, 1], "totals": [1, 3]}


def test_hp12_sweet_counts_for_its_owner_alone_and_only_if_used():
    match = Table(3, "peeling", "couch")
    match.play("peeling, sweet, sweet", "use", "decline", "couch, couch, couch")
    assert match.last("points")["gained"] == [1, 2, 1]


def test_hp12_robo_in_force_sends_the_hot_potato_to_the_middle():
    match = Table(3, "peeling", "peeling", "sweet")
    match.play("peeling, robo, peeling", "use", "rambo, couch, couch")
    assert match.play("to 1")[-1] == {"type": "hot", "at": None}
    match = Table(3, "peeling", "sweet", "sweet")
    match.play("peeling, robo, peeling", "use", "sweet, sweet, sweet", "couch, couch, rambo")
    match.play("to 1")
    assert match.last("hot") == {"type": "hot", "at": 1}  # two rounds later it protects no more


def test_hp12_robo_used_this_round_does_not_protect_this_round():
    match = Table(3, "peeling")
    match.play("peeling, robo, rambo", "to 1")
    assert match.last("hot") == {"type": "hot", "at": 1} and match.facts()["phase"] == "choose"


# -- HP-13: the Hot Potato moves -------------------------------------------------------------------


def test_hp13_a_single_rambo_names_any_other_player():
    match = Table(4, "peeling")
    match.play("peeling, rambo, peeling, peeling")
    assert match.texts(1) == ["to 0", "to 2", "to 3", "decline"]
    assert match.play("to 3") == [
        {"type": "effect", "seat": 1, "potato": "rambo", "used": True, "target": 3},
        {"type": "hot", "at": 3},
    ]
    assert match.facts()["hot"] == 3


def test_hp13_of_several_only_players_outside_r_may_be_named():
    match = Table(4, "peeling")
    match.play("rambo, rambo, peeling, couch")
    assert match.texts(0) == match.texts(1) == ["to 2", "to 3", "decline"]
    match.play("to 3, to 3")
    assert match.last("hot") == {"type": "hot", "at": 3}


def test_hp13_users_who_name_different_players_send_it_to_the_middle():
    match = Table(4, "peeling", "peeling")
    match.play("rambo, peeling, peeling, peeling", "to 1")
    match.play("couch, couch, rambo, rambo", "to 0, to 1")
    assert match.last("hot") == {"type": "hot", "at": None}


def test_hp13_r_counts_an_added_rambo_and_one_that_gained_a_point():
    match = Table(3, "poteto")
    match.play("poteto, rambo, couch", "rambo")
    assert match.last("points")["gained"] == [1, 0, 0]
    assert (match.to_act, match.texts(1)) == ((1,), ["to 2", "decline"])


def test_hp13_an_added_rambo_may_be_used():
    match = Table(3, "peeling")
    match.play("poteto, peeling, peeling", "rambo", "to 2")
    assert match.last("hot") == {"type": "hot", "at": 2}


# With all in R somebody always gains: either only those who added it to a better Poteto Potato, or all.


def test_hp13_played_by_all_it_goes_to_the_middle_and_nobody_is_asked():
    match = Table(2, "peeling", "sweet", "poteto")
    match.play("rambo, peeling", "to 1", "couch, sweet", "use")
    assert match.facts()["hot"] == 1
    assert match.play("poteto, rambo", "rambo")[1:] == [
        {"type": "encounter", "name": "e2"},
        {"type": "points", "gained": [1, 0], "totals": [1, 2]},
        {"type": "hot", "at": None},
    ]
    assert (match.facts()["hot"], match.facts()["phase"], match.to_act) == (None, "choose", (0, 1))


@pytest.mark.parametrize("n", [2, 3, 4])
def test_hp13_played_by_all_it_goes_to_the_middle_also_if_all_gained_a_point(n):
    match = Table(n, "peeling", "sweet", "robo", "rambo", n=7)
    match.play(", ".join(["rambo", *["peeling"] * (n - 1)]), "to 1", ", ".join(["sweet"] * n))
    match.play(", ".join(["couch", *["robo"] * (n - 1)]), "use")
    assert match.facts()["hot"] == 1
    events = match.play(", ".join(["rambo"] * n))
    assert kinds(events) == ["reveal", "encounter", "points", "hot"]
    assert events[2]["gained"] == [1] * n and events[3] == {"type": "hot", "at": None}
    assert (match.facts()["hot"], match.facts()["phase"]) == (None, "choose")


def test_hp13_played_by_all_it_is_told_also_where_it_lies_in_the_middle_already():
    match = Table(3, "rambo")
    assert match.facts()["hot"] is None
    assert match.play("rambo, rambo, rambo")[-1] == {"type": "hot", "at": None}
    assert match.facts()["hot"] is None


def test_hp13_an_added_rambo_counts_among_all():
    match = Table(4, "poteto")
    events = match.play("poteto, rambo, poteto, rambo", "rambo, rambo")
    assert kinds(events) == ["extra", "extra", "encounter", "points", "hot"]
    assert match.last("points")["gained"] == [1, 0, 1, 0] and match.facts()["phase"] == "choose"
    match = Table(4, "poteto")
    match.play("poteto, rambo, poteto, rambo", "rambo, sweet")
    assert match.to_act == (1, 3) and match.texts(1) == match.texts(3) == ["to 2", "decline"]


def test_hp13_played_by_all_but_one_only_that_one_may_be_named():
    match = Table(4, "peeling")
    match.play("rambo, rambo, peeling, rambo")
    assert match.to_act == (0, 1, 3)
    assert [match.texts(seat) for seat in match.to_act] == [["to 2", "decline"]] * 3
    match.play("decline, to 2, to 2")
    assert match.last("hot") == {"type": "hot", "at": 2}


def test_hp13_robo_in_force_changes_nothing_where_all_played_rambo():
    match = Table(2, "peeling", "rambo")
    match.play("peeling, robo", "use")
    assert match.facts()["in_force"] == [[], ["robo"]]
    assert kinds(match.play("rambo, rambo")) == ["reveal", "encounter", "points", "hot"]
    assert match.facts()["hot"] is None


def test_hp13_robo_in_force_protects_the_one_outside_r():
    match = Table(3, "peeling", "couch")
    match.play("peeling, robo, peeling", "use", "rambo, couch, rambo", "to 1, to 1")
    assert match.last("hot") == {"type": "hot", "at": None}


def test_hp13_played_by_all_in_the_last_round_of_a_deck_the_next_one_follows():
    match = Table(2, "sweet", "robo", "poteto", "peeling", "couch", "rambo")
    match.play("sweet, sweet", "robo, robo", "poteto, poteto", "decline, decline", "peeling, peeling", "couch, couch")
    match.play("rambo, rambo")
    assert kinds(match.log[-7:]) == ["encounter", "points", "hot", "pickup", "pickup", "deal", "show"]


def test_hp13_nothing_moves_where_the_points_end_the_match():
    match = Table(2, "rambo", points=1, tie="shared")
    assert kinds(match.play("rambo, rambo")) == ["reveal", "encounter", "points"]
    assert match.is_over


def test_hp13_one_who_declines_does_not_count():
    match = Table(3, "peeling")
    match.play("rambo, rambo, peeling")
    assert match.play("decline, to 2") == [
        {"type": "effect", "seat": 0, "potato": "rambo", "used": False},
        {"type": "effect", "seat": 1, "potato": "rambo", "used": True, "target": 2},
        {"type": "hot", "at": 2},
    ]


def test_hp13_with_no_user_it_stays_where_it_is():
    match = Table(3, "peeling", "sweet", "peeling")
    match.play("rambo, peeling, peeling", "to 1")
    match.play("sweet, rambo, rambo")
    assert kinds(match.play("decline, decline")) == ["effect", "effect"]
    assert match.facts()["hot"] == 1


def test_hp13_the_holder_may_be_named_and_keeps_it():
    match = Table(3, "peeling", "sweet")
    match.play("rambo, peeling, peeling", "to 1")
    match.play("sweet, sweet, rambo")
    assert match.texts(2) == ["to 0", "to 1", "decline"]
    match.play("to 1")
    assert match.facts()["hot"] == 1


def test_hp13_the_names_are_given_in_secret():
    match = Table(4, "peeling")
    match.play("rambo, rambo, peeling, couch")
    before = {seat: match.view(seat).state.tobytes() for seat in (1, 2, 3, None)}
    assert match.act(0, "to 3") == []
    for seat, record in before.items():
        assert match.view(seat).state.tobytes() == record
        assert match.view(seat).choice is None and match.view(seat).chosen == (0,)
    assert match.facts(0)["choice"] == "to 3"


# -- HP-14 to HP-17 --------------------------------------------------------------------------------


def test_hp14_the_holder_has_no_effects_and_adds_no_card():
    match = Table(3, "peeling", "sweet", "peeling")
    match.play("rambo, peeling, peeling", "to 1")
    assert kinds(match.play("poteto, poteto, sweet")) == ["reveal"]
    assert match.to_act == (0,)
    match.play("decline")
    assert match.last("points")["gained"] == [0, 0, 1]
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
    assert error.value.params["allowed"] == ["points", "tie", "encounters"]


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
    told = {"type": "effect", "seat": 0, "potato": "peeling", "used": True}
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
