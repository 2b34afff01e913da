"""Compañeros in messages: colour values, who takes what, where a tie stops it, how the table stands. Knows no rules."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from knolle.games.companeros.facts import SUITS
from knolle.games.companeros.notation import CARD_NUMBERS, COLOURS, LETTERS
from knolle.words.counting import count_deck
from knolle.words.said import Card, Said, Seat, Several, Value, card_by_name, cards, colour, scores, seats

EXAMPLE = "R7"
"""An example of an action, for the help."""
THINGS: tuple[str, ...] = ()
"""What the player may type even if it is not legal now; cards and colours are always understood."""
LAST = ("trick", ("play", "ranking", "take"), ())
"""The event that ends a trick, and the kinds before and after it that belong to the same trick."""
NO_LAST = Said("board-no-trick")

# -- events ------------------------------------------------------------------------------------------


def tell(seen: Mapping[str, Any]) -> list[Said]:
    """Return an event and what came of it as messages."""
    match seen["type"]:
        case "deal":
            return _deal(seen)
        case "play":
            message = "log-lead" if seen["leads"] else "log-play"
            return [Said(message, {"name": Seat(seen["seat"]), "card": Card(seen["card"])})]
        case "ranking":
            return [*values(seen["values"]), order(seen["order"]), *_stop(seen)]
        case "take":
            return [take(seen["seat"], seen["colour"], seen["points"], seen["cards"])]
        case "trick":
            message = "log-next-again" if seen["again"] else "log-next"
            return [] if seen["last"] else [Said(message, {"name": Seat(seen["starter"])}, "CO-10")]
        case "game":
            total = [Said("tell-total", {"scores": scores(seen["totals"])})] if seen["game"] > 1 else []
            over = Said("log-game-over", {"scores": scores(seen["points"])})
            return [Said("log-all-played", rule="CO-11"), over, *total]
    return []


def _deal(seen: Mapping[str, Any]) -> list[Said]:
    starts = {"game": seen["game"], "name": Seat(seen["starter"]), "cards": cards(seen["display"])}
    hands = [(seat, hand) for seat, hand in enumerate(seen["hands"]) if hand is not None]
    return [Said("log-game", starts)] + [
        Said("log-hand", {"name": Seat(seat), "cards": cards(_in_order(hand))}) for seat, hand in hands
    ]


def _stop(seen: Mapping[str, Any]) -> list[Said]:
    if not seen["tied"]:
        return []
    tied = Several([colour(name) for name in seen["tied"]])
    return [Said("log-stopped", {"colours": tied, "value": seen["stopped"]}, "CO-7")]


def values(found: Sequence[tuple[str, int]]) -> list[Said]:
    """Return the colour values of a trick."""
    told = [Said("colour-value", {"colour": colour(name), "value": value}) for name, value in found]
    return [Said("log-values", {"values": Several(told)})] if told else []


def order(ranked: Sequence[int]) -> Said:
    """Return who may take, in order."""
    return Said("log-order", {"names": seats(ranked)}, "CO-5") if ranked else Said("log-order-nobody")


def take(seat: int, name: str, points: int, texts: Sequence[str]) -> Said:
    """Return what a seat takes."""
    return Said("log-take", {"name": Seat(seat), "colour": colour(name), "points": points, "cards": cards(texts)})


def _in_order(texts: Iterable[str]) -> list[str]:
    return sorted(texts, key=CARD_NUMBERS.__getitem__)


# -- the table as it stands --------------------------------------------------------------------------


def ask(view: Mapping[str, Any]) -> Said | None:
    """Return what the table waits for, as seen from a seat."""
    if not view["to_act"]:
        return None
    is_take, name = view["phase"] == "take", Seat(view["to_act"][0])
    if not view["legal"]:
        return Said("co-takes" if is_take else "tell-wait-card", {"name": name})
    if is_take:
        return Said("co-your-take")
    return Said("tell-ask-card" if view["trick"] else "tell-ask-lead")


def situation(view: Mapping[str, Any]) -> list[Said]:
    """Return what lies there, who may take, and how everybody stands."""
    games = [Said("co-game", {"game": view["this_game"], "games": view["games"]})] if view["games"] > 1 else []
    lines = [
        *games,
        Said("co-trick", {"trick": view["this_trick"], "tricks": view["hand_size"]}),
        _display(view),
        trick(view["trick"]),
        *values(view["values"]),
    ]
    if view["ranking"] is not None:
        lines.append(order(view["ranking"]))
    if view["points"] is not None:
        lines.append(Said("log-game-over", {"scores": scores(view["points"])}))
    return [*lines, Said("tell-total", {"scores": scores(view["totals"])})]


def count(view: Mapping[str, Any]) -> list[Said]:
    """Return where all cards are, and what went into whose pile; with `memory` only what lies open."""
    piles = view["taken"]
    known = {
        "table": [*view["display"], *(card for _, card in view["trick"])],
        "taken": [card for pile in [*(piles or []), *(some for _, some in view["takes"])] for card in pile],
        "mine": view["hand"] or [],
        "played": [card for plays in view["tricks"] or [] for _, card in plays],
    }
    lines = count_deck(view["deck"], known, SUITS, "unseen" if piles is None else "out")
    return [*lines, *([Said("co-count-memory")] if piles is None else map(_pile, range(len(piles)), piles))]


def _pile(seat: int, pile: Sequence[str]) -> Said:
    if not pile:
        return Said("tell-count-no-pile", {"name": Seat(seat)})
    return Said("tell-count-pile", {"name": Seat(seat), "cards": cards(_in_order(pile))})


def place(view: Mapping[str, Any]) -> Said:
    """Return the place in the match: its round or game, and trick."""
    return Said("tell-place-game", {"game": view["this_game"], "trick": view["this_trick"]})


def trick(plays: Iterable[tuple[int, str]]) -> Said:
    """Return the cards of a trick."""
    lying = [Said("tell-played", {"name": Seat(seat), "card": Card(card)}) for seat, card in plays]
    return Said("tell-trick", {"plays": Several(lying)}) if lying else Said("tell-trick-empty")


def _display(view: Mapping[str, Any]) -> Said:
    groups = [Said("tell-group", group(name, view)) for name in COLOURS if name in dict(view["worths"])]
    return Said("tell-display", {"groups": Several(groups)}) if groups else Said("co-display-empty")


def group(name: str, view: Mapping[str, Any]) -> dict[str, Value]:
    """Return the cards of a colour in the display, and what they are worth."""
    letter = LETTERS[COLOURS.index(name)]
    own = _in_order(card for card in view["display"] if card[0] == letter)
    return {"colour": colour(name), "points": dict(view["worths"])[name], "cards": cards(own)}


def name_action(action: str, view: Mapping[str, Any]) -> Value:
    """Return an action as it stands in a sentence: a card, or a colour to take."""
    return Said("action-take", {"colour": colour(action)}) if action in COLOURS else Card(action)


def describe_action(action: str, view: Mapping[str, Any]) -> Said:
    """Describe an action in full: the name of the card, or what a colour brings."""
    if action in COLOURS:
        return Said("tell-take", group(action, view))
    return card_by_name(action, COLOURS[LETTERS.index(action[0])])
