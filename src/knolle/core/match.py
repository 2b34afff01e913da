"""One match: options, players, seed, entropy and the list of choices, from which everything else follows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from typing import Any, SupportsIndex

from knolle.core.errors import ActionError, OptionError
from knolle.core.fair import FORMAT, Seed, commitment, new_seed, quote, seed_bytes, shuffle_material, shuffle_order
from knolle.core.game import Game, State
from knolle.core.moments import Event, Moment, Note
from knolle.core.registry import game as game_of
from knolle.core.view import View, table_html
from knolle.core.whole import whole

Choices = dict[int, int]


@dataclass(frozen=True, slots=True)
class Mark:
    """A point in a match to which it can be rewound."""

    state: State
    pending: Choices
    scores: tuple[tuple[int, ...], ...]
    n_choices: int
    n_events: int
    n_shuffles: int


class Match:
    """A match in progress. Owed shuffles are carried out at once; secret choices wait here until all are made.

    >>> match = Match("potato-man", players=4, seed="00" * 32)
    >>> match.to_act
    (0,)
    >>> events = match.act(0, match.legal(0)[0])
    >>> events[0]["type"], match.to_act
    ('play', (1,))
    """

    def __init__(
        self,
        game: str | Game,
        *,
        players: SupportsIndex | Sequence[str],
        seed: Seed | None = None,
        entropy: Sequence[str] = (),
        starter: SupportsIndex = 0,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game)
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.options = self.game.settle(n_players(players), given)
        self.names = names_of(players)
        self.starter = self.game.check_starter(self.options, starter)
        self.seed = new_seed() if seed is None else seed_bytes(seed)
        self.entropy = check_entropy(entropy, len(self.names))
        self.choices: list[Choices] = []
        """The choices made so far, those made together in one dictionary; do not modify these, matches share them."""
        self.log: list[Event] = []
        self.notes: list[Note] = []
        """What came of each event of the log."""
        self.moments: list[Moment] = []
        """What the last choice (or the start) led to, in order; the last is the present."""
        self.scores: tuple[tuple[int, ...], ...] = ()
        """The points of every round or game that has ended."""
        self._material = shuffle_material(self.seed, self.entropy)
        self.n_shuffles = 0
        self._pending: Choices = {}
        self.state: State = self.game.start(self.options, self.starter)
        self._pay_shuffles()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_material"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self._material = shuffle_material(self.seed, self.entropy)

    def __repr__(self) -> str:
        turn = "over" if self.is_over else f"to act: {', '.join(map(str, self.to_act))}"
        return f"<{self.game.name}: {', '.join(self.names)}; {turn}>"

    def _repr_html_(self) -> str:
        """Return the table with all hands, for notebooks."""
        return table_html(self.view(None), self.state)

    @property
    def commitment(self) -> str:
        """The commitment to show the players before the first card is dealt."""
        return commitment(self.seed)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still owe a choice; empty when the match is over."""
        if not self._pending:
            return self._asked
        return tuple(seat for seat in self._asked if seat not in self._pending)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return not self._asked

    def legal(self, seat: SupportsIndex) -> tuple[int, ...]:
        """Return the actions a seat may take now, ascending; none if it owes no choice."""
        return self.game.legal(self.state, seat) if whole(seat) in self.to_act else ()

    def act(self, seat: SupportsIndex, action: SupportsIndex | str) -> list[Event]:
        """Make a choice, given as an integer (Python or numpy) or in the game's notation; return the resulting events.

        Where several seats choose in secret, nothing happens until the last of them has chosen.
        """
        number = self.parse(seat, action)
        return [event for moment in self.take(index(seat), number) for event in moment.events]

    def take(self, seat: int, action: int) -> list[Moment]:
        """Do what `act` does for a choice that `parse` has passed; return the moments it leads to, in order."""
        self._pending[seat] = action
        self.moments = []
        if len(self._pending) < len(self._asked):
            return self.moments
        chosen = _alone(seat, action) if len(self._pending) == 1 else dict(sorted(self._pending.items()))
        self._pending = {}
        for moment in self.game.apply(self.state, chosen):
            self._note(moment)
        self.choices.append(chosen)
        self._pay_shuffles()
        return self.moments

    def blank(self) -> "Match":
        """Return the same match before its first shuffle. It can be looked at, not played."""
        found = Match.__new__(Match)
        vars(found).update(vars(self), choices=[], log=[], notes=[], moments=[], scores=(), n_shuffles=0, _pending={})
        found.state = self.game.start(self.options, self.starter)
        found._asked = ()
        return found

    def steps(self) -> Iterator["Match"]:
        """Play the match again: yield it at the start and after all choices made together; `moments` led there."""
        again = self.blank()
        again._pay_shuffles()
        yield again
        for choices in self.choices:
            for seat, action in choices.items():
                again.take(seat, action)
            yield again

    def mark(self) -> Mark:
        """Return a mark of the current point. It holds one state and copies none, because states are never modified."""
        lengths = len(self.choices), len(self.log), self.n_shuffles
        return Mark(self.state, dict(self._pending), self.scores, *lengths)

    def rewind(self, mark: Mark) -> None:
        """Undo everything since a mark of this match."""
        self.state, self._pending, self.scores = mark.state, dict(mark.pending), mark.scores
        self.n_shuffles = mark.n_shuffles
        del self.choices[mark.n_choices :], self.log[mark.n_events :], self.notes[mark.n_events :]
        self.moments = []
        self._asked = self.game.to_act(self.state)

    def parse(self, seat: SupportsIndex, action: SupportsIndex | str) -> int:
        """Return the number of an action that this seat may take now; raise an `ActionError` with the reason if not."""
        place = whole(seat)
        if place in self._pending:
            sentence = f"Seat {place} has already chosen; its choice stands."
            raise ActionError("already-chosen", sentence, rule=self.game.rule_now(self.state), seat=place)
        if isinstance(action, str) and place is not None and place in self.to_act:
            action = self.game.parse_action(self.state, place, action)
        return self.game.check(self.state, seat, action, self._asked)[1]  # type: ignore[arg-type]

    def _note(self, moment: Moment) -> None:
        """Go on to a moment."""
        kind, field = self.game.score_event
        for event in moment.events:
            if event["type"] == kind:
                self.scores += (tuple(event[field]),)
        self.state = moment.state
        self.log += moment.events
        self.notes += moment.notes
        moment.scores = self.scores
        self.moments.append(moment)

    def _pay_shuffles(self) -> None:
        self._asked = self.game.to_act(self.state)
        while not self._asked and (items := self.game.shuffle_owed(self.state)) is not None:
            order = shuffle_order(self._material, self.n_shuffles, len(items))
            self.n_shuffles += 1
            for moment in self.game.deal(self.state, order):
                self._note(moment)
            self._asked = self.game.to_act(self.state)

    def view(self, seat: SupportsIndex | None, *, recalls: bool = False) -> View:
        """Return what a seat may know now, or with `recalls` all that it has seen; None is a spectator."""
        seat = self.game.check_onlooker(self.state, seat)
        return View(
            self.game,
            seat,
            self._seen(self.state, seat, recalls=recalls),
            self.names,
            self.options,
            self.scores,
            tuple(sorted(self._pending)) if self._pending else (),
            None if seat is None else self._pending.get(seat),
            self.to_act,
        )

    def view_at(self, moment: Moment, seat: int | None, *, is_last: bool = False, recalls: bool = False) -> View:
        """Return what a seat knew at a moment; nobody was asked for anything before the last one of a choice."""
        state, owing = self._seen(moment.state, seat, recalls=recalls), None if is_last else ()
        return View(self.game, seat, state, self.names, self.options, moment.scores, owing=owing)

    def _seen(self, state: State, seat: int | None, *, recalls: bool) -> State:
        return self.game.observe(self.game.recall(state) if recalls else state, seat)

    def events(self, seat: SupportsIndex | None = None, *, first: int = 0) -> list[Event]:
        """Return the log from event `first` on as a seat or spectator sees it; `log` itself is the referee's.

        These are the events as they happened. Where an option hides the past (CO-16), show each event once and do not
        keep it: the first `n_forgotten` must not be shown again.
        """
        place = self.game.check_onlooker(self.state, seat)
        told = zip(self.log[first:], self.notes[first:], strict=True)
        return [self.game.visible(event, note, place) for event, note in told]

    def full_log(self) -> list[Event]:
        """Return the referee's log, each event together with its note."""
        return [event | note for event, note in zip(self.log, self.notes, strict=True)]

    def said(self, seat: int | None = None, *, first: int = 0) -> list[list[Any]]:
        """Return what is said of each event from number `first` on, as messages, to a seat or spectator."""
        return [self.game.telling.tell(event) for event in self.events(seat, first=first)]

    @property
    def n_forgotten(self) -> int:
        """The number of events of the log that an option hides by now."""
        return self.game.n_forgotten(self.state, self.log)

    @property
    def result(self) -> dict[str, list[int]]:
        """The totals and winners of a match that has ended; raises `match-not-over` before that."""
        if not self.is_over:
            raise ActionError("match-not-over", "The match is not over; its result and record exist only at the end.")
        return {"totals": self.game.totals(self.state), "winners": self.game.winners(self.state)}

    def record(self) -> dict[str, Any]:
        """Return the whole match, seed included, as a record; raise `match-not-over` unless it has ended."""
        result = self.result
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "players": list(self.names),
            "options": dict(self.options.changed),
            "starter": self.starter,
            "seed": self.seed.hex(),
            "entropy": list(self.entropy),
            "log": list(self.log),
            "result": result,
        }


