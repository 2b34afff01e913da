"""Names and chat as people type them, cleaned before others see them."""

import unicodedata

from knolle.server.errors import RequestError

MOST_NAME = 24
MOST_CHAT = 300
MOST_ENTROPY = 128
BOT_NAMES = ("Linda", "Bintje", "Agria", "Sieglinde", "Charlotte", "Désirée")
"""Bots are named after potato varieties."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of invisible characters, which can change how others are shown: controls, direction marks, surrogates."""
_JOINER = "\N{ZERO WIDTH JOINER}"


def clean(text: str, most: int, what: str) -> str:
    """Return the text in NFC without invisible characters; raise if nothing is left or it is longer than `most`."""
    kept = "".join(
        c for c in unicodedata.normalize("NFC", text) if c == _JOINER or unicodedata.category(c) not in _HIDDEN
    )
    kept = " ".join(kept.split())
    if not kept.strip(_JOINER) or len(kept) > most:
        raise RequestError(
            f"bad-{what}",
            f"A {what} needs 1 to {most} visible characters, not {len(kept)}.",
            most=most,
            length=len(kept),
        )
    return kept


def distinguish(name: str, others: list[str]) -> str:
    """Return the name, with a number added if somebody at the table already has it.

    >>> distinguish("Ann", ["Ann", "Ben", "Ann 2"])
    'Ann 3'
    """
    number, unique = 2, name
    while unique in others:
        unique = f"{name} {number}"
        number += 1
    return unique
