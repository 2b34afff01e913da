"""Several processes on one PostgreSQL database: one of them dies, or the database does, while people play.

Each witness connects to any process, so the sockets of a table come in at several. Set KNOLLE_FAULTS for longer runs.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from knolle.server.storage import open_storage
from server.crash.process import ServerProcess
from server.crash.tables import make_tables, read_journals
from server.crash.test_crash import compare, witnesses_of
from server.crash.witness import Witness
from server.proxies import Proxy

pytestmark = [pytest.mark.slow, pytest.mark.long]

FAULTS = int(os.environ.get("KNOLLE_FAULTS", "6"))
PATIENCE = 180.0


async def play(
    url: str,
    servers: list[ServerProcess],
    fault: Callable[[], Awaitable[None]],
    proxy: Proxy | None = None,
    *,
    reconnects: int | None = None,
    is_bound: bool = False,
) -> None:
    """Play while faults happen, then to the end of the matches; compare all that was seen with the journals.

    `reconnects` is how often a fault may send a client away. If `is_bound`, a witness always comes to the same server.
    """
    made = await make_tables(url)
    origins = [server.origin for server in servers] if proxy is None else [proxy.url.replace("https", "wss")]
    witnesses = {table.id: witnesses_of(table, origins, lambda _: None) for table in made}
    everybody = [witness for group in witnesses.values() for witness in group]
    for k, witness in enumerate(everybody):
        witness.trust = None if proxy is None else proxy.trust
        if is_bound:
            witness.bind(k)
    for server in servers:
        server.start()
    try:
        for server in servers:
            await server.listens()
        async with asyncio.TaskGroup() as group:
            living = [group.create_task(witness.live()) for witness in everybody]
            for _ in range(FAULTS):
                await progress(everybody)
                await asyncio.sleep(random.random())
                await fault()
            for witness in everybody:
                witness.is_last_match = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*living)
    finally:
        for server in servers:
            server.stop()
    for server in servers:
        assert "Traceback" not in server.errors.read_text()
    compare(await read_journals(url, made), witnesses)
    if reconnects is not None:
        assert max(witness.n_visits for witness in everybody) <= 1 + FAULTS * reconnects


async def progress(everybody: list[Witness]) -> None:
    """Wait until something new is seen at every table."""
    before = [witness.state.seq for witness in everybody]
    async with asyncio.timeout(PATIENCE):
        while any(witness.state.seq == seq for witness, seq in zip(everybody, before, strict=True)):
            await asyncio.sleep(0.02)


def test_the_death_of_a_worker_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    server = ServerProcess(postgres_url, tmp_path / "errors", "--workers", "2")

    async def kill_worker() -> None:
        os.kill(random.choice(workers_of(server)), signal.SIGKILL)

    asyncio.run(play(postgres_url, [server], kill_worker, reconnects=1))


def workers_of(server: ServerProcess) -> list[int]:
    """Return the processes that serve."""
    return [pid for pid in server.workers if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_the_death_of_one_of_two_services_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    servers = [ServerProcess(postgres_url, tmp_path / f"errors{k}") for k in range(2)]

    async def kill_server() -> None:
        server = random.choice(servers)
        server.kill()
        server.start()
        await server.listens()

    asyncio.run(play(postgres_url, servers, kill_server, reconnects=1))


OTHER_MACHINE = """
CREATE FUNCTION close_door() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.door = '/on/another/machine'; RETURN NEW; END
$$;
CREATE TRIGGER close_door BEFORE INSERT ON servers FOR EACH ROW EXECUTE FUNCTION close_door();
"""
OWNED = """
SELECT split_part(s.address, ':', 2)::int AS port, count(o.table_id) AS n
FROM servers s LEFT JOIN owners o ON o.server_id = s.id GROUP BY s.id ORDER BY s.id
"""


def test_servers_on_different_machines_lose_nothing(tmp_path: Path, postgres_url: str) -> None:
    """No server finds the other's door, so all that comes to the wrong one is relayed; owners and relays are killed."""
    servers = [ServerProcess(postgres_url, tmp_path / f"errors{k}", "--host", "0.0.0.0") for k in range(2)]
    choices = cycle((max, min))

    async def kill_owner_or_relay() -> None:
        owned = await tables_owned(postgres_url)
        server = next(choices)(servers, key=lambda one: owned.get(one.port, 0))
        server.kill()
        server.start()
        await server.listens()

    async def prepare() -> None:
        storage = open_storage(postgres_url)
        await storage.open()
        await storage.close()
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(OTHER_MACHINE)
        await connection.close()

    asyncio.run(prepare())
    asyncio.run(play(postgres_url, servers, kill_owner_or_relay, reconnects=1, is_bound=True))


async def tables_owned(url: str) -> dict[int, int]:
    """Return by port how many tables the servers own."""
    connection = await asyncpg.connect(url)
    try:
        return {row["port"]: row["n"] for row in await connection.fetch(OWNED)}
    finally:
        await connection.close()


def test_a_rolling_restart_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    servers = [ServerProcess(postgres_url, tmp_path / f"errors{k}") for k in range(2)]

    asyncio.run(play(postgres_url, servers, lambda: restart(servers), reconnects=len(servers)))


async def restart(servers: list[ServerProcess]) -> None:
    """Stop and start one server after the other."""
    for server in servers:
        await asyncio.to_thread(server.stop)
        server.start()
        await server.listens()


def test_a_database_that_goes_away_loses_nothing(tmp_path: Path, postgres_server: Any, postgres_url: str) -> None:
    """F1: nothing is shown that is not stored, and no table hangs."""
    servers = [ServerProcess(postgres_url, tmp_path / f"errors{k}") for k in range(2)]

    async def stop_database() -> None:
        await asyncio.to_thread(stop_at_once, postgres_server)
        await asyncio.sleep(2)
        await asyncio.to_thread(postgres_server.start)

    asyncio.run(play(postgres_url, servers, stop_database))


def stop_at_once(server: Any) -> None:
    """Stop PostgreSQL as if it had crashed."""
    running = Path(server.pgdata) / "postmaster.pid"
    os.kill(int(running.read_text().split()[0]), signal.SIGQUIT)
    end = time.monotonic() + PATIENCE
    while running.exists():
        assert time.monotonic() < end
        time.sleep(0.01)
