"""Format messages in one language, for the eye or for the ear. words/said.ts does the same for the page.

tests/words/cases.json holds both to the same texts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from knolle.words.catalogue import Argument, Words
from knolle.words.numbers import format_number
from knolle.words.said import Card, Number, Person, Said, Score, Seat, Several, Value

if TYPE_CHECKING:
    from knolle.core.game import Game
    from knolle.core.moments import Event

COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "purple", "O": "orange"}
"""The suits that our cards are drawn in, by the letter of the notation."""
Sense = Literal["eye", "ear"]
LAST = {"and": "list-last", "or": "list-or"}


@dataclass(frozen=True)
class Reader:
    """For whom a message is formatted: the language, the names at the table, the reader's seat, and eye or ear."""

    words: Words
    names: Sequence[str] = ()
    seat: int | None = None
    sense: Sense = "eye"


def event_texts(game: "Game", events: "Iterable[Event]", reader: Reader) -> list[str]:
    """Return the text of each event, a line per message. Events must have their notes."""
    return ["\n".join(sentence(said, reader) for said in game.telling.tell(event)) for event in events]


def sentence(said: Said, reader: Reader) -> str:
    """Return a message in the reader's language, followed by its rule in brackets if it has one.

    >>> play = Said("log-play", {"name": Seat(0), "card": Card("R7")})
    >>> sentence(play, Reader(Words("en"), ["Ann"]))
    'Ann plays R7.'
    """
    text = bare_sentence(said, reader)
    return reader.words.say("tell-rule", text=text, rule=said.rule) if said.rule else text


def bare_sentence(said: Said, reader: Reader) -> str:
    """Return a message without its rule."""
    return reader.words.say(said.id, **{name: word(value, reader) for name, value in said.args.items()})


def word(value: Value, reader: Reader, *, is_listed: bool = False) -> Argument:
    """Return the value of a variable as it appears in the sentence."""
    match value:
        case Seat(number):
            return name_of(number, reader)
        case Person(number):
            return person(number, reader)
        case Score(number, points):
            return reader.words.say("score-of", name=name_of(number, reader), points=points)
        case Card(text):
            return card(text, reader, is_listed=is_listed)
        case Number(number, how):
            return format_number(number, how, reader.words)
        case Several(parts, last):
            return join([str(word(part, reader, is_listed=True)) for part in parts], LAST[last], reader.words)
        case Said():
            return bare_sentence(value, reader)
    return value


def name_of(seat: int, reader: Reader) -> str:
    """Return a player's name."""
    return reader.names[seat] if seat < len(reader.names) else str(seat + 1)


def join(parts: Sequence[str], between: str, words: Words) -> str:
    """Join a list as the language does."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say(between, rest=", ".join(parts[:-1]), last=parts[-1])


def card(text: str, reader: Reader, *, is_listed: bool = False) -> str:
    """Return a card: "R7", in German "Ge7" for a yellow 7; for the ear "the red 7" or, in a list, "red 7"."""
    colour = COLOURS.get(text[:1])
    if colour is None or not text[1:].isdigit():
        return text
    words = reader.words
    if reader.sense == "eye":
        return words.say(f"letter-{colour}") + text[1:]
    message = "card-name" if is_listed else "card-the"
    return words.say(message, colour=words.say(f"colour-{colour}"), number=int(text[1:]))


def person(other: int, reader: Reader) -> str:
    """Return a player as seen from the reader's seat; play goes to the left."""
    n, words, name = len(reader.names), reader.words, name_of(other, reader)
    if reader.seat is None or n == 0:
        return name
    steps = (other - reader.seat) % n
    if steps == 0:
        return words.say("who-you")
    if 2 * steps == n:
        return words.say("who-opposite", name=name)
    if steps == 1:
        return words.say("who-left", name=name)
    return words.say("who-right", name=name) if steps == n - 1 else name
