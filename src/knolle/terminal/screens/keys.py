"""The line of keys at the bottom of a screen: each can be clicked too; those that do not fit are in the help."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.binding import Binding
from textual.content import Content
from textual.widget import Widget

from knolle.terminal.boards.frame import Frame
from knolle.terminal.sentences import can_count
from knolle.terminal.table import ClientTable
from knolle.words.catalogue import Words, own_id

GAP = "  "


def bind(key: str, action: str, *, priority: bool = False) -> Binding:
    """Bind a key to an action; a letter works in lower and upper case."""
    keys = f"{key},{key.upper()}" if len(key) == 1 and key.isalpha() else key
    return Binding(keys, action, "", priority=priority)


@dataclass(frozen=True)
class Key:
    """A key as shown, a word for what it does, and its action."""

    shown: str
    word: str
    action: str

    @property
    def content(self) -> Content:
        return Content.from_markup(f"[@click={self.action}][b $accent]$key[/] $word[/]", key=self.shown, word=self.word)


class Keys(Widget):
    """Shows as many keys as fit, in order; the last two are always shown."""

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


def last_key(words: Words) -> str:
    """Return the key for the last trick: a letter that starts no card's notation in this language."""
    return words.say("table-last-key")


def board_keys(frame: Frame, table: ClientTable, words: Words, *, has_chat: bool) -> list[Key]:
    """Return the keys during a match."""
    settings = table.facts.get("settings", {})
    keys = [Key("H", words.say("hint"), "app.hint")] if settings.get("hints", True) and frame.seat is not None else []
    keys.append(Key(last_key(words), words.say(own_id("last", frame.slug)), "app.last"))
    keys.append(Key("S", words.say("scores"), "app.scores"))
    if settings.get("undo", True) and frame.seat is not None:
        keys.append(Key("U", words.say("undo"), "app.undo"))
    keys.append(Key("E", words.say("log"), "app.log"))
    if can_count(frame.slug):
        keys.append(Key("C", words.say("count"), "app.count"))
    if has_chat:
        keys.append(Key("M", words.say("chat"), "app.chat"))
    keys.append(Key("T", words.say("table-theme"), "app.theme"))
    return [*keys, Key("?", words.say("help"), "app.help"), Key("Q", words.say("leave-title"), "app.leave")]


def hall_keys(table: ClientTable, words: Words, *, has_chat: bool) -> list[Key]:
    """Return the keys in the waiting room."""
    keys = []
    has_room = any(seat["kind"] == "open" for seat in table.facts["seats"])
    if table.status == "waiting" and table.seat is None and has_room:
        keys.append(Key(words.say("table-enter"), words.say("wait-sit"), "app.begin"))
    elif table.status == "waiting" and table.can_start:
        keys.append(Key(words.say("table-enter"), words.say("wait-start"), "app.begin"))
    if has_chat:
        keys.append(Key("M", words.say("chat"), "app.chat"))
    keys.append(Key("T", words.say("table-theme"), "app.theme"))
    return [*keys, Key("?", words.say("help"), "app.help"), Key("Q", words.say("leave-title"), "app.leave")]


def end_keys(table: ClientTable, words: Words) -> list[Key]:
    """Return the keys after a match."""
    again = [Key("R", words.say("after-rematch"), "app.rematch")] if table.seat is not None else []
    again.append(Key("S", words.say("scores"), "app.scores"))
    return [*again, Key("E", words.say("log"), "app.log"), Key("Q", words.say("leave-title"), "app.quit_table")]
