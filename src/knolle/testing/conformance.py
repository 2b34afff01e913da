"""The checks. Each raises an AssertionError that says which requirement fails."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from knolle.core.errors import ActionError
from knolle.core.game import MAX_ACTIONS, Game, State
from knolle.core.match import Match
from knolle.core.moments import Event, copy_state
from knolle.core.record import dump, parse, replay
from knolle.lab.simulate import bulk
from knolle.testing.facts import check_facts, check_open_events
from knolle.testing.script import Script, random_script

Hidden = Callable[[Sequence[Event], int | None], tuple[int, list[str]]]
"""For a log and a seat: the number of a shuffle, and the items in it whose places that seat cannot know."""


def seats_of(game: Game, state: State) -> list[int | None]:
    """Return every seat, and None for the spectator."""
    return [*range(game.n_players(state)), None]


def check_play(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that random play ends, someone can always act, and legal actions are sorted and survive their notation."""
    script = random_script(game, players, seed, **options)
    state, log = script.end()
    assert game.is_over(state), "random play must end"
    assert game.to_act(state) == (), "nobody may act after the end"
    assert game.winners(state), "somebody wins"
    assert all(isinstance(event["type"], str) for event in log), "every event has a type"
    for state, _ in script.play():
        acting = game.to_act(state)
        owed = game.shuffle_owed(state)
        assert not (acting and owed is not None), "either a seat or the dealer acts"
        assert acting == tuple(sorted(acting)), "seats are ascending"
        for seat in range(players):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in acting), "legal is not empty exactly for the seats that act"
            assert legal == tuple(sorted(set(legal))), "legal actions are ascending"
            texts = game.legal_texts(state, seat)
            assert [game.parse_action(state, seat, text) for text in texts] == list(legal), "notation round-trips"


