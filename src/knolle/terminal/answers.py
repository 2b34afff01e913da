"""Parses answers in plain mode: a number of the list, an action in notation, or a command."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knolle.terminal.tools import TOOLS
from knolle.words.catalogue import Words
from knolle.words.sentence import COLOURS

COMMANDS = (
    "help",
    "hint",
    "why",
    "last",
    "scores",
    "count",
    "log",
    "hand",
    "table",
    "undo",
    "quit",
    "say",
    "start",
    "yes",
    "no",
    "back",
    "rematch",
    *TOOLS,
)
"""The commands; each has a word in every language, and the English one is always understood."""
_CARD = re.compile(r"([^\W\d]+) ?(\d{1,2})")
_NUMBER = re.compile(r"\d{1,4}")


@dataclass(frozen=True)
class UserCommand:
    """A command with its argument, or `choose` with an action, or `number` with a number that is not in the list."""

    kind: str
    rest: str = ""


def simple(text: str) -> str:
    """Return a text without capitals and accents, which people often leave out when typing.

    >>> simple(" Perché ")
    'perche'
    """
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Answers:
    """Parses answers in one language."""

    def __init__(self, words: Words) -> None:
        self._commands = {simple(words.say(f"plain-word-{name}")): name for name in COMMANDS}
        self._commands |= {name: name for name in COMMANDS} | {"?": "help"}
        self._letters = {simple(words.say(f"letter-{colour}")): letter for letter, colour in COLOURS.items()}
        self._letters |= {simple(words.say(f"colour-{colour}")): letter for letter, colour in COLOURS.items()}
        self._colours = {simple(words.say(f"colour-{colour}")): colour for colour in COLOURS.values()}

    def read(self, line: str, legal: Sequence[str], names: Mapping[str, str]) -> UserCommand:
        """Return the meaning of a line; the legal actions are numbered from 1, and `names` has actions by name."""
        text = line.strip()
        action = self._action(text, legal, names)
        if action in legal:
            return UserCommand("choose", action)
        word, _, rest = text.partition(" ")
        command = self._commands.get(simple(word))
        if command is not None:
            return UserCommand(command, self._action(rest, legal, names) if command == "why" else rest.strip())
        return UserCommand("number", text) if _NUMBER.fullmatch(text) else UserCommand("choose", action)

    def chooses(self, line: str) -> bool:
        """Return whether a line is a choice, not a command."""
        return bool(line.strip()) and self.read(line, (), {}).kind in ("choose", "number")

    def _action(self, text: str, legal: Sequence[str], names: Mapping[str, str]) -> str:
        """Return an action in the game's notation, given by number, in the language's words, or in notation."""
        text = simple(text)
        if _NUMBER.fullmatch(text) and 0 < int(text) <= len(legal):
            return legal[int(text) - 1]
        if found := _CARD.fullmatch(text):
            return f"{self._letters.get(found[1], found[1].upper())}{int(found[2])}"
        called = {simple(name): action for name, action in names.items()}
        return called.get(text) or self._colours.get(text, text)
