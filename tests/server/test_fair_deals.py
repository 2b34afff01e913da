"""An operator who plays, and who reads seeds and texts in the database, cannot choose a deal without being seen.

Ann runs the server here. Ben's client is honest: it keeps what it knew before it revealed its text. Some tests use the
server's own code, others a server that Ann has changed.
"""

import asyncio
import json
import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from knolle.core.fair import commitment, draw_seat, parse_seed
from knolle.core.match import Match
from knolle.core.record import replay
from knolle.server import protocol as p
from knolle.server.json import encode
from knolle.server.table import steps
from knolle.server.table.dealing import PATIENCE, commit
from knolle.terminal.memory import Memory, Notebook, compare
from knolle.terminal.shuffling import Part
from knolle.terminal.table import ClientMoment, ClientTable
from knolle.words.said import Said
from server.clockwork import jumping
from server.desk import ANN, BEN, CLEO, NAMES, SEED, Desk, open_desk, read_again
from server.parlour import Parlour
from server.shelf import Shelf

SECRET = "the 128 bits of Ben"


def seated(**table: Any) -> Desk:
    desk = open_desk("potato-man", 2, **table)
    desk.do(ANN, p.Sit, name="Ann", commitment=commit("ann"))
    desk.do(BEN, p.Sit, name="Ben", commitment=commit(SECRET))
    return desk


def told(desk: Desk, seat: int) -> ClientTable:
    """What a player's client is told of the table."""
    table = ClientTable()
    table.facts = msgspec.to_builtins(desk.table.facts(), str_keys=True)
    table.you = {"seat": seat}
    if (match := desk.table.match) is not None:
        table.first = match.n_forgotten
        table.log = json.loads(encode(match.events(seat, first=table.first)))
    return table


def show(part: Part, table: ClientTable) -> None:
    part.take(table, [table.whole()])


def memory(desk: Desk, part: Part | None = None, seat: int = 1) -> Memory:
    """What a player's client has kept once it is asked to reveal."""
    assert desk.table.deal is not None and desk.table.deal.step == "reveal"
    part = part or Part(Notebook(None))
    part.take(told(desk, seat))
    found = part.memory(desk.table.number)
    assert found is not None
    return found


def patient(*others: int) -> Desk:
    """Return a table whose next deal waits for every text, because Ann has withheld hers; all have committed again."""
    desk = open_desk("potato-man", 2 + len(others))
    texts = {ANN: "ann", BEN: SECRET} | dict.fromkeys(others, "cleo")
    for guest, text in texts.items():
        desk.do(guest, p.Sit, name=NAMES[guest], commitment=commit(text))
    desk.do(ANN, p.Start)
    for guest in (BEN, *others):
        desk.do(guest, p.Reveal, text=texts[guest])
    desk.take(steps.Waited())
    desk.play_out()
    desk.do(BEN, p.Rematch)
    deal_again(desk, *texts)
    return desk


def deal_again(desk: Desk, *guests: int) -> None:
    for guest in guests:
        if desk.table.seats[desk.table.seat_of(guest)].is_invited:
            desk.do(guest, p.Rematch)
        desk.do(guest, p.Commit, commitment=commit(NAMES[guest]))
    desk.do(guests[0], p.Start)


def stored(desk: Desk) -> str:
    return "\n".join(body.decode() for body, _ in desk.journal)


def worth(entropy: Iterable[str], seed: str = SEED) -> int:
    """How much better Ann's cards are than Ben's."""
    match = Match("potato-man", players=2, seed=seed, entropy=list(entropy))
    ours, theirs = (sum(int(card[1:]) for card in match.view(seat).facts()["hand"]) for seat in (0, 1))
    return ours - theirs


def test_until_everybody_is_committed_nothing_stored_tells_a_text() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    assert SECRET not in stored(desk) and commit(SECRET) in stored(desk)
    assert desk.table.facts().deal == p.DealFacts(step="reveal", missing=[0, 1], patient=False, draws=True)


