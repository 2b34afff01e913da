"""Hot Potato! in words: what was sent, how the encounter ranks it, the effects, and how the table stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from knolle.terminal.telling.story import (
    Args,
    Encounter,
    Event,
    Said,
    Seat,
    Several,
    View,
    last_of,
    points_by_seat,
    potato,
    potatoes,
    seats,
)

EFFECT_RULES = {"couch": "HP-11", "sweet": "HP-12", "robo": "HP-12"}


# -- events ------------------------------------------------------------------------------------------


def said(events: Sequence[Event], index: int) -> list[Said]:
    """An event with what lies before it, as messages. Kinds that are not known are passed over."""
    event = events[index]
    match event["type"]:
        case "deal":
            shuffled = Said("log-deck") if "rankings" in event else Said("log-deck-again", rule="HP-17")
            return [shuffled, *_ordered(event.get("deck"))]
        case "show":
            shown = Said("log-show", {"encounters": encounters(event["cards"])}, "HP-4")
            return [shown, *_ordered(event.get("top"))]
        case "reveal":
            return _revealed(event["potatoes"], n_reveals(events, index + 1))
        case "encounter":
            turned = Said("log-encounter", {"encounter": Encounter(event["name"])})
            return [turned, *_verdict(event["name"], events, index)]
        case "points":
            return _scored(event)
        case "hot":
            return [_moved(event["at"], events, index)]
        case _:
            return _done(event)


def _done(event: Event) -> list[Said]:
    """What one player did."""
    match event["type"]:
        case "extra":
            return [_added(event["seat"], event["potato"])]
        case "effect":
            return [_affected(event)]
        case "pickup":
            return [Said("log-pickup", {"name": Seat(event["seat"])}, "HP-16")]
    return []


def encounters(names: Sequence[str]) -> Several:
    return Several([Encounter(name) for name in names])


def _ordered(names: Sequence[str] | None) -> list[Said]:
    """The order of the deck, where it may be seen: in a record."""
    return [Said("log-deck-order", {"encounters": encounters(names)})] if names else []


def n_reveals(events: Sequence[Event], before: int) -> int:
    """How many rounds were revealed before an event."""
    return sum(event["type"] == "reveal" for event in events[:before])


def _revealed(names: Sequence[str], number: int) -> list[Said]:
    sent = [Said("log-reveal", {"name": Seat(seat), "potato": potato(name)}) for seat, name in enumerate(names)]
    return [Said("log-encounter-round", {"round": number}), *sent]


def _added(seat: int, name: str | None) -> Said:
    if name is None:
        return Said("log-extra-none", {"name": Seat(seat)})
    return Said("log-extra", {"name": Seat(seat), "potato": potato(name)}, "HP-6")


def _verdict(name: str, events: Sequence[Event], index: int) -> list[Said]:
    """HP-8: the potatoes that lie there, as the encounter ranks them."""
    rankings: Mapping[str, Any] = next((one["rankings"] for one in reversed(events[:index]) if "rankings" in one), {})
    first = last_of(events, "reveal", index)
    lying: set[str] = set()
    for event in events[first:index] if first is not None else ():
        lying.update(event.get("potatoes", ()))
        if event["type"] == "extra" and event["potato"]:
            lying.add(event["potato"])
    ranked = [one for one in rankings.get(name, ()) if one in lying]
    return [Said("log-verdict", {"potatoes": potatoes(ranked)}, "HP-8")] if ranked else []


def _scored(event: Event) -> list[Said]:
    found = []
    for seat, points in enumerate(event["gained"]):
        if points == 2:
            found.append(Said("log-gains-sweet", {"name": Seat(seat)}, "HP-12"))
        elif points:
            found.append(Said("log-gains", {"name": Seat(seat), "points": points}))
    return [*found, Said("log-totals", {"scores": points_by_seat(event["totals"])})]


def _affected(event: Event) -> Said:
    name = event["potato"]
    args: Args = {"name": Seat(event["seat"]), "potato": potato(name)}
    if not event["used"]:
        return Said("log-effect-unused", args)
    if name == "peeling":
        return _peeled(args, event.get("saw"))
    if name != "rambo":
        return Said(f"log-effect-{name}", args, EFFECT_RULES[name])
    return Said("log-effect-rambo", {**args, "target": Seat(event["target"])}, "HP-13")


def _peeled(args: Args, saw: Sequence[str] | None) -> Said:
    if saw is None:
        return Said("log-effect-peeling", args, "HP-10")
    if not saw:
        return Said("log-effect-peeling-nothing", args, "HP-10")
    return Said("log-effect-peeling-saw", {**args, "encounters": encounters(saw)}, "HP-10")


def _moved(at: int | None, events: Sequence[Event], index: int) -> Said:
    """HP-13: where the Hot Potato is now, and what sent it there."""
    if at is not None:
        last = last_of(events, "hot", index)
        stays = last is not None and events[last]["at"] == at
        return Said("log-hot-stays" if stays else "log-hot-to", {"name": Seat(at)}, "HP-13")
    named = _targets(events, index)
    if not named:
        return Said("log-hot-all", rule="HP-13")
    if len(named) > 1:
        return Said("log-hot-split", rule="HP-13")
    return Said("log-hot-robo", {"name": Seat(min(named))}, "HP-12")


def _targets(events: Sequence[Event], index: int) -> set[int]:
    """The seats that the users of Rambotato named just now; none where all played it."""
    found: set[int] = set()
    for event in reversed(events[:index]):
        if event["type"] != "effect":
            break
        if event["used"] and event["potato"] == "rambo":
            found.add(event["target"])
    return found


def last(events: Sequence[Event]) -> range | None:
    """The events of the last round in which the encounter was met; its effects as far as they go."""
    end = last_of(events, "points", len(events))
    first = None if end is None else last_of(events, "reveal", end)
    if end is None or first is None:
        return None
    while end + 1 < len(events) and events[end + 1]["type"] in ("effect", "hot", "pickup"):
        end += 1
    return range(first, end + 1)


def place(events: Sequence[Event], index: int) -> list[Said]:
    """The round that an event belongs to."""
    return [Said("log-encounter-round", {"round": n_reveals(events, index + 1)})]


# -- the table as it stands --------------------------------------------------------------------------


def effect_of(view: View, seat: int) -> str:
    """HP-9: the potato whose effect a seat may use: the added card in place of Poteto."""
    lying = view["lying"][seat]
    return str(next((name for name in lying if name != "poteto"), "poteto"))


def asked(view: View) -> Said:
    """What the table waits for."""
    if not view["legal"]:
        return _awaited(view)
    match view["phase"]:
        case "choose":
            return Said("hp-ask-choose")
        case "extra":
            return Said("hp-ask-extra")
        case "effect":
            return Said("hp-ask-effect", {"potato": potato(effect_of(view, view["seat"]))})
    return Said("hp-ask-rambo")


def _awaited(view: View) -> Said:
    to_act = view["to_act"]
    args: Args = {"names": seats(to_act), "count": len(to_act)}
    match view["phase"]:
        case "choose":
            return Said("hp-wait-choose", args)
        case "extra":
            return Said("hp-wait-extra", args)
        case "rambo":
            return Said("hp-wait-rambo", args)
    return Said("hp-wait-effect", {**args, "potato": potato(effect_of(view, to_act[0]))})


def situation(view: View) -> list[Said]:
    """The race, the Hot Potato, what is known of the encounters, and what everybody has."""
    hot = view["hot"]
    lines = [
        Said("hp-round", {"round": view["round"]}),
        Said("hp-race", {"goal": view["goal"]}),
        Said("log-totals", {"scores": points_by_seat(view["totals"])}),
        Said("hp-hot-middle") if hot is None else Said("tell-hot", {"name": Seat(hot)}),
        *([Said("hp-barred-you")] if hot is not None and hot == view["seat"] else []),
        *_coming(view),
    ]
    for seat in range(view["players"]):
        lines += _before(view, seat)
    if view["choice"] is not None:
        lines.append(Said("tell-chosen", {"choice": action_told(view["choice"], view)}))
    return lines


def _coming(view: View) -> list[Said]:
    """The encounter that lies there, and what the reader knows of those that come."""
    known, count = view["known"]["encounters"], view["known"]["among_top"]
    here = [view["encounter"]] if view["encounter"] else []
    ahead = Said("tell-next", {"count": count, "encounters": encounters(known)}) if known else Said("hp-next-unknown")
    ranked = [
        Said("hp-encounter-ranks", {"name": Encounter(name), "ranking": potatoes(view["rankings"][name])})
        for name in dict.fromkeys([*here, *known])
    ]
    turned = [Said("log-encounter", {"encounter": Encounter(name)}) for name in here]
    return [*turned, ahead, *ranked, Said("tell-deck", {"count": len(view["encounters_left"])})]


def _before(view: View, seat: int) -> list[Said]:
    """What a seat has lying there, in force and in hand."""
    name, lying, held = Seat(seat), view["lying"][seat], view["hands"][seat]
    lines = [Said("log-reveal", {"name": name, "potato": potatoes(lying)})] if lying else []
    if view["in_force"][seat]:
        lines.append(Said("tell-in-force", {"name": name, "potatoes": potatoes(view["in_force"][seat])}))
    hand = (
        Said("log-hand", {"name": name, "cards": potatoes(held)}) if held else Said("tell-no-potatoes", {"name": name})
    )
    return [*lines, hand]


def action_told(action: str, view: View) -> Said:
    """What a choice means, with what the potato does."""
    phase = view["phase"]
    if action == "decline":
        return Said("hp-add-nothing" if phase == "extra" else "hp-leave")
    if action.startswith("to "):
        return Said("hp-send", {"name": Seat(int(action[3:]))})
    name = effect_of(view, view["seat"]) if action == "use" else action
    what = Said("hp-use") if action == "use" else Said("hp-add", {"potato": potato(name)})
    return Said("tell-potato", {"what": what if phase != "choose" else potato(name), "effect": effect(name)})


def effect(name: str) -> Said:
    """What a potato does for one who gained no point."""
    return Said(f"potato-{name}-effect")
