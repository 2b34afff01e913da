"""The board of Potato Man: sacks, draw piles, and tricks in progress or finished."""

from collections.abc import Sequence

from textual.content import Content

from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Scene, Space, label, sentences
from knolle.terminal.boards.hand import card_items
from knolle.terminal.boards.paper import SHAPES, Block, centred, suit, suit_style, text
from knolle.terminal.boards.trick import trick
from knolle.terminal.telling.potato_man import trick_before
from knolle.terminal.telling.story import last_of

SACKS = ("red", "blue", "green", "yellow", "gold")
TWO_PLAYER_TRICK = 4
"""PM-6: two players play two cards each."""


def heading(frame: Frame) -> str:
    view = frame.view
    return frame.words.say("pm-round", round=view["round"], rounds=view["rounds"])


# -- the seats -------------------------------------------------------------------------------------


def taken(frame: Frame, seat: int, width: int) -> Content:
    """Return the worth of a seat's sack cards in this round, and which they are; by shape only if space is short."""
    counts = {colour: n for colour, n in frame.view["sacks_taken"][seat].items() if n}
    if not counts:
        return text("–", "$muted")
    worth = text(f"{frame.view['sacks_worth'][seat]} = ", "bold")
    long = [suit(colour, frame.words) + times(n) for colour, n in counts.items()]
    short = [text(SHAPES[colour], f"bold {suit_style(colour)}") + times(n) for colour, n in counts.items()]
    lines = [worth + text(" ").join(long), worth + text(" ").join(short), worth + text("").join(short)]
    return next((line for line in lines if line.cell_length <= width), lines[-1])


def times(n: int) -> Content:
    return text(f"×{n}" if n > 1 else "")


def cards_left(frame: Frame, seat: int) -> str:
    view, words = frame.view, frame.words
    held = words.say("board-cards", count=view["hand_sizes"][seat])
    if not view["pile_sizes"]:
        return held
    return f"{held} · {words.say('pm-pile', count=view['pile_sizes'][seat])}"


def total(frame: Frame, seat: int) -> Content:
    return text(frame.words.say("board-total", total=frame.view["totals"][seat]), "$muted")


def others(frame: Frame, room: Space) -> Block:
    width = seats.width(frame, room) - 3

    def told(seat: int) -> Block:
        return [text(cards_left(frame, seat)), taken(frame, seat, width), total(frame, seat)]

    return seats.row(frame, room, told)


def own(frame: Frame, room: Space) -> Content:
    """Return one's own seat as a line."""
    seat = frame.seat
    if seat is None:
        return label(frame.words, "board-watching")
    parts = [seats.title(frame, seat), taken(frame, seat, room.width), total(frame, seat)]
    if frame.view["pile_sizes"]:
        parts.append(text(frame.words.say("pm-pile", count=frame.view["pile_sizes"][seat])))
    return text("   ").join(parts)


# -- the middle ------------------------------------------------------------------------------------


def trick_size(frame: Frame) -> int:
    return TWO_PLAYER_TRICK if len(frame.names) == 2 else len(frame.names)


def middle(frame: Frame, room: Space) -> Block:
    scene = frame.scene
    if scene is not None and scene.marks["type"] == "round":
        return round_over(frame, scene, room)
    plays = scene.plays if scene is not None else frame.view["trick"]
    marks = marks_of(frame, scene) if scene is not None else {}
    drawn = trick(frame, room, plays, trick_size(frame), marks)
    return [*drawn, *(sacks_left(frame, room) if scene is None else sentences(frame, scene, room))]


def round_over(frame: Frame, scene: Scene, room: Space) -> Block:
    """Draw the end of a round: what everybody got in it."""
    number = sum(event["type"] == "round" for event in frame.log[: scene.index + 1])
    over = centred(text(frame.words.say("pm-round-over", round=number), "bold $accent"), room.width)
    return [over, text(""), *sentences(frame, scene, room, most=1)]


def sacks_left(frame: Frame, room: Space) -> Block:
    left = frame.view["sacks_left"]
    parts = [suit(colour, frame.words) + text(f" {left[colour]}") for colour in SACKS if colour in left]
    line = label(frame.words, "pm-sacks-left") + text("   ") + text("   ").join(parts)
    return [centred(line, room.width)]


def marks_of(frame: Frame, scene: Scene) -> dict[int, Content]:
    won = scene.marks.get("card")
    won_with = text(frame.words.say("board-wins"), "bold $accent")
    return {place: won_with for place, (_, played) in enumerate(scene.plays) if played == won}


# -- scenes ----------------------------------------------------------------------------------------


def scene_at(log: Sequence[Facts], index: int) -> Scene | None:
    """Return what the event at this index ended, if anything."""
    event = log[index]
    if event["type"] not in ("trick", "block", "round"):
        return None
    return Scene(index, trick_before(log, index), dict(event))


def scenes(log: Sequence[Facts], first: int, before: Facts | None, view: Facts) -> list[Scene]:
    """Return what the events from `first` on have ended."""
    found = (scene_at(log, index) for index in range(first, len(log)))
    return [scene for scene in found if scene is not None]


def last(log: Sequence[Facts]) -> Scene | None:
    """Return the last trick that was won."""
    index = last_of(log, "trick", len(log))
    return None if index is None else scene_at(log, index)


# -- the hand --------------------------------------------------------------------------------------


def items(frame: Frame) -> list[Item]:
    return card_items(frame)


def legend(frame: Frame) -> list[str]:
    return [frame.words.say("board-legend-faces")]
