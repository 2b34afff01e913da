"""A session's part in a deal outlasts the program: its texts, and what it knew before the cards."""

from pathlib import Path
from typing import Any

from knolle.server.table.dealing import commit
from knolle.terminal import files
from knolle.terminal.memory import MOST, Notebook
from knolle.terminal.shuffling import Part
from knolle.terminal.table import ClientTable


def waiting(own: str, match: int = 1, **deal: Any) -> ClientTable:
    table = ClientTable()
    table.you = {"seat": 0}
    table.facts = {
        "status": "waiting",
        "lesson": None,
        "match": match,
        "commitment": "ab",
        "commitments": [own, commit("two")],
        "seats": [{"name": "Ann"}, {"name": "Ben"}],
        "deal": {"step": "reveal", "missing": [0, 1], "draws": True} | deal,
    }
    return table


def path() -> Path:
    return files.guest_of("http://a:1", "Ann", "").deals("KEY")


def test_a_text_is_revealed_after_a_restart_and_what_was_known_first_counts() -> None:
    own = Part(Notebook(path())).fresh()
    wish = Part(Notebook(path())).take(waiting(own))
    assert wish is not None and (wish["type"], commit(wish["text"])) == ("reveal", own)
    changed = waiting(own)
    changed.facts["commitments"] = [own, commit("chosen")]
    again = Part(Notebook(path()))
    again.take(changed)
    memory = again.memory(1)
    assert memory is not None and memory.commitments == [own, commit("two")]


def test_texts_of_deals_that_never_came_are_counted_across_restarts() -> None:
    for match in (1, 2, 3):
        part = Part(Notebook(path()))
        part.take(waiting(part.fresh(), match))
    memory = Part(Notebook(path())).memory(3)
    assert memory is not None and memory.redraws == 2


def test_a_bounded_number_of_matches_is_kept_and_a_damaged_file_is_replaced() -> None:
    part = Part(Notebook(path()))
    for match in range(MOST + 5):
        part.take(waiting(part.fresh(), match))
    deals = Notebook(path()).deals
    assert len(deals.texts) == len(deals.memories) == MOST and MOST + 4 in deals.memories
    path().write_text("{")
    part = Part(Notebook(path()))
    own = part.fresh()
    assert list(Notebook(path()).deals.texts) == [own]
