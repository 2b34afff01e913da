"""Several workers on one PostgreSQL database serve the same tables."""

import json
import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import connect

from knolle.server.protocol import VERSION
from server.house import PATIENCE, House
from server.test_http_log import Seat

pytestmark = pytest.mark.slow


def workers_in(house: House) -> list[int]:
    """Return the ids of the processes that have logged that they serve."""
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    return [line["pid"] for line in lines if line["event"] == "worker serving"]


def await_workers(house: House, n: int) -> list[int]:
    end = time.monotonic() + PATIENCE
    while len(found := workers_in(house)) < n:
        assert time.monotonic() < end and house.process.poll() is None, house.log.read_text()
        time.sleep(0.05)
    return found


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_share_tables_and_are_replaced(tmp_path: Path, postgres_url: str) -> None:
    with House(tmp_path, "--workers", "2", KNOLLE_DATABASE=postgres_url) as house, house.browser() as ann:
        first, second = await_workers(house, 2)
        ann.get("/api/me")
        ann.patch("/api/me", json={"name": "Ann"}).raise_for_status()
        key = ann.post("/api/tables", json={"game": "potato-man", "players": 2}).json()["key"]
        cookie = {"Cookie": f"knolle={ann.cookies['knolle']}"}
        address = f"{house.address.replace('http', 'ws')}/api/tables/{key}/socket"
        with ExitStack() as stack:
            seats = [Seat(stack.enter_context(connect(address, additional_headers=cookie))) for _ in range(10)]
            for seat in seats:
                seat.ws.send(f'{{"type": "hello", "version": {VERSION}}}')
                while seat.hear()["type"] != "snapshot":
                    pass
            assert seats[0].ask("say", text="hello to all")["type"] == "done"
            for seat in seats:
                while seat.seq < 1:
                    seat.hear()
        os.kill(first, signal.SIGKILL)
        third = await_workers(house, 3)[-1]
        for _ in range(10):
            with house.browser() as anybody:
                assert anybody.get(f"/api/tables/{key}").status_code == 200
        assert house.stop() == 0
    assert not any(map(is_running, (first, second, third)))
    assert "Traceback" not in house.log.read_text()


def test_workers_stop_with_their_parent_process(tmp_path: Path, postgres_url: str) -> None:
    with House(tmp_path, "--workers", "2", KNOLLE_DATABASE=postgres_url) as house:
        pids = await_workers(house, 2)
        house.stop(signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while (left := [pid for pid in pids if is_running(pid)]) and time.monotonic() < end:
            time.sleep(0.05)
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        assert not left


def test_an_unreachable_database_is_reported_once(tmp_path: Path) -> None:
    from commands.test_serve import refused

    done = refused("serve", "--port", "0", "--workers", "2", "--database", "postgresql://nobody:x@127.0.0.1:1/none")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("knolle: ") == 1 and "nobody:x" not in done.stderr and "Traceback" not in done.stderr
