"""The rows of rules.toml that only Potato Man has, as text."""

from collections.abc import Iterator

from knolle.terminal.rulebook import BETWEEN, Row
from knolle.words.catalogue import Words


def _sacks(row: Row, words: Words) -> Iterator[str]:
    """Give the number of sack cards of each kind, and the sacks that one card brings."""
    kinds = zip(row["worths"], row["sacks"].items(), strict=True)
    yield BETWEEN.join(f"{words.say(f'sack-{kind}')} ({worth}) × {n}" for worth, (kind, n) in kinds)


ROWS = {"sacks": _sacks}
