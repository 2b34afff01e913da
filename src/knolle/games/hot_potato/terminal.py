"""The board of Hot Potato!: everybody's potatoes, what was played against which encounter, and what may come next."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from knolle.games.hot_potato.notation import POTATOES
from knolle.games.hot_potato.telling import encounter as encounter_said
from knolle.terminal.boards import seats
from knolle.terminal.boards.frame import Facts, Frame, Item, Recap, Space, label
from knolle.terminal.boards.paper import Block, beside, centre, centre_block, draw_box, text, wrap
from knolle.terminal.sentences import action_name
from knolle.words.catalogue import Words

ITEM_WIDTH, DECK_WIDTH = 11, 28
HOT, IN_FORCE = "≋", "★"


@dataclass(frozen=True)
class Round:
    """A round from the reveal on: what lies in front of each seat, and the events that say what came of it."""

    lying: list[list[str]]
    encounter: Facts | None
    points: Facts | None
    effects: dict[int, Facts]


def round_of(recap: Recap, lying: list[list[str]]) -> Round:
    """Return a round; its points say what was lying, before them the view does."""
    last = {event["type"]: event for event in recap.events}
    points = last.get("points")
    effects = {event["seat"]: event for event in recap.all("effect")}
    return Round(points["lying"] if points else lying, last.get("encounter"), points, effects)


def this_round(frame: Frame) -> Recap:
    """Return the events of the current round."""
    number = frame.view["round"]
    return frame.since(next((k for k, event in enumerate(frame.log) if event.get("round") == number), len(frame.log)))


def present(frame: Frame) -> Round | None:
    """Return the round to show: the one in the recap, or the current one while its potatoes lie there."""
    lying = frame.view["lying"]
    if frame.recap is not None:
        return round_of(frame.recap, lying)
    return round_of(this_round(frame), lying) if any(lying) else None


def short(potato: str, words: Words) -> str:
    return words.say(f"board-potato-{potato}")


def encounter_name(frame: Frame, name: str) -> str:
    return action_name(encounter_said(name), frame.reader)


def codes(potatoes: Sequence[str], words: Words) -> str:
    return " ".join(words.say(f"board-code-{potato}") for potato in potatoes)


def heading(frame: Frame) -> str:
    view, words = frame.view, frame.words
    return f"{words.say('hp-round', round=view['round'])} · {words.say('hp-race', goal=view['goal'])}"


# -- the seats -------------------------------------------------------------------------------------


def heat(frame: Frame, seat: int) -> Content:
    """Return the mark of the Hot Potato if the seat holds it."""
    return text(f" {HOT}", "bold $error") if frame.view["hot"] == seat else text("")


def score(frame: Frame, seat: int) -> Content:
    points = text(frame.words.say("board-points", points=frame.view["totals"][seat]), "bold")
    chosen = frame.recap is None and seat in frame.view["chosen"]
    return points + heat(frame, seat) + text(f" · {frame.words.say('hp-short-chosen')}" if chosen else "", "$accent")


def away(frame: Frame, seat: int) -> Content:
    """Return a seat's potatoes that are not in hand: the discard pile, and those in force."""
    view, words = frame.view, frame.words
    parts = [text(f"▾ {codes(view['discards'][seat], words)}", "$muted")] if view["discards"][seat] else []
    force = [*view["in_force"][seat], *view["kept"][seat]]
    parts += [text(f"{IN_FORCE} {codes(force, words)}", "bold $accent")] if force else []
    return text(" ").join(parts)


def others(frame: Frame, room: Space) -> Block:
    view, words = frame.view, frame.words

    def contents(seat: int) -> Block:
        return [score(frame, seat), text(codes(view["hands"][seat], words)), away(frame, seat)]

    return seats.row(frame, room, contents)


def own(frame: Frame, room: Space) -> Content:
    seat = frame.seat
    if seat is None:
        return label(frame.words, "board-watching")
    parts = [seats.title(frame, seat), score(frame, seat)]
    if not wants_potato(frame):
        parts += [text(codes(frame.view["hands"][seat], frame.words)), away(frame, seat)]
    return text("   ").join(part for part in parts if part.plain)


# -- the middle ------------------------------------------------------------------------------------


