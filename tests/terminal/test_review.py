"""The master's word in the terminal: hints, and the choices of a match that is over."""

from typing import Any

import pytest

from knolle.core.registry import GAMES
from knolle.server.after.finished import FinishedMatch, turns_of
from knolle.server.after.judging import positions
from knolle.server.bodies import Decision, Review
from knolle.server.protocol import Advice, Because, Comparison, ValueFacts
from knolle.terminal import telling
from knolle.words.catalogue import Words
from locales.stories import NAMES
from terminal.chairs import views

EN = Words("en")


def value(action: str, points: float, chance: float, error: float = 0.1) -> ValueFacts:
    return ValueFacts(action=action, points=points, points_error=error, chance=chance, chance_error=0.01)


def decision(event: int, chosen: str, *values: ValueFacts) -> Decision:
    if not values:
        return Decision(event=event, chosen=chosen, values=[], lost=0.0, lost_chance=0.0, chance=None)
    best, mine = values[0], next(one for one in values if one.action == chosen)
    lost, lost_chance = best.points - mine.points, best.chance - mine.chance
    return Decision(
        event=event, chosen=chosen, values=list(values), lost=lost, lost_chance=lost_chance, chance=best.chance
    )


LOG: list[dict[str, Any]] = [
    {"type": "deal", "round": 2, "starter": 0, "hands": [None, None]},
    {"type": "play", "seat": 0, "card": "R7"},
    {"type": "play", "seat": 1, "card": "B4"},
    {"type": "trick", "winner": 0, "card": "R7", "sack": "red"},
    {"type": "play", "seat": 0, "card": "R8"},
    {"type": "play", "seat": 0, "card": "Y9"},
]


def review(*decisions: Decision, is_whole: bool = True) -> Review:
    return Review(match=1, seat=0, name="Ann", simulations=600, is_whole=is_whole, decisions=list(decisions))


def test_a_review_in_short() -> None:
    told = telling.review_lines(
        "potato-man",
        review(
            decision(1, "R7", value("R7", 1.0, 0.5), value("B4", 0.9, 0.5)),
            decision(4, "R8", value("B4", 2.0, 0.75), value("R8", 0.7, 0.5)),
            decision(5, "Y9"),
        ),
        NAMES,
        EN,
        log=LOG,
    )
    assert told == [
        "1 of 2 choices as good as the master’s: 50%",
        "One clear mistake. On average a choice cost 0.65 sacks.",
        "The costliest moments",
        "Round 2, trick 2. Chosen: R8; better: B4. "
        "It cost 1.3 sacks (±\u00a00.1), and the chance of winning fell from 75% to 50%.",
    ]


def test_a_review_has_the_costliest_alone_and_knows_no_place_before_its_log() -> None:
    mistakes = [decision(k, "R8", value("B4", k, 0.5), value("R8", 0, 0.5)) for k in (1, 2, 3, 4, 5)]
    told = telling.review_lines(
        "potato-man", review(*mistakes, is_whole=False), NAMES, Words("de"), "ear", log=LOG, first=9
    )
    assert told[2] == "Das Spiel ist lang: Beurteilt sind nur die ersten 5 Entscheidungen." and len(told) == 7
    assert [line.split("kostete ")[1][:3] for line in told[4:]] == ["5,0", "4,0", "3,0"]
    cost = "Das kostete 5,0 Säcke (±\u00a00,1), änderte an der Gewinnchance aber kaum etwas."
    assert f"Gewählt: Rot 8; besser: Blau 4. {cost}" in told[4]


def test_a_review_without_a_mistake_says_so() -> None:
    told = telling.review_lines("potato-man", review(decision(1, "R7")), NAMES, EN)
    assert told[0].endswith("100%") and told[1].startswith("No clear mistake.") and len(told) == 2


def test_the_place_of_a_choice_in_hot_potato() -> None:
    log = [{"type": "deal"}, {"type": "reveal", "potatoes": ["rambo", "couch"]}]
    log.append({"type": "effect", "seat": 0, "potato": "rambo", "used": False})
    made = [
        decision(1, "rambo", value("couch", 9, 0.6), value("rambo", 0, 0.5)),
        decision(2, "decline", value("to 1", 8, 0.6), value("decline", 0, 0.5)),
    ]
    told = telling.review_lines("hot-potato", review(*made), NAMES, EN, log=log)
    assert told[-2].startswith("Round 1. Chosen: Rambotato; better: Couch Potato.")
    assert told[-1].startswith("Round 1. Chosen: don’t use it; better: send it to Ben.")


def test_a_choice_is_called_as_where_it_is_made() -> None:
    added = [value("decline", 9, 0.6), value("couch", 0, 0.5)]
    told = telling.review_lines("hot-potato", review(decision(1, "couch", *added)), NAMES, EN)
    assert told[-1].startswith("Chosen: Couch Potato; better: add nothing.")
    advice = Advice(id="h", seq=1, values=added, because=Because(code="only"))
    assert "wählen: nichts dazulegen." in telling.advised("hot-potato", advice, NAMES, Words("de"))


def place(facts: dict[str, Any]) -> str:
    if facts["game"] == "companeros":
        return f"Game {facts['this_game']}, trick {facts['n_tricks'] + 1}."
    return f"Round {facts['round']}" + (f", trick {len(facts['tricks']) + 1}." if "tricks" in facts else ".")


@pytest.mark.parametrize("slug", GAMES)
def test_the_place_of_a_choice_is_where_its_view_was(slug: str) -> None:
    *_, (match, _) = views(slug, 3)
    for view, action, event in positions(FinishedMatch(1, 1, match, 0, 0, turns_of(match)), 1):
        facts, chosen = view.facts(), view.game.action_text(view.state, 1, action)
        worst = decision(event, chosen, value("use", 9, 0.6), value(chosen, 0, 0.5))
        told = telling.review_lines(slug, review(worst), NAMES, EN, log=match.events(1))[-1]
        assert told.startswith(f"{place(facts)} Chosen: ")


def test_a_hint() -> None:
    because = Because(code="clear", params=Comparison(action="R8", points=1.26, points_error=0.1))
    advice = Advice(id="h", seq=1, values=[value("Y2", 2.04, 0.615), value("R8", 0.8, 0.5)], because=because)
    said = telling.advised("potato-man", advice, NAMES, EN)
    assert said == (
        "The master would choose: Y2. "
        "Expected: +2.0 sacks compared with the others, a 62% chance of winning the match. "
        "It is clearly ahead of R8, by 1.3 sacks."
    )
    only = {
        "type": "advice",
        "id": "h",
        "seq": 1,
        "values": [vars_of(value("use", 0.0, 0.5))],
        "because": {"code": "only"},
    }
    assert telling.advised("hot-potato", only, NAMES, EN).endswith("There is nothing else to choose.")
    close = Because(code="close", params=Comparison(action="R8", points=0.1, points_error=0.1))
    advice = Advice(id="h", seq=1, values=advice.values, because=close)
    assert "yellow 2" in telling.advised("potato-man", advice, NAMES, EN, "ear")


def vars_of(facts: ValueFacts) -> dict[str, Any]:
    return {name: getattr(facts, name) for name in facts.__struct_fields__}
