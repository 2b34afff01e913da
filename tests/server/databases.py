"""Administration of a test's PostgreSQL server, bypassing the storage."""

import asyncio
from typing import Any


def administer(server: Any, *statements: str) -> None:
    """Run statements as the server's owner, outside of transactions."""
    import asyncpg

    async def run() -> None:
        connection = await asyncpg.connect(server.get_uri())
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())
