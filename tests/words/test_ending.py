"""What the end of a match says to each reader: who has won, what decided it, and the reader's own place."""

from types import SimpleNamespace
from typing import Any

import pytest

from knolle.core.registry import game as game_of
from knolle.words.ending import ending
from knolle.words.said import Said


def over(totals: list[int], winners: list[int]) -> Any:
    result = {"totals": totals, "winners": winners}
    return SimpleNamespace(result=result, scores=(tuple(totals),), game=game_of("potato-man"))


def placed(place: int, behind: int) -> Said:
    score = Said("score-counted-potato-man", {"points": behind})
    return Said("after-place", {"place": place, "points": behind, "score": score})


@pytest.mark.parametrize(
    ("seat", "place", "behind"),
    [(0, 3, 5), (2, 2, 3), (3, 3, 5)],
)
def test_losers_are_told_their_place_and_distance(seat: int, place: int, behind: int) -> None:
    assert ending(over([7, 12, 9, 7], [1]), seat)[2:] == [placed(place, behind)]


def test_nobody_is_ahead_of_a_winner_and_a_spectator_has_no_place() -> None:
    for seat in (0, 1, None):
        assert len(ending(over([12, 12, 9], [0, 1]), seat)) == 2
    assert ending(over([12, 12, 9], [0, 1]), 2)[2:] == [placed(3, 3)]


def test_the_losers_of_a_tie_come_after_the_winners() -> None:
    match = over([12, 9, 12, 12], [2])
    assert [ending(match, seat)[2:] for seat in (0, 3)] == [[placed(2, 0)]] * 2
    assert ending(match, 1)[2:] == [placed(4, 3)]
