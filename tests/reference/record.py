"""Game records: reading the choices from a log, and playing a record again."""

from collections.abc import Iterator
from typing import Any

from reference.contract import Encounters, Event, Game
from reference.referees import REFERENCE
from reference.shuffles import Shuffler


def replay(record: dict[str, Any]) -> Game:
    """Play a match to its end with the choices in the record and return it; the caller compares its log."""
    game = start(record)
    while game.to_act():
        game.act(next_choices(game, record["log"]))
    return game


def record_choices(record: dict[str, Any]) -> Iterator[dict[int, str]]:
    """Yield the choices of a record, those made together in one dict."""
    game = start(record)
    while game.to_act():
        choices = next_choices(game, record["log"])
        yield choices
        game.act(choices)


def start(record: dict[str, Any]) -> Game:
    """Return the match of a record before its first choice."""
    shuffler = Shuffler(bytes.fromhex(record["seed"]), record["entropy"])
    return REFERENCE[record["game"]](
        len(record["players"]),
        record["options"],
        record["starter"],
        shuffler.shuffle,
        _recorded_encounters(record),
    )


def _recorded_encounters(record: dict[str, Any]) -> Encounters | None:
    # HP-3: the deck is in the record's rankings
    if record["game"] != "hot-potato":
        return None
    return list(record["log"][0]["rankings"].items())


def next_choices(game: Game, log: list[Event]) -> dict[int, str]:
    """Return the choices due in the game, read from the events that follow those the game has written."""
    seats = game.to_act()
    coming = log[len(game.log) :]
    if coming and coming[0]["type"] == "reveal":
        return dict(enumerate(coming[0]["potatoes"]))
    if len(coming) < len(seats):
        raise ValueError(f"the log ends where choices of the seats {seats} are due")
    texts = [_choice(event) for event in coming[: len(seats)]]
    return {event["seat"]: text for event, text in zip(coming, texts, strict=False)}


def _choice(event: Event) -> str:
    if event["type"] == "play":
        return str(event["card"])
    if event["type"] == "take":
        return str(event["colour"])
    if event["type"] == "extra":
        return "decline" if event["potato"] is None else str(event["potato"])
    if event["type"] == "effect":
        return _effect_choice(event)
    raise ValueError(f"an event of type {event['type']!r} appears where a choice is due")


def _effect_choice(event: Event) -> str:
    if not event["used"]:
        return "decline"
    return f"to {event['target']}" if event["potato"] == "rambo" else "use"
