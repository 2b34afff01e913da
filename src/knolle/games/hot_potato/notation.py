"""Hot Potato! in text: potatoes and actions."""

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
