"""SQLite only: one server per file, full disks, other programs' files, copies while writing."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from knolle.server.storage import Storage, StorageError, open_storage
from knolle.server.storage.backup import copy_sqlite
from knolle.server.storage.schema import MIGRATIONS
from knolle.server.storage.sqlite import SqliteStorage
from server.storage.samples import append_all, entry, new_guest, new_table, numbers, storage_at


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knolle.db"


async def refusal(path: Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await open_storage(str(path)).open()
    return caught.value


def bytes_of(path: Path) -> dict[str, bytes]:
    """Return the contents of a database and its log, without the log's temporary index."""
    return {file.name: file.read_bytes() for file in path.parent.glob(f"{path.name}*") if file.suffix != ".db-shm"}


def pragma(storage: Storage, name: str) -> Any:
    assert isinstance(storage, SqliteStorage)
    return storage._connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_every_commit_is_synced(path: Path) -> None:
    async def main() -> None:
        async with storage_at(str(path)) as storage:
            assert pragma(storage, "journal_mode") == "wal"
            assert pragma(storage, "synchronous") == 2
            assert pragma(storage, "foreign_keys") == 1
            assert pragma(storage, "busy_timeout") >= 1000

    asyncio.run(main())


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_the_file_is_for_its_owner_only(path: Path) -> None:
    async def main() -> None:
        async with storage_at(str(path)) as storage:
            await new_table(storage)
            modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
            assert modes == dict.fromkeys(["knolle.db", "knolle.db-wal", "knolle.db-shm", "knolle.db.lock"], 0o600)

    asyncio.run(main())


# -- one server per file ---------------------------------------------------------------------------


def test_a_second_server_is_refused(path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)

    async def main() -> None:
        async with storage_at(str(path)) as storage:
            for name in (path, link):
                error = await refusal(name)
                assert error.code == "database-in-use"
                assert str(path) in error.sentence and "PostgreSQL" in error.sentence
            await storage.ping()
        async with storage_at(str(path)) as storage:
            await storage.ping()

    asyncio.run(main())


