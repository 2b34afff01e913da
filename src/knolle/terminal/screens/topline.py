"""The line above a table: a question that waits for the player's answer, news about people, or the player's clock."""

from textual.content import Content

from knolle.terminal import people
from knolle.terminal.boards.paper import text
from knolle.terminal.screens.keys import Key
from knolle.terminal.sentences import time_text
from knolle.terminal.table import ClientTable
from knolle.words.catalogue import Words

HURRY = 10
"""Seconds from which on the clock warns."""


def top_line(table: ClientTable, words: Words) -> Content | None:
    """Return the most important thing to say, with the keys to answer; None if there is nothing."""
    return _question(table, words) or _news(table, words) or _clock(table, words)


def _question(table: ClientTable, words: Words) -> Content | None:
    say, seat = words.say, table.seat
    if (asked := _undo_question(table, words)) is not None:
        return asked
    if seat is not None and table.status == "playing" and table.facts["seats"][seat]["bot"] is not None:
        keep = "seat-keep" if people.is_given_away(table) else "take-seat-back"
        return _with_answers(say(people.takeover_id(table)), say(keep), None)
    if table.is_invited:
        return _with_answers(say("log-invites", name=table.inviter), say("after-accept"), say("after-decline"))
    if (wish := table.request_for_seat) is not None:
        told = say("asks-for-seat", name=wish["name"], before=table.names[wish["seat"]])
        return _with_answers(told, say("grant"), say("disagree"))
    return None


def _undo_question(table: ClientTable, words: Words) -> Content | None:
    say, undo, seat = words.say, table.facts.get("undo"), table.seat
    if undo is None or seat is None:
        return None
    if seat in undo["missing"]:
        return _with_answers(say("undo-asks", name=table.names[undo["seat"]]), say("agree"), say("disagree"))
    return _with_answers(say("undo-waits"), None, say("undo-drop")) if seat == undo["seat"] else None


def _with_answers(question: str, yes: str | None, no: str | None) -> Content:
    line = text(question, "bold $warning")
    for key, word, agrees in (("+", yes, True), ("-", no, False)):
        if word is not None:
            line += text("   ") + Key(key, word, f"app.answer({agrees})").content
    return line


def _news(table: ClientTable, words: Words) -> Content | None:
    told = people.spectator_line(table, words) if table.seat is None else ""
    if not table.is_my_turn:
        rescues = (people.rescue(table, seat, words, "/") for seat in range(len(table.names)))
        told = told or (words.say("bots-prepare") if table.awaits_bots else next(filter(None, rescues), ""))
    return text(told, "bold $warning") if told else None


def _clock(table: ClientTable, words: Words) -> Content | None:
    """Return the time left for the player's choice, if it is limited."""
    left = table.seconds_left
    if left is None or not table.is_my_turn:
        return None
    told = f"{words.say('seat-clock')} {time_text(left, words)}"
    return text(told, "bold" if left > HURRY else "bold $warning")
