"""What the terminal says: of events and refusals the same as the page, of tables all that a player needs to know."""

import json
from typing import Any

import pytest

from knolle.core.errors import KnolleError
from knolle.core.registry import GAMES
from knolle.games.companeros import notation as companeros
from knolle.games.companeros.state import HAND_SIZE
from knolle.games.hot_potato import notation as hot_potato
from knolle.games.potato_man import notation as potato_man
from knolle.games.potato_man.state import EVIL_CARDS, MEN_CARDS
from knolle.terminal import telling
from knolle.terminal.session import UnreachedError
from knolle.terminal.telling import actions, cards
from knolle.terminal.telling.companeros import N_TRICKS
from knolle.words.catalogue import Words
from locales.catalogue import LANGUAGES
from locales.stories import FILE, NAMES, OWN, stories
from terminal.chairs import first_view, views

EN = Words("en")
UNSAID = ("{", "$", "None", "  ")


# -- as the page says it -----------------------------------------------------------------------------


def test_page_and_terminal_say_the_same() -> None:
    expected, found = json.loads(FILE.read_text(encoding="utf-8")), json.loads(json.dumps(stories()))
    for match, told in zip(expected["matches"], found["matches"], strict=True):
        assert told["events"] == match["events"] and told["rules"] == match["rules"]
        for way, sentences in match["told"].items():
            assert told["told"][way] == sentences
    for refusal, told in zip(expected["refusals"], found["refusals"], strict=True):
        assert told == refusal
    assert found == expected


def test_the_stories_have_whatever_can_happen() -> None:
    matches = json.loads(FILE.read_text(encoding="utf-8"))["matches"]
    ids = {one.id for match in matches for one in telling.said(match["game"], match["events"])}
    rare = {"log-wins-man", "log-sack-none", "log-block", "log-stopped", "log-next-again", "log-hot-robo"}
    assert rare | {"log-effect-peeling-nothing", "log-hot-all", "log-deck-again", "log-deck-order"} <= ids


def test_only_what_is_new_is_told_with_what_lay_there_before() -> None:
    events = [{"type": "play", "seat": 0, "card": "Y8"}, {"type": "play", "seat": 1, "card": "R17"}]
    assert telling.tell("potato-man", events, NAMES, EN, first=1) == ["Ben plays R17, an Evil Potato."]
    assert telling.tell("potato-man", events[1:], NAMES, EN, "ear") == ["Ben leads red 17, an Evil Potato."]


def test_unknown_events_are_passed_over() -> None:
    for slug in GAMES:
        assert telling.tell(slug, [{"type": "undo", "seat": 0, "kept": 1}], NAMES, EN) == []


def test_who_comes_and_goes() -> None:
    nobody = {"kind": "open", "name": None, "bot": None}
    ann = {"kind": "person", "name": "Ann", "bot": None}
    linda = {"kind": "bot", "name": "Linda", "bot": "hard"}
    told = [
        telling.seats_told([before], [after], EN)
        for before, after in [
            (nobody, ann),
            (ann, nobody),
            (nobody, linda),
            (ann, ann | {"name": "Cleo"}),
            (ann, ann | {"bot": "medium"}),
            (ann | {"bot": "medium"}, ann),
            (linda, linda | {"bot": "easy"}),
        ]
    ]
    assert told == [
        ["Ann takes a seat."],
        ["Ann leaves the table."],
        ["Linda, a bot (Hard), takes a seat."],
        ["Cleo takes over from Ann."],
        ["Ann is away: a bot (Medium) takes over."],
        ["Ann is back and plays again."],
        [],
    ]
    assert telling.seats_told([], [ann], EN) == ["Ann takes a seat."]


