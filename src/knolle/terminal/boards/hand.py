"""A hand of cards to choose from."""

from collections.abc import Mapping

from knolle.terminal.boards.frame import Frame, Item
from knolle.terminal.boards.paper import colour_of, face, label_of, suit_style
from knolle.terminal.sentences import action_text


def card_items(frame: Frame, signs: Mapping[str, str] | None = None) -> list[Item]:
    """Return the cards in the viewer's hand, some with a sign; none for a spectator."""
    return [_item(frame, card, (signs or {}).get(card, "")) for card in frame.view["hand"] or []]


def _item(frame: Frame, card: str, sign: str) -> Item:
    words = frame.words
    return Item(
        action=card,
        inside=face(card, words, 4, sign),
        name=action_text(card, frame.view, frame.reader),
        style=suit_style(colour_of(card)),
        is_legal=card in frame.legal,
        notations=(label_of(card, words).lower(), card.lower()),
        is_card=True,
    )
