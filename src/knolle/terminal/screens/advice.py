"""The master's estimates as lines: best first, and the best marked."""

from collections.abc import Sequence

from textual.content import Content

from knolle.terminal import telling
from knolle.terminal.boards.frame import Facts, Frame
from knolle.terminal.boards.paper import fitted, text
from knolle.terminal.telling import action_name
from knolle.terminal.telling.numbers import percent, points, signed

MOST, WIDTH = 9, 36
MOST_NAME = WIDTH - 19


def advice_lines(advice: Facts, frame: Frame) -> list[Content]:
    """Return every legal action with its expected lead and its chance of winning."""
    values: Sequence[Facts] = advice["values"]
    words = frame.words
    among = [value["action"] for value in values]
    names = [action_name(action, frame.names, words, among=among) for action in among]
    broad = min(MOST_NAME, max(map(len, names), default=0) + 1)
    lines = []
    for k, (value, name) in enumerate(zip(values[:MOST], names, strict=False)):
        mark = text("◈ " if k == 0 else "  ", "bold $accent")
        error = points(value["points_error"], words)
        told = f"{signed(value['points'], words):>5} ± {error:<4}{percent(value['chance'], words):>5}"
        lines.append(mark + fitted(text(name, "bold" if k == 0 else ""), broad) + text(told))
    because = telling.because(frame.slug, advice, frame.names, words)
    return [*wrapped(words.say("table-advice-columns", game=frame.slug)), *lines, *wrapped(because)]


def wrapped(told: str) -> list[Content]:
    return [line.rstrip() for line in text(told, "$muted").wrap(WIDTH)]
