"""Potato Man behind the common contract: starting, explaining refusals, reporting events. The kernel has the rules."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from knolle.core.errors import ActionError
from knolle.core.facts import Facts, Sheet
from knolle.core.game import Event, Game, State
from knolle.core.options import Options
from knolle.games.potato_man import notation, options
from knolle.games.potato_man import state as layout
from knolle.games.potato_man.notation import CARD_TEXTS, COLOURS, SACKS, card_text, cards_in


class PotatoMan(Game):
    """Each colour may be played once per trick; the highest number wins a sack card of its colour."""

    slug = "potato-man"
    name = "Potato Man"
    package = "knolle.games.potato_man"
    players = options.PLAYERS
    players_rule = "PM-4"
    options = options.OPTIONS
    options_rule = "PM-24"
    turn_rule = "PM-6"
    unit = "sacks"
    score_event = ("round", "sacks")
    open_events = frozenset({"play", "trick"})

    def start(self, options: Options, starter: int) -> State:
        n = options.players
        cards = layout.CARDS
        if options["variant"] == "no-green":
            cards = [card for card in cards if card >> 4 != layout.GREEN]
        s = np.zeros(1, layout.STATE)
        s["players"], s["starter"] = n, starter
        s["trick_size"], s["hand_size"] = layout.TRICK_SIZE[n], layout.HAND_SIZE[n]
        s["pile_size"] = layout.PILE_SIZE if n == 2 else 0
        s["doubles"] = n == 5 or options["two-player-colours"] == 3
        s["gold"], s["rounds"] = options["gold"], options["rounds"]
        s["deck"] = layout.mask_of(cards)
        return s

    # -- events ------------------------------------------------------------------------------------

    def shuffle_items(self, state: State) -> list[str]:
        return cards_in(int(state["deck"][0]))

    def deal_events(self, before: State, after: State) -> list[Event]:
        s = after[0]
        n, size, pile = int(s["players"]), int(s["hand_size"]), int(s["pile_size"])
        cards = [card_text(card) for card in s["dealt"].tolist()[: int(s["deck"]).bit_count()]]
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(n)]
        rest = cards[n * size :]
        event = {"type": "deal", "round": int(s["this_round"]), "starter": int(s["starter"]), "hands": hands}
        if pile:
            event["piles"] = [rest[:pile], rest[pile : 2 * pile]]
            rest = rest[2 * pile :]
        return [event | {"aside": rest}]

    def events(self, before: State, rows: list[list[int]], after: State) -> list[Event]:
        return [self._event(row, after) for row in rows]

    def _event(self, row: list[int], after: State) -> Event:
        number, seat, card, sack = row
        kind = layout.EVENTS[number]
        if kind in ("play", "draw"):
            return {"type": kind, "seat": seat, "card": card_text(card)}
        if kind == "trick":
            name = SACKS[sack] if sack < len(SACKS) else None
            return {"type": kind, "winner": seat, "card": card_text(card), "sack": name}
        if kind == "block":
            return {"type": kind, "seat": seat, "hand": self._hand_as_dealt(after, seat)}
        return {"type": kind, "sacks": after["sacks"][0].tolist()[: self.n_players(after)]}

    def _hand_as_dealt(self, state: State, seat: int) -> list[str]:
        s = state[0]
        n, size, pile = int(s["players"]), int(s["hand_size"]), int(s["pile_size"])
        dealt = s["dealt"].tolist()
        first = n * size + seat * pile
        cards = dealt[seat * size : (seat + 1) * size] + dealt[first : first + pile]
        hand = int(s["hands"][seat])
        return [card_text(card) for card in cards if hand >> card & 1]

    # -- refusals ----------------------------------------------------------------------------------

    def explain(self, state: State, seat: int, action: int, reason: int) -> ActionError:
        allowed = self.legal_texts(state, seat)
        text = notation.CARD_TEXTS.get(action)
        if text is None:
            return self.unknown_action(state, seat, action)
        code, colour = layout.REASONS[reason], COLOURS[action >> 4]
        rule, why = {
            "card-not-in-hand": ("PM-6", f"{text} is not in the hand of seat {seat}"),
            "colour-already-in-trick": ("PM-7", f"{colour} already lies in this trick"),
            "colour-already-doubled": (self._doubles_rule(state), "a colour already lies twice in this trick"),
            "second-potato-man": ("PM-9", "a Potato Man already lies in this trick"),
        }[code]
        params: dict[str, Any] = {"card": text, "allowed": allowed}
        if code.startswith("colour"):
            params |= {"colour": colour, "seat": self._who_played(state, action >> 4)}
            why += f", played by seat {params['seat']}" if code == "colour-already-in-trick" else ""
        return ActionError(code, f"{text}: {why}; allowed: {', '.join(allowed)}.", rule=rule, **params)

    def _doubles_rule(self, state: State) -> str:
        return "PM-8" if self.n_players(state) == 5 else "PM-22"

    def _who_played(self, state: State, colour: int) -> int:
        trick = self.open_facts(state)["trick"]
        return int(next(seat for seat, card in trick if notation.CARD_NUMBERS[card] >> 4 == colour))

    # -- what a seat may know ----------------------------------------------------------------------

    def own_facts(self, view: State, seat: int | None) -> Facts:
        return {"hand": None if seat is None else cards_in(view["hands"].item(seat))}

    def legal_texts(self, state: State, seat: int) -> list[str]:
        return cards_in(self.legal_mask(state, seat))

    def visible(self, log: Sequence[Event], first: int, seat: int | None) -> list[Event]:
        return [self._seen(log, k, seat) for k in range(first, len(log))]

    def _seen(self, log: Sequence[Event], k: int, seat: int | None) -> Event:
        event = log[k]
        kind = event["type"]
        if kind == "deal":
            hands = [hand if p == seat else None for p, hand in enumerate(event["hands"])]
            return {"type": kind, "round": event["round"], "starter": event["starter"], "hands": hands}
        if kind == "draw" and event["seat"] != seat:
            return {"type": kind, "seat": event["seat"]}
        if kind == "round":
            deal = next((log[j] for j in range(k, -1, -1) if log[j]["type"] == "deal"), {})
            return event | {"dealt": {name: deal[name] for name in ("hands", "piles", "aside") if name in deal}}
        return event

    # -- text --------------------------------------------------------------------------------------

    def action_text(self, state: State, seat: int, action: int) -> str:
        return CARD_TEXTS[action]

    def parse_action(self, state: State, seat: int, text: str) -> int:
        card = notation.parse_card(text)
        if card is None:
            raise self.unknown_action(state, seat, text)
        return card

    def choices_in(self, state: State, log: Sequence[Event], first: int) -> dict[int, Any]:
        event = log[first]
        return {event["seat"]: event["card"]} if event["type"] == "play" else {}

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return notation.tell(event, names)

    def story(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return notation.story(events, names)


PLAYS = [{card: [seat, text] for card, text in CARD_TEXTS.items()} for seat in range(layout.MOST_PLAYERS)]
"""By seat and card: the fact that the seat played it. These lists are shared; do not modify them."""


def _round_facts(n: int, this_round: int, rounds: int, starter: int) -> Facts:
    return {"players": n, "round": this_round, "rounds": rounds, "starter": starter}


def _play_facts(
    n: int,
    turn: int,
    blocked: int,
    size: int,
    n_tricks: int,
    lead: int,
    leads: bytes,
    n_played: int,
    played: bytes,
    n_cards: Sequence[int],
    pile_size: int,
    n_drawn: Sequence[int],
) -> Facts:
    """Return the facts that every card changes. A trick is a list of [seat, card] in the order played."""
    done = n_tricks * size
    return {
        "turn": turn,
        "blocked": turn if blocked else None,
        "trick": _trick(n, lead, played[done:n_played]),
        "tricks": [*_finished(n, size, leads[:n_tricks], played[:done])],
        "hand_sizes": list(n_cards[:n]),
        "pile_sizes": [pile_size - drawn for drawn in n_drawn[:n]] if pile_size else [],
    }


@lru_cache(1 << 10)
def _finished(n: int, size: int, leads: bytes, played: bytes) -> list[list[list[Any]]]:
    """Return the completed tricks, cached because most plays leave them unchanged. Do not modify the result."""
    return [_trick(n, lead, played[k * size : (k + 1) * size]) for k, lead in enumerate(leads)]


def _trick(n: int, lead: int, cards: bytes) -> list[list[Any]]:
    return [PLAYS[(lead + i) % n][card] for i, card in enumerate(cards)]


def _sack_facts(n: int, supply: int, taken: Sequence[int], sacks: Sequence[int], totals: Sequence[int]) -> Facts:
    return {
        "sacks_left": _sacks(supply),
        "sacks_taken": [_sacks(packed) for packed in taken[:n]],
        "sacks_worth": list(sacks[:n]),
        "totals": list(totals[:n]),
    }


def _shown_facts(
    phase: int,
    this_round: int,
    n: int,
    hand_size: int,
    pile_size: int,
    n_drawn: Sequence[int],
    hands: Sequence[int],
    dealt: bytes,
    aside: int,
) -> Facts:
    """Return what was still hidden when the round ended (PM-25), with piles in drawing order."""
    if phase == layout.PLAY or not this_round:
        return {}
    shown: Facts = {"hands": [cards_in(hand) for hand in hands[:n]]}
    if pile_size:
        firsts = [n * hand_size + p * pile_size for p in range(n)]
        piles = [dealt[first + drawn : first + pile_size] for first, drawn in zip(firsts, n_drawn, strict=False)]
        shown["piles"] = [[card_text(card) for card in pile] for pile in piles]
    return {"shown": shown | {"aside": cards_in(aside)}}


@lru_cache(1 << 12)
def _sacks(packed: int) -> dict[str, int]:
    """Return packed sack counts by name. The result is cached; do not modify it."""
    return {name: packed >> 8 * kind & 255 for kind, name in enumerate(SACKS)}


PotatoMan.sheet = Sheet(
    layout.STATE,
    ("players this_round rounds starter", _round_facts),
    (
        "players turn blocked trick_size n_tricks lead leads n_played played n_cards pile_size n_drawn",
        _play_facts,
    ),
    ("players supply taken sacks totals", _sack_facts),
    ("phase this_round players hand_size pile_size n_drawn hands dealt aside", _shown_facts),
)
