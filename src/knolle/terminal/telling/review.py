"""The master's word: on what to choose now, and on the choices of a match that is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal

from knolle.server.bodies import Decision, Review
from knolle.server.protocol import Advice, ValueFacts
from knolle.terminal.telling.actions import action_name
from knolle.terminal.telling.numbers import counted, fine, percent, points, signed
from knolle.terminal.telling.story import Reader

SURE = 2
"""A loss counts as a mistake only if it is larger than this many standard errors."""
MOST_MOMENTS = 3


@dataclass(frozen=True)
class Judged:
    """A choice of the seat, its place in the match, the error of what it lost, and what is to be thought of it."""

    place: str
    decision: Decision
    error: float
    verdict: Literal["only", "best", "as-good", "mistake"]

    @property
    def best(self) -> str:
        return self.decision.values[0].action


def judged(place: str, decision: Decision) -> Judged:
    """A choice beside the best."""
    if not decision.values:
        return Judged(place, decision, 0.0, "only")
    best = decision.values[0]
    if best.action == decision.chosen:
        return Judged(place, decision, 0.0, "best")
    mine = next(value for value in decision.values if value.action == decision.chosen)
    error = hypot(best.points_error, mine.points_error)
    return Judged(place, decision, error, "mistake" if decision.lost > SURE * error else "as-good")


def review_told(review: Review, places: Sequence[str], reader: Reader) -> list[str]:
    """A review in short: how many choices were good, and the costliest, each with its place in the match."""
    words = reader.words
    every = [judged(place, decision) for place, decision in zip(places, review.decisions, strict=True)]
    real = [one for one in every if one.verdict != "only"]
    mistakes = sorted((one for one in real if one.verdict == "mistake"), key=lambda one: -one.decision.lost)
    good, mean = len(real) - len(mistakes), sum(one.decision.lost for one in real) / max(len(real), 1)
    share = percent(good / len(real) if real else 1, words)
    lines = [
        words.say("review-summary", good=good, real=len(real), share=share),
        words.say("review-mean", mistakes=len(mistakes), points=fine(mean, words), game=reader.slug),
    ]
    if not review.is_whole:
        lines.append(words.say("review-part", count=len(real)))
    if not mistakes:
        return lines
    moments = [_moment(one, reader) for one in mistakes[:MOST_MOMENTS]]
    return [*lines, words.say("review-moments"), *moments]


def _moment(one: Judged, reader: Reader) -> str:
    chosen = _called(one.decision.chosen, one.decision.values, reader)
    best = _called(one.best, one.decision.values, reader)
    moment = reader.words.say("review-moment", chosen=chosen, best=best)
    return " ".join(filter(None, (one.place, moment, _cost(one, reader))))


def _called(action: str, values: Sequence[ValueFacts], reader: Reader) -> str:
    among = [value.action for value in values]
    return action_name(action, reader.names, reader.words, reader.sense, among=among)


def _cost(one: Judged, reader: Reader) -> str:
    words, game = reader.words, reader.slug
    chance, lost = one.decision.chance or 0.0, one.decision.lost_chance
    before, after = percent(chance, words), percent(chance - lost, words)
    is_fine = one.error < 0.05
    loss, error = counted(one.decision.lost, 2 if is_fine else 1), (fine if is_fine else points)(one.error, words)
    if before == after or lost < 0:
        return words.say("review-cost-points", points=loss, error=error, game=game)
    return words.say("review-cost", points=loss, error=error, before=before, after=after, game=game)


def advice_told(advice: Advice, reader: Reader) -> str:
    """What the master would choose now, and why."""
    words, best = reader.words, advice.values[0]
    action = _called(best.action, advice.values, reader)
    chance = percent(best.chance, words)
    said = words.say("advice", action=action, points=signed(best.points, words), chance=chance, game=reader.slug)
    return f"{said} {because_told(advice, reader)}"


def because_told(advice: Advice, reader: Reader) -> str:
    """How sure it is that the best is the best."""
    words, other = reader.words, advice.because.params
    if other is None:
        return words.say("because-only")
    behind = _called(other.action, advice.values, reader)
    if advice.because.code == "clear":
        return words.say("because-clear", next=behind, points=counted(other.points), game=reader.slug)
    return words.say("because-close", next=behind)
