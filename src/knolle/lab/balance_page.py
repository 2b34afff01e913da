"""The balance lab's report as one HTML page that needs no network and no scripts. Needs the extra `lab`."""

from html import escape
from typing import Any

import altair as alt
import numpy as np

from knolle.lab.balance_report import BalanceReport
from knolle.lab.page import document, figure, inline, interval, scale, table
from knolle.lab.standings import Estimate

BINS = 30
MOST_BARS = 60


def page(report: BalanceReport) -> str:
    """Return the whole page."""
    unit = report.balance.game.unit
    plots = [
        figure(
            seats_plot(report, "wins, ", "share of wins, %", 100), "Share of wins by seat; dashed is the fair share"
        ),
        figure(seats_plot(report, "points, ", unit, 1), f"{unit.capitalize()} by seat"),
        figure(spread_plot(report, "winner's points"), f"The winner's {unit}"),
        figure(spread_plot(report, "margin"), f"The winner's margin, in {unit}"),
        figure(spread_plot(report, "lead changes"), "Changes of the lead in a match"),
        figure(spread_plot(report, "choices"), "Length of a match in choices"),
    ]
    names = [setting.name for setting in report.settings]
    parts = [
        f"<h1>{escape(report.heading)}</h1>",
        f"<p>{escape(report.extent)}</p>",
        table("Measures of a match", report.titles, report.cells(), n_names=1),
        f"<p class=legend>{escape(report.legend)}</p>",
        "<h2>Plots</h2><p class=legend>Bars reach 1.96 standard errors to either side.</p>",
        f"<div class=plots>{''.join(plots)}</div>",
    ]
    for question in report.questions:
        parts.append(figure(rates_plot(report, question), question.capitalize()))
        parts.append(table(question.capitalize(), ["", *names], report.rate_cells(question), n_names=1))
    parts.append(f"<h2>To reproduce</h2><code>{escape(report.command)}</code>")
    return document(report.heading, parts)


def seats_plot(report: BalanceReport, prefix: str, title: str, factor: float) -> Any:
    """Plot a measure of each seat, with its interval, by setting."""
    rows = [
        {
            "case": name.removeprefix(prefix),
            "setting": setting.name,
            **interval(Estimate.of(setting.values(name)), factor),
        }
        for setting in report.settings
        for name in setting.measures
        if name.startswith(prefix)
    ]
    return _dots(report, rows, title, 100 / report.balance.players if factor == 100 else None)


def rates_plot(report: BalanceReport, question: str) -> Any:
    """Plot how often each case of a question happened."""
    rows = [
        {"case": case, "setting": name, **interval(rate.share, 100)}
        for name, rates in report.rates.items()
        for case, rate in rates.get(question, {}).items()
    ]
    order = [cells[0] for cells in report.rate_cells(question)][:MOST_BARS]
    return _dots(report, [row for row in rows if row["case"] in order], "%", None, order)


def _dots(
    report: BalanceReport, rows: list[dict[str, Any]], title: str, rule: float | None, order: list[str] | None = None
) -> Any:
    names = [setting.name for setting in report.settings]
    base = alt.Chart(inline(rows)).encode(
        y=alt.Y("case:N", sort=order or "ascending", title=None),
        yOffset=alt.YOffset("setting:N", sort=names),
        color=alt.Color("setting:N", title=None, sort=names, scale=scale(names)),
    )
    x = alt.X("low:Q", title=title, axis=alt.Axis(tickCount=5), scale=alt.Scale(zero=False, padding=8))
    chart = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q")
    chart = chart + base.mark_circle(size=60, opacity=1).encode(x="mean:Q")
    if rule is not None:
        line = alt.Chart(inline([{"fair": rule}])).mark_rule(strokeDash=[5, 4], color="#777")
        chart = line.encode(x="fair:Q") + chart
    return chart.properties(width=300, height=alt.Step(11))


def spread_plot(report: BalanceReport, name: str) -> Any:
    """Plot the distribution of a measure over matches, by setting."""
    names = [setting.name for setting in report.settings]
    every = np.concatenate([setting.matches(name) for setting in report.settings])
    low, high = float(every.min()), float(every.max())
    width = max(1.0, np.ceil((high - low + 1) / BINS))
    edges = np.arange(low - 0.5, high + width + 0.5, width)
    rows = []
    for setting in report.settings:
        counts, _ = np.histogram(setting.matches(name), edges)
        shares = 100 * counts / counts.sum()
        rows += [
            {"setting": setting.name, "value": float(edge + width / 2), "share": float(share)}
            for edge, share in zip(edges[:-1], shares, strict=True)
        ]
    return (
        alt.Chart(inline(rows))
        .mark_line(interpolate="step")
        .encode(
            x=alt.X("value:Q", title=name, axis=alt.Axis(tickMinStep=1)),
            y=alt.Y("share:Q", title="% of matches"),
            color=alt.Color("setting:N", title=None, sort=names, scale=scale(names)),
        )
        .properties(width=300, height=160)
    )
