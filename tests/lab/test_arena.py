"""The arena: duplicate deals, rotation, reproducible bit for bit, resumable."""

import hashlib
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import knolle
import stub_bots
from knolle.bots.contract import Budget
from knolle.bots.registry import bot
from knolle.core.registry import GAMES
from knolle.lab.arena import Arena, Block
from knolle.lab.journal import Journal
from knolle.lab.playing import generator

SIMS = Budget(simulations=20)


@pytest.fixture(autouse=True)
def _stubs() -> Iterator[None]:
    with stub_bots.registered():
        yield


def arena(bots: str = "dice,lowest,lowest", seed: str = "s", slug: str = "potato-man", **options: Any) -> Arena:
    names = bots.split(",")
    given = {"rounds": 1} if slug == "potato-man" and not options else options
    return Arena(knolle.game(slug), len(names), names, seed, SIMS, given)


# -- deals and rotations ---------------------------------------------------------------------------


def test_every_bot_sits_in_every_seat_once_per_deal() -> None:
    table = arena("dice,lowest,highest,slow")
    rotations = [table.lineup(rotation) for rotation in range(4)]
    assert rotations[0] == ("dice", "lowest", "highest", "slow")
    assert rotations[1] == ("lowest", "highest", "slow", "dice")
    for seat in range(4):
        assert {rotation[seat] for rotation in rotations} == {"dice", "lowest", "highest", "slow"}


def test_numbers_of_any_kind_are_saved(tmp_path: Path) -> None:
    given: Any = np.int64(3)
    table = Arena(knolle.game("potato-man"), given, ["lowest"] * 3, "s", SIMS)
    assert type(table.players) is int
    with Journal(tmp_path / "run.jsonl", table):
        pass
    assert b'"players":3' in (tmp_path / "run.jsonl").read_bytes()


def test_rotations_share_the_shuffles_and_deals_do_not() -> None:
    table = arena("dice,lowest,highest", rounds=3)
    matches = [[table.play(deal, rotation) for rotation in range(3)] for deal in range(2)]
    for deal, rotated in enumerate(matches):
        assert {match.seed for match in rotated} == {hashlib.sha256(f"s/{deal}".encode()).digest()}
        shuffles = [[event for event in match.log if event["type"] == "deal"] for match in rotated]
        assert len(shuffles[0]) == 3
        assert shuffles[0] == shuffles[1] == shuffles[2]
        assert len({str(match.choices) for match in rotated}) > 1
    assert matches[0][0].log[0] != matches[1][0].log[0]


def test_bots_play_the_seats_of_the_rotation() -> None:
    table = arena("spy,lowest,lowest")
    seats = []
    for rotation in range(3):
        spy: Any = bot("spy")
        spy.asked.clear()
        table.play(0, rotation)
        assert len({view.seat for view, _ in spy.asked}) == 1
        seats.append(spy.asked[0][0].seat)
        assert table.lineup(rotation)[seats[-1]] == "spy"
    assert sorted(seats) == [0, 1, 2]


def test_random_numbers_differ_by_deal_rotation_seat_and_choice() -> None:
    table = arena("spy,spy,spy")
    spy: Any = bot("spy")
    for deal in range(2):
        for rotation in range(3):
            table.play(deal, rotation)
    drawn = [rng for _, rng in spy.asked]
    assert len(set(drawn)) == len(drawn) > 60
    assert all(0 <= rng < 2**64 for rng in drawn)
    assert generator(bytes(32), 0, 11, 1) != generator(bytes(32), 0, 1, 11)


@pytest.mark.parametrize(("slug", "players"), [(slug, n) for slug in GAMES for n in knolle.game(slug).players])
def test_every_game_and_number_of_players(slug: str, players: int) -> None:
    table = Arena(knolle.game(slug), players, ["greedy"] + ["random"] * (players - 1), "s", SIMS)
    (block,) = table.blocks(0, 1)
    assert [len(row) for row in block.totals] == [players] * players
    for rotation in range(players):
        match = table.play(0, rotation)
        assert match.result == {"totals": block.totals[rotation], "winners": block.winners[rotation]}


