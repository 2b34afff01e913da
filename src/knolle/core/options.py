"""Options of a game (what can be set, the allowed values, the default) and the settled options of one match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, SupportsIndex

from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.whole import whole

Value = Any
MOST_WHOLE = 10**9
"""The largest whole number allowed in an option, so that totals fit in 64 bits however a match goes."""


@dataclass(frozen=True)
class Option:
    """One option of a game: either `choices` lists its values, or it is a whole number of at least `least`.

    `only_players` limits values other than the default to some player counts, of which the game may otherwise have
    none; `load` reads a value of another kind (a file) instead. An option that is not `at_tables` is for research.
    """

    name: str
    rule: str
    help: str
    default: Value = None
    choices: tuple[Value, ...] = ()
    least: int | None = None
    most: int = MOST_WHOLE
    only_players: tuple[int, ...] = ()
    default_of: Callable[[int], Value] | None = None
    load: Callable[[Any], Value] | None = None
    recorded: bool = True
    at_tables: bool = True

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.load is not None:
            return "a file"
        values = " or ".join(map(str, self.choices)) if self.choices else f"a whole number of at least {self.least}"
        if not self.only_players:
            return values
        return f"{values} ({' or '.join(map(str, self.only_players))} players only)"

    @property
    def limits(self) -> dict[str, Any]:
        """The allowed values as data."""
        is_number = self.load is None and not self.choices
        return {
            "choices": list(self.choices) or None,
            "least": self.least if is_number else None,
            "most": self.most if is_number else None,
            "only_players": list(self.only_players) or None,
        }

    def default_for(self, players: int) -> Value:
        """Return the value that applies when none is given."""
        return self.default_of(players) if self.default_of else self.default

    def as_dict(self, players: range) -> dict[str, Any]:
        """Return the option as JSON; a default that depends on the number of players becomes an object keyed by it."""
        defaults = {str(n): self.default_for(n) for n in players}
        return {
            "name": self.name,
            "rule": self.rule,
            "help": self.help,
            "allowed": self.allowed,
            **self.limits,
            "default": defaults if self.default_of else self.default,
        }

    def settle(self, players: int, given: Any) -> Value:
        """Return the value for a match or raise `OptionError`. Numbers may be given as strings, as in a command."""
        if self.load is not None:
            return self.load(given)
        takes_numbers = self.least is not None or all(type(c) is int for c in self.choices)
        value = self._number(given) if takes_numbers else given
        if self.choices:
            fits = any(type(value) is type(choice) and value == choice for choice in self.choices)
        else:
            fits = self.least is not None and type(value) is int and self.least <= value <= self.most
        if not fits:
            self._refuse(value)
        if self.only_players and players not in self.only_players and value != self.default_for(players):
            self._refuse(given, f"{self.name}={value} does not fit {players} players")
        return value

    def _number(self, given: Any) -> Any:
        if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= 4000:
            return int(given)
        number = whole(given)
        return given if number is None else number

    def _refuse(self, given: Any, what: str | None = None) -> None:
        what = what or f"{self.name}={quote(given)} is invalid"
        number = self._number(given)
        upper = f" and at most {self.most}" if type(number) is int and number > self.most else ""
        raise OptionError(
            "bad-option-value",
            f"{what}; allowed: {self.allowed}{upper}.",
            rule=self.rule,
            option=self.name,
            value=quote(given),
            allowed=self.allowed,
            **self.limits,
        )


def mini_deck(rule: str, cards: str) -> Option:
    """Return the option for a deck so small that the game of two can be solved; `cards` describes it."""
    return Option(
        "deck",
        rule,
        f"mini: {cards}, a game that can be solved",
        default="full",
        choices=("full", "mini"),
        only_players=(2,),
        at_tables=False,
    )


@dataclass(frozen=True)
class Options:
    """The settings of one match: the number of players and a value for every option of the game."""

    players: int
    values: Mapping[str, Value]
    changed: Mapping[str, Value]
    unspoken: frozenset[str] = frozenset()
    """Options for research that have their defaults: views do not tell them."""

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    @property
    def plain(self) -> dict[str, int | str]:
        """The options whose values are numbers or strings, for views."""
        told = {name: value for name, value in self.values.items() if name not in self.unspoken}
        return {name: value for name, value in told.items() if isinstance(value, (int, str))}


def _more_counts(known: tuple[Option, ...], given: Mapping[str, Any]) -> list[int]:
    """Return the player counts that the given options allow, whatever the game itself allows."""
    named = [(option, given[option.name]) for option in known if isinstance(given.get(option.name), str)]
    changed = [option for option, value in named if value in option.choices and value != option.default]
    return [count for option in changed for count in option.only_players]


def unknown_option(name: str, value: Any, names: list[str], rule: str) -> OptionError:
    """Return the refusal of an option that is not one of these."""
    return OptionError(
        "unknown-option",
        f"There is no option {quote(name)}; the options are {', '.join(names)}.",
        rule=rule,
        option=quote(name),
        value=quote(value),
        allowed=names,
    )


def settle(
    known: tuple[Option, ...],
    players: SupportsIndex,
    counts: range,
    given: Mapping[str, Any],
    *,
    rule: str,
    players_rule: str,
) -> Options:
    """Check the number of players and the given options, and fill in the defaults."""
    n = whole(players)
    if n is None or n not in (*counts, *_more_counts(known, given)):
        raise OptionError(
            "bad-player-count",
            f"This game is for {counts[0]} to {counts[-1]} players, not {quote(players)}.",
            rule=players_rule,
            players=quote(players),
            least=counts[0],
            most=counts[-1],
        )
    by_name = {option.name: option for option in known}
    names = list(by_name)
    for name in given:
        if name not in names:
            raise unknown_option(name, given[name], names, rule)
    values = {option.name: option.default_for(n) for option in known}
    changed = {}
    for name in given:  # in the order given, so that replaying a record gives back the same bytes
        default, values[name] = values[name], by_name[name].settle(n, given[name])
        if by_name[name].recorded and values[name] != default:
            changed[name] = values[name]
    unspoken = frozenset(option.name for option in known if not option.at_tables and option.name not in changed)
    return Options(n, values, changed, unspoken)