# -- refusals ----------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule_and_sees_the_others_from_ones_own_chair() -> None:
    params = {"card": "B5", "colour": "blue", "seat": 1, "allowed": ["R7"]}
    refusal = KnolleError("colour-already-in-trick", "", rule="PM-7", **params)
    said = telling.refused(refusal, EN, names=NAMES[:4], seat=0)
    assert said == (
        "There is already blue in this trick, played by your left neighbour (Ben). Play another colour. (Rule PM-7)"
    )
    assert telling.refused(KnolleError("table-full", ""), Words("de")).endswith(".")


def test_a_refusal_that_is_not_known_is_told_in_its_own_sentence() -> None:
    assert telling.refused(KnolleError("new-code", "So it is.", rule="PM-7"), EN) == "So it is. (Rule PM-7)"


def test_a_server_that_does_not_answer_is_told_in_ones_own_language() -> None:
    said = telling.refused(UnreachedError(OSError(111, "Connection refused")), Words("de"))
    assert said.startswith("Der Server ist nicht zu erreichen (Connection refused).")


# -- what the games know too -------------------------------------------------------------------------


def test_cards_and_potatoes_are_those_of_the_games() -> None:
    assert actions.POTATOES == hot_potato.POTATOES
    assert cards.ORDER == {"potato-man": potato_man.LETTERS, "companeros": companeros.LETTERS}
    for notation in (potato_man, companeros):
        assert [cards.COLOURS[letter] for letter in notation.LETTERS] == list(notation.COLOURS)
    faces = {"evil": EVIL_CARDS, "man": MEN_CARDS}
    for card, text in potato_man.CARD_TEXTS.items():
        expected = next((face for face, mask in faces.items() if mask >> card & 1), None)
        assert cards.face_of(text, "potato-man") == expected
    assert N_TRICKS == HAND_SIZE


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
        words = spoken[k % len(spoken)]
        names, facts = view["names"], {"result": match.result if match.is_over else None}
        lines = telling.situation(slug, view, facts, names, words)
        lines += telling.scores(slug, view, names, words)
        lines += telling.last_trick(slug, match.events(view["seat"]), names, words)
        actions = [telling.action_text(slug, action, view, words) for action in view["legal"]]
        assert all(lines) and len(set(actions)) == len(actions)
        assert not [line for line in lines + actions for unsaid in UNSAID if unsaid in line]
        assert bool(telling.asked(slug, view, names, words)) != match.is_over


def test_who_watches_is_told_no_hand() -> None:
    mine, watched = first_view("potato-man", 0), first_view("potato-man", None)
    assert telling.situation("potato-man", mine, {}, NAMES, EN)[-2].startswith("You hold red 7, red 11,")
    assert not [line for line in telling.situation("potato-man", watched, {}, NAMES, EN) if "hold" in line]
    assert telling.asked("potato-man", mine, NAMES, EN) == "Your turn: lead a card."
    assert telling.asked("potato-man", watched, NAMES, EN) == "Ann is about to play a card."


def test_the_trick_is_read_out() -> None:
    view = first_view("potato-man", 1, "R7")
    assert "In the trick: Ann red 7." in telling.situation("potato-man", view, {}, NAMES, EN)
    assert "In the trick: Ann R7." in telling.situation("potato-man", view, {}, NAMES, EN, "eye")
    assert telling.asked("potato-man", view, NAMES, EN) == "Your turn: play a card."


def test_actions_say_what_they_mean() -> None:
    card = first_view("potato-man", 0)
    assert telling.action_text("potato-man", "Y2", card, EN) == "Y2 · yellow 2, Potato Man"
    assert telling.action_text("potato-man", "Y2", card, Words("de"), "ear") == "Gelb 2, Potato Man"
    take = first_view("companeros", 0) | {"phase": "take", "display": ["R9", "Y1", "R3"]}
    assert telling.action_text("companeros", "red", take, EN) == "take red for 12 points (R3 and R9)"
    assert telling.action_text("companeros", "yellow", take, EN, "ear") == "take yellow for 1 point (yellow 1)"
    view = first_view("hot-potato", 0)
    couch = "Take your whole discard pile back into your hand."
    assert telling.action_text("hot-potato", "couch", view, EN) == f"Couch Potato: {couch}"
    effect = view | {"phase": "effect", "lying": [["couch", "poteto"], [], []]}
    assert telling.action_text("hot-potato", "use", effect, EN) == f"Use the effect: {couch}"
    assert telling.action_text("hot-potato", "decline", effect, EN) == "Don’t use it"
    rambo = view | {"phase": "rambo"}
    assert telling.action_text("hot-potato", "to 2", rambo, EN) == "To Cleo"
    extra = view | {"phase": "extra"}
    assert telling.action_text("hot-potato", "couch", extra, EN) == f"Add Couch Potato: {couch}"
    assert telling.action_text("hot-potato", "decline", extra, EN) == "Add nothing"


