"""Who wrote a line of chat, as the terminal shows it."""

import pytest

from knolle.terminal.sentences import speaker
from knolle.words.catalogue import Words


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ({"name": "Ann", "seat": 0}, "Ann"),
        ({"name": "Ann", "seat": None}, "Ann (spectator)"),
        ({"name": "", "seat": None}, "A spectator"),
    ],
)
def test_spectators_are_marked(line: dict[str, object], shown: str) -> None:
    assert speaker(line, Words("en")).translate({0x2068: None, 0x2069: None}) == shown
