"""The terminal's log keeps what is no event: who took a choice back, and who came and went."""

from typing import Any

from knolle.terminal.table import ClientTable

UNDONE = ["say", "undone", {"name": ["seat", 0]}, None]
BACK = ["say", "log-comes-back", {"name": "Ben"}, None]
DEALT = ["say", "log-all-played", {}, None]


def seated(**more: Any) -> ClientTable:
    table = ClientTable()
    snapshot: dict[str, Any] = {"type": "snapshot", "seq": 5, "now": 0, "you": {"name": "Ann", "seat": 0, "host": True}}
    facts = {"table": {"seats": [], "match": 1, "status": "playing"}, "view": {"legal": []}, "chat": [], "first": 0}
    table.take(snapshot | facts | {"log": [{"type": "deal"}], "said": [[DEALT]]} | more)
    return table


def ids(table: ClientTable) -> list[list[str]]:
    return [[one.id for one in said] for said in table.said]


def test_an_undo_and_changes_of_seats_stay_in_the_log() -> None:
    table = seated()
    play = {"events": [{"type": "play", "seat": 0}], "said": [[]], "view": {}}
    table.take({"type": "update", "seq": 6, "moments": [play]})
    undo = {"events": [{"type": "undo", "seat": 0, "kept": 1}], "said": [[UNDONE]], "view": {}}
    table.take({"type": "update", "seq": 7, "moments": [undo]})
    table.take({"type": "update", "seq": 8, "about": [BACK]})
    assert ids(table) == [["log-all-played", "undone", "log-comes-back"]]
    again = seated(said=[[DEALT, UNDONE, BACK]])
    assert ids(again) == ids(table), "as a snapshot tells it"
