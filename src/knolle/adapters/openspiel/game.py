"""The games as OpenSpiel loads them: types, parameters, bounds."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pyspiel

from knolle.adapters.openspiel.kind import LONGEST, Kind
from knolle.adapters.openspiel.observer import Observer
from knolle.adapters.openspiel.position import Setup
from knolle.adapters.openspiel.state import KnolleState
from knolle.core.errors import OptionError
from knolle.core.fair import quote

Type = pyspiel.GameType
UTILITIES = {
    "points": (Type.Utility.GENERAL_SUM, Type.RewardModel.REWARDS),
    "margin": (Type.Utility.ZERO_SUM, Type.RewardModel.REWARDS),
    "win": (Type.Utility.CONSTANT_SUM, Type.RewardModel.TERMINAL),
}
"""The game's own points; points minus the mean of the others'; a win, shared between winners."""
CHANCES = {"explicit": Type.ChanceMode.EXPLICIT_STOCHASTIC, "sampled": Type.ChanceMode.SAMPLED_STOCHASTIC}


def specification(kind: Kind) -> dict[str, Any]:
    """Return the parameters with their defaults. A value of 0 or "" leaves an option at the game's default."""
    defaults = {option: "" if option.load else option.default_for(0) for option in kind.game.options}
    options = {option.name.replace("-", "_"): value for option, value in defaults.items()}
    general = {"players": kind.game.usual_players, "chance": "explicit", "rng_seed": -1, "utility": "points"}
    return general | options | kind.parameters()


def game_type(kind: Kind, chance: str, utility: str) -> Any:
    """Return what OpenSpiel must know before it loads a game."""
    counts = kind.game.players
    of_sum, of_rewards = UTILITIES[utility]
    return Type(
        short_name=kind.short_name,
        long_name=f"Knolle {kind.game.name}",
        dynamics=Type.Dynamics.SIMULTANEOUS if kind.is_simultaneous else Type.Dynamics.SEQUENTIAL,
        chance_mode=CHANCES[chance],
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=of_sum,
        reward_model=of_rewards,
        max_num_players=counts[-1],
        min_num_players=min([counts[0], *(n for option in kind.game.options for n in option.only_players)]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(kind),
    )


def bounds(setup: Setup, chance: str, utility: str) -> Any:
    """Return the bounds on a match's length and utilities."""
    kind, options, rounds = setup.kind, setup.options, setup.most_rounds
    most = 1.0 if utility == "win" else kind.most_points(options, rounds)
    return pyspiel.GameInfo(
        num_distinct_actions=kind.game.encoding(options.players).actions,
        max_chance_outcomes=1 if chance == "sampled" else kind.most_items(options),
        num_players=options.players,
        min_utility=-most if utility == "margin" else 0.0,
        max_utility=most,
        utility_sum={"points": None, "margin": 0.0, "win": 1.0}[utility],
        max_game_length=min(kind.longest(options, rounds), LONGEST),
    )


class KnolleGame(pyspiel.Game):
    """One game with its parameters, and the generator for sampled chance."""

    kind: Kind

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = specification(self.kind) | dict(params or {})
        chance, self.utility = _one_of("chance", CHANCES, given), _one_of("utility", UTILITIES, given)
        self.setup = _setup(self.kind, given)
        self.rng = Random(None if given["rng_seed"] < 0 else given["rng_seed"])
        self._start = self.setup.start()
        super().__init__(
            game_type(self.kind, chance, self.utility), bounds(self.setup, chance, self.utility), dict(params or {})
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self), self.rng.getstate() if self.setup.is_sampled else None)

    def new_initial_state(self, *_: Any) -> KnolleState:
        """Return the state before the first shuffle."""
        return KnolleState(self, self._start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """Return an observer of states."""
        if isinstance(iig_obs_type, Mapping):  # OpenSpiel omits the type if there is none
            iig_obs_type, params = None, iig_obs_type
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance nodes a match can have: shuffles, or single draws."""
        setup = self.setup
        return min(setup.kind.most_chance_nodes(setup.options, setup.most_rounds, self.setup.is_sampled), LONGEST)

    def next_order(self, n: int) -> bytes:
        """Return the generator's next order of n items."""
        return bytes(self.rng.sample(range(n), n))


def _setup(kind: Kind, given: Mapping[str, Any]) -> Setup:
    known = {option.name.replace("-", "_"): option.name for option in kind.game.options}
    defaults = specification(kind)
    changed = {known[name]: value for name, value in given.items() if name in known and value != defaults[name]}
    options = kind.game.settle(given["players"], changed)
    return Setup(kind, options, kind.most_rounds(options, given), given["chance"] == "sampled")


def _one_of(name: str, allowed: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    value = given[name]
    if value not in allowed:
        choices = " or ".join(allowed)
        sentence = f"{name}={quote(value)} is invalid; allowed: {choices}."
        raise OptionError("bad-option-value", sentence, option=name, value=quote(value), allowed=choices)
    return str(value)


def _load(text: str, generator: Any) -> Any:
    game = pyspiel.load_game(text)
    if generator is not None:
        game.rng.setstate(generator)
    return game


def register(kind: Kind) -> None:
    """Register a game with OpenSpiel."""
    one = type(f"{type(kind).__name__.removesuffix('Kind')}Game", (KnolleGame,), {"kind": kind})
    pyspiel.register_game(game_type(kind, "explicit", "points"), one)
