"""The HTTP API: guests, games and tables, and a refusal for everything else."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from knolle.core.registry import games
from knolle.server.asgi import is_from_here
from server.visiting import code_of, open_table, run_async, visiting

HERE = "http://127.0.0.1:8282"

# -- guests ----------------------------------------------------------------------------------------


@run_async
async def test_a_guest_is_created_and_recognised(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser()
        first = await visitor.get("/api/me")
        token = visitor.cookies["knolle"]
        assert first.json() == {"name": ""}
        assert (await visitor.patch("/api/me", json={"name": " Ann\u202e  B. "})).json() == {"name": "Ann B."}
        assert (await visitor.get("/api/me")).json() == {"name": "Ann B."}
        assert visitor.cookies["knolle"] == token
        assert (await visit.browser().get("/api/me")).json() == {"name": ""}


@run_async
async def test_the_cookie_is_protected(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        told = (await visit.browser().get("/api/me")).headers["set-cookie"]
        token, *flags = told.split("; ")
        assert flags == ["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"]
        assert token.startswith("knolle=") and len(token) > 40
        safe = (await visit.browser(home="https://cards.example").get("/api/me")).headers["set-cookie"]
        assert safe.startswith("__Host-knolle=") and safe.endswith("; SameSite=Lax; Secure")


@run_async
async def test_over_https_a_cookie_of_another_host_of_the_domain_is_ignored(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, eve = [await visit.guest(name, home="https://cards.example") for name in ("Ann", "Eve")]
        own, other = ann.cookies["__Host-knolle"], eve.cookies["__Host-knolle"]
        cookies = {"cookie": f"knolle={other}; __Host-knolle={own}; knolle={other}"}
        told = await visit.browser(home="https://cards.example").get("/api/me", headers=cookies)
        assert told.json() == {"name": "Ann"}


@pytest.mark.parametrize("cookie", ["a=b; knolle={token}", "knolle=x;knolle={token} ; c", 'q="a;knolle={token};"'])
@run_async
async def test_a_cookie_is_found_among_others(tmp_path: Path, cookie: str) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        headers = {"cookie": cookie.format(token=ann.cookies["knolle"])}
        assert (await visit.browser().get("/api/me", headers=headers)).json() == {"name": "Ann"}


@run_async
async def test_long_cookies_are_refused(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        for path in ("/api/me", "/", "/move/x"):
            refused = await visit.browser().get(path, headers={"cookie": 'knolle="' + "\\\\" * 2048 + '"'})
            assert code_of(refused) == (431, "cookies-too-large")
        assert (await visit.browser().get("/api/me", headers={"cookie": "a=" + "b" * 4000})).status_code == 200


@run_async
async def test_a_page_of_another_site_creates_no_guests(tmp_path: Path) -> None:
    async with visiting(tmp_path, origins=frozenset({"https://friends.example"})) as visit:
        for site in ("cross-site", "same-site"):
            refused = await visit.browser().get("/api/me", headers={"sec-fetch-site": site})
            assert code_of(refused) == (403, "bad-origin") and "set-cookie" not in refused.headers
        friend = {"sec-fetch-site": "cross-site", "origin": "https://friends.example"}
        for headers in ({"sec-fetch-site": "none"}, {"sec-fetch-site": "same-origin"}, friend):
            assert (await visit.browser().get("/api/me", headers=headers)).status_code == 200


@run_async
async def test_an_unknown_cookie_creates_a_new_guest(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser(cookies={"knolle": "x" * 43})
        told = await visitor.get("/api/me")
        assert told.status_code == 200 and "knolle=" in told.headers["set-cookie"]
        assert "x" * 43 not in told.headers["set-cookie"]


@run_async
async def test_a_link_moves_a_guest_once(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann)
        link = await ann.post("/api/me/link", json={})
        assert link.status_code == 201 and link.json()["minutes"] == 15
        path = link.json()["path"]
        phone = visit.browser()
        for _ in range(3):  # looking at the page does not use up the link
            page = await phone.get(path)
            assert page.status_code == 200 and '<form method="post">' in page.text
            assert "set-cookie" not in page.headers
            assert page.headers["referrer-policy"] == "strict-origin"
        moved = await phone.post(path, headers={"origin": "http://cards.example"})
        assert (moved.status_code, moved.headers["location"]) == (303, "/")
        assert (await phone.get("/api/me")).json() == {"name": "Ann"}
        assert [line["key"] for line in (await phone.get("/api/me/tables")).json()["tables"]] == [key]
        assert phone.cookies["knolle"] != ann.cookies["knolle"]
        assert (await ann.get("/api/me")).json() == {"name": "Ann"}
        assert code_of(await visit.browser().post(path)) == (410, "bad-link")


@run_async
async def test_other_devices_are_signed_out(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, phone, late = await visit.guest("Ann"), visit.browser(), visit.browser()
        paths = [(await ann.post("/api/me/link", json={})).json()["path"] for _ in range(2)]
        await phone.post(paths[0])
        assert (await phone.get("/api/me")).json() == {"name": "Ann"}
        assert (await phone.post("/api/me/sign-out-others", json={})).json() == {"name": "Ann"}
        assert (await phone.get("/api/me")).json() == {"name": "Ann"}
        assert code_of(await ann.get("/api/me/tables")) == (401, "no-guest")
        assert code_of(await late.post(paths[1])) == (410, "bad-link")


@run_async
async def test_a_page_of_another_origin_cannot_move_a_guest(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        path = (await ann.post("/api/me/link", json={})).json()["path"]
        for origin in ("http://evil.example", "null"):
            refused = await visit.browser().post(path, headers={"origin": origin})
            assert code_of(refused) == (403, "bad-origin")
        assert (await visit.browser().post(path)).status_code == 303  # the link still works


# -- games and tables ------------------------------------------------------------------------------


@run_async
async def test_games_list_their_options(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        told = (await visit.browser().get("/api/games")).json()
    assert [game["slug"] for game in told["games"]] == [game.slug for game in games()]
    assert told["levels"] == ["easy", "medium", "hard", "master"]
    rounds = told["games"][0]["options"][3]
    assert (rounds["name"], rounds["rule"], rounds["least"], rounds["most"]) == ("rounds", "PM-23", 1, 100)
    assert rounds["default"] == {"2": 2, "3": 3, "4": 4, "5": 5}
    assert all(game["lesson"] and game["rules"][0] == f"{game['prefix']}-1" for game in told["games"])


@run_async
async def test_a_page_can_ask_for_the_words_of_a_game(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        told = (await visit.browser().get("/api/games/companeros/words?language=it")).json()
    assert "game-companeros = " in told["text"] and "option-memory = Memoria" in told["text"]


@run_async
async def test_a_table_is_created_listed_and_found(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        made = await ann.post(
            "/api/tables",
            json={
                "game": "companeros",
                "players": 4,
                "options": {"memory": "on"},
                "settings": {"listed": True, "clock": {"move": 30, "reserve": 60}, "starter": 2},
                "bots": {"3": "hard"},
            },
        )
        place = made.json()
        assert made.status_code == 201 and made.headers["location"] == place["path"] == f"/t/{place['key']}"
        found = (await visit.browser().get(f"/api/tables/{place['key']}")).json()
        assert found["socket"] == place["socket"]
        table = found["table"]
        assert (table["game"], table["status"], table["host"]) == ("companeros", "waiting", "Ann")
        assert table["settings"]["starter"] == 2 and table["seats"][3]["bot"] == "hard"
        assert len(table["commitment"]) == 64 and table["seed"] is None
        lobby = (await visit.browser().get("/api/tables")).json()["tables"]
        assert [line["key"] for line in lobby] == [place["key"]]
        assert lobby[0]["clock"] == {"move": 30, "reserve": 60} and lobby[0]["options"] == {"memory": "on"}


@run_async
async def test_a_private_table_is_in_no_list(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann)
        assert (await visit.browser().get("/api/tables")).json() == {"tables": []}
        assert [line["key"] for line in (await ann.get("/api/me/tables")).json()["tables"]] == [key]
        assert (await (await visit.guest("Ben")).get("/api/me/tables")).json() == {"tables": []}


@run_async
async def test_a_step_that_is_not_stored_is_not_shown(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann)
        room = await visit.app.state.hub.room(key)
        async with room.lock:  # a step is being stored
            asked = asyncio.ensure_future(ann.get(f"/api/tables/{key}"))
            done, _ = await asyncio.wait([asked], timeout=0.2)
            assert not done
        assert (await asked).status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "bridge", "players": 4}, 422, "unknown-game"),
        ({"game": "potato-man", "players": 9}, 422, "bad-player-count"),
        ({"game": "potato-man", "players": 3, "options": {"trumps": 1}}, 422, "unknown-option"),
        ({"game": "potato-man", "players": 2, "options": {"deck": "mini"}}, 422, "unknown-option"),
        ({"game": "companeros", "players": 2, "options": {"deck": "mini"}}, 422, "unknown-option"),
        ({"game": "potato-man", "players": 3, "options": {"rounds": 101}}, 422, "bad-option-value"),
        ({"game": "potato-man", "players": 3, "options": {"rounds": "101"}}, 422, "bad-option-value"),
        ({"game": "hot-potato", "players": 3, "options": {"encounters": "/etc/passwd"}}, 422, "not-a-mapping"),
        ({"game": "hot-potato", "players": 3, "options": {"encounters": {"A": ["couch"]}}}, 422, "bad-ranking"),
        ({"game": "potato-man", "players": 3, "bots": {"3": "easy"}}, 422, "no-such-seat"),
        ({"game": "potato-man", "players": 3, "bots": {"1": "genius"}}, 400, "bad-body"),
        ({"game": "potato-man", "players": 3, "settings": {"listed": True, "secret": 1}}, 400, "bad-body"),
        ({"game": "potato-man", "players": 3, "colour": "red"}, 400, "bad-body"),
        ({"game": "potato-man", "players": "3"}, 400, "bad-body"),
        ({"game": "potato-man", "players": 3, "settings": {"starter": 5}}, 422, "bad-starter"),
        ([], 400, "bad-body"),
    ],
)
@run_async
async def test_an_invalid_table_is_refused(tmp_path: Path, body: object, status: int, code: str) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        refused = await ann.post("/api/tables", json=body)
        assert code_of(refused) == (status, code)
        assert "root:" not in refused.text
        assert (await ann.get("/api/me/tables")).json() == {"tables": []}


@run_async
async def test_custom_encounters_can_be_sent(tmp_path: Path) -> None:
    from knolle.games.hot_potato.notation import POTATOES

    deck = {f"Nr {k}": [*POTATOES[k:], *POTATOES[:k]] for k in range(6)}
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, "hot-potato", 2, options={"encounters": deck})
        assert (await ann.get(f"/api/tables/{key}")).json()["table"]["options"] == {"encounters": deck}


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nothing", 404, "no-such-table"),
        ("GET", "/api/tables/%00", 404, "no-such-table"),
        ("GET", f"/api/tables/{'x' * 300}", 404, "no-such-table"),
        ("GET", "/api/nothing", 404, "no-such-path"),
        ("POST", "/api/nothing", 404, "no-such-path"),
        ("GET", "/api/me/", 404, "no-such-path"),
        ("GET", "/api/tables/x/record?match=0", 400, "bad-query"),
        ("GET", "/api/tables/x/record?match=one", 400, "bad-query"),
        ("GET", "/api/tables/x/record?match=1&match=2", 400, "bad-query"),
        ("GET", "/api/tables/x/review", 400, "bad-query"),
        ("GET", "/api/games?players=3", 400, "bad-query"),
        ("GET", "/api/games/nothing/words", 404, "unknown-game"),
        ("GET", "/api/games/companeros/words?language=../x", 400, "bad-query"),
        ("GET", "/api/me/tables", 401, "no-guest"),
        ("POST", "/api/games", 405, "no-such-method"),
        ("TRACE", "/api/me", 405, "no-such-method"),
        ("DELETE", "/move/x", 405, "no-such-method"),
    ],
)
@run_async
async def test_refusals_are_json(tmp_path: Path, method: str, path: str, status: int, code: str) -> None:
    async with visiting(tmp_path) as visit:
        refused = await visit.browser().request(method, path, headers={"accept": "application/json"})
        assert code_of(refused) == (status, code)
        if status == 405:
            assert refused.headers["allow"].split(", ") == refused.json()["params"]["allowed"]


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b'{"name": "Ann"}', None, 415, "not-json"),
        (b'{"name": "Ann"}', "text/plain", 415, "not-json"),
        (b"name=Ann", "application/x-www-form-urlencoded", 415, "not-json"),
        (b'{"name": "Ann"}', "application/json; charset=utf-8", 200, ""),
        (b'{"name": "Ann"', "application/json", 400, "bad-body"),
        (b"", "application/json", 400, "bad-body"),
        (b'{"name": "\xff"}', "application/json", 400, "bad-body"),
        (b'{"name": "\\ud800"}', "application/json", 400, "bad-body"),
        (b"[" * 9000, "application/json", 400, "bad-body"),
        (b'{"name": " \\u200b "}', "application/json", 400, "bad-name"),
        (b'{"name": "%s"}' % (b"x" * 25), "application/json", 400, "bad-name"),
        (b'{"name": "%s"}' % (b"x" * 16384), "application/json", 413, "body-too-large"),
    ],
)
@run_async
async def test_invalid_bodies_are_refused(
    tmp_path: Path, body: bytes, kind: str | None, status: int, code: str
) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        headers = {} if kind is None else {"content-type": kind}
        answer = await ann.patch("/api/me", content=body, headers=headers)
        assert answer.status_code == status
        if code:
            assert code_of(answer) == (status, code)
            assert (await ann.get("/api/me")).json() == {"name": "Ann"}


@run_async
async def test_a_body_without_a_length_is_limited_too(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")

        async def endless():
            for _ in range(100):
                yield b" " * 1000

        answer = await ann.patch("/api/me", content=endless(), headers={"content-type": "application/json"})
        assert code_of(answer) == (413, "body-too-large")


# -- the server ------------------------------------------------------------------------------------


@run_async
async def test_health_depends_on_the_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser()
        assert (await visitor.get("/healthz")).json() == {"status": "ok"}
        await visit.app.state.hub.storage.close()
        monkeypatch.setattr("knolle.server.http.api.HEALTH_SECONDS", 0.0)
        sick = await visitor.get("/healthz")
        assert code_of(sick) == (503, "unhealthy")
        assert sick.json()["params"] == {"cause": "storage-failed"}
        assert sick.headers["retry-after"] == "2"


@run_async
async def test_a_server_is_ready_once_all_games_and_bots_are_loaded(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor, loaded = visit.browser(), asyncio.Event()
        visit.app.state.hub.thinkers.loading = {("hot-potato", "bots"): loaded}
        early = await visitor.get("/readyz")
        assert code_of(early) == (503, "not-ready") and early.json()["params"] == {"games": ["hot-potato"]}
        assert (await visitor.get("/healthz")).status_code == 200
        loaded.set()
        assert (await visitor.get("/readyz")).json() == {"status": "ok"}


@run_async
async def test_a_full_disk_is_unhealthy_and_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("knolle.server.storage.sqlite.LEAST_FREE", 1 << 62)
    monkeypatch.setattr("knolle.server.http.api.HEALTH_SECONDS", 0.0)
    monkeypatch.setattr("knolle.server.storage.errors._logged", {})
    async with visiting(tmp_path) as visit:
        for _ in range(3):
            sick = await visit.browser().get("/healthz")
            assert code_of(sick) == (503, "unhealthy") and "are free on the disk" in sick.json()["sentence"]
    told = [record.reason for record in caplog.records if record.message == "storage failed"]
    assert len(told) == 1 and "are free on the disk" in told[0]


@run_async
async def test_a_locked_or_broken_database_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("knolle.server.storage.sqlite.PATIENCE", 0.01)
    monkeypatch.setattr("knolle.server.storage.errors._logged", {})
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        other = sqlite3.connect(tmp_path / "knolle.db")
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            assert code_of(await ann.patch("/api/me", json={"name": "Eve"})) == (503, "storage-failed")
        other.close()
    told = [record.reason for record in caplog.records if record.message == "storage failed"]
    assert told == ["database is locked"]


@run_async
async def test_a_health_check_is_kept_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.server.http.api.HEALTH_SECONDS", 1e9)
    async with visiting(tmp_path) as visit:
        assert (await visit.browser().get("/healthz")).status_code == 200
        await visit.app.state.hub.storage.close()
        assert (await visit.browser().get("/healthz")).status_code == 200


@run_async
async def test_metrics_are_only_for_this_machine(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        here = await visit.browser("127.0.0.1", HERE).get("/metrics")
        assert here.status_code == 200 and "knolle_tables" in here.text
        assert here.headers["content-type"].startswith("text/plain; version=")
        assert code_of(await visit.browser("203.0.113.7").get("/metrics")) == (403, "not-from-here")
        for name in ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-connecting-ip"):
            proxied = visit.browser("127.0.0.1", HERE, headers={name: "203.0.113.7"})
            assert code_of(await proxied.get("/metrics")) == (403, "not-from-here"), name
        named = visit.browser("127.0.0.1", "http://cards.example")  # a proxy that keeps only the host
        assert code_of(await named.get("/metrics")) == (403, "not-from-here")


def test_a_proxy_with_default_settings_is_told_apart_from_this_machine() -> None:
    scope = {"headers": [(b"host", b"127.0.0.1:8282")], "client": ("127.0.0.1", 50000), "http_version": "1.1"}
    assert is_from_here(scope)
    assert not is_from_here(scope | {"http_version": "1.0"})  # nginx, unless told otherwise


@run_async
async def test_metrics_can_be_opened(tmp_path: Path) -> None:
    async with visiting(tmp_path, metrics_open=True) as visit:
        assert (await visit.browser("203.0.113.7").get("/metrics")).status_code == 200


@run_async
async def test_descriptions_are_served(tmp_path: Path) -> None:
    async with visiting(tmp_path, share="http://192.168.1.4:8282") as visit:
        visitor = visit.browser()
        api = (await visitor.get("/api/openapi.json")).json()
        assert api["openapi"] == "3.1.0" and "/api/tables/{key}/review" in api["paths"]
        messages = (await visitor.get("/api/protocol.json")).json()
        assert {"Hello", "Act", "Snapshot", "Bye"} <= set(messages["$defs"])
        assert (await visitor.get("/api/server")).json()["share"] == "http://192.168.1.4:8282"
        assert json.dumps(api).count("$ref") > 20
