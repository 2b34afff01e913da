"""A trick in order of play, each card under the name of its player."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from knolle.terminal.boards.frame import Frame, Space
from knolle.terminal.boards.paper import Block, Look, beside, card, centre, centre_block, empty_place, text

Play = Sequence[int | str]


def trick(
    frame: Frame,
    room: Space,
    plays: Sequence[Play],
    size: int,
    marks: Mapping[int, Content] | None = None,
    signs: Mapping[str, str] | None = None,
) -> Block:
    """Draw a place for each of the trick's `size` cards, in order of play; `marks` are below cards, `signs` on them."""
    width = min(15, room.width // max(1, size) - 1)
    card_width, look = (8, Look(is_tall=True)) if room.is_tall and width >= 8 else (6, Look())
    lead = int(plays[0][0]) if plays else frame.view["turn"]
    blocks = []
    for place in range(size):
        if place < len(plays):
            seat, played = plays[place]
            lying = card(str(played), frame.words, look, card_width, (signs or {}).get(str(played), ""))
            name = text(frame.names[int(seat)], "bold")
        else:
            lying = empty_place(card_width, 5 if look.is_tall else 4)
            name = text(frame.names[(lead + place) % len(frame.names)], "$muted")
        mark = (marks or {}).get(place, text(""))
        blocks.append([centre(name, width), *centre_block(lying, width), centre(mark, width)])
    return centre_block(beside(blocks), room.width)
