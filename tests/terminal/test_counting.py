"""Help with counting: where all cards of the deck are, as far as the reader may know."""

import random
import re

import pytest

from knolle import Match
from knolle.terminal.sentences import count_lines
from knolle.words.catalogue import Words
from knolle.words.sentence import Reader
from terminal.prepared import PreparedSession
from terminal.screen import shown

NAMES = ["Ann", "Ben", "Cleo"]
WORDS = Words("en")


def after(n_choices: int, game: str, **options: object) -> Match:
    """Play the first choices of a match at random."""
    match = Match(game, players=NAMES, seed="00" * 32, **options)
    chance = random.Random(1)
    for _ in range(n_choices):
        match.act(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    return match


def counted(match: Match, seat: int | None = 0) -> list[str]:
    return count_lines(match.view(seat).facts(), Reader(WORDS, NAMES, seat))


def numbers(lines: list[str], colour: str, place: str) -> set[int]:
    """Return the numbers of a colour in a place."""
    line = next((line for line in lines if line.startswith(colour)), "")
    found = re.search(rf"\d+ {place} \(([^)]*)\)", line)
    return set(map(int, re.findall(r"\d+", found[1]))) if found else set()


@pytest.mark.parametrize(("game", "n_choices"), [("potato-man", 17), ("companeros", 14)])
def test_every_card_of_the_deck_is_in_one_place(game: str, n_choices: int) -> None:
    match = after(n_choices, game)
    facts, lines = match.view(0).facts(), counted(match)
    for letter, colour in match.game.suits.items():
        here = [card for card in facts["deck"] if card[0] == letter]
        places = [
            numbers(lines, colour, place) for place in ("played", "taken", "on the table", "in your hand", "still out")
        ]
        assert sorted(number for place in places for number in place) == sorted(int(card[1:]) for card in here)
        assert places[3] == {int(card[1:]) for card in facts["hand"] if card[0] == letter}
        others = {card for seat in (1, 2) for card in match.view(seat).facts()["hand"]}
        assert places[4] >= {int(card[1:]) for card in others if card[0] == letter}


def test_piles_are_listed_unless_the_table_plays_from_memory() -> None:
    lines = counted(after(14, "companeros"))
    assert sum(" has taken " in line for line in lines) == 3
    hidden = counted(after(14, "companeros", memory="on"))
    assert not any(" has taken " in line for line in hidden)
    assert "from memory" in hidden[-1] and any("not in sight" in line for line in hidden)


def test_the_six_potatoes_of_everybody_are_somewhere() -> None:
    match = after(17, "hot-potato")
    for seat in (0, 1, None):
        lines = counted(match, seat)
        assert [line.split(":")[0] for line in lines] == NAMES
        for line in lines:
            places = re.findall(r"\(([^)]*)\)", line)
            assert sum(len(re.split(", | and ", place)) for place in places) == 6, line


def test_only_the_own_secret_choice_is_told() -> None:
    match = Match("hot-potato", players=NAMES, seed="00" * 32)
    match.act(0, "couch")
    assert "chosen in secret (Couch Potato)" in counted(match, 0)[0]
    assert not any("chosen in secret" in line for line in counted(match, 1))


@pytest.mark.parametrize("game", ["potato-man", "companeros", "hot-potato"])
def test_c_opens_the_panel(game: str) -> None:
    lines = shown(PreparedSession(game, 3, n_choices=9), "c")
    assert "─  Count cards  ─" in lines and " (" in lines.split("─  Count cards  ─")[1]
