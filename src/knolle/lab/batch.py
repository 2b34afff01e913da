"""Many matches of one game as arrays: one call makes a decision in each of them, for learning agents."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from knolle.bots.instances import name_of
from knolle.compiled.template import instantiate
from knolle.core.errors import ActionError, OptionError
from knolle.core.fair import Seed, new_seed, quote, seed_bytes
from knolle.core.game import Game, State
from knolle.core.moments import copy_state
from knolle.core.registry import game as game_of
from knolle.lab.crew import Crew
from knolle.lab.opponents import Opponents, cast_of, n_players, whole_option
from knolle.lab.simulate import bulk
from knolle.lab.spread import n_cores

TEMPLATE = Path(__file__).with_name("batching.py")
ENOUGH = 1024
"""The number of matches that justifies a thread."""
LEAST_BOOK = 5
"""Words that compiled code keeps of a match, besides one per seat."""
Which = npt.ArrayLike | None


@cache
def template_of(game: Game) -> ModuleType:
    """Return the compiled batch code of a game."""
    functions = game.compiled | {"choice": bulk(game).choice}
    return instantiate(TEMPLATE, f"batching_{name_of(game)}", functions)


class Batch:
    """n matches side by side, each waiting for one decision of the seat in `seats`.

    `step`, `reset` and `load` modify all arrays in place: copy what you want to keep. With `opponents`, bots play all
    seats but `seat`, and every row is that seat's. `random` and `greedy` play in compiled code; any other bot works as
    well but is asked through Python and thinks for `budget`. After `max_steps` steps a match is cut off.

    >>> matches = Batch("potato-man", 2, players=4, seed=1)
    >>> matches.observations.shape, matches.legal.shape, matches.rewards.shape
    ((2, 429), (2, 64), (2, 4))
    >>> matches.step(matches.sample())
    >>> matches.done.any()
    np.False_
    """

    def __init__(
        self,
        game: str | Game,
        n: SupportsIndex,
        *,
        players: SupportsIndex | None = None,
        opponents: Opponents = None,
        seat: SupportsIndex = 0,
        seed: Seed | None = None,
        max_steps: SupportsIndex | None = None,
        threads: SupportsIndex | None = None,
        budget: str = "100sims",
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game)
        self.n = whole_option("n", n, 1)
        self.players = n_players(self.game, players, opponents)
        self.options = self.game.settle(
            self.players, {name.replace("_", "-"): value for name, value in options.items()}
        )
        self.encoding = self.game.encoding(self.players)
        self.max_steps = None if max_steps is None else whole_option("max_steps", max_steps, 1)
        self.threads = _threads(self.n) if threads is None else whole_option("threads", threads, 1)
        self._cast = cast_of(opponents, seat, self.players, budget)
        self._crew = Crew(self.threads) if self.threads > 1 else None
        self._lay_out()
        self.reset(new_seed() if seed is None else seed)

    def _lay_out(self) -> None:
        n, seats, encoding = self.n, self.players, self.encoding
        self.observations = np.zeros((n, encoding.size), np.int16)
        """What the seat in `seats` may know; `encoding.parts` gives the layout."""
        self.legal = np.zeros((n, encoding.actions), np.bool_)
        """The actions it may take."""
        self.seats = np.zeros(n, np.int64)
        """The seat that decides next."""
        self.rewards = np.zeros((n, seats), np.float32)
        """The points each seat gained in the last step."""
        self.done = np.zeros(n, np.bool_)
        """Whether the last step ended the match; all other arrays already describe the new one."""
        self.truncated = np.zeros(n, np.bool_)
        """Whether the match was cut off after `max_steps`; then nobody has won, and a new one has started."""
        self.won = np.zeros((n, seats), np.float32)
        """Each seat's share of the win, where `done`."""
        self.last_observations = np.zeros((n, encoding.size), np.int16)
        """Where `done` or `truncated`: the last row of that match, of the seat that decided or would decide next."""
        starts = [self.game.start(self.options, starter) for starter in range(self.players)]
        self._fresh = _join(starts)
        self._states = np.ndarray(n, self._fresh.dtype, bytearray(n * self._fresh.itemsize))
        self._books = np.zeros((n, LEAST_BOOK + seats), np.uint64)
        self._luck = np.zeros(n, np.uint64)
        """The generators of bots that are not compiled. Those of the books are the rules' and `sample`'s."""
        self._masks = np.zeros(n, np.uint64)
        self._drawn = [np.zeros(n, np.int64), np.zeros(n, np.int64)]
        self._side, self._is_drawn = 0, True
        self._link()

    def _link(self) -> None:
        """Collect the arguments of compiled code: for each of the two arrays of drawn actions, one list per block."""
        self._code = template_of(self.game)
        self._rules = self._cast.rules(self.max_steps or 0)
        scratch = np.zeros(2 * self.threads, self._fresh.dtype)
        fixed = self._states, self._fresh, self._books, self._rules, self._cast.numbers
        shown = self._masks, self.seats, self.legal, self.observations
        blocks = list(pairwise(self.n * k // self.threads for k in range(self.threads + 1)))
        places = np.arange(self.n)
        self._blocks = [
            [(*fixed, scratch[2 * k : 2 * k + 2], *shown, drawn, places, *block) for k, block in enumerate(blocks)]
            for drawn in self._drawn
        ]
        self._outcome = self.rewards, self.done, self.truncated, self.won, self.last_observations

    # -- playing -----------------------------------------------------------------------------------

    def reset(self, seed: Seed | None = None, which: Which = None) -> None:
        """Restart all matches, or those in `which`: numbers of matches, or a mask.

        The same seed gives the same matches, for any number of threads; without one, their generators go on.
        """
        places = self._places(which)
        if seed is not None:
            chance = np.random.SeedSequence(int.from_bytes(seed_bytes(seed)))
            words = chance.generate_state(3 * self.n, np.uint64)
            self._books[places, :2] = words[: 2 * self.n].reshape(self.n, 2)[places]
            self._luck[places] = words[2 * self.n :][places]
        self._begin(places, is_loaded=False)

    def load(self, states: State | Iterable[State], which: Which = None) -> None:
        """Go on from other states, one per match or per match in `which`; owed shuffles are carried out at random.

        The states may come from `state`, `states`, `Match.state`, `View.determinize` or a pickle. Choices that were
        made together with others and not yet revealed are not part of a state and must be made again.
        """
        places = self._places(which)
        given = states if isinstance(states, np.ndarray) else _join(list(states))
        self._check_states(given, places.size)
        self._code.put(self._states, places, given)
        self._begin(places, is_loaded=True)

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one decision in every match. If any is illegal, raise an `ActionError` for it and change nothing."""
        chosen = self._check(actions)
        self._side ^= 1
        self._is_drawn = True
        blocks = self._blocks[self._side]
        if self._crew is None:
            self._code.advance(*blocks[0], True, chosen, *self._outcome)
        else:
            self._crew.run(lambda k: self._code.advance(*blocks[k], True, chosen, *self._outcome))
        if self._cast.guests:
            self._ask_guests()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every match, in an array that a later call overwrites."""
        drawn = self._drawn[self._side]
        if not self._is_drawn:
            self._code.draw(self._books, self._masks, drawn)
        self._is_drawn = False
        return drawn

    # -- positions ---------------------------------------------------------------------------------

    def state(self, match: SupportsIndex) -> State:
        """Return a copy of a match's state, as the game's own methods take it."""
        place = whole_option("match", match, 0, self.n - 1)
        return copy_state(self._states[place : place + 1])

    def states(self) -> State:
        """Return a copy of the states of all matches."""
        return copy_state(self._states)

    def clone(self) -> "Batch":
        """Return an independent copy that goes on with the same generators."""
        other = Batch.__new__(Batch)
        other.__setstate__({name: _copy(value) for name, value in self.__getstate__().items()})
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_code", "_blocks", "_outcome")}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self._link()

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        bots = f" against {', '.join(self._cast.names.values())}" if self._cast.names else ""
        return f"<{self.n} matches of {self.game.name} with {self.players} players{bots}>"

    # -- inside ------------------------------------------------------------------------------------

    def _begin(self, places: npt.NDArray[np.int64], *, is_loaded: bool) -> None:
        for array in (self.rewards, self.done, self.truncated, self.won):
            array[places] = 0
        self._is_drawn = True
        self._code.begin(*self._only(places), is_loaded)
        if self._cast.guests:
            self._ask_guests()

    def _only(self, places: npt.NDArray[np.int64]) -> tuple[Any, ...]:
        """Return the arguments of compiled code for some matches."""
        return *self._blocks[self._side][0][:-3], places, 0, places.size

    def _ask_guests(self) -> None:
        """Let bots that are not compiled choose until the learner is asked everywhere."""
        actions = self._drawn[self._side ^ 1]
        while (places := np.flatnonzero(np.isin(self.seats, self._cast.guests))).size:
            for i in places:
                state, seat = self.state(i), int(self.seats[i])
                word, self._luck[i] = np.random.SeedSequence(int(self._luck[i])).generate_state(2, np.uint64)
                number = self._cast.choose(self.game, self.options, state, seat, int(word))
                actions[i] = self.game.check(state, seat, number)[1]
            self._code.advance(*self._only(places), False, actions, *self._outcome)

    def _check(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != self.done.shape or chosen.dtype.kind not in "iu":
            sentence = f"A step takes {self.n} integers, one per match, not {chosen.dtype} of shape {chosen.shape}."
            raise ActionError("bad-actions", sentence, n=self.n, dtype=str(chosen.dtype), shape=list(chosen.shape))
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = self._code.first_illegal(self._masks, chosen)
        if wrong >= 0:
            self.game.check(self.state(wrong), int(self.seats[wrong]), int(chosen[wrong]))
        return chosen

    def _places(self, which: Which) -> npt.NDArray[np.int64]:
        """Return the numbers of the matches meant."""
        if which is None:
            return np.arange(self.n)
        given = np.asarray(which)
        is_mask = given.dtype == np.bool_ and given.shape == self.done.shape
        places = np.flatnonzero(given) if is_mask else np.atleast_1d(given)
        is_list = places.ndim == 1 and (places.dtype.kind in "iu" or not places.size)
        if not is_list or np.unique(places).size < places.size or not np.isin(places, range(self.n)).all():
            sentence = (
                f"`which` has numbers of matches from 0 to {self.n - 1}, each once, or is a mask of all {self.n}."
            )
            raise OptionError("bad-matches", sentence, n=self.n, which=quote(which))
        return places.astype(np.int64)

    def _check_states(self, given: State, n: int) -> None:
        """Raise `OptionError` unless these are n running states for this number of players and these encounters."""
        kind, own = given.dtype, self._states.dtype
        if kind.fields != own.fields or given.shape != (n,):
            what = f"{n} states of {self.game.name}, not {kind.name} of shape {given.shape}"
        elif dict(kind.metadata or {}) != dict(own.metadata or {}):
            what = "states with the names of their encounters, which pickle keeps and np.save does not"
        elif (given["players"] != self.players).any():
            what = f"states of {self.players} players"
        elif (over := self._code.first_over(given)) >= 0:
            what = f"states of running matches; number {over} is over"
        else:
            return
        raise OptionError("bad-states", f"A batch loads {what}.", n=n)


def _join(states: list[State]) -> State:
    """Return states as one array; their type has metadata, which numpy's own way would lose."""
    raw = b"".join(state.tobytes() for state in states)
    kind = states[0].dtype if states else np.dtype("V1")
    return np.ndarray(len(raw) // kind.itemsize, kind, bytearray(raw))


def _copy(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return copy_state(value) if value.dtype.names else value.copy()
    if isinstance(value, Crew):
        return Crew(value.n)
    return [one.copy() for one in value] if isinstance(value, list) else value


def _threads(n: int) -> int:
    return max(1, min(n_cores(), n // ENOUGH))
