"""What the terminal says: the server's messages, and all that a player needs to know of the table."""

from typing import Any

import msgspec
import pytest

from knolle.core.errors import KnolleError
from knolle.core.match import Match
from knolle.core.registry import GAMES, game
from knolle.server.telling import refusal_message
from knolle.terminal import sentences
from knolle.terminal.session import RefusalError, UnreachedError
from knolle.terminal.table import ClientTable, last_part
from knolle.words.catalogue import Words
from knolle.words.said import Said, Seat
from knolle.words.sentence import Reader
from terminal.views import NAMES, OWN, first_view, views
from words.catalogue import LANGUAGES

EN = Words("en")
EYE = Reader(EN, NAMES)
EAR = Reader(EN, NAMES, sense="ear")
UNSAID = ("{", "$", "None", "  ")


# -- refusals ----------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule_and_the_others_as_seen_from_the_readers_seat() -> None:
    params = {"card": "B5", "colour": "blue", "seat": 1, "allowed": ["R7"]}
    error = KnolleError("colour-already-in-trick", "", rule="PM-7", **params)
    refusal = RefusalError(error.as_dict() | {"said": msgspec.to_builtins(refusal_message(error, None))})
    assert sentences.refusal_text(refusal, Reader(EN, NAMES[:4], 0)) == (
        "There is already blue in this trick, played by your left neighbour (Ben). Play another colour. (Rule PM-7)"
    )


def test_a_refusal_names_cards_and_potatoes() -> None:
    match = Match(game("hot-potato"), players=NAMES[:3], seed=bytes(32))
    with pytest.raises(KnolleError) as error:
        match.parse(0, "skat")
    told = RefusalError(
        error.value.as_dict() | {"said": msgspec.to_builtins(refusal_message(error.value, match.view(0)))}
    )
    assert "Couch Potato" in sentences.refusal_text(told, EYE)


def test_an_unknown_refusal_is_shown_in_its_own_sentence() -> None:
    assert sentences.refusal_text(KnolleError("new-code", "So it is.", rule="PM-7"), EYE) == "So it is. (Rule PM-7)"


def test_a_server_that_does_not_answer_is_reported_in_the_readers_language() -> None:
    said = sentences.refusal_text(UnreachedError(OSError(111, "Connection refused")), Reader(Words("de")))
    assert said.startswith("Der Server ist nicht zu erreichen (Connection refused).")


# -- the table as it stands --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [
        ("potato-man", 2, {"rounds": 1}),
        ("potato-man", 5, {"rounds": 1}),
        ("companeros", 4, {}),
        ("companeros", 3, {"memory": "on"}),
        ("hot-potato", 3, {"points": 5}),
        ("hot-potato", 4, {"points": 5, "encounters": OWN}),
    ],
)
def test_a_whole_match_can_be_told_at_every_moment(slug: str, players: int, options: dict[str, Any]) -> None:
    spoken = [Words(language) for language in LANGUAGES]
    for k, (match, view) in enumerate(views(slug, players, **options)):
        reader = Reader(spoken[k % len(spoken)], view["names"], view["seat"])
        lines = [*sentences.situation(view, reader), *sentences.score_lines(view, reader)]
        actions = [sentences.action_text(action, view, reader) for action in view["legal"]]
        assert all(lines) and len(set(actions)) == len(actions)
        assert not [line for line in lines + actions for unsaid in UNSAID if unsaid in line]
        assert set(sentences.action_names(view, reader).values()) >= set(view["legal"])
        assert bool(sentences.request(view, reader)) != match.is_over


def test_a_spectator_is_told_no_hand() -> None:
    mine, watched = first_view("potato-man", 0), first_view("potato-man", None)
    assert sentences.situation(mine, EAR)[-2].startswith("You hold red 7, red 11,")
    assert not [line for line in sentences.situation(watched, EAR) if "hold" in line]
    assert sentences.request(mine, EYE) == "Your turn: lead a card."
    assert sentences.request(watched, EYE) == "Ann is about to play a card."


def test_the_trick_is_read_out() -> None:
    view = first_view("potato-man", 1, "R7")
    assert "In the trick: Ann red 7." in sentences.situation(view, EAR)
    assert "In the trick: Ann R7." in sentences.situation(view, EYE)
    assert sentences.request(view, EYE) == "Your turn. With red in the trick, play blue, green or yellow."