def test_players_who_have_seen_the_other_text_cannot_change_their_own() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    desk.do(BEN, p.Reveal, text=SECRET)
    assert SECRET in stored(desk), "now the operator knows everything"
    best = max((f"try {k}" for k in range(300)), key=lambda text: worth([text, SECRET]))
    assert worth([best, SECRET]) > worth(["ann", SECRET]) + 20, "and would like to exchange her text"
    assert desk.refuses(ANN, p.Reveal, text=best) == "bad-reveal"
    assert desk.refuses(ANN, p.Commit, commitment=commit(best)) == "table-dealing"
    assert desk.refuses(ANN, p.Rise) == "table-dealing"
    assert desk.refuses(ANN, p.Start) == "table-dealing"
    assert desk.refuses(ANN, p.Rematch) == "table-dealing"
    assert desk.refuses(ANN, p.Remove, seat=1) == "table-dealing"
    assert desk.refuses(ANN, p.Replace, seat=1, level="easy") == "table-dealing"
    assert desk.refuses(CLEO, p.Sit, name="Cleo", commitment=commit(best)) == "table-dealing"
    with pytest.raises(Exception, match="dealing"):
        desk.offer(1)
    kept = memory(desk)
    desk.do(ANN, p.Reveal, text="ann")
    assert desk.table.match.entropy == ("ann", SECRET)
    desk.play_out()
    assert kept.faults(desk.table.match.record()) == []


def test_nobody_is_dealt_cards_before_they_had_time_to_commit() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    desk.do(ANN, p.Reveal, text="ann")
    desk.do(BEN, p.Reveal, text=SECRET)
    desk.play_out()
    desk.do(ANN, p.Rematch)
    desk.do(BEN, p.Rematch)
    desk.do(ANN, p.Commit, commitment=commit("chosen"))
    desk.do(ANN, p.Start)  # in one breath
    assert desk.table.match is None
    assert desk.table.facts().deal == p.DealFacts(step="commit", missing=[1], patient=False, draws=True)
    assert desk.refuses(ANN, p.Reveal, text="chosen") == "nothing-to-reveal"
    desk.do(BEN, p.Commit, commitment=commit("fresh"))
    assert desk.refuses(BEN, p.Commit, commitment=commit("other")) == "table-dealing"


def test_the_starting_seat_follows_from_seed_and_texts() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    desk.do(ANN, p.Reveal, text="ann")
    desk.do(BEN, p.Reveal, text=SECRET)
    assert desk.table.starter == draw_seat(parse_seed(SEED), ["ann", SECRET], 2)


def test_a_withheld_text_is_marked_and_the_next_deal_waits() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    desk.do(BEN, p.Reveal, text=SECRET)
    assert desk.table.deal.end == desk.now + PATIENCE
    desk.take(steps.Waited())
    assert (desk.table.match.entropy, desk.table.facts().without) == ((SECRET,), [0])
    desk.play_out()
    desk.do(BEN, p.Rematch)
    for guest, text in ((ANN, "two"), (BEN, "three")):
        desk.do(guest, p.Commit, commitment=commit(text))
    desk.do(ANN, p.Start)
    desk.do(BEN, p.Reveal, text="three")
    facts = desk.table.facts()
    assert facts.deal == p.DealFacts(step="reveal", missing=[0], patient=True, draws=True)
    assert desk.table.deal.end is None, "she cannot choose between two deals again"
    assert facts.without == [], "no cards are dealt"
    desk.do(BEN, p.Rematch)
    assert (desk.table.facts().match, desk.table.facts().deal) == (3, None), "but the others can start over"
    assert desk.table.commitment != facts.commitment
    assert desk.table.facts().commitments == [None, None]


def test_who_owes_a_text_and_can_read_another_cannot_start_over() -> None:
    desk = patient()
    part = Part(Notebook(None))
    memory(desk, part)
    desk.do(BEN, p.Reveal, text="Ben")
    assert desk.refuses(ANN, p.Rematch) == "text-owed", "she knows what would be dealt"
    assert desk.refuses(ANN, p.Start) == "table-dealing"
    desk.do(ANN, p.Reveal, text="Ann")
    show(part, told(desk, 1))
    desk.play_out()
    assert part.memory(2).redraws == 0 and part.memory(2).withheld(desk.table.match.record()) == []


def test_players_who_have_lost_their_texts_can_start_over_while_nobody_has_revealed_theirs() -> None:
    desk = patient()
    desk.do(ANN, p.Rematch)
    assert (desk.table.number, desk.table.facts().deal, dict(desk.table.restarts)) == (3, None, {})


def test_an_accomplice_who_starts_over_and_over_is_in_the_log_and_in_the_check() -> None:
    desk, part = patient(CLEO), Part(Notebook(None))
    for _ in range(3):
        memory(desk, part)
        desk.do(BEN, p.Reveal, text="Ben")
        desk.do(CLEO, p.Reveal, text="Cleo")
        about = desk.do(CLEO, p.Rematch).about
        deal_again(desk, ANN, BEN, CLEO)
    assert about == [Said("log-starts-over", {"name": "Cleo", "count": 3})]
    kept = memory(desk, part)
    again = Desk(read_again(desk), desk.journal)
    for guest in (BEN, CLEO, ANN):  # now Ann likes the deal
        again.do(guest, p.Reveal, text=NAMES[guest])
    assert again.table.without == [] and [said for _, said in again.table.notes] == about
    show(part, told(again, 1))
    again.play_out()
    assert (kept.redraws, kept.faults(again.table.match.record())) == (3, [])
    again.do(BEN, p.Rematch)
    deal_again(again, BEN, ANN, CLEO)
    assert memory(again, part).redraws == 0, "each match has its own redraws"
    for guest in (BEN, CLEO, ANN):
        again.do(guest, p.Reveal, text=NAMES[guest])
    assert list(again.table.notes) == []


