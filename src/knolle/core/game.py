"""The contract: what every game offers, and the checks that all games share.

A state is a numpy array of one structured record. These methods never modify the state they are given; they copy it,
call the compiled kernel, and raise a `KnolleError` if the rules forbid the request. Chance is explicit: where
`shuffle_owed` is not None the dealer must act, and the caller passes an order to `deal`.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from operator import index
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

from knolle.core.chance import Groups
from knolle.core.errors import ActionError, OptionError
from knolle.core.facts import Facts, Sheet, Told, changes
from knolle.core.facts import State as State
from knolle.core.fair import quote
from knolle.core.moments import Event, Log, Moment, Note, blank, copy_state, moment_of, result_of
from knolle.core.options import Option, Options, settle
from knolle.core.package import Package
from knolle.core.view_facts import Beat
from knolle.core.whole import whole

if TYPE_CHECKING:
    from knolle.compiled.encoding import Encoding

Row: TypeAlias = npt.NDArray[np.int16]

MAX_ACTIONS = 64
DEALER = 1 << 7
SPECTATOR = 8
"""The seat number of a spectator in compiled code; in Python a spectator is `None`."""
WORDS = [np.uint64(number) for number in range(MAX_ACTIONS)]
"""Small numbers as compiled code takes them; a lookup is faster than creating one."""
ALL_BITS = 2**64 - 1


def bits_of(mask: int) -> tuple[int, ...]:
    """Return the set bits of a mask, ascending.

    >>> bits_of(0b1101)
    (0, 2, 3)
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


SEATS = {mask: bits_of(mask) for mask in range(DEALER)} | {DEALER: ()}
"""The seats in a mask of those to act; none where a shuffle is owed."""


def _is_order(order: Sequence[int], n: int) -> bool:
    try:
        return sorted(order) == list(range(n))
    except (TypeError, ValueError):  # items that cannot be sorted
        return False


def _game_in(package: str) -> "Game":
    """Return a package's game; a game is pickled as the name of its package."""
    found: Game = import_module(package).GAME
    return found


