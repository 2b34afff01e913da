"""Texts that people type: names and chat, made fit to be shown to others."""

import unicodedata

from knolle.server.errors import RequestError

MOST_NAME = 24
MOST_CHAT = 300
MOST_ENTROPY = 128
BOT_NAMES = ("Linda", "Bintje", "Agria", "Sieglinde", "Charlotte", "Désirée")
"""Bots are called after potatoes."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that are not seen but can change how others are: controls, marks of direction, surrogates."""
_JOINER = "\N{ZERO WIDTH JOINER}"


def clean(text: str, most: int, what: str) -> str:
    """A text in one form of Unicode without hidden characters; refused when nothing is left or it is too long."""
    kept = "".join(
        c for c in unicodedata.normalize("NFC", text) if c == _JOINER or unicodedata.category(c) not in _HIDDEN
    )
    kept = " ".join(kept.split())
    if not kept.strip(_JOINER) or len(kept) > most:
        raise RequestError(
            f"bad-{what}", f"A {what} has 1 to {most} visible characters, not {len(kept)}.", most=most, length=len(kept)
        )
    return kept


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number where somebody at the table has it already.

    >>> told_apart("Ann", ["Ann", "Ben", "Ann 2"])
    'Ann 3'
    """
    number, told = 2, name
    while told in others:
        told = f"{name} {number}"
        number += 1
    return told
