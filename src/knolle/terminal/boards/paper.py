"""Building blocks of all boards: cards, boxes and text, as blocks of lines.

A suit is shown by letter, shape and colour, in this order: a terminal may lack colours.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.content import Content

from knolle.words.catalogue import Words
from knolle.words.sentence import COLOURS

Block = list[Content]
SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "★", "purple": "◆", "orange": "⬢", "gold": "¤"}
ROUND, HEAVY, BROKEN, NONE = "╭─╮│╰╯", "┏━┓┃┗┛", "┏╍┓╏┗┛", "      "
CARD_WIDTH = 6
HINT, ARMED = "◈", "»"
"""The signs of a card that a hint recommends, and of one that is played by itself."""


def text(words: str, style: str = "") -> Content:
    return Content.styled(words, style)


def suit_style(colour: str) -> str:
    return f"$suit-{colour}"


def fit(line: Content, width: int) -> Content:
    """Return the line at exactly this width: cut with an ellipsis, or padded."""
    return line.truncate(max(width, 0), ellipsis=True, pad=True)


def centre(line: Content, width: int) -> Content:
    room = width - line.cell_length
    return fit(line if room <= 0 else line.pad_left(room // 2), width)


def width_of(block: Block) -> int:
    return max((line.cell_length for line in block), default=0)


def square(block: Block, height: int) -> Block:
    """Return the block with all lines of one width, padded to the given height."""
    width = width_of(block)
    lines = [fit(line, width) for line in block]
    return lines + [fit(text(""), width)] * (height - len(lines))


def beside(blocks: Iterable[Block], gap: int = 1) -> Block:
    """Return the blocks side by side, aligned at the top."""
    found = [block for block in blocks if block]
    height = max(map(len, found), default=0)
    rows = zip(*(square(block, height) for block in found), strict=True)
    return [text(" " * gap).join(row) for row in rows]


def centre_block(block: Block, width: int) -> Block:
    """Return the block centred in the given width."""
    margin = max(0, (width - width_of(block)) // 2)
    return [fit(line.pad_left(margin), width) for line in block]


def spread(parts: Sequence[Content], width: int) -> Block:
    """Return the parts one after another, on as many lines as they need."""
    lines: list[Content] = []
    for part in parts:
        if lines and lines[-1].cell_length + 3 + part.cell_length <= width:
            lines[-1] = lines[-1] + text("   ") + part
        else:
            lines.append(part)
    return [fit(line, width) for line in lines]


def wrap(words: str, width: int, margin: int = 2) -> Block:
    """Return a text wrapped and centred."""
    return [centre(line.rstrip(), width) for line in text(words, "bold").wrap(width - margin)]


def with_path(sentence: str, path: str, width: int) -> list[str]:
    """Return the lines of a sentence that contains a path; if one line is too short, the path gets its own lines.

    >>> with_path("It is in /a/bc/def.", "/a/bc/def", 6)
    ['It is in', '/a/bc/', 'def', '.']
    """
    if len(sentence) <= width:
        return [sentence]
    before, _, after = sentence.partition(path)
    lines = [""]
    for part in re.findall(r"[^/\\]*[/\\]|[^/\\]+", path):
        if lines[-1] and len(lines[-1]) + len(part) > width:
            lines.append("")
        lines[-1] += part
    return [line for line in (before.strip(), *lines, after.strip()) if line]


def hang(sentences: Iterable[str], width: int) -> Block:
    """Return the sentences wrapped, with a hanging indent."""
    lines: Block = []
    for sentence in sentences:
        first, *rest = (line.rstrip() for line in text(sentence).wrap(width - 2))
        lines += [first, *(line.pad_left(2) for line in rest)]
    return lines


def draw_box(
    inside: Block,
    width: int,
    *,
    border: str = ROUND,
    style: str = "",
    title: Content | None = None,
    foot: Content | None = None,
) -> Block:
    """Return the lines in a box of the given width, with a text in its upper and one in its lower edge."""
    left, across, right, down, low_left, low_right = tuple(border)

    def edge(start: str, words: Content | None, end: str) -> Content:
        if words is None:
            return text(start + across * (width - 2) + end, style)
        head = text(" ") + words.truncate(title_room(width), ellipsis=True) + text(" ")
        return text(start + across, style) + head + text(across * (width - 3 - head.cell_length) + end, style)

    wall = text(down, style)
    body = [wall + fit(line, width - 2) + wall for line in inside]
    return [edge(left, title, right), *body, edge(low_left, foot, low_right)]


def title_room(width: int) -> int:
    """Return how many columns a text in the edge of a box may have."""
    return width - 5


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """How a card is drawn: whether it may be played, is selected, is marked by a hint, is armed, and is tall."""

    is_open: bool = True
    is_selected: bool = False
    is_hint: bool = False
    is_armed: bool = False
    is_tall: bool = False


def colour_of(card: str) -> str:
    return COLOURS[card[0]]


def number_of(card: str) -> str:
    return card[1:]


def label_of(card: str, words: Words) -> str:
    """Return a card as it is written: "R7", in German "Ge7" for a yellow 7."""
    return words.say(f"letter-{colour_of(card)}") + number_of(card)


def suit(colour: str, words: Words) -> Content:
    """Return the letter and shape of a suit; gold has only a shape."""
    letter = "" if colour == "gold" else words.say(f"letter-{colour}")
    return text(letter + SHAPES[colour], f"bold {suit_style(colour)}")


def small(card: str, words: Words) -> Content:
    """Return a card within a line: its label and shape."""
    colour = colour_of(card)
    return text(f"{label_of(card, words)}{SHAPES[colour]}", f"bold {suit_style(colour)}")


def face(card: str, words: Words, width: int, sign: str = "") -> Block:
    """Return the two lines on a card: letter and number, then shape and the sign of the game, if it has one."""
    colour = colour_of(card)
    letter, number = words.say(f"letter-{colour}"), number_of(card)
    style = f"bold {suit_style(colour)}"
    room = width - len(letter) - len(number)
    upper = letter + " " * room + number
    lower = SHAPES[colour] + sign.rjust(width - 1)
    return [text(upper, style), text(lower, style)]


def draw_card(inside: Block, style: str, width: int, look: Look) -> Block:
    """Return lines drawn as a card: framed if it may be chosen, heavy and filled if it is selected."""
    if look.is_tall:
        inside = [inside[0], text(""), *inside[1:]]
    if look.is_selected:
        fill = f"$paper-ink on {style}" if look.is_open else "reverse"
        inside = [fit(line, width - 2).without_spans.stylize(f"bold {fill}") for line in inside]
        style, border = f"bold {style}", HEAVY if look.is_open else BROKEN
    elif look.is_open:
        border = ROUND
    else:
        off = f"$off-{style.removeprefix('$')}"
        inside, style, border = [line.without_spans.stylize(off) for line in inside], "", NONE
    block = draw_box(inside, width, border=border, style=style)
    return mark(block, style, ARMED if look.is_armed else HINT) if look.is_hint or look.is_armed else block


def mark(block: Block, style: str, sign: str) -> Block:
    """Return the block with a sign in its top edge."""
    width = block[0].cell_length
    left = (width - 3) // 2
    edge = block[0].plain
    return [text(edge[:left], style) + text(f" {sign} ", "bold $accent") + text(edge[left + 3 :], style), *block[1:]]


def card(card: str, words: Words, look: Look, width: int = CARD_WIDTH, sign: str = "") -> Block:
    """Return a card with its colour and number, and the sign of the game, if it has one."""
    return draw_card(face(card, words, width - 2, sign), suit_style(colour_of(card)), width, look)


def empty_place(width: int, height: int) -> Block:
    """Return a placeholder for a card that is still to be played."""
    edge = text("╶" + "╌" * (width - 2) + "╴", "$muted")
    return [edge, *([text(" " * width)] * (height - 2)), edge]
