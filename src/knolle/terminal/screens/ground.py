"""The base of both screens of a table: a top line for questions, and a notice if the terminal is too small."""

from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from knolle.words.catalogue import Words

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class Ground(Screen[None]):
    """A screen with a widget `#question` and, composed last, a widget `#small`."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def is_ready(self) -> bool:
        """Whether the widgets exist: not before the screen is composed, nor while it is being removed."""
        return self.is_running and self.is_attached and bool(self.query("#small"))

    def ask(self, question: Content | None) -> None:
        """Show a question that waits for an answer, or news about the connection; None hides the line."""
        place = self.query_one("#question", Static)
        place.display = question is not None
        place.update(question or "")

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "-small")
        self.query_one("#small", Static).update(self.words.say("too-small", width=width, height=height))
