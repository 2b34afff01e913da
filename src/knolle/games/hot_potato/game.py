"""Hot Potato! behind the common contract: starting, explaining refusals, reporting events. The kernel has the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np

from knolle.core.chance import Groups
from knolle.core.errors import ActionError, OptionError
from knolle.core.facts import Facts, fields
from knolle.core.fair import quote
from knolle.core.game import Game, State, bits_of
from knolle.core.moments import Event, Note
from knolle.core.options import Option, Options, mini_deck
from knolle.core.whole import whole
from knolle.games.hot_potato import notation
from knolle.games.hot_potato import state as layout
from knolle.games.hot_potato.encounters import (
    check_size,
    encounters_of,
    fingerprint,
    load_encounters,
    names_of,
    state_type,
)
from knolle.games.hot_potato.facts import BEATS, CLEARS
from knolle.games.hot_potato.notation import POTATOES, potatoes_in
from knolle.games.hot_potato.state import RANKINGS

OPTIONS = (
    Option("points", "HP-18", "points that end the match", default=10, least=1),
    Option(
        "tie",
        "HP-18",
        "shared: tied leaders share the win instead of playing on",
        default="play-on",
        choices=("play-on", "shared"),
    ),
    Option("encounters", "HP-3", "a file with your own encounters, 6 or more", load=load_encounters, recorded=False),
    mini_deck("HP-21", "three potatoes each and four encounters"),
)


class HotPotato(Game):
    """Everyone plays a potato against an encounter; the best ranked gains a point, the others use their effects."""

    slug = "hot-potato"
    name = "Hot Potato!"
    package = "knolle.games.hot_potato"
    players = range(2, 5)
    players_rule = "HP-1"
    options = OPTIONS
    options_rule = "HP-18"
    turn_rule = "HP-5"
    prefix = "HP"
    usual_players = 3
    score_event = ("points", "gained")
    beats = BEATS
    clears = CLEARS
    tells_situation = False
    has_starter = False  # HP-19
    is_simultaneous = True

    def settle(self, players: SupportsIndex, given: Mapping[str, Any]) -> Options:
        """Return the options with defaults; `deck` decides how many encounters there must be (HP-3, HP-21)."""
        options = super().settle(players, given)
        check_size(encounters_of(options), options["deck"] == "mini")
        return options

    def check_starter(self, options: Options, starter: SupportsIndex) -> int:
        """Return 0; raise `OptionError` unless that is the starter, because nobody starts (HP-19)."""
        if whole(starter) != 0:
            raise OptionError(
                "bad-starter",
                f"Nobody starts in this game, so the starter is 0, not {quote(starter)}.",
                rule="HP-19",
                starter=quote(starter),
            )
        return 0

    def start(self, options: Options, starter: int) -> State:
        n = options.players
        deck = encounters_of(options)
        seats = sum(1 << 8 * seat for seat in range(n))
        names = tuple(name for name, _ in deck)
        s = np.zeros(1, state_type(names))
        s["players"], s["seats"] = n, seats
        s["goal"], s["shared"] = options["points"], options["tie"] == "shared"
        owned = layout.MINI_POTATOES if options["deck"] == "mini" else range(layout.N_POTATOES)  # HP-1, HP-21
        s["hands"] = s["potatoes"] = seats * sum(1 << potato for potato in owned)
        s["n_encounters"], s["names"] = len(deck), fingerprint(names)
        s["deck"][0, : len(deck)] = range(len(deck))
        s["rankings"][0, : len(deck)] = [
            RANKINGS.index(tuple(POTATOES.index(potato) for potato in ranking)) for _, ranking in deck
        ]
        return s

    # -- events ------------------------------------------------------------------------------------

    def shuffle_items(self, state: State) -> list[str]:
        return self._on_top(state, int(self.calls.call_n_to_shuffle(state, 0)))

    def draws(self, state: State) -> Groups:
        """Return the three cards that HP-4 shows together, then those that may still be seen one by one.

        With `tie=shared` a number of rounds is the most, because each brings somebody a point; whoever looks after all
        but the last of them sees three cards more (HP-10).
        """
        s, n = state[0], int(self.calls.call_n_to_shuffle(state, 0))
        totals = s["totals"].tolist()[: int(s["players"])]
        rounds = 1 + sum(int(s["goal"]) - 1 - total for total in totals) if s["shared"] else n
        if s["phase"] != layout.DECK:
            return (1,) * min(n - 1, rounds)
        return (layout.LOOK, *(1,) * min(n - layout.LOOK - 1, rounds - 1))

    def _on_top(self, s: State, n: int) -> list[str]:
        """Return the names of the top n of the deck, or of the cards about to be shuffled into it."""
        first = 0 if s["phase"][0] == layout.DECK else int(s["n_turned"][0])
        return self._encounter_names(s, s["deck"][0].tolist()[first : first + n])

    def _encounter_names(self, state: State, cards: Sequence[int]) -> list[str]:
        names = names_of(state)
        return [names[card] for card in cards]

    def deal_events(self, before: State, after: State) -> list[tuple[Event, Note]]:
        phase, n = int(before["phase"][0]), int(self.calls.call_n_to_shuffle(before, 0))
        cards, top = self._on_top(before, n), self._on_top(after, n)
        if phase == layout.DECK:
            rankings = {} if before["this_round"][0] else {"rankings": self._rankings(before)}
            return [({"type": "deal", "deck": top} | rankings, {"again": not rankings})]
        if phase == layout.TOP:
            return [({"type": "show", "cards": cards, "top": top}, {})]
        seat = _seats(int(before["asked"][0]))[0]
        effect = {"type": "effect", "seat": seat, "potato": "peeling", "used": True, "saw": cards, "top": top}
        return [(effect, _of_round(before))]

    def _rankings(self, state: State) -> dict[str, list[str]]:
        n = int(state["n_encounters"][0])
        numbers = state["rankings"][0].tolist()[:n]
        rankings = [[POTATOES[potato] for potato in RANKINGS[number]] for number in numbers]
        return dict(zip(self._encounter_names(state, range(n)), rankings, strict=True))

    def events(self, rows: list[list[int]], state: State) -> list[tuple[Event, Note]]:
        found = (self._event(row, state) for row in rows)
        return [(event, _of_round(state) | note) for event, note in found]

    def _event(self, row: list[int], state: State) -> tuple[Event, Note]:
        number, a, b, c = row
        kind = layout.EVENTS[number]
        n = self.n_players(state)
        if kind == "reveal":
            return {"type": kind, "potatoes": [POTATOES[a >> 8 * seat & 255] for seat in range(n)]}, {}
        if kind == "extra":
            return {"type": kind, "seat": a, "potato": POTATOES[b] if b < len(POTATOES) else None}, {}
        if kind == "encounter":
            return {"type": kind, "name": self._encounter_names(state, [a])[0]}, {"ranked": self._ranking_of(state, a)}
        if kind == "points":
            gained = [a >> 8 * seat & 255 for seat in range(n)]
            event = {"type": kind, "gained": gained, "totals": state["totals"][0].tolist()[:n]}
            lying = [potatoes_in(mask) for mask in _bytes(state, "lying")]
            return event, {"lying": lying, "best": POTATOES[b], "doubled": _seats(c)}
        if kind == "effect":
            return _effect(a, b, c), {}
        if kind == "hot":
            how, why = layout.WHYS[c]
            return {"type": kind, "at": _seat(a)}, {"named": _seats(b), "how": how, "why": why}
        return {"type": kind, "seat": a}, {"round": b}

    def _ranking_of(self, state: State, encounter: int) -> list[str]:
        """Return the potatoes that lie there, as an encounter ranks them."""
        lying = {name for mask in _bytes(state, "lying") for name in potatoes_in(mask)}
        ranking = RANKINGS[int(state["rankings"][0][encounter])]
        return [POTATOES[potato] for potato in ranking if POTATOES[potato] in lying]

    # -- refusals ----------------------------------------------------------------------------------

    def rule_now(self, state: State) -> str | None:
        return RULES.get(int(state["phase"][0]), self.turn_rule)

    def explain(self, state: State, seat: int, action: int, reason: int) -> ActionError:
        text = notation.action_text(int(state["phase"][0]), action)
        code = layout.REASONS[reason]
        if code == "unknown-action" or text is None:
            return self.unknown_action(state, seat, action)
        allowed = self.legal_texts(state, seat)
        sentence = f"{text}: {REFUSALS[code]}; allowed: {', '.join(allowed)}."
        return ActionError(code, sentence, rule=self.rule_now(state), action=text, seat=seat, allowed=allowed)

    # -- what a seat may know ----------------------------------------------------------------------

    def own_facts(self, view: State, seat: int | None) -> Facts:
        s = view[0]
        known = int(s["shown"] & s["left"] if seat is None else s["known"][seat])
        return {"known": {"among_top": int(s["window"]), "encounters": self._encounter_names(view, bits_of(known))}}

    def open_facts(self, view: State) -> Facts:
        s = fields(view)
        n, phase, peeled = s["players"], s["phase"], s["peeled"]
        hands, lying, in_force, kept = (_unpack(s[name], n) for name in ("hands", "lying", "in_force", "kept"))
        owned = _unpack(s["potatoes"], n)
        out = [owned[p] & ~(hands[p] | lying[p] | in_force[p]) for p in range(n)]
        played = self._encounter_names(view, s["deck"][: s["n_turned"]])
        return {
            "players": n,
            "phase": notation.PHASES[phase],
            "round": s["this_round"],
            "first": s["first"],
            "goal": s["goal"],
            "hands": [potatoes_in(mask) for mask in hands],
            "lying": [potatoes_in(mask) for mask in lying],
            "in_force": [potatoes_in(mask) for mask in in_force],
            "kept": [potatoes_in(mask) for mask in kept],
            "discards": [potatoes_in(mask) for mask in out],
            "hot": _seat(s["hot"]),
            "barred": _seats(s["hot"]),  # HP-14
            "gained": _seats(s["gained"]),
            "owing": _owing(s),
            "encounter": played[-1] if phase in TURNED_UP else None,
            "encounters_played": played,
            "encounters_left": self._encounter_names(view, bits_of(s["left"])),
            "rankings": self._rankings(view),
            "without_point": potatoes_in(owned[0] & WITHOUT_POINT),
            "shown": self._encounter_names(view, bits_of(s["shown"])),
            "peeled": [[name, list(bits_of(peeled[k]))] for k, name in enumerate(played) if peeled[k]],
            "totals": list(s["totals"][:n]),
        }

    def visible(self, event: Event, note: Note, seat: int | None) -> Event:
        """HP-20: an event without the order of the deck, and without what another seat peeled."""
        hidden = {"deck"} if event["type"] == "deal" else {"top"}
        if event["type"] == "effect" and event["seat"] != seat:
            hidden.add("saw")
        return {name: value for name, value in event.items() if name not in hidden} | note

    # -- text --------------------------------------------------------------------------------------

    def action_text(self, state: State, seat: int, action: int) -> str:
        return notation.action_text(int(state["phase"][0]), action) or str(action)

    def parse_action(self, state: State, seat: int, text: str) -> int:
        action = notation.parse_action(int(state["phase"][0]), text)
        if action is None:
            raise self.unknown_action(state, seat, text)
        return action

    def choices_in(self, s: State, log: Sequence[Event], first: int) -> dict[int, Any]:
        seats, phase = self.to_act(s), int(s["phase"][0])
        if phase == layout.CHOOSE:
            return {seat: log[first]["potatoes"][seat] for seat in seats}
        return {seat: _choice(phase, log[first + k]) for k, seat in enumerate(seats)}

    def options_in(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Return the encounters, which a record holds in its first deal (HP-3)."""
        return {"encounters": record["log"][0]["rankings"]}


