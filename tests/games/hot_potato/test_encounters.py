"""HP-3: users' own encounter decks as files, lists and mappings; bad ones are refused with the card's name."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.hot_potato.table import GAME, POTATOES, encounters
from knolle import KnolleError, Match, OptionError
from knolle.core.record import dump
from knolle.games.hot_potato.state import STATE

ROW = '[[encounter]]\nname = "{}"\nranking = ["peeling", "couch", "poteto", "rambo", "robo", "sweet"]\n'
GOOD = "".join(ROW.format(f"e{k}") for k in range(6))


def start(deck):
    return Match("hot-potato", players=2, encounters=deck)


def refused(deck):
    with pytest.raises(OptionError) as error:
        start(deck)
    assert error.value.rule == "HP-3" and error.value.params["option"] == "encounters"
    return error.value


def changed(k, name=None, ranking=None):
    deck = encounters(n=8)
    deck[k] = (deck[k][0] if name is None else name, deck[k][1] if ranking is None else ranking)
    return deck


def test_hp3_a_file_a_list_and_a_mapping_give_the_same_deck(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(GOOD + "# more\n", encoding="utf-8")
    logs = [
        Match("hot-potato", players=2, seed="01" * 32, encounters=deck).log
        for deck in (file, str(file), encounters(), dict(encounters()), tuple(encounters()))
    ]
    assert all(log == logs[0] for log in logs)
    assert list(logs[0][0]["rankings"]) == [f"e{k}" for k in range(6)]


def test_hp3_none_is_the_default_deck():
    assert start(None).log[0]["rankings"] == Match("hot-potato", players=2).log[0]["rankings"]


@pytest.mark.parametrize("n", [6, 7, 64])
def test_hp3_six_to_sixty_four_encounters(n):
    assert len(start(encounters(n=n)).log[0]["deck"]) == n


def test_hp3_fewer_than_six_are_refused():
    error = refused(encounters(n=6)[:5])
    assert error.code == "too-few-encounters" and error.params["n"] == 5
    assert "5 encounters" in error.sentence and "e4" in error.sentence and "6 or more" in error.sentence
    assert refused([]).code == refused({}).code == "too-few-encounters"


def test_more_than_sixty_four_exceed_a_limit_of_the_program():
    error = refused(encounters(n=65))
    assert (error.code, error.params["n"], error.params["most"]) == ("too-many-encounters", 65, 64)
    assert "this program takes at most 64" in error.sentence


@pytest.mark.parametrize(
    ("ranking", "fault", "potatoes"),
    [
        (POTATOES[:5], "misses", ["sweet"]),
        ([*POTATOES, "robo"], "repeats", ["robo"]),
        ([*POTATOES[:5], "chip"], "invents", ["'chip'"]),
        ([*POTATOES[:5], "Sweet"], "misses", ["sweet"]),
        ([], "misses", POTATOES),
        ("sweet", "misses", POTATOES),
        (None, "misses", POTATOES),
        ([1, 2, 3], "misses", POTATOES),
        ([POTATOES], "misses", POTATOES),
        (dict.fromkeys(POTATOES, 1), "misses", POTATOES),
    ],
)
def test_hp3_a_ranking_that_misses_repeats_or_invents_a_potato(ranking, fault, potatoes):
    deck = encounters(n=8)
    deck[3] = ("e3", ranking)
    error = refused(deck)
    assert (error.code, error.params["card"]) == ("bad-ranking", "e3")
    assert error.params[fault] == potatoes
    assert "'e3'" in error.sentence and fault in error.sentence


def test_hp3_two_cards_with_the_same_name():
    error = refused(changed(5, name="e2"))
    assert (error.code, error.params["card"]) == ("repeated-encounter", "e2")


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\x1b[31m", "x" * 61, 7, None, ["e"], "\ud800", "a\u202eb"])
def test_hp3_an_invalid_name(name):
    deck = encounters(n=8)
    deck[2] = (name, deck[2][1])
    error = refused(deck)
    assert (error.code, error.params["number"]) == ("bad-encounter-name", 3)
    assert "number 3" in error.sentence


@pytest.mark.parametrize("name", ["Böser Käfer", "Чума", "悪い虫", "x" * 60, "a b", "🥔", "'", '"'])
def test_hp3_any_printable_name_is_allowed(name):
    assert name in start(changed(2, name=name)).log[0]["deck"]


@pytest.mark.parametrize("deck", [7, 1.5, True, b"x", [1, 2], [("a",)], ["ab"] * 6, {1, 2}, object()])
def test_hp3_values_that_are_not_a_deck(deck):
    assert refused(deck).code in ("bad-encounters", "bad-encounter-name", "bad-ranking")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "bad-encounters"),
        (b"name = 1", "bad-encounters"),
        (b"encounter = 3", "bad-encounters"),
        (b"encounter = [1, 2]", "bad-encounters"),
        (GOOD.encode() + b"[other]\n", "bad-encounters"),
        (b"[[encounter]]\nname = 'a'\n", "bad-encounter-fields"),
        (GOOD.encode() + b"colour = 'red'\n", "bad-encounter-fields"),
        (b"[[encounter]", "encounters-not-toml"),
        (b"\xff\xfe", "encounters-not-toml"),
        (b"\x00" * 100, "encounters-not-toml"),
        (b"a = " + b"[" * 100_000, "encounters-not-toml"),
        (b"a = " + b"9" * 100_000, "encounters-not-toml"),
        (b"#" * (2**20 + 1), "encounters-unreadable"),
        (ROW.format("one").encode(), "too-few-encounters"),
        (GOOD.encode() + ROW.format("e3").encode(), "repeated-encounter"),
    ],
)
def test_hp3_bad_files(tmp_path, content, code):
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    assert refused(file).code == refused(str(file)).code == code


def test_hp3_a_card_with_unknown_fields_is_named(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(GOOD + 'colour = "red"\n', encoding="utf-8")
    assert refused(file).params["card"] == "'e5'"


@pytest.mark.parametrize("path", ["no-such-file.toml", ".", "/dev/null/x", "", "a\0b", "x" * 5000])
def test_hp3_files_that_cannot_be_read(path):
    error = refused(path)
    assert error.code == "encounters-unreadable" and "cannot be read" in error.sentence


PARTS = st.none() | st.integers() | st.text() | st.sampled_from(POTATOES)


@given(st.recursive(PARTS, lambda part: st.lists(part) | st.tuples(part, part)))
def test_hp3_nonsense_is_refused_and_never_crashes(deck):
    if deck is not None:
        refused(deck)


@given(st.dictionaries(st.text(), st.lists(st.sampled_from([*POTATOES, "chip"]), max_size=8), max_size=8))
def test_hp3_mappings_of_nonsense(deck):
    refused(deck)


def in_new_process(code: str, file: Path) -> str:
    """Run code that reads a file in a process which has seen no deck; return what it prints."""
    done = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_pickled_state_is_read_where_nobody_knows_its_deck(tmp_path):
    deck = encounters("sweet", n=9)
    match = start(deck)
    file = tmp_path / "states"
    file.write_bytes(pickle.dumps((match.state, match.view(0), Match("hot-potato", players=2).view(0))))
    code = """