@lru_cache(typed=True, maxsize=1 << 10)
def _alone(seat: int, action: int) -> Choices:
    """Return the choice of one seat, always the same dictionary: a long match has hundreds."""
    return {seat: action}


def n_players(players: SupportsIndex | Sequence[str]) -> int:
    """Return the number of players, given as a number or as names."""
    number = whole(players)
    if number is not None:
        return number
    if not isinstance(players, (list, tuple)) or not all(is_text(name) for name in players):
        raise OptionError(
            "bad-players", f"Players are a number or a list of names, not {quote(players)}.", players=quote(players)
        )
    return len(players)


def names_of(players: SupportsIndex | Sequence[str]) -> tuple[str, ...]:
    """Return the players' names; generate them if only a number is given."""
    number = whole(players)
    return tuple(players) if number is None else tuple(f"Player {i + 1}" for i in range(number))  # type: ignore[arg-type]


def is_text(value: object) -> bool:
    """Return whether a value is a string that a record can hold: one that UTF-8 can encode."""
    try:
        return isinstance(value, str) and len(value.encode("utf-8")) < 2**32
    except UnicodeEncodeError:
        return False


def check_entropy(entropy: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the players' entropy strings; raise `bad-entropy` unless they are strings, at most one per player."""
    if not isinstance(entropy, (list, tuple)) or len(entropy) > players or not all(map(is_text, entropy)):
        raise OptionError(
            "bad-entropy",
            f"Entropy is a list of strings, at most one per player, not {quote(entropy)}.",
            entropy=quote(entropy),
        )
    return tuple(entropy)
