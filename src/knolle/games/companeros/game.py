"""Compañeros behind the common contract: starting, explaining refusals, reporting events. The kernel has the rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from knolle.core.chance import Groups
from knolle.core.errors import ActionError
from knolle.core.facts import Facts, fields
from knolle.core.game import Game, State
from knolle.core.moments import Event, Note
from knolle.core.options import Option, Options, mini_deck
from knolle.games.companeros import notation
from knolle.games.companeros import state as layout
from knolle.games.companeros.facts import BEATS, CLEARS, PART, SUITS
from knolle.games.companeros.notation import CARD_TEXTS, COLOURS, by_colour, card_text, cards_in

OPTIONS = (
    Option("games", "CO-13", "number of games; their points are added up", default=1, least=1),
    Option(
        "memory",
        "CO-16",
        "on hides points, taken piles and earlier tricks until the end of each game",
        default="off",
        choices=("off", "on"),
    ),
    mini_deck("CO-17", "eight cards of two colours"),
)


def cards_in_use(options: Options) -> list[int]:
    """Return the cards of a match (CO-1, CO-17)."""
    n_values = layout.MINI_VALUES if options["deck"] == "mini" else layout.N_VALUES
    return [layout.card_of(colour, 1 + k) for colour in range(options.players) for k in range(n_values)]


def hand_size_of(options: Options) -> int:
    """Return the number of cards in a hand, which is the number of tricks (CO-2, CO-17)."""
    return layout.MINI_HAND_SIZE if options["deck"] == "mini" else layout.HAND_SIZE


class Companeros(Game):
    """The seat whose colour has the highest sum takes first from the display; equal sums end the taking."""

    slug = "companeros"
    name = "Compañeros"
    package = "knolle.games.companeros"
    players = range(3, 7)
    players_rule = "CO-1"
    options = OPTIONS
    options_rule = "CO-15"
    turn_rule = "CO-3"
    prefix = "CO"
    part_word = PART
    suits = SUITS
    score_event = ("game", "points")
    beats = BEATS
    clears = CLEARS
    tells_situation = False
    open_events = frozenset({"play", "ranking", "take", "trick"})

    def start(self, options: Options, starter: int) -> State:
        s = np.zeros(1, layout.STATE)
        s["players"], s["starter"] = options.players, starter
        s["games"], s["memory"] = options["games"], options["memory"] == "on"
        s["deck"] = sum(1 << card for card in cards_in_use(options))
        s["hand_size"] = hand_size_of(options)
        return s

    # -- events ------------------------------------------------------------------------------------

    def deck(self, state: State) -> list[str]:
        return cards_in(int(state["deck"][0]))

    def draws(self, state: State) -> Groups:
        """Return the display and the hands; the last hand is what is left, unless cards lie aside."""
        s = state[0]
        n, size = int(s["players"]), int(s["hand_size"])
        return (n, *(size,) * (n if int(s["deck"]).bit_count() > n * (1 + size) else n - 1))

    def deal_events(self, before: State, after: State) -> list[tuple[Event, Note]]:
        s = after[0]
        n, size = int(s["players"]), int(s["hand_size"])
        dealt = [card_text(card) for card in s["dealt"].tolist()[: int(s["deck"]).bit_count() - n]]
        hands, aside = [dealt[k * size : (k + 1) * size] for k in range(n)], dealt[n * size :]
        display = [card_text(card) for card in s["laid"].tolist()[:n]]
        event = {"type": "deal", "game": int(s["game"]), "starter": int(s["starter"])}
        event |= {"display": display, "hands": hands} | ({"aside": aside} if aside else {})
        return [(event, {"games": int(s["games"])})]

    def events(self, rows: list[list[int]], state: State) -> list[tuple[Event, Note]]:
        return [self._event(row, state) for row in rows]

    def _event(self, row: list[int], state: State) -> tuple[Event, Note]:
        number, a, b, c = row
        kind = layout.EVENTS[number]
        if kind == "play":
            return {"type": kind, "seat": a, "card": card_text(b)}, {"leads": bool(c)}
        if kind == "ranking":
            values = by_colour(c)
            tied = [colour for colour, value in values if value == b]
            return {"type": kind, "order": _seats(a), "stopped": b or None}, {"values": values, "tied": tied}
        if kind == "take":
            cards = cards_in(c, _display_order(state))
            return {"type": kind, "seat": a, "colour": COLOURS[b & 255], "cards": cards}, {"points": b >> 8}
        if kind == "trick":
            s = fields(state)
            plays = _plays(s, s["laid"], s["n_tricks"] - 1)
            return {"type": kind, "starter": a}, {"plays": plays, "again": bool(b), "last": bool(c)}
        return self._game_over(state)

    def _game_over(self, state: State) -> tuple[Event, Note]:
        s, n = fields(state), self.n_players(state)
        note = {"game": s["game"], "games": s["games"], "totals": list(s["totals"][:n])}
        return {"type": "game", "points": list(s["points"][:n])}, note

    # -- refusals ----------------------------------------------------------------------------------

    def explain(self, state: State, seat: int, action: int, reason: int) -> ActionError:
        allowed = self.legal_texts(state, seat)
        n = self.n_players(state)
        code = layout.REASONS[reason]
        if code == "card-not-in-hand" and int(state["deck"][0]) >> action & 1:
            name, text = "card", card_text(action)
            rule, why = "CO-3", f"is not in the hand of seat {seat}"
        elif code == "card-not-in-hand" and action < len(CARD_TEXTS):
            name, text = "card", card_text(action)
            code, rule, why = "card-not-in-use", "CO-1", f"is not in use with {n} players"
        elif code == "colour-not-in-display" and action < len(COLOURS):
            name, text = "colour", COLOURS[action]
            rule, why = "CO-6", "is not in the display"
        else:
            return self.unknown_action(state, seat, action)
        params = {name: text, "allowed": allowed}
        return ActionError(code, f"{text} {why}; allowed: {', '.join(allowed)}.", rule=rule, **params)

    # -- what a seat may know ----------------------------------------------------------------------

    def own_facts(self, view: State, seat: int | None) -> Facts:
        return {"hand": None if seat is None else cards_in(view["hands"].item(seat))}

    def open_facts(self, view: State) -> Facts:
        s = fields(view)
        n = s["players"]
        laid = s["laid"][: s["n_laid"]]
        order, took = _seats(s["order"]), s["took"][: s["n_taken"]]
        shown = laid[_n_hidden(s, took) :]
        return {
            "players": n,
            "this_game": s["game"],
            "games": s["games"],
            "memory": "on" if s["memory"] else "off",
            "starter": s["starter"],
            "turn": s["turn"],
            "phase": ("deal", "play", "take", "over")[s["phase"]],
            "n_tricks": s["n_tricks"],
            "this_trick": min(s["n_tricks"] + 1, s["hand_size"]),
            "hand_sizes": list(s["n_cards"][:n]),
            "hand_size": s["hand_size"],
            "display": cards_in(s["display"], shown),
            "worths": by_colour(s["worth"]),
            "values": by_colour(s["sums"]),
            "trick": _plays(s, laid, s["n_tricks"]),
            "ranking": order if s["phase"] == layout.TAKE else None,
            "stopped": s["stopped"] or None,
            "takes": [[who, cards_in(cards, shown)] for who, cards in zip(order, took, strict=False)],
            **_past(s, laid),
            "so_far": _so_far(s),
            "totals": list(s["totals"][:n]),
        }

    def visible(self, event: Event, note: Note, seat: int | None) -> Event:
        """CO-16: other hands, and cards aside, are never seen; all else happens in the open."""
        if event["type"] != "deal":
            return event | note
        hands = [hand if p == seat else None for p, hand in enumerate(event["hands"])]
        return {name: value for name, value in event.items() if name != "aside"} | {"hands": hands} | note

    def recall(self, state: State) -> State:
        """Return the state without `memory=on`: all it hides has happened in the open (CO-16)."""
        if not state["memory"][0]:
            return state
        open_state = state.copy()
        open_state["memory"] = 0
        return open_state

    def n_forgotten(self, state: State, log: Sequence[Event]) -> int:
        """Return how many events CO-16 hides: with `memory=on`, all before the current trick until the game ends."""
        if not state["memory"][0] or int(state["phase"][0]) not in (layout.PLAY, layout.TAKE):
            return 0
        return 1 + max(k for k, event in enumerate(log) if event["type"] in ("deal", "trick"))

    # -- text --------------------------------------------------------------------------------------

    def action_text(self, state: State, seat: int, action: int) -> str:
        return COLOURS[action] if _is_take(state) else card_text(action)

    def parse_action(self, state: State, seat: int, text: str) -> int:
        action = notation.parse_colour(text) if _is_take(state) else notation.parse_card(text)
        if action is None:
            raise self.unknown_action(state, seat, text)
        return action

    def choices_in(self, state: State, log: Sequence[Event], first: int) -> dict[int, Any]:
        event = log[first]
        kind, field = ("take", "colour") if _is_take(state) else ("play", "card")
        return {event["seat"]: event[field]} if event["type"] == kind else {}


def _is_take(view: State) -> bool:
    return int(view["phase"][0]) == layout.TAKE


def _display_order(view: State) -> list[int]:
    """Return the face-up cards in the order they were laid open."""
    laid: list[int] = view["laid"][0].tolist()
    return laid[: int(view["n_laid"][0])]


def _plays(s: dict[str, Any], laid: Sequence[int], trick: int) -> list[list[Any]]:
    """Return one trick as [seat, card] pairs in the order played."""
    n = s["players"]
    first = n * (trick + 1)
    lead = s["leads"][trick] if trick < s["hand_size"] else 0
    return [[(lead + k) % n, CARD_TEXTS[card]] for k, card in enumerate(laid[first : first + n])]


def _hides(s: dict[str, Any]) -> bool:
    """Return whether the past is hidden (CO-16): with `memory=on`, while a game is in progress."""
    return bool(s["memory"]) and s["phase"] in (layout.PLAY, layout.TAKE)


def _n_hidden(s: dict[str, Any], took: Sequence[int]) -> int:
    """Return how many cards laid open before this trick the view hides; `laid` starts with that many zeros."""
    shown = int(s["display"]).bit_count() + sum(cards.bit_count() for cards in took)
    return s["players"] * (s["n_tricks"] + 1) - shown if _hides(s) else 0


def _past(s: dict[str, Any], laid: Sequence[int]) -> dict[str, Any]:
    """Return the facts about the past, all None while it is hidden."""
    n = s["players"]
    if _hides(s):
        return dict.fromkeys(("first_display", "tricks", "taken", "points"))
    return {
        "first_display": [card_text(card) for card in laid[:n]],
        "tricks": [_plays(s, laid, k) for k in range(s["n_tricks"])],
        "taken": [cards_in(taken) for taken in s["taken"][:n]],
        "points": list(s["points"][:n]),
    }


def _so_far(s: dict[str, Any]) -> list[int] | None:
    """Return the points of the game in progress, unless they are hidden."""
    is_played = s["phase"] in (layout.PLAY, layout.TAKE)
    return list(s["points"][: s["players"]]) if is_played and not s["memory"] else None


def _seats(packed: int) -> list[int]:
    """Return a packed ranking as a list of seats."""
    seats = []
    while packed:
        seats.append((packed & 15) - 1)
        packed >>= 4
    return seats
