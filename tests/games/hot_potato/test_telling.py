"""What is said of a match of Hot Potato!: the messages and the rules that explain them."""

from typing import Any, get_args

from syrupy.assertion import SnapshotAssertion

from games.rare import ids_in, lines, told
from knolle.games.hot_potato.facts import Move

MATCHES: list[tuple[str, int, Any, int, dict[str, Any]]] = [
    ("hot-potato", 3, "referee", 23, {}),
    ("hot-potato", 3, 1, 99, {"points": 5}),
    ("hot-potato", 4, 1, 13, {"points": 3}),
]
"""The players, the viewer, a seed that leads to rare events, and options."""


def test_messages_and_rules(snapshot: SnapshotAssertion) -> None:
    found = [told(slug, players, viewer, seed, **options) for slug, players, viewer, seed, options in MATCHES]
    ids = {message for match in found for _, message, _ in match}
    assert ids_in("hot-potato") | {f"log-hot-{how}" for how in get_args(Move)} <= ids, "nothing rare is missing"
    for match in found:
        assert lines(match) == snapshot
