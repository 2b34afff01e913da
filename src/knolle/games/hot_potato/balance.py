"""What to count in Hot Potato! for questions of balance."""

from collections.abc import Iterator, Sequence
from typing import Any

Case = tuple[str, str, bool]


def cases(log: Sequence[dict[str, Any]]) -> Iterator[Case]:
    """Yield what could happen in a match: the question, the case, and whether it did."""
    played: list[str] = []
    for event in log:
        kind = event["type"]
        if kind == "reveal":
            played = event["potatoes"]
        elif kind == "points":
            gains = event["gained"]
            yield from (("potato scores", potato, gain > 0) for potato, gain in zip(played, gains, strict=True))
            yield "encounter", "won by several", sum(gain > 0 for gain in gains) > 1
        elif kind == "effect":
            yield "effect used", event["potato"], event["used"]
