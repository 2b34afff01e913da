"""A match as environments see it: seeds, observations, rewards and renders. Turns are left to the environments."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding

from knolle.adapters.pettingzoo.scene import Picture, Row, SeatPanel, text
from knolle.compiled.encoding import HIGHEST
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.match import Match
from knolle.core.registry import game as game_of
from knolle.extras import missing, missing_text
from knolle.words.catalogue import Words
from knolle.words.said import Card, Said, Seat, Several, Value
from knolle.words.sentence import Reader, event_texts, sentence

Facts: TypeAlias = Mapping[str, Any]
Observation: TypeAlias = dict[str, npt.NDArray[Any]]

RENDER_MODES = ("ansi", "rgb_array", "human")
REWARDS = ("points", "win")


def refuse(name: str, given: object, allowed: str) -> None:
    """Raise `OptionError` for an environment setting that is not one of the game's options."""
    sentence = f"{name}={quote(given)} is invalid; allowed: {allowed}."
    raise OptionError("bad-option-value", sentence, option=name, value=quote(given), allowed=allowed)


class Episodes:
    """The current match, and the ones after it.

    `reward` is "points", those gained since one's last step, or "win", a share of the win at the end. `max_cycles` cuts
    a match off after that many choices; simultaneous choices count as one. `render_seat` shows the table as that seat
    sees it instead of the referee.
    """

    def __init__(
        self,
        slug: str,
        players: int,
        *,
        render_mode: str | None = None,
        render_seat: int | None = None,
        reward: str = "points",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(slug)
        self.options = self.game.settle(players, {name.replace("_", "-"): value for name, value in options.items()})
        self.players = players
        self.render_mode, self.render_seat = render_mode, render_seat
        self.reward, self.max_cycles = reward, max_cycles
        self._check()
        self.names = [f"seat_{seat}" for seat in range(players)]
        self.encoding = self.game.encoding(players)
        self.action_spaces = {name: spaces.Discrete(self.encoding.actions) for name in self.names}
        self.observation_spaces = {name: self._observation_space() for name in self.names}
        self._rng: np.random.Generator | None = None

    def _check(self) -> None:
        seats = range(self.players)
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            refuse("render_mode", self.render_mode, ", ".join(RENDER_MODES))
        if self.render_seat is not None and (type(self.render_seat) is not int or self.render_seat not in seats):
            refuse("render_seat", self.render_seat, f"a seat from 0 to {seats[-1]}, or None for the referee")
        if self.reward not in REWARDS:
            refuse("reward", self.reward, ", ".join(REWARDS))
        if self.max_cycles is not None and (type(self.max_cycles) is not int or self.max_cycles < 1):
            refuse("max_cycles", self.max_cycles, "a whole number of at least 1, or None")
        if self.render_mode == "rgb_array" and missing("PIL"):
            raise ImportError(missing_text("Pictures of a table", ["pillow"], "research"))

    def _observation_space(self) -> spaces.Dict:
        row = spaces.Box(0, HIGHEST, (self.encoding.size,), np.int16)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8)})

    @property
    def metadata(self) -> dict[str, Any]:
        """The metadata that PettingZoo expects of every environment."""
        name = f"{self.game.slug.replace('-', '_')}_v0"
        return {"render_modes": list(RENDER_MODES), "name": name, "is_parallelizable": False, "render_fps": 1}

    # -- a match -----------------------------------------------------------------------------------

    def start(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Start a new match. Its seed is `options["seed"]`, else the next that follows from the last `seed` given."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        wanted = {name: value for name, value in (options or {}).items() if name in ("seed", "starter")}
        if wanted.get("seed") is None:
            wanted["seed"] = self._rng.bytes(32)
        self.match = Match(self.game, players=self.names, **wanted, **self.options.values)
        self.told_before = 0
        self._last_points = [0] * self.players

    def check(self, seat: int, action: Any) -> int:
        """Return the number of an action that this seat may take now; raise an `ActionError` otherwise."""
        return self.match.parse(seat, action.item() if isinstance(action, np.ndarray) and action.ndim == 0 else action)

    def act(self, seat: int, action: Any) -> None:
        """Make a choice; raise an `ActionError` if it is not allowed."""
        number = self.check(seat, action)
        self.told_before = len(self.match.log)
        self.match.take(seat, number)

    @property
    def is_cut(self) -> bool:
        """Whether the match has reached `max_cycles` without having ended."""
        is_full = self.max_cycles is not None and len(self.match.choices) >= self.max_cycles
        return is_full and not self.match.is_over

    def observation(self, seat: int) -> Observation:
        """Return what a seat knows, and a mask of its legal actions: all zero if it owes no choice."""
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self.match.legal(seat))] = 1
        return {"observation": self.game.encode(self.match.state, seat), "action_mask": mask}

    def info(self, seat: int) -> dict[str, Any]:
        """Return the legal actions as text, in ascending order of their numbers."""
        texts = [self.game.action_text(self.match.state, seat, action) for action in self.match.legal(seat)]
        return {"legal": texts}

    def rewards(self) -> list[float]:
        """Return what each seat has earned since the last call."""
        if self.reward == "win":
            winners = self.match.result["winners"] if self.match.is_over else []
            return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.players)]
        totals = self.game.totals(self.match.state)
        gained = [float(now - before) for now, before in zip(totals, self._last_points, strict=True)]
        self._last_points = totals
        return gained

    # -- to be seen --------------------------------------------------------------------------------

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the table as the render mode requires; "human" prints its text."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            from knolle.adapters.pettingzoo.picture import picture

            return picture(self.scene())
        seen = text(self.scene())
        if self.render_mode == "ansi":
            return seen
        print(seen, end="\n\n")
        return None

    def scene(self) -> Picture:
        """Return what the referee or `render_seat` sees."""
        view = self.match.view(self.render_seat)
        facts = view.facts()
        seats = [self._seat(seat, facts, seat in view.chosen) for seat in range(self.players)]
        reader = Reader(Words("en"), self.names)
        # hands are shown with their seats
        rows = [self._row(said, reader) for said in self.game.telling.situation(facts) if said.id != "log-hand"]
        return Picture(self._title(), seats, rows, event_texts(self.game, self._events(), reader))

    def _title(self) -> str:
        if not self.match.is_over:
            return self.game.name
        winners = " and ".join(self.names[seat] for seat in self.match.result["winners"])
        return f"{self.game.name}: won by {winners}"

    def _row(self, said: Said, reader: Reader) -> Row:
        return Row(sentence(said, reader), [(self._name_of(who), card) for who, card in cards_in(said)])

    def _name_of(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def _events(self) -> list[dict[str, Any]]:
        """Return what happened since the last choice."""
        first = self.told_before
        if self.render_seat is not None:
            return self.match.events(self.render_seat, first=first)
        return self.match.full_log()[first:]

    def _seat(self, seat: int, facts: Facts, has_chosen: bool) -> SeatPanel:
        is_shown = self.render_seat in (None, seat)
        hand = facts["hands"][seat] if "hands" in facts else None
        if hand is None and is_shown:
            hand = self.game.own_facts(self.match.state, seat)["hand"]
        return SeatPanel(
            self.names[seat],
            facts["totals"][seat],
            hand,
            0 if hand is not None else facts["hand_sizes"][seat],
            self.info(seat)["legal"] if is_shown else [],
            seat in self.match.to_act,
            "has chosen" if has_chosen else "",
        )


def cards_in(value: Value, seat: int | None = None) -> Iterator[tuple[int | None, str]]:
    """Yield the cards that a message names, each with the seat that the same message names.

    >>> list(cards_in(Said("tell-played", {"name": Seat(2), "card": Card("R7")})))
    [(2, 'R7')]
    """
    match value:
        case Card(text):
            yield seat, text
        case Several(parts):
            for part in parts:
                yield from cards_in(part, seat)
        case Said(_, args):
            named = [one.number for one in args.values() if isinstance(one, Seat)]
            for one in args.values():
                yield from cards_in(one, named[0] if named else seat)