RULES = {layout.EXTRA: "HP-6", layout.USE_RAMBO: "HP-13", layout.USE_OTHER: "HP-9"}
"""The rule that asks for a choice, in the phases after the first."""

REFUSALS = {
    "card-not-in-hand": "this potato is not in the hand",
    "names-oneself": "the Hot Potato goes to another player",
    "names-rambo-player": "who played rambo may not be named",
}
"""The kernel's reasons in words."""

TURNED_UP = (layout.PEEL, layout.USE_RAMBO, layout.USE_OTHER, layout.OVER)
"""The phases in which the round's encounter is face up."""

WITHOUT_POINT = layout.OTHERS & 255 | 1 << layout.RAMBO
"""The potatoes with an effect for players who gained no point (HP-9)."""


def _seats(flags: int) -> list[int]:
    return [bit // 8 for bit in bits_of(flags)]


def _seat(flags: int) -> int | None:
    return _seats(flags)[0] if flags else None


def _of_round(state: State) -> Note:
    return {"round": int(state["this_round"][0])}


def _bytes(s: State, field: str) -> list[int]:
    """Return a packed word as a list, one entry per seat."""
    return _unpack(int(s[field][0]), int(s["players"][0]))


def _unpack(packed: int, n: int) -> list[int]:
    return [packed >> 8 * seat & 255 for seat in range(n)]


def _owing(s: dict[str, Any]) -> list[list[Any]]:
    """Return the seats that are or will be asked whether they use an effect, each with its potato."""
    if s["phase"] == layout.USE_RAMBO:
        return [[seat, "rambo"] for seat in _seats(s["asked"])]
    if s["phase"] != layout.USE_OTHER:
        return []
    lying = _unpack(s["lying"] & layout.OTHERS, s["players"])
    return [[seat, potatoes_in(lying[seat])[0]] for seat in _seats(s["asked"] | s["waiting"])]


def _effect(seat: int, potato: int, choice: int) -> Event:
    event: Event = {"type": "effect", "seat": seat, "potato": POTATOES[potato]}
    if potato != layout.RAMBO:
        return event | {"used": choice == layout.USE}
    if choice == layout.NO_RAMBO:
        return event | {"used": False}
    return event | {"used": True, "target": choice}


def _choice(phase: int, event: Event) -> Any:
    """Return the text of the choice that an event reports."""
    if phase == layout.EXTRA:
        return "decline" if event["potato"] is None else event["potato"]
    if not event["used"]:
        return "decline"
    return "use" if phase == layout.USE_OTHER else f"to {event['target']}"
