"""Refusals in words: what the code of one says, told to the player who sits on this chair."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from knolle.core.errors import KnolleError
from knolle.terminal.telling.actions import CARD, POTATOES, action_name
from knolle.terminal.telling.cards import card_args
from knolle.terminal.telling.story import joined
from knolle.words.catalogue import Argument, Words

NO_LIMIT = 10**9
Params = Mapping[str, Any]


@dataclass(frozen=True)
class Chair:
    """From where a refusal is read; who watches has no seat."""

    words: Words
    names: Sequence[str] = ()
    seat: int | None = None


def refused(refusal: KnolleError, words: Words, *, names: Sequence[str] = (), seat: int | None = None) -> str:
    """Why something cannot be done, with its rule; in the refusal's own sentence where its code is not known."""
    code, rule = refusal.code, refusal.rule
    try:
        text = words.say(f"refused-{code}", **_worded(code, refusal.params, Chair(words, names, seat)))
    except KnolleError:
        text = refusal.sentence
    return words.say("tell-rule", text=text, rule=rule) if rule else text


def _worded(code: str, params: Params, chair: Chair) -> dict[str, Argument]:
    """The parameters as words. Several names may stand for the same thing; the message takes those it needs."""
    words = chair.words
    args: dict[str, Argument] = {}
    for name, value in params.items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            args[name] = value
        elif isinstance(value, str):
            args[name] = _plain(value)
    card = params["card"] if params.get("card") is not None else params.get("action")
    if isinstance(card, str):
        args["card"] = _thing(card, words)
    if isinstance(params.get("colour"), str):
        args["colour"] = words.say(f"colour-{params['colour']}")
    if isinstance(params.get("option"), str):
        args["option"] = _option(_plain(params["option"]), words)
    if isinstance(params.get("free"), list):
        args["free"] = joined([str(place + 1) for place in params["free"]], "list-last", words)
    return args | {"who": _who(params, chair), "allowed": _allowed(code, params, chair)}


def _plain(text: str) -> str:
    """A text that is quoted, without its quotation marks."""
    return re.sub(r"^(['\"])(.*)\1$", r"\2", text)


def _thing(text: str, words: Words) -> str:
    """A card or a potato as it stands in a sentence; an encounter is called by its name."""
    if CARD.fullmatch(text):
        return words.say("card-the", **card_args(text, words))
    return words.say(f"potato-{text}") if text in POTATOES else _plain(text)


def _option(name: str, words: Words) -> str:
    return words.say(f"option-{name}") if words.knows(f"option-{name}") else name


def _who(params: Params, chair: Chair) -> str:
    """Who is meant: those whose choice is due, who was named, or who sits there."""
    named = re.fullmatch(r"to (\d)", str(params.get("action") or ""))
    one = int(named[1]) if named else params.get("seat")
    seats = next((params[key] for key in ("acting", "missing") if params.get(key) is not None), [one])
    return joined([person(seat, chair) for seat in seats if isinstance(seat, int)], "list-last", chair.words)


def person(other: int, chair: Chair) -> str:
    """A player as seen from the reader's chair; play goes to the left."""
    n = len(chair.names)
    name = chair.names[other] if other < n else str(other + 1)
    if chair.seat is None or n == 0:
        return name
    steps = (other - chair.seat) % n
    if steps == 0:
        return chair.words.say("who-you")
    if 2 * steps == n:
        return chair.words.say("who-opposite", name=name)
    if steps == 1:
        return chair.words.say("who-left", name=name)
    return chair.words.say("who-right", name=name) if steps == n - 1 else name


def _allowed(code: str, params: Params, chair: Chair) -> str:
    """What would have been right."""
    words, allowed = chair.words, params.get("allowed")
    if code == "bad-option-value":
        return _possible(params, words)
    if not isinstance(allowed, list):
        return str("" if allowed is None else allowed)
    texts = [str(one) for one in allowed]
    match code:
        case "unknown-option":
            return joined([_option(name, words) for name in texts], "list-last", words)
        case "unknown-game":
            return joined([words.say(f"game-{slug}") for slug in texts], "list-last", words)
        case "unknown-action":
            return joined([_choice(text, texts, chair) for text in texts], "list-or", words)
    return ""


def _choice(text: str, among: Sequence[str], chair: Chair) -> str:
    if CARD.fullmatch(text):
        return _thing(text, chair.words)
    return action_name(text, chair.names, chair.words, among=among)


def _possible(params: Params, words: Words) -> str:
    """The values of an option that may be given."""
    choices, players = params.get("choices"), params.get("only_players")
    least, most = params.get("least") or 0, params.get("most") or 0
    if choices:
        values = joined([words.say(f"option-{params['option']}-{value}") for value in choices], "list-or", words)
    elif 0 < most < NO_LIMIT:
        values = words.say("allowed-range", least=least, most=most)
    else:
        values = words.say("allowed-from", least=least)
    if not players:
        return values
    return words.say("allowed-players", allowed=values, players=joined([str(n) for n in players], "list-or", words))
