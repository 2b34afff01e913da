"""The board of Compañeros: display, trick with its colour values, order of taking, piles and points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.content import Content

from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Scene, Space, label, sentences
from knolle.terminal.boards.hand import card_items
from knolle.terminal.boards.paper import Block, beside, centred, fitted, middled, small, spread, suit, suit_style, text
from knolle.terminal.boards.trick import trick
from knolle.terminal.telling import action_text
from knolle.terminal.telling.cards import ORDER, colour_of, number_of
from knolle.terminal.telling.companeros import N_TRICKS
from knolle.terminal.telling.story import last_of

DISPLAY_COLUMNS, NARROW = 3, 20


@dataclass(frozen=True)
class Group:
    """The cards of one colour: their sum is its colour value in a trick (CO-4) or its points in the display (CO-6)."""

    colour: str
    numbers: list[int]

    @property
    def sum(self) -> int:
        return sum(self.numbers)


def groups(cards: Iterable[str]) -> list[Group]:
    """Group cards by colour, in the order of the rules, the highest card of each colour first."""
    held = sorted(cards, key=lambda card: (ORDER["companeros"].index(card[0]), -number_of(card)))
    colours = list(dict.fromkeys(map(colour_of, held)))
    return [Group(colour, [number_of(card) for card in held if colour_of(card) == colour]) for colour in colours]


def heading(frame: Frame) -> str:
    view, words = frame.view, frame.words
    trick = words.say("co-trick", trick=min(view["n_tricks"] + 1, N_TRICKS))
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

    def told(seat: int) -> Block:
        held = text(frame.words.say("board-cards", count=frame.view["hand_sizes"][seat]))
        return [held + (pile(frame, seat) if has_room else text("")), *standing(frame, seat)]

    return seats.row(frame, room, told)


def own(frame: Frame, room: Space) -> Content:
    """Return one's own seat as a line; with the hand while the tray shows the colours to take."""
    if frame.seat is None:
        return label(frame.words, "board-watching")
    parts = [seats.title(frame, frame.seat), *standing(frame, frame.seat)]
    if is_taking(frame):
        parts.append(text(" ").join(small(card, frame.words) for card in frame.view["hand"]))
    return text("   ").join(parts)


# -- the middle ------------------------------------------------------------------------------------


def middle(frame: Frame, room: Space) -> Block:
    scene, view = frame.scene, frame.view
    if scene is not None:
        return finished(frame, scene, room)
    drawn = trick(frame, room, view["trick"], len(frame.names), {})
    lines = [values(frame, view["trick"], room)]
    if view["ranking"] is not None:
        lines += ranking(frame, view["ranking"], view["stopped"], view["takes"], room)
    return [*drawn[:-1], *lines, *display(frame, room)]


def finished(frame: Frame, scene: Scene, room: Space) -> Block:
    """Draw a trick whose cards were distributed, or the end of a game."""
    if not scene.plays:
        over = centred(text(frame.words.say("co-game-over"), "bold $accent"), room.width)
        return [over, text(""), *sentences(frame, scene, room)]
    drawn = trick(frame, room, scene.plays, len(frame.names), {})
    marks = scene.marks
    lines = [
        values(frame, scene.plays, room),
        *ranking(frame, marks["order"], marks["stopped"], marks["takes"], room),
    ]
    return [*drawn[:-1], *lines, *sentences(frame, scene, room)]


def values(frame: Frame, plays: Sequence[Sequence[int | str]], room: Space) -> Content:
    """Return the colour values so far, highest first, equal ones joined by `=`."""
    found = sorted(groups(str(card) for _, card in plays), key=lambda group: -group.sum)
    line = label(frame.words, "co-values") + text("   ")
    for k, group in enumerate(found):
        if k:
            line += text(" = " if found[k - 1].sum == group.sum else " > ", "bold")
        line += suit(group.colour, frame.words) + text(f" {group.sum}", "bold")
    return centred(line, room.width) if found else fitted(text(""), room.width)


