"""An arena report as one HTML page: tables, and Altair plots embedded so that it needs no network and no scripts.

Altair and vl-convert are optional packages (extra `lab`).
"""

import base64
import io
from collections.abc import Sequence
from html import escape
from typing import Any

import altair as alt

from knolle.lab.report import Report
from knolle.lab.standings import Estimate

WIDE = 1.96
"""Standard errors to either side: a 95 % interval."""
FONT = "Arial, Helvetica, Liberation Sans, sans-serif"
"""Fonts of equal width, because plots are laid out long before a browser draws them."""
COLOURS = ["#8a5a00", "#1f6f9f", "#b5332e", "#4d7d2d", "#6d4a9c", "#3f3f3f"]
STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th { font-weight: 600; border-bottom: 2px solid #888; }
.scroll { overflow-x: auto; }
.name { text-align: left; }
.legend { color: #555; max-width: 46rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem 2rem; }
figure { margin: 0; }
figcaption { color: #555; font-size: .9rem; }
img { max-width: 100%; height: auto; }
code { background: #f3f0ea; padding: .5rem .7rem; display: block; overflow-x: auto; }
"""


def page(report: Report) -> str:
    """Return the whole page."""
    title = escape(report.heading)
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(report.extent)}</p>",
        table("Bots", report.standing_titles, report.standing_cells(), n_names=1),
        table("Each pair of bots on the same deals", report.pair_titles, report.pair_cells(), n_names=2),
        table("Leaderboard", report.place_titles, report.place_cells(), n_names=1),
        f"<p class=legend>{escape(report.legend)}</p>",
        "<h2>Plots</h2><p class=legend>Bars and bands reach 1.96 standard errors (or sigmas) to either side.</p>",
        f"<div class=plots>{''.join(small_plots(report))}</div>",
        *(figure(curves_plot(report), "The difference converging, deal by deal") for _ in report.curves[:1]),
        f"<h2>To reproduce</h2><code>{escape(report.command)}</code>",
    ]
    return document(report.heading, parts)


def document(title: str, parts: Sequence[str]) -> str:
    """Return a page with a title."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="en">
<head>{head}<style>{STYLE}</style></head>
<body>
{body}
</body>
</html>
"""


def small_plots(report: Report) -> list[str]:
    """Return the plots of scores, shares and, if there are any, ratings."""
    plots = [
        figure(points_plot(report), f"{report.arena.game.unit.capitalize()} per match"),
        figure(shares_plot(report), "Share of wins; dashed is the fair share"),
    ]
    return [*plots, figure(ratings_plot(report), "Rating by openskill")] if report.ratings else plots


def table(heading: str, titles: Sequence[str], rows: Sequence[Sequence[str]], *, n_names: int) -> str:
    """Return a table under a heading, or nothing if there are no rows."""
    if not rows:
        return ""

    def line(cells: Sequence[str], tag: str) -> str:
        kinds = [" class=name" if place < n_names else "" for place in range(len(cells))]
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, cells, strict=True))

    body = "".join(f"<tr>{line(cells, 'td')}</tr>\n" for cells in rows)
    return f"<h2>{heading}</h2><div class=scroll><table><tr>{line(titles, 'th')}</tr>\n{body}</table></div>"


def figure(chart: Any, caption: str) -> str:
    """Return a plot as an image in the page; as separate images, two drawings cannot clash in their names."""
    drawn = io.StringIO()
    styled = chart.configure(font=FONT, padding=16).configure_view(strokeOpacity=0)
    styled.configure_axis(
        labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=200
    ).configure_legend(
        labelFontSize=12, labelLimit=200, orient="top", columnPadding=32, symbolOpacity=1, symbolType="square"
    ).save(drawn, format="svg")
    data = base64.b64encode(drawn.getvalue().encode()).decode()
    return (
        f'<figure><img alt="{escape(caption)}" src="data:image/svg+xml;base64,{data}">'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


# -- plots -----------------------------------------------------------------------------------------


def points_plot(report: Report) -> Any:
    """Plot the mean score, one line per bot."""
    rows = [{"bot": row.name, **interval(row.points)} for row in report.rows]
    return dots(rows, report.arena.names, report.arena.game.unit)


def shares_plot(report: Report) -> Any:
    """Plot shares of wins next to the fair one."""
    rows = [{"bot": row.name, **interval(row.wins, 100)} for row in report.rows]
    fair = alt.Chart(inline([{"fair": 100 * report.fair}])).mark_rule(strokeDash=[5, 4], color="#777")
    return fair.encode(x="fair:Q") + dots(rows, report.arena.names, "share of wins, %")


def ratings_plot(report: Report) -> Any:
    """Plot ratings with their uncertainty."""
    rated = {name: Estimate(rating.mu, rating.sigma, 1) for name, rating in report.ratings.items()}
    rows = [{"bot": name, **interval(estimate)} for name, estimate in rated.items()]
    return dots(rows, report.arena.names, "rating")


def interval(estimate: Estimate, factor: float = 1) -> dict[str, float]:
    """Return a mean and the ends of its 95 % interval, times a factor."""
    reach = WIDE * (estimate.error or 0.0)
    values = {"mean": estimate.mean, "low": estimate.mean - reach, "high": estimate.mean + reach}
    return {name: factor * value for name, value in values.items()}


def dots(rows: list[dict[str, Any]], names: list[str], title: str) -> Any:
    """Plot a dot with an error bar per bot."""
    base = alt.Chart(inline(rows)).encode(
        y=alt.Y("bot:N", sort=names, title=None),
        color=alt.Color("bot:N", legend=None, scale=scale(names)),
    )
    x = alt.X("low:Q", title=title, axis=alt.Axis(tickCount=5), scale=alt.Scale(zero=False, padding=8))
    bars = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q")
    return (bars + base.mark_circle(size=90, opacity=1).encode(x="mean:Q")).properties(
        width=230, height=max(60, 34 * len(names))
    )


def curves_plot(report: Report) -> Any:
    """Plot running means with their bands; the first deals, where anything is possible, do not set the scale."""
    curves = report.curves
    names = [curve.name for curve in curves]
    rows: list[dict[str, Any]] = [
        {"bot": curve.name, "deals": n, "mean": mean, "low": mean - WIDE * error, "high": mean + WIDE * error}
        for curve in curves
        for n, mean, error in zip(curve.deals, curve.means, curve.errors, strict=True)
    ]
    settled = [row for row in rows if row["deals"] >= min(10, curves[0].deals[-1])]
    domain = [min(row["low"] for row in settled), max(row["high"] for row in settled)]
    y = alt.Scale(domain=domain, nice=True)
    base = alt.Chart(inline(rows)).encode(
        x=alt.X("deals:Q", title="deals", axis=alt.Axis(tickMinStep=1)),
        color=alt.Color("bot:N", title=None, sort=names, scale=scale(names)),
    )
    bands = base.mark_area(opacity=0.15, clip=True).encode(
        y=alt.Y("low:Q", title=f"difference, {report.arena.game.unit} per match", scale=y), y2="high:Q"
    )
    zero = alt.Chart(inline([{"zero": 0}])).mark_rule(strokeDash=[5, 4], color="#777").encode(y="zero:Q")
    return (zero + bands + base.mark_line(clip=True).encode(y="mean:Q")).properties(width=820, height=300)


def inline(rows: list[dict[str, Any]]) -> Any:
    """Return rows embedded in the plot."""
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def scale(names: list[str]) -> alt.Scale:
    """Return the colours of some names."""
    return alt.Scale(domain=names, range=[COLOURS[place % len(COLOURS)] for place in range(len(names))])
