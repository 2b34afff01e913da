"""What the balance lab found, as data for programs and as text for tables."""

import csv
import io
import shlex
from collections.abc import Sequence
from typing import Any

from knolle.core.fair import quote
from knolle.lab.balance import Balance, Setting
from knolle.lab.report import chance, percents, plus_minus
from knolle.lab.simulate import BOTS as COMPILED
from knolle.lab.standings import Estimate

SHARES = ("wins, ", "shared wins")
"""Measures that are shares, told in percent."""


class BalanceReport:
    """The figures of the settings, which were all played on the same deals."""

    def __init__(self, balance: Balance, settings: Sequence[Setting]) -> None:
        self.balance, self.settings = balance, settings
        self.rates = {setting.name: setting.rates() for setting in settings}

    @property
    def heading(self) -> str:
        """The game and the number of players."""
        return f"{self.balance.game.name}, {self.balance.players} players"

    @property
    def deals(self) -> str:
        """The number of deals, and how many were asked for if the run was interrupted."""
        n, asked = self.n_deals, self.balance.deals
        return str(n) if n == asked else f"{n} of {asked}"

    @property
    def n_deals(self) -> int:
        """The number of deals played, in every setting."""
        return len(self.settings[0].samples)

    @property
    def extent(self) -> str:
        """How much was played, and how."""
        balance = self.balance
        fixed = "".join(f", {name} {quote(value)}" for name, value in balance.options.items())
        turns = f", each in {balance.rotations} rotations" if balance.rotations > 1 else ""
        bots = ", ".join(dict.fromkeys(balance.bots))
        thought = "" if all(name in COMPILED for name in balance.bots) else f" ({balance.budget.text} per choice)"
        return f"{self.deals} deals of seed {quote(balance.seed)}{turns}, played by {bots}{thought}{fixed}"

    @property
    def legend(self) -> str:
        """How to read the tables."""
        return (
            f"Points are {self.balance.game.unit}; seats count from 0, and seat 0 starts the match. ± is one standard "
            "error over deals. Difference: this setting minus the first, on the same deals; p: how often luck alone "
            "would put them this far apart."
        )

    @property
    def command(self) -> str:
        """The command that repeats this report."""
        balance = self.balance
        words = ["knolle", "lab", balance.game.slug, "--players", str(balance.players), "--bots"]
        words += [",".join(balance.bots if balance.rotations > 1 else balance.bots[:1]), "--deals", str(balance.deals)]
        words += ["--seed", str(balance.seed), "--budget", balance.budget.text]
        for name, value in balance.options.items():
            words += ["--option", f"{name}={value}"]
        for name, values in balance.vary.items():
            words += ["--vary", f"{name}={','.join(map(str, values))}"]
        return shlex.join(words)

    # -- for people --------------------------------------------------------------------------------

    @property
    def titles(self) -> list[str]:
        """The columns of the table of measures."""
        first, *others = [setting.name for setting in self.settings]
        return ["measure", first, *(title for name in others for title in (name, "difference", "p"))]

    def cells(self) -> list[list[str]]:
        """Return the table of measures."""
        return [self._row(name) for name in self.settings[0].measures]

    def _row(self, name: str) -> list[str]:
        first, *others = self.settings
        text = percents if name.startswith(SHARES) else plus_minus
        row = [name, text(Estimate.of(first.values(name)), ".2f")]
        for setting in others:
            difference = Estimate.of(setting.values(name) - first.values(name))
            row += [text(Estimate.of(setting.values(name)), ".2f"), text(difference, "+.2f"), chance(difference.p())]
        return row

    @property
    def questions(self) -> list[str]:
        """What was counted."""
        return list(dict.fromkeys(question for rates in self.rates.values() for question in rates))

    def rate_cells(self, question: str) -> list[list[str]]:
        """Return the table of a question: a row per case, a column per setting, the most frequent first."""
        cases = dict.fromkeys(case for rates in self.rates.values() for case in rates.get(question, {}))
        first = self.rates[self.settings[0].name].get(question, {})
        ordered = sorted(cases, key=lambda case: -first[case].share.mean if case in first else 0.0)
        return [
            [case, *(self._rate_text(setting.name, question, case) for setting in self.settings)] for case in ordered
        ]

    def _rate_text(self, setting: str, question: str, case: str) -> str:
        rate = self.rates[setting].get(question, {}).get(case)
        return "–" if rate is None else percents(rate.share, ".1f")

    # -- for programs ------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Return everything, ready for JSON."""
        balance = self.balance
        return {
            "game": balance.game.slug,
            "players": balance.players,
            "bots": list(balance.bots),
            "budget": balance.budget.text,
            "seed": balance.seed,
            "deals": self.n_deals,
            "deals_asked": balance.deals,
            "rotations": balance.rotations,
            "command": self.command,
            "settings": [
                {
                    "name": setting.name,
                    "options": {name: str(value) for name, value in setting.options.items()},
                    "measures": {name: self._measure(setting, name) for name in setting.measures},
                    "rates": {
                        question: {
                            case: {"share": rate.share.mean, "error": rate.share.error, "n": rate.n}
                            for case, rate in cases.items()
                        }
                        for question, cases in self.rates[setting.name].items()
                    },
                }
                for setting in self.settings
            ],
        }

    def _measure(self, setting: Setting, name: str) -> dict[str, Any]:
        estimate, values = Estimate.of(setting.values(name)), setting.matches(name)
        difference = Estimate.of(setting.values(name) - self.settings[0].values(name))
        return {
            "mean": estimate.mean,
            "error": estimate.error,
            "sd": float(values.std()),
            "least": float(values.min()),
            "most": float(values.max()),
            "difference": None if setting is self.settings[0] else [difference.mean, difference.error],
        }

    def as_csv(self) -> str:
        """Return all figures as CSV: setting, question (empty for measures), case, mean, error."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["setting", "question", "case", "mean", "error"])
        for setting in self.settings:
            for name in setting.measures:
                estimate = Estimate.of(setting.values(name))
                rows.writerow([setting.name, "", name, estimate.mean, estimate.error])
            for question, cases in self.rates[setting.name].items():
                for case, rate in cases.items():
                    rows.writerow([setting.name, question, case, rate.share.mean, rate.share.error])
        return out.getvalue()
