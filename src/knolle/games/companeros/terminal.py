"""The board of Compañeros: display, trick with its colour values, order of taking, piles and points."""

from collections.abc import Sequence

from textual.content import Content

from knolle.games.companeros.notation import COLOURS, LETTERS
from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Recap, Space, label, sentences
from knolle.terminal.boards.hand import card_items
from knolle.terminal.boards.paper import (
    Block,
    beside,
    centre,
    centre_block,
    colour_of,
    fit,
    number_of,
    small,
    spread,
    suit,
    suit_style,
    text,
)
from knolle.terminal.boards.trick import trick
from knolle.terminal.sentences import action_text

DISPLAY_COLUMNS, NARROW = 3, 20


def display_colours(view: Facts) -> list[tuple[str, int]]:
    """Return the colours in the display with their worth, in the order of the rules."""
    return sorted(((colour, worth) for colour, worth in view["worths"]), key=lambda one: COLOURS.index(one[0]))


def heading(frame: Frame) -> str:
    view, words = frame.view, frame.words
    trick = words.say("co-trick", trick=view["this_trick"], tricks=view["hand_size"])
    if view["games"] == 1:
        return trick
    return f"{words.say('co-game', game=view['this_game'], games=view['games'])} · {trick}"


# -- the seats -------------------------------------------------------------------------------------


def points(frame: Frame, seat: int) -> Content:
    """Return a seat's points in this game; hidden with `memory=on` (CO-16)."""
    view, words = frame.view, frame.words
    if view["points"] is None:
        return text(words.say("board-points-hidden"), "$muted")
    return text(words.say("board-points", points=view["points"][seat]), "bold")


def pile(frame: Frame, seat: int) -> Content:
    """Return how many cards a seat has taken; empty if that is hidden."""
    taken = frame.view["taken"]
    if taken is None:
        return text("")
    return text(f" · {frame.words.say('board-taken', count=len(taken[seat]))}", "$muted")


def standing(frame: Frame, seat: int) -> Block:
    """Return a seat's points in this game, and its total if there are several games."""
    view = frame.view
    if view["games"] == 1:
        return [points(frame, seat)]
    return [points(frame, seat), text(frame.words.say("board-total", total=view["totals"][seat]), "$muted")]


def others(frame: Frame, room: Space) -> Block:
    has_room = seats.width(frame, room) > NARROW

    def contents(seat: int) -> Block:
        held = text(frame.words.say("board-cards", count=frame.view["hand_sizes"][seat]))
        return [held + (pile(frame, seat) if has_room else text("")), *standing(frame, seat)]

    return seats.row(frame, room, contents)


def own(frame: Frame, room: Space) -> Content:
    """Return the viewer's seat as a line; with the hand while the tray shows the colours to take."""
    if frame.seat is None:
        return label(frame.words, "board-watching")
    parts = [seats.title(frame, frame.seat), *standing(frame, frame.seat)]
    if is_taking(frame):
        parts.append(text(" ").join(small(card, frame.words) for card in frame.view["hand"]))
    return text("   ").join(parts)


# -- the middle ------------------------------------------------------------------------------------


def middle(frame: Frame, room: Space) -> Block:
    recap, view = frame.recap, frame.view
    if recap is not None:
        return trick_end(frame, recap, room)
    drawn = trick(frame, room, view["trick"], view["players"])
    lines = [values(frame, view["values"], room)]
    if view["ranking"] is not None:
        lines += ranking(frame, view["ranking"], view["stopped"], takes_now(frame), room)
    return [*drawn[:-1], *lines, *display(frame, room)]


def takes_now(frame: Frame) -> list[Facts]:
    """Return what was taken in this trick."""
    last = max((k for k, event in enumerate(frame.log) if event["type"] == "ranking"), default=len(frame.log))
    return [event for event in frame.log[last:] if event["type"] == "take"]


