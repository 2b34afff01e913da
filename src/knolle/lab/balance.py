"""The balance lab: the same deals with several settings of the options, and what they do to a game.

For error estimates a deal is one unit. Settings are compared deal by deal, because their shuffles are the same.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice, product
from pathlib import Path
from threading import Event
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from knolle.bots.contract import Budget
from knolle.core.errors import OptionError
from knolle.core.fair import quote, seed_text
from knolle.core.game import Game
from knolle.lab.arena import changes
from knolle.lab.balance_sample import Sample, measure
from knolle.lab.fingerprint import fingerprint
from knolle.lab.journal import Kind, reader
from knolle.lab.simulate import DEFAULT_BUDGET, Simulation
from knolle.lab.spread import Executor, spread
from knolle.lab.standings import Estimate

FORMAT = "knolle-lab/1"
Values = npt.NDArray[np.float64]


class Deal(msgspec.Struct, frozen=True):
    """What was measured in a deal: for each setting, one match per rotation of the bots."""

    deal: int
    samples: list[list[Sample]]


read_deal = reader(Deal)


class Rate(NamedTuple):
    """How often something happens when it can."""

    share: Estimate
    n: int


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
        matches = [sample.cases for deal in self.samples for sample in deal]
        keys = sorted({(question, case) for cases in matches for question, counts in cases.items() for case in counts})
        found: dict[str, dict[str, Rate]] = {}
        for question, case in keys:
            found.setdefault(question, {})[case] = self._rate(question, case)
        for question, cases in found.items():
            if all(rate.share.mean == 1 for rate in cases.values()):  # one of several things happens: report shares
                found[question] = self._shares(question, list(cases))
        return found

    def _counts(self, question: str, case: str) -> Values:
        counts = [[s.cases.get(question, {}).get(case, (0, 0)) for s in deal] for deal in self.samples]
        return np.array([np.sum(deal, axis=0) for deal in counts], float)

    def _rate(self, question: str, case: str) -> Rate:
        did, could = self._counts(question, case).T
        return _ratio(did, could)

    def _shares(self, question: str, cases: list[str]) -> dict[str, Rate]:
        counts = {case: self._counts(question, case)[:, 0] for case in cases}
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

    kind: ClassVar[Kind] = Kind("a run of the lab", "not-a-lab-file", "other-lab", "bad-lab-file")
    game: Game
    players: int
    bots: Sequence[str]
    deals: int
    seed: int | str = "1"
    budget: Budget = DEFAULT_BUDGET
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    simulations: Sequence[Sequence[Simulation]] = field(init=False, repr=False, compare=False)
    """The matches: for each setting, one simulation per rotation of the bots."""
    fingerprints: Mapping[str, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_text(self.seed))
        for name in self.vary:
            if name in self.options:
                sentence = f"The option {name} is both set and varied."
                raise OptionError("option-twice", sentence, option=name)
        object.__setattr__(self, "players", self.game.settle(self.players, self.combinations()[0][1]).players)
        # made once: files of options and bots must not change during a long run
        made = [[self._simulation(given, turn) for turn in range(self.rotations)] for _, given in self.combinations()]
        object.__setattr__(self, "simulations", made)
        object.__setattr__(
            self, "fingerprints", {name: fingerprint(name, self.game) for name in dict.fromkeys(self.bots)}
        )

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

    def _simulation(self, given: Mapping[str, Any], rotation: int) -> Simulation:
        bots = [*self.bots[rotation:], *self.bots[:rotation]]
        return Simulation(self.game, self.players, self.deals, self.seed, bots, given, True, self.budget)

    def parameters(self) -> dict[str, Any]:
        """Return everything that decides the results, ready for JSON.

        The number of deals is not part of it: a longer run starts with the same deals.
        """
        first = self.simulations[0][0]
        settled = [of_setting[0].setup.options for of_setting in self.simulations]
        fixed = changes(self.game, settled[0])
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "players": self.players,
            "bots": list(self.bots),
            "versions": {name: first.minds[name].version for name in self.fingerprints},
            "fingerprints": dict(self.fingerprints),
            "options": {name: value for name, value in fixed.items() if name not in self.vary},
            "vary": {name: [options[name] for options in settled] for name in self.vary},
            "seed": self.seed,
            "budget": self.budget.text,
        }

    def read(self, line: bytes, path: Path) -> Deal | None:
        """Return the deal in a line of a saved run, or None if no deal of this run looks like it."""
        deal: Deal | None = read_deal(line)
        shape = [self.rotations] * len(self.simulations)
        return deal if deal is not None and [len(matches) for matches in deal.samples] == shape else None

    def settings(self, advance: Callable[[int], None], executor: Executor | None = None) -> list[Setting]:
        """Play everything and return the settings with their measures."""
        found = self.blank_settings()
        for deal in self.play(advance, executor):
            add_deal(found, deal)
        return found

    def blank_settings(self) -> list[Setting]:
        """Return the settings without any measures."""
        return [Setting(name, given) for name, given in self.combinations()]

    def play(self, advance: Callable[[int], None], executor: Executor | None = None, first: int = 0) -> Generator[Deal]:
        """Yield what was measured, deal after deal, each in all settings; tell how many matches have been played.

        An interrupted run thus has the same deals in all settings; it continues with the `first` that is missing. Close
        the iterator to stop early.
        """
        played = [simulation for of_setting in self.simulations for simulation in of_setting]
        parts = played[0].cut(range(first, self.deals))
        jobs = ((simulation, part) for part in parts for simulation in played)
        with closing(spread(samples_of, jobs, executor=executor)) as coming:
            for part in parts:
                rows = []
                for row in islice(coming, len(played)):
                    rows.append(row)
                    advance(len(part))
                for number, samples in zip(part, zip(*rows, strict=True), strict=True):
                    n = self.rotations
                    yield Deal(number, [list(samples[k : k + n]) for k in range(0, len(samples), n)])


def samples_of(job: tuple[Simulation, range], stop: Event | None) -> list[Sample]:
    """Return what is measured in some matches of a simulation."""
    simulation, part = job
    found: list[Sample] = simulation.chunk(part, stop, measure).content
    return found


def add_deal(settings: Sequence[Setting], deal: Deal) -> None:
    """Add what was measured in a deal to the settings."""
    for setting, samples in zip(settings, deal.samples, strict=True):
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
