"""The rules of Compañeros about several games, what a player sees, and whole matches."""

import json
from collections import Counter
from itertools import groupby, pairwise

import numpy as np
import pytest

import knolle
from games.companeros.table import GAME, GOLDEN, SEED, acted, facts, of_type, played, prepared
from knolle.games.companeros.state import DEAL

# -- several games ---------------------------------------------------------------------------------


def test_co13_points_of_all_games_are_added():
    match = played(4, games=3)
    assert [event["game"] for event in of_type(match.log, "deal")] == [1, 2, 3]
    points = [event["points"] for event in of_type(match.log, "game")]
    assert match.result["totals"] == [sum(column) for column in zip(*points, strict=True)]
    assert match.scores == tuple(map(tuple, points)) and len(played(4).scores) == 1


def test_co14_each_game_is_dealt_afresh_and_the_leader_starts():
    match = played(5, games=4)
    deals, totals = of_type(match.log, "deal"), [0] * 5
    assert all(a["hands"] != b["hands"] for a, b in pairwise(deals))
    for deal, after in zip(deals[1:], of_type(match.log, "game"), strict=False):
        totals = [a + b for a, b in zip(totals, after["points"], strict=True)]
        assert totals[deal["starter"]] == max(totals)


@pytest.mark.parametrize(
    ("starter", "totals", "leader"),
    [
        (2, [9, 9, 3, 9], 3),
        (2, [9, 9, 3, 2], 0),
        (2, [9, 9, 9, 9], 2),
        (3, [5, 9, 9, 1], 1),
        (0, [1, 2, 3, 4], 3),
    ],
)
def test_co14_among_several_leaders_the_first_clockwise_from_the_last_starter(starter, totals, leader):
    state = GAME.start(GAME.settle(4, {"games": 2}), starter)
    state["game"], state["phase"] = 1, DEAL
    state["totals"][0, :4] = totals
    state, (deal,) = GAME.checked_deal(state, list(range(40)))
    assert deal["starter"] == leader and GAME.to_act(state) == (leader,)


@pytest.mark.parametrize(
    ("options", "code", "rule", "what"),
    [
        ({"games": 0}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": 1.5}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": "many"}, "bad-option-value", "CO-13", "at least 1"),
        ({"games": 10**9 + 1}, "bad-option-value", "CO-13", "at most 1000000000"),
        ({"memory": "yes"}, "bad-option-value", "CO-16", "off or on"),
        ({"memory": True}, "bad-option-value", "CO-16", "off or on"),
        ({"rounds": 3}, "unknown-option", "CO-15", "games, memory"),
    ],
)
def test_co15_unknown_options_and_values_are_refused(options, code, rule, what):
    with pytest.raises(knolle.OptionError, match=what) as refusal:
        knolle.Match("companeros", players=4, **options)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


def test_co15_valid_options():
    match = knolle.Match("companeros", players=6, seed=SEED, games=10**9, memory="on")
    assert dict(match.options.changed) == {"games": 10**9, "memory": "on"}
    assert dict(knolle.Match("companeros", players=6, games="2", memory="off").options.changed) == {"games": 2}


# -- what a player sees ----------------------------------------------------------------------------


def seen(match, seat):
    """Return all bytes that a seat is sent."""
    view = match.view(seat)
    return view.state.tobytes() + json.dumps([view.facts(), match.events(seat)]).encode()


def halfway(n, actions=30, **options):
    match = knolle.Match("companeros", players=n, seed=SEED, **options)
    for _ in range(actions):
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[-1])
    return match


def test_co16_own_hand_and_everything_that_was_open():
    match = halfway(4)
    facts = match.view(1).facts()
    plays = [[event["seat"], event["card"]] for event in of_type(match.log, "play")]
    assert [play for trick in facts["tricks"] for play in trick] + facts["trick"] == plays
    taken = [[], [], [], []]
    for event in of_type(match.log, "take"):
        taken[event["seat"]] += event["cards"]
    assert [sorted(cards) for cards in facts["taken"]] == [sorted(cards) for cards in taken]
    assert facts["points"] == [sum(int(card[1:]) for card in cards) for cards in taken]
    assert facts["hand_sizes"] == [9 - sum(who == seat for who, _ in plays) for seat in range(4)]
    own = set(match.log[0]["hands"][1]) - {card for _, card in plays}
    assert set(facts["hand"]) == own and match.view(None).facts()["hand"] is None
    assert match.events(1)[0]["hands"] == [None, match.log[0]["hands"][1], None, None]
    assert match.events(None)[0]["hands"] == [None] * 4 and match.events(1)[1:] == match.full_log()[1:]


