"""The rows of rules.toml that only Hot Potato! has, as text."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from knolle.terminal.rulebook import BETWEEN, PLAYERS, Row, mark_winner
from knolle.words.catalogue import Words


def _potatoes(row: Row, words: Words) -> Iterator[str]:
    """Give the potatoes of each player, whom they name, and where the Hot Potato goes."""
    if "encounter" in row:
        yield _encounter(row["encounter"], _encounters()[row["encounter"]], words)
    parts = []
    for k, potatoes in enumerate(row["played"]):
        names = [mark_winner(words.say(f"potato-{potato}"), potato == row.get("winner")) for potato in potatoes]
        named = row["named"][k] if "named" in row else ""
        naming = f" ({words.say('rules-hp-names', player=named)})" if named else ""
        parts.append(f"{PLAYERS[k]} {' + '.join(names)}{naming}")
    yield BETWEEN.join(parts)
    if "hot" in row:
        yield words.say("rules-hp-hot-to", player=row["hot"]) if row["hot"] else words.say("rules-hp-hot-middle")


def _effects(row: Row, words: Words) -> Iterator[str]:
    for potato in row["effects"]:
        yield f"**{words.say(f'potato-{potato}')}** – {words.say(f'potato-{potato}-effect')}"


def _all_encounters(row: Row, words: Words) -> Iterator[str]:
    for name, ranking in _encounters().items():
        yield _encounter(name, ranking, words)


def _encounters() -> dict[str, list[str]]:
    """Return the rankings of the deck, by encounter."""
    deck = tomllib.loads(Path(__file__).with_name("encounters.toml").read_text(encoding="utf-8"))
    return {card["name"]: card["ranking"] for card in deck["encounter"]}


def _encounter(name: str, ranking: list[str], words: Words) -> str:
    ranked = " > ".join(words.say(f"potato-{potato}") for potato in ranking)
    return f"**{words.say(f'encounter-{name}')}** – {ranked}"


ROWS = {"played": _potatoes, "effects": _effects, "encounters": _all_encounters}
