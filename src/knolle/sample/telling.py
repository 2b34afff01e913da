"""Sample Tricks in messages: each event, what is asked, and how the table stands. Knows no rules."""

from collections.abc import Iterable, Mapping
from typing import Any

from knolle.sample.facts import SUITS
from knolle.sample.notation import CARD_NUMBERS
from knolle.words.said import Card, Said, Seat, Several, Value, card_by_name, cards, scores

EXAMPLE = "R7"
"""An example of an action, for the help."""
THINGS: tuple[str, ...] = ()
"""What the player may type even if it is not legal now; cards are always understood."""
LAST = ("trick", ("play",), ())
"""The event that ends a trick, and the kinds before and after it that belong to the same trick."""
NO_LAST = Said("board-no-trick")


def tell(seen: Mapping[str, Any]) -> list[Said]:
    """Return an event and what came of it as messages."""
    match seen["type"]:
        case "deal":
            starts = Said("st-starts", {"round": seen["round"], "name": Seat(seen["starter"])})
            hands = [(seat, hand) for seat, hand in enumerate(seen["hands"]) if hand is not None]
            return [starts, *(Said("log-hand", {"name": Seat(seat), "cards": _in_order(hand)}) for seat, hand in hands)]
        case "play":
            message = "log-lead" if seen["leads"] else "log-play"
            return [Said(message, {"name": Seat(seen["seat"]), "card": Card(seen["card"])})]
        case "trick":
            return [Said("st-takes", {"name": Seat(seen["winner"]), "card": Card(seen["card"])}, "ST-6")]
        case "round":
            return [Said("st-points", {"scores": scores(seen["points"])})]
    return []


def _in_order(texts: Iterable[str]) -> Several:
    return cards(sorted(texts, key=CARD_NUMBERS.__getitem__))


def ask(view: Mapping[str, Any]) -> Said | None:
    """Return what the table waits for, as seen from a seat."""
    if not view["to_act"]:
        return None
    if not view["legal"]:
        return Said("tell-wait-card", {"name": Seat(view["to_act"][0])})
    return Said("tell-ask-card" if view["trick"] else "tell-ask-lead")


def situation(view: Mapping[str, Any]) -> list[Said]:
    """Return what is on the table, and everybody's points."""
    lying = [Said("tell-played", {"name": Seat(seat), "card": Card(card)}) for seat, card in view["trick"]]
    return [
        Said("st-round", {"round": view["this_round"], "rounds": view["rounds"]}),
        Said("tell-trick", {"plays": Several(lying)}) if lying else Said("tell-trick-empty"),
        Said("st-points", {"scores": scores(view["points"])}),
        Said("tell-total", {"scores": scores(view["totals"])}),
    ]


def place(view: Mapping[str, Any]) -> Said:
    """Return the place in the match: its round or game, and trick."""
    return Said("tell-place-round", {"round": view["this_round"], "trick": view["this_trick"]})


def name_action(action: str, view: Mapping[str, Any]) -> Value:
    """Return an action as it stands in a sentence: the card."""
    return Card(action)


def describe_action(action: str, view: Mapping[str, Any]) -> Said:
    """Describe an action in full: the name of the card."""
    return card_by_name(action, SUITS[action[0]])