def check_same_seed_same_match(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that the same seed and choices give the same record, byte for byte, and that it replays to itself."""
    records = []
    for _ in range(2):
        rng = random.Random(seed)
        match = Match(game, players=players, seed=rng.randbytes(32), entropy=["salt", "ü"], **options)
        while not match.is_over:
            seat = rng.choice(match.to_act)
            match.act(seat, rng.choice(match.legal(seat)))
        records.append(dump(match.record()))
    assert records[0] == records[1], "the same seed and choices must give the same match"
    assert dump(replay(parse(records[0])).record()) == records[0], "a record replays to itself"


def check_refusals(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that exactly the legal actions are accepted, all others are refused with a reason, and nothing changes."""
    script = random_script(game, players, seed, **options)
    for state, _ in script.play():
        before = state.tobytes()
        for seat in range(players):
            legal = game.legal(state, seat)
            for action in range(-1, MAX_ACTIONS + 1):
                refused = _refusal(game, state, seat, action)
                assert (refused is None) == (action in legal), f"seat {seat}, action {action}: legal and check disagree"
                if refused is not None:
                    assert refused.code
                    assert refused.sentence
        assert state.tobytes() == before, "a refusal changes nothing"


def _refusal(game: Game, state: State, seat: int, action: int) -> ActionError | None:
    try:
        game.check(state, seat, action)
    except ActionError as error:
        return error
    return None


def check_views(game: Game, players: int, seed: int, share: float = 1.0, **options: Any) -> None:
    """Check that a state drawn for a view looks the same from that seat, and that play can continue from it.

    `share` is the fraction of a match's states that is checked.
    """
    script = random_script(game, players, seed, **options)
    rng = random.Random(seed)
    for state, _ in script.play():
        if rng.random() >= share:
            continue
        worlds = []
        for seat in seats_of(game, state):
            view = game.observe(state, seat)
            drawn = game.determinize(view, seat, rng.getrandbits(64))
            worlds.append(drawn)
            assert game.observe(drawn, seat).tobytes() == view.tobytes(), "view(determinize(v)) must be v"
            assert game.to_act(drawn) == game.to_act(view) == game.to_act(state), "who acts is public"
            assert game.totals(drawn) == game.totals(view) == game.totals(state), "scores are public"
            json.dumps(game.facts(view, seat))
            if seat in game.to_act(state) and seat is not None:
                assert game.legal(drawn, seat) == game.legal(view, seat) == game.legal(state, seat)
        if rng.random() < 0.1:
            _play_on(game, rng.choice(worlds), rng)


def _play_on(game: Game, state: State, rng: random.Random) -> None:
    for _ in range(200):
        if game.is_over(state):
            return
        items = game.shuffle_owed(state)
        if items is not None:
            state, _events = game.checked_deal(state, rng.sample(range(len(items)), len(items)))
        else:
            state, _events = game.checked_apply(
                state, {seat: rng.choice(game.legal(state, seat)) for seat in game.to_act(state)}
            )


def sent_lines(script: Script, seat: int | None) -> list[str]:
    """Return everything a seat is sent in the course of a script, as text: views, facts, events and messages."""
    game = script.game
    lines = []
    for moments in script.moments():
        for moment in moments:
            view = game.observe(moment.state, seat)
            told = zip(moment.events, moment.notes, strict=True)
            events = [game.visible(event, note, seat) for event, note in told]
            said = msgspec.to_builtins([game.telling.tell(event) for event in events])
            sent = [view.tobytes().hex(), game.facts(view, seat), events, said]
            lines.append(json.dumps(sent, ensure_ascii=False))
    return lines


def outline(script: Script) -> list[Any]:
    """Return what happens in a script apart from the cards: who acts when, and the types of events."""
    return [(script.game.to_act(state), [event["type"] for event in log]) for state, log in script.play()]


def check_no_leak(game: Game, players: int, seed: int, hidden: Hidden, **options: Any) -> int:
    """Check that swapping two items a seat cannot see changes no byte it is sent; return the number of swaps tried."""
    rng = random.Random(seed)
    script = random_script(game, players, seed, most=rng.randrange(40), **options)
    state, log = script.end()
    tried = 0
    for seat in seats_of(game, state):
        shuffle, items = hidden(log, seat)
        if len(items) < 2:
            continue
        one, other = rng.sample(items, 2)
        swapped = script.with_swap(shuffle, one, other)
        assert swapped.orders != script.orders
        if outline(swapped) != outline(script):
            continue  # the swap changes what happens for everyone, for instance by blocking a player
        assert sent_lines(swapped, seat) == sent_lines(script, seat), f"seat {seat} can tell {one} from {other}"
        tried += 1
    return tried


def check_greedy(game: Game, players: int, seed: int, **options: Any) -> None:
    """Check that the rule player's choices are legal, and the same from the view as from the state."""
    probe = bulk(game).call_greedy
    script = random_script(game, players, seed, **options)
    for state, _ in script.play():
        for seat in game.to_act(state):
            view = game.observe(state, seat)
            action = int(probe(state, 0, np.uint64(seat), np.uint64(seed)))
            assert action in game.legal(state, seat), f"greedy chose {action}"
            assert int(probe(view, 0, np.uint64(seat), np.uint64(seed))) == action, "greedy looks at hidden information"


def check_encoding(game: Game, players: int, seed: int, share: float = 1.0, **options: Any) -> None:
    """Check that a row is the same from the view as from the state, and has room for every legal action.

    `share` is the fraction of a match's states that is checked.
    """
    encoding = game.encoding(players)
    rng = random.Random(seed)
    for state, _ in random_script(game, players, seed, **options).play():
        if rng.random() >= share:
            continue
        for seat in range(players):
            row = game.encode(state, seat)
            assert row.tobytes() == game.encode(game.observe(state, seat), seat).tobytes(), "hidden facts in a row"
            assert row.min() >= 0, "a number is negative"
            assert (row <= encoding.highest).all(), "a number is above the highest of its part"
            assert all(action < encoding.actions for action in game.legal(state, seat)), "an action does not fit"


def check_random_deals(game: Game, players: int, n: int, **options: Any) -> None:
    """Check that random play after `deal_random` and after `deal` has the same mean decisions and points of each seat.

    The options must make a match one deal long.
    """
    fresh = game.start(game.settle(players, options), 0)
    drawn, ordered = ([_outcome(game, fresh, seed, is_drawn) for seed in range(n)] for is_drawn in (True, False))
    error = ((np.var(drawn, axis=0) + np.var(ordered, axis=0)) / n) ** 0.5
    difference = np.abs(np.mean(drawn, axis=0) - np.mean(ordered, axis=0))
    assert (difference <= 4.5 * error + 1e-9).all(), f"random deals differ by {difference} ± {error}"


def _outcome(game: Game, state: State, seed: int, is_drawn: bool) -> list[int]:
    """Play at random to the end; return the number of decisions and the points of each seat."""
    rng, n = random.Random(seed), 0
    while not game.is_over(state):
        if (items := game.shuffle_owed(state)) is None:
            choices = {seat: rng.choice(game.legal(state, seat)) for seat in game.to_act(state)}
            state, _ = game.checked_apply(state, choices)
            n += len(choices)
        elif is_drawn:
            state = copy_state(state)
            game.kernel.deal_random(state[0], np.uint64(rng.getrandbits(64)))
        else:
            state, _ = game.checked_deal(state, rng.sample(range(len(items)), len(items)))
    return [n, *game.totals(state)]


def check_game(game: Game, players: int, hidden: Hidden, matches: int = 3, **short: Any) -> None:
    """Make all checks with some matches; the options in `short` make a match one deal long."""
    for seed in range(matches):
        check_play(game, players, seed)
        check_same_seed_same_match(game, players, seed)
        check_refusals(game, players, seed, **short)
        check_views(game, players, seed)
        check_greedy(game, players, seed)
        check_encoding(game, players, seed)
        check_facts(game, players, seed)
        check_open_events(game, players, seed)
    assert sum(check_no_leak(game, players, seed, hidden) for seed in range(10)), "nothing hidden was swapped"
    check_random_deals(game, players, 100, **short)
