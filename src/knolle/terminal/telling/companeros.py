"""Compañeros in words: the colour values, who may take, where a tie stopped it, and how the table stands."""

from collections.abc import Sequence

from knolle.terminal.telling.cards import colour_of, in_order, number_of
from knolle.terminal.telling.story import (
    Args,
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
    last_of,
    last_trick,
    place_of,
    played,
    points_by_seat,
    seats,
    trick_told,
)

N_TRICKS = 9


# -- events ------------------------------------------------------------------------------------------


def said(events: Sequence[Event], index: int) -> list[Said]:
    """An event with what lies before it, as messages. Kinds that are not known are passed over."""
    event = events[index]
    match event["type"]:
        case "deal":
            return _dealt(event)
        case "play":
            return [played(event, is_lead=index == 0 or events[index - 1]["type"] != "play")]
        case "ranking":
            return _ranked(event, values([one["card"] for one in reversed(plays_before(events, index))]))
        case "take":
            return [taken(event["seat"], event["colour"], event["cards"])]
        case "trick":
            is_last = index + 1 < len(events) and events[index + 1]["type"] == "game"
            return [] if is_last else [_next(event["starter"], events, index)]
        case "game":
            return [Said("log-game-over", {"scores": points_by_seat(event["points"])})]
    return []


def _dealt(event: Event) -> list[Said]:
    args = {"game": event["game"], "name": Seat(event["starter"]), "cards": cards(event["display"])}
    hands = [(seat, hand) for seat, hand in enumerate(event["hands"]) if hand is not None]
    return [Said("log-game", args)] + [
        Said("log-hand", {"name": Seat(seat), "cards": cards(in_order(hand, "companeros"))}) for seat, hand in hands
    ]


def plays_before(events: Sequence[Event], index: int) -> list[Event]:
    """The plays right before an event."""
    first = index
    while first and events[first - 1]["type"] == "play":
        first -= 1
    return list(events[first:index])


def values(texts: Sequence[str]) -> list[tuple[str, int]]:
    """CO-4: the colour values of the cards of a trick, the highest first."""
    found: dict[str, int] = {}
    for card in texts:
        found[colour_of(card)] = found.get(colour_of(card), 0) + number_of(card)
    return sorted(found.items(), key=lambda one: -one[1])


def values_told(found: Sequence[tuple[str, int]]) -> list[Said]:
    if not found:
        return []
    return [Said("log-values", {"values": Several([Colour(colour, value) for colour, value in found])})]


def order_told(order: Sequence[int]) -> Said:
    return Said("log-order", {"names": seats(order)}, "CO-5") if order else Said("log-order-nobody")


def _ranked(event: Event, found: Sequence[tuple[str, int]]) -> list[Said]:
    stopped = event["stopped"]
    tied = [Colour(colour) for colour, value in found if value == stopped]
    end = [Said("log-stopped", {"colours": Several(tied), "value": stopped}, "CO-7")] if tied else []
    return [*values_told(found), order_told(event["order"]), *end]


def taken(seat: int, colour: str, texts: Sequence[str]) -> Said:
    points = sum(map(number_of, texts))
    return Said("log-take", {"name": Seat(seat), "colour": Colour(colour), "points": points, "cards": cards(texts)})


def _next(starter: int, events: Sequence[Event], index: int) -> Said:
    ranking = last_of(events, "ranking", index)
    is_again = ranking is not None and not events[ranking]["order"]
    return Said("log-next-again" if is_again else "log-next", {"name": Seat(starter)}, "CO-10")


def last(events: Sequence[Event]) -> range | None:
    """The events of the last trick whose cards were distributed."""
    return last_trick(events, ("play", "ranking", "take"))


def place(events: Sequence[Event], index: int) -> list[Said]:
    """The game and the trick that an event belongs to."""
    return place_of(events, index, "game")


# -- the table as it stands --------------------------------------------------------------------------


def asked(view: View) -> Said:
    """What the table waits for."""
    is_take, name = view["phase"] == "take", Seat(view["to_act"][0])
    if not view["legal"]:
        return Said("co-takes" if is_take else "tell-wait-card", {"name": name})
    if is_take:
        return Said("co-your-take")
    return Said("tell-ask-card" if view["trick"] else "tell-ask-lead")


def situation(view: View) -> list[Said]:
    """What lies there, who may take, and how everybody stands."""
    games = [Said("co-game", {"game": view["this_game"], "games": view["games"]})] if view["games"] > 1 else []
    lines = [
        *games,
        Said("co-trick", {"trick": min(view["n_tricks"] + 1, N_TRICKS)}),
        _display(view["display"]),
        trick_told(view["trick"]),
        *values_told(values([card for _, card in view["trick"]])),
    ]
    if view["ranking"] is not None:
        takes = [taken(seat, colour_of(texts[0]), texts) for seat, texts in view["takes"] if texts]
        lines += [order_told(view["ranking"]), *takes]
    if view["points"] is not None:
        lines.append(Said("log-game-over", {"scores": points_by_seat(view["points"])}))
    return [*lines, Said("tell-total", {"scores": points_by_seat(view["totals"])}), *hands_told(view)]


def _display(texts: Sequence[str]) -> Said:
    if not texts:
        return Said("co-display-empty")
    colours = dict.fromkeys(colour_of(card) for card in in_order(texts, "companeros"))
    groups = [Said("tell-group", group(colour, texts)) for colour in colours]
    return Said("tell-display", {"groups": Several(groups)})


def group(colour: str, display: Sequence[str]) -> Args:
    """CO-6: the cards of a colour in the display, and what they are worth."""
    own = [card for card in in_order(display, "companeros") if colour_of(card) == colour]
    return {"colour": Colour(colour), "points": sum(map(number_of, own)), "cards": cards(own)}


def action_told(action: str, view: View) -> Spoken:
    """What playing a card or taking a colour means."""
    return Said("tell-take", group(action, view["display"])) if view["phase"] == "take" else CardName(action)