def test_actions_say_what_they_mean() -> None:
    card = first_view("potato-man", 0)
    assert sentences.action_text("Y2", card, EYE) == "Y2 · yellow 2, Potato Man"
    assert sentences.action_text("R17", card, Reader(Words("de"))) == "R17 · Rot 17, Evil Potato"
    take = first_view("companeros", 0) | {"display": ["R9", "Y1", "R3"], "worths": [["red", 12], ["yellow", 1]]}
    assert sentences.action_text("red", take, EYE) == "take red for 12 points (R3 and R9)"
    assert sentences.action_text("yellow", take, EAR) == "take yellow for 1 point (yellow 1)"
    assert sentences.action_text("Y1", take, EYE) == "Y1 · yellow 1"
    view = first_view("hot-potato", 0)
    couch = "Take your whole discard pile back into your hand."
    assert sentences.action_text("couch", view, EYE) == f"Couch Potato: {couch}"
    effect = view | {"phase": "effect", "owing": [[0, "couch"], [2, "robo"]]}
    assert sentences.action_text("use", effect, EYE) == f"Use the effect: {couch}"
    assert sentences.action_text("decline", effect, EYE) == "Don’t use it"
    assert sentences.action_text("to 2", view | {"phase": "rambo"}, EYE) == "To Cleo"
    extra = view | {"phase": "extra"}
    assert sentences.action_text("couch", extra, EYE) == f"Add Couch Potato: {couch}"
    assert sentences.action_text("decline", extra, EYE) == "Add nothing"


def test_the_help_has_an_example_of_the_game() -> None:
    examples = [(sentences.example(slug, None, EN), sentences.card_example(slug, None, EN)) for slug in GAMES]
    assert examples == [("Y2", "Y2"), ("R7", "R7"), ("Couch Potato", None)]


def test_what_a_player_knows_of_encounters_is_theirs_alone() -> None:
    view = first_view("hot-potato", 0) | {"known": {"among_top": 1, "encounters": ["grim-grater"]}}
    lines = sentences.situation(view, EAR)
    assert "Next: Grim Grater." in lines
    assert [line for line in lines if line.startswith("Grim Grater, best potato first: ")]


def test_the_secret_choice_is_repeated_to_the_player_who_made_it() -> None:
    mine, other = first_view("hot-potato", 0, "couch"), first_view("hot-potato", 1, "couch")
    assert sentences.situation(mine, EAR)[-2].startswith("You have chosen in secret: Couch Potato:")
    assert not [line for line in sentences.situation(other, EAR) if "in secret: " in line]
    assert sentences.request(mine, EYE) == "Ben and Cleo are still choosing."


def test_the_holder_of_the_hot_potato_is_told() -> None:
    view = first_view("hot-potato", 0) | {"hot": 0, "barred": [0]}
    assert "You hold the Hot Potato: no effects for you, except Rambotato." in sentences.situation(view, EAR)
    assert "Ben has the Hot Potato." in sentences.situation(view | {"hot": 1}, EAR)


def test_scores_and_the_end() -> None:
    view = first_view("potato-man", 1) | {"scores": [[9, 2, 5], [1, 8, 5]], "totals": [10, 10, 10]}
    scores = [
        "Round 1: Ann 9, Ben 2 and Cleo 5.",
        "Round 2: Ann 1, Ben 8 and Cleo 5.",
        "Total: Ann 10, Ben 10 and Cleo 10.",
    ]
    assert sentences.score_lines(view, EYE) == scores
    ending = [Said("after-you-win"), Said("after-with-potato-man", {"points": 10})]
    assert sentences.situation(view | {"ending": ending}, EYE) == ["You win!", "With 10 sacks.", *scores]


# -- the log -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_the_last_trick_or_round_is_told_once_more(slug: str) -> None:
    kind, before, after = game(slug).telling.LAST
    *_, (match, _) = views(slug, 3)
    log = match.events(0)
    found = last_part(log, kind, before, after)
    assert found is not None
    kinds = [log[k]["type"] for k in found]
    assert kinds.count(kind) == 1 and kind not in [event["type"] for event in log[found.stop :]]
    assert log[found.start].get("leads") or kinds[0] == "reveal"
    table = ClientTable()
    table.facts, table.log, table.said = {"game": slug}, log, match.said(0)
    assert len(sentences.last_lines(table, EAR)) >= 4
    table.log, table.said = [], []
    assert sentences.last_lines(table, EAR)[0] in ("No trick has been finished yet.", "No round has been played yet.")
    table.first = 9
    assert sentences.last_lines(table, EAR) == ["Earlier tricks stay hidden in this match."]


def test_a_message_of_a_newer_server_is_left_out() -> None:
    assert sentences.lines([Said("log-of-the-future"), Said("log-deck")], EYE) == ["The encounters are shuffled."]


def test_the_readers_hand_can_be_left_out() -> None:
    dealt = [[Said("log-hand", {"name": Seat(0), "cards": "R7"}), Said("log-hand", {"name": Seat(1), "cards": "R8"})]]
    assert sentences.event_lines(dealt, Reader(EN, NAMES, 0), hides_hand=True) == ["Ben holds R8."]
    assert len(sentences.event_lines(dealt, Reader(EN, NAMES, 0))) == 2
