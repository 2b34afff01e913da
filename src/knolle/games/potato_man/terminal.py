"""The board of Potato Man: sacks, draw piles, and tricks in progress or finished."""

from textual.content import Content

from knolle.games.potato_man.facts import FACES
from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Recap, Space, label, sentences
from knolle.terminal.boards.hand import card_items
from knolle.terminal.boards.paper import SHAPES, Block, centre, suit, suit_style, text
from knolle.terminal.boards.trick import trick

FACE_SIGNS = {"evil": "ψ", "man": "∞"}
"""An Evil Potato's horns and Potato Man's mask."""
SIGNS = {card: FACE_SIGNS[face] for card, face in FACES.items()}


def heading(frame: Frame) -> str:
    view = frame.view
    return frame.words.say("pm-round", round=view["round"], rounds=view["rounds"])


# -- the seats -------------------------------------------------------------------------------------


def sack_line(frame: Frame, seat: int, width: int) -> Content:
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

    def contents(seat: int) -> Block:
        return [text(cards_left(frame, seat)), sack_line(frame, seat, width), total(frame, seat)]

    return seats.row(frame, room, contents)


def own(frame: Frame, room: Space) -> Content:
    """Return the viewer's seat as a line."""
    seat = frame.seat
    if seat is None:
        return label(frame.words, "board-watching")
    parts = [seats.title(frame, seat), sack_line(frame, seat, room.width), total(frame, seat)]
    if frame.view["pile_sizes"]:
        parts.append(text(frame.words.say("pm-pile", count=frame.view["pile_sizes"][seat])))
    return text("   ").join(parts)


# -- the middle ------------------------------------------------------------------------------------


def middle(frame: Frame, room: Space) -> Block:
    recap = frame.recap
    if recap is not None and recap.end["type"] == "round":
        return round_over(frame, recap, room)
    plays = recap.end["plays"] if recap is not None and "plays" in recap.end else frame.view["trick"]
    marks = marks_of(frame, recap) if recap is not None else {}
    drawn = trick(frame, room, plays, frame.view["trick_size"], marks, SIGNS)
    return [*drawn, *(sacks_left(frame, room) if recap is None else sentences(frame, recap, room))]


def round_over(frame: Frame, recap: Recap, room: Space) -> Block:
    """Draw the end of a round: why it ended, and what everybody got in it."""
    heading = frame.words.say("pm-round-over", round=recap.end["round"])
    over = centre(text(heading, "bold $accent"), room.width)
    return [over, text(""), *sentences(frame, recap, room, most=2)]


def sacks_left(frame: Frame, room: Space) -> Block:
    parts = [suit(colour, frame.words) + text(f" {n}") for colour, n in frame.view["sacks_left"].items()]
    line = label(frame.words, "pm-sacks-left") + text("   ") + text("   ").join(parts)
    return [centre(line, room.width)]


def marks_of(frame: Frame, recap: Recap) -> dict[int, Content]:
    won_with = text(frame.words.say("board-wins"), "bold $accent")
    plays = enumerate(recap.end.get("plays", ()))
    return {place: won_with for place, (_, played) in plays if played == recap.end["card"]}


# -- recaps ----------------------------------------------------------------------------------------


def recap(frame: Frame, following: Facts | None) -> Recap | None:
    """Return what the last event ended: a trick, or the round."""
    return frame.since(-1) if frame.log[-1]["type"] in ("trick", "block", "round") else None


# -- the hand --------------------------------------------------------------------------------------


def items(frame: Frame) -> list[Item]:
    return card_items(frame, SIGNS)


def legend(frame: Frame) -> list[str]:
    return [frame.words.say("board-legend-faces")]
