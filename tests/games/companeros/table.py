"""Prepared deals and short ways to play them, for the tests of Compañeros."""

from pathlib import Path

import pytest

import knolle

GAME = knolle.game("companeros")
SEED = "5a" * 32
GOLDEN = Path(__file__).parent / "golden" / "examples.jsonl"


def prepared(display, *hands, starter=0, **options):
    """Return a game dealt so that these cards are displayed and held; the rest is filled up in card order."""
    n = len(hands)
    state = GAME.start(GAME.settle(n, options), starter)
    items = GAME.shuffle_owed(state)
    given = [text.split() for text in (display, *hands)]
    spare = iter([card for card in items if not any(card in cards for cards in given)])
    sizes = [n] + [9] * n
    full = [cards + [next(spare) for _ in range(size - len(cards))] for cards, size in zip(given, sizes, strict=True)]
    dealt, _ = GAME.checked_deal(state, [items.index(card) for cards in full for card in cards])
    return dealt


def act(state, text):
    """Let the seat on turn act; return the new state and the events."""
    (seat,) = GAME.to_act(state)
    return GAME.checked_apply(state, {seat: GAME.parse_action(state, seat, text)})


def acted(state, texts):
    """Let the seats on turn act one after another; return the new state and all events."""
    log = []
    for text in texts.split():
        state, events = act(state, text)
        log += events
    return state, log


def facts(state, seat=None):
    return GAME.facts(GAME.observe(state, seat), seat)


def of_type(log, kind):
    return [event for event in log if event["type"] == kind]


def played(n, seed=SEED, **options):
    """Return a match in which everyone always takes the first legal action."""
    match = knolle.Match("companeros", players=n, seed=seed, **options)
    while match.to_act:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[0])
    return match


def refused(state, text):
    """Return the refusal of an action of the seat on turn, having checked that the state has not changed."""
    before = state.tobytes()
    with pytest.raises(knolle.ActionError) as refusal:
        act(state, text)
    assert state.tobytes() == before
    return refusal.value
