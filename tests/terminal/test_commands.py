"""`knolle play` and `knolle join` in processes with pipes."""

import asyncio
import os
import re
import signal
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from knolle.commands import app
from knolle.commands.play import opening_of
from knolle.core.registry import GAMES
from knolle.core.registry import game as game_of
from knolle.lab.simulate import match_seed
from knolle.server.storage import open_storage
from knolle.terminal import files
from knolle.terminal.command_line import command_line
from knolle.terminal.local import create
from knolle.terminal.running import is_screen, say
from server.house import ENVIRONMENT, KNOLLE
from server.playing import serving
from terminal.sitting import PATIENCE, at_home

pytestmark = pytest.mark.slow

SHORT = ("potato-man", "--players", "2", "--bots", "easy", "--option", "rounds=1", "--name", "Ann", "--lang", "en")
PAUSED = "The match is paused and saved. To continue: ./knolle play --resume\n"


def environment() -> dict[str, str]:
    return ENVIRONMENT | {"KNOLLE_DATA": os.environ["KNOLLE_DATA"], "KNOLLE_COMMAND": "./knolle"}


def knolle(*words: str, answers: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*KNOLLE, *words], input=answers, capture_output=True, text=True, timeout=PATIENCE, env=environment()
    )


class Sitting:
    """A running `knolle play`."""

    def __init__(self, *words: str) -> None:
        self.said: list[str] = []
        self.process = subprocess.Popen(
            [*KNOLLE, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
        )

    def read(self) -> None:
        """Read until the next question."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("Your choice"):
                return
        raise AssertionError(self.said)

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        self.read()

    def end(self, number: signal.Signals | None = None) -> tuple[str, int]:
        """End the input or send a signal; return the rest of the output and the exit code."""
        if number is not None:
            self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        return rest, self.process.returncode


# -- playing ---------------------------------------------------------------------------------------


def test_a_match_through_a_pipe(data: Path) -> None:
    done = knolle("play", *SHORT, "--seed", "1", answers="1\n" * 60)
    assert (done.returncode, done.stderr) == (0, "")
    (record,) = (data / "records").iterdir()
    assert done.stdout.endswith(f"The record is in {record}. To check it: ./knolle verify {record}\n")
    assert list((data / "matches").iterdir()) == []
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{4}-potato-man\.jsonl", record.name)
    verified = CliRunner().invoke(app, ["verify", str(record)])
    assert (verified.exit_code, verified.output) == (0, "1 record is valid\n")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this platform")
def test_two_matches_at_once_lose_nothing_when_killed() -> None:
    first, second = Sitting(*SHORT), Sitting("hot-potato", "--bots", "easy", "--players", "2", "--lang", "en")
    for sitting in (first, second):
        sitting.read()
        sitting.answer("1")
    busy = CliRunner().invoke(app, ["play", "--resume", "--plain"])
    assert busy.exit_code == 1 and "2 in use" in busy.output and "[nothing-to-resume]" in busy.output
    played = next(line for line in first.said if re.match("Ann (leads|plays) ", line))
    first.end(signal.SIGKILL)
    said, code = second.end(signal.SIGINT)
    assert (said, code) == (PAUSED, 130)
    again = knolle("play", "--resume", "potato-man", "--lang", "en", answers="log 100")  # without a newline
    assert again.stdout.startswith("Potato Man with Ann")
    assert "The match continues where you left off.\n" in again.stdout
    assert played in again.stdout and again.stdout.endswith(PAUSED) and (again.returncode, again.stderr) == (0, "")


# -- arguments -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], "no-game"),
        (["bingo"], "unknown-game"),
        (["--resume"], "nothing-to-resume"),
        (["--resume", "--bots", "hard"], "settings-with-resume"),
        (["--resume", "potato-man", "--players", "3"], "settings-with-resume"),
        (["--resume", "--seed", "1"], "settings-with-resume"),
        (["--resume", "--option", "rounds=1"], "settings-with-resume"),
        (["potato-man", "--bots", "genius"], "unknown-level"),
        (["potato-man", "--players", "4", "--bots", "easy,easy"], "bad-bot-count"),
        (["potato-man", "--players", "9"], "bad-player-count"),
        (["potato-man", "--option", "rounds"], "bad-option"),
        (["potato-man", "--option", "rounds=1000"], "bad-option-value"),
        (["potato-man", "--lang", "tlh"], "unknown-language"),
        (["potato-man", "--name", ""], "bad-name"),
        (["hot-potato", "--option", "encounters=nowhere.toml"], "encounters-unreadable"),
    ],
)
def test_invalid_arguments_of_play_are_refused_with_a_code(words: list[str], code: str, data: Path) -> None:
    done = CliRunner().invoke(app, ["play", *words])
    assert done.exit_code == 1 and done.stdout == ""
    assert done.stderr.startswith("knolle: ") and done.stderr.endswith(f"[{code}]\n")
    assert not list(data.rglob("*.db"))


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "bingo"])
def test_an_invalid_address_is_refused_with_a_code(url: str) -> None:
    done = CliRunner().invoke(app, ["join", url])
    assert done.exit_code == 1 and done.stderr.endswith("[bad-address]\n")


def test_levels_are_given_for_each_bot_or_for_all() -> None:
    game = game_of("potato-man")
    assert opening_of(game, None, "medium", None, []).bots == dict.fromkeys((1, 2, 3), "medium")
    opening = opening_of(game, None, "master, easy", None, [])
    assert (opening.players, opening.bots) == (3, {1: "master", 2: "easy"})


def test_a_bot_with_a_temperament_plays_a_match() -> None:
    words = [word if word != "easy" else "hard:bold" for word in SHORT]
    done = knolle("play", *words, "--seed", "1", answers="1\n" * 60)
    assert (done.returncode, done.stderr) == (0, "") and "The record is in" in done.stdout


def test_custom_encounters_are_stored_in_the_match(tmp_path: Path) -> None:
    ranking = '["couch", "sweet", "robo", "rambo", "peeling", "poteto"]'
    file = tmp_path / "own.toml"
    file.write_text("".join(f'[[encounter]]\nname = "Card {n}"\nranking = {ranking}\n' for n in range(6)))
    opening = opening_of(game_of("hot-potato"), 2, "easy", "1", [f"encounters={file}"])
    file.unlink()
    assert next(event for event in asyncio.run(log_of(opening)) if event["type"] == "show")["cards"][0].startswith(
        "Card"
    )


async def log_of(opening: Any) -> list[dict[str, Any]]:
    """Return the log of a match that has just started."""
    file = files.new_match(opening.game)
    await create(file, opening, "Ann")
    session = at_home(file)
    async with session.open():
        await session.arrive()
        return session.table.log


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_deal(game: str) -> None:
    def begun(seed: str | None) -> list[dict[str, Any]]:
        return asyncio.run(log_of(opening_of(game_of(game), 4, "easy", seed, [])))[:2]

    assert begun("one") == begun("one") != begun("two")
    assert begun(None) != begun(None)


def test_seeds_match_those_of_simulations_and_records() -> None:
    def seed_of(text: str) -> bytes | None:
        return opening_of(game_of("potato-man"), 4, "easy", text, []).seed

    assert seed_of("one") == match_seed("one", 0)
    assert seed_of("0A" * 32) == bytes([10] * 32)
    starters = {opening_of(game_of("potato-man"), 4, "easy", str(seed), []).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}


# -- joining ---------------------------------------------------------------------------------------


def test_a_match_at_a_remote_table(tmp_path: Path, data: Path) -> None:
    async def join() -> tuple[str, int | None]:
        async with serving(open_storage(str(tmp_path / "k.db"))) as served:
            host = await served.person("Host")
            key = await served.open_table(host, "potato-man", 2, options={"rounds": 1}, bots={1: "easy"}, starter=0)
            process = await asyncio.create_subprocess_exec(
                *KNOLLE,
                *("join", f"http://{served.address}/t/{key}", "--name", "Ann", "--lang", "en"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment(),
            )
            assert process.stdin is not None
            process.stdin.write(b"1\n" * 60)
            player = await served.join(key, host.token)
            await player.until(lambda told: told.table["seats"][0]["name"] == "Ann")
            await player.ask("start")
            said, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
            return said.decode(), process.returncode

    said, code = asyncio.run(join())
    (record,) = (data / "records").iterdir()
    assert code == 0 and said.endswith(f"./knolle verify {record}\n")
    assert "choices as good as the master’s" in said
    assert CliRunner().invoke(app, ["verify", str(record)]).exit_code == 0


def test_a_server_cannot_control_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    say("Ben says: \x1b[2J\x9b2J\a 31\u202f%")
    assert capsys.readouterr().out == "Ben says: \ufffd[2J\ufffd2J\ufffd 31\u202f%\n"


@pytest.mark.parametrize("redirected", ["stdin", "stdout", "stderr", None])
def test_there_is_a_screen_only_if_nothing_is_redirected(
    redirected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name in ("stdin", "stdout", "stderr"):
        stream = SimpleNamespace(isatty=lambda name=name: name != redirected, write=len, flush=int)
        monkeypatch.setattr(f"knolle.terminal.running.sys.{name}", stream)
    found = is_screen()
    monkeypatch.undo()
    assert found == (redirected is None)


@pytest.mark.parametrize(
    ("named", "path", "command"),
    [
        ("./knolle", "/x/.venv/bin/knolle", "./knolle verify 'a b'"),
        (None, "/x/bin/knolle", "knolle verify 'a b'"),
        (None, "/x/knolle.exe", "knolle verify 'a b'"),
        (None, "/x/knolle/__main__.py", "python -m knolle verify 'a b'"),
        (None, "/x/pytest/__main__.py", "knolle verify 'a b'"),
    ],
)
def test_commands_are_shown_as_this_one_was_called(
    named: str | None, path: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [path])
    monkeypatch.delenv("KNOLLE_COMMAND", raising=False)
    if named is not None:
        monkeypatch.setenv("KNOLLE_COMMAND", named)
    assert command_line("verify", "a b") == command
