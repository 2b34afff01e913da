"""The board of a game that has none of its own, shown with the sample."""

from collections.abc import Iterator

import pytest

from knolle.core import registry
from knolle.words import catalogue
from terminal.prepared import PreparedSession
from terminal.screen import shown

pytestmark = pytest.mark.slow


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The sample as a registered game."""
    slug = "sample-tricks"
    monkeypatch.setitem(registry.GAMES, slug, "knolle.sample")
    caches = (registry.folders, catalogue._sources, catalogue._bundle)
    for cached in caches:
        cached.cache_clear()
    yield slug
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


def test_seats_situation_and_hand(sample: str) -> None:
    lines = shown(PreparedSession(sample, 3, n_choices=4))
    for part in ("Ben", "Cleo", "total 0", "Round 1, trick 5", "Total: Ann 0, Ben 0 and Cleo 0.", "Your turn"):
        assert part in lines
    assert lines.count("╭────╮") == 2 and "│G  6││G  8│" in lines


def test_a_card_is_chosen_and_the_trick_told(sample: str) -> None:
    session = PreparedSession(sample, 2, n_choices=1)
    lines = shown(session, "right", "enter")
    assert len(session.match.log) > 2 and "takes the trick with" in shown(session, "l")
    assert "Round 1" in lines


def test_keys_and_other_languages(sample: str) -> None:
    assert "Runde 2, Stich 1" in shown(PreparedSession(sample, 4, n_choices=6), lang="de")
    assert "?" in shown(PreparedSession(sample, 4, n_choices=6), "?")
