"""What is said of the people at a table: who is away, since when, what follows from it, and whose seat is whose."""

from knolle.server.protocol import DAY
from knolle.terminal.sentences import clock_text, lines, reader_of, seconds_of
from knolle.terminal.table import ClientTable, Facts, now_at
from knolle.words.catalogue import Words


def bot_character(facts: Facts, words: Words) -> str:
    """Return the level of the bot at a seat, and its temperament if it has one."""
    level = words.say(f"level-{facts['bot']}")
    if not facts.get("temperament"):
        return level
    return words.say("bot-character", level=level, temperament=words.say(f"temperament-{facts['temperament']}"))


def waits_for(table: ClientTable, words: Words) -> str:
    """Return what a waiting table waits for: somebody's part of the deal, or somebody to have the cards dealt."""
    deal, host = table.facts["deal"], table.facts["host"]
    if deal is not None:
        return words.say("deal-waits", names=", ".join(table.names[seat] for seat in deal["missing"]))
    if (end := table.presence.get("host")) is not None:
        return words.say("wait-host-away", time=clock_text(end - table.now))
    return words.say("wait-for-host", host=host) if host else words.say("wait-for-start")


def absence(name: str, facts: Facts, skew: int, words: Words) -> str:
    """Return that a player is away, and when a bot takes over, if one will."""
    if facts.get("bot") is None:
        return words.say("waits-away", names=name, count=1)
    return words.say("leaving", name=name, seconds=seconds_of(facts["bot"] - now_at(skew)))


def absence_note(facts: Facts | None, skew: int, words: Words, *, is_short: bool = False) -> str:
    """Return how long a player is away, or how soon a bot takes over, in a few words; without facts only the former."""
    if facts is None:
        return words.say("seat-gone")
    if facts.get("bot") is not None:
        return words.say("board-bot-in" if is_short else "seat-leaving", time=clock_text(facts["bot"] - now_at(skew)))
    return words.say("board-away-for" if is_short else "seat-away-for", time=clock_text(now_at(skew) - facts["since"]))


def rescue(table: ClientTable, seat: int, words: Words, slash: str = "") -> str:
    """Return when the host may let a bot play at a seat, and how; empty for everybody else, and if they never may.

    `slash` is what a command begins with.
    """
    begin = table.presence["away"].get(str(seat), {}).get("rescue")
    if begin is None or seat == table.seat or not table.you["host"] or table.status != "playing":
        return ""
    command, left = f"{slash}{words.say('plain-word-bot')} {seat + 1}", begin - table.now
    if left > 0:
        return words.say("board-rescue-in", name=table.names[seat], time=clock_text(left), command=command)
    return words.say("board-rescue", name=table.names[seat], command=command)


def presence(table: ClientTable, seat: int, words: Words) -> str:
    """Return how it is with a person at a seat: here, away and for how long, or asked for a rematch."""
    facts, away = table.facts["seats"][seat], table.presence["away"].get(str(seat))
    if away is not None and is_lasting(table):
        return words.say("presence-away")
    if away is not None:
        return words.say("presence-away-for", time=clock_text(table.now - away["since"]))
    if facts["invited"]:
        return words.say("presence-invited")
    return words.say("presence-here" if seat in table.presence["online"] else "presence-away")


def is_lasting(table: ClientTable) -> bool:
    """Return whether the table lasts for days, so that people are away most of the time."""
    clock = table.facts["settings"]["clock"]
    return clock is not None and clock["move"] >= DAY


def takeover_id(table: ClientTable) -> str:
    """Return the id of the message that tells the player why a bot plays for them, or that the seat is given away."""
    if is_given_away(table):
        return "seat-being-given"
    cause = table.facts["seats"][table.seat]["cause"]
    return "bot-plays-out-of-time" if cause == "time" else "bot-plays-for-you"


def is_given_away(table: ClientTable) -> bool:
    """Return whether somebody else is to get the player's seat."""
    return any(offer["seat"] == table.seat for offer in table.facts.get("offers", []))


def mark_lines(table: ClientTable, words: Words) -> list[str]:
    """Return, for each player who has any, the hints they asked for and the choices they took back in this match."""
    every = [
        (name, [words.say(key, count=n) for key, n in (("seat-hints", hints), ("seat-undos", undos)) if n])
        for name, hints, undos in zip(table.names, table.facts["hints"], table.facts["undos"], strict=True)
    ]
    return [words.say("match-mark", name=name, marks=", ".join(marks)) for name, marks in every if marks]


def spectator_line(table: ClientTable, words: Words) -> str:
    """Return which seat a spectator is to have or asks for, or why they have lost theirs; empty if neither."""
    claim, loss = table.claim, table.loss
    if claim is not None:
        message = "seat-asked" if claim["state"] == "asked" else "seat-yours-soon"
        return words.say(message, before=table.names[claim["seat"]])
    return "" if loss is None else " ".join(lines([loss], reader_of(table, words)))


def goodbye(comeback: str, words: Words, *, is_local: bool, seat: int | None) -> str:
    """Return what is said to a player who leaves, with the command to come back."""
    if is_local:
        return words.say("plain-paused", command=comeback)
    return words.say("plain-left-watching" if seat is None else "plain-left", command=comeback)
