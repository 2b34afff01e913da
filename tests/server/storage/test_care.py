"""The contract of every storage on opening, closing and backups, with both databases."""

import asyncio
from pathlib import Path

from knolle.server.storage import open_storage
from server.storage.samples import LINE, entry, failure, new_table, numbers, storage_at


def test_a_closed_storage_refuses_calls_and_can_be_opened_again(database_url: str) -> None:
    async def main() -> None:
        storage = open_storage(database_url)
        for _ in range(2):
            for call in (
                storage.ping(),
                storage.append(1, entry(1)),
                storage.find("key"),
                storage.create("key", "g", LINE, entry(0), ()),
            ):
                assert (await failure(call)).code == "storage-failed"
            await storage.open()
            await storage.ping()
            await storage.close()
            await storage.close()

    asyncio.run(main())


def test_closing_finishes_what_was_handed_over(database_url: str) -> None:
    async def main() -> None:
        storage = open_storage(database_url)
        await storage.open()
        tables = [await new_table(storage, f"k{k}") for k in range(5)]
        work = [storage.append(table, entry(seq)) for table in tables for seq in range(1, 31)]
        tasks = [asyncio.create_task(append) for append in work]
        await asyncio.sleep(0)  # all have been queued, none has been answered
        assert not any(task.done() for task in tasks)
        await storage.close()
        assert await asyncio.gather(*tasks) == [True] * 150
        async with storage_at(database_url) as again:
            assert [await numbers(again, table) for table in tables] == [list(range(31))] * 5

    asyncio.run(main())


def test_a_backup_refuses_to_replace_a_file(database_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    target.write_bytes(b"precious")

    async def main() -> None:
        async with storage_at(database_url) as storage:
            error = await failure(storage.backup(target))
            assert error.code == "backup-failed"
            assert "--force" in error.sentence or "pg_dump" in error.sentence

    asyncio.run(main())
    assert target.read_bytes() == b"precious"
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy"]
