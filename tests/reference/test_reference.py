"""All referees: the example records, refusals, and random play. Worked cases are in tests/games/<game>."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from reference.contract import Game, Options
from reference.record import record_choices, replay
from reference.referees import REFEREES, REFERENCE
from reference.shuffles import Shuffler

GOLDEN = sorted(Path(__file__).parents[1].glob("games/*/golden/*.jsonl"))
EXAMPLES = [json.loads(line) for path in GOLDEN for line in path.read_text(encoding="utf-8").splitlines()]
TABLES = [(slug, *table) for slug, referee in REFEREES.items() for table in getattr(referee, "TABLES", ())]


def as_text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


# The example records


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_gives_the_identical_log_and_result(number: int) -> None:
    record = EXAMPLES[number]
    game = replay(record)
    for ours, theirs in zip(game.log, record["log"], strict=True):
        assert as_text(ours) == as_text(theirs)
    assert as_text(game.result()) == as_text(record["result"])


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_with_an_illegal_choice_is_refused(number: int) -> None:
    record = json.loads(as_text(EXAMPLES[number]))
    event = next(event for event in record["log"] if event["type"] in ("play", "reveal"))
    if event["type"] == "play":
        event["card"] = "X1"
    else:
        event["potatoes"][0] = "chip"
    with pytest.raises(ValueError):
        replay(record)


def test_a_cut_log_is_refused() -> None:
    record = {**EXAMPLES[0], "log": EXAMPLES[0]["log"][:-4]}
    with pytest.raises(ValueError):
        replay(record)


# Refusals


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("potato-man", 4, {"variant": "no-green"}),
        ("potato-man", 3, {"variant": "green"}),
        ("potato-man", 3, {"two-player-colours": 3}),
        ("potato-man", 2, {"two-player-colours": 2}),
        ("potato-man", 2, {"two-player-colours": "3"}),
        ("potato-man", 2, {"gold": -1}),
        ("potato-man", 2, {"rounds": 0}),
        ("potato-man", 2, {"rounds": True}),
        ("potato-man", 2, {"rounds": 2.0}),
        ("companeros", 3, {"rounds": 3}),
        ("companeros", 3, {"games": 0}),
        ("companeros", 3, {"memory": 1}),
        ("hot-potato", 3, {"points": 0}),
        ("hot-potato", 3, {"tie": "playon"}),
    ],
)
def test_pm24_options_are_refused_by_name_and_value(game: str, players: int, options: Options) -> None:
    ((name, value),) = options.items()
    with pytest.raises(ValueError, match=f"{name}={value!r}"):
        REFERENCE[game](players, options, 0, list)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("potato-man", 1),
        ("potato-man", 6),
        ("companeros", 2),
        ("companeros", 7),
        ("hot-potato", 1),
        ("hot-potato", 5),
    ],
)
def test_a_wrong_number_of_players_is_refused(game: str, players: int) -> None:
    with pytest.raises(ValueError, match=f"players={players}"):
        REFERENCE[game](players, {}, 0, list)


@pytest.mark.parametrize("game", REFERENCE)
def test_illegal_choices_are_refused_and_change_nothing(game: str) -> None:
    match = REFERENCE[game](3, {}, 0, list)
    before = as_text(match.log)
    good = {seat: match.legal(seat)[0] for seat in match.to_act()}
    wrong: list[dict[int, str]] = [{}, {**good, 0: "decline"}, {**good, 7: "R5"}, {2: "R5"}]
    for choices in wrong:
        with pytest.raises(ValueError):
            match.act(choices)
    with pytest.raises(ValueError):
        match.result()
    assert as_text(match.log) == before
    match.act(good)


# Random play


def random_match(name: str, players: int, options: Options, seed: int) -> tuple[Game, dict[str, Any]]:
    """Return a match of random choices, and its record."""
    chance = random.Random(f"{name} {players} {seed}")
    secret = chance.randbytes(32)
    starter = 0 if name == "hot-potato" else chance.randrange(players)
    entropy = ["Erdäpfel", ""] if chance.random() < 0.5 else []
    game = REFERENCE[name](players, options, starter, Shuffler(secret, entropy).shuffle)
    check_own = getattr(REFEREES[name], "check_hands", lambda game: None)
    while game.to_act():
        check_hands(game)
        check_own(game)
        game.act({seat: chance.choice(game.legal(seat)) for seat in game.to_act()})
    record = {
        "game": name,
        "players": ["?"] * players,
        "options": options,
        "starter": starter,
        "seed": secret.hex(),
        "entropy": entropy,
        "log": game.log,
        "result": game.result(),
    }
    return game, record


def check_hands(game: Game) -> None:
    """Check that exactly the seats to act have legal actions."""
    seats = game.to_act()
    assert seats == sorted(set(seats))
    for seat in range(game.players):
        assert bool(game.legal(seat)) == (seat in seats)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_random_play_ends_and_its_record_replays(name: str, players: int, options: Options) -> None:
    for seed in range(20):
        game, record = random_match(name, players, options, seed)
        REFEREES[name].check_match(game, options)
        record = json.loads(as_text(record))
        again = replay(record)
        assert as_text(again.log) == as_text(game.log)
        assert as_text(again.result()) == as_text(game.result())
        assert sum(1 for _ in record_choices(record)) > 0
        with pytest.raises(ValueError):
            game.act({})


def test_random_play_is_the_same_for_the_same_seed() -> None:
    for name in REFERENCE:
        assert random_match(name, 3, {}, 1)[1] == random_match(name, 3, {}, 1)[1]
