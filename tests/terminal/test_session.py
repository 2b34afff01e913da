"""A session: works the same at a local and a remote table, and loses nothing when the connection breaks."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from knolle.core.errors import KnolleError
from knolle.core.match import Match
from knolle.core.record import parse, replay
from knolle.server.storage import open_storage
from knolle.server.table.dealing import commit
from knolle.terminal import files
from knolle.terminal import missed as missed_moments
from knolle.terminal import remote as remote_door
from knolle.terminal.local import LocalDoor
from knolle.terminal.plain import Plain
from knolle.terminal.remote import RemoteDoor, address_of
from knolle.terminal.sentences import check_lines, event_lines, reader_of
from knolle.terminal.session import RefusalError, SeatWish, Session
from knolle.terminal.voice import Voice
from knolle.words.catalogue import Words
from server.playing import LiveServer, serving
from terminal.prepared import refusal
from terminal.sitting import SHORT, BreakingDoor, Keyboard, Page, at_home, match_file, play_on, run, sitting, until
from web.faults import BadNetwork


def remote(served: LiveServer, key: str, name: str = "Ann", **place: Any) -> Session:
    address = address_of(f"http://{served.address}/t/{key}")
    return sitting(RemoteDoor(address, files.guest_of(address.server, name, "")), name, **place)


@asynccontextmanager
async def table_of(served: LiveServer, game: str = "potato-man", **settings: Any) -> AsyncIterator[tuple[str, Any]]:
    """Yield the key of a table with bots at all seats but the first two, and the host's socket, seated last."""
    players, options = SHORT[game]
    host = await served.person("Host")
    bots = dict.fromkeys(range(2, players), "easy")
    key = await served.open_table(host, game, players, options=options, bots=bots, starter=0, **settings)
    player = await served.join(key, host.token)
    await player.ask("sit", name="Host", seat=1)
    yield key, player


@pytest.mark.parametrize("where", ["here", "there"])
def test_a_match_is_played_to_its_end(where: str, tmp_path: Path) -> None:
    async def here() -> None:
        await check(at_home(await match_file()))

    async def there() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots={1: "easy"}, starter=0)
            session = remote(served, key)
            async with session.open():
                await session.arrive()
                await (await served.join(key, host.token)).ask("start")
            await check(session)

    async def check(session: Session) -> None:
        async with session.open():
            await session.arrive()
            await until(session, lambda: session.table.status == "playing")
            await play_on(session)
            fresh = Session(session.door, SeatWish("Ann"))
            running = asyncio.ensure_future(fresh.run())
            await fresh.wait_for_snapshot()
            for name in ("you", "facts", "view", "log", "said", "first", "seq"):
                assert getattr(fresh.table, name) == getattr(session.table, name), name
            running.cancel()
            record = await session.record(session.ending)
            assert replay(parse(record)).result == session.table.facts["result"]
            review = await session.review(session.ending)
            assert review.names[review.seat] == "Ann" and review.decisions

    run(here() if where == "here" else there())


@pytest.mark.parametrize("is_sent", [False, True])
def test_a_choice_survives_a_broken_connection_and_is_made_once(is_sent: bool) -> None:
    async def play() -> None:
        door = BreakingDoor(await match_file())
        door.is_sent = is_sent
        session = sitting(door, seat=0, begins=True)
        heard: list[str] = []
        async with session.open():
            await session.arrive()
            session.listen(lambda news: heard.append(session.status) if news.kind == "link" else None)
            card = session.table.legal[0]
            answer = await session.act(card)
            assert answer["type"] == "done"
            assert door.n_opened == 2 and heard == ["lost", "connected"]
            await until(session, lambda: session.table.is_my_turn)
            mine = [event for event in session.table.log if event["type"] == "play" and event["seat"] == 0]
            assert [event["card"] for event in mine][:1] == [card] and len(mine) == 1

    run(play())


def test_it_reconnects_to_a_restarted_server(tmp_path: Path) -> None:
    database = str(tmp_path / "k.db")

    async def play() -> None:
        async with serving(open_storage(database)) as served, table_of(served) as (key, host):
            session = remote(served, key, seat=0)
            running = asyncio.ensure_future(session.run())
            await session.arrive()
            await host.ask("start")
            await until(session, lambda: session.table.is_my_turn)
        await until(session, lambda: session.status == "lost")
        asked = asyncio.ensure_future(session.act(session.table.legal[0]))
        async with serving(open_storage(database)) as served:
            door: Any = session.door
            door.address = replace(door.address, server=f"http://{served.address}")
            assert (await asked)["type"] == "done"
            assert session.status == "connected" and session.table.seat == 0
            running.cancel()
            await asyncio.wait([running])

    run(play())


