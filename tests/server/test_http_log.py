"""The log of a server on which a match was played: one line per event, and no secrets."""

import json
import logging
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from knolle.server.process.logs import JsonLines, TextLines
from knolle.server.protocol import VERSION
from knolle.server.table.dealing import commit
from server.house import PATIENCE, House

pytestmark = pytest.mark.slow

CHAT, ENTROPY = "the queen of potatoes", "dice and thunder"


class Seat:
    """A player at a socket, who handles one message after another."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seq = -1

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.ws.recv(PATIENCE))
        self.seq = message.get("seq", self.seq)
        for told in message.get("moments", [message]):
            self.view |= told.get("view") or {}
        self.table |= message.get("table") or {}
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.ws.send(json.dumps({"type": kind, "id": kind, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == kind:
                return message


def play(seat: Seat) -> None:
    """Sit down, chat and play to the end."""
    chance = random.Random(1)
    seat.ws.send(json.dumps({"type": "hello", "version": VERSION}))
    seat.hear()
    seat.ask("sit", name="Ann", commitment=commit(ENTROPY))
    seat.ask("say", text=CHAT)
    seat.ask("start")
    seat.ask("reveal", text=ENTROPY)
    n = 0
    while seat.table["status"] != "over":
        if seat.view.get("legal"):
            n += 1
            choice = chance.choice(seat.view["legal"])
            seat.ws.send(json.dumps({"type": "act", "id": f"a{n}", "seq": seat.seq, "action": choice}))
            while seat.hear().get("id") != f"a{n}":
                pass
        else:
            seat.hear()


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    secrets: list[str] = [CHAT, ENTROPY, "Ann"]
    with House(tmp_path, KNOLLE_LOG_LEVEL="debug") as house, house.browser() as ann:
        ann.get("/api/me")
        ann.patch("/api/me", json={"name": "Ann"})
        token = ann.cookies["knolle"]
        new = {"game": "potato-man", "players": 2, "options": {"rounds": 1}, "bots": {"1": "medium"}}
        new["settings"] = {"tempo": "none"}
        key = ann.post("/api/tables", json=new).json()["key"]
        address = f"{house.address.replace('http', 'ws')}/api/tables/{key}/socket"
        with connect(address, additional_headers={"Cookie": f"knolle={token}"}) as ws:
            play(Seat(ws))
        secret = ann.post("/api/me/link", json={}).json()["path"].rpartition("/")[2]
        for path in (f"/t/{key}", f"/api/tables/{key}/record", f"/api/tables/{key}/check", f"/api/tables/{key}x"):
            ann.get(path)
        ann.get(f"/move/{secret}")
        moved = ann.post(f"/move/{secret}")
        ann.get(f"/{secret}/{key}.x?{token}")
        ann.request(token[:20], "/api/me")
        seed = ann.get(f"/api/tables/{key}").json()["table"]["seed"]
        with (
            pytest.raises(Exception, match="404"),
            connect(f"{address[:-7]}x/socket", additional_headers={"Cookie": f"knolle={token}"}),
        ):
            pass
        secrets += [token, token[:10], key, secret, seed, moved.cookies["knolle"], str(tmp_path), "knolle="]
        assert house.stop() == 0
    log = house.log.read_text()
    for one in secrets:
        assert one not in log
    lines = [json.loads(line) for line in log.splitlines()]
    told = {(line.get("method"), line.get("route"), line.get("status")) for line in lines}
    assert {
        ("GET", "/{path:path}", 200),
        ("POST", "/move/{secret}", 303),
        ("GET", "/api/tables/{key}/record", 200),
        ("GET", "/api/tables/{key}", 404),
        ("GET", "/{path:path}", 404),
    } <= told
    assert {line["logger"] for line in lines} == {"knolle.server"}
    assert {line["level"] for line in lines} <= {"debug", "info"}
    assert any(line["event"] == "socket ended" and line["ms"] > 0 for line in lines)
    assert len({line["request"] for line in lines if line["event"] == "request"}) > 10


def test_errors_are_logged_without_their_messages() -> None:
    try:
        try:
            raise KeyError("the token of Ann")
        except KeyError as error:
            raise ValueError("the key of the table") from error
    except ValueError:
        record = logging.LogRecord("knolle.server", logging.ERROR, "x.py", 1, "it failed", (), sys.exc_info())
        record.token, record.table = "the token of Ann", 7
    for lines in (JsonLines(), TextLines()):
        text = lines.format(record)
        assert "token" not in text and "the key" not in text
        assert "ValueError" in text and "KeyError" in text and "test_http_log.py" in text and "7" in text
    told = json.loads(JsonLines().format(record))
    assert (told["event"], told["level"], told["table"]) == ("it failed", "error", 7)


def test_messages_of_libraries_are_cut_short() -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "x.py", 1, "Task failed\nfuture: %s", ("secret",), None)
    assert json.loads(JsonLines().format(record))["event"] == "Task failed"
    said = logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 1, '"WebSocket %s" 403', ("/secret",), None)
    assert "secret" not in TextLines().format(said)
