"""The welcome of a server that listens: its addresses, a QR code for phones, and the browser opened on this machine."""

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
    """The text at the start; `here` is the address for this machine, `shared` the one for the local network."""

    here: str
    shared: str | None
    database: str | None
    taken: int | None
    """The default port, if another program uses it."""
    is_shared: bool
    is_opened: bool

    def say(self) -> None:
        """Print the welcome and open the browser."""
        from knolle.server.storage import default_database, shown_url

        is_terminal = sys.stdout is not None and sys.stdout.isatty()
        typer.echo(f"Knolle is running at {self.here}")
        if self.taken is not None:
            typer.echo(f"Port {self.taken} is in use by another program, so this is the next free one.")
        if self.shared is not None:
            typer.echo(f"For others in your local network: {self.shared}  (use --local to keep it to this machine)")
            if is_terminal and (code := qr(self.shared, is_coloured="NO_COLOR" not in os.environ)):
                typer.echo(code, color=True)
        elif self.is_shared:
            typer.echo("This machine has no address in a local network, so nobody else can reach the server.")
        typer.echo(f"Tables are stored in {plain(shown_url(self.database or default_database()))}")
        typer.echo("Press Ctrl-C to stop; all tables will be there at the next start.")
        sys.stdout.flush()
        if self.is_opened and is_terminal and has_display():
            threading.Thread(target=open_browser, args=(self.here,), daemon=True).start()


def has_display() -> bool:
    """Return whether a browser could open a window here."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the page in the user's browser, if there is one."""
    import webbrowser

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def qr(text: str, *, is_coloured: bool) -> str:
    """Return a QR code in half blocks, two rows per line; empty if the terminal's encoding lacks them.

    It is dark on light whatever the terminal's colours: not every camera reads the reverse.
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