def test_refusals_have_their_code_and_rule() -> None:
    async def play() -> None:
        session = at_home(await match_file())
        async with session.open():
            await session.arrive()
            held = set(session.table.legal)
            missing = next(f"B{n}" for n in range(4, 17) if f"B{n}" not in held)
            with pytest.raises(RefusalError) as refusal:
                await session.act(missing)
            assert (refusal.value.code, refusal.value.rule) == ("card-not-in-hand", "PM-6")
            assert (await session.why(missing))["code"] == "card-not-in-hand"
            assert (await session.why(session.table.legal[0]))["code"] == "allowed"
            assert len((await session.hint()).values) == len(held)

    run(play())


def test_an_undo_takes_events_back() -> None:
    async def play() -> None:
        session = at_home(await match_file("companeros"))
        async with session.open():
            await session.arrive()
            before = list(session.table.log), session.table.legal
            await session.act(session.table.legal[0])
            await until(session, lambda: session.table.is_my_turn)
            await session.undo()
            assert (session.table.log, session.table.legal) == before

    run(play())


# -- without a seat --------------------------------------------------------------------------------


def test_a_player_without_a_free_seat_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            ann, ben = remote(served, key), remote(served, key, "Ben")
            async with ann.open(), ben.open():
                await ann.arrive()
                await ben.arrive()
                assert (ann.table.seat, ben.table.seat) == (0, None)
                await host.ask("start")
                await until(ben, lambda: ben.table.status == "playing")
                assert ben.table.legal == [] and ben.table.view is not None and not ben.table.view["hand"]

    run(play())


def test_an_offer_gives_a_seat_with_the_next_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            await host.ask("start")
            secret = (await host.ask("offer", seat=0))["secret"]
            address = address_of(f"http://{served.address}/t/{key}#{secret}")
            session = remote(served, key, offer=address.offer)
            async with session.open():
                await session.arrive()
                assert session.table.seat is None and session.table.claim["state"] == "granted"

    run(play())


@pytest.mark.parametrize(
    "url",
    ["", "bingo", "http://127.0.0.1:8282", "http://127.0.0.1:8282/t/", "ftp://h/t/k", "http:///t/k", "http://h:x/t/k"],
)
def test_an_address_that_is_not_a_table_is_refused(url: str) -> None:
    with pytest.raises(KnolleError) as error:
        address_of(url)
    assert error.value.code == "bad-address" and "/t/KEY" in error.value.sentence


def test_a_missing_table_and_a_missing_server_are_refused(tmp_path: Path) -> None:
    async def code_of(session: Session) -> str:
        with pytest.raises(KnolleError) as error:
            async with session.open():
                pass
        return error.value.code

    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            assert await code_of(remote(served, "nowhere")) == "no-such-table"
        assert await code_of(remote(served, "nowhere")) == "unreached"
        assert await code_of(sitting(LocalDoor(tmp_path / "none.db"))) == "no-match-saved"

    run(play())


def test_a_server_that_does_not_come_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        door = BreakingDoor(await match_file())
        session = Session(door, SeatWish("Ann", 0, begins=True), patience=0.0)
        running = asyncio.ensure_future(session.run())
        await session.arrive()

        async def gone() -> Any:
            raise ConnectionRefusedError("nobody there")

        monkeypatch.setattr(door, "open", gone)
        with pytest.raises(KnolleError) as error:
            await session.act(session.table.legal[0])
        assert error.value.code == "unreached"
        with pytest.raises(KnolleError):
            await running
        await door.close()

    run(play())


def test_a_server_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.terminal.session.VERSION", 99)

    async def play() -> None:
        with pytest.raises(KnolleError) as error:
            async with at_home(await match_file()).open():
                pass
        assert error.value.code == "bad-version"

    run(play())


def test_a_guest_file_is_readable_by_its_owner_only(tmp_path: Path, data: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, _):
            session = remote(served, key)
            async with session.open():
                assert session.table.seat is None

    run(play())
    (file,) = (data / "guests").glob("*/*.json")
    assert file.stat().st_mode & 0o777 == 0o600
    assert json.loads(file.read_text())["name"] == "Ann"


