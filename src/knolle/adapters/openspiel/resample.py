"""States that fit all that a player has seen: the hidden parts of every shuffle are drawn anew, the choices stay."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from knolle.adapters.openspiel.position import Move, Position

Step = tuple[list[int], Position]
"""The actions of one node of the tree, and the position after them."""


def resampled(state: Any, player: int, sampler: Callable[[], float]) -> Any:
    """A state with its history in which this player would have seen the same; also of a game made turn-based.

    Every world that fits is as likely. `sampler` gives numbers from 0 to 1.
    """
    rng = Random(int(sampler() * 2**53))
    if isinstance(state, pyspiel.TurnBasedSimultaneousState):
        return turn_based(state, player, rng)
    return rebuilt(state.get_game(), new_steps(state, player, rng))


def new_steps(state: Any, player: int, rng: Random) -> list[Step]:
    """The way to a position that fits."""
    old: Position = state.position
    worlds = iter(old.setup.kind.worlds(old, player, rng))
    position = old.setup.start()
    steps: list[Step] = []
    for move in old.moves:
        if isinstance(move, bytes):
            move = order_of(position, next(worlds), move)
        way = steps_of(position, move, is_sampled=state.get_game().is_sampled)
        steps += way
        position = way[-1][1]
    for _ in old.drawn:
        item = rng.choice(position.left())
        position = position.draw(item)
        steps.append(([item], position))
    return steps


def order_of(position: Position, world: list[str] | None, old: bytes) -> bytes:
    """The order that puts the items as they are in this world."""
    return old if world is None else bytes(map((position.items or []).index, world))


def steps_of(position: Position, move: Move, *, is_sampled: bool) -> list[Step]:
    """One move as steps through the tree."""
    if not isinstance(move, bytes):
        chosen = dict(move)
        seats = range(position.setup.options.players) if len(position.acting) > 1 else position.acting
        return [([chosen.get(seat, 0) for seat in seats], position.made(move))]
    if is_sampled:
        return [([0], position.made(move))]
    steps = []
    for item in move[: position.n_to_draw]:
        position = position.draw(item)
        steps.append(([item], position))
    return steps


def rebuilt(game: Any, steps: list[Step]) -> Any:
    """A new state that has gone this way."""
    state = game.new_initial_state()
    state.prepared = [position for _, position in reversed(steps)]
    for actions, _ in steps:
        if state.is_simultaneous_node():
            state.apply_actions(actions)
        else:
            state.apply_action(actions[0])
    del state.prepared
    return state


def turn_based(state: Any, player: int, rng: Random) -> Any:
    """The same for a state of `convert_to_turn_based`: what others have already chosen in secret is drawn too."""
    inner = state.simultaneous_game_state()
    new = state.get_game().new_initial_state()
    steps = new_steps(inner, player, rng)
    for actions, _ in steps:
        now = new.simultaneous_game_state()
        if not now.is_simultaneous_node():
            new.apply_action(actions[0])
            continue
        for seat, action in enumerate(actions):
            if now.legal_actions(seat):
                new.apply_action(action)
    own = [step.action for step in state.full_history() if step.player == player]
    while new.move_number() < state.move_number():
        seat = new.current_player()
        new.apply_action(own[-1] if seat == player else rng.choice(new.legal_actions()))
    return new
