"""What happens at a table, in words: the same sentences that the page says, from the same catalogue."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from knolle.terminal.telling.story import Event, Reader, Said, Sense, told
from knolle.terminal.words import Words


def teller(slug: str) -> Any:
    """The module that tells of a game."""
    return import_module(f"{__name__}.{slug.replace('-', '_')}")


def tell(
    slug: str, events: Sequence[Event], names: Sequence[str], words: Words, sense: Sense = "eye", *, first: int = 0
) -> list[str]:
    """What happened, a sentence each. `events` is the whole log, for what lies before an event decides how it is told;
    `first` is the place in it from which on it is told."""
    reader = Reader(words, names, slug, sense)
    return [told(one, reader) for one in said(slug, events, first=first)]


def said(slug: str, events: Sequence[Event], *, first: int = 0) -> list[Said]:
    """What happened, as messages with their rules."""
    game = teller(slug)
    return [one for index in range(first, len(events)) for one in game.said(events, index)]
