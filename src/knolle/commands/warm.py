"""`knolle warm`: compile whatever is not yet in the cache."""

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
    """For commands that run compiled code: nobody should wait for the compiler without a word."""
    from knolle.core.cache import cache_folder

    if not (cache_folder() / "warm").exists():
        warm(bots=False)


def ready_to_think(game: "Game", bots: Iterable[str]) -> None:
    """The same for the bots of a game, which only some commands need."""
    from knolle.lab.warm import warm_bots

    if not all(name in ("random", "greedy") for name in bots):
        once(f"bots-{game.slug}", f"the bots of {game.name}", lambda: warm_bots(game))


def ready_to_learn(learner: "Learner") -> None:
    """The same for what teaches a net."""
    once(f"training-{learner.game.slug}", f"what teaches {learner.game.name}", learner.prepare)


def once(mark: str, what: str, compiling: Callable[[], object]) -> None:
    """Compile something with a word about it, unless a mark in the cache says that it is there."""
    from rich.console import Console

    from knolle.core.cache import cache_folder

    folder = cache_folder()
    if (folder / mark).exists():
        return
    console = Console(stderr=True)
    told = f"Compiling {what}, once: about {TAKES['bots']}, longer on a busy machine …"
    if console.is_terminal:
        with console.status(told):
            compiling()
    else:
        console.print(told)
        compiling()
    if folder.is_dir():
        (folder / mark).touch()


def warm(
    bots: Annotated[bool, typer.Option("--bots", help="Compile the bots as well, which takes a minute more.")] = False,
) -> None:
    """Compile whatever is not yet in the cache; a second start then compiles nothing."""
    from rich.console import Console

    from knolle.core.cache import cache_folder
    from knolle.core.registry import GAMES, game
    from knolle.lab import warm as compiling

    console = Console(stderr=True)
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        console.print(f"{folder} cannot keep the compiled code ({error.strerror}): every start will compile anew.")
        return
    for what, marks in (("games", ["warm"]), ("bots", [f"bots-{slug}" for slug in GAMES])):
        if what == "bots" and not bots:
            continue
        with alone(folder):
            if all((folder / mark).exists() for mark in marks):
                console.print(f"All {what} are compiled.")
                continue
            console.print(
                f"Compiling the {what}; this is needed once and takes about {TAKES[what]}, longer on a busy machine …"
            )
            started = time.monotonic()
            compile_apart(what, list(reversed(GAMES)))
            # a process that was killed, or two that saved at the same time, leave something out: it is made good here
            for slug in GAMES:
                (compiling.warm_bots if what == "bots" else compiling.warm)(game(slug))
            for mark in marks:
                (folder / mark).touch()
            console.print(f"Compiled in {time.monotonic() - started:.0f} s.")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until nobody else fills the cache: a server that is killed and started again starts another compiler."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "compiling").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def compile_apart(what: str, slugs: list[str]) -> None:
    """Compile each game in a process of its own, two at a time: the compiler itself keeps to one core."""
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
