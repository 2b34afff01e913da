"""Potato Man behind the common contract: starting, explaining refusals, reporting events. The kernel has the rules."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from knolle.core.chance import Groups
from knolle.core.errors import ActionError
from knolle.core.facts import Facts, Sheet, reader
from knolle.core.game import Game, State
from knolle.core.moments import Event, Note
from knolle.core.options import Option, Options, mini_deck
from knolle.games.potato_man import notation
from knolle.games.potato_man import state as layout
from knolle.games.potato_man.facts import BEATS, FACES, SUITS
from knolle.games.potato_man.notation import CARD_TEXTS, COLOURS, SACKS, card_text, cards_in, face

OPTIONS = (
    Option(
        "variant",
        "PM-20",
        "no-green leaves out the green potatoes and sack cards",
        default="standard",
        choices=("standard", "no-green"),
        only_players=(3,),
    ),
    Option("gold", "PM-21", "worth of a gold sack card", default=5, least=0),
    Option(
        "two-player-colours",
        "PM-22",
        "3: one colour may be played twice in a two-player trick",
        default=4,
        choices=(3, 4),
        only_players=(2,),
    ),
    Option("rounds", "PM-23", "number of rounds (default: one per player)", least=1, default_of=lambda n: n),
    mini_deck("PM-26", "eight cards of two colours"),
)


def cards_in_use(options: Options) -> list[int]:
    """Return the cards of a match (PM-1, PM-20, PM-26)."""
    if options["deck"] == "mini":
        return layout.MINI_CARDS
    return [card for card in layout.CARDS if options["variant"] != "no-green" or card >> 4 != layout.GREEN]


def sizes_of(options: Options) -> tuple[int, int, int]:
    """Return the sizes of tricks, hands and draw piles (PM-4, PM-6, PM-26)."""
    n = options.players
    if options["deck"] == "mini":
        return layout.MINI_TRICK_SIZE, layout.MINI_HAND_SIZE, 0
    return layout.TRICK_SIZE[n], layout.HAND_SIZE[n], layout.PILE_SIZE if n == 2 else 0


class PotatoMan(Game):
    """Each colour may be played once per trick; the highest number wins a sack card of its colour."""

    slug = "potato-man"
    name = "Potato Man"
    package = "knolle.games.potato_man"
    players = range(2, 6)
    players_rule = "PM-4"
    options = OPTIONS
    options_rule = "PM-24"
    turn_rule = "PM-6"
    unit = "sacks"
    prefix = "PM"
    suits = SUITS
    faces = FACES
    score_event = ("round", "sacks")
    beats = BEATS
    tells_situation = False
    open_events = frozenset({"play", "trick"})

    def start(self, options: Options, starter: int) -> State:
        n = options.players
        s = np.zeros(1, layout.STATE)
        s["players"], s["starter"] = n, starter
        s["trick_size"], s["hand_size"], s["pile_size"] = sizes_of(options)
        s["doubles"] = n == 5 or options["two-player-colours"] == 3
        s["gold"], s["rounds"] = options["gold"], options["rounds"]
        s["deck"] = layout.mask_of(cards_in_use(options))
        return s

    # -- events ------------------------------------------------------------------------------------

    def deck(self, state: State) -> list[str]:
        return cards_in(int(state["deck"][0]))

    def draws(self, state: State) -> Groups:
        """Return the hands, then the draw piles card by card; what is set aside is seen only when it is over."""
        s = state[0]
        return (int(s["hand_size"]),) * int(s["players"]) + (1,) * int(s["players"] * s["pile_size"])

    def deal_events(self, before: State, after: State) -> list[tuple[Event, Note]]:
        this_round, rounds, starter = _read_round(after)
        event = {"type": "deal", "round": this_round, "starter": starter}
        return [(event | _deal_facts(after), {"rounds": rounds})]

    def events(self, rows: list[list[int]], state: State) -> list[tuple[Event, Note]]:
        return [self._event(row, state) for row in rows]

    def _event(self, row: list[int], state: State) -> tuple[Event, Note]:
        number, seat, card, more = row
        kind = layout.EVENTS[number]
        if kind == "play":
            return {"type": kind, "seat": seat, "card": card_text(card)}, _play_note(more == 0, face(card))
        if kind == "draw":
            return {"type": kind, "seat": seat, "card": card_text(card)}, {}
        if kind == "trick":
            return _trick_event(state, seat, card, more)
        if kind == "block":
            fitting = [COLOURS[colour] for colour in range(4) if card >> 16 * colour & layout.LANE]
            return {"type": kind, "seat": seat, "hand": self._first_hand(state, seat)}, {"fitting": fitting}
        return self._round_over(state)

    def _round_over(self, state: State) -> tuple[Event, Note]:
        this_round, rounds, _ = _read_round(state)
        n, blocked, turn, sacks, totals = _read_result(state)
        note = {
            "round": this_round,
            "rounds": rounds,
            "why": "PM-11" if blocked else "PM-12",
            "blocked": turn if blocked else None,
            "totals": list(totals[:n]),
            "dealt": _deal_facts(state),
        }
        return {"type": "round", "sacks": list(sacks[:n])}, note

    def _first_hand(self, state: State, seat: int) -> list[str]:
        n, size, pile, _, dealt = _read_deal(state)
        first = n * size + seat * pile
        cards = dealt[seat * size : (seat + 1) * size] + dealt[first : first + pile]
        hand = state["hands"].item(seat)
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
            params |= {"colour": colour, "seat": self._player_of(state, action >> 4)}
            why += f", played by seat {params['seat']}" if code == "colour-already-in-trick" else ""
        return ActionError(code, f"{text}: {why}; allowed: {', '.join(allowed)}.", rule=rule, **params)

    def _doubles_rule(self, state: State) -> str:
        return "PM-8" if self.n_players(state) == 5 else "PM-22"

    def _player_of(self, state: State, colour: int) -> int:
        trick = self.open_facts(state)["trick"]
        return int(next(seat for seat, card in trick if notation.CARD_NUMBERS[card] >> 4 == colour))

    # -- what a seat may know ----------------------------------------------------------------------

    def own_facts(self, view: State, seat: int | None) -> Facts:
        return {"hand": None if seat is None else cards_in(view["hands"].item(seat))}

    def legal_texts(self, state: State, seat: int) -> list[str]:
        return cards_in(self.legal_mask(state, seat))

    def visible(self, event: Event, note: Note, seat: int | None) -> Event:
        kind = event["type"]
        if kind == "deal":
            hands = [hand if p == seat else None for p, hand in enumerate(event["hands"])]
            shown = {name: event[name] for name in ("type", "round", "starter")}
            return shown | {"hands": hands} | note
        if kind == "draw" and event["seat"] != seat:
            return {"type": kind, "seat": event["seat"]}
        return event | note

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


_read_round = reader(layout.STATE, "this_round rounds starter")
_read_result = reader(layout.STATE, "players blocked turn sacks totals")
_read_deal = reader(layout.STATE, "players hand_size pile_size deck dealt")
_read_tricks = reader(layout.STATE, "players trick_size n_tricks leads played")


def _deal_facts(state: State) -> Facts:
    """Return the deal of a round: hands by seat, draw piles if there are any, and the cards set aside."""
    n, size, pile, deck, order = _read_deal(state)
    numbers = order[: deck.bit_count()]
    cards = [CARD_TEXTS[card] for card in numbers] if all(numbers) else []  # `deal_random` keeps no order
    dealt: Facts = {"hands": [cards[seat * size : (seat + 1) * size] for seat in range(n)]}
    rest = cards[n * size :]
    if pile:
        dealt["piles"] = [rest[:pile], rest[pile : 2 * pile]]
        rest = rest[2 * pile :]
    return dealt | {"aside": rest}


@cache
def _play_note(leads: bool, shows: str) -> Note:
    """Return what came of a card that was played. The result is cached; do not modify it."""
    return {"leads": leads, "face": shows}


def _trick_event(state: State, winner: int, card: int, more: int) -> tuple[Event, Note]:
    """Return the event of a trick, and which cards it had, by which rule it was won and what it brought."""
    sack, why, worth = more & 255, more >> 8 & 255, more >> 16
    name = SACKS[sack] if sack < len(SACKS) else None
    colour = COLOURS[card >> 4]
    n, size, n_tricks, leads, played = _read_tricks(state)
    plays = _trick(n, leads[n_tricks - 1], played[(n_tricks - 1) * size : n_tricks * size])
    note = {"plays": plays, "why": layout.WHYS[why], "worth": worth, "short": None if name == colour else colour}
    return {"type": "trick", "winner": winner, "card": card_text(card), "sack": name}, note


PLAYS = [{card: [seat, text] for card, text in CARD_TEXTS.items()} for seat in range(layout.MOST_PLAYERS)]
"""By seat and card: the fact that the seat played it. These lists are shared; do not modify them."""


def _round_facts(n: int, this_round: int, rounds: int, starter: int, trick_size: int, gold: int) -> Facts:
    worths = dict(zip(SACKS, (*layout.WORTHS, gold), strict=True))
    fixed = {"trick_size": trick_size, "worths": worths}
    return {"players": n, "round": this_round, "rounds": rounds, "starter": starter, **fixed}


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
        "this_trick": n_tricks + (n_played > done or any(n_cards)),
        "trick": _trick(n, lead, played[done:n_played]),
        "tricks": [*_full_tricks(n, size, leads[:n_tricks], played[:done])],
        "hand_sizes": list(n_cards[:n]),
        "pile_sizes": [pile_size - drawn for drawn in n_drawn[:n]] if pile_size else [],
    }


@lru_cache(1 << 10)
def _full_tricks(n: int, size: int, leads: bytes, played: bytes) -> list[list[list[Any]]]:
    """Return the completed tricks, cached because most plays leave them unchanged. Do not modify the result."""
    return [_trick(n, lead, played[k * size : (k + 1) * size]) for k, lead in enumerate(leads)]


def _trick(n: int, lead: int, cards: bytes) -> list[list[Any]]:
    return [PLAYS[(lead + i) % n][card] for i, card in enumerate(cards)]


def _sack_facts(
    n: int, phase: int, supply: int, taken: Sequence[int], sacks: Sequence[int], totals: Sequence[int]
) -> Facts:
    return {
        "sacks_left": _sacks(supply),
        "sacks_taken": [_sacks(packed) for packed in taken[:n]],
        "sacks_worth": list(sacks[:n]),
        "so_far": list(sacks[:n]) if phase == layout.PLAY else None,
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
    ("players this_round rounds starter trick_size gold", _round_facts),
    (
        "players turn blocked trick_size n_tricks lead leads n_played played n_cards pile_size n_drawn",
        _play_facts,
    ),
    ("players phase supply taken sacks totals", _sack_facts),
    ("phase this_round players hand_size pile_size n_drawn hands dealt aside", _shown_facts),
)
