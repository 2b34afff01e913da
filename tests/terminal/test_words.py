"""The catalogue in the terminal."""

import time

import pytest

from knolle.core.errors import KnolleError
from knolle.core.registry import GAMES
from knolle.terminal.answers import COMMANDS
from knolle.words.catalogue import Words, _bundle, _sources, choose_language, languages
from words.catalogue import LANGUAGES, all_ids, bundle


def test_all_languages_are_found() -> None:
    assert languages() == sorted(LANGUAGES)


def test_a_requested_language_takes_precedence_over_the_environment() -> None:
    environ = {"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "fr_FR"}
    assert choose_language("de", environ) == "de"
    assert choose_language("de-CH", {}) == "de"
    assert choose_language(None, environ) == "it"
    assert choose_language(None, environ | {"LC_ALL": "fr"}) == "fr"


@pytest.mark.parametrize("environ", [{}, {"LANG": "C.UTF-8"}, {"LC_ALL": "nl_NL", "LANG": "de"}])
def test_english_is_the_default_language(environ: dict[str, str]) -> None:
    assert choose_language(None, environ) == "en"


def test_an_unknown_language_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(KnolleError, match="the languages are de, en, fr, it") as refusal:
        choose_language("nl", {"LANG": "de"})
    assert refusal.value.code == "unknown-language"
    assert refusal.value.params == {"language": "nl", "allowed": sorted(LANGUAGES)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_loaded_by_itself(language: str) -> None:
    """Messages are cut out of their files; each must equal the one from parsing the whole file."""
    words, whole = Words(language), bundle(language)
    for key in sorted(key for key in all_ids() if not key.startswith("-")):
        name, _, attribute = key.partition(".")
        message = whole.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        expected, errors = whole.format_pattern(pattern, {})
        if errors:
            assert words.knows(key)
        else:
            assert words.say(key) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own(language: str) -> None:
    own = [Words(language).say(f"plain-word-{name}") for name in COMMANDS]
    assert sorted(own) == sorted(set(own))


def test_a_missing_message_or_variable_is_an_error() -> None:
    words = Words("en")
    assert not words.knows("no-such-message") and not words.knows("log-play.no-attribute")
    with pytest.raises(KnolleError, match="no-such-message") as refusal:
        words.say("no-such-message")
    assert refusal.value.code == "unknown-message"
    with pytest.raises(KnolleError, match="log-round") as refusal:
        words.say("log-round", round=1)
    assert refusal.value.code == "bad-message"


def test_numbers_and_plurals_follow_the_language() -> None:
    assert Words("de").say("replay-at", step=1234, steps=5000) == "1.234 von 5.000"
    assert Words("en").say("board-cards", count=1) == "one card"
    assert Words("fr").say("board-cards", count=0) == Words("fr").say("board-cards", count=1).replace("1", "0")


def test_a_language_loads_fast() -> None:
    def seconds() -> float:
        _sources.cache_clear()
        _bundle.cache_clear()
        start = time.process_time()
        words = Words("it")
        for slug in GAMES:
            words.say(f"game-{slug}-sentence")
        return time.process_time() - start

    assert min(seconds() for _ in range(3)) < 0.15
