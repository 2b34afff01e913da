"""Spans of time in words: days, hours or minutes, whichever says enough. words/spans.ts does the same for the page."""

from knolle.words.said import Said

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def span(ms: int) -> Said:
    """Return a span of time as a message: days rounded, hours and minutes rounded down.

    >>> [(said.id, said.args["count"]) for said in map(span, (3 * DAY - 1, 2 * DAY - 1, HOUR - 1, 0))]
    [('span-days', 3), ('span-hours', 47), ('span-minutes', 59), ('span-minutes', 1)]
    """
    if ms >= 2 * DAY:
        return Said("span-days", {"count": (ms + DAY // 2) // DAY})
    if ms >= HOUR:
        return Said("span-hours", {"count": ms // HOUR})
    return Said("span-minutes", {"count": max(1, ms // MINUTE)})
