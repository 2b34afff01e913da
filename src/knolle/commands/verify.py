"""`knolle verify`: checks records by replaying them."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from knolle.commands.guard import complain, plain
from knolle.commands.lines import Line, complaint, records, size_of, too_long
from knolle.commands.progress import Bar, progress
from knolle.commands.warm import ready
from knolle.core.errors import KnolleError, OptionError, RecordError

BATCH, BATCH_BYTES = 256, 2**23
"""Records, or bytes, that are checked together."""
ENOUGH = 2**23
"""Bytes of records after which it pays to start processes."""
MOST_COMPLAINTS = 20
"""Complaints printed per file; the rest are only counted."""


def verify(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", help="Files of records (.jsonl, .jsonl.zst or .parquet); - reads stdin."),
    ],
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
    """Check every record of a file and print what is wrong; return the number of records and of invalid ones."""
    n_records = n_bad = 0
    for number, error, size in troubles(name):
        n_records += 1
        if error is not None:
            n_bad += 1
            if n_bad <= MOST_COMPLAINTS:
                bar.say(complaint(name, number, error))
        bar.advance(size)
    if n_bad > MOST_COMPLAINTS:
        bar.say(f"{plain(name)}: and {n_bad - MOST_COMPLAINTS} more")
    if n_bad == n_records > 1:
        bar.say(f"{plain(name)}: no valid line; a file of records has one JSON object per line, as --records writes it")
    if not n_records:
        raise OptionError("no-record", f"{plain(name)} contains no record.", file=name)
    return n_records, n_bad


def troubles(name: str) -> "Iterator[tuple[int, RecordError | None, int]]":
    """Yield the number of each record of a file, what is wrong with it, and its size in the file."""
    if name.endswith(".parquet"):
        from knolle.extras import need

        need("Tables of records", "pyarrow", extra="data")
        from knolle.lab.tables import check_group, groups

        for first, found, size in on_all_cores(check_group, groups(name), lambda job: job[-1]):
            for k, error in enumerate(found):
                yield first + k, error, size // len(found)
        return
    jobs = batches(records(name), 1 if name == "-" else BATCH)  # whoever types or pipes wants an answer at once
    for batch, found in on_all_cores(check_batch, jobs, lambda job: sum(line.size for line in job)):
        for line, error in zip(batch, found, strict=True):
            yield line.number, error, line.size


def batches(lines: "Iterator[Line]", most: int) -> "Iterator[list[Line]]":
    """Yield the lines in batches of limited size."""
    batch: list[Line] = []
    size = 0
    for line in lines:
        batch.append(line)
        size += line.size
        if len(batch) == most or size > BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def check_batch(batch: "list[Line]", stop: object = None) -> "tuple[list[Line], list[RecordError | None]]":
    """Return the lines without their data, and what is wrong with each."""
    from knolle.lab.verify import check_lines

    found = iter(check_lines([line.data for line in batch if line.data is not None]))
    errors = [too_long(line) if line.data is None else next(found) for line in batch]
    return [line._replace(data=None) for line in batch], errors


def on_all_cores(work: Callable[[Any, Any], Any], jobs: Iterator[Any], size_of_job: Callable[[Any], int]) -> Any:
    """Yield the result of every job, in order; once there was enough work, start a process per core."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from knolle.lab.spread import n_cores, spread

    size = 0
    while n_cores() == 1 or size < ENOUGH:
        job = next(jobs, None)
        if job is None:
            return
        size += size_of_job(job)
        yield work(job, None)
    pool = ProcessPoolExecutor(n_cores(), get_context("spawn"))
    try:
        yield from spread(work, jobs, executor=pool)
    finally:
        pool.shutdown(cancel_futures=True)