def test_a_killed_server_releases_its_lock(path: Path) -> None:
    script = Path(__file__).with_name("appender.py")
    with subprocess.Popen([sys.executable, script, str(path), "1"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        assert asyncio.run(refusal(path)).code == "database-in-use"
        process.kill()

    async def main() -> None:
        async with storage_at(str(path)) as storage:
            await storage.ping()

    asyncio.run(main())


def test_a_failed_open_releases_the_lock(path: Path) -> None:
    path.write_bytes(b"no database at all, but a text that is long enough to be looked at" * 100)
    assert asyncio.run(refusal(path)).code == "bad-database"
    path.unlink()

    async def main() -> None:
        async with storage_at(str(path)) as storage:
            await storage.ping()

    asyncio.run(main())


# -- failures --------------------------------------------------------------------------------------


@contextmanager
def full_disk(limit: int) -> Iterator[None]:
    """Let no file grow beyond a size."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_fails_the_whole_batch_and_later_ones_work(path: Path) -> None:
    async def main() -> None:
        async with storage_at(str(path)) as storage:
            tables = [await new_table(storage, f"k{k}") for k in range(30)]
            with full_disk(path.with_name("knolle.db-wal").stat().st_size):
                work = [storage.append(table, entry(1)) for table in tables]
                answers = await asyncio.gather(*work, new_guest(storage), return_exceptions=True)
                assert {getattr(answer, "code", answer) for answer in answers} == {"storage-failed"}
                assert len({id(answer) for answer in answers}) == 31
                with pytest.raises(StorageError):
                    await storage.ping()
                assert [await numbers(storage, table) for table in tables] == [[0]] * 30
            assert await storage.guest(b"token of Ann") is None
            assert await append_all(storage, tables[0], [1, 2]) == [True, True]
            assert await numbers(storage, tables[1]) == [0]
        async with storage_at(str(path)) as storage:
            assert [await numbers(storage, table) for table in tables] == [[0, 1, 2], *[[0]] * 29]

    asyncio.run(main())


def test_the_loop_keeps_running_while_another_process_writes(path: Path) -> None:
    async def main() -> None:
        async with storage_at(str(path)) as storage:
            table = await new_table(storage)
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(storage.append(table, entry(1)))
                assert await numbers(storage, table) == [0]
                assert not waiting.done()
                other.execute("ROLLBACK")
            assert await waiting is True

    asyncio.run(main())


def test_a_closed_loop_does_not_trouble_the_writer(path: Path) -> None:
    async def leave() -> tuple[SqliteStorage, sqlite3.Connection]:
        storage = SqliteStorage(path)
        await storage.open()
        table = await new_table(storage)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_soon(asyncio.create_task, storage.append(table, entry(1)))
        await asyncio.sleep(0.01)
        return storage, other

    storage, other = asyncio.run(leave())
    with closing(other):
        other.execute("ROLLBACK")
    assert storage._writer is not None
    storage._writer.finish()
    storage._held.close()
    storage._readers.shutdown()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("knolle")]

    async def again() -> None:
        async with storage_at(str(path)) as storage:
            assert await numbers(storage, 1) == [0, 1]

    asyncio.run(again())


# -- other programs' files -------------------------------------------------------------------------


def test_a_file_that_is_not_a_database_is_left_alone(path: Path) -> None:
    path.write_text("A letter to my potatoes.\n" * 200, encoding="utf-8")
    before = path.read_bytes()
    error = asyncio.run(refusal(path))
    assert error.code == "bad-database" and str(path) in error.sentence
    assert path.read_bytes() == before


def test_another_programs_database_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE tables (legs INTEGER)")
    before = path.read_bytes()
    assert asyncio.run(refusal(path)).code == "bad-database"
    assert path.read_bytes() == before


def test_a_newer_database_is_untouched(path: Path) -> None:
    """This holds even if its server was killed and part of the data is still in the log."""
    script = f"""
import sqlite3, os
newer = sqlite3.connect({str(path)!r}, isolation_level=None)
newer.execute("PRAGMA journal_mode = WAL")
newer.execute("CREATE TABLE knolle_version (version INTEGER)")
newer.execute("INSERT INTO knolle_version VALUES (7)")
os.kill(os.getpid(), 9)
"""
    subprocess.run([sys.executable, "-c", script], check=False)
    before = bytes_of(path)
    assert len(before["knolle.db-wal"]) > 0
    error = asyncio.run(refusal(path))
    assert (error.code, error.params) == ("newer-database", {"found": 7, "known": len(MIGRATIONS)})
    assert "7" in error.sentence
    after = bytes_of(path)
    after.pop("knolle.db.lock")
    assert after == before


# -- copies ----------------------------------------------------------------------------------------


def test_a_copy_made_while_writing_is_consistent(path: Path, tmp_path: Path) -> None:
    async def write(storage: Storage, table: int) -> None:
        for seq in count(1):
            await storage.append(table, entry(seq))

    async def main() -> None:
        async with storage_at(str(path)) as storage:
            tables = [await new_table(storage, f"k{k}") for k in range(20)]
            writing = [asyncio.create_task(write(storage, table)) for table in tables]
            known = []
            for k in range(4):
                await asyncio.sleep(0.05)
                known.append([len(await storage.journal(table)) for table in tables])
                await storage.backup(tmp_path / f"copy{k}")
            assert not any(task.done() for task in writing)
            for task in writing:
                task.cancel()
            await asyncio.gather(*writing, return_exceptions=True)
        for k in range(4):
            with closing(sqlite3.connect(tmp_path / f"copy{k}")) as copied:
                assert copied.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            async with storage_at(str(tmp_path / f"copy{k}")) as copy:
                for table, n in zip(tables, known[k], strict=True):
                    copied_numbers = await numbers(copy, table)
                    assert copied_numbers == list(range(len(copied_numbers)))
                    assert len(copied_numbers) >= n
                    assert await copy.append(table, entry(len(copied_numbers))) is True

    asyncio.run(main())


def test_a_failed_copy_says_why(path: Path, tmp_path: Path) -> None:
    for source, target, words in [
        (path, tmp_path / "copy", "there is no database"),
        (path, tmp_path, "there is no database"),
        (Path(__file__), tmp_path / "copy", "not a database"),
        (Path(__file__), tmp_path, "is a folder"),
        (Path(__file__), tmp_path / "none" / "copy", "No such file"),
    ]:
        with pytest.raises(StorageError, match=words) as caught:
            copy_sqlite(source, target)
        assert caught.value.code == "backup-failed"
    assert list(tmp_path.iterdir()) == []