def ranking(
    frame: Frame, order: Sequence[int], stopped: int | None, takes: Sequence[tuple[int, object]], room: Space
) -> Block:
    """Draw the order of taking, with what was taken."""
    words = frame.words
    taken: dict[int, object] = dict(takes)
    parts = [taker(frame, seat, taken.get(seat)) for seat in order]
    if stopped is not None:
        parts.append(text(words.say("co-stopped", value=stopped), "bold $warning"))
    whole = spread([label(words, "co-ranking"), *parts], room.width)
    lines = whole if len(whole) == 1 else spread(parts, room.width)
    return [centred(line.rstrip(), room.width) for line in lines]


def taker(frame: Frame, seat: int, cards: object) -> Content:
    name = text(frame.names[seat], "bold")
    if not isinstance(cards, list) or not cards:
        return (text("► ", "bold $accent") + name) if seats.is_on_turn(frame, seat) else name
    group = groups(cards)[0]
    return name + text(" ") + suit(group.colour, frame.words) + text(f" {group.sum}")


def display(frame: Frame, room: Space) -> Block:
    """Draw the cards in the display, by colour with its points."""
    found = groups(frame.view["display"])
    if not found:
        return [centred(label(frame.words, "co-display-empty"), room.width)]
    cells = [cell(frame, group) for group in found]
    columns = beside((cells[k::DISPLAY_COLUMNS] for k in range(DISPLAY_COLUMNS)), 4)
    return [centred(label(frame.words, "co-display"), room.width), *middled(columns, room.width)]


def cell(frame: Frame, group: Group) -> Content:
    numbers = " ".join(map(str, group.numbers))
    return (
        suit(group.colour, frame.words)
        + text(f" {numbers}", suit_style(group.colour))
        + text(f" = {group.sum}", "bold")
    )


# -- scenes ----------------------------------------------------------------------------------------


def scene_at(log: Sequence[Facts], index: int) -> Scene | None:
    """Return the trick that an event ended, with all that was taken, or the game; None if it ended neither."""
    if log[index]["type"] not in ("trick", "game"):
        return None
    plays: list[tuple[int, str]] = []
    marks: Facts = {"order": [], "stopped": None, "takes": []}
    for event in reversed(log[:index]):
        if event["type"] == "play":
            plays.insert(0, (event["seat"], event["card"]))
        elif event["type"] == "take":
            marks["takes"].insert(0, [event["seat"], event["cards"]])
        elif event["type"] == "ranking":
            marks |= {"order": event["order"], "stopped": event["stopped"]}
        else:
            break
    return Scene(index, plays, marks)


def scenes(log: Sequence[Facts], first: int, before: Facts | None, view: Facts) -> list[Scene]:
    """Return what the events from `first` on have ended."""
    found = (scene_at(log, index) for index in range(first, len(log)))
    return [scene for scene in found if scene is not None]


def last(log: Sequence[Facts]) -> Scene | None:
    """Return the last finished trick."""
    index = last_of(log, "trick", len(log))
    return None if index is None else scene_at(log, index)


# -- choices ---------------------------------------------------------------------------------------


def is_taking(frame: Frame) -> bool:
    return frame.view["phase"] == "take" and bool(frame.legal)


def items(frame: Frame) -> list[Item]:
    if is_taking(frame):
        return [colour_item(frame, group) for group in groups(frame.view["display"])]
    return card_items(frame)


def colour_item(frame: Frame, group: Group) -> Item:
    words = frame.words
    colour = words.say(f"colour-{group.colour}")
    name = action_text("companeros", group.colour, frame.view, words)
    style = f"bold {suit_style(group.colour)}"
    told = words.say("board-points", points=group.sum)
    width = max(len(colour) + 5, len(told)) + 4
    inside = [text(" ") + suit(group.colour, words) + text(f" {colour}", style), text(f" {told}", style)]
    letter = next(letter for letter in ORDER["companeros"] if colour_of(letter) == group.colour)
    typed = (words.say(f"letter-{group.colour}").lower(), letter.lower())
    return Item(group.colour, inside, name, suit_style(group.colour), group.colour in frame.legal, width, typed)


def legend(frame: Frame) -> list[str]:
    return []
