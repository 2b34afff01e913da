"""PostgreSQL only: several servers, a database that goes away, dumps."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from knolle.server.storage import Storage, StorageError, open_storage
from knolle.server.storage.contract import Place
from knolle.server.storage.postgres import PostgresStorage
from knolle.server.storage.schema import MIGRATIONS
from server.databases import administer
from server.house import PATIENCE
from server.storage.samples import entry, new_guest, new_table, numbers, storage_at

# -- several servers -------------------------------------------------------------------------------


def test_a_table_has_one_owner_and_only_they_append(postgres_url: str) -> None:
    async def main() -> None:
        async with storage_at(postgres_url) as here, storage_at(postgres_url) as there:
            table = await new_table(here)
            assert await here.claim(table) is None and await there.claim(table) is not None
            assert await there.append(table, entry(1)) is False
            assert await here.append(table, entry(1)) is True
            await here.release(table)
            assert await here.append(table, entry(2)) is False
            assert await there.claim(table) is None and await here.claim(table) is not None
            assert await there.append(table, entry(2)) is True
            assert await numbers(here, table) == [0, 1, 2]

    asyncio.run(main())


def test_the_tables_of_a_server_that_ended_can_be_claimed(postgres_url: str) -> None:
    async def main() -> None:
        async with storage_at(postgres_url) as there:
            async with storage_at(postgres_url) as here:
                left, kept = await new_table(here, "left"), await new_table(there, "kept")
                assert await there.claim(left) is not None
            async with asyncio.timeout(PATIENCE):
                while await there.claim(left) is not None:  # until PostgreSQL has noticed the end
                    await asyncio.sleep(0.01)
            assert await there.claim(kept) is None

    asyncio.run(main())


def test_workers_of_one_house_share_out_its_tables(postgres_url: str) -> None:
    async def main() -> None:
        workers = [open_storage(postgres_url) for _ in range(3)]
        for number, worker in enumerate(workers):
            worker.stand(Place("house" if number < 2 else "other", door=str(number)), lambda: None)
            await worker.open()
        tables = [await new_table(workers[0], f"k{k}") for k in range(10)]
        owners = [await workers[2].claim(table) for table in tables]
        assert sorted(owner.door for owner in owners if owner) == ["0"] * 5 + ["1"] * 5
        for worker in workers:
            await worker.close()

    asyncio.run(main())


def test_servers_that_compete_for_the_same_numbers(postgres_url: str) -> None:
    async def play(storage: Storage, tables: list[int]) -> int:
        answers = []
        for seq in range(1, 16):
            order = tables if seq % 2 else tables[::-1]
            if seq % 4 == 0:
                await asyncio.gather(*(storage.claim(table) for table in order))
            answers += await asyncio.gather(*(storage.append(table, entry(seq)) for table in order))
            await asyncio.gather(*(storage.release(table) for table in order))
        return sum(answers)

    async def main() -> None:
        async with storage_at(postgres_url) as a, storage_at(postgres_url) as b, storage_at(postgres_url) as c:
            tables = [await new_table(a, f"k{k}") for k in range(40)]
            granted = await asyncio.gather(play(a, tables), play(b, tables), play(c, tables[::-1]))
            journals = [await numbers(a, table) for table in tables]
            assert journals == [list(range(len(journal))) for journal in journals]
            assert sum(granted) == sum(len(journal) - 1 for journal in journals) > 0

    asyncio.run(main())


def test_servers_that_start_together_create_the_schema_once(postgres_url: str) -> None:
    async def main() -> None:
        storages = [open_storage(postgres_url) for _ in range(4)]
        await asyncio.gather(*(storage.open() for storage in storages))
        await asyncio.gather(*(storage.ping() for storage in storages))
        await asyncio.gather(*(storage.close() for storage in storages))

    asyncio.run(main())


def test_a_commit_is_synced_whatever_the_database_is_set_to(postgres_server: Any, postgres_url: str) -> None:
    name = postgres_url.split("?")[0].rpartition("/")[2]
    administer(postgres_server, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def main() -> None:
        async with storage_at(postgres_url) as storage:
            assert isinstance(storage, PostgresStorage) and storage._pool is not None
            table = await new_table(storage)
            await storage.append(table, entry(1))
            for connection in (storage._pool, storage._appends._connection):
                assert await connection.fetchval("SHOW synchronous_commit") == "on"

    asyncio.run(main())


# -- a database that goes away ---------------------------------------------------------------------


def test_after_a_restart_of_the_database_everything_works_again(postgres_server: Any, postgres_url: str) -> None:
    async def main() -> None:
        async with storage_at(postgres_url) as there:
            here, lost = open_storage(postgres_url), asyncio.Event()
            here.stand(Place("here"), lost.set)
            await here.open()
            guest = await new_guest(here)
            table = await new_table(here)
            assert await here.append(table, entry(1)) is True
            await asyncio.to_thread(postgres_server.stop)
            try:
                for call in (here.append(table, entry(2)), here.journal(table), here.ping(), here.rename(guest, "Ben")):
                    with pytest.raises(StorageError) as caught:
                        await call
                    assert caught.value.code == "storage-failed"
                await asyncio.wait_for(lost.wait(), 60)
            finally:
                await asyncio.to_thread(postgres_server.start)
            assert await owned(there, table) and await there.append(table, entry(2)) is True
            assert await here.append(table, entry(3)) is False, "it has lost the table"
            await there.release(table)
            assert await owned(here, table) and await here.append(table, entry(3)) is True
            assert await numbers(here, table) == [0, 1, 2, 3]
            await here.ping()
            await here.close()

    asyncio.run(main())


async def owned(storage: Storage, table: int) -> bool:
    """Claim a table as soon as the storage has joined again."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await storage.claim(table) is None
            except StorageError:
                await asyncio.sleep(0.02)


