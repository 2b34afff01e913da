"""Chooses how to show a table: on the screen, or as plain lines if there is none or plain is asked for."""

import asyncio
import os
import sys

from knolle.terminal.session import Session
from knolle.words.catalogue import Words

CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)], "\N{REPLACEMENT CHARACTER}")


def is_screen() -> bool:
    """Return whether all streams are a terminal that can be drawn on; Textual draws on stderr."""
    if os.environ.get("TERM") == "dumb":
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def run(session: Session, words: Words, *, is_plain: bool, comeback: str, rings: bool = False) -> None:
    """Show a table until the match is over or the player leaves; `comeback` is the command to continue it.

    `rings`: on the screen, the terminal's bell says that it is the player's turn.
    """
    if is_plain or not is_screen():
        asyncio.run(_converse(session, words, comeback))
        return
    from knolle.terminal.app import run_app

    run_app(session, words, comeback=comeback, rings=rings)


async def _converse(session: Session, words: Words, comeback: str) -> None:
    from knolle.terminal.lines import Lines
    from knolle.terminal.plain import Plain

    file = sys.stdin.fileno() if sys.stdin is not None else -1
    await Plain(session, words, Lines(file), say, comeback=comeback).run()


def say(line: str) -> None:
    """Print a line without control characters, which a server could send, and flush it for readers of a pipe."""
    print(line.translate(CONTROLS), flush=True)
