"""Nobody is ever sent a card of somebody else's hand, whatever happens to seats, nor what else only that seat may know.

The referee notes from the journal to whom each hand was dealt. Then every message that a client received is searched
for hands, for what is asked and may be chosen, and for choices that are not revealed: they may be sent only to the
guest to whom the hand was dealt, and if people share the guest's device, only to the socket of that person.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from knolle.server.table import steps
from knolle.server.table.table import Table
from server.test_machine import DAY, NAMES, Tables, numbers

pytestmark = pytest.mark.slow

Deal = tuple[int, int]
"""The number of the match and of the event."""
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("potato-man", 2, {"rounds": 3}),
    ("potato-man", 3, {"rounds": 3}),
    ("companeros", 3, {"games": 3}),
    ("hot-potato", 3, {"points": 3}),
]
OWN = ("hand", "legal", "called", "ask", "choice")
"""What a view has of a seat alone."""


def owners_at_deals(journal: list[Any]) -> dict[Deal, list[int | None]]:
    """Return to whom the hands of each deal belonged when they were dealt."""
    opened = steps.decode(journal[0].body)
    assert isinstance(opened, steps.Opened)
    table, found = Table(opened, journal[0].at), {}
    for entry in journal[1:]:
        table.evolve(steps.decode(entry.body), entry.at)
        for number, event in enumerate(table.match.log if table.match else ()):
            if event["type"] == "deal":
                found.setdefault((table.number, number), [state.guest for state in table.seats])
    return found


def hands_in(message: Any, state: dict[str, Any]) -> Iterator[tuple[Deal, int]]:
    """Yield deal and seat of everything that a message shows of one seat; `state` is what was known before it."""
    match message["type"]:
        case "snapshot":
            state.update(match=message["table"]["match"], n=message["first"], deal=state.get("deal"))
            state["seat"] = message["you"]["seat"]
            yield from hands_of_events(message["log"], state)
            if shows_own(message["view"]):
                yield (state["match"], state["deal"]), state["seat"]
        case "update":
            state["match"] = message.get("table", {}).get("match", state["match"])
            for moment in message.get("moments", []):
                yield from hands_of_events(moment.get("events", []), state)
                if moment["view"] is None:
                    state["n"] = 0
                elif shows_own(moment["view"]):
                    yield (state["match"], state["deal"]), state["seat"]


def shows_own(view: dict[str, Any] | None) -> bool:
    return any((view or {}).get(field) for field in OWN)


def hands_of_events(events: list[Any], state: dict[str, Any]) -> Iterator[tuple[Deal, int]]:
    for event in events:
        if event["type"] == "undo":
            state["n"] = event["kept"]
            continue
        if event["type"] == "deal":
            state["deal"] = state["n"]
            yield from (
                ((state["match"], state["n"]), seat) for seat, hand in enumerate(event.get("hands", [])) if hand
            )
        if event["type"] == "draw" and "card" in event:
            yield (state["match"], state["deal"]), event["seat"]
        state["n"] += 1


class Seats(Tables):
    """Tables at which people mostly come, go, offer, ask for and remove, and where hands are dealt again and again."""

    @initialize(
        game=st.sampled_from(GAMES),
        clock=st.sampled_from([None, DAY]),
        people=st.sampled_from([2, 3, 1]),
        beside=st.integers(0, 2),
    )
    def open_table(self, game: Any, clock: Any, people: int, beside: int) -> None:
        super().open_table(game, clock, people, beside)  # people share a device only without a clock
        self.wait(31)  # the cards are dealt without the texts that nobody reveals

    @precondition(lambda self: self.clients and self.table.settings.lasts)
    @rule()
    def let_a_day_pass(self) -> None:
        """Let the time of everybody who is asked run out."""
        self.wait(DAY["move"])

    @precondition(lambda self: self.clients)
    @rule(k=numbers)
    def play_to_deal(self, k: int) -> None:
        """Play until cards are dealt, if they are."""
        room = self.house.hub.rooms.get(self.house.key)
        before = None if room is None or room.table.match is None else room.table.match.n_shuffles
        for _ in range(80):
            self.play_on(1, k)
            table = self.house.hub.rooms[self.house.key].table
            if table.match is None or table.status != "playing" or table.match.n_shuffles != before:
                return

    @precondition(lambda self: self.is_played)
    @rule(seat=numbers, minutes=st.integers(0, 2), k=numbers)
    def give_away(self, seat: int, minutes: int, k: int) -> None:
        """Let the player of a seat go away, the host offer it and a newcomer take the link; then go on playing."""
        host, newcomer, seat = self.client("Ann"), self.newcomer(), seat % len(self.table.seats)
        owner = next((name for name in NAMES if self.seat_of(name) == seat), None)
        if owner == "Ann" or newcomer is None:
            return
        while any(name == owner for name, _ in self.clients):
            self.disconnect([name for name, _ in self.clients].index(owner))
        self.wait(DAY["move"] if self.table.settings.lasts else 31)
        self.ask(host, "offer", seat)
        self.ask(newcomer, "take-offer", k)
        self.wait(60 * minutes)
        self.play_to_deal(k)

    @precondition(lambda self: self.is_played)
    @rule(seat=numbers, agree=st.booleans(), k=numbers)
    def ask_and_grant(self, seat: int, agree: bool, k: int) -> None:
        host, newcomer, seat = self.client("Ann"), self.newcomer(), seat % len(self.table.seats)
        if newcomer is not None:
            self.say(newcomer, "ask", seat=seat, name="Guest")
            self.say(host, "grant", seat=seat, agree=agree)
            self.play_to_deal(k)

    @property
    def table(self) -> Any:
        return self.house.hub.rooms[self.house.key].table

    @property
    def is_played(self) -> bool:
        return bool(self.clients) and self.table.status == "playing" and len(self.clients) < 5

    def seat_of(self, name: str) -> int | None:
        seat: int | None = self.table.seat_of(self.house.people[name].guest.id)
        return seat

    def client(self, name: str) -> Any:
        """Return a client of this guest."""
        if all(one != name for one, _ in self.clients):
            self.connect(name)
        return next(player for one, player in self.clients if one == name)

    def newcomer(self) -> Any:
        """Return a client of somebody without a seat; None if all have one."""
        free = [name for name in NAMES if name != "Ann" and self.seat_of(name) is None]
        return self.client(free[0]) if free else None

    def say(self, player: Any, kind: str, **fields: Any) -> None:
        self.sent += 1
        self.run(player.say(kind, id=f"m{self.sent}", **fields))
        self.settle()

    def disconnect(self, who: int) -> None:
        self.hands_are_sent_only_to_those_to_whom_they_were_dealt()
        super().disconnect(who)

    def crash(self) -> None:
        self.hands_are_sent_only_to_those_to_whom_they_were_dealt()
        super().crash()

    @invariant()
    def hands_are_sent_only_to_those_to_whom_they_were_dealt(self) -> None:
        if not self.house.key:
            return
        owners = owners_at_deals(self.journal)
        for name, player in self.clients:
            guest, state = self.house.people[name].guest.id, vars(player.state).setdefault("place", {})
            for text in player.heard[getattr(player, "n_seen", 0) :]:
                for deal, seat in hands_in(json.loads(text), state):
                    assert owners[deal][seat] == guest, f"{name} was sent a hand of seat {seat}: {text}"
                    is_shared = owners[deal].count(guest) > 1
                    assert not is_shared or seat == player.state.looker, f"the device shows seat {seat}: {text}"
            player.n_seen = len(player.heard)


def test_no_sequence_sends_anybody_a_card_of_somebody_elses_hand() -> None:
    run_state_machine_as_test(Seats, settings=settings(max_examples=12, stateful_step_count=12, deadline=None))


@pytest.mark.long
def test_no_sequence_sends_anybody_a_card_of_somebody_elses_hand_at_length() -> None:
    run_state_machine_as_test(Seats, settings=settings(max_examples=400, stateful_step_count=40, deadline=None))
