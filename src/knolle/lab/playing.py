"""One match between bots, each given only its view."""

import hashlib
from collections.abc import Sequence
from threading import Event

from knolle.bots.contract import Bot, Budget
from knolle.core.match import Match


class StoppedError(Exception):
    """The run was interrupted; an unfinished match does not count."""


def play(match: Match, minds: Sequence[Bot], budget: Budget, rotation: int = 0, stop: Event | None = None) -> None:
    """Play a match to its end; raise `StoppedError` once `stop` is set."""
    while not match.is_over:
        number = len(match.choices)
        for seat in match.to_act:
            if stop is not None and stop.is_set():
                raise StoppedError
            rng = generator(match.seed, rotation, seat, number)
            mind = minds[seat]
            match.act(seat, mind.choose(match.view(seat, recalls=mind.recalls), rng, budget))


def generator(seed: bytes, rotation: int, seat: int, number: int) -> int:
    """Return the random word of one choice; it tells a bot nothing about the shuffles."""
    material = seed + f"/arena/{rotation}/{seat}/{number}".encode()
    return int.from_bytes(hashlib.sha256(material).digest()[:8])


def choices_of(match: Match) -> list[int]:
    """Return the choices of a match, packed as the kernel takes them: one word for those made together."""
    return [sum(action << 8 * seat for seat, action in chosen.items()) for chosen in match.choices]