def test_the_number_of_the_trick_stays_until_the_next_trick_or_game():
    match = knolle.Match(GAME, players=2, seed=SEED, deck="mini", games=2)
    numbers = [match.view(None).facts()["this_trick"]]
    while match.to_act:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[0])
        numbers += [facts(moment.state)["this_trick"] for moment in match.moments]
    assert [number for number, _ in groupby(numbers)] == [1, 2, 1, 2]


def test_co16_a_ranking_and_its_takes_are_seen():
    state, _ = acted(prepared("R1 Y7 G5 Y2", "G10", "B9", "Y1", "R2", memory="on"), "G10 B9 Y1 R2 yellow")
    known = facts(state, 3)
    assert (known["phase"], known["turn"], known["ranking"], known["stopped"]) == ("take", 1, [0, 1, 3, 2], None)
    assert known["takes"] == [[0, ["Y7", "Y2"]]] and known["display"] == ["R1", "G5"]
    assert known["trick"] == [[0, "G10"], [1, "B9"], [2, "Y1"], [3, "R2"]]


def test_co16_memory_hides_points_piles_and_earlier_tricks_until_the_game_ends():
    match, open_match = halfway(4, memory="on", games=2), halfway(4, games=2)
    for seat in (0, None):
        hidden, known = match.view(seat).facts(), open_match.view(seat).facts()
        assert [hidden[name] for name in ("points", "so_far", "taken", "tricks", "first_display")] == [None] * 5
        assert known["so_far"] == known["points"]
        for name in ("hand", "hand_sizes", "display", "trick", "ranking", "takes", "turn", "totals", "legal"):
            assert hidden[name] == known[name]
    record = match.view(0).state[0]
    assert not record["points"].any() and not record["taken"].any() and len(set(record["leads"].tolist())) <= 2
    while len(of_type(match.log, "game")) < 1:
        (seat,) = match.to_act
        match.act(seat, match.legal(seat)[-1])
    known = match.view(0).facts()
    assert known["totals"] == of_type(match.log, "game")[0]["points"] == known["scores"][0]
    assert known["points"] is None
    over = played(3, memory="on")
    assert over.view(0).facts()["points"] == over.result["totals"]
    assert over.view(0).facts()["so_far"] is None
    assert len(over.view(None).facts()["tricks"]) == 9


def test_co16_memory_reveals_nothing_about_earlier_tricks():
    """Compare two pasts that leave the same hand, display and leader; they must look the same."""
    hands = ("R10", "Y3", "G3")
    one, _ = acted(prepared("R1 Y1 G1", *hands, memory="on"), "R10 Y3 G3 red")
    other, _ = acted(prepared("Y1 R2 G1", *hands, memory="on"), "R10 Y3 G3 red")
    assert facts(one)["display"] == facts(other)["display"] == ["Y1", "G1", "R10", "Y3", "G3"]
    assert GAME.observe(one, None).tobytes() == GAME.observe(other, None).tobytes()


@pytest.mark.parametrize("memory", ["off", "on"])
def test_co16_swapping_cards_of_other_hands_changes_nothing_a_seat_sees(memory):
    match = halfway(5, memory=memory)
    for seat in (0, 1, 2, 3, 4, None):
        before = seen(match, seat)
        others = [other for other in range(5) if other != seat]
        a, b = others[0], others[-1]
        state = match.state.copy()
        cards = [GAME.observe(state, who)["hands"][0, who] for who in (a, b)]
        bits = [int(mask) & -int(mask) for mask in cards]
        state["hands"][0, a] ^= np.uint64(bits[0] | bits[1])
        state["hands"][0, b] ^= np.uint64(bits[0] | bits[1])
        match.state, kept = state, match.state
        assert seen(match, seat) == before
        match.state = kept


@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize("n", [3, 6])
def test_co16_a_state_that_fits_a_view_can_be_played_on(n, memory):
    for actions in range(0, 9 * n, 5):
        match = halfway(n, actions, memory=memory)
        for seat in (0, n - 1, None):
            view = match.view(seat)
            state = view.determinize(actions)
            assert GAME.observe(state, seat).tobytes() == view.state.tobytes()
            while GAME.to_act(state):
                (who,) = GAME.to_act(state)
                state, events = GAME.checked_apply(state, {who: GAME.legal(state, who)[0]})
            taken = facts(state)["taken"]
            assert events[-1]["points"] == [sum(int(card[1:]) for card in cards) for cards in taken]
            shown = facts(state)["first_display"] + [card for trick in facts(state)["tricks"] for _, card in trick]
            assert len(set(shown)) == 10 * n


def test_co16_unseen_cards_are_dealt_uniformly():
    state, _ = acted(prepared("R1 R2 R3", "R10", "Y10", "G10"), "R10 Y10 G10")
    match = played_down(state, 7)
    view = GAME.observe(match, 0)
    assert view["n_cards"][0, :3].tolist() == [2, 2, 2]
    counts = Counter(int(GAME.determinize(view, 0, rng)["hands"][0, 1]) for rng in range(1200))
    assert len(counts) == 6 and all(abs(count - 200) < 65 for count in counts.values())  # 5 sigma