# -- reproducible with any number of threads -------------------------------------------------------


@pytest.mark.parametrize("bots", ["pimc,greedy,random", "ismcts,pimc:own,greedy"])
def test_same_parameters_same_results(bots: str) -> None:
    one = list(arena(bots).blocks(0, 4, threads=1))
    assert list(arena(bots).blocks(0, 4, threads=3)) == one
    assert list(arena(bots).blocks(2, 4)) == one[2:]
    assert list(arena(bots, seed="t").blocks(0, 4)) != one


def test_blocks_come_in_order_even_if_some_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    def block(self: Arena, deal: int, stop: threading.Event) -> Block:
        time.sleep(0.03 if deal % 3 == 0 else 0)
        return Block(deal, [], [])

    monkeypatch.setattr(Arena, "block", block)
    assert [block.deal for block in arena().blocks(0, 20, threads=4)] == list(range(20))


def test_closing_stops_matches_midway(monkeypatch: pytest.MonkeyPatch) -> None:
    played, ended = Arena.block, []
    first = Block(0, [], [])

    def block(self: Arena, deal: int, stop: threading.Event) -> Block:
        if deal:
            ended.append(played(self, deal, stop))  # which takes a minute
        return first

    monkeypatch.setattr(Arena, "block", block)
    with closing(arena("slow,slow,slow", rounds=500).blocks(0, 9, threads=2)) as coming:
        assert next(coming) == first
        n_threads = threading.active_count()
    assert threading.active_count() == n_threads - 2
    assert ended == []


def test_a_bot_that_breaks_the_rules_ends_the_run() -> None:
    with pytest.raises(knolle.ActionError):
        list(arena("lowest,lowest,cheat").blocks(0, 3))


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "bots", "options", "code"),
    [
        (4, ["greedy"] * 3, {}, "bad-bot-count"),
        (4, ["greedy"], {}, "bad-bot-count"),
        (3, ["greedy", "best", "random"], {}, "unknown-bot"),
        (3, ["greedy", "", "random"], {}, "unknown-bot"),
        (3, ["greedy", "pimc:fame", "random"], {}, "bad-bot-settings"),
        (7, ["greedy"] * 7, {}, "bad-player-count"),
        (3, ["greedy"] * 3, {"rounds": "none"}, "bad-option-value"),
        (3, ["greedy"] * 3, {"trumps": 1}, "unknown-option"),
    ],
)
def test_refusals(players: int, bots: list[str], options: dict[str, Any], code: str) -> None:
    with pytest.raises(knolle.OptionError) as error:
        Arena(knolle.game("potato-man"), players, bots, "s", SIMS, options)
    assert error.value.code == code


# -- the file --------------------------------------------------------------------------------------


def saved(path: Path, table: Arena, deals: int) -> list[Block]:
    with Journal(path, table) as journal:
        for block in table.blocks(len(journal.blocks), deals):
            journal.append(block)
    with Journal(path, table) as journal:
        return journal.blocks


def test_a_run_in_pieces_equals_one_run(tmp_path: Path) -> None:
    whole = list(arena().blocks(0, 6))
    file = tmp_path / "run.jsonl"
    assert saved(file, arena(), 2) == whole[:2]
    assert saved(file, arena(), 3) == whole[:3]
    assert saved(file, arena(), 6) == whole
    assert saved(file, arena(), 4) == whole
    other = tmp_path / "other.jsonl"
    saved(other, arena(), 6)
    assert other.read_bytes() == file.read_bytes()


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = saved(file, arena(), 3)
    data = file.read_bytes()
    ends = [place for place, byte in enumerate(data) if byte == 10]
    for cut in [0, 1, 40, *ends, *(end + 1 for end in ends), ends[1] + 9, len(data) - 2]:
        file.write_bytes(data[:cut])
        with Journal(file, arena()) as journal:
            n = max(0, sum(end < cut for end in ends) - 1)
            assert journal.blocks == whole[:n]
        assert saved(file, arena(), 3) == whole
        assert file.read_bytes() == data


