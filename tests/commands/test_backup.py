"""`knolle backup`: run in another process while the server writes."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from knolle.commands import app
from knolle.server.storage import Entry, LobbyRow, Storage, open_storage

KNOLLE = [sys.executable, "-m", "knolle"]


def backup(*words: str | Path, **environment: str) -> Result:
    return CliRunner(env={"COLUMNS": "100", **environment}).invoke(app, ["backup", *map(str, words)])


def store(database: Path, n: int) -> None:
    async def main() -> None:
        storage = open_storage(str(database))
        await storage.open()
        table = await storage.create("k", "potato-man", LobbyRow("waiting", True, b"{}"), Entry(0, 1, b"0"), ())
        for seq in range(1, n):
            assert await storage.append(table, Entry(seq, 1, b"x"))
        await storage.close()

    asyncio.run(main())


def n_entries(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        n, last = connection.execute("SELECT count(*), max(seq) FROM entries").fetchone()
    assert n == last + 1
    return int(n)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    store(tmp_path / "knolle.db", 5)
    return tmp_path / "knolle.db"


def test_it_copies_the_named_database(database: Path, tmp_path: Path) -> None:
    done = backup(tmp_path / "copy.db", "--database", f"sqlite:///{database}")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Wrote {tmp_path / 'copy.db'}, ")
    assert n_entries(tmp_path / "copy.db") == 5
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0 or os.name == "nt"


def test_it_copies_the_users_own_database(database: Path, tmp_path: Path) -> None:
    assert backup(tmp_path / "copy.db", KNOLLE_DATABASE=str(database)).exit_code == 0
    assert n_entries(tmp_path / "copy.db") == 5


def test_it_replaces_a_file_only_with_force(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"precious")
    done = backup(copy, "--database", database)
    assert done.exit_code == 1
    assert "[backup-failed]" in done.stderr and "--force" in done.stderr
    assert copy.read_bytes() == b"precious"
    assert backup(copy, "--database", database, "--force").exit_code == 0
    assert n_entries(copy) == 5
    assert {path.name for path in tmp_path.iterdir()} <= {"copy.db", "knolle.db", "knolle.db.lock"}


def test_an_unwritable_file_is_one_line_on_stderr(database: Path, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none" / "copy.db"):
        done = backup(file, "--database", database)
        assert done.exit_code == 1
        assert done.stderr.count("\n") == 1 and "[backup-failed]" in done.stderr


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    done = backup(tmp_path / "copy.db", "--database", tmp_path / "none.db")
    assert done.exit_code == 1 and "[backup-failed]" in done.stderr
    done = backup(tmp_path / "copy.db", "--database", "mysql://ann:secret@host/x")
    assert done.exit_code == 1 and "[bad-database]" in done.stderr and "secret" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_it_copies_while_a_server_is_writing(database: Path, tmp_path: Path) -> None:
    async def write(storage: Storage, counts: list[int]) -> None:
        for seq in range(5, 1_000_000):
            assert await storage.append(1, Entry(seq, 1, b"x" * 200))
            counts[0] = seq + 1

    async def main() -> None:
        storage = open_storage(str(database))
        await storage.open()
        counts = [5]
        writing = asyncio.create_task(write(storage, counts))
        for k in range(2):
            before = counts[0]
            command = [*KNOLLE, "backup", tmp_path / f"copy{k}", "--database", database]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True)
            assert (done.returncode, done.stderr) == (0, b"")
            assert before <= n_entries(tmp_path / f"copy{k}") <= counts[0] + 1
            assert counts[0] > before
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await storage.close()

    asyncio.run(main())
