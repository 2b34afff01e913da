"""The rows of rules.toml that only Compañeros has, as text."""

from collections.abc import Iterator

from knolle.terminal.rulebook import BETWEEN, Row, label_of
from knolle.words.catalogue import Words
from knolle.words.sentence import COLOURS


def _groups(row: Row, words: Words) -> Iterator[str]:
    """Give the cards by colour with their values, and who takes each colour."""
    parts = []
    for k, cards in enumerate(row["groups"]):
        colour = words.say(f"colour-{COLOURS[cards[0][0]]}")
        value = words.say("colour-value", colour=colour, value=row["values"][k])
        taker = row["takers"][k] if "takers" in row else ""
        taken = f" – {words.say('rules-co-takes', player=taker)}" if taker else ""
        parts.append(f"{value} ({' '.join(label_of(card, words) for card in cards)}){taken}")
    yield BETWEEN.join(parts)


ROWS = {"groups": _groups}