@pytest.mark.compiled
def test_co16_with_memory_the_taken_cards_are_drawn_like_the_hands():
    state, _ = acted(prepared("R1 R2 R3", "R10", "Y10", "G10", memory="on"), "R10 Y10 G10")
    view = GAME.observe(played_down(state, 8), 0)
    held, taken, drawn = Counter(), Counter(), 2000
    for rng in range(drawn):
        full = GAME.determinize(view, 0, rng)[0]
        held[int(full["hands"][1]).bit_length() - 1] += 1
        for seat in range(3):
            taken[seat] += int(full["taken"][seat]).bit_count()
    hidden = 30 - 1 - int(view["display"][0]).bit_count()
    assert len(held) == hidden
    assert all(abs(count - drawn / hidden) < 5 * (drawn / hidden) ** 0.5 for count in held.values())
    third = drawn * (hidden - 2) / 3
    assert all(abs(count - third) < 5 * third**0.5 for count in taken.values())


def played_down(state, tricks):
    """Return the state in which that many tricks are complete and the next has not begun."""
    while facts(state)["n_tricks"] < tricks:
        (seat,) = GAME.to_act(state)
        state, _ = GAME.checked_apply(state, {seat: GAME.legal(state, seat)[0]})
    return state


# -- the printed example, and whole matches --------------------------------------------------------


def test_worked_case():
    """Play the printed example: red 11 and blue 10 take, green and yellow tie at 9."""
    state = prepared("Y7 Y4 R8 R1 G6 B4", "G7", "G2", "Y9", "R5", "B10", "R6")
    state, log = acted(state, "G7 G2 Y9 R5 B10 R6 yellow red green")
    assert log[6:] == [
        {"type": "ranking", "order": [5, 3, 4], "stopped": 9},
        {"type": "take", "seat": 5, "colour": "yellow", "cards": ["Y7", "Y4"]},
        {"type": "take", "seat": 3, "colour": "red", "cards": ["R8", "R1"]},
        {"type": "take", "seat": 4, "colour": "green", "cards": ["G6"]},
        {"type": "trick", "starter": 5},
    ]
    assert facts(state)["points"] == [0, 0, 0, 9, 6, 11]
    assert facts(state)["display"] == ["B4", "G7", "G2", "Y9", "R5", "B10", "R6"]
    assert GAME.to_act(state) == (5,)


@pytest.mark.parametrize("line", GOLDEN.read_text("utf-8").splitlines(), ids=range(7))
def test_golden_match(line):
    """Check that a recorded match comes out identical, byte by byte."""
    record = json.loads(line)
    match = knolle.Match(
        record["game"],
        players=record["players"],
        seed=record["seed"],
        entropy=record["entropy"],
        starter=record["starter"],
        **record["options"],
    )
    while match.to_act:
        for seat, text in GAME.choices_in(match.state, record["log"], len(match.log)).items():
            match.act(seat, text)
    assert json.dumps(match.record(), ensure_ascii=False) == line


@pytest.mark.parametrize("players", range(3, 7))
def test_co16_everybody_knows_the_deck(players):
    match = knolle.Match("companeros", players=players, seed="00" * 32)
    dealt = match.log[0]
    deck = match.view(None).facts()["deck"]
    assert sorted(deck) == sorted([*dealt["display"], *(card for hand in dealt["hands"] for card in hand)])
    assert all(match.view(seat).facts()["deck"] == deck for seat in range(players))


# -- the mini deck ---------------------------------------------------------------------------------


def test_co17_eight_cards_two_tricks_and_two_cards_aside():
    match = knolle.Match(GAME, players=2, seed=SEED, deck="mini")
    deal = match.log[0]
    dealt = [*deal["display"], *deal["hands"][0], *deal["hands"][1], *deal["aside"]]
    assert sorted(dealt) == [f"{colour}{value}" for colour in "RY" for value in range(1, 5)]
    assert [len(deal["display"]), *map(len, deal["hands"]), len(deal["aside"])] == [2, 2, 2, 2]
    assert "aside" not in match.events(0)[0]
    while match.to_act:
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert len(of_type(match.log, "trick")) == 2


@pytest.mark.parametrize(("players", "deck"), [(2, "full"), (3, "mini"), (1, "mini")])
def test_co17_two_players_have_the_mini_deck_and_nobody_else(players, deck):
    with pytest.raises(knolle.OptionError) as error:
        knolle.Match(GAME, players=players, deck=deck)
    assert error.value.rule == ("CO-17" if players == 3 else "CO-1")
