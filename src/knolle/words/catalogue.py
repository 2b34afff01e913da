"""The catalogue: its languages, and formatting messages in one of them.

The page formats the same files with @fluent/bundle. Numbers and plurals come out the same. For a missing message the
page shows its id, while here it is an error; a missing variable is an error in both.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, TypeAlias, Union

from knolle.core.errors import KnolleError
from knolle.core.registry import folders

if TYPE_CHECKING:  # a server needs the ids of messages before it needs their texts, and fluent takes long to import
    from fluent.runtime.types import FluentNumber

SHARED = Path(__file__).parent
"""A folder for each language, with the messages that all games share."""
DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first one set decides."""

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)[\s.}]")
Argument: TypeAlias = Union[str, int, float, "FluentNumber"]
Pattern = Any
"""A text that fluent.runtime has parsed; it has no type information."""


def languages() -> list[str]:
    """Return the languages of the catalogue."""
    return sorted({path.parent.name for path in SHARED.glob("*/*.ftl")})


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """Return the language to use: the one asked for, or the environment's, or English.

    >>> choose_language("de", {}), choose_language(None, {"LANG": "fr_CH.UTF-8"}), choose_language(None, {"LANG": "C"})
    ('de', 'fr', 'en')
    """
    known = languages()
    if asked is not None:
        if _tag(asked) not in known:
            sentence = f"There is no language {asked!r}; the languages are {', '.join(known)}."
            raise KnolleError("unknown-language", sentence, language=asked, allowed=known)
        return _tag(asked)
    named = _tag(next((environ[name] for name in VARIABLES if environ.get(name)), ""))
    return named if named in known else DEFAULT


def _tag(name: str) -> str:
    """Return the language of a locale's name: `de` for `de_CH.UTF-8`."""
    return re.split(r"[-_.@]", name)[0].lower()


def files(language: str) -> list[Path]:
    """Return the files of a language: shared ones, then one for each game, or its English one."""
    found = sorted((SHARED / language).glob("*.ftl"))
    return found + [path for slug in folders() if (path := game_file(slug, language)) is not None]


def game_file(slug: str, language: str) -> Path | None:
    """Return the file with the words of a game in a language, or else in English; None if it has no words."""
    own = [folders()[slug] / "words" / f"{name}.ftl" for name in (language, DEFAULT)] if slug in folders() else []
    return next((path for path in own if path.is_file()), None)


@cache
def rules_of(slug: str) -> list[str]:
    """Return the numbers of a game's rules, in the order of its words.

    >>> rules_of("companeros")[:2]
    ['CO-1', 'CO-2']
    """
    path = game_file(slug, DEFAULT)
    names = [] if path is None else ENTRY.findall(path.read_text(encoding="utf-8"))
    return [name.removeprefix("rule-").upper() for name in names if name.startswith("rule-")]


@cache
def _sources(language: str) -> dict[str, str]:
    """Return the source of every message of a language, unparsed: reading is fast, parsing all would be slow."""
    found: dict[str, str] = {}
    for path in files(language):
        text = path.read_text(encoding="utf-8")
        entries = list(ENTRY.finditer(text))
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        found |= {entry[1]: text[entry.start() : end] for entry, end in zip(entries, ends, strict=True)}
    return found


def is_known(id: str) -> bool:
    """Return whether the catalogue has such a message."""
    return id in _sources(DEFAULT)


def own_id(id: str, slug: str) -> str:
    """Return the id of a game's own version of a shared message, or the shared one if it has none.

    >>> own_id("score-unit", "potato-man"), own_id("score-unit", "hot-potato")
    ('score-unit-potato-man', 'score-unit')
    """
    own = f"{id}-{slug}"
    return own if is_known(own) else id


class _Bundle:
    """The messages of one language, each parsed when it is first needed."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = _sources(language)
        self._parsed: set[str] = set()
        self._lock = RLock()

    def pattern(self, id: str) -> Pattern | None:
        """Return the parsed text of a message, or attribute as `id.attribute`; None if there is none."""
        name, _, attribute = id.partition(".")
        if name not in self._sources:
            return None
        with self._lock:
            self._load(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, args: dict[str, Argument]) -> tuple[str, list[Exception]]:
        """Return a text with its variables filled in, and what is wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _load(self, name: str) -> None:
        """Parse a message and those it refers to, unless that has been done."""
        if name in self._parsed or name not in self._sources:
            return
        self._parsed.add(name)
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._sources[name]))
        for other in REFERENCE.findall(self._sources[name]):
            self._load(other)


_bundle = cache(_Bundle)


class Words:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = choose_language(language, {})
        self._bundle = _bundle(self.language)

    def knows(self, id: str) -> bool:
        """Return whether there is such a message, or attribute as `id.attribute`."""
        return self._bundle.pattern(id) is not None

    def say(self, id: str, /, **args: Argument) -> str:
        """Return a message, or attribute as `id.attribute`, with its variables filled in; raise if that fails."""
        pattern = self._bundle.pattern(id)
        if pattern is None:
            raise KnolleError("unknown-message", f"There is no message {id!r} in {self.language}.", message=id)
        text, errors = self._bundle.format(pattern, args)
        if errors:
            raise KnolleError("bad-message", f"{id!r} cannot be formatted in {self.language}: {errors[0]}.", message=id)
        return text
