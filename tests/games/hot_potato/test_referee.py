"""The referee of Hot Potato! against the worked cases and the rare cases of the rules page."""

import pytest

from games.hot_potato.referee import ENCOUNTERS_FILE, POTATOES, HotPotato, check_encounters, read_encounters
from reference.contract import Game
from reference.dealing import events


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


def test_hp13_the_holder_may_be_named_but_not_by_themselves() -> None:
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
