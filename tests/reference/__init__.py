"""The referees: each game written slowly and obviously from its rules page alone.

The fast kernels must agree with them event by event. This module only lists the games; a game's rules are in its own
module, what the three share in `contract`, the fair shuffle in `shuffles`, replaying in `record`.
"""

from reference.companeros import Companeros
from reference.contract import Encounters, Event, Game, Options, Shuffle
from reference.hot_potato import HotPotato
from reference.potato_man import PotatoMan
from reference.shuffles import Shuffler

REFERENCE: dict[str, type[Game]] = {
    "potato-man": PotatoMan,
    "companeros": Companeros,
    "hot-potato": HotPotato,
}

__all__ = [
    "REFERENCE",
    "Companeros",
    "Encounters",
    "Event",
    "Game",
    "HotPotato",
    "Options",
    "PotatoMan",
    "Shuffle",
    "Shuffler",
]
