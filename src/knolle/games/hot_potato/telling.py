"""Hot Potato! in messages: what was played, how it ranks, the effects, and how the table stands. Knows no rules."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from knolle.games.hot_potato.encounters import default_encounters
from knolle.games.hot_potato.notation import POTATOES
from knolle.words.said import Said, Seat, Several, Value, scores, seats

OURS = frozenset(name for name, _ in default_encounters())
"""The encounters that the catalogue has names for."""
EXAMPLE = "couch"
"""An example of an action, for the help."""
THINGS: tuple[str, ...] = POTATOES
"""What the player may type even if it is not legal now; cards and colours are always understood."""
LAST = ("points", ("reveal", "extra", "encounter"), ("effect", "hot", "pickup"))
"""The event that scores a round, and the kinds before and after it that belong to the same round."""
NO_LAST = Said("hp-no-round")
EFFECT_RULES = {"peeling": "HP-10", "couch": "HP-11", "sweet": "HP-12", "robo": "HP-12", "rambo": "HP-13"}


# -- events ------------------------------------------------------------------------------------------


def tell(seen: Mapping[str, Any]) -> list[Said]:
    """Return an event and what came of it as messages."""
    match seen["type"]:
        case "deal":
            shuffled = Said("log-deck-again", rule="HP-17") if seen["again"] else Said("log-deck")
            return [shuffled, *_order(seen.get("deck"))]
        case "show":
            return [Said("log-show", {"encounters": encounters(seen["cards"])}, "HP-4"), *_order(seen.get("top"))]
        case "reveal":
            sent = enumerate(seen["potatoes"])
            plays = [Said("log-reveal", {"name": Seat(seat), "potato": potato(name)}) for seat, name in sent]
            return [Said("log-encounter-round", {"round": seen["round"]}), *plays]
        case "encounter":
            turned = Said("log-encounter", {"encounter": encounter(seen["name"])})
            return [turned, Said("log-verdict", {"potatoes": potatoes(seen["ranked"])}, "HP-8")]
        case "points":
            return _points(seen)
        case "hot":
            return [_hot(seen)]
    return _own_move(seen)


def _own_move(seen: Mapping[str, Any]) -> list[Said]:
    """Return what one player did."""
    match seen["type"]:
        case "extra" if seen["potato"] is None:
            return [Said("log-extra-none", {"name": Seat(seen["seat"])})]
        case "extra":
            return [Said("log-extra", {"name": Seat(seen["seat"]), "potato": potato(seen["potato"])}, "HP-6")]
        case "effect":
            return [_effect(seen)]
        case "pickup":
            return [Said("log-pickup", {"name": Seat(seen["seat"])}, "HP-16")]
    return []


def _order(names: Sequence[str] | None) -> list[Said]:
    """Return the order of the deck, where it may be seen: in a record."""
    return [Said("log-deck-order", {"encounters": encounters(names)})] if names else []


def _points(seen: Mapping[str, Any]) -> list[Said]:
    doubled, gained = seen["doubled"], seen["gained"]
    single = [seat for seat, points in enumerate(gained) if points and seat not in doubled]
    found = [Said("log-gains-sweet", {"name": Seat(seat)}, "HP-12") for seat in doubled]
    if single:
        found.append(Said("log-gains", {"names": seats(single), "count": len(single), "points": gained[single[0]]}))
    return [*found, Said("log-totals", {"scores": scores(seen["totals"])})]


def _effect(seen: Mapping[str, Any]) -> Said:
    name = seen["potato"]
    args: dict[str, Value] = {"name": Seat(seen["seat"]), "potato": potato(name)}
    if not seen["used"]:
        return Said("log-effect-unused", args)
    if name == "rambo":
        args["target"] = Seat(seen["target"])
    if name != "peeling" or "saw" not in seen:
        return Said(f"log-effect-{name}", args, EFFECT_RULES[name])
    if not seen["saw"]:
        return Said("log-effect-peeling-nothing", args, EFFECT_RULES[name])
    return Said("log-effect-peeling-saw", args | {"encounters": encounters(seen["saw"])}, EFFECT_RULES[name])


def _hot(seen: Mapping[str, Any]) -> Said:
    message = f"log-hot-{seen['how']}"
    if seen["how"] in ("split", "all"):
        return Said(message, rule=seen["why"])
    who = seen["named"][0] if seen["at"] is None else seen["at"]
    return Said(message, {"name": Seat(who)}, seen["why"])


def potato(name: str) -> Said:
    """Name a potato."""
    return Said(f"potato-{name}")


def potatoes(names: Iterable[str]) -> Several:
    """List potatoes."""
    return Several([potato(name) for name in names])


def encounter(name: str) -> Value:
    """Name an encounter; one of a table's own deck is called as the table calls it."""
    return Said(f"encounter-{name}") if name in OURS else name


def encounters(names: Iterable[str]) -> Several:
    """List encounters."""
    return Several([encounter(name) for name in names])


# -- the table as it stands --------------------------------------------------------------------------


