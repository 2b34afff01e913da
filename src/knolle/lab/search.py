"""Parts for your own search: worlds that fit a view, rollouts, trees that ask a net in batches, your own compiled code.

Everything works on all games. A world is a full state; rollouts play it to the end of its deal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from knolle.bots.contract import seat_of
from knolle.bots.instances import greedy_of, judge_parts, name_of, search_of
from knolle.compiled.template import instantiate
from knolle.core.errors import OptionError
from knolle.core.fair import Seed, quote, seed_bytes
from knolle.core.game import Game, State
from knolle.core.view import View
from knolle.lab.opponents import bad_option, whole_option

TEMPLATE = Path(__file__).with_name("searching.py")
POLICIES = {"random": 0, "greedy": 1}
DEEPEST = 256
N_NODES = 1 << 14
MOST_SIMULATIONS = N_NODES // 2
"""As many as a tree has room for; each may add a node."""
Floats = npt.NDArray[np.float32]
Evaluate = Callable[[npt.NDArray[np.int16], npt.NDArray[np.bool_]], tuple[Any, Any]]
"""A net: rows and legal actions to priors of all actions, and chances to win of all seats, the asked one first."""


def kernels(file: str | Path, game: Game, **functions: Any) -> ModuleType:
    """Return your file as a module that is compiled for a game; its machine code is kept on disk.

    The file uses the functions of `game.compiled` and `greedy`, the rule player, as if they were its own.
    """
    path = Path(file).resolve()
    given = game.compiled | {"greedy": greedy_of(game)} | functions
    return instantiate(path, f"{path.stem}_{crc32(str(path).encode()):08x}_{name_of(game)}", given)


@cache
def template_of(game: Game) -> ModuleType:
    """Return the compiled search kit of a game."""
    search = search_of(game)
    names = ("find_node", "mixed_key", "others_choose", "public_mark", "rollout", "slot_of")
    given = game.compiled | {name: getattr(search, name) for name in names}
    return instantiate(TEMPLATE, f"searching_{name_of(game)}", given | judge_parts(game))


def _generator(seed: Seed) -> np.uint64:
    return np.uint64(int.from_bytes(seed_bytes(seed)[:8]))


def worlds(view: View, n: int, seed: Seed = 0) -> State:
    """Return n states that fit a view, each drawn uniformly from all that do.

    >>> from knolle import Match
    >>> view = Match("potato-man", players=3, seed=1).view(0)
    >>> drawn = worlds(view, 100)
    >>> len(drawn), view.game.observe(drawn[7:8], 0).tobytes() == view.state.tobytes()
    (100, True)
    """
    count = whole_option("n", n, 1)
    drawn = np.ndarray(count, view.state.dtype, bytearray(count * view.state.itemsize))
    seat = np.uint64(8 if view.seat is None else view.seat)
    template_of(view.game).draw_worlds(view.state, seat, drawn, _generator(seed))
    return drawn


@dataclass(frozen=True)
class Outcome:
    """What rollouts brought, by state and seat: points gained, and the chance of winning the match that is left."""

    points: Floats
    chances: Floats


def rollouts(
    game: Game,
    states: State,
    *,
    seat: int = 0,
    actions: npt.ArrayLike | None = None,
    policy: str = "random",
    seed: Seed = 0,
) -> Outcome:
    """Play copies of the states to the end of their deals, each first with an action of the seat if `actions` is given.

    >>> from knolle import Match
    >>> view = Match("potato-man", players=3, seed=1).view(0)
    >>> rollouts(view.game, worlds(view, 100), actions=[view.legal[0]] * 100).points.shape
    (100, 3)
    """
    if policy not in POLICIES:
        raise bad_option("policy", policy, ", ".join(POLICIES))
    _check_states(game, states)
    n, players = len(states), game.n_players(states[:1])
    place = whole_option("seat", seat, 0, players - 1)
    first = np.full(n, -1, np.int64) if actions is None else _actions(actions, n)
    code = template_of(game)
    if actions is not None and (wrong := code.first_illegal(states, np.uint64(place), first)) >= 0:
        game.check(states[wrong : wrong + 1], place, first[wrong])
    points, chances = np.zeros((n, players), np.float32), np.zeros((n, players), np.float32)
    scratch, luck = np.zeros(1, states.dtype), _generator(seed)
    code.play_out(states, scratch, np.uint64(place), first, POLICIES[policy], points, chances, luck)
    return Outcome(points, chances)


def _actions(given: npt.ArrayLike, n: int) -> npt.NDArray[np.int64]:
    try:
        actions = np.asarray(given)
    except ValueError:  # lists of different lengths
        actions = np.array(None)
    if actions.shape != (n,) or actions.dtype.kind not in "iu":
        sentence = f"Rollouts take {n} actions, one per state, as whole numbers, not {quote(given)}."
        raise OptionError("bad-actions", sentence, n=n)
    return actions.astype(np.int64)


def _check_states(game: Game, states: State) -> None:
    """Raise `OptionError` unless these are states of the game for one number of players, at least one."""
    own = game.start(game.settle(game.usual_players, {}), 0).dtype
    kind = getattr(states, "dtype", np.dtype("O"))
    if kind.fields != own.fields or states.ndim != 1 or not len(states):
        sentence = f"Rollouts take an array of states of {game.name}, as `worlds` returns them, not {quote(states)}."
        raise OptionError("bad-states", sentence, game=game.slug)
    players = np.unique(states["players"]).tolist()
    if len(players) > 1 or players[0] not in game.players:
        sentence = f"Rollouts take states with one number of players that {game.name} has, not {quote(players)}."
        raise OptionError("bad-states", sentence, game=game.slug)


# -- trees that ask a net --------------------------------------------------------------------------


class NetTree:
    """A tree of one view's choices. `ask` gives rows for a net to judge, and `tell` takes its answers."""

    def __init__(self, view: View, *, explore: float = 1.5, seed: Seed = 0) -> None:
        self.view, self.explore = view, explore
        self._seat = np.uint64(seat_of(view))
        self._code = template_of(view.game)
        self._encoding = view.game.encoding(view.game.n_players(view.state))
        self._rng = _generator(seed)
        self._keys = np.zeros(N_NODES, np.uint64)
        self._figures = np.zeros((N_NODES, 64, 3), np.float32)
        self._n_nodes = 0

    def ask(self, n: int) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.bool_]]:
        """Go down the tree n times; return the rows and legal actions to judge, none where the deal has ended.

        Raise `tree-full` after MOST_SIMULATIONS in all.
        """
        n = whole_option("n", n, 1)
        if self._n_nodes + n > MOST_SIMULATIONS:
            sentence = f"A tree has room for {MOST_SIMULATIONS} simulations."
            raise OptionError("tree-full", sentence, most=MOST_SIMULATIONS)
        self._n_nodes += n
        most = n * self.view.game.n_players(self.view.state)
        view = self.view.state
        self._worlds = np.ndarray(n, view.dtype, bytearray(n * view.itemsize))
        self._paths, self._depths = np.zeros((n, DEEPEST, 3), np.uint64), np.zeros(n, np.int64)
        self._leaves, self._owners = np.zeros(n, np.int64), np.zeros((most, 2), np.int64)
        rows = np.zeros((most, self._encoding.size), np.int16)
        masks = np.zeros((most, self._encoding.actions), np.bool_)
        kept = self._keys, self._figures, self._paths, self._depths, self._leaves
        found = view, self._seat, self._worlds, *kept, rows, masks, self._owners, self.explore, self._rng
        self._n_rows, rng = self._code.descend(*found)
        self._rng = np.uint64(rng)
        return rows[: self._n_rows], masks[: self._n_rows]

    def tell(self, priors: npt.ArrayLike, values: npt.ArrayLike) -> None:
        """Enter what the net says of the rows of the last `ask`."""
        players = self.view.game.n_players(self.view.state)
        said = _floats("priors", priors, (self._n_rows, self._encoding.actions))
        worth = _floats("values", values, (self._n_rows, players))
        paths = self._figures, self._paths, self._depths, self._leaves
        self._code.back_up(self._worlds, *paths, self._owners, self._n_rows, said, worth)

    @property
    def visits(self) -> npt.NDArray[np.int64]:
        """How often each legal action was tried."""
        return self._root(0).astype(np.int64)

    @property
    def values(self) -> Floats:
        """The mean chance of winning after each legal action; 0 if it was not tried."""
        return (self._root(1) / np.maximum(self._root(0), 1)).astype(np.float32)

    def _root(self, column: int) -> Floats:
        width = int(search_of(self.view.game).slots_a_seat())
        place = int(np.flatnonzero(self._keys == 1)[0]) if self._n_nodes else 0
        slots = [int(self._seat) * width + action for action in self.view.legal]
        found: Floats = self._figures[place, slots, column]
        return found


