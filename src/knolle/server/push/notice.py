"""A notice: what a guest is told of a table. It names the table and says what it wants, and nothing about the cards."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from knolle.server.json import encode
from knolle.words.said import Said

if TYPE_CHECKING:
    from knolle.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Notice:
    """What a guest is told of a table, and for how many seconds it is worth telling."""

    guest: int
    key: str
    game: str
    said: Said
    seconds: int

    def payload(self, language: str) -> bytes:
        """Return the JSON that the service worker shows, in a language of the catalogue."""
        from knolle.words.sentence import Reader, sentence  # imported when needed, as it takes long

        words = _words(language)
        text = sentence(self.said, Reader(words))
        return encode({"title": words.say(f"game-{self.game}"), "body": text, "path": f"/t/{self.key}"})


@cache
def _words(language: str) -> "Words":
    from knolle.words.catalogue import Words

    return Words(language)
