"""docs/protocol.md and the server agree: its examples are replayed on a real socket, and it tells of every message.

To write the answers anew after a change of the protocol, run this with WRITE_PROTOCOL=1 and shorten what is too long.
"""

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from knolle.server import hub, protocol, thinking
from knolle.server.storage import open_storage
from server.playing import serving

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
REST = "…"


def fits(told: Any, real: Any) -> bool:
    """Whether an example agrees with a message: `…` stands for anything, and as a last item or a key for more."""
    if told == REST:
        return True
    if isinstance(told, dict) and isinstance(real, dict):
        more = told.get(REST) == REST
        named = {key: value for key, value in told.items() if key != REST}
        return (more or named.keys() == real.keys()) and all(k in real and fits(v, real[k]) for k, v in named.items())
    if isinstance(told, list) and isinstance(real, list):
        if told[-1:] == [REST]:
            told, real = told[:-1], real[: len(told) - 1]
        return len(told) == len(real) and all(map(fits, told, real))
    return bool(told == real)


def test_an_example_that_does_not_agree_is_noticed() -> None:
    assert fits({"a": [1, REST], REST: REST}, {"a": [1, 2], "b": 3})
    assert not fits({"a": 1}, {"a": 1, "b": 2}) and not fits([1, 2], [1, 3]) and not fits({"a": REST}, {"b": 1})


async def replay(lines: list[str], path: Path) -> list[str]:
    """The page's lines with what the server really answered where that does not fit."""
    async with serving(open_storage(str(path))) as served:
        ann = await served.person("")
        key = await served.open_table(ann, "potato-man", 3, bots={1: "medium", 2: "medium"}, starter=0)
        player = await served.connect(key, ann.token)
        written = []
        for line in lines:
            if line.startswith("→ "):
                await player.link.send(line[2:])
            elif line.startswith("← "):
                message = await player.hear()
                while message["type"] == "presence":
                    message = await player.hear()
                if not fits(json.loads(line[2:]), message):
                    line = "← " + json.dumps(message, ensure_ascii=False)
            written.append(line)
        return written


def test_the_examples_are_what_the_server_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "new_seed", lambda: bytes(32))
    monkeypatch.setattr(thinking.secrets, "randbits", lambda n: 0)
    monkeypatch.setattr(thinking, "HINT_MS", 5.0)
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    written = asyncio.run(replay(lines, tmp_path / "knolle.db"))
    if os.environ.get("WRITE_PROTOCOL"):
        PAGE.write_text("\n".join(written) + "\n", encoding="utf-8")
    for told, real in zip(lines, written, strict=True):
        assert told == real


def test_every_message_is_told_of() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = [kind.__struct_config__.tag for kind in (*get_args(protocol.FromClient), *get_args(protocol.FromServer))]
    assert len(kinds) > 20
    assert [kind for kind in kinds if not re.search(rf'"type": "{kind}"', page)] == []
    codes = get_args(protocol.Farewell)
    assert all(f"`{code}`" in page for code in codes)
