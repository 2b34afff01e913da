"""What to count in Potato Man for questions of balance."""

from collections.abc import Iterator, Sequence
from typing import Any

Case = tuple[str, str, bool]


def cases(log: Sequence[dict[str, Any]]) -> Iterator[Case]:
    """Yield what could happen in a match: the question, the case, and whether it did."""
    trick: list[str] = []
    blocked = False
    for event in log:
        kind = event["type"]
        if kind == "play":
            trick.append(event["card"])
        elif kind == "trick":
            yield from (("card wins its trick", card, card == event["card"]) for card in trick)
            yield "sack card", event["sack"] or "none", True
            trick = []
        elif kind == "block":
            blocked = True
        elif kind == "round":
            yield "round ends", "by a block", blocked
            yield "round ends", "with empty hands", not blocked
            trick, blocked = [], False
