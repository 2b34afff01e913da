"""Compile what tables need before anybody waits for it, in two stages per game.

`table` is a game with its simple bots, `easy` and `medium`; `bots` are the strong ones, which also give hints. A mark
in the cache says that a stage is compiled. `python -m knolle.bots.warmup STAGE GAME` compiles one in a process of its
own. Importing this module loads no bots and no compiler, because a server does that before it listens.
"""

import sys
from contextlib import suppress
from pathlib import Path

from knolle.bots.contract import Budget
from knolle.compiled.cache import closure, file_of, mark_of
from knolle.compiled.template import CALLS
from knolle.core.game import Game
from knolle.core.match import Match
from knolle.core.registry import game as game_of

STAGES = {"table": ("easy", "medium"), "bots": ("hard", "master", "pimc", "ismcts")}
"""The bots of each stage."""
ONCE = Budget(simulations=1)


def compiler() -> tuple[str, ...]:
    """Return the command that compiles a stage of a game, which are its arguments, in a process of its own."""
    return sys.executable, "-m", "knolle.bots.warmup"


def stage_of(level: str) -> str:
    """Return the stage that a bot of this level needs."""
    return "table" if level in STAGES["table"] else "bots"


def mark(game: Game, stage: str) -> Path:
    """Return the file that says that a stage is compiled from the present sources."""
    from knolle.bots.instances import TEMPLATES

    modules = [f"{game.package}.{part}" for part in ("kernel", "view", "encoding", "greedy", "features")]
    files = [CALLS, *TEMPLATES.glob("*.py"), *filter(None, map(file_of, modules))]
    return mark_of(f"{stage}-{game.slug}", closure(files, {"knolle", game.package.partition(".")[0]}))


def is_compiled(game: Game, stage: str) -> bool:
    """Tell whether a stage is in the cache."""
    return mark(game, stage).exists()


def load(game: Game, stage: str) -> None:
    """Call the compiled code of a stage with the types it is used with; what the cache lacks is compiled."""
    from knolle.bots.registry import bot

    match = Match(game, players=game.players[0], seed=bytes(32))
    view = match.view(match.to_act[0])
    for name in STAGES[stage]:
        bot(name).choose(view, 0, ONCE)
    if stage == "bots":
        bot("master").evaluate(view, ONCE)
    else:
        _play(match)


def _play(match: Match) -> None:
    """Touch what `Match` and views need."""
    match.view(match.to_act[0]).determinize(0)
    for seat in match.to_act:
        match.act(seat, match.legal(seat)[0])
    match.game.totals(match.state)
    match.game.winners(match.state)


def prepare(game: Game, stage: str) -> None:
    """Compile a stage and mark it."""
    load(game, stage)
    done = mark(game, stage)
    with suppress(OSError):  # a cache that cannot be written: every start compiles again
        done.parent.mkdir(parents=True, exist_ok=True)
        done.touch()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        prepare(game_of(sys.argv[2]), sys.argv[1])
