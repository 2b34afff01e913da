"""The board of a game that has none of its own: seats, the situation in sentences, the hand or what may be done."""

from textual.content import Content

from knolle.core.registry import game
from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Recap, Space, label, sentences
from knolle.terminal.boards.hand import card_items
from knolle.terminal.boards.paper import Block, fit, text, wrap
from knolle.terminal.sentences import action_name, action_text, lines
from knolle.words.sentence import COLOURS

WIDEST = 24
"""Columns of a choice that is not a card."""


def heading(frame: Frame) -> str:
    """Return the place in the match: its round or game, and trick."""
    return lines([game(frame.slug).telling.place(frame.view)], frame.reader)[0].rstrip(".")


def others(frame: Frame, room: Space) -> Block:
    return seats.row(frame, room, lambda seat: _standing(frame, seat))


def own(frame: Frame, room: Space) -> Content:
    """Return the viewer's seat as a line."""
    if frame.seat is None:
        return label(frame.words, "board-watching")
    return text("   ").join([seats.title(frame, frame.seat), *_standing(frame, frame.seat)])


def _standing(frame: Frame, seat: int) -> Block:
    """Return the size of a seat's hand, if the game has hands, and its points."""
    view, words = frame.view, frame.words
    sizes = view.get("hand_sizes")
    held = [text(words.say("board-cards", count=sizes[seat]))] if sizes else []
    return [*held, text(words.say("board-total", total=view["totals"][seat]), "$muted")]


def middle(frame: Frame, room: Space) -> Block:
    """Return what has just ended, or how the table stands, in sentences."""
    if frame.recap is not None:
        return sentences(frame, frame.recap, room)
    said = frame.view.get("situation") or game(frame.slug).telling.situation(frame.view)
    return [line for sentence in lines(said, frame.reader) for line in wrap(sentence, room.width)]


def recap(frame: Frame, following: Facts | None) -> Recap | None:
    """Return what the last event ended: a trick, or a round."""
    ends = game(frame.slug).telling.LAST[0], game(frame.slug).part_word
    return frame.since(-1) if frame.log[-1]["type"] in ends else None


def items(frame: Frame) -> list[Item]:
    """Return the hand, if all that may be done is to play cards that can be drawn; else every choice by its name."""
    hand = frame.view.get("hand") or []
    is_drawn = all(card[:1] in COLOURS and card[1:].isdigit() for card in hand)
    if hand and is_drawn and set(frame.legal) <= set(hand):
        return card_items(frame)
    return [_choice(frame, action) for action in frame.legal]


def _choice(frame: Frame, action: str) -> Item:
    called = action_name(game(frame.slug).telling.name_action(action, frame.view), frame.reader)
    width = min(WIDEST, len(called) + 4)
    inside = [fit(text(f" {called}", "bold"), width - 2), text("")]
    return Item(action, inside, action_text(action, frame.view, frame.reader), width=width, notations=(action.lower(),))


def legend(frame: Frame) -> list[str]:
    return []
