"""The contract of every storage on guests, their tokens, links and lists, with both databases."""

import asyncio

from knolle.server.storage import Guest, LobbyRow, Storage
from server.storage.samples import OVER, PLAYING, Run, entry, failure, new_guest, new_table


def test_a_guest_is_identified_by_token(run: Run) -> None:
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


def test_all_tokens_but_one_and_all_links_are_forgotten(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await storage.add_guest(b"a1", "Ann", 5), await storage.add_guest(b"b1", "Ben", 5)
        for name, guest in ((b"used", ann), (b"open", ann), (b"bens", ben)):
            await storage.add_link(name, guest.id, 100)
        await storage.use_link(b"used", b"a2", 50)
        await storage.keep_token(ann.id, b"a2")
        assert [await storage.guest(token) for token in (b"a1", b"a2", b"b1")] == [None, ann, ben]
        assert await storage.use_link(b"open", b"a3", 50) is None
        assert await storage.use_link(b"bens", b"b2", 50) == ben

    run(test)


def test_a_link_is_not_used_up_if_the_token_is_taken(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann = await storage.add_guest(b"first", "Ann", 5)
        await storage.add_link(b"link", ann.id, 100)
        assert (await failure(storage.use_link(b"link", b"first", 50))).code == "storage-failed"
        assert await storage.use_link(b"link", b"second", 50) == ann

    run(test)


# -- lists -------------------------------------------------------------------------------------------


def test_the_lobby_shows_listed_tables_not_over_latest_change_first(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ids = {key: await new_table(storage, key, at=at) for key, at in [("a", 10), ("b", 30), ("c", 20), ("d", 30)]}
        await new_table(storage, "private", LobbyRow("waiting", False, b"{}"), at=99)
        await new_table(storage, "over", OVER, at=99)
        assert [row.key for row in await storage.lobby(9)] == ["d", "b", "c", "a"]
        assert [row.key for row in await storage.lobby(2)] == ["d", "b"]
        await storage.append(ids["a"], entry(1, 40), PLAYING)
        await storage.append(ids["c"], entry(1, 50))
        await storage.append(ids["d"], entry(1, 60), OVER)
        await storage.append(ids["b"], entry(1, 70), LobbyRow("playing", False, b"{}"))
        assert [row.key for row in await storage.lobby(9)] == ["a", "c"]

    run(test)


def test_a_guests_tables_latest_change_first(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        private = LobbyRow("waiting", False, b"{}")
        a = await new_table(storage, "a", private, at=10, members=(ann, ben, ann))
        await new_table(storage, "b", at=20, members=(ann,))
        await new_table(storage, "c", at=30, members=(ben,))
        assert [row.key for row in await storage.tables_of(ann, 9)] == ["b", "a"]
        await storage.append(a, entry(1, 40), private)
        assert [row.key for row in await storage.tables_of(ann, 9)] == ["a", "b"]
        assert [row.key for row in await storage.tables_of(ann, 1)] == ["a"]
        assert [row.key for row in await storage.tables_of(ben, 9)] == ["a", "c"]
        assert await storage.tables_of(ben + 1, 9) == []

    run(test)


def test_open_tables_count_for_their_creator(run: Run) -> None:
    async def test(storage: Storage) -> None:
        ann, ben = await new_guest(storage), await new_guest(storage, "Ben")
        tables = [await new_table(storage, f"k{k}", members=(ann, ben)) for k in range(3)]
        await new_table(storage, "of Ben", members=(ben,))
        assert (await storage.count_open(ann), await storage.count_open(ben)) == (3, 1)
        await storage.append(tables[0], entry(1), OVER)
        await storage.append(tables[1], entry(1), PLAYING)
        assert (await storage.count_open(ann), await storage.count_open(ben)) == (2, 1)

    run(test)
