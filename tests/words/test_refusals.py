"""Every refusal that a client of the server can meet has a message that uses only its parameters, and every message
has a refusal."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from knolle.core.registry import GAMES
from knolle.server.protocol import TableFacts
from words.catalogue import FILES, ids

SOURCES = Path(__file__).parents[2] / "src" / "knolle"
STARTING = {"addresses.py", "running.py"}
"""Modules that start a server, before there is a client."""
STORING = {"server/storage": "errors.py"}
"""A folder whose errors stop a server before it serves, and the only file in it whose errors reach clients."""
PLACES = {"must": 1, "_same": 3, "deck_error": 0, "__init__": 0}
"""Functions that raise an error with a given code, and the position of that argument."""
SPOKEN = {
    "who": {"seat", "acting", "missing", "seats", "action"},
    "card": {"card", "action"},
    "allowed": {"allowed"},
    "free": {"free"},
}
"""Variables of messages and the parameters that the page derives them from; others have the parameter's name."""


def modules() -> Iterator[tuple[Path, ast.AST]]:
    for folder in ("core", "games", "sample", "server"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            speaker = STORING.get(path.parent.relative_to(SOURCES).as_posix(), path.name)
            if path.name == speaker and path.name not in STARTING:
                tree = ast.parse(path.read_text(encoding="utf-8"))
                yield path, codes_reached(tree, "replay") if path == SOURCES / "core" / "record.py" else tree


def codes_reached(tree: ast.Module, first: str) -> ast.Module:
    """Return the functions of a module reachable from one: records are checked for clients, never read from them."""
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    found, waiting = {first}, [first]
    while waiting:
        names = {node.id for node in ast.walk(functions[waiting.pop()]) if isinstance(node, ast.Name)}
        new = (names & set(functions)) - found
        found |= new
        waiting += new
    return ast.Module([functions[name] for name in sorted(found)], [])


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def code_in(call: ast.Call) -> ast.expr | None:
    """Return the argument of a call that is the code of a refusal."""
    name = name_of(call)
    place = PLACES.get(name, 0 if name.endswith("Error") else None)
    return call.args[place] if place is not None and len(call.args) > max(place, 1) else None


def texts(node: ast.expr | None) -> set[str]:
    """Return the codes that an expression can evaluate to."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.JoinedStr):
        beginning = node.values[0].value if isinstance(node.values[0], ast.Constant) else None
        return {f"{beginning}{ending}" for ending in ENDINGS[beginning]}
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def clean() -> set[str]:
    """Return the kinds of text that people type and the server cleans: `clean(text, most, what)`."""
    calls = [node for _, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {text for call in calls if name_of(call) == "clean" for text in texts(call.args[2])}


def assignments(node: ast.AST) -> set[str]:
    """Return codes that are first assigned to a variable, or compared with the code of another error."""
    if isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "code":
        return texts(node.comparators[0])
    if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "answer":
        return texts(node.value.elts[0]) if isinstance(node.value, ast.Tuple) else set()
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
        return set()
    values = node.value.elts if isinstance(node.value, ast.Tuple) else []
    pairs = zip(node.targets[0].elts, values, strict=False)
    return {text for target, value in pairs if getattr(target, "id", "") == "code" for text in texts(value)}


ENDINGS: dict[object, set[str]] = {}
ENDINGS |= {"table-": {*get_args(TableFacts.__annotations__["status"]), "dealing"}, "bad-": clean()}
"""Composed codes: their prefixes, and every possible ending. A waiting table refuses as `dealing` during a deal."""


def raised() -> dict[str, list[set[str | None]]]:
    """Return every code with the parameters it is raised with, one set per place; {None} if they are not written
    there."""
    found: dict[str, list[set[str | None]]] = {}
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for code in texts(code_in(node)):
                    found.setdefault(code, []).append({keyword.arg for keyword in node.keywords})
            for code in assignments(node):
                found.setdefault(code, []).append({None})
    for package in (*GAMES.values(), "knolle.sample"):
        for code in filter(None, import_module(f"{package}.state").REASONS):
            found.setdefault(code, []).append({None})
    return found


RAISED = raised()
MESSAGES = {
    key.removeprefix("refused-"): found
    for file in FILES
    if not file.startswith("terminal")
    for key, found in ids("en", file).items()
    if key.startswith("refused-")
}


def test_codes_are_found() -> None:
    known = {"card-not-in-use", "too-few-encounters", "not-host", "table-over", "bad-chat", "allowed", "result-differs"}
    assert known <= set(RAISED)
    assert not {"port-taken", "database-in-use", "byte-order-mark"} & set(RAISED)


def test_every_refusal_has_a_message() -> None:
    assert sorted(set(RAISED) - set(MESSAGES)) == []


def test_every_message_has_a_refusal() -> None:
    assert sorted(set(MESSAGES) - set(RAISED)) == []


@pytest.mark.parametrize("code", sorted(set(RAISED) & set(MESSAGES)))
def test_a_message_uses_only_parameters_of_its_refusal(code: str) -> None:
    for params in RAISED[code]:
        if None not in params:
            for variable in MESSAGES[code]:
                assert SPOKEN.get(variable, {variable}) & params, f"{variable} is not among {sorted(map(str, params))}"
