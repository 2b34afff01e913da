"""Simulation: the same matches with and without records, reproducible, correct tables."""

import hashlib

import numpy as np
import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.core.fair import shuffle_material, shuffle_order, shuffle_words
from knolle.core.record import dump, parse, replay
from knolle.core.registry import GAMES
from knolle.lab.records import MOST_ITEMS, Outline
from knolle.lab.simulate import Simulation, Summary, bulk, match_seed

CASES = [(slug, n) for slug in GAMES for n in knolle.game(slug).players]


def run(simulation, threads=None):
    return list(simulation.chunks(threads))


def record_of(simulation, i, choices):
    """Play a match again with all checks and return its record."""
    match = simulation.setup.match(Outline(match_seed(simulation.seed, i), ()))
    for packed in choices:
        for seat in match.to_act:
            match.act(seat, packed >> 8 * seat & 255)
    return match.record()


@pytest.mark.parametrize(("slug", "players"), CASES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_records_describe_the_same_matches(slug, players, bot):
    game = knolle.game(slug)
    (plain,) = run(Simulation(game, players, 6, "s", [bot]))
    kept = Simulation(game, players, 6, "s", [bot], keep_choices=True)
    (chunk,) = run(kept)
    assert (chunk.totals == plain.totals).all()
    assert (chunk.won == plain.won).all()
    for i, choices in enumerate(chunk.choices):
        record = record_of(kept, i, choices)
        assert record["seed"] == hashlib.sha256(f"s/{i}".encode()).hexdigest()
        assert record["result"]["totals"] == chunk.totals[i].tolist()
        assert sum(1 << seat for seat in record["result"]["winners"]) == chunk.won[i]
        assert dump(replay(parse(dump(record))).record()) == dump(record)


def test_any_bot_plays_and_the_budget_makes_it_reproducible():
    simulation = Simulation(
        knolle.game("hot-potato"), 2, 3, "x", ["pimc", "greedy"], keep_choices=True, budget=Budget(simulations=5)
    )
    chunks = run(simulation)
    assert [chunk.choices for chunk in run(simulation, 1)] == [chunk.choices for chunk in chunks]
    assert record_of(simulation, 2, chunks[0].choices[2])["result"]["totals"] == chunks[0].totals[2].tolist()


def test_threads_and_chunks_change_nothing(monkeypatch):
    game = knolle.game("potato-man")
    simulation = Simulation(game, 3, 50, "x", ["greedy", "random", "greedy"])
    one = np.concatenate([chunk.totals for chunk in run(simulation, 1)])
    monkeypatch.setattr("knolle.lab.simulate.CHUNK", 7)
    many = run(simulation, 3)
    assert [chunk.first for chunk in many] == list(range(0, 50, 7))
    assert (np.concatenate([chunk.totals for chunk in many]) == one).all()


def test_long_matches_do_not_overflow_the_log(monkeypatch):
    monkeypatch.setattr("knolle.lab.simulate.LOGGED", 5)
    simulation = Simulation(knolle.game("potato-man"), 4, 3, "x", keep_choices=True)
    (chunk,) = run(simulation)
    assert record_of(simulation, 2, chunk.choices[2])["result"]["totals"] == chunk.totals[2].tolist()


def test_compiled_shuffle_is_the_fair_shuffle():
    # the second seed's first shuffle rejects a word
    for seed in (match_seed("x", 1), bytes.fromhex("00" * 29 + "31bada")):
        material = shuffle_material(seed, ())
        simulation = Simulation(knolle.game("potato-man"), 4, 1, "x")
        state = simulation.game.start(simulation.game.settle(4, {}), 3)
        words = shuffle_words(material, 0, 60)
        rows = np.frombuffer(words, ">u4").astype(np.uint32).reshape(1, 60)
        places, owed = np.zeros(1, np.int64), np.full(1, 52, np.int64)
        order = np.zeros(MOST_ITEMS, np.uint8)
        assert bulk(simulation.game).deal_all(state, places, rows[:, :40], owed, order) == 1
        assert bulk(simulation.game).deal_all(state, places, rows, owed, order) == 0
        assert order[:52].tolist() == shuffle_order(material, 0, 52)


def test_if_words_run_out_more_are_drawn(monkeypatch):
    monkeypatch.setattr("knolle.lab.simulate.SPARE_WORDS", -30)
    short = run(Simulation(knolle.game("potato-man"), 4, 20, "x"))
    monkeypatch.undo()
    assert (short[0].totals == run(Simulation(knolle.game("potato-man"), 4, 20, "x"))[0].totals).all()


def test_summary_splits_wins_and_has_errors():
    summary = Summary(2)
    for chunk in run(Simulation(knolle.game("potato-man"), 2, 400, "y", ["greedy", "random"])):
        summary.add(chunk)
    strong, weak = summary.row(0), summary.row(1)
    assert strong[2] + weak[2] == pytest.approx(1)
    assert strong[2] > 0.75
    assert 0 < strong[1] < 1 and 0 < strong[3] < 0.03


@pytest.mark.parametrize("bots", [["best"], ["random", "greedy"], []])
def test_bad_bots_are_refused(bots):
    with pytest.raises(knolle.OptionError) as error:
        Simulation(knolle.game("potato-man"), 4, 1, "x", bots)
    assert error.value.code in ("unknown-bot", "bad-bot-count")


def test_a_seed_is_a_whole_number_or_a_text():
    game = knolle.game("hot-potato")
    (number,), (text,) = (run(Simulation(game, 2, 3, seed)) for seed in (np.int64(7), "7"))
    assert (number.totals == text.totals).all()
    for seed in (7.0, None, b"7", "\ud800"):
        with pytest.raises(knolle.OptionError, match="A seed is a whole number or a string"):
            Simulation(game, 2, 3, seed)