def trick_end(frame: Frame, recap: Recap, room: Space) -> Block:
    """Draw a trick whose cards were distributed, or the end of a game."""
    if recap.end["type"] == "game":
        over = centre(text(frame.words.say("co-game-over"), "bold $accent"), room.width)
        return [over, text(""), *sentences(frame, recap, room)]
    drawn = trick(frame, room, recap.end["plays"], frame.view["players"])
    (ranked,) = recap.all("ranking")
    lines = [
        values(frame, ranked["values"], room),
        *ranking(frame, ranked["order"], ranked["stopped"], recap.all("take"), room),
    ]
    return [*drawn[:-1], *lines, *sentences(frame, recap, room)]


def values(frame: Frame, found: Sequence[tuple[str, int]], room: Space) -> Content:
    """Return the colour values so far, highest first, equal ones joined by `=`."""
    line = label(frame.words, "co-values") + text("   ")
    for k, (colour, value) in enumerate(found):
        if k:
            line += text(" = " if found[k - 1][1] == value else " > ", "bold")
        line += suit(colour, frame.words) + text(f" {value}", "bold")
    return centre(line, room.width) if found else fit(text(""), room.width)


def ranking(frame: Frame, order: Sequence[int], stopped: int | None, takes: Sequence[Facts], room: Space) -> Block:
    """Draw the order of taking, with what was taken."""
    words = frame.words
    taken = {event["seat"]: event for event in takes}
    parts = [taker(frame, seat, taken.get(seat)) for seat in order]
    if stopped is not None:
        parts.append(text(words.say("co-stopped", value=stopped), "bold $warning"))
    whole = spread([label(words, "co-ranking"), *parts], room.width)
    lines = whole if len(whole) == 1 else spread(parts, room.width)
    return [centre(line.rstrip(), room.width) for line in lines]


def taker(frame: Frame, seat: int, take: Facts | None) -> Content:
    name = text(frame.names[seat], "bold")
    if take is None:
        return (text("► ", "bold $accent") + name) if seats.is_on_turn(frame, seat) else name
    return name + text(" ") + suit(take["colour"], frame.words) + text(f" {take['points']}")


def display(frame: Frame, room: Space) -> Block:
    """Draw the cards in the display, by colour with its points."""
    cells = [cell(frame, colour, worth) for colour, worth in display_colours(frame.view)]
    if not cells:
        return [centre(label(frame.words, "co-display-empty"), room.width)]
    columns = beside((cells[k::DISPLAY_COLUMNS] for k in range(DISPLAY_COLUMNS)), 4)
    return [centre(label(frame.words, "co-display"), room.width), *centre_block(columns, room.width)]


def cell(frame: Frame, colour: str, worth: int) -> Content:
    """Return the cards of a colour in the display, the highest first, and their worth."""
    numbers = sorted(
        (int(number_of(card)) for card in frame.view["display"] if colour_of(card) == colour), reverse=True
    )
    shown = text(f" {' '.join(map(str, numbers))}", suit_style(colour))
    return suit(colour, frame.words) + shown + text(f" = {worth}", "bold")


# -- recaps ----------------------------------------------------------------------------------------


def recap(frame: Frame, following: Facts | None) -> Recap | None:
    """Return the trick that the last event ended, with all that was taken, or the end of the game."""
    kind = frame.log[-1]["type"]
    return frame.last if kind == "trick" else frame.since(-1) if kind == "game" else None


# -- choices ---------------------------------------------------------------------------------------


def is_taking(frame: Frame) -> bool:
    return frame.view["phase"] == "take" and bool(frame.legal)


def items(frame: Frame) -> list[Item]:
    if is_taking(frame):
        return [colour_item(frame, colour, worth) for colour, worth in display_colours(frame.view)]
    return card_items(frame)


def colour_item(frame: Frame, colour: str, worth: int) -> Item:
    words = frame.words
    name, points = words.say(f"colour-{colour}"), words.say("board-points", points=worth)
    style = f"bold {suit_style(colour)}"
    width = max(len(name) + 5, len(points)) + 4
    inside = [text(" ") + suit(colour, words) + text(f" {name}", style), text(f" {points}", style)]
    notations = (words.say(f"letter-{colour}").lower(), LETTERS[COLOURS.index(colour)].lower())
    about = action_text(colour, frame.view, frame.reader)
    return Item(colour, inside, about, suit_style(colour), colour in frame.legal, width, notations)


def legend(frame: Frame) -> list[str]:
    return []
