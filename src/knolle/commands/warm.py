"""`knolle warm`: compiles what is not in the cache yet."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.progress import progress

if TYPE_CHECKING:
    from knolle.core.game import Game
    from knolle.lab.course import Learner

AT_ONCE = 2
PAUSE = 0.1
TAKES = {"games": "half a minute", "bots": "a minute"}


def ready() -> None:
    """Compile the games if necessary and say so, before a command that runs compiled code."""
    from knolle.core.cache import cache_folder

    if not (cache_folder() / "warm").exists():
        warm(bots=False)


def ready_to_think(game: "Game", bots: Iterable[str]) -> None:
    """Compile the bots of a game if one of the given bots needs it, and say so."""
    from knolle.lab.warm import warm_bots

    if not all(name in ("random", "greedy") for name in bots):
        once(f"bots-{game.slug}", f"the bots of {game.name}", lambda: warm_bots(game))


def ready_to_learn(learner: "Learner") -> None:
    """Compile the training of a net if necessary, and say so."""
    once(f"training-{learner.game.slug}", f"the training for {learner.game.name}", learner.prepare)


def once(mark: str, what: str, compiling: Callable[[], object]) -> None:
    """Compile something and say so, unless a marker file in the cache shows that it is done."""
    from rich.console import Console

    from knolle.core.cache import cache_folder

    folder = cache_folder()
    if (folder / mark).exists():
        return
    console = Console(stderr=True)
    told = f"Compiling {what}; this is needed once and takes about {TAKES['bots']}, longer on a busy machine …"
    if console.is_terminal:
        with console.status(told):
            compiling()
    else:
        console.print(told)
        compiling()
    if folder.is_dir():
        (folder / mark).touch()


def warm(
    bots: Annotated[bool, typer.Option("--bots", help="Compile the bots as well, which takes another minute.")] = False,
) -> None:
    """Compile what is not in the cache yet, so that later starts compile nothing."""
    from rich.console import Console

    from knolle.core.cache import cache_folder
    from knolle.core.registry import GAMES, game
    from knolle.lab import warm as compiling

    console = Console(stderr=True)
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        console.print(f"{folder} cannot store compiled code ({error.strerror}): every start will compile again.")
        return
    for what, marks in (("games", ["warm"]), ("bots", [f"bots-{slug}" for slug in GAMES])):
        if what == "bots" and not bots:
            continue
        with alone(folder):
            if all((folder / mark).exists() for mark in marks):
                console.print(f"All {what} are already compiled.")
                continue
            console.print(
                f"Compiling the {what}; this is needed once and takes about {TAKES[what]}, longer on a busy machine …"
            )
            started = time.monotonic()
            compile_apart(what, list(reversed(GAMES)))
            # compile here what is missing because a process was killed or two saved at the same time
            for slug in GAMES:
                (compiling.warm_bots if what == "bots" else compiling.warm)(game(slug))
            for mark in marks:
                (folder / mark).touch()
            console.print(f"Compiled in {time.monotonic() - started:.0f} s.")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process fills the cache: a server that is killed and restarted starts another compiler."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "compiling").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def compile_apart(what: str, slugs: list[str]) -> None:
    """Compile each game in its own process, two at a time: the compiler itself uses one core."""
    running: list[subprocess.Popen[bytes]] = []
    with progress("compiling", len(slugs), patience=0) as bar:
        try:
            while slugs or running:
                while slugs and len(running) < AT_ONCE:
                    running.append(subprocess.Popen([sys.executable, "-m", "knolle.lab.warm", what, slugs.pop(0)]))
                time.sleep(PAUSE)
                ended = [process for process in running if process.poll() is not None]
                running = [process for process in running if process not in ended]
                bar.advance(len(ended))
        finally:
            for process in running:
                process.kill()
