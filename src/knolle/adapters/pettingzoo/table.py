"""A match as environments see it: seeds, observations, rewards and renders. Turns are left to the environments."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from knolle.adapters.pettingzoo.play import Play
from knolle.adapters.render import RENDER_MODES, check_render_mode, render
from knolle.adapters.scene import Picture, look
from knolle.core.fair import Seed, seed_bytes
from knolle.core.match import Match
from knolle.core.registry import game as game_of
from knolle.lab.opponents import bad_option, whole_option
from knolle.words.catalogue import Words
from knolle.words.sentence import Reader, event_texts

Observation: TypeAlias = dict[str, npt.NDArray[Any]] | npt.NDArray[Any]

REWARDS = ("points", "win")
OBSERVATIONS = ("dict", "flat")


class Episodes:
    """The current match, and the ones after it.

    `reward` is "points", those gained since one's last step, or "win", a share of the win at the end. `max_cycles` cuts
    a match off after that many choices; simultaneous choices count as one. `observation` is "dict", a row and a mask of
    legal actions, or "flat", the row alone with the mask in the infos. With `scaled`, all numbers of a row lie between
    0 and 1. `render_seat` shows the table as that seat sees it instead of the referee.
    """

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        render_seat: int | None = None,
        reward: str = "points",
        observation: str = "dict",
        scaled: bool = False,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(slug)
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.options = self.game.settle(self.game.usual_players if players is None else players, given)
        self.players = self.options.players
        self.render_mode, self.reward, self.observation_kind, self.is_scaled = render_mode, reward, observation, scaled
        self.render_seat = (
            None if render_seat is None else whole_option("render_seat", render_seat, 0, self.players - 1)
        )
        self.max_cycles = None if max_cycles is None else whole_option("max_cycles", max_cycles, 1)
        self._check()
        self.names = [f"seat_{seat}" for seat in range(self.players)]
        self.encoding = self.game.encoding(self.players)
        self.action_spaces = {name: spaces.Discrete(self.encoding.actions) for name in self.names}
        self.observation_spaces = {name: self._observation_space() for name in self.names}
        self.state_space = self._rows_space(self.players)
        self._rng: np.random.Generator | None = None

    def _check(self) -> None:
        check_render_mode(self.render_mode)
        if self.reward not in REWARDS:
            raise bad_option("reward", self.reward, ", ".join(REWARDS))
        if self.observation_kind not in OBSERVATIONS:
            raise bad_option("observation", self.observation_kind, ", ".join(OBSERVATIONS))

    def _rows_space(self, n: int) -> spaces.Box:
        if self.is_scaled:
            return spaces.Box(0.0, 1.0, (n * self.encoding.size,), np.float32)
        highest = np.tile(self.encoding.highest, n)
        return spaces.Box(np.zeros_like(highest), highest, dtype=np.int16)

    def _observation_space(self) -> spaces.Space[Any]:
        row = self._rows_space(1)
        if self.observation_kind == "flat":
            return row
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8)})

    @property
    def metadata(self) -> dict[str, Any]:
        """The metadata that PettingZoo expects of every environment."""
        name = f"{self.game.slug.replace('-', '_')}_v0"
        return {"render_modes": list(RENDER_MODES), "name": name, "is_parallelizable": False, "render_fps": 1}

    # -- a match -----------------------------------------------------------------------------------

    def start(self, seed: Seed | None, options: Mapping[str, Any] | None) -> None:
        """Start a new match. Its seed is `options["seed"]`, else the next that follows from the last `seed` given."""
        if seed is not None:
            self._rng = np.random.default_rng(int.from_bytes(seed_bytes(seed)))
        elif self._rng is None:
            self._rng = np.random.default_rng()
        wanted = {name: value for name, value in (options or {}).items() if name in ("seed", "starter")}
        if wanted.get("seed") is None:
            wanted["seed"] = self._rng.bytes(32)
        self.play = Play(Match(self.game, players=self.names, **wanted, **self.options.values))
        self._last_points = [0] * self.players

    @property
    def match(self) -> Match:
        """The match with its log."""
        return self.play.match

    def check(self, seat: int, action: Any) -> int:
        """Return the number of an action that this seat may take now; raise an `ActionError` otherwise."""
        return self.play.check(seat, action)

    def act(self, seat: int, action: Any) -> None:
        """Make a choice; raise an `ActionError` if it is not allowed."""
        self.play.take(seat, self.check(seat, action))

    @property
    def is_cut(self) -> bool:
        """Whether the match has reached `max_cycles` without having ended."""
        is_full = self.max_cycles is not None and len(self.play.choices) >= self.max_cycles
        return is_full and not self.play.is_over

    def row(self, seat: int) -> npt.NDArray[Any]:
        """Return what a seat knows."""
        row = self.game.encode(self.play.state, seat)
        return self.encoding.scaled(row) if self.is_scaled else row

    def state(self) -> npt.NDArray[Any]:
        """Return the rows of all seats one after another, for critics that see everything."""
        return np.concatenate([self.row(seat) for seat in range(self.players)])

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return which actions a seat may take: none if it owes no choice."""
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self.play.legal(seat))] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        """Return what a seat knows, with a mask of its legal actions unless observations are flat."""
        row = self.row(seat)
        return row if self.observation_kind == "flat" else {"observation": row, "action_mask": self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        """Return the legal actions as text, by their numbers, and as a mask where the observation has none."""
        state, text = self.play.state, self.game.action_text
        texts = [text(state, seat, action) for action in self.play.legal(seat)]
        return {"legal": texts, "action_mask": self.mask(seat)} if self.observation_kind == "flat" else {"legal": texts}

    def rewards(self) -> list[float]:
        """Return what each seat has earned since the last call."""
        if self.reward == "win":
            winners = self.game.winners(self.play.state) if self.play.is_over else []
            return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.players)]
        totals = self.game.totals(self.play.state)
        gained = [float(now - before) for now, before in zip(totals, self._last_points, strict=True)]
        self._last_points = totals
        return gained

    # -- to be seen --------------------------------------------------------------------------------

    def render(self) -> Any:
        """Return the table as the render mode requires; "human" prints its text."""
        return None if self.render_mode is None else render(self.scene(), self.render_mode)

    def scene(self) -> Picture:
        """Return what the referee or `render_seat` sees."""
        match, reader = self.match, Reader(Words("en"), self.names)
        return look(match.view(self.render_seat), match.state, event_texts(self.game, self._events(), reader))

    def _events(self) -> list[dict[str, Any]]:
        """Return what happened since the last choice."""
        match, first = self.match, self.play.told_before
        if self.render_seat is not None:
            return match.events(self.render_seat, first=first)
        return match.full_log()[first:]
