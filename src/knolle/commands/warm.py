"""`knolle warm`: compiles what is not in the cache yet."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.progress import progress

if TYPE_CHECKING:
    from knolle.core.game import Game
    from knolle.lab.course import Learner

AT_ONCE = 2
PAUSE = 0.1
TAKES = "about a minute"


def ready(*chosen: "Game") -> None:
    """Compile these games, or all, if necessary and say so, before a command that runs compiled code."""
    from knolle.bots.warmup import is_compiled
    from knolle.core.registry import games

    wanted = [("table", game) for game in chosen or games()]
    if not all(is_compiled(game, stage) for stage, game in wanted):
        compile_missing(wanted)


def ready_to_think(game: "Game", bots: Iterable[str]) -> None:
    """Compile the bots of a game if one of the given bots needs it, and say so."""
    from knolle.bots.warmup import mark, prepare

    if not all(name in ("random", "greedy") for name in bots):
        once(mark(game, "bots"), f"the bots of {game.name}", lambda: prepare(game, "bots"))


def ready_to_learn(learner: "Learner") -> None:
    """Compile the training of a net if necessary, and say so."""
    from knolle.bots.warmup import mark

    bots = mark(learner.game, "bots")
    done = bots.with_name(bots.name.replace("bots-", "training-", 1))
    once(done, f"the training for {learner.game.name}", learner.prepare)


def once(mark: Path, what: str, compiling: Callable[[], object]) -> None:
    """Compile something and say so, unless a marker file in the cache shows that it is done."""
    from rich.console import Console

    if mark.exists():
        return
    console = Console(stderr=True)
    told = f"Compiling {what}; this is needed once and takes {TAKES}, longer on a busy machine …"
    if console.is_terminal:
        with console.status(told):
            compiling()
    else:
        console.print(told)
        compiling()
    with suppress(OSError):  # the cache may not be writable
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def warm(
    bots: Annotated[
        bool, typer.Option("--bots", help="Compile the strong bots too, which takes another minute.")
    ] = False,
) -> None:
    """Compile what is not in the cache yet, so that later starts compile nothing."""
    from knolle.core.registry import games

    compile_missing([(stage, game) for stage in (["table", "bots"] if bots else ["table"]) for game in games()])


def compile_missing(wanted: list[tuple[str, "Game"]]) -> None:
    """Compile those stages of games that are not in the cache yet, and say so."""
    from rich.console import Console

    from knolle.bots.warmup import is_compiled, prepare
    from knolle.compiled.cache import home, prune

    console = Console(stderr=True)
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        console.print(f"{folder} cannot store compiled code ({error.strerror}): every start will compile it again.")
        return
    with alone(folder):
        prune()
        missing = [(stage, game) for stage, game in wanted if not is_compiled(game, stage)]
        if not missing:
            console.print("Everything is already compiled.")
            return
        names = {game.name for _, game in missing}
        what = names.pop() if len(names) == 1 else "games and bots"
        console.print(f"Compiling {what}; this is needed once and takes {TAKES}, longer on a busy machine …")
        started = time.monotonic()
        compile_apart([(stage, game.slug) for stage, game in missing])
        for stage, game in missing:  # a process that was killed, or two that saved at once, can leave something out
            prepare(game, stage)
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


def compile_apart(missing: list[tuple[str, str]]) -> None:
    """Compile each stage in its own process, two at a time: the compiler itself uses one core."""
    from knolle.bots.warmup import compiler

    running: list[subprocess.Popen[bytes]] = []
    with progress("compiling", len(missing), patience=0) as bar:
        try:
            while missing or running:
                while missing and len(running) < AT_ONCE:
                    running.append(subprocess.Popen([*compiler(), *missing.pop(0)]))
                time.sleep(PAUSE)
                ended = [process for process in running if process.poll() is not None]
                running = [process for process in running if process not in ended]
                bar.advance(len(ended))
        finally:
            for process in running:
                process.kill()
