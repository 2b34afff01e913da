"""Nobody is sent what they may not see: swapping two cards a viewer cannot see changes no byte sent to them or logged.

The same match is played twice through the whole server, with decks that the test has stacked.
"""

import asyncio
import itertools
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import knolle
from conformance.test_games import CASES
from games.sample import referee
from knolle.core import match as matches
from knolle.core.registry import GAMES
from knolle.sample import GAME
from knolle.server.rooms import hub as hubs
from knolle.server.rooms import room as rooms
from knolle.server.storage import open_storage
from knolle.server.table import creating
from knolle.testing.conformance import outline
from knolle.testing.script import Script, random_script
from reference.referees import REFEREES
from server import clockwork
from server.parlour import Parlour
from server.playing import Player, serving
from server.shelf import Shelf

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
SEED = bytes(range(32))
Heard = dict[int | None, list[str]]
"""All texts sent to each seat and to a spectator."""


@contextmanager
def stack_deck(script: Script) -> Iterator[pytest.MonkeyPatch]:
    """Make every shuffle give the script's order, and every table use the same seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "shuffle_order", lambda _material, k, _n: script.orders[k])
        patch.setattr(creating, "new_seed", lambda: SEED)
        patch.setattr(Player, "_ids", itertools.count())
        yield patch


def table_of(script: Script) -> dict[str, Any]:
    options = dict(script.options.changed)
    return {"game": script.game.slug, "players": script.options.players, "options": options, "starter": 0}


async def take_back(house: Parlour, players: list[Player], seat: int, action: int) -> None:
    """Take a choice back, with everybody's consent if necessary, and make it again."""
    if (await players[seat].ask("undo"))["type"] == "refused":  # the match is over
        return
    for other in players:
        if players[seat].state.table["undo"] is not None and other is not players[seat]:
            await other.ask("consent", agree=True)
    await house.settle(*players)
    await players[seat].act(action)


async def shown(script: Script) -> Heard:
    """Return all that viewers are sent in a match: updates, answers, and snapshots for stale or new clients."""
    house = Parlour(Shelf())
    names = NAMES[: script.options.players]
    players = await house.seat(*names, **table_of(script))
    watcher = await house.join(await house.person("Zoe"))
    for choices in script.choices:
        for seat, action in choices.items():
            assert (await players[seat].act(action))["type"] == "done"
        await house.settle(*players, watcher)
    if script.choices:
        seat, action = list(script.choices[-1].items())[-1]
        await take_back(house, players, seat, action)
    for player in (*players, watcher):
        for action in range(0, 64, 16):
            await player.ask("why", action=action)
        await player.ask("act", seq=99_999, action=0)
    again = [await house.join(house.people[name]) for name in (*names, "Zoe")]
    viewers = zip((*range(len(names)), None), (*players, watcher), again, strict=True)
    return {viewer: player.heard + new.heard for viewer, player, new in viewers}


def told_in(script: Script, caplog: pytest.LogCaptureFixture) -> tuple[Heard, str]:
    """Return what viewers are sent, and what the server logs."""
    caplog.clear()
    with stack_deck(script) as patch, caplog.at_level(logging.DEBUG):
        heard = clockwork.run(patch, shown(script))
    return heard, caplog.text


def swaps(script: Script, seed: int) -> Iterator[tuple[int | None, Script]]:
    """Yield for each viewer the same script with two cards swapped that they cannot see at its end."""
    log = script.end()[1]
    for viewer in (*range(script.options.players), None):
        shuffle, items = REFEREES[script.game.slug].hidden(log, viewer)
        if len(items) > 1:
            swapped = script.with_swap(shuffle, items[seed % len(items)], items[(seed + 1) % len(items)])
            if outline(swapped) == outline(script):  # otherwise the swap changes the public events, e.g. by a block
                yield viewer, swapped


def check(case: Any, seed: int, caplog: pytest.LogCaptureFixture) -> int:
    slug, players, options = case
    script = random_script(knolle.game(slug), players, seed, most=(5 + 7 * seed) % 30, **options)
    tried = 0
    before, log = told_in(script, caplog)
    for viewer, swapped in swaps(script, seed):
        after, its_log = told_in(swapped, caplog)
        assert (after[viewer], its_log) == (before[viewer], log), f"{viewer} can tell them apart"
        tried += 1
    return tried


