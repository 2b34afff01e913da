"""Finds the characters that look like Latin letters and digits, and writes knolle/server/table/lookalikes.py:

python tests/server/lookalikes.py
"""

import string
import textwrap
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[2] / "src/knolle/server/table/lookalikes.py"
LATIN = {*string.ascii_letters, *string.digits}
SMALL = "LATIN LETTER SMALL CAPITAL "
HEAD = '''"""Characters of other scripts and styles by the Latin letters or digits that they look like.

Written by tests/server/lookalikes.py from Unicode's confusables (https://www.unicode.org/reports/tr39, © Unicode, Inc.,
Unicode License v3), in the package confusable-homoglyphs, and from the names of small capitals.
"""

'''


def lookalikes() -> dict[str, str]:
    """Return the Latin letters or digits by the letter, digit or symbol that looks like them."""
    from confusable_homoglyphs.confusables import confusables_data

    found = {chr(c): target for c in range(0x250, 0x1E00) if (target := small_capital(chr(c)))}
    for c, alike in confusables_data.items():
        targets = [one["c"] for one in alike if set(one["c"]) <= LATIN]
        if targets and len(c) == 1 and c not in LATIN and unicodedata.category(c)[0] in "LNS":
            found[c] = targets[0]
    return {c: target for c, target in found.items() if unicodedata.normalize("NFKC", c) == c}


def small_capital(c: str) -> str:
    """Return the letter whose small capital this is; an empty text if it is none."""
    name = unicodedata.name(c, "")
    letter = name.removeprefix(SMALL)
    return letter if name.startswith(SMALL) and len(letter) == 1 else ""


def write() -> None:
    """Write the table, one entry for each text in Latin letters."""
    rows: dict[str, str] = {}
    for c, target in sorted(lookalikes().items()):
        rows[target] = rows.get(target, "") + c
    lines = []
    for target, alike in sorted(rows.items()):
        parts = textwrap.wrap(alike, 100)
        text = f'"{parts[0]}"' if len(parts) == 1 else "(\n" + "".join(f'        "{one}"\n' for one in parts) + "    )"
        lines.append(f'    "{target}": {text},\n')
    TABLE.write_text(f"{HEAD}LOOKALIKES = {{\n{''.join(lines)}}}\n", "utf-8")


if __name__ == "__main__":
    write()
