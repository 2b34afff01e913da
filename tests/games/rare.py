"""Matches with rare events, as the ids of their messages."""

import ast
import inspect
import random
from typing import Any, Literal

from knolle.core.match import Match
from knolle.core.registry import game

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def told(
    slug: str, players: int, viewer: int | Literal["referee"] | None, seed: int, **options: Any
) -> list[tuple[str, str, str | None]]:
    """Play a match of random choices; return for every message its kind of event, its id and its rule."""
    rng = random.Random(slug)
    match = Match(game(slug), players=NAMES[:players], seed=bytes([seed]) * 32, **options)
    while not match.is_over:
        (seat, *_) = match.to_act
        match.act(seat, rng.choice(match.legal(seat)))
    events = match.full_log() if viewer == "referee" else match.events(viewer)
    return [(event["type"], said.id, said.rule) for event in events for said in match.game.telling.tell(event)]


def lines(messages: list[tuple[str, str, str | None]]) -> str:
    """Return messages as lines: the kind of event, the id, and the rule if there is one."""
    return "\n".join(" ".join(filter(None, message)) for message in messages)


def ids_in(slug: str) -> set[str]:
    """Return the ids that the game's telling names for events, except those it composes."""
    events, *_ = inspect.getsource(game(slug).telling).partition("# -- the table as it stands")
    tree = ast.parse(events)
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    composed = {part.value for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values[:1]}  # type: ignore[attr-defined]
    return {text for text in texts - composed if text.startswith("log-")}
