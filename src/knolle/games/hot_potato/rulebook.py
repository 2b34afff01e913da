"""The rows of rules.toml that only Hot Potato! has, as text."""

from collections.abc import Iterator, Sequence

from knolle.games.hot_potato.encounters import default_encounters
from knolle.terminal.rulebook import BETWEEN, PLAYERS, Row, mark_winner
from knolle.words.catalogue import Words


def _potatoes(row: Row, words: Words) -> Iterator[str]:
    """Give the potatoes of each player, whom they name, and where the Hot Potato goes."""
    if "encounter" in row:
        yield _encounter(row["encounter"], dict(default_encounters())[row["encounter"]], words)
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
    for name, ranking in default_encounters():
        yield _encounter(name, ranking, words)


def _encounter(name: str, ranking: Sequence[str], words: Words) -> str:
    ranked = " > ".join(words.say(f"potato-{potato}") for potato in ranking)
    return f"**{words.say(f'encounter-{name}')}** – {ranked}"


ROWS = {"played": _potatoes, "effects": _effects, "encounters": _all_encounters}
