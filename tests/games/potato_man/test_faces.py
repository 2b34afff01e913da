"""The cards of Potato Man that show more than a number."""

from knolle.games.potato_man.facts import FACES
from knolle.games.potato_man.notation import CARD_TEXTS, face


def test_pm2_faces_that_clients_draw() -> None:
    assert {text: face(card) for card, text in CARD_TEXTS.items() if face(card) != "plain"} == FACES
