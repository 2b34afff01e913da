"""`knolle doctor` writes to PostgreSQL and reads it, and leaves nothing behind."""

import asyncio
from typing import Any

import asyncpg
import pytest

from commands.test_doctor import run
from server.databases import administer
from server.proxies import free_port
from server.storage.samples import storage_at


def look_at(url: str) -> str:
    """Return what the command says."""
    return run("--port", str(free_port()), "--database", url)[1]


async def value(url: str, query: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


async def create_schema(url: str) -> None:
    async with storage_at(url):
        pass


@pytest.mark.parametrize("is_new", [True, False])
def test_a_database_is_written_and_read_and_left_as_it_was(postgres_url: str, is_new: bool) -> None:
    if not is_new:
        asyncio.run(create_schema(postgres_url))
    query = "SELECT count(*) FROM pg_stat_user_tables"
    before = asyncio.run(value(postgres_url, query))
    told = look_at(postgres_url)
    assert "can be written and read" in told and "ok clock It differs from the database's by 0 s." in told
    assert asyncio.run(value(postgres_url, query)) == before
    if not is_new:
        assert asyncio.run(value(postgres_url, "SELECT pings FROM knolle_version")) == 0


def test_a_database_that_cannot_be_written_is_named(postgres_server: Any, postgres_url: str) -> None:
    name = postgres_url.split("?")[0].rpartition("/")[2]
    administer(postgres_server, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    told = look_at(postgres_url)
    assert "to do database" in told and "read-only transaction" in told


def test_a_table_of_the_server_that_cannot_be_written_is_named(postgres_url: str) -> None:
    asyncio.run(create_schema(postgres_url))
    forbid = """CREATE FUNCTION forbid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'forbidden'; END $$;
        CREATE TRIGGER forbid BEFORE UPDATE ON knolle_version EXECUTE FUNCTION forbid()"""

    async def install() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(forbid)
        await connection.close()

    asyncio.run(install())
    assert "failed: forbidden" in look_at(postgres_url)
