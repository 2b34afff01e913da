"""The rules of Hot Potato! up to whose turn it is in step 4; decks are in test_encounters.py."""

from collections import Counter
from itertools import combinations

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


@pytest.mark.parametrize(
    ("deck", "expected"), [("full", ["peeling", "couch", "rambo", "robo", "sweet"]), ("mini", ["peeling", "sweet"])]
)
def test_hp9_the_view_names_the_potatoes_with_an_effect(deck, expected):
    assert Match("hot-potato", players=2, deck=deck).view(0).facts()["without_point"] == expected


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
