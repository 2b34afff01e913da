"""Prepared deals of Potato Man: matches whose first round has the cards that a test needs, played by card texts.

Nothing here asks the code under test what the rules are: sizes and numbers are from the rules.md of the game.
"""

from collections.abc import Sequence
from typing import Any

import knolle
from knolle import Match

Event = dict[str, Any]

GAME = knolle.game("potato-man")
COLOURS = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
SACKS = ("red", "blue", "green", "yellow", "gold")
HAND_SIZE = {2: 12, 3: 12, 4: 12, 5: 10}
PILE_SIZE = {2: 8, 3: 0, 4: 0, 5: 0}
TRICK_SIZE = {2: 4, 3: 3, 4: 4, 5: 5}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"two_player_colours": 3}),
    (3, {}),
    (3, {"variant": "no-green"}),
    (4, {}),
    (5, {}),
]
"""Every number of players, with every option that changes the cards or the tricks."""


def cards(text: str) -> list[str]:
    """Return the cards in a text, where R5-8 stands for R5 R6 R7 R8."""
    found = []
    for word in text.split():
        first, _, last = word[1:].partition("-")
        found += [f"{word[0]}{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def all_cards(*, green: bool = True) -> list[str]:
    """Return the deck in its order before a shuffle."""
    return [f"{c}{number}" for c, numbers in COLOURS.items() for number in numbers if green or c != "G"]


def order_of(items: Sequence[str], hands: Sequence[str], piles: Sequence[str], aside: str) -> list[int]:
    """Return an order that deals these cards, with each hand and pile filled up with unrequested cards."""
    n = len(hands)
    wanted = [(HAND_SIZE[n], cards(hand)) for hand in hands]
    wanted += [(PILE_SIZE[n], cards(pile)) for pile in (piles or [""] * n)]
    asked = [card for _, block in wanted for card in block] + cards(aside)
    spare = [card for card in items if card not in asked]
    dealt: list[str] = []
    for size, block in wanted:
        missing = size - len(block)
        assert missing >= 0
        dealt += block + spare[:missing]
        spare = spare[missing:]
    dealt += cards(aside) + spare
    assert sorted(dealt) == sorted(items)
    return [items.index(card) for card in dealt]


def prepared(*hands: str, piles: Sequence[str] = (), aside: str = "", starter: int = 0, **options: Any) -> Match:
    """Return a match whose first round is dealt like this; later rounds come from a fixed seed."""
    match = Match("potato-man", players=len(hands), seed="17" * 32, starter=starter, **options)
    start = GAME.start(match.options, starter)
    deck = all_cards(green="variant" not in options)
    (dealt,) = GAME.deal(start, order_of(deck, hands, piles, aside))
    match.state, match.log, match.notes = dealt.state, dealt.events, dealt.notes
    return match


def play(match: Match, text: str) -> list[Event]:
    """Let the seat on turn play each card; return all events."""
    events = []
    for card in cards(text):
        events += match.act(match.to_act[0], card)
    return events


def play_out(match: Match, *, n_rounds: int | None = None) -> None:
    """Play the lowest legal card until the match, or that many rounds of it, are over."""
    while match.to_act and (n_rounds is None or len(match.scores) < n_rounds):
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])


def events_of(events: list[Event], kind: str) -> list[Event]:
    """Return the events of one type."""
    return [event for event in events if event["type"] == kind]


def won(match: Match, text: str) -> tuple[int, str, str | None]:
    """Return winner, card and sack of the one trick that these plays complete."""
    (trick,) = events_of(play(match, text), "trick")
    return trick["winner"], trick["card"], trick["sack"]


def legal(match: Match, seat: int) -> list[str]:
    """Return a seat's legal cards."""
    return [GAME.action_text(match.state, seat, action) for action in match.legal(seat)]


def facts(match: Match, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat, or a spectator, sees."""
    return match.view(seat).facts()


# -- a round without a block -----------------------------------------------------------------------


def whole_round(players: int, *, green: bool = True) -> list[list[list[str]]]:
    """Return cards for a round without any block: `plan[trick][seat]` are the cards that a seat plays in a trick."""
    letters = [letter for letter in COLOURS if green or letter != "G"]
    left = {letter: [f"{letter}{number}" for number in COLOURS[letter]] for letter in letters}
    plan = []
    for k in range((HAND_SIZE[players] + PILE_SIZE[players]) * players // TRICK_SIZE[players]):
        colours = [letters[(place + k) % len(letters)] for place in range(TRICK_SIZE[players])]
        trick: list[list[str]] = [[] for _ in range(players)]
        for place, colour in enumerate(colours):
            trick[place % players].append(left[colour].pop())
        plan.append(trick)
    return plan


def deal_whole_round(players: int, *, starter: int = 0, **options: Any) -> tuple[Match, list[list[list[str]]]]:
    """Return a match, and the plan by which its first round goes to the last card."""
    plan = whole_round(players, green="variant" not in options)
    held = [[card for trick in plan for card in trick[seat]] for seat in range(players)]
    size = HAND_SIZE[players]
    hands = [" ".join(hand[:size]) for hand in held]
    piles = [" ".join(hand[size:]) for hand in held]
    return prepared(*hands, piles=piles, starter=starter, **options), plan


def play_trick(match: Match, trick: list[list[str]]) -> list[Event]:
    """Play one trick of a plan, whoever leads it."""
    events: list[Event] = []
    waiting = [list(part) for part in trick]
    while any(waiting):
        seat = match.to_act[0]
        events += match.act(seat, waiting[seat].pop(0))
    return events


SEVEN_REDS = "R18 B16 G14 R17 B15 G13 R16 B14 G12 R15 B13 G11 R14 B12 G10 R13 B11 G9 R12 B10 G8"
"""Seven tricks of three players, each won by the red card of seat 0."""


def seven_reds(**options: Any) -> Match:
    return prepared("R7-18", "B10-16", "G8-14", **options)


def sack_counts(**counts: int) -> dict[str, int]:
    return {sack: counts.get(sack, 0) for sack in SACKS}
