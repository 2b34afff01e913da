"""`knolle warm`: compile whatever is not yet in the cache."""

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from knolle.commands.progress import progress

if TYPE_CHECKING:
    from knolle.core.game import Game

AT_ONCE = 2
PAUSE = 0.1


def ready() -> None:
    """For commands that run compiled code: nobody should wait for the compiler without a word."""
    from knolle.core.compiled import cache_folder

    if not (cache_folder() / "warm").exists():
        warm()


def ready_to_search(game: "Game") -> None:
    """The same for the searching bots of a game, which only some commands need."""
    from rich.console import Console

    from knolle.bots.contract import Budget
    from knolle.bots.registry import bot
    from knolle.core.compiled import cache_folder
    from knolle.core.match import Match

    mark = cache_folder() / f"search-{game.slug}"
    if mark.exists():
        return
    Console(stderr=True).print(f"Compiling the search of {game.name}; this is needed once …")
    view = Match(game, players=game.players[0], seed=bytes(32)).view(0)
    for name in ("pimc", "ismcts"):
        bot(name).choose(view, 0, Budget(simulations=1))
    if mark.parent.is_dir():
        mark.touch()


def warm() -> None:
    """Compile whatever is not yet in the cache; a second start then compiles nothing."""
    from rich.console import Console

    from knolle.core.compiled import cache_folder
    from knolle.core.registry import GAMES, game

    console = Console(stderr=True)
    folder = cache_folder()
    if (folder / "warm").exists():
        console.print("Everything is compiled.")
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        console.print(f"{folder} cannot keep the compiled code ({error.strerror}): every start will compile anew.")
        return
    console.print("Compiling the games; this is needed once and takes about half a minute …")
    started = time.monotonic()
    compile_apart(list(reversed(GAMES)))
    from knolle.lab.warm import warm as warm_game

    # a process that was killed, or two that saved at the same time, leave something out: it is made good here
    for slug in GAMES:
        warm_game(game(slug))
    (folder / "warm").touch()
    console.print(f"Compiled in {time.monotonic() - started:.0f} s.")


def compile_apart(slugs: list[str]) -> None:
    """Compile each game in a process of its own, two at a time: the compiler itself keeps to one core."""
    running: list[subprocess.Popen[bytes]] = []
    with progress("compiling", len(slugs), patience=0) as bar:
        try:
            while slugs or running:
                while slugs and len(running) < AT_ONCE:
                    running.append(subprocess.Popen([sys.executable, "-m", "knolle.lab.warm", slugs.pop(0)]))
                time.sleep(PAUSE)
                ended = [process for process in running if process.poll() is not None]
                running = [process for process in running if process not in ended]
                bar.advance(len(ended))
        finally:
            for process in running:
                process.kill()
