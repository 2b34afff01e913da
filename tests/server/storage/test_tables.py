"""The contract of every storage on tables and their entries, with both databases."""

import asyncio

import pytest

from knolle.server.storage import End, Entry, LobbyRow, Storage, StorageError, TableRow
from server.storage.samples import (
    LINE,
    OVER,
    PLAYING,
    Run,
    append_all,
    entry,
    failure,
    new_guest,
    new_table,
    numbers,
    storage_at,
)


def test_a_table_is_found_as_created(run: Run) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage, "k1", at=77)
        other = await new_table(storage, "k2")
        assert table != other
        assert await storage.find("k1") == TableRow(table, "k1", "potato-man", 77, 77, LINE)
        assert await storage.find("k3") is None
        assert await storage.journal(table) == [entry(0, 77)]
        assert await storage.journal(other + 1) == []

    run(test)


def test_a_taken_key_creates_no_table(run: Run) -> None:
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
def test_only_the_next_number_is_accepted(run: Run, seq: int) -> None:
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
def test_nothing_is_added_to_a_missing_table(run: Run, seq: int) -> None:
    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        assert await storage.append(table + 1, entry(seq)) is False
        assert await storage.journal(table + 1) == []

    run(test)


def test_line_and_members_are_stored_with_the_entry(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        table = await new_table(storage, at=10, members=(ann,))
        assert await storage.append(table, entry(1, 20), PLAYING, (ann, ben)) is True
        expected = TableRow(table, "key", "potato-man", 10, 20, PLAYING)
        assert await storage.find("key") == expected
        assert await storage.tables_of(ben, 9) == await storage.tables_of(ann, 9) == [expected]

    run(test)


def test_a_refused_entry_stores_neither_line_nor_members(run: Run) -> None:
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


def test_a_failed_entry_does_not_affect_others(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await new_guest(storage)
        tables = [await new_table(storage, f"k{k}") for k in range(4)]
        answers = await asyncio.gather(
            storage.append(tables[0], entry(1), PLAYING, (ann,)),
            storage.append(tables[1], entry(1), OVER, (ann, 999_999)),
            storage.append(tables[2], entry(1), LobbyRow("asleep", True, b"{}")),
            storage.append(tables[3], entry(1 << 80)),
            storage.append(tables[3], entry(1)),
            return_exceptions=True,
        )
        assert [getattr(answer, "code", answer) for answer in answers] == [True, *["storage-failed"] * 3, True]
        assert [await numbers(storage, table) for table in tables] == [[0, 1], [0], [0], [0, 1]]
        assert [row.line for row in await storage.lobby(9) if row.id in tables[1:3]] == [LINE, LINE]
        assert [row.id for row in await storage.tables_of(ann, 9)] == [tables[0]]

    run(test)


def test_entries_appended_without_waiting_are_stored_in_order(run: Run) -> None:
    taken = [True, True, False, False, False, True, True]

    async def test(storage: Storage) -> None:
        table = await new_table(storage)
        assert await append_all(storage, table, range(1, 41)) == [True] * 40
        assert await append_all(storage, table, [41, 42, 42, 41, 44, 43, 44]) == taken
        assert await numbers(storage, table) == list(range(45))

    run(test)


def test_hundreds_of_appends_at_once(database_url: str) -> None:
    """Two callers compete for every number of every table: one gets it, and what was granted is stored."""

    async def want(storage: Storage, table: int, seq: int, who: bytes) -> bytes | None:
        return who if await storage.append(table, Entry(seq, 1, who)) else None

    async def play(storage: Storage, table: int) -> list[bytes]:
        granted = []
        for seq in range(1, 11):
            both = await asyncio.gather(*(want(storage, table, seq, b"%d by %d" % (seq, k)) for k in range(2)))
            granted += [who for who in both if who is not None]
        return granted

    async def main() -> None:
        async with storage_at(database_url) as storage:
            tables = await asyncio.gather(*(new_table(storage, f"k{k}") for k in range(300)))
            assert len(set(tables)) == 300
            granted = await asyncio.gather(*(play(storage, table) for table in tables))
        async with storage_at(database_url) as storage:
            for table, bodies in zip(tables, granted, strict=True):
                journal = await storage.journal(table)
                assert [entry.seq for entry in journal] == list(range(11))
                assert [entry.body for entry in journal[1:]] == bodies

    asyncio.run(main())


def test_a_cancelled_caller_does_not_block_others(run: Run) -> None:
    async def test(storage: Storage) -> None:
        tables = [await new_table(storage, f"k{k}") for k in range(20)]
        tasks = [asyncio.create_task(storage.append(table, entry(1))) for table in tables]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
        assert answers[1::2] == [True] * 10
        for table in tables:  # a cancelled append is stored nevertheless
            assert await storage.append(table, entry(2)) is True

    run(test)


def test_values_no_database_can_hold_fail_and_are_not_quoted(run: Run) -> None:
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


def test_a_finished_match_stays_listed_for_its_players(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben, cleo = [await new_guest(storage, name) for name in ("Ann", "Ben", "Cleo")]
        table = await new_table(storage, at=10, members=(ann,))
        assert await storage.append(table, entry(1, 20), OVER, (ben,), End(1, b"first", (ann, ben))) is True
        assert await storage.append(table, entry(2, 30), PLAYING, (cleo,)) is True
        assert await storage.append(table, entry(3, 40), OVER, (), End(2, b"second", (ann, cleo))) is True
        first, second = (
            TableRow(table, "key", "potato-man", 10, at, LobbyRow("over", True, about))
            for at, about in ((20, b"first"), (40, b"second"))
        )
        assert await storage.matches_of(ann, 9) == [second, first]
        assert await storage.matches_of(ann, 1) == [second]
        assert (await storage.matches_of(ben, 9), await storage.matches_of(cleo, 9)) == ([first], [second])

    run(test)


def test_a_refused_entry_ends_no_match(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await new_guest(storage)
        table, other = await new_table(storage), await new_table(storage, "other")
        for seq in (0, 2):
            answers = await asyncio.gather(
                storage.append(table, entry(seq), OVER, (), End(1, b"no", (ann,))),
                storage.append(other, entry(1 + seq // 2), OVER, (), End(1 + seq, b"yes", (ann,))),
            )
            assert answers == [False, True]
        assert [row.line.about for row in await storage.matches_of(ann, 9)] == [b"yes", b"yes"]

    run(test)


def test_open_tables_are_listed_first_by_their_last_entry(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await new_guest(storage)
        for key, at in (("a", 10), ("b", 20), ("c", 30)):
            await new_table(storage, key, at=at, members=(ann,))
        a, b, c = [row.id for row in reversed(await storage.tables_of(ann, 9))]
        await storage.append(a, entry(1, 40))
        await storage.append(c, entry(1, 50), OVER)
        await storage.append(c, entry(2, 60))
        assert [(row.id, row.changed) for row in await storage.tables_of(ann, 9)] == [(a, 40), (b, 20), (c, 50)]
        assert [row.id for row in await storage.tables_of(ann, 2)] == [a, b]
        assert {row.id: row.changed for row in await storage.lobby(9)} == {a: 40, b: 20}

    run(test)
