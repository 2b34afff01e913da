"""The score sheet: a column per player, a line per round or game, and the totals."""

from collections.abc import Sequence

from textual.content import Content

from knolle.terminal.boards.frame import Frame
from knolle.terminal.boards.paper import fit, text
from knolle.terminal.sentences import part_of
from knolle.words.sentence import bare_sentence

COLUMN = 10


def cells(first: str, rest: Sequence[str], style: str = "") -> Content:
    line = fit(text(first, "$muted"), COLUMN)
    for cell in rest:
        line += text(cell[: COLUMN - 1].rjust(COLUMN), style)
    return line


def sheet(frame: Frame, winners: Sequence[int] = (), most: int | None = None) -> list[Content]:
    """Return the lines of the sheet: all scored rounds, or only the last `most`."""
    words, view = frame.words, frame.view
    part = bare_sentence(part_of(frame.slug), frame.reader)
    lines = [cells("", frame.names, "bold")]
    rows = [cells(f"{part} {k + 1}", [str(n) for n in row]) for k, row in enumerate(view["scores"])]
    if most is not None and len(rows) > most:
        rows = [text("…", "$muted"), *rows[-most:]]
    lines += rows
    if not view["scores"]:
        lines.append(text(words.say("sheet-none"), "$muted"))
    rule = text("─" * (COLUMN * (len(frame.names) + 1)), "$line")
    totals = cells(words.say("sheet-total"), [str(n) for n in view["totals"]], "bold $accent")
    return [*lines, rule, totals, *_winner_row(frame, winners)]


def _winner_row(frame: Frame, winners: Sequence[int]) -> list[Content]:
    if not winners:
        return []
    label = frame.words.say("sheet-shares" if len(winners) > 1 else "sheet-wins")
    return [cells("", [label if seat in winners else "" for seat in range(len(frame.names))], "bold $accent")]
