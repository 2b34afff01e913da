"""The conformance suite: what every game must satisfy, importable for games of your own.

>>> from knolle import game
>>> from knolle.testing import check_play
>>> check_play(game("potato-man"), players=3, seed=1)
"""

from knolle.testing.conformance import (
    check_encoding,
    check_game,
    check_greedy,
    check_no_leak,
    check_play,
    check_random_deals,
    check_refusals,
    check_same_seed_same_match,
    check_views,
)
from knolle.testing.facts import check_facts, check_open_events
from knolle.testing.script import Script, random_script

__all__ = [
    "Script",
    "check_encoding",
    "check_facts",
    "check_game",
    "check_greedy",
    "check_no_leak",
    "check_open_events",
    "check_play",
    "check_random_deals",
    "check_refusals",
    "check_same_seed_same_match",
    "check_views",
    "random_script",
]