def test_a_terminated_backend_fails_one_batch_at_most(postgres_url: str) -> None:
    async def main() -> None:
        async with storage_at(postgres_url) as storage:
            assert isinstance(storage, PostgresStorage)
            table = await new_table(storage)
            await storage.append(table, entry(1))
            other = await asyncpg.connect(postgres_url)
            transaction = other.transaction()
            await transaction.start()
            await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            waiting = asyncio.create_task(storage.append(table, entry(2)))
            process = storage._appends._connection.get_server_pid()
            while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE pid = $1 AND NOT granted", process):
                await asyncio.sleep(0.01)
            await other.execute("SELECT pg_terminate_backend($1)", process)
            with pytest.raises(StorageError) as caught:
                await waiting
            assert caught.value.code == "storage-failed"
            await transaction.rollback()
            await other.close()
            assert await numbers(storage, table) == [0, 1]
            assert await storage.append(table, entry(2)) is True

    asyncio.run(main())


def test_an_unreachable_database_is_reported_without_the_password() -> None:
    async def main() -> StorageError:
        with pytest.raises(StorageError) as caught:
            await open_storage("postgresql://ann:secret@127.0.0.1:1/knolle").open()
        return caught.value

    error = asyncio.run(main())
    assert error.code == "storage-failed"
    assert "secret" not in str(error.as_dict())


def test_a_newer_database_is_untouched(postgres_url: str) -> None:
    async def main() -> None:
        async with storage_at(postgres_url):
            pass
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("DROP TABLE members; UPDATE knolle_version SET version = 9")
        with pytest.raises(StorageError) as caught:
            await open_storage(postgres_url).open()
        assert (caught.value.code, caught.value.params) == ("newer-database", {"found": 9, "known": len(MIGRATIONS)})
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
        assert [name for (name,) in names] == [
            "ends",
            "entries",
            "guests",
            "knolle_version",
            "links",
            "owners",
            "secrets",
            "servers",
            "subscriptions",
            "tables",
            "tokens",
        ]
        await connection.close()

    asyncio.run(main())


def test_without_asyncpg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in ("postgres", "appends", "owning"):
        monkeypatch.delitem(sys.modules, f"knolle.server.storage.{name}", raising=False)
    with pytest.raises(StorageError, match=r"knolle\[postgres\]") as caught:
        open_storage("postgresql://host/knolle")
    assert caught.value.code == "extra-missing"


# -- dumps -----------------------------------------------------------------------------------------


@pytest.fixture
def programs(postgres_server: Any, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put PostgreSQL's programs of the server's version first in PATH."""
    folder = Path(postgres_server.bin_path)
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    return folder


def test_a_dump_while_writing_can_be_restored(
    postgres_server: Any, postgres_url: str, programs: Path, tmp_path: Path
) -> None:
    dump = tmp_path / "dump"
    administer(postgres_server, "CREATE DATABASE restored")
    restored = postgres_server.get_uri(database="restored")

    async def write(storage: Storage, table: int) -> None:
        for seq in range(2, 100_000):
            await storage.append(table, entry(seq))

    async def main() -> None:
        async with storage_at(postgres_url) as storage:
            table = await new_table(storage)
            assert await storage.append(table, entry(1)) is True
            writing = asyncio.create_task(write(storage, table))
            await storage.backup(dump)
            assert not writing.done()
            writing.cancel()
        command = [programs / "pg_restore", "--dbname", restored, dump]
        await asyncio.to_thread(subprocess.run, command, check=True)
        async with storage_at(restored) as copy:
            found = await numbers(copy, table)
            assert found == list(range(len(found))) and len(found) >= 2
            assert await copy.claim(table) is None
            assert await copy.append(table, entry(len(found))) is True

    try:
        asyncio.run(main())
    finally:
        administer(postgres_server, "DROP DATABASE restored")


def test_a_failed_dump_says_why(
    postgres_url: str, programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refusal(url: str) -> StorageError:
        with pytest.raises(StorageError) as caught:
            await open_storage(url).backup(tmp_path / "dump")
        return caught.value

    error = asyncio.run(refusal(postgres_url.replace("/test", "/none")))
    assert error.code == "backup-failed" and "does not exist" in error.sentence
    monkeypatch.setenv("PATH", str(tmp_path))
    error = asyncio.run(refusal(postgres_url))
    assert error.code == "backup-failed" and "pg_dump is not installed" in error.sentence
    assert list(tmp_path.iterdir()) == []
