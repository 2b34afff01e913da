"""Matches and views in a notebook: HTML that parses, shows what the seat may see, and nothing else."""

from xml.etree import ElementTree

import pytest

from knolle.core.match import Match
from knolle.core.registry import GAMES
from samples import match_after


def cards_in(html: str) -> list[str]:
    found = ElementTree.fromstring(html).iter("svg")
    return [drawn.attrib["aria-label"] for drawn in found]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("n_choices", [0, 5, 10**6])
def test_a_table_is_drawn(slug: str, n_choices: int) -> None:
    match = match_after(slug, 3, n_choices)
    whole = cards_in(match._repr_html_())
    assert "hidden card" not in whole
    for seat in (0, 1, 2, None):
        html = match.view(seat)._repr_html_()
        shown = cards_in(html)
        if slug != "hot-potato" and not match.is_over:
            hidden = [other for other in range(3) if other != seat]
            hands = [match.game.own_facts(match.state, other)["hand"] for other in hidden]
            assert shown.count("hidden card") == sum(map(len, hands))
            assert not {card for hand in hands for card in hand} & set(shown)
        if n_choices == 10**6:
            assert "won by" in html


def test_names_are_text() -> None:
    html = Match("potato-man", players=["<script>", "B&B", "Cleo"], seed=1)._repr_html_()
    assert "<script>" not in html and "&lt;script&gt;" in html
    assert "R7" in cards_in(Match("potato-man", players=3, seed="00" * 32).view(0)._repr_html_())
