"""The contract of every storage on due tables, secrets and browsers that receive notices, with both databases."""

import asyncio
from dataclasses import replace

from knolle.server.storage import Storage
from server.storage.samples import LINE, OVER, PLAYING, Run, entry, new_guest, new_table


def test_tables_are_due_in_order_until_their_line_says_otherwise(run: Run) -> None:
    async def test(storage: Storage) -> None:
        tables = [await new_table(storage, key) for key in ("a", "b", "c", "d")]
        for table, due in zip(tables, (30, 10, None, 99), strict=True):
            assert await storage.append(table, entry(1), replace(PLAYING, due=due))
        assert [row.key for row in await storage.due(50, 9)] == ["b", "a"]
        assert [row.key for row in await storage.due(50, 1)] == ["b"]
        assert await storage.append(tables[1], entry(2), OVER)
        assert await storage.append(tables[0], entry(2)), "no new line: nothing changes"
        assert [row.key for row in await storage.due(50, 9)] == ["a"]

    run(test)


def test_a_secret_is_made_once_even_when_raced(run: Run) -> None:
    async def test(storage: Storage) -> None:
        kept = await asyncio.gather(*(storage.keep("key", b"%d" % k) for k in range(8)))
        assert len(set(kept)) == 1
        assert await storage.keep("other", b"x") == b"x"

    run(test)


def test_browsers_belong_to_one_guest_and_the_oldest_are_dropped(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        for k in range(4):
            await storage.subscribe(ann, b"h%d" % k, b"%d" % k, k, 3)
        assert await storage.subscriptions(ann) == [b"1", b"2", b"3"]
        await storage.subscribe(ann, b"h1", b"new", 9, 3)
        assert await storage.subscriptions(ann) == [b"2", b"3", b"new"]
        await storage.subscribe(ben, b"h2", b"moved", 9, 3)
        assert (await storage.subscriptions(ann), await storage.subscriptions(ben)) == ([b"3", b"new"], [b"moved"])
        await storage.unsubscribe(ann, b"h2")
        assert await storage.subscriptions(ben) == [b"moved"], "it is not hers"
        await storage.unsubscribe(ben, b"h2")
        assert await storage.subscriptions(ben) == []

    run(test)


def test_a_new_table_is_not_due(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await new_table(storage, "a", LINE)
        assert await storage.due(10**15, 9) == []

    run(test)
