"""States that fit everything a player has seen: the hidden parts of every shuffle are redrawn, the choices stay."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from knolle.adapters.openspiel.kind import Worlds
from knolle.adapters.openspiel.position import Position


def resampled(state: Any, player: int, sampler: Callable[[], float]) -> Any:
    """Return a state with a history in which this player would have seen the same; also for turn-based games.

    Every world that fits is equally likely. `sampler` returns numbers from 0 to 1.
    """
    rng = Random(int(sampler() * 2**53))
    if isinstance(state, pyspiel.TurnBasedSimultaneousState):
        return resample_turn_based(state, player, rng)
    new = state.get_game().new_initial_state()
    way = position_like(state.position, player, rng).way()[1:]
    new.prepared = way[::-1]
    for position in way:
        if new.is_simultaneous_node():
            new.apply_actions(position.actions)
        else:
            new.apply_action(position.actions[0])
    del new.prepared
    return new


def position_like(old: Position, player: int, rng: Random) -> Position:
    """Return a position in which the player would have seen the same."""
    worlds = old.setup.kind.worlds(old, player, rng)
    position = before_changes(old, worlds)
    later = iter(world for world in worlds if world is not None)
    for move in old.moves[len(position.moves) :]:
        if isinstance(move, bytes):
            move = bytes(map((position.items or []).index, next(later)))
        position = position.after_move(move)
    for _ in old.drawn:
        items, weights = zip(*position.draws(), strict=True)
        position = position.draw(rng.choices(items, weights)[0])
    return position


def before_changes(old: Position, worlds: Worlds) -> Position:
    """Return the last position of a history before anything that is redrawn."""
    deals = [k for k, move in enumerate(old.moves) if isinstance(move, bytes)]
    first = ([k for k, world in zip(deals, worlds, strict=True) if world is not None] or [len(old.moves)])[0]
    position = old
    while position.drawn or len(position.moves) > first:
        assert position.before is not None
        position = position.before
    return position


def resample_turn_based(state: Any, player: int, rng: Random) -> Any:
    """Do the same for a state of `convert_to_turn_based`; secret choices already made by others are drawn too."""
    new = state.get_game().new_initial_state()
    for position in position_like(state.simultaneous_game_state().position, player, rng).way()[1:]:
        now = new.simultaneous_game_state()
        if now.is_simultaneous_node():
            for seat in now.position.acting:
                new.apply_action(position.actions[seat])
        else:
            new.apply_action(position.actions[0])
    own = [step.action for step in state.full_history() if step.player == player]
    while new.move_number() < state.move_number():
        new.apply_action(own[-1] if new.current_player() == player else rng.choice(new.legal_actions()))
    return new
