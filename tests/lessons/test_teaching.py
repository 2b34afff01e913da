"""Whether lessons teach: every game has one, every choice of the learner is asked for, and every text exists."""

import re

import pytest

from knolle.core.registry import GAMES
from knolle.lessons import LEARNER, load, play, slugs
from words.catalogue import LANGUAGES, ROOT, bundle

WEB = ROOT / "web" / "src"
LONGEST = 220
NAMES = {"left": "Bintje", "right": "Agria"}
"""The names of the bots at seats 1 and 2, as long as any."""
COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
FIELD = re.compile(r'data-field=(?:"(\w+)"|\{[^}]*?"(\w+)"[^}]*\})')


def test_every_game_has_its_lesson() -> None:
    assert {load(slug).script.game for slug in slugs()} == set(GAMES)


@pytest.mark.parametrize("slug", slugs())
def test_it_is_short_and_asks_for_choices(slug: str) -> None:
    steps = load(slug).script.steps
    assert 5 <= len(steps) <= 10
    assert sum(step.expect is not None for step in steps) >= 3
    assert steps[0].expect is None and steps[-1].expect is None


@pytest.mark.parametrize("slug", slugs())
def test_every_choice_of_the_learner_is_asked_for(slug: str) -> None:
    script = load(slug).script
    made = []
    for n, (seat, action) in enumerate(script.line):
        before = play(
            script.game,
            script.line[:n],
            players=script.players,
            seed=script.seed,
            starter=script.starter,
            **script.options,
        )
        if seat == LEARNER:
            assert len(before.legal(LEARNER)) > 1, "there is something to choose"
            made.append((len(before.log), action))
    assert [(step.event, step.expect) for step in script.steps if step.expect] == made


def said(language: str, key: str) -> str:
    text, errors = bundle(language).format_pattern(bundle(language).get_message(key).value, NAMES)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_all_texts_exist_and_are_short(slug: str, language: str) -> None:
    for step in load(slug).script.steps:
        assert step.say.startswith(f"lesson-{slug}-") and bundle(language).has_message(step.say)
        assert len(said(language, step.say)) <= LONGEST, step.say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_the_expected_choice_is_named(slug: str, language: str) -> None:
    """Look for a card in the language's letters, or a potato by its name."""
    for step in load(slug).script.steps:
        wanted = step.expect or ""
        if re.fullmatch(r"[RBGY]\d+", wanted):
            assert said(language, f"letter-{COLOURS[wanted[0]]}") + wanted[1:] in said(language, step.say)
        elif bundle(language).has_message(f"potato-{wanted}"):
            assert said(language, f"potato-{wanted}") in said(language, step.say)


@pytest.mark.skipif(not WEB.is_dir(), reason="the page's sources are not in this tree")
@pytest.mark.parametrize("slug", slugs())
def test_every_field_shown_can_be_outlined(slug: str) -> None:
    """Check that the board marks each field a step shows."""
    board = ROOT / "src/knolle/games" / slug.replace("-", "_") / "web"
    sources = [*board.glob("*.svelte"), *(WEB / "table").glob("*.svelte")]
    marked = {a or b for path in sources for a, b in FIELD.findall(path.read_text("utf-8"))}
    shown = {part for step in load(slug).script.steps for part in step.show}
    assert shown <= marked
