"""The learning curve of a training run, drawn. Altair and vl-convert are optional packages (extra `lab`)."""

from pathlib import Path

import altair as alt

from knolle.lab.course import Point

WIDTH, HEIGHT = 420, 220
COLOUR = "#8a5a00"


def draw(points: list[Point], title: str, unit: str, path: Path) -> None:
    """Draw the lead over rule players and the error of the judgements against the deals learnt from."""
    rows = [
        {
            "deals": point.deals,
            "error": point.error,
            "lead": point.lead,
            "low": point.lead - 1.96 * point.lead_error,
            "high": point.lead + 1.96 * point.lead_error,
        }
        for point in points
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(alt.X("deals:Q", title="deals", axis=alt.Axis(format="~s")))
    band = base.mark_area(opacity=0.25, color=COLOUR).encode(
        alt.Y("low:Q", title=f"lead over greedy, {unit} per deal"), alt.Y2("high:Q")
    )
    lead = base.mark_line(color=COLOUR, point=True).encode(alt.Y("lead:Q"))
    error = base.mark_line(color=COLOUR, point=True).encode(
        alt.Y("error:Q", title="mean squared error, spreads²", scale=alt.Scale(zero=False))
    )
    size = {"width": WIDTH, "height": HEIGHT}
    both = alt.hconcat((band + lead).properties(**size), error.properties(**size))
    both.properties(title=title).save(str(path), format="svg")
