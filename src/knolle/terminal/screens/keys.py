"""The line of keys at the foot of a screen: each can be clicked too; those that find no room are in the help."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.widget import Widget

GAP = "  "


@dataclass(frozen=True)
class Key:
    """A key as it is shown, what it does in a word, and the action behind it."""

    shown: str
    word: str
    action: str

    @property
    def content(self) -> Content:
        return Content.from_markup(f"[@click={self.action}][b $accent]$key[/] $word[/]", key=self.shown, word=self.word)


class Keys(Widget):
    """The most important keys come first; the last two are always there."""

    def __init__(self, id: str = "keys") -> None:
        super().__init__(id=id)
        self.keys: list[Key] = []

    def offer(self, keys: Sequence[Key]) -> None:
        self.keys = list(keys)
        self.refresh()

    def render(self) -> Content:
        shown = self.keys[:-2]
        last = self.keys[-2:]
        while shown and self._length(shown + last) > self.size.width:
            shown.pop()
        return Content(GAP).join(key.content for key in shown + last)

    @staticmethod
    def _length(keys: Sequence[Key]) -> int:
        return sum(key.content.cell_length + len(GAP) for key in keys) - len(GAP)
