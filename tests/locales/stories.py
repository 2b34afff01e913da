"""What page and terminal must both say: the sentences of matches, refusals and numbers, in stories.json.

Both are tested against it: the page by web/src/words/stories.test.ts, the terminal by tests/terminal/test_telling.py.
If a sentence changes on purpose, write the file again: `PYTHONPATH=src:tests python -m locales.stories`.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from knolle.core.errors import KnolleError
from knolle.core.match import Match
from knolle.core.registry import GAMES, game
from knolle.games.hot_potato.encounters import default_encounters
from knolle.terminal import telling
from knolle.terminal.telling import numbers
from knolle.words.catalogue import Words

FILE = Path(__file__).with_name("stories.json")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TELLINGS = [("en", "eye"), ("de", "ear"), ("fr", "ear"), ("it", "eye")]
OWN = {f"my-{k}": list(ranking) for k, (_, ranking) in enumerate(default_encounters()[:6])}
MATCHES: list[tuple[str, int, int | str | None, int, dict[str, Any]]] = [
    ("potato-man", 2, 0, 2, {"rounds": 1, "two-player-colours": 3}),
    ("potato-man", 3, None, 11, {"rounds": 1, "variant": "no-green", "gold": 7}),
    ("potato-man", 5, 4, 5, {"rounds": 1}),
    ("companeros", 3, 1, 3, {"memory": "on"}),
    ("companeros", 5, None, 0, {}),
    ("hot-potato", 2, 1, 35, {"encounters": OWN}),
    ("hot-potato", 3, 2, 25, {}),
    ("hot-potato", 3, "referee", 82, {}),
    ("hot-potato", 4, None, 0, {"points": 4, "tie": "shared"}),
]
"""Games, players, the viewer, a seed with which rare things happen, options."""
TRIES = ["R7", "B9", "G5", "Y1", "Y2", "P3", "red", "purple", "couch", "rambo", "to 0", "to 1", "use", "nothing"]
WRITINGS = (numbers.points, numbers.fine, numbers.signed, numbers.percent)
VALUES = [0.0, 0.004, 0.045, 0.125, 0.5, 0.995, 1.25, -0.06, -2.35, 9.345, 1.0, -8.0]
LOSSES = [0.0, 0.5, 1.0, 1.84, 1.95, 2.0, 12.25]


def played(slug: str, players: int, seed: int, options: dict[str, Any]) -> tuple[Match, list[dict[str, Any]]]:
    """Play a match of random choices; return it with the first refusal of each code met on the way."""
    rng = random.Random(slug)
    match = Match(game(slug), players=NAMES[:players], seed=bytes([seed]) * 32, **options)
    found: dict[str, dict[str, Any]] = {}
    while not match.is_over:
        (seat, *_) = match.to_act
        for text in TRIES:
            try:
                match.parse(seat, text)
            except KnolleError as error:
                found.setdefault(error.code, error.as_dict() | {"names": NAMES[:players], "seat": seat})
        match.act(seat, rng.choice(match.legal(seat)))
    return match, list(found.values())


def bad_options() -> Iterator[dict[str, Any]]:
    """Yield refusals of unknown games, bad numbers of players and bad options."""
    wrong: list[tuple[str, int, dict[str, Any]]] = [
        ("potato-man", 3, {"rounds": 0}),
        ("potato-man", 4, {"variant": "no-green"}),
        ("companeros", 3, {"rounds": 1}),
        ("hot-potato", 7, {}),
        ("skat", 3, {}),
    ]
    for slug, players, options in wrong:
        try:
            Match(game(slug), players=players, **options)
        except KnolleError as error:
            yield error.as_dict() | {"names": [], "seat": None}


def match_told(slug: str, players: int, teller: int | str | None, match: Match) -> dict[str, Any]:
    events = match.log if isinstance(teller, str) else match.events(teller)
    told = {
        f"{language} {sense}": telling.tell(slug, events, NAMES[:players], Words(language), sense)
        for language, sense in TELLINGS
    }
    rules = [one.rule for one in telling.said(slug, events)]
    return {"game": slug, "names": NAMES[:players], "events": events, "rules": rules, "told": told}


def refusal_told(refusal: dict[str, Any]) -> dict[str, Any]:
    code, params, names, seat = (refusal[key] for key in ("code", "params", "names", "seat"))
    error = KnolleError(code, refusal["sentence"], **params)
    told = {language: telling.refused(error, Words(language), names=names, seat=seat) for language, _ in TELLINGS}
    return {"code": code, "params": params, "names": names, "seat": seat, "told": told}


def numbers_told(language: str) -> list[list[str]]:
    words = Words(language)
    return [[said(value, words) for said in WRITINGS] for value in VALUES]


def counted_told(language: str, slug: str) -> list[str]:
    """Return losses in a sentence, which show what the game counts and where the plural begins."""
    words = Words(language)
    costs = ((numbers.counted(loss), numbers.points(loss, words)) for loss in LOSSES)
    return [words.say("review-cost-points", points=points, error=error, game=slug) for points, error in costs]


def stories() -> dict[str, Any]:
    """Return the contents of the file, as the terminal formats them."""
    matches, refusals = [], []
    for slug, players, teller, seed, options in MATCHES:
        match, met = played(slug, players, seed, options)
        matches.append(match_told(slug, players, teller, match))
        refusals += met
    refusals += bad_options()
    return {
        "matches": matches,
        "refusals": [refusal_told(one) for one in refusals],
        "values": VALUES,
        "numbers": {language: numbers_told(language) for language, _ in TELLINGS},
        "losses": LOSSES,
        "counted": {language: {slug: counted_told(language, slug) for slug in GAMES} for language, _ in TELLINGS},
    }


def written(value: Any) -> str:
    """Return JSON with short values on one line, so that a change touches few lines."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) < 200 or isinstance(value, str):
        return text
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(key)}: {written(part)}" for key, part in value.items()) + "\n}"
    return "[\n" + ",\n".join(map(written, value)) + "\n]"


if __name__ == "__main__":
    FILE.write_text(written(stories()) + "\n", encoding="utf-8")
