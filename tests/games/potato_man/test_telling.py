"""What is said of a match of Potato Man: the messages and the rules that explain them."""

from typing import Any

from syrupy.assertion import SnapshotAssertion

from games.rare import ids_in, lines, told

MATCHES: list[tuple[str, int, Any, int, dict[str, Any]]] = [
    ("potato-man", 2, 0, 89, {"rounds": 1, "two-player-colours": 3}),
    ("potato-man", 3, 0, 30, {"rounds": 2, "variant": "no-green"}),
]
"""The players, the viewer, a seed that leads to rare events, and options."""


def test_messages_and_rules(snapshot: SnapshotAssertion) -> None:
    found = [told(slug, players, viewer, seed, **options) for slug, players, viewer, seed, options in MATCHES]
    assert ids_in("potato-man") <= {message for match in found for _, message, _ in match}, "nothing rare is missing"
    for match in found:
        assert lines(match) == snapshot
