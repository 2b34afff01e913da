"""What the balance lab measures in one match."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from knolle.lab.records import Outline, Setup, tell


class Sample(NamedTuple):
    """What is measured in one match."""

    numbers: dict[str, float]
    cases: dict[str, dict[str, tuple[int, int]]]
    """By question and case: how often it happened, and how often it could."""


def measure(setup: Setup, matches: list[Outline]) -> list[Sample]:
    """Measure matches."""
    part = setup.game.part("balance")
    cases: Callable[[Any], Iterator[Any]] = part.cases if part else lambda log: iter(())
    return [
        _sample(setup, json.loads(b"[" + story.log + b"]"), story.totals, story.winners, len(played.choices), cases)
        for story, played in zip(tell(setup, matches), matches, strict=True)
        if story is not None
    ]


def _sample(
    setup: Setup,
    log: list[dict[str, Any]],
    totals: list[int],
    winners: list[int],
    n_choices: int,
    cases: Callable[[Any], Iterator[tuple[str, str, bool]]],
) -> Sample:
    ordered = sorted(totals, reverse=True)
    parts, changes = lead_changes(log, *setup.game.score_event, len(totals))
    numbers = {
        "points": sum(totals) / len(totals),
        "winner's points": ordered[0],
        "margin": ordered[0] - ordered[1],
        "shared wins": float(len(winners) > 1),
        "choices": n_choices,
        setup.game.part_word + "s": parts,
        "lead changes": changes,
    }
    for seat, points in enumerate(totals):
        numbers[f"points, seat {seat}"] = points
        numbers[f"wins, seat {seat}"] = (seat in winners) / len(winners)
    could: Counter[tuple[str, str]] = Counter()
    did: Counter[tuple[str, str]] = Counter()
    for question, case, happened in cases(log):
        could[question, case] += 1
        did[question, case] += happened
    counts: dict[str, dict[str, tuple[int, int]]] = {}
    for (question, case), n in could.items():
        counts.setdefault(question, {})[case] = (did[question, case], n)
    return Sample({name: float(number) for name, number in numbers.items()}, counts)


def lead_changes(log: Sequence[dict[str, Any]], kind: str, key: str, players: int) -> tuple[int, int]:
    """Return the number of score events, and how often another seat took the sole lead.

    >>> lead_changes([{"type": "round", "sacks": s} for s in ([3, 1], [0, 2], [0, 5])], "round", "sacks", 2)
    (3, 1)
    """
    sums, leader, n, changes = [0] * players, None, 0, 0
    for event in log:
        if event["type"] != kind:
            continue
        n += 1
        sums = [total + gain for total, gain in zip(sums, event[key], strict=True)]
        first = [seat for seat, total in enumerate(sums) if total == max(sums)]
        if len(first) == 1:
            changes += leader is not None and leader != first[0]
            leader = first[0]
    return n, changes