def _floats(name: str, given: npt.ArrayLike, shape: tuple[int, int]) -> Floats:
    if not shape[0]:
        return np.zeros(shape, np.float32)
    try:
        array = np.ascontiguousarray(given, np.float32)
    except (TypeError, ValueError):
        sentence = f"The net's {name} are numbers of the shape {shape}, not {quote(given)}."
        raise OptionError("bad-net-answer", sentence, name=name, wanted=list(shape)) from None
    if array.shape != shape:
        sentence = f"The net's {name} have the shape {shape}, not {array.shape}."
        raise OptionError("bad-net-answer", sentence, name=name, shape=list(array.shape), wanted=list(shape))
    return array


def _judgement(evaluate: Evaluate, rows: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> Any:
    """Return a net's priors and values of all rows."""
    if not len(rows):
        return [], []
    told = evaluate(rows, masks)
    if not isinstance(told, tuple | list) or len(told) != 2:
        sentence = f"The net answers with a pair, priors and values, not {quote(told)}."
        raise OptionError("bad-net-answer", sentence, name="answer")
    priors, values = map(np.asarray, told)
    for name, array in (("priors", priors), ("values", values)):
        if array.shape[:1] != (len(rows),):
            sentence = f"The net's {name} have {len(rows)} rows; these have the shape {array.shape}."
            raise OptionError("bad-net-answer", sentence, name=name, shape=list(array.shape))
    return priors, values


def _check_views(views: Sequence[View]) -> None:
    """Raise `OptionError` unless the rows of these views, at least one, have the same columns."""
    kinds = {(view.game.slug, view.game.n_players(view.state)) for view in views}
    if len(kinds) != 1:
        there = " and ".join(f"{slug} with {players} players" for slug, players in sorted(kinds)) or "none"
        sentence = f"A search takes views of one game with one number of players, at least one view, not {there}."
        raise OptionError("bad-views", sentence, views=there)


def search(
    views: Sequence[View],
    evaluate: Evaluate,
    *,
    simulations: int = 256,
    batch: int = 16,
    explore: float = 1.5,
    seed: Seed = 0,
) -> list[NetTree]:
    """Search the choices of many views at once; the net is asked for up to `batch` rows of each tree together.

    The views are of one game with one number of players; a tree has room for MOST_SIMULATIONS.
    """
    simulations = whole_option("simulations", simulations, 1, MOST_SIMULATIONS)
    batch = whole_option("batch", batch, 1)
    _check_views(views)
    base = seed_bytes(seed).hex()
    trees = [NetTree(view, explore=explore, seed=f"{base}/{i}") for i, view in enumerate(views)]
    done, one = 0, 1
    while done < simulations:
        n = min(one, batch, simulations - done)
        asked = [tree.ask(n) for tree in trees]
        rows, masks = (np.concatenate(parts) for parts in zip(*asked, strict=True))
        priors, values = _judgement(evaluate, rows, masks)
        at = 0
        for tree, (own, _) in zip(trees, asked, strict=True):
            tree.tell(priors[at : at + len(own)], values[at : at + len(own)])
            at += len(own)
        done, one = done + n, 2 * one
    return trees