def middle(frame: Frame, room: Space) -> Block:
    found = present(frame)
    n = len(frame.names)
    width = max(11, min(17, (room.width - DECK_WIDTH) // n - 1))
    slots = [slot(frame, found, seat, width) for seat in range(n)]
    upper = beside([encounter(frame, found), *slots])
    lines = [*centre_block(upper, room.width), hot(frame, room), *coming(frame, room)]
    deck = further(frame, room)
    return [*lines, text(""), *deck] if len(lines) + len(deck) < room.middle else lines


def encounter(frame: Frame, found: Round | None) -> Block:
    """Draw the encounter that was turned up with its ranking, or the deck."""
    words = frame.words
    if found is None or found.encounter is None:
        left = words.say("board-deck", count=len(frame.view["encounters_left"]))
        return draw_box([text(""), centre(text(left), DECK_WIDTH - 2), text("")], DECK_WIDTH, style="$line")
    name, best = found.encounter["name"], found.points and found.points["best"]
    ranked = frame.view["rankings"][name]
    cells = [cell(k + 1, potato, words, is_best=potato == best) for k, potato in enumerate(ranked)]
    lines = beside([cells[:3], cells[3:]], 1)
    title = text(encounter_name(frame, name), "bold")
    return draw_box(lines, DECK_WIDTH, style="$line", title=title)


def cell(rank: int, potato: str, words: Words, *, is_best: bool) -> Content:
    """Return a line of the ranking; the best potato played is marked."""
    return text(f"{'►' if is_best else ' '}{rank} {short(potato, words)}", "bold $accent" if is_best else "")


def slot(frame: Frame, found: Round | None, seat: int, width: int) -> Block:
    """Draw what a seat played, and its outcome."""
    words = frame.words
    name = text(frame.names[seat], "bold") + heat(frame, seat)
    if found is not None:
        lying = [centre(text(short(potato, words), "bold"), width - 2) for potato in found.lying[seat]]
        box = draw_box([*lying, text("")][:2], width, title=name)
        return [*box, centre(outcome(frame, found, seat), width)]
    chosen = seat in frame.view["chosen"]
    mine = frame.view["choice"] if seat == frame.seat else None
    inside = text(short(mine, words) if mine in POTATOES else "░" * (width - 4) if chosen else "")
    state = text(words.say("hp-short-chosen") if chosen else "", "$accent")
    box = draw_box([centre(inside, width - 2), text("")], width, style="" if chosen else "$line", title=name)
    return [*box, centre(state, width)]


def outcome(frame: Frame, found: Round, seat: int) -> Content:
    words = frame.words
    if found.points is not None and found.points["gained"][seat]:
        return text(words.say("hp-gained", points=found.points["gained"][seat]), "bold $accent")
    effect = found.effects.get(seat)
    if effect is None:
        return text("")
    if effect["used"] and effect["potato"] == "rambo":
        return text(f"{HOT} → {frame.names[effect['target']]}")
    return text(words.say("board-used" if effect["used"] else "board-unused"), "$muted")


def hot(frame: Frame, room: Space) -> Content:
    """Return a line on where the Hot Potato is, and what that means for its holder."""
    words, holder, is_barred = frame.words, frame.view["hot"], frame.seat in frame.view["barred"]
    if holder is None:
        place = words.say("hp-hot-middle")
    elif is_barred:
        place = words.say("hp-barred-you")
    else:
        place = f"{frame.names[holder]} {words.say('hp-hot-holder')}"
    return centre(text(f"{HOT} {place}", "bold $error" if is_barred else "$muted"), room.width)


def coming(frame: Frame, room: Space) -> Block:
    """Draw the known next encounters, each with its ranking."""
    words, known = frame.words, frame.view.get("known") or {"among_top": 0, "encounters": []}
    names = known["encounters"]
    if not names:
        return [centre(label(words, "hp-next-unknown"), room.width)]
    rankings, shown = frame.view["rankings"], frame.view["shown"]
    labels = [encounter_name(frame, name) for name in names]
    broad = max(map(len, labels))
    secret = text(f"   {words.say('hp-only-you')}", "$muted")
    lines = [
        text(name.ljust(broad + 3)) + text(codes(rankings[key], words), "bold") + (text("") if key in shown else secret)
        for key, name in zip(names, labels, strict=True)
    ]
    head = text(words.say("hp-next", count=known["among_top"]), "$muted")
    return [centre(head, room.width), *centre_block(lines, room.width)]


def further(frame: Frame, room: Space) -> Block:
    """Draw all other encounters that may come."""
    words, view = frame.words, frame.view
    known = (view.get("known") or {}).get("encounters", [])
    names = [name for name in view["encounters_left"] if name not in known]
    labels = {name: encounter_name(frame, name) for name in names}
    broad = max(map(len, labels.values()), default=0) + 2
    lines = [text(labels[name].ljust(broad)) + text(codes(view["rankings"][name], words)) for name in names]
    half = (len(lines) + 1) // 2
    columns = lines if 2 * (broad + 23) + 3 > room.width else beside([lines[:half], lines[half:]], 3)
    return [centre(label(words, "hp-deck-left"), room.width), *centre_block(columns, room.width)] if lines else []


# -- recaps ----------------------------------------------------------------------------------------


def recap(frame: Frame, following: Facts | None) -> Recap | None:
    """Return the round if its potatoes lie there for the last time."""
    if not any(frame.view["lying"]):
        return None
    is_over = frame.view["phase"] == "over" or (following is not None and not any(following["lying"]))
    return this_round(frame) if is_over else None


# -- choices ---------------------------------------------------------------------------------------


def wants_potato(frame: Frame) -> bool:
    """Return whether the tray shows the potatoes, not the answers to a question."""
    return not frame.legal or frame.view["phase"] in ("choose", "extra")


def items(frame: Frame) -> list[Item]:
    if frame.seat is None:
        return []
    if not wants_potato(frame):
        return [answer(frame, action) for action in frame.legal]
    found = [potato_item(frame, frame.seat, k, potato) for k, potato in enumerate(POTATOES)]
    return found + [answer(frame, action) for action in frame.legal if action not in POTATOES]


def place(frame: Frame, seat: int, potato: str) -> str:
    """Return where a potato is; empty if it is simply in hand."""
    view, words = frame.view, frame.words
    if potato in view["kept"][seat] or potato in view["in_force"][seat]:
        return IN_FORCE
    if potato in view["lying"][seat]:
        return words.say("hp-short-lying")
    if view["choice"] == potato:
        return words.say("hp-short-chosen")
    return "" if potato in view["hands"][seat] else words.say("hp-short-discard")


def potato_item(frame: Frame, seat: int, k: int, potato: str) -> Item:
    words, where = frame.words, place(frame, seat, potato)
    room = ITEM_WIDTH - 2
    inside = [centre(text(short(potato, words), "bold"), room), centre(text(where or str(k + 1), "$muted"), room)]
    name = words.say(f"potato-{potato}")
    about = effect(potato, words)
    is_legal, notations = potato in frame.legal, (str(k + 1),)
    return Item(potato, inside, name, "$potato", is_legal, ITEM_WIDTH, notations, about, is_card=True)


def answer(frame: Frame, action: str) -> Item:
    """Return the item for an answer that is not a potato: use the effect or not, send it to somebody, add nothing."""
    words, is_extra = frame.words, frame.view["phase"] == "extra"
    if action.startswith("to "):
        name = words.say("hp-send", name=frame.names[int(action[3:])])
    elif action == "decline":
        name = words.say("hp-add-nothing" if is_extra else "hp-leave")
    else:
        name = words.say("hp-use")
    if is_extra:
        inside = [*wrap(name, ITEM_WIDTH - 2, margin=0), text("")][:2]
        return Item(action, inside, name, "$accent", width=ITEM_WIDTH, notations=("7",))
    about = "" if action != "use" else effect(dict(frame.view["owing"])[frame.seat], words)
    return Item(action, [text(f" {name}", "bold"), text("")], name, "$accent", width=len(name) + 4, about=about)


def effect(potato: str, words: Words) -> str:
    return words.say(f"potato-{potato}-effect")


def legend(frame: Frame) -> list[str]:
    return [frame.words.say("board-legend-potatoes", hot=HOT)]
