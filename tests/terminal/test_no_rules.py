"""The terminal knows no rules: it shows what the server and the games' messages say.

These checks find what it once worked out for itself: worths, sums of cards, sizes of tricks, faces, who owes an effect,
what was played in a round, who is barred, which potato is best.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knolle.games.companeros.notation import COLOURS
from knolle.games.hot_potato.notation import POTATOES
from knolle.games.potato_man.notation import SACKS

SOURCES = Path(__file__).parents[2] / "src" / "knolle"
FILES = [*sorted((SOURCES / "terminal").rglob("*.py")), *sorted((SOURCES / "games").glob("*/terminal.py"))]
TELLING = [*sorted((SOURCES / "games").glob("*/telling.py")), SOURCES / "sample" / "telling.py"]
THINGS = {*COLOURS, *SACKS, *POTATOES}
PLAYED = {"reveal", "extra", "play"}
"""Events of single cards: what they add up to is said by views and by the event that ends a trick or round."""
CARD = re.compile(r"[RBGYPO]\d{1,2}")
RULE = re.compile(r"\b(?:PM|CO|HP)-(?!16\b)\d+")
SIZE = re.compile(r"TRICK|WORTH|HAND_SIZE|ROUNDS?$|GOAL")


def texts_in(node: ast.AST) -> set[object]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}


def reads_numbers(node: ast.AST) -> bool:
    """Return whether an expression has the number of a card: `number_of(card)` or `int(card[1:])`."""
    inner = list(ast.walk(node))
    sliced = [one.args[0] for one in inner if isinstance(one, ast.Call) and one.args and ast.unparse(one.func) == "int"]
    return any(isinstance(one, ast.Name) and one.id == "number_of" for one in inner) or any(
        isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Slice) for one in sliced
    )


def gathers(node: ast.AST) -> bool:
    """Return whether a node looks for the events of single cards, or at the potatoes of a reveal."""
    texts = texts_in(node)
    return (
        (isinstance(node, ast.Compare) and "type" in texts and bool(texts & PLAYED))
        or (isinstance(node, ast.MatchValue) and bool(texts & PLAYED))
        or (isinstance(node, ast.Subscript) and texts_in(node.slice) == {"potatoes"})
    )


def ranks(node: ast.AST) -> bool:
    """Return whether a node takes the first of the potatoes that an encounter ranks."""
    if isinstance(node, ast.Assign):
        return "ranked" in texts_in(node.value) and any(isinstance(one, ast.Starred) for one in ast.walk(node))
    return isinstance(node, ast.Subscript) and is_number(node.slice) and "ranked" in texts_in(node.value)


def is_number(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def faults_of(node: ast.AST) -> Iterator[str]:
    """Yield what in a node of the source looks like a rule."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "sum" and reads_numbers(node):
        yield "adds up the numbers of cards"
    if isinstance(node, ast.Dict) and any(map(is_number, node.values)):
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        if keys & THINGS:
            yield "has a table of worths"
    if isinstance(node, ast.Assign) and any(map(is_number, ast.walk(node.value))):
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if any(name.isupper() and SIZE.search(name) and not name.startswith("MOST") for name in names):
            yield "states a size"
    if ranks(node):
        yield "says which potato is best"
    if isinstance(node, (ast.BinOp, ast.Compare)):
        yield from faults_of_sum(node) if isinstance(node, ast.BinOp) else faults_of_comparison(node)
    if gathers(node):
        yield "gathers what was played"
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and CARD.fullmatch(node.value):
        yield "names a card"


def faults_of_sum(node: ast.BinOp) -> Iterator[str]:
    if texts_in(node) & {"n_tricks", "tricks"}:
        yield "numbers the tricks"


def faults_of_comparison(node: ast.Compare) -> Iterator[str]:
    parts = [node.left, *node.comparators]
    if reads_numbers(node) and any(map(is_number, parts)):
        yield "compares the number of a card"
    if texts_in(node) & {"evil", "man", "poteto"}:
        yield "asks for a face or an effect"
    if re.search("hot|holder", ast.unparse(node)) and re.search(r"\.seat|'seat'", ast.unparse(node)):
        yield "says who is barred"
    players = [part for part in parts if re.search(r"names|players", ast.dump(part))]
    if players and any(is_number(part) for part in parts):
        yield "asks for the number of players"


def faults(source: str) -> list[str]:
    """Return what in a source looks like a rule, with the line."""
    found = [
        f"{getattr(node, 'lineno', 0)}: {fault}" for node in ast.walk(ast.parse(source)) for fault in faults_of(node)
    ]
    cited = [
        f"{n}: cites {RULE.findall(line)[0]}" for n, line in enumerate(source.splitlines(), 1) if RULE.search(line)
    ]
    return found + cited


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCES)) for path in FILES])
def test_the_terminal_states_no_rule(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", TELLING, ids=[path.parent.name for path in TELLING])
def test_what_is_told_is_known(path: Path) -> None:
    """A game's messages name rules and effects, but number no tricks and say nothing that the view does not."""
    found = [fault for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for fault in faults_of(node)]
    assert not {"numbers the tricks", "says who is barred", "says which potato is best"}.intersection(found)


@pytest.mark.parametrize(
    "source",
    [
        'WORTH = {"red": 1, "blue": 2, "green": 3, "yellow": 4}',
        "points = sum(map(number_of, cards))",
        "value = sum(int(card[1:]) for card in cards)",
        "TWO_PLAYER_TRICK = 4",
        "size = 4 if len(frame.names) == 2 else len(frame.names)",
        "N_TRICKS = 9",
        'trick = min(view["n_tricks"] + 1, view["hand_size"])',
        'trick = len(view["tricks"]) + 1',
        'name, (best, *_) = encounter["name"], encounter["ranked"]',
        'best = encounter["ranked"][0]',
        'is_barred = hot is not None and hot == view["seat"]',
        "barred = holder == frame.seat",
        'is_evil = card[0] == "R" and number_of(card) >= 16',
        'EVIL = ("R16", "R17", "R18")',
        'is_man = face_of(card) == "man"',
        'effect = next(name for name in lying if name != "poteto")',
        'lying = [[potato] for potato in reveal["potatoes"]]',
        'added = [event for event in log if event["type"] == "extra"]',
        'match event["type"]:\n    case "extra" if event["potato"]: lying.append(event)',
        "# PM-13: the later of equal numbers wins",
    ],
)
def test_the_check_finds_rules(source: str) -> None:
    assert faults(source)


def test_sources_are_read() -> None:
    assert len(FILES) > 35 and any(path.stem == "sentences" for path in FILES)