@pytest.mark.parametrize(
    ("seed", "case"),
    list(enumerate(CASES, 1)),
    ids=["-".join(map(str, [*case[:2], *case[2].values()])) for case in CASES],
)
def test_unseen_cards_change_no_byte(seed: int, case: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Play one match per case, each stopped after another number of choices."""
    assert check(case, seed, caplog) > 2


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_unseen_cards_change_no_byte_in_many_matches(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    assert sum(check(case, seed, caplog) for case in CASES) > len(CASES)


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> str:
    """The sample as a registered game: it has no boards of its own, so its situation is told in messages."""
    monkeypatch.setitem(GAMES, GAME.slug, GAME.package)
    monkeypatch.setitem(REFEREES, GAME.slug, referee)
    return GAME.slug


@pytest.mark.parametrize("seed", [1, 2])
def test_unseen_cards_change_no_byte_of_a_game_without_boards(
    sample: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert check((sample, 3, {"rounds": 2}), seed, caplog) > 2


def test_everybody_is_told_the_situation_after_each_choice(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view made of updates equals what a new client is sent, also for those who neither chose nor are asked."""

    async def play() -> None:
        house = Parlour(Shelf())
        players = await house.seat("Ann", "Ben", "Cleo", game=sample, options={"rounds": 1})
        watcher = await house.join(await house.person("Zoe"))
        for _ in range(2 * len(players)):
            await house.play_on(*players)
            await house.settle(watcher)
            for name, player in zip((*NAMES[:3], "Zoe"), (*players, watcher), strict=True):
                assert player.state.agrees((await house.join(house.people[name])).state), name

    clockwork.run(monkeypatch, play())


# -- over a network --------------------------------------------------------------------------------


async def received(script: Script, folder: Path) -> Heard:
    """Return what two seats and a spectator receive over real sockets, without presence, whose timing varies."""
    table = table_of(script)
    async with serving(open_storage(f"sqlite:///{folder / 'knolle.db'}")) as served:
        people = [await served.person(name) for name in NAMES[: table["players"]]]
        key = await served.open_table(people[0], **table)
        watcher = await served.join(key, (await served.person("Zoe")).token)
        players = [await served.join(key, person.token) for person in people]
        for name, player in zip(NAMES, players, strict=False):
            await player.ask("sit", name=name)
        seq = (await players[0].ask("start"))["seq"]
        for seat, action in [choice for choices in script.choices for choice in choices.items()]:
            await players[seat].reach(seq)
            seq = (await players[seat].act(action))["seq"]
        for player in (*players, watcher):
            await player.reach(seq)
        return {viewer: _told(player) for viewer, player in ((0, players[0]), (1, players[1]), (None, watcher))}


def _told(player: Player) -> list[str]:
    return [text for text in player.heard if not text.startswith('{"type":"presence"')]


@pytest.mark.parametrize(("slug", "players"), [("potato-man", 2), ("companeros", 3), ("hot-potato", 3)])
def test_unseen_cards_change_no_byte_on_real_sockets(slug: str, players: int, tmp_path: Path) -> None:
    def heard(script: Script, name: str) -> Heard:
        (tmp_path / name).mkdir()
        with stack_deck(script) as patch:
            for module in (hubs, rooms):
                patch.setattr(module, "now_ms", lambda: 0)
            return asyncio.run(received(script, tmp_path / name))

    script = random_script(knolle.game(slug), players, 1, most=12)
    before = heard(script, "one")
    assert before[0] != before[1]
    others = {viewer: swapped for viewer, swapped in swaps(script, 1) if viewer in (0, 1, None)}
    assert others
    for viewer, swapped in others.items():
        assert heard(swapped, f"other-{viewer}")[viewer] == before[viewer]


# -- secrets ---------------------------------------------------------------------------------------


def test_a_secret_choice_is_sent_to_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    async def play(k: int) -> list[list[str]]:
        house = Parlour(Shelf())
        players = await house.seat("Ann", "Ben", "Cleo", game="hot-potato", clock={"move": 60, "reserve": 9})
        watcher = await house.join(await house.person("Zoe"))
        for _ in range(2):
            choice = players[0].state.view["legal"][k]
            await players[0].act(choice)
            assert players[0].state.view["choice"] == choice
            await players[0].ask("undo")
        await players[0].act(choice)
        for other in (players[1], players[2], watcher):
            await other.ask("why", action=choice if other is players[0] else 0)
            await other.ask("undo")
        again = [await house.join(house.people[name]) for name in ("Ben", "Zoe")]
        await house.settle(*players, watcher)
        assert watcher.state.view["chosen"] == [0]
        return [player.heard for player in (players[1], players[2], watcher, *again)]

    script = random_script(knolle.game("hot-potato"), 3, 0, most=1)
    heard = []
    for k in range(6):
        with stack_deck(script) as patch, caplog.at_level(logging.DEBUG):
            heard.append(clockwork.run(patch, play(k)))
    assert all(one == heard[0] for one in heard)
    assert {record.name for record in caplog.records} <= {"asyncio"}


def test_no_message_contains_seeds_tokens_ids_or_link_secrets(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> tuple[str, str, list[str]]:
        house = Parlour(Shelf())
        house.bots.is_quick = True
        ann, ben = await house.seat("Ann", "Ben", game="companeros", players=3, bots={2: "easy"}, starter=0)
        eve = await house.join(await house.person("Eve"))
        secret = (await ann.ask("offer", seat=2))["secret"]
        await eve.ask("sit", name="Eve", seat=0)
        for text in ("hello", "there"):
            await eve.ask("say", text=text)
        while len(house.table.choices) < 8:
            await house.settle(ann, ben, eve)
            for player in (ann, ben):
                if player.is_asked:
                    await player.act()
        people = house.people.values()
        secrets = [house.table.seed, *(person.token for person in people), *(str(person.guest.id) for person in people)]
        everybodys = "\n".join(ann.heard + ben.heard + eve.heard + [caplog.text])
        return everybodys, "\n".join(ben.heard + eve.heard + [caplog.text]), [*secrets, secret, house.key]

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.DEBUG):
        everybodys, others, (*secrets, secret, key) = clockwork.run(patch, play())
    assert [text for text in (*secrets, key) if text in everybodys] == []
    assert secret in everybodys and secret not in others
