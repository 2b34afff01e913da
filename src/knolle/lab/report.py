"""The report of an arena run: all its figures, as data for programs and as text for tables."""

import shlex
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from knolle.core.fair import quote
from knolle.extras import missing
from knolle.lab.arena import Arena, Block
from knolle.lab.leaderboard import payoffs, places
from knolle.lab.standings import Estimate, Pair, Standing, Standings

if TYPE_CHECKING:
    from knolle.lab.ratings import Rating


class Report:
    """The figures of the blocks played so far, at least one. Without openskill there are no ratings."""

    def __init__(self, arena: Arena, blocks: Sequence[Block], asked: int) -> None:
        self.arena, self.n, self.asked = arena, len(blocks), asked
        standings = Standings(arena, blocks)
        self.rows = standings.rows()
        self.pairs = standings.pairs()
        self.curves = standings.curves()
        self.payoffs = payoffs(arena.names, self.pairs)
        self.places = places(arena.names, self.payoffs)
        self.ratings: Mapping[str, Rating] = {}
        if not missing("openskill"):
            from knolle.lab.ratings import ratings

            self.ratings = ratings(arena, blocks)

    @property
    def fair(self) -> float:
        """A seat's share of wins among equals."""
        return 1 / self.arena.players

    # -- for programs ------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Return everything, ready for JSON."""
        return {
            **self.arena.parameters(),
            "deals": self.n,
            "deals_asked": self.asked,
            "matches": self.n * self.arena.players,
            "fair_share": self.fair,
            "standings": [self._standing_data(row) for row in self.rows],
            "pairs": [
                {
                    "bots": [pair.first, pair.second],
                    "points": _data(pair.points),
                    "share_of_wins": _data(pair.wins),
                }
                for pair in self.pairs
            ],
            "payoffs": {"bots": self.arena.names, "points": self.payoffs.tolist()},
            "leaderboard": [
                {
                    "bot": place.name,
                    "fingerprint": self.arena.fingerprints[place.name],
                    "nash_share": place.nash_share,
                    "nash_average": place.nash_average,
                    "alpha_rank": place.alpha_share,
                }
                for place in self.places
            ],
        }

    def _standing_data(self, row: Standing) -> dict[str, Any]:
        rating = self.ratings.get(row.name)
        return {
            "bot": row.name,
            "seats": row.n_seats,
            "points": {"mean": row.points.mean, "error": row.points.error},
            "difference": _data(row.difference),
            "share_of_wins": _data(row.wins, self.fair),
            "rating": None if rating is None else {"mu": rating.mu, "sigma": rating.sigma},
        }

    # -- for people --------------------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The game, number of players and options."""
        options = "".join(f", {name} {quote(value)}" for name, value in self.arena.option_changes.items())
        return f"{self.arena.game.name}, {self.arena.players} players{options}"

    @property
    def extent(self) -> str:
        """How much was played, and how."""
        deals = f"{self.n} deals" if self.n == self.asked else f"{self.n} of {self.asked} deals"
        rotations = f"each in {self.arena.players} rotations"
        return f"{deals} of seed {quote(self.arena.seed)}, {rotations}, {self.arena.budget.text} per choice"

    @property
    def legend(self) -> str:
        """How to read the tables."""
        unit = self.arena.game.unit
        return (
            f"{unit.capitalize()} are per match, ± one standard error over deals. Difference: own {unit} minus the "
            "mean of the others at the table. Share of wins: per seat, tied wins split. p: how often luck alone would "
            f"put a bot this far from the fair share of {percent(self.fair)} %, or two bots this far apart. Rating: "
            f"openskill, mu ± sigma. The leaderboard has the {unit} that a bot gains on each other one, its payoff "
            "against the most even equilibrium of all bots (Nash average) and its share of that, and the share of time "
            "that α-rank gives it."
        )

    @property
    def command(self) -> str:
        """The command that plays this run again."""
        arena = self.arena
        words = ["knolle", "arena", arena.game.slug, "--players", str(arena.players), "--bots", ",".join(arena.bots)]
        words += ["--deals", str(self.asked), "--seed", str(arena.seed), "--budget", arena.budget.text]
        words += ["--mixed"] if arena.is_mixed else []
        for name, value in (arena.options or {}).items():
            words += ["--option", f"{name}={value}"]
        return shlex.join(words)

    @property
    def standing_titles(self) -> tuple[str, ...]:
        """The columns of the table of bots."""
        return ("bot", self.arena.game.unit, "difference", "share of wins", "p", "rating")

    @property
    def pair_titles(self) -> tuple[str, ...]:
        """The columns of the table of pairs."""
        return ("bot", "against", self.arena.game.unit, "p", "share of wins", "p")

    @property
    def place_titles(self) -> tuple[str, ...]:
        """The columns of the leaderboard."""
        return ("bot", *(f"v {name}" for name in self.arena.names), "Nash average", "share", "α-rank", "fingerprint")

    def place_cells(self) -> list[tuple[str, ...]]:
        """Return the leaderboard with the payoffs between the bots, the best first; nothing for a single bot."""
        if len(self.places) < 2:
            return []
        order = sorted(
            range(len(self.places)), key=lambda k: (-self.places[k].nash_average, -self.places[k].alpha_share)
        )
        return [self._place_row(k) for k in order]

    def _place_row(self, k: int) -> tuple[str, ...]:
        place = self.places[k]
        against = [minus(f"{value:+.2f}") if j != k else "" for j, value in enumerate(self.payoffs[k])]
        shares = [f"{100 * share:.1f} %" for share in (place.nash_share, place.alpha_share)]
        average = minus(f"{place.nash_average:+.2f}")
        return (place.name, *against, average, *shares, self.arena.fingerprints[place.name])

    def standing_cells(self) -> list[tuple[str, ...]]:
        """Return the table of bots, one row each under `standing_titles`."""
        return [
            (
                row.name,
                plus_minus(row.points, ".2f"),
                plus_minus(row.difference, "+.2f"),
                percents(row.wins, ".1f"),
                chance(row.wins.p(self.fair)),
                self._rating_text(row.name),
            )
            for row in self.rows
        ]

    def _rating_text(self, name: str) -> str:
        rating = self.ratings.get(name)
        return "–" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}"

    def pair_cells(self) -> list[tuple[str, ...]]:
        """Return the table of pairs, one row each under `pair_titles`."""
        return [_pair_row(pair) for pair in self.pairs]


