"""The start of a match: what the table waits for before the deal, and the deal.

dealing.py says what is owed to the shuffles, and for how long the table waits.
"""

from typing import TYPE_CHECKING

from knolle.core.fair import draw_seat, parse_seed
from knolle.core.match import Match
from knolle.server.table import gathering, handing, lasting, steps
from knolle.server.table.change import Change
from knolle.server.table.dealing import Deal, SeatPart
from knolle.server.telling import deal_messages

if TYPE_CHECKING:
    from knolle.server.table.table import Table


def start(table: "Table", step: steps.Started, at: int) -> Change:
    guests = handing.hand_over(table, at)
    left = gathering.open_seats(table, step.without, guests)
    for state in table.seats:
        state.is_invited = False
    change = _prepare(table, step, at)
    change.guests = (*guests, *left)
    return change


def _prepare(table: "Table", step: steps.Started, at: int) -> Change:
    """Give the open seats to bots, then wait for what people add to the shuffles."""
    for seat, state in enumerate(table.seats):
        if state.is_open:
            table.give_to_bot(seat, step.bots.get(seat, step.level))
    if step.starter is not None:
        return _deal(table, [part.text for part in table.parts if part.text is not None], step.starter, at)
    seats = [k for k, state in enumerate(table.seats) if state.is_played_by_person and state.part.takes_part]
    draws = table.settings.starter == "random" and table.game.has_starter
    table.deal = Deal(seats, at, is_patient=bool(table.without), draws=draws, longest=lasting.longest(table))
    return _go_on(table, at)


def take_commitment(table: "Table", step: steps.Committed, at: int) -> Change:
    table.seats[step.seat].part = SeatPart(True, step.commitment)
    return _go_on(table, at)


def take_text(table: "Table", step: steps.Revealed, at: int) -> Change:
    table.seats[step.seat].part.text = step.text
    return _go_on(table, at)


def stop_waiting(table: "Table", step: steps.Waited, at: int) -> Change:
    """Go on without what has not come in time."""
    assert table.deal is not None
    table.deal.late.update(table.deal.missing(table.parts))
    return _go_on(table, at)


def _go_on(table: "Table", at: int) -> Change:
    """Deal the cards if that is all the table has waited for."""
    if table.deal is None or not table.deal.go_on(table.parts, at):
        return Change(is_new_table=True)
    given = [k for k in table.deal.seats if k not in table.deal.late]
    entropy = [text for k in given if (text := table.parts[k].text) is not None]
    starter = 0 if table.settings.starter == "random" else table.settings.starter
    if table.deal.draws:
        starter = draw_seat(parse_seed(table.seed), entropy, len(table.seats))
    table.without, table.deal = sorted(table.deal.late), None
    return _deal(table, entropy, starter, at)


def _deal(table: "Table", entropy: list[str], starter: int, at: int) -> Change:
    table.status, table.starter = "playing", starter
    table.match = Match(
        table.game,
        players=[state.name or "" for state in table.seats],
        seed=table.seed,
        entropy=entropy,
        starter=starter,
        **table.options,
    )
    table.ask(table.watch(table.match.moments, at), everybody=True)
    table.dealt_at = at
    table.unseen = table.others(None) if table.settings.clock and not table.settings.lasts else set()
    about = deal_messages([table.seats[seat].name or "" for seat in table.without], table.restarts)
    table.restarts.clear()
    return Change(table.match.moments, is_new_table=True, is_new_view=True, about=about)
