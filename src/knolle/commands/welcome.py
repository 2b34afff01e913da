"""What a server says when it listens: its addresses, a QR code for phones, and the browser opened on this machine."""

import os
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass

import typer

from knolle.commands.guard import plain

QUIET_ZONE = 2
DARK_ON_LIGHT, RESET = "\033[30;107m", "\033[0m"


@dataclass(frozen=True)
class Welcome:
    """The words at the start; `here` is for this machine, `shared` for the local network."""

    here: str
    shared: str | None
    database: str | None
    taken: int | None
    """The port that would have been the one, were it not another program's."""
    is_shared: bool
    is_opened: bool

    def say(self) -> None:
        """Tell it, and open the browser."""
        from knolle.server.storage import default_database, shown_url

        is_terminal = sys.stdout is not None and sys.stdout.isatty()
        typer.echo(f"Knolle is at {self.here}")
        if self.taken is not None:
            typer.echo(f"Port {self.taken} is taken by another program, so it is the next free one.")
        if self.shared is not None:
            typer.echo(f"For others in this local network: {self.shared}  (with --local for nobody)")
            if is_terminal and (code := qr(self.shared, is_coloured="NO_COLOR" not in os.environ)):
                typer.echo(code, color=True)
        elif self.is_shared:
            typer.echo("This machine has no address in a local network, so nobody else can reach it.")
        typer.echo(f"Tables are kept in {plain(shown_url(self.database or default_database()))}")
        typer.echo("Ctrl-C stops it; every table is there again at the next start.")
        sys.stdout.flush()
        if self.is_opened and is_terminal and has_display():
            threading.Thread(target=open_browser, args=(self.here,), daemon=True).start()


def has_display() -> bool:
    """Whether a browser could show itself."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Show the page in the user's browser; where there is none, nothing happens."""
    import webbrowser

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def qr(text: str, *, is_coloured: bool) -> str:
    """A QR code in half blocks, two rows a line; empty where the terminal has no such letters.

    Dark on light whatever the terminal's own colours are: not every camera reads the reverse.
    """
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    ink = " \u2580\u2584\u2588" if is_coloured else "\u2588\u2584\u2580 "
    lines = [
        "".join(ink[(upper & 1) + 2 * (lower & 1)] for upper, lower in zip(top, bottom, strict=True))
        for top, bottom in zip(rows[::2], rows[1::2], strict=True)
    ]
    try:
        ink.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "\n".join(f"{DARK_ON_LIGHT}{line}{RESET}" if is_coloured else line for line in lines)
