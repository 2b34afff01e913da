"""Refusals as messages: the code becomes the id, the parameters become variables."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from knolle.core.errors import KnolleError
from knolle.words.catalogue import is_known
from knolle.words.said import Card, Number, Person, Said, Several, Value

NO_LIMIT = 10**9
Call = Callable[[str], Value]
"""Names an action of the game that is played."""


def refusal(error: KnolleError, name_action: Call = Card) -> Said:
    """Return a refusal as a message. It may have more variables than the message uses.

    >>> refusal(KnolleError("card-not-in-hand", "You do not have R7.", rule="PM-8", card="R7"))
    Said(id='refused-card-not-in-hand', args={'card': Card(text='R7')}, rule='PM-8')
    """
    params = error.params
    args: dict[str, Value] = {name: found for name, value in params.items() if (found := _plain(value)) is not None}
    card = params["card"] if params.get("card") is not None else params.get("action")
    if isinstance(card, str):
        args["card"] = name_action(_unquote(card))
    if isinstance(params.get("colour"), str):
        args["colour"] = Said(f"colour-{params['colour']}")
    if isinstance(params.get("option"), str):
        args["option"] = _name_of("option", _unquote(params["option"]))
    if isinstance(params.get("free"), list):
        args["free"] = Several([str(place + 1) for place in params["free"]])
    if who := _who(params):
        args["who"] = Several([Person(seat) for seat in who])
    if (allowed := _alternatives(error.code, params, name_action)) is not None:
        args["allowed"] = allowed
    return Said(f"refused-{error.code}", args, error.rule)


def _plain(value: Any) -> Value | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, float):
        return Number(value, "points")
    if isinstance(value, str):
        return _unquote(value)
    return value if isinstance(value, int) else None


def _unquote(text: str) -> str:
    return re.sub(r"^(['\"])(.*)\1$", r"\2", text)


def _who(params: Mapping[str, Any]) -> list[int]:
    """Return who is meant: those whose choice is due, the player named, or the player at the seat."""
    named = re.fullmatch(r"to (\d)", str(params.get("action") or ""))
    one = int(named[1]) if named else params.get("seat")
    seats = next((params[key] for key in ("acting", "missing", "seats") if isinstance(params.get(key), list)), [one])
    return [seat for seat in seats if isinstance(seat, int)]


def _alternatives(code: str, params: Mapping[str, Any], name_action: Call) -> Value | None:
    """Return what is allowed instead."""
    allowed = params.get("allowed")
    if code == "bad-option-value":
        return _possible(params)
    if not isinstance(allowed, list):
        return None if allowed is None else str(allowed)
    match code:
        case "unknown-option":
            return Several([_name_of("option", name) for name in allowed])
        case "unknown-game":
            return Several([_name_of("game", slug) for slug in allowed])
        case "unknown-action":
            return Several([name_action(text) for text in allowed], "or")
    return Several([str(one) for one in allowed], "or")


def _name_of(kind: str, name: str) -> Value:
    """Return the name of a thing in the catalogue, or else its own name."""
    return Said(f"{kind}-{name}") if is_known(f"{kind}-{name}") else name


def _possible(params: Mapping[str, Any]) -> Value:
    """Return the values that an option may have."""
    choices, players = params.get("choices"), params.get("only_players")
    least, most = params.get("least") or 0, params.get("most") or 0
    values: Value
    if choices:
        values = Several([_name_of("option", f"{params['option']}-{value}") for value in choices], "or")
    elif 0 < most < NO_LIMIT:
        values = Said("allowed-range", {"least": least, "most": most})
    else:
        values = Said("allowed-from", {"least": least})
    if not players:
        return values
    return Said("allowed-players", {"allowed": values, "players": Several([str(n) for n in players], "or")})