def test_a_server_that_deals_under_the_same_number_again_is_noticed() -> None:
    desk, part = seated(), Part(Notebook(None))
    desk.do(ANN, p.Start)
    kept = memory(desk, part)
    desk.table.seed, desk.table.commitment = "11" * 32, commitment(bytes.fromhex("11" * 32))
    assert memory(desk, part) == kept
    desk.do(ANN, p.Reveal, text="ann")
    desk.do(BEN, p.Reveal, text=SECRET)
    desk.play_out()
    assert kept.faults(desk.table.match.record()) == ["seed"]


@pytest.mark.parametrize("k", [1, 2])
def test_who_withholds_a_text_is_named_though_the_server_says_that_nobody_did(k: int) -> None:
    desk = open_desk("potato-man", 3)
    texts = {ANN: "ann", BEN: SECRET, CLEO: "cleo"}
    for guest, text in texts.items():
        desk.do(guest, p.Sit, name=NAMES[guest], commitment=commit(text))
    desk.do(ANN, p.Start)
    kept = memory(desk)
    for guest in (BEN, CLEO, ANN)[: 3 - k]:
        desk.do(guest, p.Reveal, text=texts[guest])
    desk.take(steps.Waited())
    desk.table.without = []  # by a server that was changed
    desk.play_out()
    assert kept.faults(desk.table.match.record()) == []
    assert kept.withheld(desk.table.match.record()) == ["Ann", "Cleo"][:k]


def test_a_text_cannot_be_withheld_by_committing_to_somebody_elses() -> None:
    desk = open_desk("potato-man", 2)
    for guest, name in ((ANN, "Ann"), (BEN, "Ben")):
        desk.do(guest, p.Sit, name=name, commitment=commit(SECRET))
    desk.do(ANN, p.Start)
    kept = memory(desk)
    desk.do(BEN, p.Reveal, text=SECRET)
    desk.take(steps.Waited())
    desk.play_out()
    assert kept.withheld(desk.table.match.record()) == ["Ann"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("potato-man", {}), ("companeros", {"games": 2, "memory": "on"}), ("hot-potato", {"points": 3})],
)
def test_an_honest_match_agrees_with_what_each_seat_was_shown(game: str, options: dict[str, Any]) -> None:
    players = 3 if game == "companeros" else 2
    desk = open_desk(game, players, dict.fromkeys(range(1, players), "easy"), options)
    desk.do(ANN, p.Sit, name="Ann", commitment=commit("ann"))
    desk.do(ANN, p.Start)
    clients = [(seat, Part(Notebook(None))) for seat in range(len(desk.table.seats))]
    kept = [memory(desk, part, seat) for seat, part in clients]
    desk.do(ANN, p.Reveal, text="ann")
    chance, match, n = random.Random(1), desk.table.match, 0
    while desk.table.status == "playing":
        for seat, part in clients:
            news = ClientMoment(json.loads(encode(match.events(seat, first=n))), (), n, None)
            part.take(told(desk, seat), [news])
        n = len(match.log)
        seat = desk.table.match.to_act[0]
        desk.act(seat, chance.randrange(len(desk.table.match.legal(seat))))
    record = desk.table.match.record()
    for seat, known in enumerate(kept):
        assert known.seen and compare(record, told(desk, seat), known).faults == ([] if seat == 0 else ["own"])


def test_a_record_with_other_cards_than_were_dealt_is_noticed() -> None:
    desk, part = seated(), Part(Notebook(None))
    desk.do(ANN, p.Start)
    kept = memory(desk, part)
    desk.do(ANN, p.Reveal, text="ann")
    desk.do(BEN, p.Reveal, text=SECRET)
    shown, right = told(desk, 1), desk.table.match.events(1)[0]["hands"]
    shown.log = [shown.log[0] | {"hands": [None, [*right[1][:-1], "R5" if "R5" not in right[1] else "R6"]]}]
    show(part, shown)
    shown.log = desk.table.match.events(1)  # later the server tells what the seed gives
    show(part, shown)
    desk.play_out()
    record = desk.table.match.record()
    assert compare(record, told(desk, 1), kept).faults == ["seen"]
    kept.seen = [one for one in kept.seen if one[1]["hands"] == right]
    assert compare(record, told(desk, 1), kept).faults == []
    later = told(desk, 1)
    later.log = [*later.log[:-2], later.log[-2] | {"seat": 5}, later.log[-1]]
    assert compare(record, later, kept).faults == ["seen"]


