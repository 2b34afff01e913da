"""The bots of a run. A bot's file may change during a long run, but not the bot."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from knolle.bots.contract import Bot
from knolle.bots.registry import Contents, bot, contents
from knolle.core.errors import OptionError
from knolle.core.fair import quote


class Minds(Mapping[str, Bot]):
    """Bots by name, as they are when this is made.

    In another process they are created again, and refused if their files differ there.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._contents = {name: contents(name) for name in names}
        self._bots = {name: bot(name) for name in self._contents}

    def __getitem__(self, name: str) -> Bot:
        return self._bots[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._bots)

    def __len__(self) -> int:
        return len(self._bots)

    def __reduce__(self) -> tuple[Any, ...]:
        return minds_like, (self._contents,)


def minds_like(wanted: dict[str, Contents]) -> Minds:
    """Return bots made of files with the same content; raise `bot-changed` if a file differs."""
    for name, files in wanted.items():
        if contents(name) != files:
            sentence = f"A file of the bot {quote(name)} has changed since the run began; start the run again."
            raise OptionError("bot-changed", sentence, bot=quote(name))
    return Minds(wanted)
