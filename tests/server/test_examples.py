"""examples/stranger.py plays whole matches using only the protocol."""

import asyncio
import sys
from pathlib import Path

import pytest

from knolle.server.storage import open_storage
from server.playing import serving

pytestmark = pytest.mark.slow

STRANGER = Path(__file__).parents[2] / "examples" / "stranger.py"


async def result_of(game: str, players: int, path: Path) -> tuple[str, dict[str, list[int]]]:
    """Return what the stranger prints at the end of a match against bots, and the result sent to the host."""
    async with serving(open_storage(str(path))) as served:
        host = await served.person("Host")
        bots = dict.fromkeys(range(1, players), "medium")
        key = await served.open_table(host, game, players, bots=bots)
        watching = await served.join(key, host.token)
        link = f"http://{served.address}/t/{key}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(STRANGER), link, "Stranger", stdout=asyncio.subprocess.PIPE
        )
        await watching.until(lambda told: told.table["seats"][0]["name"] == "Stranger")
        assert (await watching.ask("start"))["type"] == "done"
        await watching.until(lambda told: told.table["status"] == "over")
        printed, _ = await process.communicate()
        assert process.returncode == 0
        return printed.decode().strip(), watching.state.table["result"]


@pytest.mark.parametrize(("game", "players"), [("potato-man", 3), ("companeros", 3), ("hot-potato", 2)])
def test_a_stranger_plays_a_match(game: str, players: int, tmp_path: Path) -> None:
    printed, told = asyncio.run(result_of(game, players, tmp_path / "knolle.db"))
    assert printed == str(told)
