"""`knolle verify`: checks records by replaying them."""

from typing import Annotated

import typer

from knolle.commands.guard import complain, plain
from knolle.commands.lines import complaint, read_record, records, size_of
from knolle.commands.progress import Bar, progress
from knolle.commands.warm import ready
from knolle.core.errors import KnolleError, OptionError, RecordError

MOST_COMPLAINTS = 20
"""Complaints printed per file; the rest are only counted."""


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Files of records (.jsonl); - reads stdin.")],
) -> None:
    """Check every record against the rules and its shuffles by replaying it. Events count from 0, lines from 1."""
    ready()
    n_records = n_bad = n_troubles = 0
    with progress("checking", size_of(files), is_count=False) as bar:
        for name in files:
            try:
                n_here, n_bad_here = check_file(name, bar)
            except KnolleError as error:
                complain(f"{error} [{error.code}]")
                n_troubles += 1
                continue
            n_records += n_here
            n_bad += n_bad_here
    if n_bad:
        typer.echo(f"{n_bad} of {n_records} records are not valid. Events are counted from 0.")
    elif n_troubles:
        typer.echo(f"{n_records} records are valid; {n_troubles} of {len(files)} files could not be checked.")
    else:
        typer.echo("1 record is valid" if n_records == 1 else f"{n_records} records are valid")
    raise typer.Exit(1 if n_bad or n_troubles else 0)


def check_file(name: str, bar: Bar) -> tuple[int, int]:
    """Check every line of a file and print what is wrong; return the number of records and of invalid ones."""
    from knolle.core.record import replay

    n_records = n_bad = 0
    for line in records(name):
        n_records += 1
        try:
            replay(read_record(line))
        except RecordError as error:
            n_bad += 1
            if n_bad <= MOST_COMPLAINTS:
                bar.say(complaint(name, line.number, error))
        bar.advance(line.size)
    if n_bad > MOST_COMPLAINTS:
        bar.say(f"{plain(name)}: and {n_bad - MOST_COMPLAINTS} more")
    if n_bad == n_records > 1:
        bar.say(f"{plain(name)}: no valid line; a file of records has one JSON object per line, as --records writes it")
    if not n_records:
        raise OptionError("no-record", f"{plain(name)} contains no record.", file=name)
    return n_records, n_bad