OTHERS: dict[str, dict[str, Any]] = {
    "seed": {"seed": "t"},
    "bots": {"bots": "dice,lowest,highest"},
    "players": {"bots": "dice,lowest"},
    "options": {"rounds": 2},
    "game": {"slug": "companeros"},
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_run_is_refused_and_left_alone(name: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, arena(), 2)
    before = file.read_bytes()
    with pytest.raises(knolle.OptionError) as error:
        Journal(file, arena(**OTHERS[name]))
    assert error.value.code == "other-arena"
    assert name in error.value.params["differing"]
    assert file.read_bytes() == before


def test_another_budget_or_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, arena(), 1)
    slower = Arena(knolle.game("potato-man"), 3, ["dice", "lowest", "lowest"], "s", Budget(20.0), {"rounds": 1})
    with pytest.raises(knolle.OptionError, match="budget '20sims', not '20ms'"):
        Journal(file, slower)
    monkeypatch.setattr(stub_bots.Dice, "version", 2)
    with pytest.raises(knolle.OptionError, match="versions"):
        Journal(file, arena())


def test_an_option_given_as_its_default_is_the_same_run(tmp_path: Path) -> None:
    table = Arena(knolle.game("potato-man"), 3, ["lowest"] * 3, "s", SIMS, {"rounds": "3"})
    assert table.parameters() == Arena(knolle.game("potato-man"), 3, ["lowest"] * 3, "s", SIMS).parameters()


@pytest.mark.parametrize("content", [b"notes", b"notes\nmore\n", b"{}\n", b'{"format":"knolle/1"}\n', b"\xff\xfe\n"])
def test_another_kind_of_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(knolle.OptionError) as error:
        Journal(file, arena())
    assert error.value.code == "not-an-arena-file"
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"nonsense",
        b'{"deal":2,"totals":[[1,2,3],[1,2,3],[1,2,3]],"winners":[[0],[0],[0]]}',
        b'{"deal":1,"totals":[[1,2,3],[1,2,3]],"winners":[[0],[0]]}',
        b'{"deal":1,"totals":[[1,2,3],[1,2],[1,2,3]],"winners":[[0],[0],[0]]}',
        b'{"deal":1,"totals":[[1,2,3],[1,2,"3"],[1,2,3]],"winners":[[0],[0],[0]]}',
        b'{"deal":1,"totals":[[1,2,3],[1,2,3],[1,2,3]],"winners":[[0],[],[0]]}',
        b'{"deal":1,"totals":[[1,2,3],[1,2,3],[1,2,3]],"winners":[[0],[3],[0]]}',
    ],
)
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    saved(file, arena(), 3)
    lines = file.read_bytes().split(b"\n")
    lines[2] = line
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(knolle.OptionError, match="Line 3 of") as error:
        Journal(file, arena())
    assert error.value.code == "bad-arena-file"


def test_an_option_that_is_a_file_is_read_only_once(tmp_path: Path) -> None:
    from knolle.games.hot_potato.encounters import DEFAULT_FILE

    deck = tmp_path / "deck.toml"
    deck.write_bytes(DEFAULT_FILE.read_bytes())
    table = Arena(knolle.game("hot-potato"), 2, ["dice", "lowest"], "s", SIMS, {"encounters": str(deck)})
    deck.unlink()
    assert len(list(table.blocks(0, 2))) == 2
    with Journal(tmp_path / "run.jsonl", table):
        pass
    with pytest.raises(knolle.OptionError, match="options"):
        Journal(tmp_path / "run.jsonl", Arena(knolle.game("hot-potato"), 2, ["dice", "lowest"], "s", SIMS))


def test_a_seed_may_be_a_whole_number() -> None:
    number, text = (Arena(knolle.game("potato-man"), 3, ["greedy"] * 3, seed, SIMS, {"rounds": 1}) for seed in (7, "7"))
    assert number.parameters() == text.parameters()
    assert list(number.blocks(0, 2)) == list(text.blocks(0, 2))
    with pytest.raises(knolle.OptionError, match="A seed is a whole number or a string"):
        Arena(knolle.game("potato-man"), 3, ["greedy"] * 3, 1.5, SIMS)  # type: ignore[arg-type]
