"""The server's messages as lines of text, in the player's language. Whatever is said of a game comes as a message."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from knolle.core.errors import KnolleError
from knolle.core.registry import game
from knolle.server.bodies import Decision, Review
from knolle.server.protocol import Advice
from knolle.terminal.memory import Findings
from knolle.terminal.table import ClientTable, Facts, last_part
from knolle.words.catalogue import Words
from knolle.words.refusal import refusal
from knolle.words.said import Card, Said, Seat, Value, cards, scores
from knolle.words.sentence import Reader, Sense, bare_sentence, sentence, word
from knolle.words.spans import span


def reader_of(table: ClientTable, words: Words, sense: Sense = "eye") -> Reader:
    """Return the player at a table as a reader."""
    return Reader(words, table.names, table.seat, sense)


def lines(said: Iterable[Said], reader: Reader) -> list[str]:
    """Return messages as lines without their rules; one that this version does not know is left out."""
    return [bare_sentence(one, reader) for one in said if reader.words.knows(one.id)]


def event_lines(events: Iterable[Iterable[Said]], reader: Reader, *, hides_hand: bool = False) -> list[str]:
    """Return what is said of events as lines; `hides_hand` leaves out which cards the reader was dealt."""
    every = [one for said in events for one in said]
    if hides_hand and reader.seat is not None:
        own = Seat(reader.seat)
        every = [one for one in every if one.id != "log-hand" or one.args["name"] != own]
    return lines(every, reader)


def speaker(line: Facts, words: Words) -> str:
    """Return who wrote a line of chat; spectators are marked, because they can choose any name."""
    name: str = line["name"]
    if line["seat"] is not None:
        return name
    return words.say("chat-watching", name=name) if name else words.say("chat-watcher")


# -- the table as it stands --------------------------------------------------------------------------


def request(view: Facts, reader: Reader) -> str:
    """Return what the table waits for; empty if it waits for nobody."""
    said = view.get("ask") or view.get("waits")
    return "" if said is None else bare_sentence(said, reader)


def situation(view: Facts, reader: Reader) -> list[str]:
    """Return the state of the table in a few lines; after the match, how it ended."""
    if view.get("ending"):
        return [*lines(view["ending"], reader), *score_lines(view, reader)]
    said = view.get("situation") or game(view["game"]).telling.situation(view)
    return [*lines([*said, *_hands(view)], reader), *filter(None, [request(view, reader)])]


def _hands(view: Facts) -> list[Said]:
    """Return how many cards everybody holds, and the reader's own cards."""
    sizes, hand = view.get("hand_sizes"), view.get("hand")
    found = [Said("tell-hand-sizes", {"scores": scores(sizes)})] if sizes else []
    return [*found, Said("tell-hand", {"cards": cards(hand)})] if hand else found


def score_lines(view: Facts, reader: Reader) -> list[str]:
    """Return the points of every round or game that has ended, and the totals."""
    if not view["scores"]:
        return [reader.words.say("sheet-none")]
    part = part_of(view["game"])
    rows = [
        Said("tell-score", {"part": part, "number": k, "scores": scores(row)})
        for k, row in enumerate(view["scores"], 1)
    ]
    return lines([*rows, Said("tell-total", {"scores": scores(view["totals"])})], reader)


def count_lines(view: Facts, reader: Reader) -> list[str]:
    """Return where all cards are, for those who count."""
    return lines(game(view["game"]).telling.count(view), reader)


def can_count(slug: str) -> bool:
    """Return whether a game has something to count."""
    return hasattr(game(slug).telling, "count")


def part_of(slug: str) -> Said:
    """Return what a match consists of (rounds or games), each with a line on the score sheet."""
    return Said(f"sheet-{game(slug).part_word}")


def last_lines(table: ClientTable, reader: Reader) -> list[str]:
    """Return the last trick or round once more."""
    slug = str(table.facts["game"])
    found = last_part(table.log, *game(slug).telling.LAST)
    if found is None:
        return [no_last(slug, reader.words, is_hidden=table.first > 0)]
    return event_lines(table.said[found.start : found.stop], reader)


