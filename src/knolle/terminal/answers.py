"""Parses answers in plain mode: a number of the list, an action in notation, or a command."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from knolle.terminal.telling.actions import POTATOES, action_name
from knolle.terminal.telling.cards import COLOURS
from knolle.words.catalogue import Words

COMMANDS = (
    "help",
    "hint",
    "why",
    "last",
    "scores",
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
        self._words = words
        self._commands = {simple(words.say(f"plain-word-{name}")): name for name in COMMANDS}
        self._commands |= {name: name for name in COMMANDS} | {"?": "help"}
        self._letters = {simple(words.say(f"letter-{colour}")): letter for letter, colour in COLOURS.items()}
        self._letters |= {simple(words.say(f"colour-{colour}")): letter for letter, colour in COLOURS.items()}
        self._things = {simple(words.say(f"colour-{colour}")): colour for colour in COLOURS.values()}
        self._things |= {simple(words.say(f"potato-{potato}")): potato for potato in POTATOES}

    def read(self, line: str, legal: Sequence[str], names: Sequence[str]) -> UserCommand:
        """Return the meaning of a line; the legal actions are numbered from 1."""
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
        return bool(line.strip()) and self.read(line, (), ()).kind in ("choose", "number")

    def _action(self, text: str, legal: Sequence[str], names: Sequence[str]) -> str:
        """Return an action in the game's notation, given by number, in the language's words, or in notation."""
        text = simple(text)
        if _NUMBER.fullmatch(text) and 0 < int(text) <= len(legal):
            return legal[int(text) - 1]
        if found := _CARD.fullmatch(text):
            return f"{self._letters.get(found[1], found[1].upper())}{int(found[2])}"
        called = {simple(action_name(action, names, self._words, among=legal)): action for action in legal}
        return called.get(text) or self._things.get(text, text)
