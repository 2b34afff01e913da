"""Writes the rules of a game as Markdown, in any language.

The texts come from the catalogue. `rules.toml` in the folder of the game gives their order and the examples, which are
written in card notation here and drawn by the page.
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from knolle.core.registry import folders
from knolle.words.catalogue import Words, rules_of
from knolle.words.sentence import COLOURS, Reader
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
            beside = [_figure(figure, path, words) for figure in figures if figure["rule"] == number]
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


def _figure(figure: Mapping[str, Any], path: Path, words: Words) -> str:
    """Return an example, or a picture with its caption, as a quoted block."""
    case = figure["words"]
    rows = [_row(row, path, words) for row in figure["rows"]]
    parts = [words.say(case), *rows]
    if words.knows(f"{case}.result"):
        parts = [f"**{words.say('rules-example')}** {words.say(case)}", *rows, words.say(f"{case}.result")]
    return "> " + "\n\n".join(parts).replace("\n", "\n> ")


def _row(row: Row, path: Path, words: Words) -> str:
    """Return the text of what the page draws in a row."""
    lines = [words.say(row["label"], player=row.get("player", ""))] if "label" in row else []
    lines += next(tell(row, path, words) for key, tell in ROWS.items() if key in row)
    return "\\\n".join(lines)


def _cards(row: Row, path: Path, words: Words) -> Iterator[str]:
    parts = []
    for k, card in enumerate(row["cards"]):
        label = _mark_winner(label_of(card, words), card == row.get("winner"))
        player = f"{row['players'][k]} " if "players" in row else ""
        parts.append(f"{player}{label}{_draws(row, k, words)}")
    yield BETWEEN.join(parts)


def _draws(row: Row, k: int, words: Words) -> str:
    if "drawn" not in row:
        return ""
    card = row["drawn"][k]
    return (
        f" ({words.say('rules-pm-draws', card=label_of(card, words)) if card else words.say('rules-pm-draws-hidden')})"
    )


def _groups(row: Row, path: Path, words: Words) -> Iterator[str]:
    """Give the cards by colour with their values, and who takes each colour."""
    parts = []
    for k, cards in enumerate(row["groups"]):
        colour = words.say(f"colour-{COLOURS[cards[0][0]]}")
        value = words.say("colour-value", colour=colour, value=row["values"][k])
        taker = row["takers"][k] if "takers" in row else ""
        taken = f" – {words.say('rules-co-takes', player=taker)}" if taker else ""
        parts.append(f"{value} ({' '.join(label_of(card, words) for card in cards)}){taken}")
    yield BETWEEN.join(parts)


def _sacks(row: Row, path: Path, words: Words) -> Iterator[str]:
    """Give the number of sack cards of each kind, and the sacks that one card brings."""
    kinds = zip(row["worths"], row["sacks"].items(), strict=True)
    yield BETWEEN.join(f"{words.say(f'sack-{kind}')} ({worth}) × {n}" for worth, (kind, n) in kinds)


def _scores(row: Row, path: Path, words: Words) -> Iterator[str]:
    """Give the sum of each player if totals are wanted, otherwise one line per round."""
    if row.get("totals"):
        for player, numbers in zip(PLAYERS, row["scores"], strict=False):
            total = _mark_winner(str(sum(numbers)), player == row.get("winner"))
            yield f"{player} {' + '.join(map(str, numbers))} = {total}"
        return
    for number, points in enumerate(zip(*row["scores"], strict=True), row.get("first", 1)):
        parts = BETWEEN.join(f"{player} {n}" for player, n in zip(PLAYERS, points, strict=False))
        yield f"{words.say('rules-column-round', number=number)} – {parts}"


def _potatoes(row: Row, path: Path, words: Words) -> Iterator[str]:
    """Give the potatoes of each player, whom they name, and where the Hot Potato goes."""
    if "encounter" in row:
        yield _encounter(row["encounter"], _encounters(path)[row["encounter"]], words)
    parts = []
    for k, potatoes in enumerate(row["played"]):
        names = [_mark_winner(words.say(f"potato-{potato}"), potato == row.get("winner")) for potato in potatoes]
        named = row["named"][k] if "named" in row else ""
        naming = f" ({words.say('rules-hp-names', player=named)})" if named else ""
        parts.append(f"{PLAYERS[k]} {' + '.join(names)}{naming}")
    yield BETWEEN.join(parts)
    if "hot" in row:
        yield words.say("rules-hp-hot-to", player=row["hot"]) if row["hot"] else words.say("rules-hp-hot-middle")


def _effects(row: Row, path: Path, words: Words) -> Iterator[str]:
    for potato in row["effects"]:
        yield f"**{words.say(f'potato-{potato}')}** – {words.say(f'potato-{potato}-effect')}"


def _all_encounters(row: Row, path: Path, words: Words) -> Iterator[str]:
    for name, ranking in _encounters(path).items():
        yield _encounter(name, ranking, words)


def _encounters(path: Path) -> dict[str, list[str]]:
    """Return the rankings of the deck in the folder of the game, by encounter."""
    deck = tomllib.loads(path.with_name("encounters.toml").read_text(encoding="utf-8"))
    return {card["name"]: card["ranking"] for card in deck["encounter"]}


def _encounter(name: str, ranking: list[str], words: Words) -> str:
    ranked = " > ".join(words.say(f"potato-{potato}") for potato in ranking)
    return f"**{words.say(f'encounter-{name}')}** – {ranked}"


def label_of(card: str, words: Words) -> str:
    """Return a card as it is written."""
    return card_label(card, Reader(words))


def _mark_winner(text: str, wins: bool) -> str:
    return f"**{text}**" if wins else text


ROWS = {
    "cards": _cards,
    "groups": _groups,
    "sacks": _sacks,
    "scores": _scores,
    "played": _potatoes,
    "effects": _effects,
    "encounters": _all_encounters,
}
