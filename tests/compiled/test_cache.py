"""Each compiled instance has a folder of its own, named after what it was compiled from and nothing else."""

import gc
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

import knolle
from knolle.bots.instances import search_of
from knolle.compiled import cache
from knolle.compiled.cache import Source
from knolle.compiled.template import SOURCES
from knolle.core.registry import OURS
from knolle.lab.simulate import bulk

pytestmark = pytest.mark.slow

SOURCE = Path(cache.__file__).parents[1]
PLAY = """
import {first}, knolle
game = knolle.game("potato-man")
assert not game.is_over(game.start(game.settle(3, {{}}), 0))
"""
"""Calls one compiled function; more would only take longer to compile."""


def play(tmp_path: Path, source: Path = SOURCE, first: str = "sys") -> set[str]:
    """Play in a new process with a cache in `tmp_path`; return the names of the folders there."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    clean |= {"KNOLLE_CACHE": str(tmp_path), "PYTHONPATH": str(source.parent)}
    subprocess.run([sys.executable, "-c", PLAY.format(first=first)], env=clean, check=True)
    return {folder.name for folder in (tmp_path / "knolle").iterdir() if any(folder.glob("*.nbi"))}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources at another place."""
    folder = tmp_path_factory.mktemp("checkout") / "knolle"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("web", "__pycache__", "nets"))
    return folder


def test_folder_is_found_again_whatever_is_imported_first(tmp_path: Path) -> None:
    folders = {first: play(tmp_path, first=first) for first in ("sys", "numba", "knolle.compiled.bits")}
    assert len(set.union(*folders.values())) == 1


def test_only_code_counts(checkout: Path, tmp_path: Path) -> None:
    """Another place, a comment, a docstring and a file that the instance does not use change nothing; code does."""
    before = play(tmp_path)
    kernel, bot = (checkout / "games" / "potato_man" / name for name in ("kernel.py", "greedy.py"))
    text = kernel.read_text("utf-8")
    kernel.write_text("# a comment\n\n" + text.replace('"""', '"""Another docstring. ', 1), "utf-8")
    bot.write_text(bot.read_text("utf-8") + "\nX = 1\n", "utf-8")
    assert play(tmp_path, checkout) == before
    kernel.write_text(text + "\nX = 1\n", "utf-8")
    assert len(play(tmp_path, checkout)) == 2


@pytest.mark.parametrize("slug", OURS)
def test_a_rule_player_counts_for_the_bots_of_its_game_alone(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So whoever edits one compiles neither the rules of its game nor anything of another."""
    for game in map(knolle.game, OURS):
        assert game.calls and bulk(game) and search_of(game)
    edited, read, before = Path(find_spec(f"{OURS[slug]}.greedy").origin), cache.source, instance_keys()
    monkeypatch.setattr(cache, "source", lambda path: Source(b"edited", ()) if path == edited else read(path))
    changed = {name for name, key in instance_keys().items() if key != before[name]}
    folder = OURS[slug].rpartition(".")[2]
    assert changed >= {f"{kind}_{folder}" for kind in ("bulk", "search")}
    assert all(name.replace("-", "_").endswith(folder) for name in changed) and f"calls_{folder}" not in changed


def instance_keys() -> dict[str, str]:
    """Return the key of each instance that has been made; none need be compiled for that."""
    made = {name.rpartition(".")[2]: module for name, module in sys.modules.items() if "knolle.instances." in name}
    return {name: cache.key(getattr(module, SOURCES)) for name, module in made.items()}


def test_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "knolle").write_text("a file where the folder should be")
    monkeypatch.setenv("KNOLLE_CACHE", str(tmp_path))
    folder = cache.folder_of("calls", [])
    assert folder.is_dir() and tmp_path not in folder.parents


def test_unused_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOLLE_CACHE", str(tmp_path))
    old, new = cache.folder_of("old", []), cache.folder_of("new", [])
    mark = cache.mark_of("table-game", [])
    mark.parent.mkdir()
    mark.touch()
    cache.prune()
    assert old.exists() and mark.exists()
    os.utime(old, (0, 0))
    cache.prune()
    assert not old.exists() and new.exists()
    assert not mark.exists(), "it said that everything is compiled, and something is gone"


def test_code_with_checked_bounds_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    plain = cache.key([])
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.key([]) != plain


def test_another_processor_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cpuinfo").write_text("model name : P\ncpu MHz : 1\nflags : a b\n\nmodel name : P\n")
    monkeypatch.setattr(cache, "CPUINFO", tmp_path / "cpuinfo")
    assert cache.processor() == "model name : P\nflags : a b"
    first = cache.key([])
    (tmp_path / "cpuinfo").write_text("model name : P\ncpu MHz : 2\nflags : a b\n\n")
    assert cache.key([]) == first
    (tmp_path / "cpuinfo").write_text("model name : P\nflags : a b c\n\n")
    assert cache.key([]) != first
    monkeypatch.setattr(cache, "CPUINFO", tmp_path / "nothing")
    assert cache.key([]) != first


def test_threads_may_read_sources_at_the_same_time() -> None:
    """Python before 3.11.8 fails if another thread parses while the garbage collector interrupts a parser."""
    files, before = list(SOURCE.rglob("*.py")), gc.get_threshold()

    def pause(*_: object) -> None:
        time.sleep(0)

    gc.callbacks.append(pause)
    gc.set_threshold(50)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert len(list(pool.map(cache.source.__wrapped__, files))) == len(files)
    finally:
        gc.callbacks.remove(pause)
        gc.set_threshold(*before)
