"""Texts that sentence.py and the page's said.ts must both make, in cases.json.

The page is held to it by web/src/words/said.test.ts, the terminal by tests/words/test_cases.py. If a text changes on
purpose, write the file again: `PYTHONPATH=src:tests python -m words.cases`.
"""

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from knolle.core.errors import KnolleError
from knolle.words.catalogue import Words, languages
from knolle.words.refusal import refusal
from knolle.words.said import Card, Number, Person, Said, Score, Seat, Several, Value, cards, colour, scores, seats
from knolle.words.sentence import Reader, Sense, word

FILE = Path(__file__).with_name("cases.json")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SENSES: list[Sense] = ["eye", "ear"]
READERS: list[tuple[list[str], int | None]] = [(NAMES, 0), (NAMES, 2), (NAMES, None), (NAMES[:3], 1), ([], None)]
NUMBERS = [0.0, 0.045, -0.004, 1.25, -2.35]
CLASH = {"card": "B5", "colour": "blue", "seat": 1, "allowed": ["R7"]}
RANGE = {"option": "gold", "value": "-1", "choices": None, "least": 0, "most": 100, "only_players": None}
VARIANT = RANGE | {"option": "variant", "value": "'x'", "choices": ["standard", "no-green"], "only_players": [3]}


def values() -> Iterator[Value]:
    """Yield every kind of value, alone and inside messages."""
    yield from ["Ann", 7, Seat(1), Seat(4), Score(2, 12), Card("Y2"), Card("R17"), Card("couch"), colour("blue")]
    yield from [Person(seat) for seat in range(4)]
    yield from [Several([]), Several(["a"]), Several(["a", "b"]), Several(["a", "b", "c"], "or")]
    yield from [seats([2, 0, 1]), scores([3, 0, 12]), cards(["R7", "B16", "Y1"])]
    for how in ("points", "fine", "signed"):
        yield from [Number(value, how) for value in NUMBERS]
    yield from [Number(value, "percent") for value in (0.0, 0.045, 0.125, 0.995, 1.0)]
    yield from messages()


def messages() -> Iterator[Said]:
    """Yield messages with variables of every kind."""
    yield Said("pm-play", {"name": Seat(0), "card": Card("Y2"), "face": "man"}, "PM-14")
    yield Said("log-hand", {"name": Seat(1), "cards": cards(["R7", "B16"])})
    yield Said("log-totals", {"scores": scores([3, 0, 12])})
    yield Said("log-bot-sits-down", {"name": "Bintje", "level": Said("level-easy")})
    yield Said("tell-trick", {"plays": Several([Said("tell-played", {"name": Seat(1), "card": Card("G5")})])})
    yield Said("after-tie-broken", {"names": seats([0, 2]), "points": 12, "best": 9})
    yield from [Said(f"after-with{game}", {"points": 1}) for game in ("-potato-man", "-companeros", "")]
    for points in (0.96, 1.0, 1.84, 1.95, 12.25):  # plurals are chosen by what is written: "1,8 point"
        score = Said("score-counted-potato-man", {"points": Number(points, "count")})
        yield Said(
            "review-cost-points", {"score": score, "error": Said("review-error", {"error": Number(points, "points")})}
        )
    score = Said("score-counted", {"points": Number(1.999, "fine-count")})
    yield Said("review-cost-points", {"score": score, "error": Said("review-exact")})
    args: dict[str, Value] = {"points": Number(-1.25, "signed"), "chance": Number(0.125, "percent")}
    yield Said("advice", {"action": Card("B9"), "unit": Said("score-unit-potato-man")} | args)
    yield refusal(KnolleError("colour-already-in-trick", "", rule="PM-7", **CLASH))
    yield refusal(KnolleError("not-your-turn", "", seat=0, acting=[1, 2]))
    yield refusal(KnolleError("seat-taken", "", seat=0, free=[1, 2]))
    yield refusal(KnolleError("unknown-action", "", action="'R99x'", allowed=["R7", "B9"]))
    yield refusal(KnolleError("bad-option-value", "", **RANGE))
    yield refusal(KnolleError("bad-option-value", "", **VARIANT))
    for place, behind, game in ((2, 3, "-potato-man"), (3, 1, "-companeros"), (6, 2, ""), (2, 0, "-potato-man")):
        score = Said(f"score-counted{game}", {"points": behind})
        yield Said("after-place", {"place": place, "points": behind, "score": score})
    missing = Several([colour("blue"), colour("yellow")], "or")
    yield Said("log-block", {"name": Seat(1), "cards": cards(["R7", "G9"]), "colours": missing}, "PM-11")


def cases() -> Iterator[dict[str, Any]]:
    """Yield each value in every language, for the eye or the ear, to one reader after the other."""
    readers = cycle(READERS)
    for k, value in enumerate(values()):
        for n, language in enumerate(languages()):
            (names, seat), sense = next(readers), SENSES[(k + n) % 2]
            text = str(word(value, Reader(Words(language), names, seat, sense)))
            yield {
                "language": language,
                "sense": sense,
                "names": names,
                "seat": seat,
                "value": msgspec.to_builtins(value),
                "text": text,
            }


def build_cases() -> str:
    """Return the contents of the file, one case per line."""
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(build_cases(), "utf-8")