class Game(Package, ABC):
    """One game: its names, options and rules. Stateless; each game has one instance."""

    slug: str
    name: str
    players: range
    players_rule: str
    options: tuple[Option, ...]
    options_rule: str
    turn_rule: str | None = None
    """The rule that decides whose turn it is."""
    unit: str = "points"
    """What the game counts, in English and in the plural."""
    prefix: str
    """The prefix of the game's rule numbers: `PM` in `PM-13`."""
    part_word: Literal["round", "game"] = "round"
    """What a match consists of, each with a line on the score sheet."""
    usual_players: int = 4
    usual_level: str = "medium"
    """The number of players and the level of the bots that a quick match suggests."""
    suits: Mapping[str, str] = MappingProxyType({})
    """The colours of the cards by the letter of the notation, in the order in which a hand is sorted."""
    faces: Mapping[str, str] = MappingProxyType({})
    """The cards that show more than a number, each with the name of its face."""
    deal_event: str = "deal"
    """The event that deals all hidden cards anew; during a match a seat gets another player only there."""
    score_event: tuple[str, str] = ("", "")
    """The event that closes a round or game, and its field with each seat's points."""
    beats: Mapping[str, Beat] = MappingProxyType({})
    """How long each type of event is shown; not at all if it is not listed."""
    clears: tuple[str, ...] = ()
    """Types of events (`""`: no event) that clear the table, so that the moment before them is looked at first."""
    sheet: Sheet | None = None
    """The public facts in parts; games that define it compute changes faster."""
    tells_situation: bool = True
    """Whether views describe the table in messages, for boards that know nothing of the game."""
    has_starter: bool = True
    """Whether it matters which seat starts."""
    is_simultaneous: bool = False
    """Whether several seats may owe a choice at once, made in secret."""
    open_events: frozenset[str] = frozenset()
    """Events that reveal nothing hidden but the chosen card; a choice that led only to these may be undone freely.

    They change the own facts of nobody but the seat that chose, at the first moment of its choice.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_in, (self.package,)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def as_dict(self, at_tables: bool = False) -> dict[str, Any]:
        """Return the game and its options as JSON; with `at_tables`, without options for research."""
        return {
            "slug": self.slug,
            "name": self.name,
            "players": list(self.players),
            "players_rule": self.players_rule,
            "options": [option.as_dict(self.players) for option in self.options if option.at_tables >= at_tables],
            "prefix": self.prefix,
            "part": self.part_word,
            "starter": self.has_starter,
            "usual": {"players": self.usual_players, "level": self.usual_level},
            "deck": {"suits": dict(self.suits), "faces": dict(self.faces)},
            "beats": dict(self.beats),
            "clears": list(self.clears),
            "sections": self.sections,
        }

    # -- starting ----------------------------------------------------------------------------------

    def settle(self, players: SupportsIndex, given: Mapping[str, Any]) -> Options:
        """Return the options of a match with defaults filled in; raise `OptionError` if the rules forbid any."""
        return settle(
            self.options, players, self.players, given, rule=self.options_rule, players_rule=self.players_rule
        )

    def check_starter(self, options: Options, starter: SupportsIndex) -> int:
        """Return the starting seat as an int; raise `OptionError` unless it is at the table."""
        seat = whole(starter)
        if seat is None or not 0 <= seat < options.players:
            raise OptionError(
                "bad-starter",
                f"The starter is a seat from 0 to {options.players - 1}, not {quote(starter)}.",
                starter=quote(starter),
            )
        return seat

    @abstractmethod
    def start(self, options: Options, starter: int) -> State:
        """Return the state before the first shuffle."""

    # -- chance ------------------------------------------------------------------------------------

    def shuffle_owed(self, state: State) -> list[str] | None:
        """Return the items the dealer must shuffle now, in their order before it, or None when no shuffle is owed."""
        return self.shuffle_items(state) if self.calls.call_to_act(state, 0) == DEALER else None

    def shuffle_items(self, state: State) -> list[str]:
        """Return the items to shuffle as text, in their order before the owed shuffle; by default the whole deck."""
        return self.deck(state)

    def draws(self, state: State) -> Groups:
        """Return which items of the owed shuffle are seen together (chance.py); by default each for itself."""
        return (1,) * (int(self.calls.call_n_to_shuffle(state, 0)) - 1)

    def deck(self, state: State) -> list[str]:
        """Return all cards in use with these options, which everybody knows; empty if there is nothing to count."""
        return []

    def checked_deal(self, state: State, order: Sequence[int]) -> tuple[State, list[Event]]:
        """Carry out the owed shuffle; `order[i]` is the place before it of the item at place i after it.

        Raise `ActionError` unless a shuffle of these items is owed.
        """
        self.check_order(state, order)
        return result_of(self.deal(state, order))

    def check_order(self, state: State, order: Sequence[int]) -> None:
        """Raise `ActionError` unless a shuffle is owed and this is an order of its items."""
        items = self.shuffle_owed(state)
        if items is None or not _is_order(order, len(items)):
            n = None if items is None else len(items)
            raise ActionError("bad-order", f"The dealer owes an order of {n} items, not {quote(order)}.", n=n)

    def deal(self, state: State, order: Sequence[int]) -> list[Moment]:
        """Carry out a shuffle that is known to be owed; return the moments it leads to."""
        parts = self._log(state).parts(self.advance_deal(state, order))
        moments = [moment_of(after, self.events(rows, after)) for after, rows in parts]
        first = moment_of(moments[0].state, self.deal_events(state, moments[0].state))
        events, notes = first.events + moments[0].events, first.notes + moments[0].notes
        return [Moment(first.state, events, notes), *moments[1:]]

    def advance_deal(self, state: State, order: Sequence[int]) -> State:
        """Carry out a shuffle that is known to be owed; return the new state alone."""
        after, log = copy_state(state), self._log(state)
        self.calls.call_deal(after, 0, np.array(order, np.uint8), log.rows, log.states)
        return after

    @cached_property
    def _threads(self) -> threading.local:
        return threading.local()

    def _log(self, state: State) -> "Log":
        """Return this thread's log: making one takes longer than most choices need to be applied."""
        log: Log | None = getattr(self._threads, "log", None)
        if log is None:
            log = self._threads.log = Log(state)
        return log

    @abstractmethod
    def deal_events(self, before: State, after: State) -> list[tuple[Event, Note]]:
        """Return the events that record a shuffle, each with its note."""

    # -- choices -----------------------------------------------------------------------------------

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that owe a choice, ascending; empty when a shuffle is owed or the match is over."""
        return SEATS[self.calls.call_to_act(state, 0)]

    def is_over(self, state: State) -> bool:
        """Return whether the match has ended."""
        return int(self.calls.call_to_act(state, 0)) == 0

    def legal(self, state: State, seat: SupportsIndex) -> tuple[int, ...]:
        """Return the actions this seat may take now, ascending; none if it owes no choice."""
        return bits_of(self.legal_mask(state, seat))

    def legal_mask(self, state: State, seat: SupportsIndex) -> int:
        """Return the legal actions as a bit mask."""
        place = whole(seat)
        if place is None or not 0 <= place < self.n_players(state):
            return 0
        return int(self.calls.call_legal(state, 0, WORDS[place]))

    def check(
        self, state: State, seat: SupportsIndex, action: SupportsIndex, acting: tuple[int, ...] | None = None
    ) -> tuple[int, int]:
        """Return seat and action as ints; raise an `ActionError` with the reason if the choice is not allowed now.

        Pass `acting` if the seats to act are already known.
        """
        acting = self.to_act(state) if acting is None else acting
        place, number = whole(seat), whole(action)
        if place is None or place not in acting:
            raise self._turn_error(state, acting, seat)
        if number is None or not 0 <= number < MAX_ACTIONS:
            raise self.unknown_action(state, place, action)
        reason = int(self.calls.call_refusal(state, 0, WORDS[place], WORDS[number]))
        if reason:
            raise self.explain(state, place, number, reason)
        return place, number

    def rule_now(self, state: State) -> str | None:
        """Return the rule under which a choice is due now; games with several kinds of choice override this."""
        return self.turn_rule

    def _turn_error(self, state: State, acting: tuple[int, ...], seat: Any) -> ActionError:
        if self.is_over(state):
            return ActionError("match-over", "The match is over; nobody has a choice to make.")
        if not acting:
            return ActionError("shuffle-owed", "The dealer owes a shuffle; nobody has a choice to make before that.")
        who = " and ".join(f"seat {s}" for s in acting)
        return ActionError(
            "not-your-turn",
            f"It is the turn of {who}, not of {quote(seat)}.",
            rule=self.rule_now(state),
            seat=quote(seat),
            acting=list(acting),
        )

    def unknown_action(self, state: State, seat: int, action: Any) -> ActionError:
        """Return the error for something that is not an action in this phase."""
        allowed = self.legal_texts(state, seat)
        return ActionError(
            "unknown-action",
            f"{quote(action)} is not an action here; allowed: {', '.join(allowed)}.",
            rule=self.rule_now(state),
            action=quote(action),
            allowed=allowed,
        )

    @abstractmethod
    def explain(self, state: State, seat: int, action: int, reason: int) -> ActionError:
        """Return the error that the kernel's reason code stands for."""

    def checked_apply(self, state: State, choices: Mapping[int, int]) -> tuple[State, list[Event]]:
        """Apply the choices of all seats in `to_act` together; return the new state and the events.

        Raise `ActionError` unless these are choices of exactly those seats, and legal.
        """
        acting = self.to_act(state)
        if not acting:
            raise self._turn_error(state, acting, None)
        checked = dict(self.check(state, seat, action, acting) for seat, action in choices.items())
        missing = sorted(set(acting) - set(checked))
        if missing:
            who = " and ".join(f"seat {s}" for s in missing)
            raise ActionError(
                "choice-missing",
                f"The choice of {who} is missing.",
                rule=self.rule_now(state),
                missing=missing,
                acting=list(acting),
            )
        return result_of(self.apply(state, checked))

    def apply(self, state: State, choices: Mapping[int, int]) -> list[Moment]:
        """Apply choices that are known to be legal; return the moments they lead to, the new state last."""
        parts = self._log(state).parts(self.advance(state, choices))
        return [moment_of(after, self.events(rows, after)) for after, rows in parts]

    def advance(self, state: State, choices: Mapping[int, int]) -> State:
        """Apply choices that are known to be legal; return the new state alone, which is faster than `apply`."""
        after, log = copy_state(state), self._log(state)
        packed = 0
        for seat, action in choices.items():
            packed |= action << 8 * seat
        self.calls.call_apply(after, 0, np.uint64(packed), log.rows, log.states)
        return after

    @abstractmethod
    def events(self, rows: list[list[int]], state: State) -> list[tuple[Event, Note]]:
        """Return the kernel's log rows that led to a state as events of the record, each with its note."""

    # -- results -----------------------------------------------------------------------------------

    def totals(self, state: State) -> list[int]:
        """Return each seat's match score so far, in the game's own points."""
        return [int(self.calls.call_total(state, 0, np.uint64(seat))) for seat in range(self.n_players(state))]

    def winners(self, state: State) -> list[int]:
        """Return the winning seats, ascending; for a running match, those who would win if it ended now."""
        return list(bits_of(int(self.calls.call_winners(state, 0))))

    def n_players(self, state: State) -> int:
        """Return the number of seats in the match."""
        n: int = state["players"].item()
        return n

    # -- what a seat may know ----------------------------------------------------------------------

    def observe(self, state: State, seat: SupportsIndex | None) -> State:
        """Return what a seat (or, with None, a spectator) may know of a state; everything else is zero."""
        view = blank(state)
        self.calls.call_observe(state, 0, self._eyes(state, seat), view, 0)
        return view

    def check_onlooker(self, state: State, seat: SupportsIndex | None) -> int | None:
        """Return the seat as an int; raise `OptionError` unless it is at the table or None, the spectator."""
        if seat is None:
            return None
        n, place = self.n_players(state), whole(seat)
        if place is None or not 0 <= place < n:
            raise OptionError("bad-seat", f"A seat is 0 to {n - 1} or None, not {quote(seat)}.", seat=quote(seat))
        return place

    def _eyes(self, state: State, seat: SupportsIndex | None) -> Any:
        place = self.check_onlooker(state, seat)
        return WORDS[SPECTATOR if place is None else place]

    def determinize(self, view: State, seat: SupportsIndex | None, rng: SupportsIndex) -> State:
        """Return a full state, drawn uniformly from those that fit what the seat has seen."""
        state = blank(view)
        self.calls.call_determinize(view, 0, self._eyes(view, seat), state, 0, np.uint64(index(rng) & ALL_BITS))
        return state

    def encoding(self, players: int) -> "Encoding":
        """Return the layout of an encoded view for this number of players."""
        found: Encoding = self._rows.encoding(players)
        return found

    def encode(self, state: State, seat: SupportsIndex) -> Row:
        """Encode what a seat may know, given a state or a view of it, as a row of whole numbers."""
        if seat is None:
            raise OptionError("bad-seat", "A row is for a seat; a spectator has none.", seat=quote(seat))
        row = np.zeros(self.encoding(self.n_players(state)).size, np.int16)
        self.calls.call_encode(state, 0, self._eyes(state, seat), row)
        return row

    def facts(self, view: State, seat: int | None) -> dict[str, Any]:
        """Return an observed state as words and lists, ready for JSON."""
        return self.open_facts(view) | self.own_facts(view, seat)

    def open_facts(self, view: State) -> Facts:
        """Return what every player and spectator sees, in the same words for all of them."""
        assert self.sheet is not None, "a game has a sheet, or open_facts of its own"
        return self.sheet.facts(view)

    def open_changes(self, view: State, told: Told) -> Facts:
        """Return the public facts that differ from `told`, and update `told`."""
        if self.sheet is not None:
            return self.sheet.changes(view, told)
        before, now = told[self][1], self.open_facts(view)
        told[self] = None, now
        return changes(before, now)

    @abstractmethod
    def own_facts(self, view: State, seat: int | None) -> dict[str, Any]:
        """Return what only this seat knows; for a spectator, the same keys without content."""

    @abstractmethod
    def visible(self, event: Event, note: Note, seat: int | None) -> Event:
        """Return an event together with its note as a seat (or a spectator) sees them."""

    def recall(self, state: State) -> State:
        """Return a state in which no option hides what every seat has seen, for players who forget nothing."""
        return state

    def n_forgotten(self, state: State, log: Sequence[Event]) -> int:
        """Return how many events nobody is shown again: none unless an option hides the past."""
        return 0

    # -- text --------------------------------------------------------------------------------------

    def legal_texts(self, state: State, seat: int) -> list[str]:
        """Return the legal actions as text."""
        return [self.action_text(state, seat, action) for action in self.legal(state, seat)]

    @abstractmethod
    def action_text(self, state: State, seat: int, action: int) -> str:
        """Return an action in the game's notation."""

    @abstractmethod
    def parse_action(self, state: State, seat: int, text: str) -> int:
        """Return the action that a text stands for; raise `unknown-action` if there is none."""

    @abstractmethod
    def choices_in(self, state: State, log: Sequence[Event], first: int) -> dict[int, Any]:
        """Return the choices of the seats in `to_act`, as text, as a record's log gives them from event `first` on.

        The log may be damaged; then a LookupError, a TypeError or a meaningless answer is acceptable.
        """

    def options_in(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options that a record holds in its log instead of its header; these are `recorded=False`.

        The record may be damaged, as in `choices_in`. Never return a string: an option might take it for a file name.
        """
        return {}
