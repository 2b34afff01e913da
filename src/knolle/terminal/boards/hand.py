"""A hand of cards to choose from."""

from knolle.terminal.boards.frame import Frame, Item
from knolle.terminal.boards.paper import face, suit_style
from knolle.terminal.telling.cards import colour_of, label_of
from knolle.terminal.telling.story import CardName, Reader


def card_items(frame: Frame) -> list[Item]:
    """Return the cards in the viewer's hand; none for a spectator."""
    return [_item(frame, card) for card in frame.view["hand"] or []]


def _item(frame: Frame, card: str) -> Item:
    words = frame.words
    return Item(
        action=card,
        inside=face(card, frame.slug, words, 4),
        name=CardName(card).worded(Reader(words, frame.names, frame.slug)),
        style=suit_style(colour_of(card)),
        is_legal=card in frame.legal,
        typed=(label_of(card, words).lower(), card.lower()),
    )
