"""The balance lab: the same deals with several settings of the options, and what they do to a game.

For error estimates a deal is one unit. Settings are compared deal by deal, because their shuffles are the same.
"""

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice, product
from threading import Event
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote, seed_text
from knolle.core.game import Game
from knolle.lab.records import Outline, Setup, tell
from knolle.lab.simulate import DEFAULT_BUDGET, Simulation
from knolle.lab.spread import Executor, spread
from knolle.lab.standings import Estimate

Values = npt.NDArray[np.float64]


class Sample(NamedTuple):
    """What is measured in one match: a number for each measure, and for each case how often it could and did happen."""

    numbers: dict[str, float]
    cases: dict[tuple[str, str], tuple[int, int]]


Deal = list[list[Sample]]
"""What was measured in a deal: for each setting, one match per rotation of the bots."""


class Rate(NamedTuple):
    """How often something happens when it can."""

    share: Estimate
    n: int


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
    return Sample(numbers, {case: (did[case], n) for case, n in could.items()})


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


@dataclass
class Setting:
    """One combination of options, and what was measured with it, deal by deal."""

    name: str
    options: dict[str, Any]
    samples: list[list[Sample]] = field(default_factory=list)
    """By deal, one match per rotation of the bots."""

    def values(self, name: str) -> Values:
        """Return a measure's mean in each deal."""
        return np.array([np.mean([sample.numbers[name] for sample in deal]) for deal in self.samples])

    def matches(self, name: str) -> Values:
        """Return a measure's value in each match."""
        return np.array([sample.numbers[name] for deal in self.samples for sample in deal])

    @property
    def measures(self) -> list[str]:
        """The names of all measures."""
        return list(self.samples[0][0].numbers)

    def rates(self) -> dict[str, dict[str, Rate]]:
        """Return for each question how often each case happened when it could."""
        keys = sorted({key for deal in self.samples for sample in deal for key in sample.cases})
        found: dict[str, dict[str, Rate]] = {}
        for question, case in keys:
            found.setdefault(question, {})[case] = self._rate((question, case))
        for question, cases in found.items():
            if all(rate.share.mean == 1 for rate in cases.values()):  # one of several things happens: report shares
                found[question] = self._shares(question, list(cases))
        return found

    def _counts(self, key: tuple[str, str]) -> npt.NDArray[np.float64]:
        return np.array([np.sum([s.cases.get(key, (0, 0)) for s in deal], axis=0) for deal in self.samples], float)

    def _rate(self, key: tuple[str, str]) -> Rate:
        did, could = self._counts(key).T
        return _ratio(did, could)

    def _shares(self, question: str, cases: list[str]) -> dict[str, Rate]:
        counts = {case: self._counts((question, case))[:, 0] for case in cases}
        everything = np.sum(list(counts.values()), axis=0)
        return {case: _ratio(counts[case], everything) for case in cases}


def _ratio(did: Values, could: Values) -> Rate:
    """Return a share of sums over deals, with the error that follows from the differences between deals."""
    n, total = len(did), could.sum()
    share = did.sum() / total
    error = float(np.sqrt(((did - share * could) ** 2).sum() * n / (n - 1)) / total) if n > 1 else None
    return Rate(Estimate(float(share), error, n), int(total))


@dataclass(frozen=True)
class Balance:
    """A question to the lab: a game, its bots, and the options to vary."""

    game: Game
    players: int
    bots: Sequence[str]
    deals: int
    seed: int | str = "1"
    budget: Budget = DEFAULT_BUDGET
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: Mapping[str, Sequence[Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_text(self.seed))
        for name in self.vary:
            if name in self.options:
                sentence = f"The option {name} is both set and varied."
                raise OptionError("option-twice", sentence, option=name)
        for _, given in self.combinations():
            object.__setattr__(self, "players", self.simulation(given).players)

    def combinations(self) -> list[tuple[str, dict[str, Any]]]:
        """Return all combinations of the options to vary, each with a name."""
        found = []
        for values in product(*self.vary.values()):
            chosen = dict(zip(self.vary, values, strict=True))
            name = ", ".join(f"{option}={value}" for option, value in chosen.items()) or "as given"
            found.append((name, {**self.options, **chosen}))
        return found

    @property
    def rotations(self) -> int:
        """How often each deal is played with one setting: once if all bots are the same."""
        return 1 if len(set(self.bots)) == 1 else self.players

    def simulation(self, given: Mapping[str, Any], rotation: int = 0) -> Simulation:
        """Return the matches with one setting and one rotation of the bots."""
        bots = [*self.bots[rotation:], *self.bots[:rotation]]
        return Simulation(self.game, self.players, self.deals, self.seed, bots, given, True, self.budget)

    def settings(self, advance: Callable[[int], None], executor: Executor | None = None) -> list[Setting]:
        """Play everything and return the settings with their measures."""
        found = self.blank_settings()
        for deal in self.play(advance, executor):
            add_deal(found, deal)
        return found

    def blank_settings(self) -> list[Setting]:
        """Return the settings without any measures."""
        return [Setting(name, given) for name, given in self.combinations()]

    def play(self, advance: Callable[[int], None], executor: Executor | None = None) -> Generator[Deal]:
        """Yield what was measured, deal after deal, each in all settings; tell how many matches have been played.

        An interrupted run thus has the same deals in all settings. Close the iterator to stop early.
        """
        turns = range(self.rotations)
        played = [self.simulation(given, turn) for _, given in self.combinations() for turn in turns]
        parts = played[0].parts
        jobs = ((simulation, part) for part in parts for simulation in played)
        with closing(spread(samples_of, jobs, executor=executor)) as coming:
            for part in parts:
                rows = []
                for row in islice(coming, len(played)):
                    rows.append(row)
                    advance(len(part))
                for samples in zip(*rows, strict=True):
                    yield [list(samples[k : k + len(turns)]) for k in range(0, len(samples), len(turns))]


def samples_of(job: tuple[Simulation, range], stop: Event | None) -> list[Sample]:
    """Return what is measured in some matches of a simulation."""
    simulation, part = job
    found: list[Sample] = simulation.chunk(part, stop, measure).content
    return found


def add_deal(settings: Sequence[Setting], deal: Deal) -> None:
    """Add what was measured in a deal to the settings."""
    for setting, samples in zip(settings, deal, strict=True):
        setting.samples.append(samples)


def parse_vary(texts: Sequence[str]) -> dict[str, list[str]]:
    """Return the options to vary, given as key=value,value.

    >>> parse_vary(["gold=5,35"])
    {'gold': ['5', '35']}
    """
    found: dict[str, list[str]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        parts = [value.strip() for value in values.split(",")]
        if not equals or not all(parts) or name in found:
            sentence = f"Options to vary are written name=value,value, each once, not {quote(text)}."
            raise OptionError("bad-vary", sentence, vary=quote(text))
        found[name] = parts
    return found
