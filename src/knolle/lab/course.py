"""A training run: a budget, checkpoints, a learning curve, and the file of the net."""

import json
import os
import shlex
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from knolle.bots.net import Weights
from knolle.bots.weights import save
from knolle.core.convert import converter
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game

N_POINTS = 24
"""Points of the learning curve, each with a checkpoint."""
TRIAL_SEED = 977
"""Decides the deals against rule players; the training deals follow the course's own seed."""


class Learner(Protocol):
    """What a course can train."""

    game: Game
    players: int
    seed: int | str
    hidden: int
    flat: Weights
    n_deals: int
    trial_deals: tuple[int, int]
    """Deals against rule players to measure progress: during the course, and at its end."""

    @property
    def about(self) -> dict[str, Any]: ...
    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]: ...
    def start_from(self, flat: Weights) -> None: ...
    def add_rival(self, flat: Weights) -> None: ...
    def prepare(self) -> None: ...
    def advance(self, done: float) -> float: ...
    def lead_over_greedy(self, n_deals: int, seed: int) -> tuple[float, float]: ...


class Point(msgspec.Struct, frozen=True):
    """A point of the learning curve: error in squared spreads, lead over rule players in points per deal."""

    deals: int
    minutes: float
    error: float
    lead: float
    lead_error: float


_points = converter(list[Point])


@dataclass
class Course:
    """A learner with a budget of CPU minutes or deals; with deals the result is reproducible bit for bit.

    `flags` are the further flags of the command, and `keeps` says whether a net is saved at every point of the curve.
    """

    learner: Learner
    out: Path
    minutes: float
    deals: int | None = None
    flags: str = ""
    keeps: bool = False
    points: list[Point] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def checkpoint(self) -> Path:
        """The file from which an interrupted course resumes."""
        return self.out.with_suffix(".checkpoint.npz")

    @property
    def done(self) -> float:
        """The share of the budget that is used."""
        return self.learner.n_deals / self.deals if self.deals else self.seconds / (60 * self.minutes)

    def run(self) -> Iterator[float]:
        """Learn, yielding the share done after each step. It is safe to stop at any time: the checkpoint stays."""
        errors: list[float] = []
        self.learner.prepare()
        while self.done < 1.0:
            before = time.process_time()
            errors.append(self.learner.advance(self.done))
            self.seconds += time.process_time() - before
            if self.done >= min(1.0, (len(self.points) + 1) / N_POINTS):
                self._measure(float(np.mean(errors)))
                errors.clear()
            yield min(self.done, 1.0)
        save(self.out, self.learner.flat, self.about())
        self.checkpoint.unlink(missing_ok=True)

    def _measure(self, error: float) -> None:
        n = self.learner.trial_deals[self.done >= 1.0]
        lead = self.learner.lead_over_greedy(n, TRIAL_SEED)
        self.points.append(Point(self.learner.n_deals, round(self.seconds / 60, 2), error, *lead))
        self._keep()
        if self.keeps:
            path = self.out.with_stem(f"{self.out.stem}-{len(self.points):02}")
            save(path, self.learner.flat, self.about())

    def about(self) -> dict[str, Any]:
        """Return the net's provenance, for its file."""
        last = self.points[-1]
        budget = f"--deals {self.deals}" if self.deals else f"--minutes {self.minutes:g}"
        seed = shlex.quote(str(self.learner.seed))
        return {
            **self._plan(),
            **self.learner.about,
            "command": f"knolle train {self.learner.game.slug} --players {self.learner.players} {budget} "
            f"--seed {seed} --hidden {self.learner.hidden}{self.flags and f' {self.flags}'}",
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "deals": self.learner.n_deals,
            "cpu_minutes": round(self.seconds / 60, 2),
            "lead_over_greedy": [round(last.lead, 3), round(last.lead_error, 3)],
        }

    def _plan(self) -> dict[str, Any]:
        learner = self.learner
        return {
            "game": learner.game.slug,
            "players": learner.players,
            "seed": learner.seed,
            "hidden": learner.hidden,
            "minutes": self.minutes,
            "deals_planned": self.deals,
            "flags": self.flags,
        }

    # -- checkpoints -------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write a new checkpoint, then replace the last one, so that a complete one always exists."""
        notes = {
            "plan": self._plan(),
            "n_deals": self.learner.n_deals,
            "seconds": self.seconds,
            "points": msgspec.to_builtins(self.points),
        }
        fresh = self.checkpoint.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(file, notes=np.array(json.dumps(notes)), **self.learner.arrays)  # type: ignore[arg-type]
        os.replace(fresh, self.checkpoint)

    def resume(self) -> bool:
        """Resume from the checkpoint and return True, if one exists; raise `OptionError` if it is another course's."""
        if not self.checkpoint.exists():
            return False
        try:
            with self.checkpoint.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                notes = json.loads(str(kept["notes"]))
                if notes["plan"] != self._plan():
                    raise OptionError(
                        "other-course",
                        f"{quote(self.checkpoint.name)} belongs to another training; use another --out or remove it.",
                    )
                for name, array in self.learner.arrays.items():
                    array[...] = kept[name]
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise OptionError(
                "bad-checkpoint", f"{quote(self.checkpoint.name)} is not a checkpoint: {error}."
            ) from None
        self.learner.n_deals, self.seconds = notes["n_deals"], notes["seconds"]
        self.points = _points(notes["points"])
        return True
