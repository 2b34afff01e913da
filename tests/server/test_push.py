"""Notices, sent to a push service of the test's own, which reads them as a browser would."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import pytest

from knolle.core.errors import KnolleError
from knolle.server.push import service
from knolle.server.push.notice import Notice
from knolle.server.push.sending import PublicResolver, Sender
from knolle.server.push.targets import checked_address
from knolle.server.storage import open_storage
from knolle.words.said import Said
from server.pushing import PATIENCE, Device, PushService, check_signature, raw
from server.visiting import code_of, open_table, run_async, visiting

DAY = 24 * 3600


@run_async
async def test_a_player_who_is_away_is_told_that_it_is_their_turn(tmp_path: Path) -> None:
    with PushService() as push:
        async with visiting(tmp_path, push_origins=frozenset({push.origin})) as visit:
            ann, ben = await visit.guest("Ann"), await visit.guest("Ben")
            key = (await ben.get("/api/push")).json()["key"]
            browser = Device(f"{push.origin}/ben")
            assert (await ben.post("/api/me/push", json=browser.body)).status_code == 200
            table = await open_table(ann, settings={"clock": {"move": 3 * DAY}, "starter": 0})
            players = [await visit.at_table(one, table) for one in (ann, ben)]
            for name, player in zip(("Ann", "Ben"), players, strict=True):
                await player.ask("sit", name=name)
            await players[0].ask("start")
            await players[1].link.close()
            await players[0].act()
            path, headers, body = await asyncio.to_thread(push.next)
            assert path == "/ben"
            assert browser.read(body) == {
                "title": "Potato Man",
                "body": "Du bist dran. Du hast 3 Tage Zeit.",
                "path": f"/t/{table}",
            }
            check_signature(headers, key, push.origin, "https://cards.example")
            assert headers["content-encoding"] == "aes128gcm" and headers["topic"] == table
            assert 2 * DAY < int(headers["ttl"]) <= 3 * DAY + 10
            (line,) = (await ben.get("/api/me/tables")).json()["tables"]
            assert line["turn"] and line["ends"] > line["changed"]
            await players[0].link.close()


@asynccontextmanager
async def sender(folder: Path) -> AsyncIterator[Any]:
    """Run the notices of one guest alone, without tables."""
    push = PushService()
    storage = open_storage(f"sqlite:///{folder / 'knolle.db'}")
    await storage.open()
    outcomes: asyncio.Queue[str] = asyncio.Queue()
    notices = service.Push(storage, frozenset({push.origin}), outcomes.put_nowait)
    notices.begin()
    guest = await storage.add_guest(b"t", "Ann", 1)

    async def tell() -> str:
        notices.send(Notice(guest.id, "KEY", "potato-man", Said("notice-over"), 60))
        return await asyncio.wait_for(outcomes.get(), PATIENCE)

    async def subscribe(browser: Device) -> None:
        await notices.subscribe(guest, **browser.body, site="https://cards.example:8443")

    try:
        yield push, storage, guest, tell, subscribe
    finally:
        await notices.end()
        await storage.close()
        push.__exit__()


@run_async
async def test_a_browser_that_is_gone_is_forgotten_and_no_redirection_is_followed(tmp_path: Path) -> None:
    async with sender(tmp_path) as (push, storage, guest, tell, subscribe):
        await subscribe(Device(f"{push.origin}/a"))
        push.status = 307
        assert await tell() == "failed" and push.sent.qsize() == 1
        push.status = 400
        assert await tell() == "failed"
        assert len(await storage.subscriptions(guest.id)) == 1
        push.status = 410
        assert await tell() == "gone"
        assert await storage.subscriptions(guest.id) == []


@run_async
async def test_what_a_push_service_does_not_take_for_a_while_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "WAITS", (0.0, 0.0))
    async with sender(tmp_path) as (push, _storage, _guest, tell, subscribe):
        await subscribe(Device(f"{push.origin}/a"))
        push.soon = [429, 503]
        assert await tell() == "sent" and push.sent.qsize() == 3
        push.soon = [500, 500, 500]
        assert await tell() == "failed" and push.sent.qsize() == 6, "three times at most"
        push.sent.queue.clear()
        await subscribe(Device(f"{push.origin}/b"))
        push.soon = [502]
        await tell()
        paths = sorted([(await asyncio.to_thread(push.next))[0] for _ in range(3)])
        assert paths in (["/a", "/a", "/b"], ["/a", "/b", "/b"]), "only to the browser that has not got it"


@run_async
async def test_a_push_service_that_is_too_slow_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "WAITS", (0.0, 0.0))
    answers: list[Any] = [TimeoutError(), (201, None), OSError()]

    async def post(*_: Any, **__: Any) -> Any:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(Sender, "post", post)
    async with sender(tmp_path) as (_push, _storage, _guest, tell, subscribe):
        await subscribe(Device("https://push.example.org/a"))
        assert await tell() == "sent"
        assert await tell() == "failed" and not answers, "another error stays"


@pytest.mark.parametrize(
    ("later", "least", "most"),
    [
        (None, 2, 2),
        ("7", 7, 7),
        ("0", 2, 2),
        ("99999999", 300, 300),
        ("soon", 2, 2),
        ("Wed, 21 Oct 2015 07:28:00 GMT", 2, 2),
        (format_datetime(datetime.now(UTC) + timedelta(days=1), usegmt=True), 300, 300),
        (format_datetime(datetime.now(UTC) + timedelta(seconds=200), usegmt=True), 2, 200),
    ],
)
def test_it_waits_as_long_as_the_push_service_says_within_bounds(later: str | None, least: float, most: float) -> None:
    assert least <= service.wait_before(2.0, later) <= most


@run_async
async def test_a_guest_has_a_bounded_number_of_browsers(tmp_path: Path) -> None:
    async with sender(tmp_path) as (push, storage, guest, _tell, subscribe):
        browsers = [Device(f"{push.origin}/{n}") for n in range(service.MOST_BROWSERS + 2)]
        for browser in browsers:
            await subscribe(browser)
            await asyncio.sleep(0.002)
        kept = [json.loads(about)["endpoint"] for about in await storage.subscriptions(guest.id)]
        assert kept == [browser.body["endpoint"] for browser in browsers[2:]]


@run_async
async def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        first = (await visit.browser().get("/api/push")).json()["key"]
    async with visiting(tmp_path) as visit:
        assert (await visit.browser().get("/api/push")).json()["key"] == first
    assert len(raw(first)) == 65


@run_async
async def test_without_the_extra_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "missing", lambda *packages: ["pywebpush"])
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        assert (await ann.get("/api/push")).json() == {"key": None}
        refused = await ann.post("/api/me/push", json=Device("https://push.example.org/a").body)
        assert code_of(refused) == (501, "push-missing") and "knolle[push]" in refused.json()["sentence"]


@run_async
async def test_only_public_push_services_are_accepted(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        refused = await ann.post("/api/me/push", json=Device("http://127.0.0.1:9/a").body)
        assert code_of(refused) == (400, "bad-push-address")
        spoilt = Device("https://push.example.org/a").body | {"p256dh": "A" * 87}
        assert code_of(await ann.post("/api/me/push", json=spoilt)) == (400, "bad-push-keys")
        good = Device("https://push.example.org/a").body
        assert (await ann.post("/api/me/push", json=good)).status_code == 200
        gone = await ann.request("DELETE", "/api/me/push", json={"endpoint": good["endpoint"]})
        assert gone.status_code == 200


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/a",
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://router/a",
        "https://printer.local/a",
        "https://metadata.google.internal/a",
        "https://push.example.org:8080/a",
        "https://me@push.example.org/a",
        "https://push.example.org\\@10.0.0.1/a",
        "https://push.example.org/a b",
        "https://[/a",
        f"https://push.example.org/{'a' * 1000}",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(KnolleError) as refused:
        checked_address(url, {"http://127.0.0.1:9000"})
    assert refused.value.code == "bad-push-address"


def test_an_allowed_origin_is_accepted() -> None:
    assert checked_address("http://127.0.0.1:9000/a", {"http://127.0.0.1:9000"})


@run_async
async def test_a_name_that_leads_to_this_machine_is_not_connected_to() -> None:
    with pytest.raises(OSError, match="no public address"):
        await PublicResolver().resolve("localhost", 443)