import pickle, sys, knolle
state, view, default = pickle.load(open(sys.argv[1], "rb"))
game = knolle.game("hot-potato")
assert len(default.facts()["encounters_left"]) == 12
left = game.facts(game.observe(state, None), None)["encounters_left"]
assert view.facts()["encounters_left"] == left == game.facts(game.determinize(view.state, 0, 1), 0)["encounters_left"]
moments = game.apply(state, {seat: game.legal(state, seat)[0] for seat in game.to_act(state)})
assert any(event["type"] == "encounter" and event["name"] in left for moment in moments for event in moment.events)
print(left)
"""
    assert in_new_process(code, file) == str([name for name, _ in deck])


def test_a_record_is_read_where_nobody_knows_its_deck(tmp_path):
    deck = encounters("sweet", n=9)
    match, rng = start(deck), Random(1)
    while not match.is_over:
        for seat in match.to_act:
            match.act(seat, rng.choice(match.legal(seat)))
    file = tmp_path / "record"
    file.write_text(dump(match.record()), encoding="utf-8")
    code = """
import sys
from pathlib import Path
from random import Random
from knolle.core.record import parse, replay
match = replay(parse(Path(sys.argv[1]).read_bytes()))
print(sorted(match.view(0).facts()["rankings"]))
"""
    assert in_new_process(code, file) == str(sorted(name for name, _ in deck))


def test_matches_of_different_decks_keep_their_names_side_by_side():
    matches = [start(deck) for deck in (encounters("sweet", n=9), None, encounters("couch", n=7))]
    for match in matches * 3:
        for seat in match.to_act:
            match.act(seat, match.legal(seat)[0])
        names = set(match.log[0]["deck"])
        for moment in match.moments:
            assert set(GAME.facts(GAME.observe(moment.state, None), None)["rankings"]) == names


def test_a_record_without_its_names_raises():
    state = start(encounters(n=6)).state
    bare = np.frombuffer(state.tobytes(), STATE)
    with pytest.raises(KnolleError) as error:
        GAME.facts(GAME.observe(bare, None), None)
    assert error.value.code == "unknown-encounters"


def test_hp21_the_mini_deck_has_three_potatoes_and_four_encounters():
    match = Match("hot-potato", players=2, seed=1, deck="mini")
    assert list(match.log[0]["rankings"]) == list(Match("hot-potato", players=2).log[0]["rankings"])[:4]
    assert match.view(0).facts()["hands"] == [["peeling", "poteto", "sweet"]] * 2
    own = Match("hot-potato", players=2, deck="mini", encounters=encounters(n=6)[:5])
    assert len(own.log[0]["deck"]) == 5
    with pytest.raises(OptionError) as error:
        Match("hot-potato", players=2, deck="mini", encounters=encounters(n=6)[:3])
    assert error.value.code == "too-few-encounters" and "HP-21" in error.value.sentence


def test_hp21_a_hand_is_refilled_with_the_three_potatoes():
    match = Match("hot-potato", players=2, seed=1, deck="mini", points=50)
    while not any(event["type"] == "pickup" for event in match.log):
        for seat in match.to_act:
            match.act(seat, match.legal(seat)[0])
    facts = match.view(0).facts()
    for seat in range(2):
        places = ("hands", "lying", "in_force", "discards")
        assert sorted(p for place in places for p in facts[place][seat]) == ["peeling", "poteto", "sweet"]