def ask(view: Mapping[str, Any]) -> Said | None:
    """Return what the table waits for, as seen from a seat."""
    to_act, phase, owing = view["to_act"], view["phase"], dict(view["owing"])
    if not to_act:
        return None
    if view["legal"] and phase == "effect":
        return Said("hp-ask-effect", {"potato": potato(owing[view["seat"]])})
    if view["legal"]:
        return Said(f"hp-ask-{phase}")
    args: dict[str, Value] = {"names": seats(to_act), "count": len(to_act)}
    if phase == "effect":
        args["potato"] = potato(owing[to_act[0]])
    return Said(f"hp-wait-{phase}", args)


def situation(view: Mapping[str, Any]) -> list[Said]:
    """Return the race, the Hot Potato, what is known of the encounters, and what everybody has."""
    hot = view["hot"]
    lines = [
        Said("hp-round", {"round": view["round"]}),
        Said("hp-race", {"goal": view["goal"]}),
        Said("log-totals", {"scores": scores(view["totals"])}),
        Said("hp-hot-middle") if hot is None else Said("tell-hot", {"name": Seat(hot)}),
        *([Said("hp-barred-you")] if view["seat"] in view["barred"] else []),
        *_coming(view),
    ]
    for seat in range(view["players"]):
        lines += _before(view, seat)
    if view["choice"] is not None:
        lines.append(Said("tell-chosen", {"choice": describe_action(view["choice"], view)}))
    return lines


def count(view: Mapping[str, Any]) -> list[Said]:
    """Return where the potatoes of every player are; of the secret choices, only the reader's own is known."""
    return [
        Said("tell-count-seat", {"name": Seat(seat), "places": Several(_places(view, seat))})
        for seat in range(view["players"])
    ]


def _places(view: Mapping[str, Any], seat: int) -> list[Said]:
    by_place = {
        "hand": [name for name in view["hands"][seat] if seat != view["seat"] or name != view["choice"]],
        "chosen": [name for name in view["hands"][seat] if seat == view["seat"] and name == view["choice"]],
        "lying": [name for name in view["lying"][seat] if name not in view["kept"][seat]],
        "kept": view["kept"][seat],
        "force": view["in_force"][seat],
    }
    known = [name for some in by_place.values() for name in some]
    by_place["discard"] = [name for name in view["discards"][seat] if name not in known]
    return [
        Said("tell-count-at", {"place": Said(f"hp-at-{place}"), "potatoes": potatoes(names)})
        for place, names in by_place.items()
        if names
    ]


def place(view: Mapping[str, Any]) -> Said:
    """Return the place in the match: its round or game, and trick."""
    return Said("log-encounter-round", {"round": view["round"]})


def _coming(view: Mapping[str, Any]) -> list[Said]:
    """Return the encounter that lies there, and what the reader knows of those that come."""
    known, count = view["known"]["encounters"], view["known"]["among_top"]
    here = [view["encounter"]] if view["encounter"] else []
    ahead = Said("tell-next", {"count": count, "encounters": encounters(known)}) if known else Said("hp-next-unknown")
    ranked = [
        Said("hp-encounter-ranks", {"name": encounter(name), "ranking": potatoes(view["rankings"][name])})
        for name in dict.fromkeys([*here, *known])
    ]
    turned = [Said("log-encounter", {"encounter": encounter(name)}) for name in here]
    return [*turned, ahead, *ranked, Said("tell-deck", {"count": len(view["encounters_left"])})]


def _before(view: Mapping[str, Any], seat: int) -> list[Said]:
    """Return what a seat has lying there, in force and in hand."""
    name, lying, held = Seat(seat), view["lying"][seat], view["hands"][seat]
    lines = [Said("log-reveal", {"name": name, "potato": potatoes(lying)})] if lying else []
    if view["in_force"][seat]:
        lines.append(Said("tell-in-force", {"name": name, "potatoes": potatoes(view["in_force"][seat])}))
    hand = (
        Said("log-hand", {"name": name, "cards": potatoes(held)}) if held else Said("tell-no-potatoes", {"name": name})
    )
    return [*lines, hand]


def name_action(action: str, view: Mapping[str, Any]) -> Value:
    """Return an action as it stands in a sentence: a potato, the use of an effect, or whom to name."""
    if action in POTATOES:
        return potato(action)
    if action.startswith("to "):
        return Said("action-send", {"name": Seat(int(action[3:]))})
    if action == "decline" and view["phase"] == "extra":
        return Said("action-add-nothing")
    return Said(f"action-{action}") if action in ("use", "decline") else action


def describe_action(action: str, view: Mapping[str, Any]) -> Said:
    """Describe an action in full: what the potato does."""
    phase = view["phase"]
    if action == "decline":
        return Said("hp-add-nothing" if phase == "extra" else "hp-leave")
    if action.startswith("to "):
        return Said("hp-send", {"name": Seat(int(action[3:]))})
    name = dict(view["owing"])[view["seat"]] if action == "use" else action
    what = Said("hp-use") if action == "use" else Said("hp-add", {"potato": potato(name)})
    effect = Said(f"potato-{name}-effect")
    return Said("tell-potato", {"what": potato(name) if phase == "choose" else what, "effect": effect})
