"""The master's word in the terminal: hints, and the choices of a match that is over."""

from knolle.server.bodies import Decision, Review
from knolle.server.protocol import Advice, Comparison, Confidence, ValueFacts
from knolle.server.telling import advice_messages, basis, cost, review_messages
from knolle.terminal import sentences
from knolle.words.catalogue import Words
from knolle.words.said import Card, Said, Value
from knolle.words.sentence import Reader
from terminal.views import NAMES

EYE = Reader(Words("en"), NAMES)


def value(action: Value, points: float, chance: float) -> ValueFacts:
    return ValueFacts(action="-", called=action, points=points, points_error=0.1, chance=chance, chance_error=0.01)


def mistake(place: Said, chosen: Value, best: Value, lost: float) -> Decision:
    return Decision(
        event=1,
        place=place,
        chosen="-",
        called=chosen,
        values=[value(best, lost, 0.75), value(chosen, 0.0, 0.5)],
        lost=lost,
        lost_chance=0.25,
        chance=0.75,
        verdict="mistake",
        cost=cost(lost, 0.1, 0.75, 0.25, "potato-man"),
    )


def review(*decisions: Decision, costliest: list[int], is_whole: bool = True) -> Review:
    said = review_messages(decisions, "potato-man", is_whole=is_whole)
    return Review(
        match=1,
        seat=0,
        names=["Ann", "Ben"],
        simulations=600,
        is_whole=is_whole,
        decisions=list(decisions),
        costliest=costliest,
        said=said,
        basis=basis(600, 0.3, "potato-man"),
    )


PLACE = Said("tell-place-round", {"round": 2, "trick": 2})


def test_a_review_in_short() -> None:
    good = Decision(event=1, place=PLACE, chosen="R7", called=Card("R7"), verdict="best")
    found = review(good, mistake(PLACE, Card("R8"), Card("B4"), 1.3), costliest=[1])
    assert sentences.review_lines(found, EYE) == [
        "1 of 2 choices as good as the master’s: 50%",
        "One clear mistake. On average a choice cost 0.65 sacks.",
        "The costliest moments",
        "Round 2, trick 2. Chosen: R8; better: B4. "
        "It cost 1.3 sacks (±\u00a00.1), and the chance of winning fell from 75% to 50%.",
    ]


def test_a_review_shows_the_costliest_first_as_the_server_lists_them() -> None:
    mistakes = [mistake(PLACE, Card("R8"), Card("B4"), lost) for lost in (1.0, 2.0, 3.0, 4.0, 5.0)]
    found = review(*mistakes, costliest=[4, 3, 2], is_whole=False)
    told = sentences.review_lines(found, Reader(Words("de"), NAMES, sense="ear"))
    assert told[2] == "Das Spiel ist lang: Beurteilt sind nur die ersten 5 Entscheidungen." and len(told) == 7
    assert [line.split("kostete ")[1][:3] for line in told[4:]] == ["5,0", "4,0", "3,0"]
    assert "Gewählt: Rot 8; besser: Blau 4." in told[4]


def test_a_review_without_a_mistake_says_so() -> None:
    only = Decision(event=1, place=PLACE, chosen="R7", called=Card("R7"))
    told = sentences.review_lines(review(only, costliest=[]), EYE)
    assert told[0].endswith("100%") and told[1].startswith("No clear mistake.") and len(told) == 2


def test_choices_are_called_as_the_server_calls_them() -> None:
    place, nothing = Said("log-encounter-round", {"round": 1}), Said("action-add-nothing")
    found = review(mistake(place, Said("potato-couch"), nothing, 9.0), costliest=[0])
    assert sentences.review_lines(found, EYE)[-1].startswith("Round 1. Chosen: Couch Potato; better: add nothing.")


def hint(because: Confidence, *values: ValueFacts) -> Advice:
    return Advice(
        id="h", seq=1, values=list(values), because=because, said=advice_messages(values, because, "potato-man")
    )


def test_a_hint() -> None:
    values = value(Card("Y2"), 2.04, 0.615), value(Card("R8"), 0.8, 0.5)
    clear = Confidence(code="clear", params=Comparison(action="R8", points=1.26, points_error=0.1))
    assert sentences.advice_text(hint(clear, *values), EYE) == (
        "The master would choose: Y2. "
        "Expected: +2.0 sacks compared with the others, a 62% chance of winning the match. "
        "It is clearly ahead of R8, by 1.3 sacks."
    )
    only = hint(Confidence(code="only"), values[0])
    assert sentences.advice_text(only, EYE).endswith("There is nothing else to choose.")
    assert "yellow 2" in sentences.advice_text(only, Reader(Words("en"), NAMES, sense="ear"))
