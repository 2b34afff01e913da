"""Old databases are migrated completely or not at all."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from knolle.server.storage import Entry, Guest, LobbyRow, StorageError, TableRow, open_storage, schema
from knolle.server.storage.postgres import migrate, translate_errors
from knolle.server.storage.schema import MIGRATIONS, Migration
from server.storage.samples import OVER, entry, numbers, storage_at

PAINT = Migration(
    both=(
        "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'white'",
        "UPDATE guests SET colour = 'red' WHERE name = 'Ann'",
        "CREATE TABLE paints (id {id}, mix {bytes})",
    ),
    sqlite=("INSERT INTO paints (mix) VALUES (x'0a')",),
    postgres=("INSERT INTO paints (mix) VALUES ('\\x0b')",),
)


def query(url: str, statements: str) -> list[tuple[Any, ...]]:
    """Run statements directly, bypassing the storage; return the rows of the last one."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            *first, last = [part for part in statements.split(";\n") if part.strip()]
            connection.executescript(";\n".join(first))
            rows = connection.execute(last).fetchall()
            connection.commit()
            return rows

    async def run() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            *first, last = [part for part in statements.split(";\n") if part.strip()]
            await connection.execute(";\n".join(first) or "SELECT 1")
            return [tuple(row) for row in await connection.fetch(last)]
        finally:
            await connection.close()

    return asyncio.run(run())


def shape(url: str) -> list[tuple[Any, ...]]:
    """Return the columns, indexes and triggers of a database."""
    if url.startswith("sqlite"):
        rows = query(url, "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY 1, 2")
        return [(*row[:3], " ".join((row[3] or "").replace("(", " ( ").replace(")", " ) ").split())) for row in rows]
    columns = """SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"""
    constraints = "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1, 2"
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    return query(url, columns) + query(url, constraints) + query(url, indexes)


@pytest.fixture
def version1(database_url: str) -> str:
    """Return the URL of a database that version 1 has created and used."""
    kind = "sqlite" if database_url.startswith("sqlite") else "postgres"
    script = Path(__file__).with_name(f"version1.{kind}.sql").read_text(encoding="utf-8")
    query(database_url, script)
    return database_url


def migrate_at(url: str) -> None:
    """Migrate a database as a server does when it opens it."""

    async def main() -> None:
        if url.startswith("sqlite"):
            async with storage_at(url):
                return
        connection = await asyncpg.connect(url)
        try:
            with translate_errors():
                async with connection.transaction():
                    await migrate(connection)
        finally:
            await connection.close()

    asyncio.run(main())


def test_a_published_migration_is_unchanged(version1: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if version1.startswith("sqlite"):
        fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    else:
        query(version1, "CREATE DATABASE fresh_schema")
        fresh = re.sub(r"/test\d+", "/fresh_schema", version1)
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
    migrate_at(fresh)
    assert shape(fresh) == shape(version1)


def test_data_of_version_1_can_be_read(version1: str) -> None:
    async def main() -> None:
        async with storage_at(version1) as storage:
            first = TableRow(1, "k1", "potato-man", 10, 30, LobbyRow("playing", True, b"{}"))
            assert await storage.find("k1") == first
            assert await storage.lobby(9) == [first]
            assert [row.key for row in await storage.tables_of(2, 9)] == ["k1", "k2"]
            assert (await storage.count_open(1), await storage.count_open(2)) == (1, 0)
            assert await storage.journal(1) == [Entry(0, 10, b"0"), Entry(1, 30, b"1")]
            assert await storage.guest(b"\x00\xff") == Guest(1, "Ann")
            assert await storage.use_link(b"\x02", b"new", 999) == Guest(2, "Ben")
            assert await storage.claim(1) is None
            assert await storage.append(1, entry(3)) is False
            assert await storage.append(1, entry(2), OVER, (1,)) is True
            assert await storage.create("k3", "potato-man", OVER, entry(0), (2,)) == 3
            assert await storage.add_guest(b"x", "Cem", 7) == Guest(3, "Cem")

    asyncio.run(main())


def test_matches_that_ended_before_the_migration_are_listed(version1: str) -> None:
    about = b'{"match":3,"result":{"totals":[9,21],"winners":[1]}}'
    literal = f"x'{about.hex()}'" if version1.startswith("sqlite") else f"'\\x{about.hex()}'"
    query(version1, f"UPDATE tables SET status = 'over', about = {literal} WHERE id = 1;\nSELECT 1")

    async def main() -> None:
        async with storage_at(version1) as storage:
            ended = TableRow(1, "k1", "potato-man", 10, 30, LobbyRow("over", True, about))
            assert await storage.matches_of(1, 9) == await storage.matches_of(2, 9) == [ended], "k2 has no result"

    asyncio.run(main())
    assert query(version1, "SELECT guest_id, table_id, match FROM ends ORDER BY 1") == [(1, 1, 3), (2, 1, 3)]


def test_missing_migrations_run_and_data_stays(version1: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS[:1], PAINT))
    for _ in range(2):
        migrate_at(version1)
        assert query(version1, "SELECT version FROM knolle_version") == [(2,)]
        assert query(version1, "SELECT name, colour FROM guests ORDER BY id") == [("Ann", "red"), ("Ben", "white")]
        mix = b"\x0a" if version1.startswith("sqlite") else b"\x0b"
        assert query(version1, "SELECT id, mix FROM paints") == [(1, mix)]


def test_a_new_database_runs_all_migrations(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS[:1], PAINT))
    migrate_at(database_url)
    assert query(database_url, "SELECT version FROM knolle_version") == [(2,)]
    assert query(database_url, "SELECT colour FROM guests") == []


def test_a_failed_migration_changes_nothing(version1: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = shape(version1)
    wrong = Migration(both=("CREATE TABLE half (id {id})", "DROP TABLE nothing_of_that_name"))
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS[:1], PAINT, wrong))
    with pytest.raises(StorageError):
        migrate_at(version1)
    assert shape(version1) == before
    assert query(version1, "SELECT version, pings FROM knolle_version") == [(1, 3)]
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS[:1], PAINT))
    migrate_at(version1)
    assert query(version1, "SELECT count(*) FROM entries") == [(3,)]


def test_a_newer_database_is_refused(version1: str) -> None:
    query(version1, "UPDATE knolle_version SET version = 99;\nSELECT 1")
    before = shape(version1)

    async def main() -> None:
        with pytest.raises(StorageError, match="version 99") as caught:
            await open_storage(version1).open()
        assert caught.value.code == "newer-database"
        assert caught.value.params == {"found": 99, "known": len(MIGRATIONS)}

    asyncio.run(main())
    assert shape(version1) == before
    query(version1, "UPDATE knolle_version SET version = 1;\nSELECT 1")

    async def again() -> None:
        async with storage_at(version1) as storage:
            assert await numbers(storage, 1) == [0, 1]

    asyncio.run(again())
