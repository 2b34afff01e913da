"""What lists show of a table without reading its journal: its line, and the match that has just ended."""

from knolle.server.json import encode
from knolle.server.storage.contract import End, LobbyRow
from knolle.server.table import steps
from knolle.server.table.lasting import due
from knolle.server.table.table import Table


def line_of(table: Table, key: str) -> LobbyRow:
    """Return what lists show of a table now."""
    about = {
        "key": key,
        "game": table.game.slug,
        "host": table.acting_host_name,
        "options": table.options,
        "seats": [state.facts() for state in table.seats],
        "clock": table.settings.clock,
        "match": table.number,
        "result": table.match.result if table.match is not None and table.match.is_over else None,
        "lesson": table.lesson,
        "guests": [state.guest for state in table.seats],
        "closer": table.closer,
    }
    status = "over" if table.status == "closed" else table.status
    return LobbyRow(status, table.settings.listed, encode(about), due(table))


def end_by(step: steps.AnyStep, table: Table, line: LobbyRow) -> End | None:
    """Return the match that the step has ended, for everybody seated and the host; None if it has not ended one."""
    if table.status != "over" or not isinstance(step, steps.Chose):
        return None
    guests = {table.host, *(state.guest for state in table.seats if state.guest is not None)}
    return End(table.number, line.about, tuple(sorted(guests)))
