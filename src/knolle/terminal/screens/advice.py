"""The master's estimates as lines: best first, and the best marked."""

from textual.content import Content

from knolle.server.protocol import Advice
from knolle.terminal.boards.frame import Frame
from knolle.terminal.boards.paper import fit, text
from knolle.terminal.sentences import action_name, lines
from knolle.words.catalogue import own_id
from knolle.words.numbers import format_number

MOST, WIDTH = 9, 36
MOST_NAME = WIDTH - 19


def advice_lines(advice: Advice, frame: Frame) -> list[Content]:
    """Return every legal action with its expected lead and its chance of winning, then how reliable that is."""
    words = frame.words
    names = [action_name(value.called, frame.reader) for value in advice.values]
    broad = min(MOST_NAME, max(map(len, names), default=0) + 1)
    rows = []
    for k, (value, name) in enumerate(zip(advice.values[:MOST], names, strict=False)):
        mark = text("◈ " if k == 0 else "  ", "bold $accent")
        lead, error = format_number(value.points, "signed", words), format_number(value.points_error, "points", words)
        figures = f"{lead:>5} ± {error:<4}{format_number(value.chance, 'percent', words):>5}"
        rows.append(mark + fit(text(name, "bold" if k == 0 else ""), broad) + text(figures))
    because = " ".join(lines(advice.said[1:], frame.reader))
    columns = words.say("table-advice-columns", unit=words.say(own_id("score-unit", frame.slug)))
    return [*wrap(columns), *rows, *wrap(because)]


def wrap(figures: str) -> list[Content]:
    return [line.rstrip() for line in text(figures, "$muted").wrap(WIDTH)]
