"""Writes the rules of a game as Markdown, in any language.

The texts come from the catalogue. `rules.toml` in the folder of the game gives their order and the examples, which are
written in card notation here and drawn by the page.
"""

import runpy
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from knolle.core.registry import folders
from knolle.words.catalogue import Words, rules_of
from knolle.words.sentence import Reader
from knolle.words.sentence import card as card_label

PLAYERS = "ABCDEF"
BETWEEN = " · "
Row = Mapping[str, Any]


def rulebooks() -> dict[str, Path]:
    """Return the file `rules.toml` of every game by slug; a game need not have one."""
    return {slug: folder / "rules.toml" for slug, folder in folders().items()}


def rulebook(slug: str, words: Words) -> str:
    """Return the rules of a game in a language.

    >>> rulebook("potato-man", Words("it")).splitlines()[0]
    '# Regole di Potato Man'
    """
    path = rulebooks()[slug]
    if not path.is_file():
        return _plain(slug, words)
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    parts = [
        f"# {words.say('rules-title', game=words.say(f'game-{slug}'))}",
        f"## {words.say('rules-short')}",
        "\n".join(f"- {words.say(short)}" for short in book["short"]),
        f"## {words.say('rules-players')}",
        _sizes(book["sizes"], words),
        words.say("rules-ruling-about"),
    ]
    figures = [*book.get("pictures", []), *book["examples"]]
    for section in book["sections"]:
        parts.append(f"## {words.say(section['heading'])}")
        for number in section["rules"]:
            beside = [_figure(figure, slug, words) for figure in figures if figure["rule"] == number]
            parts.append(_item([*_rule(number, words), *beside]))
    parts += ["---", f"{_credits(slug, book, words)} {words.say('rules-credits-ours')}"]
    return "\n\n".join(parts) + "\n"


def _plain(slug: str, words: Words) -> str:
    """Return the rules as a list, for a game without rules.toml."""
    title = f"# {words.say('rules-title', game=words.say(f'game-{slug}'))}"
    return "\n\n".join([title, *(_item(_rule(number, words)) for number in rules_of(slug))]) + "\n"


# -- rules -------------------------------------------------------------------------------------------


def _item(paragraphs: list[str]) -> str:
    """Return paragraphs as one item of a list."""
    return "- " + "\n\n".join(paragraphs).replace("\n", "\n  ")


def _rule(number: str, words: Words) -> list[str]:
    rule = f"rule-{number.lower()}"
    first, *more = words.say(rule).split("\n")
    parts = [f"**{number}** {first}", *more]
    if words.knows(f"{rule}.ruling"):
        parts.append(f"*{words.say('rules-ruling').upper()}* {words.say(f'{rule}.ruling')}")
    return parts


def _sizes(sizes: Mapping[str, Any], words: Words) -> str:
    """Return the table with hands, piles and so on for each number of players."""

    def shown(cell: Any) -> str:
        if isinstance(cell, list):
            return "–".join(map(str, cell))
        return words.say(cell) if isinstance(cell, str) else str(cell or "–")

    heads = [words.say(head) for head in sizes["columns"]]
    rows = [heads, ["---"] * len(heads), *([shown(cell) for cell in row] for row in sizes["rows"])]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _credits(slug: str, book: Mapping[str, Any], words: Words) -> str:
    first, *more = book["authors"]
    for last in more:
        first = words.say("list-last", rest=first, last=last)
    return words.say("rules-credits", game=words.say(f"game-{slug}"), authors=first, year=book["year"])


# -- pictures and examples ----------------------------------------------------------------------------


def _figure(figure: Mapping[str, Any], slug: str, words: Words) -> str:
    """Return an example, or a picture with its caption, as a quoted block."""
    case = figure["words"]
    rows = [_row(row, slug, words) for row in figure["rows"]]
    parts = [words.say(case), *rows]
    if words.knows(f"{case}.result"):
        parts = [f"**{words.say('rules-example')}** {words.say(case)}", *rows, words.say(f"{case}.result")]
    return "> " + "\n\n".join(parts).replace("\n", "\n> ")


def _row(row: Row, slug: str, words: Words) -> str:
    """Return the text of what the page draws in a row."""
    lines = [words.say(row["label"], player=row.get("player", ""))] if "label" in row else []
    lines += next(tell(row, words) for key, tell in _rows(slug).items() if key in row)
    return "\\\n".join(lines)


def _cards(row: Row, words: Words) -> Iterator[str]:
    parts = []
    for k, card in enumerate(row["cards"]):
        label = mark_winner(label_of(card, words), card == row.get("winner"))
        player = f"{row['players'][k]} " if "players" in row else ""
        parts.append(f"{player}{label}{_draws(row, k, words)}")
    yield BETWEEN.join(parts)


def _draws(row: Row, k: int, words: Words) -> str:
    if "drawn" not in row:
        return ""
    card = row["drawn"][k]
    return f" ({words.say('rules-draws', card=label_of(card, words)) if card else words.say('rules-draws-hidden')})"


def _scores(row: Row, words: Words) -> Iterator[str]:
    """Give the sum of each player if totals are wanted, otherwise one line per round."""
    if row.get("totals"):
        for player, numbers in zip(PLAYERS, row["scores"], strict=False):
            total = mark_winner(str(sum(numbers)), player == row.get("winner"))
            yield f"{player} {' + '.join(map(str, numbers))} = {total}"
        return
    for number, points in enumerate(zip(*row["scores"], strict=True), row.get("first", 1)):
        parts = BETWEEN.join(f"{player} {n}" for player, n in zip(PLAYERS, points, strict=False))
        yield f"{words.say('rules-column-round', number=number)} – {parts}"


def label_of(card: str, words: Words) -> str:
    """Return a card as it is written."""
    return card_label(card, Reader(words))


def mark_winner(text: str, wins: bool) -> str:
    """Return a text, in bold if it wins."""
    return f"**{text}**" if wins else text


ROWS = {"cards": _cards, "scores": _scores}
"""How the rows that all games share are told; `rulebook.py` of a game tells those that only it has."""


@cache
def _rows(slug: str) -> dict[str, Any]:
    """Return how each kind of row is told. A game's file is run without its package, which imports numpy."""
    own = folders()[slug] / "rulebook.py"
    return ROWS | (runpy.run_path(str(own))["ROWS"] if own.is_file() else {})
