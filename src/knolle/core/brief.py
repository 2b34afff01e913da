"""Short texts of events and facts, for information states and observations of programs.

The order in which the cards of a hand were dealt, or were added to the display, means nothing, so they are sorted:
deals that differ only in that look the same.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from knolle.core.moments import Event

UNORDERED = frozenset({"hand", "hands", "aside", "display", "cards", "saw"})
KNOWN_BEFORE = frozenset({"type", "rankings"})
"""Not repeated: the type comes first, and the encounters are a parameter of the game."""


def brief(event: Event) -> str:
    """Return an event as one line.

    >>> brief({"type": "deal", "round": 1, "starter": 0, "hands": [["Y1", "R5"], None]})
    'deal round=1 starter=0 hands=[[R5,Y1],-]'
    """
    return f"{event['type']} {list_facts(event)}"


def list_facts(facts: Mapping[str, Any]) -> str:
    """Return named facts as one line."""
    return " ".join(f"{name}={_text(value, name)}" for name, value in facts.items() if name not in KNOWN_BEFORE)


def _text(value: Any, name: str = "") -> str:
    if isinstance(value, Mapping):
        return "{" + list_facts(value) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        texts = [_text(item, name) for item in value]
        is_of_cards = name in UNORDERED and all(isinstance(item, str) for item in value)
        return "[" + ",".join(sorted(texts) if is_of_cards else texts) + "]"
    return "-" if value is None else str(value)