def test_a_session_compares_the_match_with_what_it_knew_before_the_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            session = remote(served, key)
            async with session.open():
                await session.arrive()
                await host.ask("start")
                await until(session, lambda: session.table.status == "playing")
                await host.ask("rise")
                await play_on(session)
                assert len(session.table.facts["entropy"]) == 1
                end = session.ending
                good, record = await session.check(end), await session.door.record(1)
                assert good is not None and good.memory is not None and good.memory.seat == 0
                assert (good.faults, good.withheld) == ([], [])
                session.table.log, session.table.facts = [], session.table.facts | {"match": 2}
                assert await session.check(end) == good, "even if the next match has begun"
                other = Match("potato-man", players=record["players"], entropy=record["entropy"], rounds=1)
                while other.to_act:
                    other.act(other.to_act[0], other.legal(other.to_act[0])[0])
            later = remote(served, key)
            async with later.open():
                assert await later.check(later.ending) == good, "what was known outlasts the program"
                for told, faults in ((other.record(), ["seed", "seen"]), (record | {"seed": "00" * 32}, ["record"])):
                    later = session_told(later, told)
                    found = await later.check(later.ending)
                    assert found is not None and (found.faults, found.has_record) == (faults, True)
                    assert json.loads((await later.keep(later.ending)).read_text()) == told, "the evidence is saved"
                told_later = session_told(later, RefusalError(refusal(KnolleError("match-not-over", ""))))
                found = await told_later.check(told_later.ending)
                assert found is not None and (found.faults, found.has_record) == (["missing"], False)

    def session_told(session: Session, told: Any) -> Session:
        """Return the session at a door that gives this record, or raises this."""

        async def record(match: int) -> Any:
            if isinstance(told, Exception):
                raise told
            return told

        again = Session(session.door, session.place)
        again.door.record, again.table = record, session.table  # type: ignore[method-assign]
        return again

    run(play())


def test_a_spectator_compares_too_and_a_newcomer_is_told_that_nothing_was_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots={1: "easy"}, starter=0)
            player = await served.join(key, host.token)
            await player.ask("sit", name="Host", commitment=commit("dice"))
            watching = remote(served, key)
            async with watching.open():
                await player.ask("start")
                await until(watching, lambda: watching.table.facts["deal"])
                await player.ask("reveal", text="dice")
                while player.state.table["status"] != "over":
                    await (player.act() if player.is_asked else player.hear())
                await until(watching, lambda: watching.table.status == "over")
                lines = check_lines(await watching.check(watching.ending), Words("en"))
                assert len(lines) == 1 and "You were watching" in lines[0]
            late = remote(served, key, "Ben")
            async with late.open():
                lines = check_lines(await late.check(late.ending), Words("en"))
                assert len(lines) == 1 and "kept nothing" in lines[0]

    run(play())


def test_a_failed_check_is_printed_with_the_path_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page, session = Page(), await played()
        session.door.is_local = False
        record = session.door.record

        async def damaged(match: int) -> Any:
            return (told := await record(match)) | {"result": told["result"] | {"winners": []}}

        session.door.record = damaged  # type: ignore[method-assign]
        async with session.open():
            await Voice(session, Words("en"), page).end()
        assert page.count("The record does not follow from its seed and the rules.") == 1
        assert page.count("The record is in ") == 1

    async def played() -> Session:
        session = at_home(await match_file())
        async with session.open():
            await session.arrive()
            await play_on(session)
        return at_home(session.door.path)  # type: ignore[attr-defined]

    run(play())


def test_a_guest_whom_the_server_has_forgotten_is_introduced_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, _):
            session = remote(served, key)
            async with session.open():
                assert isinstance(session.door, RemoteDoor) and session._link is not None
                known, session.door.guest.token = session.door.guest.token, "forgotten"
                await session._link.close()
                await until(session, lambda: session.status == "lost")
                await until(session, lambda: session.status == "connected")
                assert session.door.guest.token not in (known, "forgotten")

    run(play())


def test_a_line_that_is_dead_without_a_word_is_noticed_and_what_was_missed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_door, "HEARTBEAT", 0.2)
    monkeypatch.setattr(remote_door, "PATIENCE", 1.0)
    monkeypatch.setattr(missed_moments, "SHORT", 0.0)

    async def play() -> None:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served, table_of(served) as (key, host):
            network = BadNetwork(f"http://{served.address}")
            session = remote(replace(served, address=network.address.removeprefix("http://")), key, seat=0)
            page, keys = Page(), Keyboard()
            playing = asyncio.ensure_future(Plain(session, Words("en"), keys, page, comeback="").run())
            await page.says("Host will deal the cards.")
            await host.ask("start")
            await page.says("Your choice")
            keys.type("1")
            await page.says("Ann leads ")
            n_events = session.table.n_events
            network.is_swallowing = True
            await host.until(lambda told: bool(told.view and told.view["legal"]))
            await host.act()
            await until(session, lambda: session.status == "lost")
            network.is_swallowing = False
            await page.says("Your choice", 2)
            known = page.lines[page.lines.index("No connection. Reconnecting…") :]
            reader = reader_of(session.table, Words("en"), "ear")
            missed = event_lines(session.table.said[n_events:], reader)
            assert len(missed) > 1 and known[2 : len(missed) + 2] == missed
            summary = f"Connected again. Meanwhile {len(missed)} things have happened, the last: {missed[-1]}"
            assert known[1] == summary
            keys.type(None)
            await playing
            network.close()

    run(play())
