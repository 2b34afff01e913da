"""Anything in any order: people come, go, play, undo and crash the server, and the table stays consistent.

After every step: a client's combined state equals what a new client is sent; the journal gives the same table; every
command was answered exactly once; bots move only where no person plays, and every bot that is to move thinks.
"""

import asyncio
import copy
import hashlib
import itertools
import json
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from knolle.server import limits
from knolle.server.table import creating, deciding
from knolle.server.table.dealing import commit
from server.clockwork import Loop, end_all, keep_time
from server.journals import gist, replay_journal
from server.parlour import Parlour
from server.playing import ClientState, Pipe, Player
from server.shelf import Shelf

pytestmark = pytest.mark.slow

DAY = {"move": 24 * 3600}
"""A clock of a day for every choice; then no bot takes over from people who are away."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("companeros", 3, {}),
    ("companeros", 3, {"memory": "on"}),
    ("hot-potato", 3, {"points": 2}),
    ("potato-man", 2, {"rounds": 1}),
    ("potato-man", 4, {"rounds": 1}),
]
LIKELY: dict[str, tuple[str, ...]] = {
    "waiting": (
        "sit",
        "start",
        "start",
        "commit",
        "reveal",
        "reveal",
        "rise",
        "replace",
        "remove",
        "offer",
        "take-offer",
        "rematch",
    ),
    "playing": (
        "act",
        "act",
        "undo",
        "undo",
        "consent",
        "consent",
        "back",
        "rise",
        "replace",
        "offer",
        "take-offer",
        "look",
    ),
    "over": ("rematch", "rematch", "rise", "back"),
    "closed": ("sit",),
}
"""Commands that are likely in each status; any command can be sent at any time."""
ANY = tuple(sorted({kind for kinds in LIKELY.values() for kind in kinds} | {"say", "why", "ping", "close"}))
numbers = st.integers(0, 11)
BESIDE = 11
"""The number with which another person at the same device sits down."""
whats = st.integers(0, 60)


class Tables(RuleBasedStateMachine):
    """One table, four guests with any number of sockets each, and bots that choose when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.loop = Loop()
        keep_time(self.patch, self.loop)
        self.patch.setattr(limits, "time", SimpleNamespace(monotonic=self.loop.time))
        seeds = itertools.count()
        for module in (creating, deciding):
            self.patch.setattr(module, "new_seed", lambda: hashlib.sha256(b"%d" % next(seeds)).digest())
        self.shelf = Shelf()
        self.house = self.new_house()
        self.clients: list[tuple[str, Player]] = []
        self.gone: list[tuple[str, ClientState]] = []
        self.secrets: list[str] = []
        self.sent = 0
        self.judged: set[int] = set()

    def new_house(self) -> Parlour:
        house = Parlour(self.shelf)
        house.hub.pace = 0.0
        return house

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def settle(self) -> None:
        async def quiet() -> None:
            players = [player for _, player in self.clients]
            is_busy = True
            while is_busy:  # a clock may run out while the last messages are received
                await asyncio.sleep(0.1)
                await self.house.settle(*players, pause=0)
                has_news = any(isinstance(player.link, Pipe) and player.link.has_news for player in players)
                is_busy = has_news or any(room.lock.locked() for room in self.house.hub.rooms.values())

        self.run(quiet())

    def teardown(self) -> None:
        self.run(end_all())
        self.loop.close()
        self.patch.undo()

    # -- connections -------------------------------------------------------------------------------

    @initialize(
        game=st.sampled_from(GAMES),
        clock=st.sampled_from([None, {"move": 20, "reserve": 10}]),
        people=st.sampled_from([2, 3, 1, 0]),
        beside=st.integers(0, 2),
    )
    def open_table(self, game: Any, clock: Any, people: int, beside: int) -> None:
        slug, players, options = game

        async def begin() -> None:
            guests = [await self.house.person(name) for name in NAMES]
            settings = {"clock": clock, "takeover": None if clock == DAY else 30, "starter": 0}
            await self.house.open_table(guests[0], slug, players, options=options, **settings)

        self.run(begin())
        for name in NAMES[:people]:
            self.connect(name)
            self.ask(self.clients[-1][1], "sit", 1)
        if people:
            for _ in range(beside):
                self.ask(self.clients[0][1], "sit", BESIDE)
            self.ask(self.clients[0][1], "start", 0)
        for seat in self.clients[0][1].state.you.get("seats", []) if people else []:
            self.connect("Ann", seat)

    @rule(name=st.sampled_from(NAMES), looker=st.sampled_from([None, 0, 1, 2]))
    def connect(self, name: str, looker: int | None = None) -> None:
        """Open a socket, which shows one of the seats if people share the guest's device."""
        if len(self.clients) < 6:
            self.clients.append((name, self.run(self.house.join(self.house.people[name], looker=looker))))
            self.settle()

    @precondition(lambda self: self.clients)
    @rule(who=numbers)
    def disconnect(self, who: int) -> None:
        name, player = self.clients.pop(who % len(self.clients))
        self.run(player.link.close())
        self.gone.append((name, player.state))
        self.settle()

    @precondition(lambda self: self.gone)
    @rule(who=numbers)
    def come_back(self, who: int) -> None:
        """Reconnect with the number of the last update seen, however long ago."""
        name, state = self.gone[who % len(self.gone)]
        state = copy.deepcopy(state)
        if len(self.clients) < 6:
            self.clients.append((name, self.run(self.house.join(self.house.people[name], state.seq, state))))
            self.settle()

    @precondition(lambda self: len({name for name, _ in self.clients}) > 1)
    @rule(who=numbers, seconds=st.sampled_from([1, 31]), whats=st.lists(st.tuples(whats, numbers), max_size=3))
    def go_and_return(self, who: int, seconds: int, whats: list[tuple[int, int]]) -> None:
        """Close all sockets of a guest for a while, during which the others go on."""
        name, player = self.clients[who % len(self.clients)]
        while any(client[0] == name for client in self.clients):
            self.disconnect([client[0] for client in self.clients].index(name))
        self.wait(seconds)
        for what, k in whats:
            self.send(0, what, k)
        self.come_back(self.gone.index((name, player.state)))

    @rule(seconds=st.sampled_from([1, 19, 31, 121]))
    def wait(self, seconds: int) -> None:
        self.run(asyncio.sleep(seconds))
        self.settle()

    @rule()
    def crash(self) -> None:
        """Kill the process and start another."""
        for name, player in self.clients:
            player.link.task.cancel()
            self.gone.append((name, player.state))
        self.run(asyncio.sleep(0))
        for room in self.house.hub.rooms.values():
            room.close()
        people, key = self.house.people, self.house.key
        self.house, self.clients = self.new_house(), []
        self.house.people, self.house.key = people, key

    # -- commands ----------------------------------------------------------------------------------

    def pick(self, who: int) -> Player:
        """Return a client; those with a seat are more likely."""
        players = [player for _, player in self.clients]
        players += 2 * [player for player in players if player.state.you["seat"] is not None]
        return players[who % len(players)]

    def kind(self, player: Player, what: int) -> str:
        likely = LIKELY[player.state.table["status"]]
        return ANY[what % len(ANY)] if what > 45 else likely[what % len(likely)]

    def fields(self, player: Player, kind: str, k: int) -> dict[str, Any]:
        state = player.state
        legal = state.view["legal"] if state.view else []
        seat = {"seat": k % state.table["players"]}
        return {
            "act": lambda: {"seq": state.seq - (k == 11), "action": legal[k % len(legal)] if legal else k},
            "start": lambda: {"anyway": k % 4 > 0},
            "consent": lambda: {"agree": k % 3 > 0},
            "sit": lambda: {
                "name": NAMES[k % 4],
                "seat": [k % 3, None][k % 2],
                "commitment": [commit(f"e{k % 2}"), None][k % 3 == 2],
                "beside": k == BESIDE,
            },
            "take-offer": lambda: {"name": NAMES[k % 4], "offer": self.secrets[-1] if self.secrets else "none"},
            "commit": lambda: {"commitment": commit(f"e{k % 2}")},
            "reveal": lambda: {"text": f"e{k % 2}"},
            "say": lambda: {"text": f"{k}"},
            "why": lambda: {"action": k},
            "replace": lambda: seat | {"level": ["easy", "hard"][k % 2]},
            "remove": lambda: seat,
            "offer": lambda: seat,
        }.get(kind, dict)()

    async def post(self, player: Player, kind: str, k: int, times: int = 1) -> str:
        """Send a command without waiting for its answer; return its id."""
        self.sent += 1
        name, fields = f"m{self.sent}", self.fields(player, kind, k)
        for _ in range(times):
            await player.say(kind.replace("take-offer", "sit"), id=name, **fields)
        return name

    def ask(self, player: Player, kind: str, k: int) -> None:
        name = self.run(self.post(player, kind, k))
        self.settle()
        self.answer(player, name)

    def answer(self, player: Player, name: str) -> dict[str, Any]:
        """Return the only answer to a command."""
        (answer,) = player.answers.get(name, [])
        if answer["type"] == "offered":
            self.secrets.append(answer["secret"])
        return answer

    @precondition(lambda self: self.clients)
    @rule(who=numbers, what=whats, k=numbers)
    def send(self, who: int, what: int, k: int) -> None:
        player = self.pick(who)
        self.ask(player, self.kind(player, what), k)

    @precondition(lambda self: self.clients)
    @rule(who=numbers, what=whats, k=numbers)
    def send_twice(self, who: int, what: int, k: int) -> None:
        player, before = self.pick(who), len(self.journal)
        name = self.run(self.post(player, self.kind(player, what), k, times=2))
        self.settle()
        first, second = player.answers[name]
        done = sum(json.loads(entry.body).get("id") == name for entry in self.journal[before:])
        assert done == (first["type"] in ("done", "offered")), "done once or not at all"
        assert not done or first == second, "and answered the same"

    @precondition(lambda self: self.clients)
    @rule(posts=st.lists(st.tuples(numbers, whats, numbers), min_size=2, max_size=4), fails=st.booleans())
    def at_once(self, posts: list[tuple[int, int, int]], fails: bool) -> None:
        """Send several commands while the storage is busy; it may fail."""

        async def race() -> list[tuple[Player, str]]:
            self.shelf.gate.clear()
            sent = []
            for who, what, k in posts:
                player = self.pick(who)
                sent.append((player, await self.post(player, self.kind(player, what), k)))
            await asyncio.sleep(0)
            self.shelf.broken = fails
            self.shelf.gate.set()
            await asyncio.sleep(0.01)
            self.shelf.broken = False
            for player, name in sent:
                while name not in player.answers:
                    await player.hear()
            return sent

        sent = self.run(race())
        self.settle()
        for player, name in sent:
            self.answer(player, name)

    @precondition(lambda self: self.clients)
    @rule(seat=numbers, who=numbers, returns=st.booleans())
    def lend_a_seat(self, seat: int, who: int, returns: bool) -> None:
        """Let the host offer a seat, its owner perhaps take it back, and somebody use the link."""
        host = next((player for _, player in self.clients if player.state.you["host"]), None)
        if host is not None:
            seat %= host.state.table["players"]
            self.ask(host, "offer", seat)
            owner = [player for _, player in self.clients if player.state.you["seat"] == seat]
            if owner and returns:
                self.ask(owner[0], "back", 0)
            self.ask(self.clients[who % len(self.clients)][1], "take-offer", who)

    @precondition(lambda self: self.clients)
    @rule(who=numbers, n=st.integers(1, 3), agree=numbers)
    def play_and_ask_back(self, who: int, n: int, agree: int) -> None:
        self.play_on(n, who)
        self.ask(self.pick(who), "undo", 0)
        self.answer_undo(agree)

    @precondition(lambda self: any(player.state.table["undo"] for _, player in self.clients))
    @rule(agree=numbers)
    def answer_undo(self, agree: int) -> None:
        """Let everybody who is asked answer, most often with yes."""
        for _, player in self.clients:
            undo = player.state.table["undo"]
            if undo is not None and player.state.you["seat"] in undo["missing"]:
                self.ask(player, "consent", agree)

    @precondition(lambda self: self.house.bots.waiting)
    @rule(n=st.integers(1, 6))
    def bots_move(self, n: int) -> None:
        for _ in range(n):
            if self.house.bots.waiting:
                self.house.bots.move()
                self.settle()

    @precondition(lambda self: self.clients)
    @rule(n=st.integers(1, 12), k=numbers)
    def play_on(self, n: int, k: int) -> None:
        """Let players and bots make `n` rounds of choices."""
        for _ in range(n):
            asked = [player for _, player in self.clients if player.is_asked]
            if asked:
                self.ask(asked[k % len(asked)], "act", k % 11)
            self.bots_move(6)

    # -- invariants --------------------------------------------------------------------------------

    @property
    def journal(self) -> list[Any]:
        return self.shelf.journals[self.shelf.rows[self.house.key].id]

    @invariant()
    def clients_are_up_to_date(self) -> None:
        room = self.house.hub.rooms.get(self.house.key)
        for name, player in self.clients:
            fresh = ClientState()
            guest, looker = self.house.people[name].guest.id, player.state.looker
            you = room.table.you(guest, looker if looker in room.table.seats_of(guest) else None)
            fresh.hear(json.loads(room.updates.snapshot(you, 0)))
            assert player.state.agrees(fresh), name
            online = {seat for _, p in self.clients for seat in p.state.you.get("seats", [p.state.you["seat"]])} - {
                None
            }
            assert player.state.presence["online"] == sorted(online)
            ends = [away["bot"] for away in player.state.presence["away"].values() if "bot" in away]
            assert all(end > self.loop.now_ms() - 1000 for end in ends)
            if room.table.status in ("waiting", "playing"):
                assert not any(room.table.seed in text for text in player.heard)

    @invariant()
    def the_journal_gives_the_same_table(self) -> None:
        if not self.house.key:
            return
        table = replay_journal(self.journal, self.judged)
        room = self.house.hub.rooms.get(self.house.key)
        if room is not None:
            assert gist(table) == gist(room.table)
            waiting = {view.seat for view, future in self.house.bots.waiting if not future.done()}
            assert not room.clients or {seat for seat, _ in room.table.bots_to_move} <= waiting, (
                "a bot that is to move does not think"
            )


def test_anything_in_any_order() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=25, stateful_step_count=30))


@pytest.mark.long
def test_anything_in_any_order_at_length() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=600, stateful_step_count=60))
