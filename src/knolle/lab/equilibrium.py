"""Small games solved: mixes that hardly anybody can gain on, their values, and how much a best answer would gain.

The whole tree of a match is in memory (tree.py), so only matches with few deals and few choices fit, as those with
`deck=mini` (docs/exact.md). Utilities are points above the mean of the others. With two players the mean mixes converge
to an equilibrium; with more, regrets vanish, which is less.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import seed_text
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.lab.tree import seen_text, tree_of

REGRET = Path(__file__).with_name("regret.py")


@cache
def regret() -> ModuleType:
    """Return the compiled solver."""
    return instantiate(REGRET, "regret", {})


@dataclass
class Equilibrium:
    """A game between players who learn not to regret: by CFR+, or by external-sampling Monte Carlo CFR (`mccfr`).

    The same seed gives the same mixes; CFR+ needs none.
    """

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    method: Literal["cfr+", "mccfr"] = "cfr+"
    seed: int | str = "1"
    n_iterations: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if self.method not in ("cfr+", "mccfr"):
            raise OptionError("bad-option-value", f"A method is cfr+ or mccfr, not {self.method}.", option="method")
        self.tree = tree_of(self.game, self.players, self.options)
        known, n_nodes = self.tree.situations, self.tree.nodes.player.size
        self._widths = np.array([len(actions) for actions in known.actions], np.int64)
        self._depths = np.array(known.depths, np.int64)
        shape = len(known.actions), int(self._widths.max())
        self._regrets, self._sums = np.zeros(shape), np.zeros(shape)
        self._room = np.zeros(shape), np.zeros(n_nodes), np.zeros(n_nodes), np.zeros(shape[0]), np.zeros(shape)
        deepest = int(self._depths.max()) + 1
        counts = np.zeros(deepest, np.int64), np.zeros(deepest, np.int64)
        self._frames = *counts, np.zeros((deepest + 1, shape[1])), np.zeros((deepest, shape[1]))
        self._rng = np.uint64(int.from_bytes(hashlib.sha256(seed_text(self.seed).encode()).digest()[:8]))

    def iterate(self, n: int) -> None:
        """Learn for n more iterations."""
        nodes, table = self.tree.nodes, (self._regrets, self._sums)
        if self.method == "mccfr":
            self._rng = np.uint64(regret().sample(nodes, self.players, *table, n, self._frames, self._rng))
        else:
            regret().iterate(nodes, self.players, self._widths, *table, self.n_iterations + 1, n, self._room)
        self.n_iterations += n

    @property
    def n_situations(self) -> int:
        """How many different things a seat may know at a choice."""
        return len(self.tree.situations.actions)

    @property
    def _mixes(self) -> npt.NDArray[np.float64]:
        mixes = np.zeros(self._sums.shape)
        regret().mixes_of(self._sums, self._widths, mixes)
        return mixes

    @property
    def policy(self) -> dict[str, dict[int, float]]:
        """For everything that a seat may know, the mean chance of each action. The texts are OpenSpiel's."""
        known, mixes = self.tree.situations, self._mixes.tolist()
        return {text: dict(zip(known.actions[row], mixes[row], strict=False)) for text, row in known.numbers.items()}

    def mix(self, match: Match, seat: int) -> dict[int, float]:
        """Return the mean chance of each action of a seat that owes a choice in a match."""
        return self.policy[seen_text(match.events(seat), seat)]

    def values(self) -> list[float]:
        """Return what each seat gains on the mean if all play the mean mixes."""
        mixes = self._mixes
        return [float(regret().mean_value(self.tree.nodes, seat, mixes)) for seat in range(self.players)]

    def best_values(self) -> list[float]:
        """Return what each seat would gain with its best answer to the mean mixes of the others."""
        mixes, deepest = self._mixes, int(self._depths.max())
        seats = range(self.players)
        return [float(regret().best_value(self.tree.nodes, one, mixes, self._depths, deepest)) for one in seats]

    @property
    def nash_conv(self) -> float:
        """How much all seats together would gain with best answers; 0 in an equilibrium."""
        return sum(self.best_values()) - sum(self.values())
