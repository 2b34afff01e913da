"""What happens at a table, in words: the same sentences that the page says, from the same catalogue.

Views are the facts of docs/protocol.md, events those of docs/rules/record.md. `sense` is "eye" (Y2) or
"ear" (yellow 2).
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from knolle.core.typed import converter
from knolle.server.bodies import Review
from knolle.server.protocol import Advice
from knolle.terminal.telling.actions import action_name
from knolle.terminal.telling.cards import label_of
from knolle.terminal.telling.refusal import refused
from knolle.terminal.telling.review import advice_told, because_told, review_told
from knolle.terminal.telling.seats import Facts, ending_told, seats_said
from knolle.terminal.telling.story import Event, Reader, Said, Seat, Sense, View, points_by_seat
from knolle.words.catalogue import Words

__all__ = [
    "action_name",
    "action_text",
    "advised",
    "asked",
    "because",
    "card_example",
    "ending",
    "example",
    "last_trick",
    "leaving",
    "no_trick",
    "part",
    "refused",
    "review_lines",
    "said",
    "scores",
    "seats_told",
    "situation",
    "tell",
    "waits_for",
]


EXAMPLES = {"potato-man": "Y2", "companeros": "R7", "hot-potato": "couch"}


_to_advice = converter(Advice)
_to_review = converter(Review)


def teller(slug: str) -> Any:
    """The module that tells of a game."""
    return import_module(f"{__name__}.{slug.replace('-', '_')}")


# -- what happened -----------------------------------------------------------------------------------


def said(slug: str, events: Sequence[Event], *, first: int = 0) -> list[Said]:
    """What happened, as messages with their rules. `events` is the whole log, for what lies before an event decides how
    it is told; `first` is the place in it from which on it is told."""
    game = teller(slug)
    return [one for index in range(first, len(events)) for one in game.said(events, index)]


def tell(
    slug: str,
    events: Sequence[Event],
    names: Sequence[str],
    words: Words,
    sense: Sense = "eye",
    *,
    first: int = 0,
    hand_of: int | None = None,
) -> list[str]:
    """What happened, a sentence each; `events` and `first` as above. Which cards the seat `hand_of` was dealt is left
    out, for whoever is told his hand when he is asked."""
    reader = Reader(words, names, slug, sense)
    own = None if hand_of is None else Seat(hand_of)
    every = said(slug, events, first=first)
    return [one.worded(reader) for one in every if not (one.id == "log-hand" and one.args["name"] == own)]


def last_trick(
    slug: str, events: Sequence[Event], names: Sequence[str], words: Words, sense: Sense = "eye"
) -> list[str]:
    """The last trick, or the last round of Hot Potato!, once more."""
    game, reader = teller(slug), Reader(words, names, slug, sense)
    found: range | None = game.last(events)
    if found is None:
        return [no_trick(slug, words)]
    return [one.worded(reader) for index in found for one in game.said(events, index)]


def no_trick(slug: str, words: Words) -> str:
    """What stands in place of the last trick where none is finished."""
    return words.say("hp-no-round" if slug == "hot-potato" else "board-no-trick")


def seats_told(before: Sequence[Facts], after: Sequence[Facts], words: Words) -> list[str]:
    """Who came, went, was replaced by a bot or is back, between two lists of the table's `seats`."""
    reader = Reader(words, (), "")
    return [one.worded(reader) for one in seats_said(before, after)]


# -- how things stand --------------------------------------------------------------------------------


def asked(slug: str, view: View, names: Sequence[str], words: Words) -> str:
    """What the table waits for, said to the reader; nothing when it waits for nobody."""
    if not view["to_act"]:
        return ""
    return str(teller(slug).asked(view).worded(Reader(words, names, slug)))


def action_text(slug: str, action: str, view: View, words: Words, sense: Sense = "eye") -> str:
    """A legal action with all that one should know of it: "Y2 · yellow 2, Potato Man"."""
    return str(teller(slug).action_told(action, view).worded(Reader(words, view["names"], slug, sense)))


