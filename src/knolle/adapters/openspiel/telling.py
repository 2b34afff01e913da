"""Events and facts in few letters: what information states and observations are as text.

In which order cards of a hand were dealt, or lay in the display, means nothing, so they are sorted: two deals that
differ in nothing else look the same.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from knolle.core.game import Event

UNORDERED = frozenset({"hand", "hands", "aside", "display", "cards", "saw"})
KNOWN_BEFORE = frozenset({"type", "rankings"})
"""Not written again: the type stands in front, the encounters are a parameter of the game."""


def brief(event: Event) -> str:
    """An event in a line.

    >>> brief({"type": "deal", "round": 1, "starter": 0, "hands": [["Y1", "R5"], None]})
    'deal round=1 starter=0 hands=[[R5,Y1],-]'
    """
    return f"{event['type']} {listed(event)}"


def listed(facts: Mapping[str, Any]) -> str:
    """Named facts in a line."""
    return " ".join(f"{name}={_text(value, name)}" for name, value in facts.items() if name not in KNOWN_BEFORE)


def _text(value: Any, name: str = "") -> str:
    if isinstance(value, Mapping):
        return "{" + listed(value) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        texts = [_text(item, name) for item in value]
        is_of_cards = name in UNORDERED and all(isinstance(item, str) for item in value)
        return "[" + ",".join(sorted(texts) if is_of_cards else texts) + "]"
    return "-" if value is None else str(value)
