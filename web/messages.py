"""Write the ids of the messages that the page can say, with the variables of each, as TypeScript: messages.py FILE.

Reads the English catalogue; a test holds the other languages to the same ids and variables.
"""

import json
import re
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src/knolle"
ENTRY = re.compile(r"^(?:(-?[a-z][\w-]*) *=| +\.([a-z][\w-]*) *=)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z][\w-]*)")
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*(?:\.[\w-]+)?) *[}(]")


def files() -> list[Path]:
    """Return the files with the words of the page; the terminal has its own."""
    found = [*SOURCE.glob("words/en/*.ftl"), *SOURCE.glob("games/*/words/en.ftl")]
    return sorted(path for path in found if not path.name.startswith("terminal"))


def patterns(text: str) -> dict[str, str]:
    """Return the patterns of a file by id, attributes as `id.attribute`.

    >>> patterns("a = one { $x }\\n    .b = two\\n-c = three\\n")
    {'a': ' one { $x }\\n', 'a.b': ' two\\n', '-c': ' three\\n'}
    """
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    entries = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in entries[1:]] + [len(text)]
    found, message = {}, ""
    for entry, end in zip(entries, ends, strict=True):
        message = entry[1] or message
        found[message if entry[1] else f"{message}.{entry[2]}"] = text[entry.end() : end]
    return {key: pattern for key, pattern in found.items() if pattern.strip()}


def variables(key: str, catalogue: dict[str, str]) -> set[str]:
    """Return the variables of a message and of those it refers to."""
    pattern = catalogue[key]
    found = set(VARIABLE.findall(pattern))
    for other in REFERENCE.findall(pattern):
        found |= variables(other, catalogue) if other in catalogue else set()
    return found


def document() -> str:
    """Return the TypeScript types."""
    catalogue = {key: pattern for path in files() for key, pattern in patterns(path.read_text("utf-8")).items()}
    lines = ["// Generated from the English catalogue.\n\n/** The names of the variables of each message. */\n"]
    lines.append("export interface Messages {\n")
    for key in sorted(catalogue):
        if not key.startswith("-"):
            names = " | ".join(json.dumps(name) for name in sorted(variables(key, catalogue)))
            lines.append(f"  {json.dumps(key)}: {names or 'never'};\n")
    return "".join([*lines, "}\n\nexport type MessageId = keyof Messages;\n"])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
