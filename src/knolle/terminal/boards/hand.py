"""A hand of cards, to be chosen from."""

from knolle.terminal.boards.frame import Frame, Item
from knolle.terminal.boards.paper import face, suit_style
from knolle.terminal.telling import action_text
from knolle.terminal.telling.cards import colour_of, label_of


def card_items(frame: Frame) -> list[Item]:
    """The cards in one's hand; who watches has none."""
    return [_item(frame, card) for card in frame.view["hand"] or []]


def _item(frame: Frame, card: str) -> Item:
    words = frame.words
    return Item(
        action=card,
        inside=face(card, frame.slug, words, 4),
        name=action_text(frame.slug, card, frame.view, words),
        style=suit_style(colour_of(card)),
        is_legal=card in frame.legal,
        typed=(card.lower(), label_of(card, words).lower()),
    )