@pytest.mark.parametrize(
    "swap", ["seed", "seed and commitment", "Ann's text", "Ben's text", "nobody's text", "starter"]
)
def test_what_is_swapped_after_the_deal_is_noticed(swap: str) -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    kept = memory(desk)
    texts, seed = ["ann", SECRET], SEED
    if swap.startswith("seed"):
        seed = max((f"{k:064x}" for k in range(300)), key=lambda one: worth(texts, one))
    elif swap == "Ann's text":
        texts[0] = max((f"try {k}" for k in range(300)), key=lambda text: worth([text, SECRET]))
    elif swap == "Ben's text":
        texts[1] = max((f"try {k}" for k in range(300)), key=lambda text: worth(["ann", text]))
    elif swap == "nobody's text":
        texts = []
    starter = draw_seat(parse_seed(seed), texts, 2) ^ (swap == "starter")
    match = Match("potato-man", players=2, seed=seed, entropy=texts, starter=starter)
    while match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    record = match.record()
    assert replay(record).commitment == commitment(parse_seed(seed)), "the record in itself is sound"
    expected = {"Ann's text": ["other"], "Ben's text": ["own", "other"], "nobody's text": ["own"]}
    assert kept.faults(record) == expected.get(swap, [swap.split()[0]])


def test_a_deal_under_way_survives_a_restart() -> None:
    desk = seated()
    desk.do(ANN, p.Start)
    desk.do(BEN, p.Reveal, text=SECRET)
    again = Desk(read_again(desk), desk.journal)
    assert again.table.facts() == desk.table.facts()
    again.do(ANN, p.Reveal, text="ann")
    assert again.table.match.entropy == ("ann", SECRET)


def test_journals_from_before_commitments_are_read_as_they_were_played() -> None:
    desk = open_desk("potato-man", 2)
    desk.take(steps.decode(b'{"do":"sat","seat":0,"guest":11,"name":"Ann","entropy":"one"}'))
    desk.take(steps.decode(b'{"do":"sat","seat":1,"guest":12,"name":"Ben"}'))
    desk.take(steps.decode(b'{"do":"added","seat":1,"text":"two"}'))
    waiting = Desk(read_again(desk), list(desk.journal))
    desk.take(steps.decode(b'{"do":"started","starter":1,"level":"medium"}'))
    assert (desk.table.match.entropy, desk.table.starter) == (("one", "two"), 1)
    waiting.do(ANN, p.Start)
    assert waiting.table.facts().deal.missing == [0, 1], "a text that was sent too early does not count"


@jumping
async def test_the_table_waits_ten_seconds_and_tells_everybody() -> None:
    house = Parlour(Shelf())
    await house.open_table(await house.person("Ann"), players=2)
    ann = await house.join(house.people["Ann"])
    ben = await house.join(await house.person("Ben"))
    await ann.ask("sit", name="Ann", commitment=commit("ann"))
    await ben.ask("sit", name="Ben", commitment=commit("ben"))
    await ann.ask("start")
    await ben.ask("reveal", text="ben")
    await asyncio.sleep(9.5)
    assert house.table.match is None
    await asyncio.sleep(0.6)
    about = []
    while ben.link.has_news:
        about += (await ben.hear()).get("about") or []
    assert house.table.match.entropy == ("ben",) and ben.state.table["without"] == [0]
    assert about == [["say", "log-dealt-without", {"name": "Ann"}, None]]


@jumping
async def test_after_a_crash_the_ten_seconds_begin_again() -> None:
    shelf = Shelf()
    house = Parlour(shelf)
    await house.open_table(await house.person("Ann"), players=2, bots={1: "easy"})
    ann = await house.join(house.people["Ann"])
    await ann.ask("sit", name="Ann", commitment=commit("ann"))
    await ann.ask("start")
    ann.link.task.cancel()
    for room in house.hub.rooms.values():
        room.close()
    await asyncio.sleep(60)
    other = Parlour(shelf)
    other.people, other.key = house.people, house.key
    ann = await other.join(house.people["Ann"])
    assert (await ann.ask("reveal", text="ann"))["type"] == "done"
    assert other.table.match.entropy == ("ann",)