def example(slug: str, view: View | None, names: Sequence[str], words: Words) -> str:
    """Something to choose, for the help: now, or else of the hand, or else of the game."""
    held = [] if view is None else [*view["legal"], *(view.get("hand") or [])]
    return action_name((held or [EXAMPLES[slug]])[0], names, words)


def card_example(slug: str, view: View | None, words: Words) -> str:
    """A card as it is typed: of the hand, or else of the game."""
    held = [] if view is None else view["hand"] or []
    return label_of((held or [EXAMPLES[slug]])[0], words)


def waits_for(host: str | None, words: Words) -> str:
    """Who has the cards dealt, said to the others."""
    return words.say("wait-for-host", host=host) if host else words.say("wait-for-start")


def leaving(comeback: str, words: Words, *, is_local: bool, seat: int | None) -> str:
    """What is said to one who goes, with the command to come back."""
    if is_local:
        return words.say("plain-paused", command=comeback)
    return words.say("plain-left-watching" if seat is None else "plain-left", command=comeback)


def situation(
    slug: str, view: View, facts: Facts, names: Sequence[str], words: Words, sense: Sense = "ear"
) -> list[str]:
    """The state of the table in a few lines; after the match, how it ended. `facts` are those of the table."""
    reader = Reader(words, names, slug, sense)
    if facts.get("result"):
        return [*ending_told(facts["result"], view, reader), *scores(slug, view, names, words)]
    lines = [one.worded(reader) for one in teller(slug).situation(view)]
    return [*lines, *filter(None, [asked(slug, view, names, words)])]


def scores(slug: str, view: View, names: Sequence[str], words: Words) -> list[str]:
    """The points of every round or game that has ended, a line each, and the totals."""
    reader = Reader(words, names, slug)
    if not view["scores"]:
        return [words.say("sheet-none")]
    rows = [points_by_seat(row).worded(reader) for row in view["scores"]]
    lines = [words.say("tell-score", part=part(slug, words), number=k + 1, scores=row) for k, row in enumerate(rows)]
    return [*lines, words.say("tell-total", scores=points_by_seat(view["totals"]).worded(reader))]


def part(slug: str, words: Words) -> str:
    """What the match has several of, each with a line on the score sheet."""
    return words.say("sheet-game" if slug == "companeros" else "sheet-round")


def ending(slug: str, result: Facts, view: View, names: Sequence[str], words: Words) -> list[str]:
    """Who has won, and by what."""
    return ending_told(result, view, Reader(words, names, slug))


# -- the master's word -------------------------------------------------------------------------------


def advised(
    slug: str, advice: Advice | Mapping[str, Any], names: Sequence[str], words: Words, sense: Sense = "eye"
) -> str:
    """A hint: what the master would choose, and why."""
    return advice_told(_advice(advice), Reader(words, names, slug, sense))


def because(slug: str, advice: Advice | Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    """Why that, alone."""
    return because_told(_advice(advice), Reader(words, names, slug))


def _advice(advice: Advice | Mapping[str, Any]) -> Advice:
    return advice if isinstance(advice, Advice) else _to_advice(advice)


def review_lines(
    slug: str,
    review: Review | Mapping[str, Any],
    names: Sequence[str],
    words: Words,
    sense: Sense = "eye",
    *,
    log: Sequence[Event] = (),
    first: int = 0,
) -> list[str]:
    """A seat's choices in short, and the costliest of them. `log` says where in the match they were made; `first` is
    the number of its first event, where the past was hidden."""
    found = review if isinstance(review, Review) else _to_review(review)
    game, reader = teller(slug), Reader(words, names, slug, sense)
    indices = [decision.event - first for decision in found.decisions]
    places = [game.place(log, index) if 0 <= index < len(log) else [] for index in indices]
    return review_told(found, [" ".join(one.worded(reader) for one in place) for place in places], reader)
