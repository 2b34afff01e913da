"""Checks before every request: security headers, origins, limits."""

import re
from pathlib import Path

import pytest

from knolle.server import limits
from knolle.server.asgi import address_of
from knolle.server.http.api import GUEST_BURST
from knolle.server.limits import Buckets, Limits
from server.playing import serving
from server.shelf import Shelf
from server.visiting import code_of, open_table, run_async, visiting

PATHS = ["/", "/api/me", "/api/docs", "/api/nothing", "/page.css", "/move/x", "/healthz", "/t/x"]


@pytest.mark.parametrize("path", PATHS)
@run_async
async def test_every_response_has_security_headers(tmp_path: Path, path: str) -> None:
    async with visiting(tmp_path) as visit:
        answer = await visit.browser().get(path, headers={"accept": "text/html"})
        headers = answer.headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert {policy[kind] for kind in ("script-src", "style-src", "img-src", "font-src", "connect-src")} == {
            "'self'"
        }
        assert policy["form-action"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == ("strict-origin" if path == "/move/x" else "no-referrer")
        assert "cross-origin-opener-policy" not in headers  # browsers would log an error
        safe = await visit.browser(home="https://cards.example").get(path)
        assert safe.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert len(headers["x-request-id"]) == 12
        assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", answer.text)


@run_async
async def test_a_failure_is_reported_and_has_security_headers_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with visiting(tmp_path) as visit:
        visit.app.state.hub.storage.lobby = None  # simulates a bug
        answer = await visit.browser().get("/api/tables")
        assert code_of(answer) == (500, "server-failed")
        assert "content-security-policy" in answer.headers
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["request failed"]


# -- origins ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "is_taken"),
    [
        (None, True),  # a program
        ("http://cards.example", True),
        ("https://friends.example", True),
        ("http://evil.example", False),
        ("http://cards.example.evil.example", False),
        ("http://cards.example:81", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("http://[cards.example", False),
    ],
)
@run_async
async def test_changes_are_accepted_only_from_allowed_origins(
    tmp_path: Path, origin: str | None, is_taken: bool
) -> None:
    async with visiting(tmp_path, origins=frozenset({"https://friends.example"})) as visit:
        ann = await visit.guest("Ann")
        headers = {} if origin is None else {"origin": origin}
        for request in (
            ann.build_request("PATCH", "/api/me", json={"name": "Eve"}, headers=headers),
            ann.build_request("POST", "/api/me/link", json={}, headers=headers),
            ann.build_request("POST", "/api/tables", json={"game": "potato-man", "players": 2}, headers=headers),
        ):
            answer = await ann.send(request)
            if is_taken:
                assert answer.status_code in (200, 201)
            else:
                assert code_of(answer) == (403, "bad-origin")
        assert (await ann.get("/api/me", headers=headers)).json() == {"name": "Eve" if is_taken else "Ann"}


# -- limits ----------------------------------------------------------------------------------------


@run_async
async def test_new_guests_per_address_are_limited(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(guests_an_hour=3)) as visit:
        known = await visit.guest("Ann")
        for _ in range(2):
            assert (await visit.browser().get("/api/me")).status_code == 200
        refused = await visit.browser().get("/api/me")
        assert code_of(refused) == (429, "too-often")
        assert refused.headers["retry-after"] == "60" and "set-cookie" not in refused.headers
        assert (await known.get("/api/me")).json() == {"name": "Ann"}
        assert (await visit.browser("203.0.113.8").get("/api/me")).status_code == 200
    assert GUEST_BURST < 240


@run_async
async def test_an_ipv6_network_counts_as_one_address(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(guests_an_hour=1)) as visit:
        assert (await visit.browser("2001:db8:1:2::1").get("/api/me")).status_code == 200
        assert (await visit.browser("2001:db8:1:2:ffff::9").get("/api/me")).status_code == 429
        assert (await visit.browser("2001:db8:1:3::1").get("/api/me")).status_code == 200


@run_async
async def test_many_ipv6_networks_of_one_customer_are_limited_together(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(guests_an_hour=1)) as visit:
        codes = [(await visit.browser(f"2001:db8:1:{n:x}::1").get("/api/me")).status_code for n in range(8)]
        assert codes == [200] * 4 + [429] * 4
        assert (await visit.browser("2001:db8:2::1").get("/api/me")).status_code == 200


@pytest.mark.usefixtures("no_refill")
@run_async
async def test_requests_per_address_are_limited(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(requests_a_second=1)) as visit:
        visitor = visit.browser()
        answers = [await visitor.get("/api/games") for _ in range(12)]
        assert [answer.status_code for answer in answers[:8]] == [200] * 8
        assert code_of(answers[-1]) == (429, "too-often")
        assert "content-security-policy" in answers[-1].headers
        assert (await visit.browser("203.0.113.8").get("/api/games")).status_code == 200


@pytest.mark.usefixtures("no_refill")
@run_async
async def test_parts_of_the_page_count_less(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(requests_a_second=1)) as visit:
        visitor = visit.browser()
        codes = [(await visitor.get("/assets/nothing.js")).status_code for _ in range(90)]
        assert codes[:79] == [404] * 79 and codes[-1] == 429


@pytest.mark.usefixtures("no_refill")
@run_async
async def test_sockets_count_as_requests(tmp_path: Path) -> None:
    import websockets

    async with serving(Shelf(), limits=Limits(requests_a_second=1)) as served:
        statuses = []
        for _ in range(12):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await served.connect("nothing", None)
            statuses.append(refused.value.response.status_code)
        assert statuses[0] == 401 and statuses[-1] == 429
        assert b"too-often" in (refused.value.response.body or b"")


@pytest.mark.usefixtures("no_refill")
@run_async
async def test_changes_per_guest_are_limited(tmp_path: Path) -> None:
    async with visiting(tmp_path, limits=Limits(requests_a_second=1000)) as visit:
        ann = await visit.guest("Ann")
        codes = [(await ann.patch("/api/me", json={"name": "Ann"})).status_code for _ in range(25)]
        assert codes[:19] == [200] * 19 and codes[-1] == 429
        assert (await (await visit.guest("Ben")).patch("/api/me", json={"name": "B"})).status_code == 200


@run_async
async def test_open_tables_per_guest_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.server.rooms.hub.MOST_TABLES", 2)
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        await open_table(ann)
        await open_table(ann)
        refused = await ann.post("/api/tables", json={"game": "potato-man", "players": 2})
        assert code_of(refused) == (429, "too-many-tables")


@run_async
async def test_listed_tables_per_guest_are_limited(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        for _ in range(3):
            await open_table(ann, settings={"listed": True})
        told = {"game": "potato-man", "players": 2, "settings": {"listed": True}}
        assert code_of(await ann.post("/api/tables", json=told)) == (429, "too-many-listed")
        await open_table(ann)
        await open_table(await visit.guest("Ben"), settings={"listed": True})


def test_only_the_most_recent_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 3)
    buckets = Buckets(0.0001, 1)
    assert buckets.take("a") and not buckets.take("a")
    assert all(buckets.take(who) for who in "bc")
    assert not buckets.take("a")  # seen again, so not the next to be dropped
    assert buckets.take("d")
    assert buckets.take("b") and not buckets.take("a")
    assert len(buckets._buckets) == 3


def test_an_address_may_be_missing() -> None:
    assert address_of({"client": None}) == "" and address_of({"client": ("unix", 0)}) == "unix"
