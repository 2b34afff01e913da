"""`knolle replay`: prints a match event by event."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from knolle.commands.guard import complain, plain
from knolle.commands.lines import complaint, read_record, records
from knolle.commands.warm import ready
from knolle.core.errors import OptionError, RecordError

if TYPE_CHECKING:
    from knolle.core.match import Match
    from knolle.words.catalogue import Words
    from knolle.words.sentence import Reader

LONGEST_NAME = 40


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records (.jsonl); - reads stdin.")],
    number: Annotated[
        int, typer.Option("--match", metavar="K", min=1, help="The match in the file, counted from 1.")
    ] = 1,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", min=0, help="Show only what this seat sees, counted from 0."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="de, en, fr or it. Default: as your terminal.")] = None,
) -> None:
    """Print a match event by event, with everything shown or only what one seat sees."""
    from rich.console import Console
    from rich.text import Text

    from knolle.words.catalogue import Words, choose_language
    from knolle.words.sentence import Reader, event_texts

    words = Words(choose_language(lang, os.environ))
    ready()
    match = match_in(file, number)
    names = shown_names(match, words)
    if seat is not None and seat >= len(names):
        raise OptionError(
            "bad-seat", f"This match has seats 0 to {len(names) - 1}; there is no seat {seat}.", seat=seat
        )
    console = Console(highlight=False, soft_wrap=True)
    for line in header(match, names, seat, words):
        console.print(Text(line, "bold"))
    events = match.events(seat) if seat is not None else match.full_log()
    reader = Reader(words, names, seat)
    for event, told in zip(events, event_texts(match.game, events, reader), strict=True):
        is_heading = event["type"] in ("deal", match.game.score_event[0])
        first, *more = told.split("\n")
        console.print(Text(first, "bold" if is_heading else ""))
        for line in more:
            console.print(Text(line))
    console.print(Text(footer(match, reader), "bold"))


def match_in(file: str, number: int) -> "Match":
    """Return match `number` of a file, counted from 1, replayed and checked."""
    from knolle.core.record import replay as played_again

    n = 0
    for line in records(file):
        n += 1
        if n == number:
            try:
                return played_again(read_record(line))
            except RecordError as error:
                complain(complaint(file, line.number, error))
                raise typer.Exit(1) from None
    sentence = f"{plain(file)} has {n} matches; there is no match {number}."
    raise OptionError("no-such-match", sentence, file=file, match=number, n=n)


def shown_names(match: "Match", words: "Words") -> list[str]:
    """Return the players' names, safe to print; a player without a name is called by their seat."""
    names = [plain(name, LONGEST_NAME).strip() for name in match.names]
    return [name or words.say("replay-head-nameless", seat=seat) for seat, name in enumerate(names)]


def header(match: "Match", names: list[str], seat: int | None, words: "Words") -> list[str]:
    """Return the lines before the match: game, players, options, and seed and entropy unless seen by a seat."""
    say = words.say
    players = ", ".join(say("replay-head-player", name=name, seat=k) for k, name in enumerate(names))
    options = ", ".join(f"{name}={value}" for name, value in match.options.changed.items())
    lines = [
        say("replay-head", game=match.game.name, players=players),
        say("replay-head-options", options=options) if options else say("replay-head-defaults"),
    ]
    if seat is not None:
        return [*lines, say("replay-head-seen", name=names[seat]), ""]
    lines += [
        say("replay-head-seed", seed=match.seed.hex()),
        say("replay-head-commitment", commitment=match.commitment),
    ]
    if match.entropy:
        texts = ", ".join(plain(text, LONGEST_NAME) for text in match.entropy)
        lines.append(say("replay-head-entropy", texts=texts))
    return [*lines, ""]


def footer(match: "Match", reader: "Reader") -> str:
    """Return the line after the match: totals, winners and what decided it."""
    from knolle.words.ending import ending
    from knolle.words.said import Said, scores
    from knolle.words.sentence import bare_sentence

    told = [Said("tell-total", {"scores": scores(match.result["totals"])}), *ending(match, None)]
    return "\n" + " ".join(bare_sentence(said, reader) for said in told)