def test_what_a_player_knows_of_encounters_is_his_alone() -> None:
    view = first_view("hot-potato", 0) | {"known": {"among_top": 1, "encounters": ["grim-grater"]}}
    lines = telling.situation("hot-potato", view, {}, NAMES, EN)
    assert "Next: Grim Grater." in lines
    assert [line for line in lines if line.startswith("Grim Grater, best potato first: ")]


def test_the_secret_choice_is_repeated_to_who_made_it() -> None:
    mine, other = first_view("hot-potato", 0, "couch"), first_view("hot-potato", 1, "couch")
    assert telling.situation("hot-potato", mine, {}, NAMES, EN)[-2].startswith(
        "You have chosen in secret: Couch Potato:"
    )
    assert not [line for line in telling.situation("hot-potato", other, {}, NAMES, EN) if "in secret: " in line]
    assert telling.asked("hot-potato", mine, NAMES, EN) == "Ben and Cleo are still choosing."


def test_the_hot_potato_is_felt_by_who_has_it() -> None:
    view = first_view("hot-potato", 0) | {"hot": 0}
    assert "You hold the Hot Potato: no effects for you, except Rambotato." in telling.situation(
        "hot-potato", view, {}, NAMES, EN
    )
    assert "Ben has the Hot Potato." in telling.situation("hot-potato", view | {"hot": 1}, {}, NAMES, EN)


def test_the_last_trick_is_told_once_more() -> None:
    assert telling.last_trick("potato-man", [], NAMES, EN) == ["No trick has been finished yet."]
    assert telling.last_trick("hot-potato", [], NAMES, EN) == ["No round has been played yet."]
    log = [{"type": "play", "seat": k, "card": card} for k, card in enumerate(["Y8", "R9", "B5"])]
    log.append({"type": "trick", "winner": 1, "card": "R9", "sack": "red"})
    told = telling.last_trick("potato-man", [*log, log[0]], NAMES, EN)
    assert told[0] == "Ann leads Y8." and told[-1] == "Ben takes a red sack card: 1 sack." and len(told) == 5


def test_scores_and_the_end() -> None:
    view = first_view("potato-man", 1) | {"scores": [[9, 2, 5], [1, 8, 5]], "totals": [10, 10, 10]}
    assert telling.scores("potato-man", view, NAMES, EN) == [
        "Round 1: Ann 9, Ben 2 and Cleo 5.",
        "Round 2: Ann 1, Ben 8 and Cleo 5.",
        "Total: Ann 10, Ben 10 and Cleo 10.",
    ]
    ends = [
        telling.ending("potato-man", {"totals": [10, 10, 10], "winners": w}, view, NAMES, EN) for w in ([0], [0, 1, 2])
    ]
    tied = "Ann, Ben and Cleo have 10 sacks each. The best single round decides: 9 sacks (PM-19)."
    assert ends[0] == ["Ann wins!", tied]
    assert ends[1] == ["You share the win with Ann and Cleo!", "With 10 sacks."]
    won = {"result": {"totals": [3, 10, 2], "winners": [1]}}
    assert telling.situation("potato-man", view, won, NAMES, EN)[:2] == ["You win!", "With 10 sacks."]
