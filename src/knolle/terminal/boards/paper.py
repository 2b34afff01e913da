"""What all boards are drawn with: cards, seats and lines of text, as blocks of lines of one width.

A suit is known by its letter, its shape and its colour, in this order: the colour may be missing.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.content import Content

from knolle.terminal.telling.cards import colour_of, face_of, label_of, number_of
from knolle.terminal.words import Words

Block = list[Content]
SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "★", "purple": "◆", "orange": "⬢", "gold": "¤"}
FACES = {"evil": "ψ", "man": "∞"}
"""The horns of an Evil Potato and Potato Man's mask."""
ROUND, HEAVY, BROKEN, NONE = "╭─╮│╰╯", "┏━┓┃┗┛", "┏╍┓╏┗┛", "      "
CARD_WIDTH = 6


def text(words: str, style: str = "") -> Content:
    return Content.styled(words, style)


def suit_style(colour: str) -> str:
    return f"$suit-{colour}"


def fitted(line: Content, width: int) -> Content:
    """Exactly as wide as asked: cut with an ellipsis, or filled up."""
    return line.truncate(max(width, 0), ellipsis=True, pad=True)


def centred(line: Content, width: int) -> Content:
    room = width - line.cell_length
    return fitted(line if room <= 0 else line.pad_left(room // 2), width)


def width_of(block: Block) -> int:
    return max((line.cell_length for line in block), default=0)


def squared(block: Block, height: int) -> Block:
    """All lines of one width, and as many as asked."""
    width = width_of(block)
    lines = [fitted(line, width) for line in block]
    return lines + [fitted(text(""), width)] * (height - len(lines))


def beside(blocks: Iterable[Block], gap: int = 1) -> Block:
    """Blocks next to each other, their tops in one line."""
    found = [block for block in blocks if block]
    height = max(map(len, found), default=0)
    rows = zip(*(squared(block, height) for block in found), strict=True)
    return [text(" " * gap).join(row) for row in rows]


def middled(block: Block, width: int) -> Block:
    """The block in the middle of so much room."""
    margin = max(0, (width - width_of(block)) // 2)
    return [fitted(line.pad_left(margin), width) for line in block]


def spread(parts: Sequence[Content], width: int) -> Block:
    """Parts one after the other, on as many lines as they need."""
    lines: list[Content] = []
    for part in parts:
        if lines and lines[-1].cell_length + 3 + part.cell_length <= width:
            lines[-1] = lines[-1] + text("   ") + part
        else:
            lines.append(part)
    return [fitted(line, width) for line in lines]


def wrapped(words: str, width: int, margin: int = 2) -> Block:
    """A sentence in the middle of its lines."""
    return [centred(line.rstrip(), width) for line in text(words, "bold").wrap(width - margin)]


def with_path(sentence: str, path: str, width: int) -> list[str]:
    """A sentence with a path in it: the path has lines of its own where there is not room for all in one.

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


def hanging(sentences: Iterable[str], width: int) -> Block:
    """Sentences below each other; the further lines of a long one are indented."""
    lines: Block = []
    for sentence in sentences:
        first, *rest = (line.rstrip() for line in text(sentence).wrap(width - 2))
        lines += [first, *(line.pad_left(2) for line in rest)]
    return lines


def framed(inside: Block, width: int, *, border: str = ROUND, style: str = "", title: Content | None = None) -> Block:
    """A box around lines, as wide as asked."""
    left, across, right, down, low_left, low_right = tuple(border)
    edge = text(across * (width - 2), style)
    if title is not None:
        head = text(" ") + title.truncate(width - 5, ellipsis=True) + text(" ")
        edge = text(across, style) + head + text(across * (width - 3 - head.cell_length), style)
    wall = text(down, style)
    body = [wall + fitted(line, width - 2) + wall for line in inside]
    low = text(low_left + across * (width - 2) + low_right, style)
    return [text(left, style) + edge + text(right, style), *body, low]


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """How a card lies there: whether it may be played, is looked at, is pointed at, and how tall it is."""

    is_open: bool = True
    is_selected: bool = False
    is_pointed: bool = False
    is_tall: bool = False


def suit(colour: str, words: Words) -> Content:
    """Letter and shape of a suit; gold has its shape alone."""
    letter = "" if colour == "gold" else words.say(f"letter-{colour}")
    return text(letter + SHAPES[colour], f"bold {suit_style(colour)}")


def small(card: str, words: Words) -> Content:
    """A card within a line: its label and shape."""
    colour = colour_of(card)
    return text(f"{label_of(card, words)}{SHAPES[colour]}", f"bold {suit_style(colour)}")


def face(card: str, slug: str, words: Words, width: int) -> Block:
    """The two lines on a card: letter and number, shape and whoever is drawn there."""
    colour = colour_of(card)
    letter, number = words.say(f"letter-{colour}"), str(number_of(card))
    mark = FACES.get(face_of(card, slug) or "", "")
    style = f"bold {suit_style(colour)}"
    room = width - len(letter) - len(number)
    upper = letter + " " * room + number
    lower = SHAPES[colour] + mark.rjust(width - 1)
    return [text(upper, style), text(lower, style)]


def boxed(inside: Block, style: str, width: int, look: Look) -> Block:
    """Lines as a card: in a frame where it may be chosen, in a heavy and filled one where it is looked at."""
    if look.is_tall:
        inside = [inside[0], text(""), *inside[1:]]
    if look.is_selected:
        fill = f"$paper-ink on {style}" if look.is_open else "reverse"
        inside = [fitted(line, width - 2).without_spans.stylize(f"bold {fill}") for line in inside]
        style, border = f"bold {style}", HEAVY if look.is_open else BROKEN
    elif look.is_open:
        border = ROUND
    else:
        off = f"$off-{style.removeprefix('$')}"
        inside, style, border = [line.without_spans.stylize(off) for line in inside], "", NONE
    block = framed(inside, width, border=border, style=style)
    return pointed(block, style) if look.is_pointed else block


def pointed(block: Block, style: str) -> Block:
    """The mark of a hint in the upper edge."""
    width = block[0].cell_length
    left = (width - 3) // 2
    edge = block[0].plain
    return [text(edge[:left], style) + text(" ◈ ", "bold $accent") + text(edge[left + 3 :], style), *block[1:]]


def card(card: str, slug: str, words: Words, look: Look, width: int = CARD_WIDTH) -> Block:
    """A card of a colour and a number."""
    return boxed(face(card, slug, words, width - 2), suit_style(colour_of(card)), width, look)


def empty_place(width: int, height: int) -> Block:
    """Where a card will lie."""
    edge = text("╶" + "╌" * (width - 2) + "╴", "$muted")
    return [edge, *([text(" " * width)] * (height - 2)), edge]
