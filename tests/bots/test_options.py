"""Options: a level asks its net only where the net was trained so, and a master forgets nothing."""

import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.bots.levels import asks_net
from knolle.bots.looking import Lookahead
from knolle.bots.registry import bot
from knolle.bots.searching import Pimc
from samples import match_after

FEW = Budget(simulations=60)


@pytest.mark.parametrize(
    ("slug", "players", "options", "known"),
    [
        ("potato-man", 3, {}, True),
        ("potato-man", 5, {}, True),
        ("potato-man", 3, {"rounds": 7}, True),
        ("potato-man", 3, {"gold": 0}, False),
        ("potato-man", 3, {"variant": "no-green"}, False),
        ("potato-man", 2, {"two_player_colours": 3}, False),
        ("potato-man", 2, {"deck": "mini"}, False),
        ("companeros", 2, {"deck": "mini"}, False),
        ("hot-potato", 2, {"deck": "mini"}, False),
        ("companeros", 4, {"games": 3}, True),
        ("companeros", 4, {"memory": "on"}, False),
        ("hot-potato", 3, {"points": 3, "tie": "shared"}, True),
    ],
)
def test_a_net_is_asked_only_about_what_it_was_trained_with(slug, players, options, known, monkeypatch):
    match = knolle.Match(slug, players=players, seed="21" * 32, **options)
    view = match.view(match.to_act[0])
    assert asks_net(view) is known
    searched = []
    for kind in (Lookahead, Pimc):
        weigh = kind.weigh
        monkeypatch.setattr(
            kind, "weigh", lambda *given, kind=kind, weigh=weigh: searched.append(kind) or weigh(*given)
        )
    assert bot("master").choose(view, 1, FEW) in view.legal
    assert bot("hard").choose(view, 1, FEW) in view.legal
    if slug != "hot-potato":
        assert searched == [Lookahead if known else Pimc]


def test_a_master_remembers_what_its_seat_has_seen():
    """CO-16: what `memory=on` hides has all happened in the open; other hands stay hidden."""
    hidden, shown = (match_after("companeros", 4, 17, seed=3, memory=memory) for memory in ("on", "off"))
    seat = hidden.to_act[0]
    forgetful, recalled, plain = hidden.view(seat), hidden.view(seat, recalls=True), shown.view(seat)
    assert recalled.state.tobytes() == plain.state.tobytes() != forgetful.state.tobytes()
    assert all(recalled.state["hands"][0][other] == 0 for other in range(4) if other != seat)
    assert asks_net(recalled) and not asks_net(forgetful)
    assert bot("master").recalls and not bot("hard").recalls
