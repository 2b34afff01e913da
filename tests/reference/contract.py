"""What the three referees share: the interface, the check of a choice, the check of the options."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]
Options = Mapping[str, int | str]
Shuffle = Callable[[list[str]], list[str]]
Encounters = list[tuple[str, list[str]]]


class Game(ABC):
    """One match. The game itself deals, draws and does what is forced; `act` passes it the choices."""

    players: int
    log: list[Event]
    notes: list[Event]
    """What came of each event and by which rule."""

    @abstractmethod
    def __init__(
        self,
        players: int,
        options: Options,
        starter: int,
        shuffle: Shuffle,
        encounters: Encounters | None = None,
    ) -> None: ...

    @abstractmethod
    def to_act(self) -> list[int]:
        """Return the seats that owe a choice now, ascending; none when the match is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[str]:
        """Return the legal actions of a seat; none if it owes no choice."""

    @abstractmethod
    def _apply(self, choices: dict[int, str]) -> None:
        """Carry out checked choices and everything up to the next one."""

    @abstractmethod
    def _totals(self) -> list[int]:
        """Return the match score of each seat."""

    @abstractmethod
    def _winners(self) -> list[int]:
        """Return the winning seats, ascending."""

    def act(self, choices: dict[int, str]) -> None:
        """Make the choices of all seats that owe one, together; raise ValueError unless they are legal."""
        seats = self.to_act()
        if not seats:
            raise ValueError("the match is over")
        if set(choices) != set(seats):
            raise ValueError(f"choices of the seats {seats} are due, not of {list(choices)}")
        for seat, text in choices.items():
            if text not in self.legal(seat):
                raise ValueError(f"seat {seat} may choose from {self.legal(seat)}, not {text!r}")
        self._apply({seat: choices[seat] for seat in seats})

    def result(self) -> Event:
        """Return the totals and winners of a match that is over."""
        if self.to_act():
            raise ValueError("the match is not over")
        return {"totals": self._totals(), "winners": self._winners()}

    def _write(self, kind: str, **fields: Any) -> None:
        self.log.append({"type": kind, **fields})
        self.notes.append({})

    def _note(self, **facts: Any) -> None:
        """Say what came of the last event."""
        self.notes[-1] |= facts

    def _seats(self) -> range:
        return range(self.players)


@dataclass(frozen=True)
class AtLeast:
    """The whole numbers from `least` up, as values of an option."""

    least: int


Allowed = dict[str, AtLeast | list[int | str]]


def check_options(options: Options, allowed: Allowed) -> None:
    """Raise ValueError, naming the option, the value and what is allowed, for an option that is not (PM-24)."""
    for name, value in options.items():
        if name not in allowed:
            raise ValueError(f"unknown option {name}={value!r}; the options are {', '.join(allowed)}")
        if not _is_allowed(value, allowed[name]):
            raise ValueError(f"option {name}={value!r} is refused; allowed: {_say(allowed[name])}")


def _is_allowed(value: int | str, allowed: AtLeast | list[int | str]) -> bool:
    if type(value) not in (int, str):  # neither 3.0 nor True is a whole number
        return False
    if isinstance(allowed, AtLeast):
        return isinstance(value, int) and value >= allowed.least
    return value in allowed


def _say(allowed: AtLeast | list[int | str]) -> str:
    if isinstance(allowed, AtLeast):
        return f"a whole number from {allowed.least} up"
    return " or ".join(repr(value) for value in allowed)


def check_seats(players: int, fewest: int, most: int, starter: int) -> None:
    """Raise ValueError unless the game is for this many players and the starter sits at the table."""
    if not fewest <= players <= most:
        raise ValueError(f"players={players} is refused; allowed: {fewest} to {most}")
    if not 0 <= starter < players:
        raise ValueError(f"starter={starter} is refused; allowed: 0 to {players - 1}")


def leaders(totals: list[int]) -> list[int]:
    """Return the seats with the highest total, ascending."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
