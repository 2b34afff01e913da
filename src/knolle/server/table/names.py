"""Names and chat as people type them, cleaned before others see them; and which names look alike."""

import unicodedata

from knolle.server.errors import RequestError
from knolle.server.table.lookalikes import LOOKALIKES

MOST_NAME = 24
MOST_CHAT = 300
MOST_ENTROPY = 128
MOST_MARKS = 2
"""Marks on one letter; more of them are drawn over the neighbours."""
BOT_NAMES = ("Linda", "Bintje", "Agria", "Sieglinde", "Charlotte", "Désirée")
"""Bots are named after potato varieties."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of invisible characters, which can change how others are shown: controls, direction marks, surrogates."""
_BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
"""Letters, marks and symbols that show nothing."""
_SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
_JOINER, _COLOURED = "\N{ZERO WIDTH JOINER}", "\N{VARIATION SELECTOR-16}"
_TONES = range(0x1F3FB, 0x1F400)
_LOOKS = (
    "aАаΑαɑ bВвЬьΒβ cСсϹϲ dԀԁ eЕеΕεҽ fҒғ gԌԍց hНнҺһΗ iІіӀӏΙιıIl1| jЈј kКкΚκ mМмΜ nΝηп oОоΟοσօ0 pРрΡρ qԚԛ "
    "sЅѕ5 tТтΤτ vѴѵν wԜԝѡωШш xХхΧχ yУуҮүΥγ zΖ ëЁё ïЇї"
)
_BY_HAND = {ord(c): row[0] for row in _LOOKS.split() for c in row[1:]}
"""Letters of other scripts, and digits, by the Latin letter that people take them for."""
_ALIKE = {
    ord(c): letters.translate(_BY_HAND).casefold() for letters, alike in LOOKALIKES.items() for c in alike
} | _BY_HAND
_TOGETHER = ("rn", "m"), ("vv", "w")
"""Letters that look like another one side by side."""


def clean(text: str, most: int, what: str) -> str:
    """Return the text in NFC without what cannot be seen; raise if nothing is left or it is longer than `most`."""
    kept = " ".join("".join(_visible(unicodedata.normalize("NFC", text))).split())
    if not kept or len(kept) > most:
        raise RequestError(
            f"bad-{what}",
            f"A {what} needs 1 to {most} visible characters, not {len(kept)}.",
            most=most,
            length=len(kept),
        )
    return kept


def _visible(text: str) -> list[str]:
    """Return the characters that show something; between emoji, also those that join or colour them."""
    kept: list[str] = []
    n_marks = MOST_MARKS  # a mark needs a letter
    for c, after in zip(text, text[1:] + " ", strict=False):
        before = kept[-1] if kept else ""
        if c in (_JOINER, _COLOURED):
            if _is_picture(before) and (c == _COLOURED or _is_picture(after)):
                kept.append(c)
        elif unicodedata.category(c) in ("Mn", "Me"):
            if n_marks < MOST_MARKS and ord(c) not in _BLANK | _SELECTORS:
                kept.append(c)
                n_marks += 1
        elif unicodedata.category(c) not in _HIDDEN and ord(c) not in _BLANK:
            kept.append(c)
            n_marks = MOST_MARKS if c.isspace() else 0
    return kept


def _is_picture(c: str) -> bool:
    return bool(c) and (c == _COLOURED or unicodedata.category(c) == "So" or ord(c) in _TONES)


def skeleton(name: str) -> str:
    """Return what a name looks like: two names with the same skeleton can be taken for each other.

    >>> skeleton("Аnn") == skeleton("ann") == skeleton("Ａｎｎ"), skeleton("Anne") == skeleton("Ann")
    (True, False)
    """
    look = unicodedata.normalize("NFKC", name).translate(_ALIKE).casefold().translate(_ALIKE)
    for letters, letter in _TOGETHER:
        look = look.replace(letters, letter)
    return "".join(c for c in look if c not in (_JOINER, _COLOURED, " "))


def distinguish(name: str, others: list[str]) -> str:
    """Return the name, with a number added if somebody at the table has one that looks the same.

    >>> distinguish("Ann", ["ann", "Ben", "Ann 2"])
    'Ann 3'
    """
    looks = set(map(skeleton, others))
    number, unique = 2, name
    while skeleton(unique) in looks:
        unique = f"{name} {number}"
        number += 1
    return unique
