"""Sample Tricks behind the common contract: starting, explaining refusals, reporting events."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from knolle.core.errors import ActionError
from knolle.core.facts import Facts, fields
from knolle.core.game import Game, State
from knolle.core.moments import Event, Note
from knolle.core.options import Option, Options
from knolle.sample import state as layout
from knolle.sample.facts import BEATS, SUITS
from knolle.sample.notation import CARD_NUMBERS, CARD_TEXTS, cards_in


class SampleTricks(Game):
    """Follow suit; the highest card of the suit that was led takes the trick."""

    slug = "sample-tricks"
    name = "Sample Tricks"
    package = "knolle.sample"
    players = range(2, 5)
    players_rule = "ST-1"
    options = (Option("rounds", "ST-9", "number of rounds", least=1, default_of=lambda players: players),)
    options_rule = "ST-9"
    turn_rule = "ST-4"
    prefix = "ST"
    suits = SUITS
    score_event = ("round", "points")
    beats = BEATS
    open_events = frozenset({"play", "trick"})

    def start(self, options: Options, starter: int) -> State:
        s = np.zeros(1, layout.STATE)
        s["players"], s["rounds"], s["starter"] = options.players, options["rounds"], starter
        return s

    # -- events ------------------------------------------------------------------------------------

    def deck(self, state: State) -> list[str]:
        return list(CARD_TEXTS)

    def deal_events(self, before: State, after: State) -> list[tuple[Event, Note]]:
        s, n = after[0], layout.HAND_SIZE
        cards = [CARD_TEXTS[card] for card in s["dealt"].tolist()]
        hands = [cards[seat * n : (seat + 1) * n] for seat in range(int(s["players"]))]
        return [({"type": "deal", "round": int(s["this_round"]), "starter": int(s["starter"]), "hands": hands}, {})]

    def events(self, rows: list[list[int]], state: State) -> list[tuple[Event, Note]]:
        return [self._event(layout.EVENTS[kind], a, b, c, state) for kind, a, b, c in rows]

    def _event(self, kind: str, a: int, b: int, c: int, state: State) -> tuple[Event, Note]:
        if kind == "play":
            return {"type": kind, "seat": a, "card": CARD_TEXTS[b]}, {"leads": bool(c)}
        s, n = fields(state), self.n_players(state)
        if kind == "trick":
            return {"type": kind, "winner": a, "card": CARD_TEXTS[b]}, {"plays": _trick(s, s["n_tricks"])}
        return {"type": kind, "points": list(s["points"][:n])}, {"totals": list(s["totals"][:n])}

    # -- refusals ----------------------------------------------------------------------------------

    def explain(self, state: State, seat: int, action: int, reason: int) -> ActionError:
        if action >= layout.N_CARDS:
            return self.unknown_action(state, seat, action)
        allowed, card, code = self.legal_texts(state, seat), CARD_TEXTS[action], layout.REASONS[reason]
        params: dict[str, Any] = {"card": card, "allowed": allowed}
        if code == "must-follow-suit":
            params["colour"] = SUITS[allowed[0][0]]
            rule, why = "ST-5", f"does not follow {params['colour']}"
        else:
            rule, why = "ST-4", f"is not in the hand of seat {seat}"
        return ActionError(code, f"{card} {why}; allowed: {', '.join(allowed)}.", rule=rule, **params)

    # -- what a seat may know ----------------------------------------------------------------------

    def open_facts(self, view: State) -> Facts:
        s = fields(view)
        n = s["players"]
        return {
            "players": n,
            "this_round": s["this_round"],
            "rounds": s["rounds"],
            "starter": s["starter"],
            "turn": s["turn"],
            "this_trick": min(s["n_tricks"] + 1, layout.HAND_SIZE),
            "trick": _trick(s, s["n_tricks"]),
            "tricks": [_trick(s, k) for k in range(s["n_tricks"])],
            "hand_sizes": list(s["n_cards"][:n]),
            "points": list(s["points"][:n]),
            "so_far": list(s["points"][:n]) if s["phase"] == layout.PLAY else None,
            "totals": list(s["totals"][:n]),
        }

    def own_facts(self, view: State, seat: int | None) -> Facts:
        return {"hand": None if seat is None else cards_in(view["hands"].item(seat))}

    def visible(self, event: Event, note: Note, seat: int | None) -> Event:
        """ST-10: other hands are never seen; all else happens in the open."""
        if event["type"] != "deal":
            return event | note
        return event | {"hands": [hand if p == seat else None for p, hand in enumerate(event["hands"])]} | note

    # -- text --------------------------------------------------------------------------------------

    def action_text(self, state: State, seat: int, action: int) -> str:
        return CARD_TEXTS[action]

    def parse_action(self, state: State, seat: int, text: str) -> int:
        if text not in CARD_NUMBERS:
            raise self.unknown_action(state, seat, text)
        return CARD_NUMBERS[text]

    def choices_in(self, state: State, log: Sequence[Event], first: int) -> dict[int, Any]:
        event = log[first]
        return {event["seat"]: event["card"]} if event["type"] == "play" else {}


def _trick(s: dict[str, Any], number: int) -> list[list[Any]]:
    """Return a trick as [seat, card] pairs in the order played; the one after the last is empty."""
    n = s["players"]
    cards = s["played"][number * n : min((number + 1) * n, s["n_played"])]
    return [[(s["leads"][number] + k) % n, CARD_TEXTS[card]] for k, card in enumerate(cards)]
