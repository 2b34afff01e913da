"""What to count in Compañeros for questions of balance."""

from collections.abc import Iterator, Sequence
from typing import Any

Case = tuple[str, str, bool]


def cases(log: Sequence[dict[str, Any]]) -> Iterator[Case]:
    """Yield what could happen in a match: the question, the case, and whether it did."""
    trick: list[tuple[int, str]] = []
    taken: set[int] = set()
    first: int | None = None
    for event in log:
        kind = event["type"]
        if kind == "play":
            trick.append((event["seat"], event["card"]))
        elif kind == "ranking":
            yield "taking", "stopped by a tie", event["stopped"] is not None
            yield "taking", "nobody entitled", not event["order"]
        elif kind == "take":
            first = event["seat"] if first is None else first
            taken.add(event["seat"])
        elif kind == "trick":
            yield from (("card takes something", card, seat in taken) for seat, card in trick)
            yield from (("card takes first", card, seat == first) for seat, card in trick)
            trick, taken, first = [], set(), None
