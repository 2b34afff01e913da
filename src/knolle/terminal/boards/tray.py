"""The tray: everything to choose from, side by side. It holds the hand, colours to take, or answers to a question.

Arrows move the selection, a digit or a card's notation jumps to an item, Enter or a second click chooses it.
"""

from collections.abc import Sequence
from time import monotonic

from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from knolle.terminal.boards.frame import Item
from knolle.terminal.boards.paper import Block, Look, beside, centre_block, draw_card

TYPING = 1.2
"""Seconds after which typing starts over."""


class Tray(Widget, can_focus=True):
    """A row of items, of which one can be selected."""

    selected: reactive[int | None] = reactive(None)
    hint: reactive[str | None] = reactive(None)
    armed: reactive[str | None] = reactive(None)
    is_tall: reactive[bool] = reactive(False)

    class Looked(Message):
        """Another item is selected, or none."""

        def __init__(self, item: Item | None) -> None:
            super().__init__()
            self.item = item

    class Chosen(Message):
        """An item is chosen, legal or not."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.items: list[Item] = []
        self._keys = ""
        self._keys_at = 0.0

    def lay(self, items: Sequence[Item], hint: str | None = None) -> None:
        """Replace the items; the selection stays if its item is still there."""
        before = self.item.action if self.item is not None else None
        self.items = list(items)
        self.hint = hint
        places = [k for k, item in enumerate(self.items) if item.action == before]
        self.set_reactive(Tray.selected, places[0] if places else None)
        self.post_message(self.Looked(self.item))
        self.refresh()

    @property
    def item(self) -> Item | None:
        """The selected item."""
        return None if self.selected is None or self.selected >= len(self.items) else self.items[self.selected]

    @property
    def is_asked(self) -> bool:
        return any(item.is_legal for item in self.items)

    # -- drawing -----------------------------------------------------------------------------------

    def render(self) -> Content:
        lines = centre_block(beside((self._draw(k) for k in range(len(self.items))), 0), self.size.width)
        return Content("\n").join(lines)

    def _draw(self, place: int) -> Block:
        item = self.items[place]
        look = Look(
            is_open=item.is_legal or not self.is_asked,
            is_selected=place == self.selected,
            is_hint=item.action == self.hint,
            is_armed=item.action == self.armed,
            is_tall=self.is_tall,
        )
        return draw_card(item.inside, item.style, item.width, look)

    def place_at(self, x: int) -> int | None:
        """Return the place of the item in a column."""
        left = max(0, (self.size.width - sum(item.width for item in self.items)) // 2)
        for place, item in enumerate(self.items):
            if left <= x < left + item.width:
                return place
            left += item.width
        return None

    # -- choosing ----------------------------------------------------------------------------------

    def watch_selected(self) -> None:
        self.post_message(self.Looked(self.item))

    def walk(self, by: int) -> None:
        """Move the selection; the first step selects a legal item if there is one."""
        if not self.items:
            return
        if self.selected is None:
            order = range(len(self.items)) if by > 0 else range(len(self.items) - 1, -1, -1)
            self.selected = next((k for k in order if self.items[k].is_legal), order[0])
        else:
            self.selected = (self.selected + by) % len(self.items)

    def choose(self) -> None:
        """Choose the selected item; if none is selected, select the first legal one."""
        if self.item is not None:
            self.post_message(self.Chosen(self.item))
        elif self.is_asked:
            self.walk(1)

    def type(self, letter: str) -> bool:
        """Add a letter to the typed notation and select what it matches; return False if it matches nothing."""
        before = self._keys if monotonic() - self._keys_at < TYPING else ""
        for text in dict.fromkeys((before + letter, letter)):
            place = self._place_of(text)
            if place is not None:
                self._keys, self._keys_at, self.selected = text, monotonic(), place
                return True
        return False

    def _place_of(self, text: str) -> int | None:
        ways = max((len(item.notations) for item in self.items), default=0)
        notations = [
            (k, item.notations[way])
            for way in range(ways)
            for k, item in enumerate(self.items)
            if way < len(item.notations)
        ]
        exact = [k for k, whole in notations if whole == text]
        begun = [k for k, whole in notations if whole.startswith(text)]
        if not exact and not begun and text.isdigit() and 0 < int(text) <= len(self.items):
            return int(text) - 1
        return next(iter(exact + begun), None)

    def on_key(self, event: Key) -> None:
        if event.key in ("left", "right"):
            self.walk(1 if event.key == "right" else -1)
        elif event.key in ("home", "end"):
            self.selected = (0 if event.key == "home" else len(self.items) - 1) if self.items else None
        elif event.key in ("enter", "space"):
            self.choose()
        elif not (event.character and event.character.isalnum() and self.type(event.character.lower())):
            return
        event.stop()

    def on_click(self, event: Click) -> None:
        place = self.place_at(event.x)
        if place is None:
            return
        if place == self.selected:
            self.choose()
        self.selected = place
