"""The help: how to choose, all keys, and the signs on a board."""

from textual.content import Content

from knolle.terminal.boards import board_of
from knolle.terminal.boards.frame import Frame
from knolle.terminal.boards.paper import fitted, text
from knolle.terminal.words import Words

WIDTH = 68
KEYS = (
    ("← →", "key-arrows"),
    ("1 – 9", "key-digits"),
    ("Y 2", "table-key-notation"),
    ("Enter", "key-enter"),
    ("H", "key-hint"),
    ("L", "key-last"),
    ("S", "key-scores"),
    ("E", "key-log"),
    ("U", "key-undo"),
    ("C", "key-chat"),
    ("T", "table-key-theme"),
    ("Esc", "key-skip"),
    ("?", "key-help"),
    ("Q", "table-key-leave"),
)


def help_lines(frame: Frame | None, words: Words, *, has_chat: bool) -> list[Content]:
    """What one can do here."""
    lines = [line.rstrip() for line in text(words.say("table-help-play")).wrap(WIDTH)]
    lines.append(text(""))
    for key, message in KEYS:
        if message != "key-chat" or has_chat:
            lines.append(fitted(text(key, "bold $accent"), 8) + text(words.say(message)))
    signs = [] if frame is None else board_of(frame.slug).legend(frame)
    return [*lines, *([text("")] if signs else []), *map(text, signs)]
