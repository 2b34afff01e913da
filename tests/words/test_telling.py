"""Whatever happens in a match can be said, in every language, to every seat, to the eye and to the ear."""

import json

import pytest

from knolle.core.match import Match
from knolle.core.record import parse, replay
from knolle.words.catalogue import Words, languages
from knolle.words.sentence import Reader, Sense, event_texts, sentence
from samples import GOLDEN, GOLDEN_IDS

WORDS = {language: Words(language) for language in languages()}


def views(match: Match, seat: int | None) -> list[dict[str, object]]:
    """Return what a seat sees at every step of a match."""
    return [again.view(seat).facts() for again in match.steps()]


@pytest.mark.parametrize("line", [line for _, _, line in GOLDEN], ids=GOLDEN_IDS)
def test_every_event_can_be_said(line: bytes) -> None:
    match = replay(parse(line))
    for seat in (None, *range(len(match.names))):
        for language, words in WORDS.items():
            sense: Sense = "ear" if language in ("de", "fr") else "eye"
            told = event_texts(match.game, match.events(seat), Reader(words, match.names, seat, sense))
            assert len(told) == len(match.log)


@pytest.mark.parametrize("line", [line for _, _, line in GOLDEN], ids=GOLDEN_IDS)
@pytest.mark.slow
def test_every_situation_can_be_said(line: bytes) -> None:
    match = replay(parse(line))
    telling = match.game.telling
    for seat in (None, 0):
        for view in views(match, seat):
            said = [*telling.situation(view), *filter(None, [telling.ask(view)])]
            for words in WORDS.values():
                assert all(sentence(one, Reader(words, match.names, seat)) for one in said)


def test_the_referee_is_told_more_than_a_seat() -> None:
    match = replay(parse(GOLDEN[0][2]))
    reader = Reader(WORDS["en"], match.names)
    assert json.dumps(event_texts(match.game, match.full_log(), reader)) != json.dumps(
        event_texts(match.game, match.events(0), reader)
    )
