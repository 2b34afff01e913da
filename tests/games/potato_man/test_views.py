"""What a seat of Potato Man never sees, and what is shown at the end of a round (PM-25)."""

import json
import re
from collections.abc import Sequence
from itertools import combinations, groupby
from typing import Any

import pytest

from games.potato_man.table import TABLES, deal_whole_round, events_of, facts, play, play_trick, prepared
from knolle import Match


def card_texts(value: Any) -> set[str]:
    """Return every card named anywhere in a value."""
    return set(re.findall(r'"([RBGY]\d+)"', json.dumps(value)))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pm25_no_unseen_card_is_named(players: int, options: dict[str, Any]) -> None:
    match, plan = deal_whole_round(players, **options)
    for trick in plan[:-1]:
        for seat in (*range(players), None):
            own = set() if seat is None else set(match.log[0]["hands"][seat])
            for event in match.log:
                if event["type"] == "play" or (event["type"] == "draw" and event["seat"] == seat):
                    own.add(event["card"])
            assert card_texts(facts(match, seat) | {"deck": []}) <= own
            assert card_texts(match.events(seat)) <= own
        play_trick(match, trick)


def test_the_number_of_the_trick_stays_until_the_next_trick_or_round() -> None:
    match = Match("potato-man", players=2, seed=bytes(32), deck="mini", rounds=2)
    numbers = [facts(match)["this_trick"]]
    while match.to_act:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[0])
        numbers += [match.view_at(moment, None).facts()["this_trick"] for moment in match.moments]
    assert [number for number, _ in groupby(numbers)] == [1, 2, 3, 1, 2, 3]


HIDDEN = {
    0: "B5 B6 Y9 Y8 Y7 G6 R9",  # hand, drawn cards and pile of seat 1, own pile, cards set aside
    1: "R8 R7 G3 G4 G5 G6 Y7 R9",
    None: "R8 G3 G5 B5 Y9 G6 Y7 R9",
}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pm25_swapping_cards_a_seat_cannot_see_changes_nothing(seat: int | None) -> None:
    blocks = ("R15 R8 R7 G14 Y13", "B4 B5 B6 Y5", "G3 G4 G5 G6", "Y9 Y8 Y7", "R9")
    seen = seen_after_each_play(blocks, seat)
    for a, b in combinations(HIDDEN[seat].split(), 2):
        assert seen_after_each_play([swapped(block, a, b) for block in blocks], seat) == seen
    if seat is not None:
        assert seen_after_each_play([swapped(block, "R8", "B5") for block in blocks], seat) != seen


def seen_after_each_play(blocks: Sequence[str], seat: int | None) -> list[Any]:
    """Return all that a seat is sent during the first trick and some of the second: its view, its bytes, its events."""
    match = prepared(*blocks[:2], piles=blocks[2:4], aside=blocks[4])
    seen: list[Any] = []
    for card in ("R15", "B4", "G14", "Y5", "Y13"):
        play(match, card)
        view = match.view(seat)
        seen += [view, view.state.tobytes(), view.facts(), match.events(seat)]
    return seen


def swapped(block: str, a: str, b: str) -> str:
    return " ".join({a: b, b: a}.get(card, card) for card in block.split())


def test_pm25_events_hide_other_hands_draws_piles_and_cards_set_aside() -> None:
    match = prepared("R15", "B4", piles=["G3", "G4"])
    play(match, "R15 B4")
    hand = match.log[0]["hands"][0]
    assert match.events(0) == [
        {"type": "deal", "round": 1, "starter": 0, "hands": [hand, None], "rounds": 2},
        {"type": "play", "seat": 0, "card": "R15", "leads": True, "face": "plain"},
        {"type": "draw", "seat": 0, "card": "G3"},
        {"type": "play", "seat": 1, "card": "B4", "leads": False, "face": "plain"},
        {"type": "draw", "seat": 1},
    ]
    assert match.events(None)[0]["hands"] == [None, None]
    assert match.events(None)[2] == {"type": "draw", "seat": 0}
    assert match.events(0, first=3) == match.events(0)[3:]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pm25_everything_is_shown_in_the_log_after_a_round(seat: int | None) -> None:
    match = prepared("R18 B4", "R5-10 Y4-9", piles=["G3-10", "R11-14 Y10-13"])
    play(match, "R18 Y4 B4")
    deal, ended = match.log[0], events_of(match.events(seat), "round")[0]
    assert ended["sacks"] == [0, 0]
    assert ended["dealt"] == {"hands": deal["hands"], "piles": deal["piles"], "aside": deal["aside"]}
    assert "dealt" not in events_of(match.log, "round")[0]
    later = match.events(seat)[-1]
    assert later["type"] == "deal" and "piles" not in later and "aside" not in later
    assert [hand is not None for hand in later["hands"]] == [seat == 0, seat == 1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pm25_everything_is_shown_in_the_view_after_the_last_round(seat: int | None) -> None:
    match = prepared("R18 B4", "R5-10 Y4-9", piles=["G3-10", "R11-14 Y10-13"], rounds=1)
    assert "shown" not in facts(match, seat)
    play(match, "R18 Y4 B4")
    deal, shown = match.log[0], facts(match, seat)["shown"]
    drawn = [deal["piles"][0][:2], deal["piles"][1][:1]]
    assert [sorted(hand) for hand in shown["hands"]] == [
        sorted(set(deal["hands"][0]) - {"R18", "B4"} | set(drawn[0])),
        sorted(set(deal["hands"][1]) - {"Y4"} | set(drawn[1])),
    ]
    assert shown["piles"] == [deal["piles"][0][2:], deal["piles"][1][1:]]
    assert sorted(shown["aside"]) == sorted(deal["aside"])


def test_pm25_the_view_of_more_than_two_players_has_no_piles() -> None:
    match = prepared("R17", "R5-16", "", "", rounds=1)
    assert facts(match, 0)["pile_sizes"] == []
    play(match, "R17")
    assert set(facts(match, 0)["shown"]) == {"hands", "aside"}


@pytest.mark.parametrize(("players", "options", "n"), [(2, {}, 52), (3, {}, 52), (3, {"variant": "no-green"}, 40)])
def test_pm25_the_deck_names_all_cards_in_use(players: int, options: dict[str, Any], n: int) -> None:
    match, _ = deal_whole_round(players, **options)
    decks = [facts(match, seat)["deck"] for seat in (*range(players), None)]
    assert len(set(decks[0])) == len(decks[0]) == n
    assert decks == [decks[0]] * (players + 1)
    dealt = match.log[0]
    parts = (*dealt["hands"], *dealt.get("piles", []), dealt["aside"])
    assert set(decks[0]) == {card for part in parts for card in part}