def _pair_row(pair: Pair) -> tuple[str, ...]:
    return (
        pair.first,
        pair.second,
        plus_minus(pair.points, "+.2f"),
        chance(pair.points.p()),
        percents(pair.wins, "+.1f"),
        chance(pair.wins.p()),
    )


def _data(estimate: Estimate, expected: float = 0.0) -> dict[str, Any]:
    return {"mean": estimate.mean, "error": estimate.error, "p": estimate.p(expected)}


def plus_minus(estimate: Estimate, form: str) -> str:
    """Return a mean and its error as text.

    >>> plus_minus(Estimate(-0.5, 0.125, 9), "+.2f")
    '−0.50 ± 0.12'
    """
    mean = minus(format(estimate.mean, form))
    return mean if estimate.error is None else f"{mean} ± {estimate.error:{form.lstrip('+')}}"


def minus(text: str) -> str:
    """Return a number with a minus sign instead of a hyphen."""
    return text.replace("-", "−")


def percents(estimate: Estimate, form: str) -> str:
    """Return a share and its error in percent, as text."""
    error = None if estimate.error is None else 100 * estimate.error
    return plus_minus(Estimate(100 * estimate.mean, error, estimate.n), form) + " %"


def percent(share: float) -> str:
    """Return a share in percent with at most three significant digits.

    >>> percent(0.25), percent(1 / 3)
    ('25', '33.3')
    """
    return f"{100 * share:.3g}"


def chance(p: float | None) -> str:
    """Return a p-value as text.

    >>> chance(0.0213), chance(1e-9), chance(None)
    ('0.021', '<0.001', '–')
    """
    if p is None:
        return "–"
    return "<0.001" if p < 0.001 else f"{p:.3f}"
