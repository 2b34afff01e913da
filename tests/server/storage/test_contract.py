"""What every storage promises, with both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from knolle.server.storage import Entry, Guest, Line, Storage, StorageError, TableRow, open_storage
from server.storage.samples import LINE, OVER, PLAYING, append_all, entry, new_guest, new_table, numbers, opened

Run = Callable[[Callable[[Storage], Awaitable[None]]], None]


@pytest.fixture
def run(database_url: str) -> Run:
    """Run a coroutine function with an open storage."""

    def run(test: Callable[[Storage], Awaitable[None]]) -> None:
        async def main() -> None:
            async with opened(database_url) as storage:
                await test(storage)

        asyncio.run(main())

    return run


async def failure(awaitable: Awaitable[Any]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await awaitable
    return caught.value


# -- tables ----------------------------------------------------------------------------------------


def test_a_table_is_found_as_it_was_made(run: Run) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage, "k1", at=77)
        other = await new_table(storage, "k2")
        assert table != other
        assert await storage.find("k1") == TableRow(table, "k1", "potato-man", 77, 77, LINE)
        assert await storage.find("k3") is None
        assert await storage.journal(table) == [entry(0, 77)]
        assert await storage.journal(other + 1) == []

    run(test)


def test_a_taken_key_makes_no_table(run: Run) -> None:
    async def test(storage: Storage) -> None:
        first = await new_table(storage, "k")
        answers = await asyncio.gather(
            new_table(storage, "other"),
            new_table(storage, "k"),
            storage.append(first, entry(1)),
            return_exceptions=True,
        )
        assert isinstance(answers[0], int) and answers[2] is True
        assert isinstance(answers[1], StorageError) and answers[1].code == "storage-failed"
        assert [row.key for row in await storage.lobby(9)] == ["other", "k"]
        assert await numbers(storage, first) == [0, 1]

    run(test)


def test_entries_come_back_in_order(run: Run) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        for seq in range(1, 12):
            assert await storage.append(table, entry(seq)) is True
        assert await storage.journal(table) == [entry(seq) for seq in range(12)]
        assert await storage.journal(table, 9) == [entry(9), entry(10), entry(11)]
        assert await storage.journal(table, 12) == []

    run(test)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 5, 1 << 40])
def test_only_the_next_number_is_taken(run: Run, seq: int) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        assert await append_all(storage, table, [1, 2]) == [True, True]
        refused = Entry(seq, 1, b"refused")
        assert await storage.append(table, refused) is False
        other = await new_table(storage, "other")
        answers = await asyncio.gather(storage.append(other, entry(1)), storage.append(table, refused))
        assert answers == [True, False]
        assert await storage.journal(table) == [entry(0), entry(1), entry(2)]
        assert await storage.append(table, entry(3)) is True

    run(test)


@pytest.mark.parametrize("seq", [0, 1])
def test_nothing_is_added_to_a_table_that_is_not_there(run: Run, seq: int) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        assert await storage.append(table + 1, entry(seq)) is False
        assert await storage.journal(table + 1) == []

    run(test)


def test_line_and_members_go_with_the_entry(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        table = await new_table(storage, at=10, members=(ann,))
        assert await storage.append(table, entry(1, 20), PLAYING, (ann, ben)) is True
        expected = TableRow(table, "key", "potato-man", 10, 20, PLAYING)
        assert await storage.find("key") == expected
        assert await storage.tables_of(ben, 9) == await storage.tables_of(ann, 9) == [expected]

    run(test)


def test_a_refused_entry_brings_neither_line_nor_members(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        table, other = await new_table(storage, members=(ann,)), await new_table(storage, "other")
        for seq in (0, 2):
            answers = await asyncio.gather(
                storage.append(other, entry(1 + seq // 2), PLAYING, (ben,)),
                storage.append(table, entry(seq), OVER, (ben,)),
            )
            assert answers == [True, False]
        row = await storage.find("key")
        assert row is not None and row.line == LINE
        assert [row.key for row in await storage.tables_of(ben, 9)] == ["other"]

    run(test)


def test_an_entry_that_cannot_be_stored_leaves_others_alone(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await new_guest(storage)
        tables = [await new_table(storage, f"k{k}") for k in range(4)]
        answers = await asyncio.gather(
            storage.append(tables[0], entry(1), PLAYING, (ann,)),
            storage.append(tables[1], entry(1), OVER, (ann, 999_999)),
            storage.append(tables[2], entry(1), Line("asleep", True, b"{}")),
            storage.append(tables[3], entry(1 << 80)),
            storage.append(tables[3], entry(1)),
            return_exceptions=True,
        )
        assert [getattr(answer, "code", answer) for answer in answers] == [True, *["storage-failed"] * 3, True]
        assert [await numbers(storage, table) for table in tables] == [[0, 1], [0], [0], [0, 1]]
        assert [row.line for row in await storage.lobby(9) if row.id in tables[1:3]] == [LINE, LINE]
        assert [row.id for row in await storage.tables_of(ann, 9)] == [tables[0]]

    run(test)


def test_entries_handed_over_without_waiting_are_taken_in_order(run: Run) -> None:
    taken = [True, True, False, False, False, True, True]

    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        assert await append_all(storage, table, range(1, 41)) == [True] * 40
        assert await append_all(storage, table, [41, 42, 42, 41, 44, 43, 44]) == taken
        assert await numbers(storage, table) == list(range(45))

    run(test)


def test_hundreds_of_appends_at_once(database_url: str) -> None:
    """For each number of each table two want it: one gets it, and all that was granted is there after opening again."""

    async def want(storage: Storage, table: int, seq: int, who: bytes) -> bytes | None:
        return who if await storage.append(table, Entry(seq, 1, who)) else None

    async def play(storage: Storage, table: int) -> list[bytes]:
        granted = []
        for seq in range(1, 11):
            both = await asyncio.gather(*(want(storage, table, seq, b"%d by %d" % (seq, k)) for k in range(2)))
            granted += [who for who in both if who is not None]
        return granted

    async def main() -> None:
        async with opened(database_url) as storage:
            tables = await asyncio.gather(*(new_table(storage, f"k{k}") for k in range(300)))
            assert len(set(tables)) == 300
            granted = await asyncio.gather(*(play(storage, table) for table in tables))
        async with opened(database_url) as storage:
            for table, bodies in zip(tables, granted, strict=True):
                journal = await storage.journal(table)
                assert [entry.seq for entry in journal] == list(range(11))
                assert [entry.body for entry in journal[1:]] == bodies

    asyncio.run(main())


def test_who_has_gone_does_not_hold_up_others(run: Run) -> None:
    async def test(storage: Storage) -> None:
        tables = [await new_table(storage, f"k{k}") for k in range(20)]
        tasks = [asyncio.create_task(storage.append(table, entry(1))) for table in tables]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
        assert answers[1::2] == [True] * 10
        for table in tables:  # handed over is handed over
            assert await storage.append(table, entry(2)) is True

    run(test)


def test_what_no_database_can_hold_fails_and_is_not_quoted(run: Run) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        for call in (
            storage.append(table, Entry(1, 1 << 80, b"secret")),
            storage.add_guest(b"secret", "secret \ud800", 1),
            storage.find("secret \ud800"),
            storage.journal(table, 1 << 80),
        ):
            error = await failure(call)
            assert error.code == "storage-failed"
            assert "secret" not in str(error.as_dict()) and str(1 << 80) not in str(error.as_dict())
        assert await storage.guest(b"secret") is None
        assert await storage.append(table, entry(1)) is True

    run(test)


# -- lists -----------------------------------------------------------------------------------------


def test_the_lobby_shows_listed_tables_not_over_latest_change_first(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ids = {key: await new_table(storage, key, at=at) for key, at in [("a", 10), ("b", 30), ("c", 20), ("d", 30)]}
        await new_table(storage, "private", Line("waiting", False, b"{}"), at=99)
        await new_table(storage, "over", OVER, at=99)
        assert [row.key for row in await storage.lobby(9)] == ["d", "b", "c", "a"]
        assert [row.key for row in await storage.lobby(2)] == ["d", "b"]
        await storage.append(ids["a"], entry(1, 40), PLAYING)
        await storage.append(ids["c"], entry(1, 50))
        await storage.append(ids["d"], entry(1, 60), OVER)
        await storage.append(ids["b"], entry(1, 70), Line("playing", False, b"{}"))
        assert [row.key for row in await storage.lobby(9)] == ["a", "c"]

    run(test)


def test_a_guests_tables_latest_change_first(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        private = Line("waiting", False, b"{}")
        a = await new_table(storage, "a", private, at=10, members=(ann, ben, ann))
        await new_table(storage, "b", OVER, at=20, members=(ann,))
        await new_table(storage, "c", at=30, members=(ben,))
        assert [row.key for row in await storage.tables_of(ann, 9)] == ["b", "a"]
        await storage.append(a, entry(1, 40), private)
        assert [row.key for row in await storage.tables_of(ann, 9)] == ["a", "b"]
        assert [row.key for row in await storage.tables_of(ann, 1)] == ["a"]
        assert [row.key for row in await storage.tables_of(ben, 9)] == ["a", "c"]
        assert await storage.tables_of(ben + 1, 9) == []

    run(test)


def test_open_tables_count_for_who_made_them(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        tables = [await new_table(storage, f"k{k}", members=(ann, ben)) for k in range(3)]
        await new_table(storage, "his", members=(ben,))
        assert (await storage.count_open(ann), await storage.count_open(ben)) == (3, 1)
        await storage.append(tables[0], entry(1), OVER)
        await storage.append(tables[1], entry(1), PLAYING)
        assert (await storage.count_open(ann), await storage.count_open(ben)) == (2, 1)

    run(test)


# -- guests ----------------------------------------------------------------------------------------


def test_a_guest_is_known_by_his_token(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"\x00\xff" * 16, "Änn 🥔", 5)
        ben = await storage.add_guest(b"b" * 32, "Änn 🥔", 6)
        assert ann.id != ben.id
        assert await storage.guest(b"\x00\xff" * 16) == ann == Guest(ann.id, "Änn 🥔")
        assert await storage.guest(b"c" * 32) is None
        await storage.rename(ann.id, "Ann")
        assert await storage.guest(b"\x00\xff" * 16) == Guest(ann.id, "Ann")
        assert await storage.guest(b"b" * 32) == ben

    run(test)


def test_a_token_belongs_to_one_guest(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"t", "Ann", 5)
        assert (await failure(storage.add_guest(b"t", "Ben", 6))).code == "storage-failed"
        assert await storage.guest(b"t") == ann

    run(test)


def test_a_link_is_used_once_even_when_raced(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"first", "Ann", 5)
        await storage.add_link(b"link", ann.id, 100)
        answers = await asyncio.gather(*(storage.use_link(b"link", b"t%d" % k, 50) for k in range(20)))
        assert sorted(answers, key=lambda guest: guest is None) == [ann] + [None] * 19
        owners = [await storage.guest(b"t%d" % k) for k in range(20)]
        assert owners == answers
        assert await storage.guest(b"first") == ann
        assert await storage.use_link(b"link", b"late", 50) is None
        assert await storage.guest(b"late") is None

    run(test)


def test_an_old_or_unknown_link_does_nothing(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"first", "Ann", 5)
        await storage.add_link(b"old", ann.id, 100)
        await storage.add_link(b"good", ann.id, 101)
        assert await storage.use_link(b"old", b"t1", 100) is None
        assert await storage.use_link(b"none", b"t1", 100) is None
        assert await storage.guest(b"t1") is None
        assert await storage.use_link(b"good", b"t1", 100) == ann

    run(test)


def test_a_link_is_not_spent_where_the_token_is_taken(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"first", "Ann", 5)
        await storage.add_link(b"link", ann.id, 100)
        assert (await failure(storage.use_link(b"link", b"first", 50))).code == "storage-failed"
        assert await storage.use_link(b"link", b"second", 50) == ann

    run(test)


# -- care ------------------------------------------------------------------------------------------


def test_what_is_closed_says_so_and_can_be_opened_again(database_url: str) -> None:
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
        await asyncio.sleep(0)  # all have been handed over, none has been answered
        assert not any(task.done() for task in tasks)
        await storage.close()
        assert await asyncio.gather(*tasks) == [True] * 150
        async with opened(database_url) as again:
            assert [await numbers(again, table) for table in tables] == [list(range(31))] * 5

    asyncio.run(main())


def test_a_backup_refuses_to_replace_a_file(database_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    target.write_bytes(b"precious")

    async def main() -> None:
        async with opened(database_url) as storage:
            error = await failure(storage.backup(target))
            assert error.code == "backup-failed"
            assert "--force" in error.sentence or "pg_dump" in error.sentence

    asyncio.run(main())
    assert target.read_bytes() == b"precious"
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy"]
