"""The rules of Hot Potato! about effects, and where the Hot Potato goes; refusals are in test_refusals.py."""

import pytest

from games.hot_potato.table import SAME, Table, kinds, reversed_order

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
