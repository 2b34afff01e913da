"""`knolle warm`: compile whatever is not yet in the cache."""

import time

from knolle.commands.progress import progress


def warm_one(slug: str) -> None:
    """Compile one game, in a process of its own."""
    from knolle.core.registry import game
    from knolle.lab.warm import warm

    warm(game(slug))


def warm() -> None:
    """Compile whatever is not yet in the cache; a second start then compiles nothing."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool
    from contextlib import suppress
    from multiprocessing import get_context

    from rich.console import Console

    from knolle.core.compiled import cache_folder
    from knolle.core.registry import GAMES

    console = Console(stderr=True)
    mark = cache_folder() / "warm"
    if mark.exists():
        console.print("Everything is compiled.")
        return
    console.print("Compiling the games; this is needed once …")
    started = time.monotonic()
    with (
        progress("compiling", len(GAMES), patience=0) as bar,
        suppress(BrokenProcessPool),
        ProcessPoolExecutor(2, get_context("spawn")) as pool,
    ):
        for done in as_completed([pool.submit(warm_one, slug) for slug in GAMES]):
            done.result()
            bar.advance()
    # a process that was killed, or two that saved at the same time, leave something out: it is made good here
    for slug in GAMES:
        warm_one(slug)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    console.print(f"Compiled in {time.monotonic() - started:.0f} s.")
