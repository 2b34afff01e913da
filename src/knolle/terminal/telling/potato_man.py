"""Potato Man in words: its events with the reasons, what is asked, and how the table stands."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from knolle.terminal.telling.cards import colour_of, face_of, in_order, number_of
from knolle.terminal.telling.story import (
    Args,
    Card,
    CardName,
    Colour,
    Event,
    Said,
    Seat,
    Several,
    Spoken,
    View,
    cards,
    hands_told,
    last_trick,
    place_of,
    played,
    points_by_seat,
    sack,
    trick_told,
)

WORTH = {"red": 1, "blue": 2, "green": 3, "yellow": 4}


# -- events ------------------------------------------------------------------------------------------


def said(events: Sequence[Event], index: int) -> list[Said]:
    """An event with what lies before it, as messages. Kinds that are not known are passed over."""
    event = events[index]
    match event["type"]:
        case "deal":
            starts = Said("log-round", {"round": event["round"], "name": Seat(event["starter"])})
            return [starts, *_shown(event, "log-hand")]
        case "play":
            return [played(event, is_lead=not trick_before(events, index))]
        case "draw":
            return [_drawn(event)]
        case "trick":
            return [_won(event, trick_before(events, index)), _reward(event)]
        case "block":
            return [Said("log-block", {"name": Seat(event["seat"]), "cards": _sorted(event["hand"])}, "PM-11")]
        case "round":
            over = Said("log-round-over", {"scores": points_by_seat(event["sacks"])})
            return [over, *_shown(event.get("dealt"), "log-dealt")]
    return []


def trick_before(events: Sequence[Event], index: int) -> list[tuple[int, str]]:
    """Who played what in the trick that lies there before an event."""
    trick: list[tuple[int, str]] = []
    for event in reversed(events[:index]):
        if event["type"] not in ("play", "draw"):
            break
        if event["type"] == "play":
            trick.insert(0, (event["seat"], event["card"]))
    return trick


def _drawn(event: Event) -> Said:
    name = Seat(event["seat"])
    if "card" not in event:
        return Said("log-draw-hidden", {"name": name})
    return Said("log-draw", {"name": name, "card": Card(event["card"])})


def _won(event: Event, trick: Sequence[tuple[int, str]]) -> Said:
    card = event["card"]
    args: Args = {"name": Seat(event["winner"]), "card": Card(card)}
    if face_of(card, "potato-man") == "man":
        return Said("log-wins-man", args, "PM-14")
    if any(other != card and number_of(other) == number_of(card) for _, other in trick):
        return Said("log-wins-later", args, "PM-13")
    return Said("log-wins", args)


def _reward(event: Event) -> Said:
    """The worth of gold is the table's to set, so it is not told here."""
    name, taken, colour = Seat(event["winner"]), event["sack"], Colour(colour_of(event["card"]))
    if taken is None:
        return Said("log-sack-none", {"name": name, "colour": colour}, "PM-15")
    if taken == "gold":
        return Said("log-sack-instead", {"name": name, "sack": sack(taken), "colour": colour}, "PM-15")
    return Said("log-sack", {"name": name, "sack": sack(taken), "worth": WORTH[taken]})


def _sorted(texts: Iterable[str]) -> Several:
    return cards(in_order(texts, "potato-man"))


def _shown(dealt: Mapping[str, Any] | None, id: str) -> list[Said]:
    """The hands, draw piles and cards aside that may be seen."""
    found: list[Said] = []
    for seat, hand in enumerate(dealt["hands"] if dealt else []):
        if hand is not None:
            found.append(Said(id, {"name": Seat(seat), "cards": _sorted(hand)}))
        if dealt and "piles" in dealt:
            found.append(Said("log-pile", {"name": Seat(seat), "cards": cards(dealt["piles"][seat])}))
    if dealt and "aside" in dealt:
        found.append(Said("log-aside", {"cards": _sorted(dealt["aside"])}))
    return found


def last(events: Sequence[Event]) -> range | None:
    """The events of the last trick that was won."""
    return last_trick(events, ("play", "draw"))


def place(events: Sequence[Event], index: int) -> list[Said]:
    """The round and the trick that an event belongs to."""
    return place_of(events, index, "round")


# -- the table as it stands --------------------------------------------------------------------------


def asked(view: View) -> Said:
    """What the table waits for."""
    if not view["legal"]:
        return Said("tell-wait-card", {"name": Seat(view["to_act"][0])})
    return Said("tell-ask-card" if view["trick"] else "tell-ask-lead")


def situation(view: View) -> list[Said]:
    """What lies there, what is left, and how everybody stands."""
    left = [Said("tell-sacks", {"count": n, "sack": sack(name)}) for name, n in view["sacks_left"].items() if n]
    lines = [
        Said("pm-round", {"round": view["round"], "rounds": view["rounds"]}),
        trick_told(view["trick"]),
        Said("tell-sacks-left", {"sacks": Several(left)}) if left else Said("tell-sacks-gone"),
        Said("log-round-over", {"scores": points_by_seat(view["sacks_worth"])}),
        Said("tell-total", {"scores": points_by_seat(view["totals"])}),
    ]
    if view["pile_sizes"]:
        lines.append(Said("tell-piles", {"scores": points_by_seat(view["pile_sizes"])}))
    return [*lines, *hands_told(view)]


def action_told(action: str, view: View) -> Spoken:
    """What playing a card means: its name says it all."""
    return CardName(action)
