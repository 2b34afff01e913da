"""A card that is armed on the screen: played by itself when a card is asked for, refused with the reason, withdrawn."""

from typing import Any

import pytest
from textual.pilot import Pilot

from knolle.terminal.app import TableApp
from knolle.terminal.boards.tray import Tray
from knolle.terminal.screens.playing import SOON
from terminal.prepared import PreparedSession
from terminal.screen import app_of, on_screen, seen, until


class SlowCompany(PreparedSession):
    """A table at which the others choose only when told to."""

    async def act(self, action: str) -> Any:
        self.calls.append(("act", action))
        self._take(0, self.match.parse(0, action))
        return {}

    def go_on(self) -> None:
        """Let the others choose, but not what only the next phase asks."""
        phase = self.phase
        while self.phase == phase and (others := [seat for seat in self.match.to_act if seat != 0]):
            self._take(others[0], self._draw(others[0]))

    @property
    def phase(self) -> Any:
        return self.match.view(0).facts().get("phase")

    @property
    def played(self) -> list[str]:
        return [action for _, action in self.calls]


async def choose(app: TableApp, pilot: Pilot[None], action: str) -> None:
    """Select an action and press Enter."""
    tray = app.screen.query_one(Tray)
    tray.selected = next(k for k, item in enumerate(tray.items) if item.action == action)
    await pilot.press("enter")
    await pilot.pause(0.05)


def test_an_armed_card_is_withdrawn_by_the_same_key_and_played_when_the_turn_comes() -> None:
    session = SlowCompany("potato-man", 4, n_choices=2)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first = session.table.legal[0]
        await choose(app, pilot, first)
        card = session.table.view["hand"][0]
        await choose(app, pilot, card)
        assert "is played on your turn" in seen(app) and "»" in seen(app)
        await choose(app, pilot, card)
        assert "on my turn" in seen(app) and "»" not in seen(app)
        await choose(app, pilot, card)
        session.go_on()
        await until(pilot, lambda: session.played == [first, card] or "Rule PM" in seen(app))
        assert session.played == [first, card]
        assert "»" not in seen(app)

    on_screen(app_of(session), play)


def test_an_armed_card_that_is_not_allowed_is_refused_with_the_reason() -> None:
    session = SlowCompany("potato-man", 4, n_choices=2)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first = session.table.legal[0]
        await choose(app, pilot, first)
        await choose(app, pilot, session.table.view["hand"][-1])
        session.go_on()
        await until(pilot, lambda: "Rule PM" in seen(app))
        assert session.played == [first] and "»" not in seen(app)

    on_screen(app_of(session), play)


@pytest.mark.parametrize("is_told", [True, False])
def test_an_armed_card_is_withdrawn_if_a_choice_is_taken_back(is_told: bool) -> None:
    session = SlowCompany("potato-man", 4, n_choices=2)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first = session.table.legal[0]
        await choose(app, pilot, first)
        await choose(app, pilot, session.table.view["hand"][0])
        assert "»" in seen(app)
        undo = {"type": "undo", "seat": 1, "kept": session.table.n_events}
        if is_told:
            session.tell(moments=[{"events": [undo], "said": [[]], "view": {}}])
        else:  # as a snapshot would
            session.tell(table={"undos": [0, 1, 0, 0]})
        await until(pilot, lambda: any("no longer played on your turn" in one.message for one in app._notifications))
        assert "»" not in seen(app)
        session.go_on()
        await until(pilot, lambda: "Your turn" in seen(app) or bool(session.table.legal))
        await pilot.pause(2 * SOON)
        assert session.played == [first]

    on_screen(app_of(session), play)


def test_an_armed_potato_waits_until_a_potato_is_asked_for() -> None:
    session = SlowCompany("hot-potato", 3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        async def until_asked() -> None:
            """Decline effects until a potato is asked for."""
            while not (session.phase == "choose" and session.table.legal):
                if session.table.legal:
                    await choose(app, pilot, "decline")
                session.go_on()
                await pilot.pause(0.05)

        await choose(app, pilot, "robo")
        await until_asked()
        await choose(app, pilot, "poteto")
        await choose(app, pilot, "couch")
        session.go_on()
        assert session.phase == "extra"
        await pilot.pause(2 * SOON)
        assert session.played[-1] == "poteto" and "»" in seen(app), "another question is asked first"
        await choose(app, pilot, "decline")
        await until_asked()
        await until(pilot, lambda: session.played[-1] == "couch")
        assert "»" not in seen(app)

    on_screen(app_of(session), play)
