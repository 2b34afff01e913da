"""The catalogue uses one word for one idea: the one in docs/words.md."""

import re
from fnmatch import fnmatchcase

import pytest

from knolle.core.registry import GAMES
from words.catalogue import FILES, LANGUAGES, ROOT, Texts, ids, patterns

PAGE = ROOT / "docs" / "words.md"
SLUGS = {"Potato Man": "potato-man", "Compañeros": "companeros", "Hot Potato!": "hot-potato"}
HELD = {
    "companeros": ["sheet-game", "replay-at-game", "tell-place-game"],
    # used in Compañeros too, where the whole word does not fit
    "hot-potato": ["board-points", "board-points-hidden"],
}
"""Messages that only the words of one game apply to, although they stand in another file."""


def table(first: str) -> list[dict[str, str]]:
    """Return the rows of the table on the page whose first column has this title."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    titles, _, *cells = rows
    return [dict(zip(titles, row, strict=True)) for row in cells]


IDEAS = table("idea")
AVOIDED = [
    (row["where"], language, *row[language].split(" → "))
    for row in table("where")
    for language in LANGUAGES
    if row[language]
]
"""Where, in which language, which words to avoid and which to use."""
Row = tuple[str, str, str, str]


def words(cell: str) -> list[str]:
    return [word.strip(" `") for word in cell.split(",")]


def said(word: str) -> re.Pattern[str]:
    """Return a pattern for a whole word; `*` matches any ending."""
    return re.compile(rf"(?<!\w){re.escape(word).replace(chr(92) + '*', chr(92) + 'w*')}(?!\w)", re.IGNORECASE)


def texts(language: str, game: str | None = None) -> dict[str, str]:
    """Return the text of every message, or its text for one game; variables leave a gap."""
    found = {key: pattern for file in FILES for key, pattern in patterns(language, file).items()}
    return {key: " ".join(Texts(found.get(f"{key}-{game}", found[key]), game).parts) for key in found}


def belongs(key: str, game: str) -> bool:
    """Return whether a message may be used in a game."""
    held = {slug for slug, keys in HELD.items() if key in keys}
    owners = held or {slug for slug in GAMES if key in ids("en", slug.replace("-", "_"))}
    return game in owners or not owners


def held(where: str, language: str) -> dict[str, str]:
    """Return the texts that a row of the table applies to."""
    found: dict[str, str] = {}
    for one in words(where):
        if one in SLUGS:
            own = {key: text for key, text in texts(language, SLUGS[one]).items() if belongs(key, SLUGS[one])}
        else:
            own = {key: text for key, text in texts(language).items() if fnmatchcase(key, one)}
        found |= {f"{key} ({one})" if one in SLUGS else key: text for key, text in own.items()}
    return found


def wrong(where: str, language: str, avoided: str, right: str) -> dict[str, str]:
    """Return the messages that use a word to avoid, unless it is part of the right one."""
    found = {}
    for key, text in held(where, language).items():
        for word in words(right):
            text = said(word).sub("", text)
        if any(said(word).search(text) for word in words(avoided)):
            found[key] = text
    return found


def test_the_tables_are_read() -> None:
    assert len(IDEAS) > 40 and len(AVOIDED) > 40
    for where, language, *_ in AVOIDED:
        assert held(where, language), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    every = "\n".join(texts(language).values())
    # with any ending, for plurals and cases
    never = [word for row in IDEAS for word in words(row[language]) if not said(f"{word}*").search(every)]
    assert never == []


@pytest.mark.parametrize("row", AVOIDED, ids=lambda row: f"{row[1]} {row[2].split(',')[0]} {row[0][:20]}")
def test_no_message_uses_a_word_to_avoid(row: Row) -> None:
    assert wrong(*row) == {}


def test_a_message_is_read_as_formatted_for_a_game() -> None:
    points = said("points")
    assert not points.search(texts("en", "potato-man")["score-counted"])
    assert points.search(texts("en", "hot-potato")["score-counted"])
    assert said("Punkt*").search("der Punktestand") and not said("Punkt*").search("Siegpunkte")
