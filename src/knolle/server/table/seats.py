"""A seat: who plays there, who has played there before, and who is to have it next.

During a match a seat changes hands only with a deal: then there is no hand that its new player has not been dealt.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from knolle.server.protocol import Cause, MoverFacts, OfferFacts, SeatFacts
from knolle.server.table.casting import split
from knolle.server.table.dealing import SeatPart

MOST_MOVERS = 200


@dataclass(frozen=True, slots=True)
class Heir:
    """A guest who is to have a seat, or asks for it (not granted)."""

    guest: int
    name: str
    is_granted: bool


@dataclass(slots=True)
class SeatState:
    """A seat: open, a person's (`guest`), a bot's (`level`), or a person's with a bot standing in (both).

    The level may include a temperament: `hard:bold`.
    """

    guest: int | None = None
    name: str | None = None
    level: str | None = None
    cause: Cause | None = None
    is_invited: bool = False
    part: SeatPart = field(default_factory=SeatPart)
    secret_hash: str | None = None
    ready: int = 0
    """When somebody else may have the seat that was offered, if it belongs to an absent player."""
    heir: Heir | None = None
    first: int = 0
    """The number of the first event that the player may see as the player of this seat."""
    reserve: int = 0

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        return self.guest is not None and self.level is None

    def facts(self) -> SeatFacts:
        kind = "open" if self.is_open else "bot" if self.guest is None else "person"
        level, temperament = (None, None) if self.level is None else split(self.level)
        return SeatFacts(
            kind=kind,  # type: ignore[arg-type]
            name=self.name,
            bot=level,
            temperament=temperament,
            entropy=self.part.commitment is not None,
            cause=self.cause,
            invited=self.is_invited,
        )

    def offer(self, seat: int) -> OfferFacts | None:
        """Return the facts of the change that is to come; None if the seat stays with its player."""
        ready = None if self.guest is None else self.ready
        if self.heir is not None:
            state = "granted" if self.heir.is_granted else "asked"
            return OfferFacts(seat=seat, state=state, name=self.heir.name, ready=ready)  # type: ignore[arg-type]
        return None if self.secret_hash is None else OfferFacts(seat=seat, state="offered", ready=ready)

    def is_due(self, at: int) -> bool:
        """Whether the heir may have the seat now."""
        is_free = self.guest is None or at >= self.ready
        return self.heir is not None and self.heir.is_granted and is_free

    def keep(self) -> None:
        """End what was to change: the seat stays with its player."""
        self.heir = self.secret_hash = None


def shared(seats: Sequence[SeatState]) -> list[list[int]]:
    """Return the seats of people who share a device, by device."""
    devices: dict[int, list[int]] = {}
    for seat, state in enumerate(seats):
        if state.guest is not None:
            devices.setdefault(state.guest, []).append(seat)
    return [device for device in devices.values() if len(device) > 1]


class Movers:
    """Who has played which seat earlier in a match, so that the log can say whose moves were whose."""

    def __init__(self) -> None:
        self._past: deque[MoverFacts] = deque(maxlen=MOST_MOVERS)

    def note(self, before: Sequence[SeatFacts], after: Sequence[SeatFacts], n_events: int) -> None:
        """Note who has stopped playing a seat, after so many events."""
        for seat, (old, now) in enumerate(zip(before, after, strict=True)):
            if old.kind != "open" and _player(old) != _player(now):
                name, is_bot = _player(old)
                self._past.append(MoverFacts(seat=seat, name=name, bot=is_bot, until=n_events))

    def rewind(self, n_events: int) -> None:
        """Forget the events after so many."""
        for mover in self._past:
            mover.until = min(mover.until, n_events)

    def facts(self) -> list[MoverFacts]:
        return list(self._past)


def _player(facts: SeatFacts) -> tuple[str, bool]:
    """Return whose seat it is, and whether a bot plays in their place."""
    return facts.name or "", facts.kind == "person" and facts.bot is not None
