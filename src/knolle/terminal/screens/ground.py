"""What both screens of a table stand on: an upper line for questions, and a word where the terminal is too small."""

from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from knolle.terminal.words import Words

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class Ground(Screen[None]):
    """A screen with a `#question` and, as the last thing it is composed of, a `#small`."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def is_ready(self) -> bool:
        """Whether there is anything to draw on: not before the first time, nor when all is being put away."""
        return self.is_running and self.is_attached and bool(self.query("#small"))

    def ask(self, question: Content | None) -> None:
        """A question that waits for an answer, or news about the connection."""
        place = self.query_one("#question", Static)
        place.display = question is not None
        place.update(question or "")

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "-small")
        self.query_one("#small", Static).update(self.words.say("too-small", width=width, height=height))
