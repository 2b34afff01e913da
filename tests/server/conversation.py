"""Reads and replays the examples of docs/protocol.md: what is sent, and what must come back."""

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from knolle.server import protocol
from server.playing import LiveServer, Player

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
ANY = "…"
NAMED = re.compile(r"<(\w+)>")


@dataclass(frozen=True)
class Line:
    """One line of an example: the client (empty for a remark), the direction and the text."""

    who: str
    is_sent: bool
    text: str


def lines() -> Iterator[Line]:
    """Yield all lines of all examples; an indented line continues the one before."""
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), re.DOTALL):
        for line in re.sub(r"\n +", " ", block).splitlines():
            who, arrow, text = re.fullmatch(r"(?:(\w+) ([→←]) |… )(.*)", line).groups()
            yield Line(who or "", arrow == "→", text)


@dataclass
class Stage:
    """The server and clients of the conversation, and the values of `<names>`."""

    served: LiveServer
    known: dict[str, Any] = field(default_factory=dict)
    browsers: dict[str, httpx.AsyncClient] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    heard: dict[str, deque[Any]] = field(default_factory=dict)
    answer: httpx.Response | None = None

    async def play(self, line: Line) -> None:
        verb = line.text.split()[0]
        if not line.who:
            await self.play_on()
        elif verb in ("GET", "POST"):
            await self.request(line.who, *line.text.split(None, 2))
        elif verb == "SOCKET":
            await self.open(line.who, self.filled(line.text.split()[1]))
        elif line.is_sent:
            await self.players[line.who].link.send(json.dumps(self.filled(json.loads(line.text))))
        elif verb.isdigit():
            assert self.answer is not None and self.answer.status_code == int(verb)
            self.fit(json.loads(line.text[len(verb) :]), self.answer.json(), line.text)
        else:
            expected = json.loads(line.text)
            self.fit(expected, await self.next_for(line.who, expected), line.text)

    async def request(self, who: str, method: str, path: str, body: str = "null") -> None:
        browser = self.browsers.setdefault(who, httpx.AsyncClient(base_url=f"http://{self.served.address}"))
        content = json.loads(body)
        self.answer = await browser.request(method, path, json=content)

    async def open(self, who: str, path: str) -> None:
        if who in self.players:
            await self.players[who].link.close()
        state = self.players[who].state if who in self.players else None
        self.players[who] = await self.served.connect(path.split("/")[3], self.browsers[who].cookies["knolle"])
        self.players[who].state = state or self.players[who].state
        self.heard[who] = deque()

    async def next_for(self, who: str, expected: Any) -> Any:
        """Return the next message; skip presence unless it is expected, because its timing varies."""
        player = self.players[who]
        while True:
            message = self.heard[who].popleft() if self.heard[who] else await player.hear()
            msgspec.convert(message, protocol.FromServer, str_keys=True)
            if message["type"] != "presence" or message == expected:
                return message

    async def play_on(self) -> None:
        """Let everybody take the first legal action until the match is over; keep the last updates for later."""
        seated = [player for player in self.players.values() if player.state.you["seat"] is not None]
        while any(player.state.table["status"] == "playing" for player in seated):
            for player in seated:
                if player.is_asked:
                    done = await player.act()
                    for other in seated:
                        await other.reach(done["seq"])
        for who, player in self.players.items():
            messages = map(json.loads, player.heard)
            self.heard[who].extend(state for state in messages if state.get("table", {}).get("status") == "over")

    def filled(self, value: Any) -> Any:
        """Return a message to send, with names replaced by their values."""
        if isinstance(value, dict):
            return {name: self.filled(part) for name, part in value.items()}
        if isinstance(value, str):
            return NAMED.sub(lambda found: str(self.known[found[1]]), value)
        return value

    def fit(self, expected: Any, found: Any, where: str) -> None:
        """Compare a message with what the document says."""
        if expected == ANY:
            return
        if isinstance(expected, str) and (name := NAMED.fullmatch(expected)):
            assert self.known.setdefault(name[1], found) == found, where
        elif isinstance(expected, str):
            assert self.filled(expected) == found, where
        elif isinstance(expected, dict):
            assert set(expected) - {ANY} <= set(found), f"{where}: {found}"
            assert ANY in expected or set(expected) == set(found), f"{where}: {found}"
            for key, part in expected.items():
                if key != ANY:
                    self.fit(part, found[key], where)
        elif isinstance(expected, list):
            is_open = ANY in expected
            kept = [part for part in expected if part != ANY]
            assert len(kept) <= len(found) if is_open else len(kept) == len(found), f"{where}: {found}"
            place = len(found) - len(kept) if expected[:1] == [ANY] else 0
            for part, other in zip(kept, found[place:], strict=False):
                self.fit(part, other, where)
        else:
            assert expected == found, f"{where}: {found}"

    async def close(self) -> None:
        for browser in self.browsers.values():
            await browser.aclose()
