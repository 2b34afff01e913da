"""Hot Potato! in text: potatoes, actions and events."""

from collections.abc import Sequence

from knolle.core.game import Event
from knolle.games.hot_potato.state import (
    ADD_NOTHING,
    DECLINE,
    EXTRA,
    N_POTATOES,
    NO_RAMBO,
    USE,
    USE_OTHER,
    USE_RAMBO,
)

POTATOES = ("peeling", "couch", "poteto", "rambo", "robo", "sweet")

PHASES = ("deal", "show", "peel", "choose", "extra", "rambo", "effect", "over")


def potatoes_in(mask: int) -> list[str]:
    """Return a set of potatoes as texts.

    >>> potatoes_in(0b100001)
    ['peeling', 'sweet']
    """
    return [name for potato, name in enumerate(POTATOES) if mask >> potato & 1]


# -- actions ---------------------------------------------------------------------------------------

_WORDS = {
    EXTRA: {ADD_NOTHING: "decline"},
    USE_RAMBO: {0: "to 0", 1: "to 1", 2: "to 2", 3: "to 3", NO_RAMBO: "decline"},
    USE_OTHER: {DECLINE: "decline", USE: "use"},
}


def action_text(phase: int, action: int) -> str | None:
    """Return an action of a phase as text, or None.

    >>> action_text(USE_RAMBO, 2), action_text(USE_OTHER, USE), action_text(USE_OTHER, 2)
    ('to 2', 'use', None)
    """
    if phase <= EXTRA and action < N_POTATOES:
        return POTATOES[action]
    return _WORDS.get(phase, {}).get(action)


def parse_action(phase: int, text: str) -> int | None:
    """Return the action of a phase that a text stands for, or None.

    >>> parse_action(EXTRA, "decline"), parse_action(USE_RAMBO, "decline"), parse_action(USE_RAMBO, "robo")
    (6, 4, None)
    """
    return next((action for action in range(ADD_NOTHING + 1) if action_text(phase, action) == text), None)


# -- events ----------------------------------------------------------------------------------------

_TITLES = dict(
    zip(
        POTATOES,
        ("A-peeling Potato", "Couch Potato", "Poteto Potato", "Rambotato", "Robotato", "Sweet Potato"),
        strict=True,
    )
)


def story(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return one sentence per event, from the start of a match, counting rounds and ranking the potatoes played."""
    told = []
    n_rounds = 0
    rankings: dict[str, list[str]] = {}
    lying: set[str | None] = set()
    for event in events:
        text = tell(event, names)
        if event["type"] == "deal":
            rankings = event.get("rankings", rankings)
        elif event["type"] == "reveal":
            n_rounds, lying = n_rounds + 1, set(event["potatoes"])
            text = f"Round {n_rounds}.\n{text}"
        elif event["type"] == "extra":
            lying.add(event["potato"])
        elif event["type"] == "encounter":
            ranked = [_TITLES[potato] for potato in rankings[event["name"]] if potato in lying]
            text = f"{text[:-1]}: {' before '.join(ranked)}."
        told.append(text)
    return told


def tell(event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence."""
    kind = event["type"]
    if kind in ("deal", "show"):
        return _tell_deck(event)
    if kind == "reveal":
        played = zip(names, event["potatoes"], strict=True)
        return "\n".join(f"{name} plays {_TITLES[potato]}." for name, potato in played)
    if kind == "extra":
        added = f"adds {_TITLES[event['potato']]}" if event["potato"] else "adds nothing"
        return f"{names[event['seat']]} {added}."
    if kind == "encounter":
        return f"The encounter is {event['name']}."
    if kind == "points":
        return _tell_points(event, names)
    if kind == "effect":
        return _tell_effect(event, names)
    if kind == "hot":
        where = "in the middle" if event["at"] is None else f"with {names[event['at']]}"
        return f"The Hot Potato is {where}."
    return f"{names[event['seat']]} takes up the discard pile."


def _tell_deck(event: Event) -> str:
    if event["type"] == "deal":
        order = f": {', '.join(event['deck'])}" if "deck" in event else ""
        return f"The encounters are shuffled{order}."
    order = f", then shuffled: {', '.join(event['top'])}" if "top" in event else ", then shuffled"
    return f"Next come {', '.join(event['cards'])}{order}."


def _tell_points(event: Event, names: Sequence[str]) -> str:
    gained = [f"{name} gains {n}" for name, n in zip(names, event["gained"], strict=True) if n]
    totals = ", ".join(f"{name} {n}" for name, n in zip(names, event["totals"], strict=True))
    return f"{', '.join(gained)}. Points: {totals}."


def _tell_effect(event: Event, names: Sequence[str]) -> str:
    who, title = names[event["seat"]], _TITLES[event["potato"]]
    if not event["used"]:
        return f"{who} does not use {title}."
    told = f"{who} uses {title}"
    if event["potato"] == "rambo":
        told += f" at {names[event['target']]}"
    if "saw" in event:
        told += f" and sees {', '.join(event['saw']) or 'nothing'}"
    if event.get("top"):
        told += f", then shuffled: {', '.join(event['top'])}"
    return told + "."