def no_last(slug: str, words: Words, *, is_hidden: bool) -> str:
    """Return what is shown if there is no finished trick or round to show, or an option hides it."""
    return words.say("last-hidden" if is_hidden else game(slug).telling.NO_LAST.id)


# -- actions -----------------------------------------------------------------------------------------


def action_name(value: Value, reader: Reader) -> str:
    """Return the name of an action as it stands in a sentence."""
    return str(word(value, reader))


def action_text(action: str, view: Facts, reader: Reader) -> str:
    """Describe an action in full: "Y2 · yellow 2, Potato Man"."""
    return bare_sentence(game(view["game"]).telling.describe_action(action, view), reader)


def action_names(view: Facts, reader: Reader) -> dict[str, str]:
    """Return the actions that can be named in an answer, by name."""
    telling = game(view["game"]).telling
    return {action_name(telling.name_action(one, view), reader): one for one in (*telling.THINGS, *view["legal"])}


def example(slug: str, view: Facts | None, words: Words) -> str:
    """Return something to choose, for the help: what is legal now, or else in hand, or else in the game."""
    telling, view = game(slug).telling, view or {"legal": [], "names": []}
    held = [*view["legal"], *(view.get("hand") or []), telling.EXAMPLE]
    return action_name(telling.name_action(held[0], view), Reader(words, view["names"]))


def card_example(slug: str, view: Facts | None, words: Words) -> str | None:
    """Return a card as it is typed, for the help; None in a game without cards of a colour and a number."""
    telling, view = game(slug).telling, view or {}
    called = telling.name_action([*(view.get("hand") or []), telling.EXAMPLE][0], view)
    return action_name(called, Reader(words)) if isinstance(called, Card) else None


# -- refusals, hints and reviews ---------------------------------------------------------------------


def refusal_text(error: KnolleError, reader: Reader) -> str:
    """Return why something cannot be done, with its rule; in the error's own sentence if its code is not known."""
    said: Said = getattr(error, "said", None) or refusal(error)
    try:
        return sentence(said, replace(reader, sense="ear"))
    except KnolleError:
        text = error.sentence
    return reader.words.say("tell-rule", text=text, rule=error.rule) if error.rule else text


def advice_text(advice: Advice, reader: Reader) -> str:
    """Return what the master would choose, and why."""
    return " ".join(lines(advice.said, reader))


def review_lines(review: Review, reader: Reader) -> list[str]:
    """Return a review in short, and the costliest choices."""
    found = lines(review.said, reader)
    if not review.costliest:
        return found
    moments = [_moment(review.decisions[k], reader) for k in review.costliest]
    return [*found, reader.words.say("review-moments"), *moments]


def _moment(decision: Decision, reader: Reader) -> str:
    chosen: Mapping[str, Value] = {"chosen": decision.called, "best": decision.values[0].called}
    said = [decision.place, Said("review-moment", dict(chosen)), decision.cost]
    return " ".join(lines([one for one in said if one is not None], reader))


def check_lines(found: Findings | None, words: Words) -> list[str]:
    """Return whether a match fits what was seen of it and what was known before its deal."""
    if found is None:
        return []
    memory = found.memory
    good = "unseen" if memory is None else "watched" if memory.seat is None else "yes"
    told: Sequence[str] = found.faults or [good]
    lines = [words.say(f"check-own-{one}") for one in told]
    lines += [words.say("check-without", name=name) for name in found.withheld]
    if memory is not None and memory.redraws:
        lines.append(words.say("check-redrawn", count=memory.redraws))
    return lines


# -- spans of time -----------------------------------------------------------------------------------

LONG = 3600
"""Seconds from which on nobody counts seconds."""


def time_text(seconds: int, words: Words) -> str:
    """Return a span of time: seconds, or minutes, hours or days if it is long."""
    return f"{seconds} s" if seconds < LONG else sentence(span(1000 * seconds), Reader(words))


def clock_text(span: int) -> str:
    """Return a span of milliseconds as minutes and seconds, such as 0:40; never negative.

    >>> clock_text(39_001)
    '0:40'
    """
    seconds = seconds_of(span)
    return f"{seconds // 60}:{seconds % 60:02}"


def seconds_of(span: int) -> int:
    """Return a span of milliseconds in whole seconds, never negative."""
    return max(0, -(-span // 1000))
