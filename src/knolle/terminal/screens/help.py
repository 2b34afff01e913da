"""The help: how to choose, all keys, and the symbols on a board."""

from textual.content import Content

from knolle.terminal.boards import board_of
from knolle.terminal.boards.paper import fit, text
from knolle.terminal.screens.keys import last_key
from knolle.terminal.screens.moments import frame_of
from knolle.terminal.sentences import can_count, card_example
from knolle.terminal.table import ClientTable
from knolle.words.catalogue import Words, own_id

WIDTH = 68
GAP = 2


def help_lines(table: ClientTable, words: Words, *, has_chat: bool) -> list[Content]:
    """Return the lines of the help."""
    frame = frame_of(table, words)
    lines = [line.rstrip() for line in text(words.say("table-help-play")).wrap(WIDTH)]
    keys = [*choosing_keys(table, words), *other_keys(str(table.facts["game"]), words, has_chat=has_chat)]
    broad = max(8, max(len(key) for key, _ in keys) + GAP)
    lines += [text(""), *(fit(text(key, "bold $accent"), broad) + text(what) for key, what in keys)]
    signs = [] if frame is None else board_of(frame.slug).legend(frame)
    return [*lines, *([text("")] if signs else []), *map(text, signs)]


def choosing_keys(table: ClientTable, words: Words) -> list[tuple[str, str]]:
    """Return the keys for choosing; only cards have a notation."""
    slug = str(table.facts["game"])
    keys = [
        ("← →", words.say(own_id("key-arrows", slug))),
        ("1 – 9", words.say(own_id("key-digits", slug))),
        (words.say("table-enter"), words.say(own_id("key-enter", slug))),
    ]
    example = card_example(slug, table.view, words)
    if example is not None:
        keys.insert(2, (example, words.say("table-key-notation")))
    return keys


def other_keys(slug: str, words: Words, *, has_chat: bool) -> list[tuple[str, str]]:
    """Return all other keys."""
    last = words.say(own_id("last", slug))
    chat = [("M", words.say("key-chat"))] if has_chat else []
    count = [("C", words.say("key-count"))] if can_count(slug) else []
    return [
        ("H", words.say("key-hint")),
        (last_key(words), last[0].lower() + last[1:]),
        ("S", words.say("key-scores")),
        *count,
        ("E", words.say("key-log")),
        ("U", words.say("key-undo")),
        *chat,
        ("T", words.say("table-key-theme")),
        (words.say("table-escape"), words.say("key-skip")),
        ("?", words.say("key-help")),
        ("Q", words.say("table-key-leave")),
    ]
