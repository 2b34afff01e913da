"""`knolle play`: plays a match against bots in the terminal, without a server."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.arguments import GameOptions, parse_names, parse_options
from knolle.core.errors import OptionError

if TYPE_CHECKING:
    from knolle.core.game import Game
    from knolle.core.options import Options
    from knolle.terminal.local import Opening
    from knolle.words.catalogue import Words


def play(
    game: Annotated[str | None, typer.Argument(help="A game, such as potato-man; `knolle games` lists them.")] = None,
    players: Annotated[
        int | None, typer.Option(help="Number of players, including you. Default: what is usual for the game.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A level for each bot, or one for all: easy, medium, hard, master, or as hard:bold. Default: medium."
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text, or a record's seed: gives the same deal and starting player every time."),
    ] = None,
    option: GameOptions = [],  # noqa: B006
    name: Annotated[str | None, typer.Option(help="Your name at the table. Default: your account's.")] = None,
    lang: Annotated[str | None, typer.Option(help="de, en, fr or it. Default: your terminal's language.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and pipes.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the latest unfinished match.")] = False,
) -> None:
    """Play against bots in this terminal. Every choice is saved at once: stop whenever you like and --resume later."""
    from knolle.core.registry import GAMES
    from knolle.core.registry import game as game_of
    from knolle.terminal import files
    from knolle.words.catalogue import Words, choose_language

    words = Words(choose_language(lang, os.environ))
    called = files.own_name(name, words.say("a-friend"))
    chosen = None if game is None else game_of(game)
    if resume:
        check_resume({"--players": players, "--bots": bots, "--seed": seed, "--option": option or None})
        file = files.newest_match(None if chosen is None else chosen.slug)
        sit(files.game_in(file), file, called, words, plain)
    elif chosen is None:
        raise OptionError("no-game", f"Name a game ({', '.join(GAMES)}), or use --resume.")
    else:
        opening = opening_of(chosen, players, bots or chosen.usual_level, seed, option)
        file = files.new_match(chosen.slug)
        sit(chosen.slug, file, called, words, plain, opening)


def sit(slug: str, file: Path, name: str, words: "Words", is_plain: bool, opening: "Opening | None" = None) -> None:
    """Play the match in a file, created first if there is an opening; delete the file once the record is saved."""
    import asyncio

    from knolle.bots.warmup import compiler, is_compiled
    from knolle.commands.warm import ready
    from knolle.core.registry import game as game_of
    from knolle.server.process.warming import Warmer
    from knolle.terminal import files
    from knolle.terminal.command_line import command_line
    from knolle.terminal.local import LocalDoor, create
    from knolle.terminal.running import run
    from knolle.terminal.session import SeatWish, Session

    chosen = game_of(slug)
    ready(chosen)
    # the strong bots, who also give the hints and the review, can follow while the player looks at their hand
    warmer = None if is_compiled(chosen, "bots") else Warmer(compiler(), [chosen], tell=lambda told: None)
    if opening is not None:
        asyncio.run(create(file, opening, name))
    session = Session(LocalDoor(file, warmer), SeatWish(name, seat=0, begins=True))
    run(session, words, is_plain=is_plain, comeback=command_line("play", "--resume"))
    if session.is_kept:
        files.put_away(file)


# -- arguments -------------------------------------------------------------------------------------


def check_resume(given: "dict[str, object]") -> None:
    """Raise if settings are given with --resume: a match continues with the settings it started with."""
    named = [name for name, value in given.items() if value is not None]
    if named:
        listed = ", ".join(named)
        sentence = (
            f"--resume continues a match with its own settings: leave out {listed}, or leave out --resume to start "
            "a new match."
        )
        raise OptionError("settings-with-resume", sentence, given=named)


def opening_of(game: "Game", players: int | None, bots: str, seed: str | None, option: list[str]) -> "Opening":
    """Return the requested match; raise if the arguments do not fit together."""
    from knolle.core.fair import seed_bytes
    from knolle.server.table.creating import settle
    from knolle.terminal.local import Opening

    levels = parse_names(bots)
    if players is None:
        players = game.usual_players if len(levels) == 1 else len(levels) + 1
    given = parse_options(option)
    for one in game.options:  # a table's journal stores the contents of such a file, not its name
        if one.load is not None and one.name in given:
            given[one.name] = dict(one.load(given[one.name]))
    options = settle(game, players, given)
    levels_by_seat = bots_of(levels, players)
    if seed is None:
        return Opening(game.slug, players, given, levels_by_seat)
    fixed = seed_bytes(seed)
    return Opening(game.slug, players, given, levels_by_seat, fixed, starter_of(game, options, fixed))


def bots_of(levels: list[str], players: int) -> dict[int, str]:
    """Return the bot for every seat but the first: a level, and after a colon perhaps a temperament."""
    from typing import get_args

    from knolle.server.protocol import Level, Temperament

    known, tempers = get_args(Level), get_args(Temperament)
    for one in levels:
        level, colon, temperament = one.partition(":")
        if level not in known:
            sentence = f"There is no level {level!r}; the levels are {', '.join(known)}."
            raise OptionError("unknown-level", sentence, level=level, allowed=list(known))
        if colon and temperament not in tempers:
            sentence = f"There is no temperament {temperament!r}; after a level may stand {', '.join(tempers)}."
            raise OptionError("unknown-temperament", sentence, temperament=temperament, allowed=list(tempers))
    if len(levels) == 1:
        levels *= players - 1
    if len(levels) != players - 1:
        sentence = (
            f"{players} players are you and {players - 1} bots, not {len(levels)}: give a level for each bot, or one "
            "for all."
        )
        raise OptionError("bad-bot-count", sentence, bots=len(levels), players=players)
    return dict(enumerate(levels, 1))


def starter_of(game: "Game", options: "Options", seed: bytes) -> int:
    """Return the starting seat for a seed; 0 in games without a starting player."""
    import hashlib

    return hashlib.sha256(seed + b"starter").digest()[0] % options.players if game.has_starter else 0
