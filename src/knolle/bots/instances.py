"""The bots' templates, each compiled for a game on first use."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from knolle.bots import tuning
from knolle.compiled.template import instantiate
from knolle.core.game import Game

TEMPLATES = Path(__file__).with_name("templates")


def name_of(game: Game) -> str:
    return game.package.rpartition(".")[2]


def greedy_of(game: Game) -> Any:
    """Return the `choose` function of a game's rule player."""
    return _rule_player(game).choose


def tuning_of(game: Game) -> dict[str, Any]:
    """Return what search asks of a game: the spread of its points, and how it keeps the choices of seats apart."""
    player = _rule_player(game)
    return {
        "spread": player.spread,
        "slots_a_seat": tuning.eight_places if game.is_simultaneous else tuning.one_table,
        "public_mark": getattr(player, "public_mark", tuning.public_mark),
    }


def _rule_player(game: Game) -> ModuleType:
    return import_module(f"{game.package}.greedy")


@cache
def features_of(game: Game) -> ModuleType | None:
    """Return the module with the inputs of a game's net, or None."""
    return game.part("features")


def is_solved(game: Game) -> bool:
    """Return whether a solver plays the game: its seats choose in secret at the same time, and it has a net."""
    return game.is_simultaneous and features_of(game) is not None


def instance(template: str, game: Game, **functions: Any) -> ModuleType:
    given = game.compiled | tuning_of(game) | functions
    return instantiate(TEMPLATES / f"{template}.py", f"{template}_{name_of(game)}", given)


def judge_parts(game: Game) -> dict[str, Any]:
    module = instance("judging", game)
    names = ("lead_of", "share_of_win", "chance_ahead", "chance_to_win", "tally")
    return {name: getattr(module, name) for name in names}


@cache
def search_of(game: Game) -> ModuleType:
    """Return the search without a net."""
    return instance("search", game, greedy=greedy_of(game), **judge_parts(game))


def looks_of(game: Game) -> dict[str, Any]:
    features = features_of(game)
    return {name: getattr(features, name) for name in ("survey", "state_inputs", "action_inputs")}


@cache
def choosing_of(game: Game) -> ModuleType:
    """Return the net's choice without search; the game must have features."""
    return instance("choosing", game, **looks_of(game))


@cache
def lookahead_of(game: Game) -> ModuleType:
    """Return the search with a net."""
    features = features_of(game)
    assert features is not None
    return instance(
        "lookahead",
        game,
        best_action=choosing_of(game).best_action,
        share_left=features.share_left,
        **judge_parts(game),
    )


@cache
def learning_of(game: Game) -> ModuleType:
    """Return the training of a net."""
    return instance(
        "learning",
        game,
        best_action=choosing_of(game).best_action,
        greedy=greedy_of(game),
        **looks_of(game),
        **judge_parts(game),
    )
