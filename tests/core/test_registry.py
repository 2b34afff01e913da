"""Games of installed packages: found by their entry point, and a broken one does not stop the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from knolle.core.registry import OURS

GAME = """
from knolle.games.potato_man.game import PotatoMan

class Spud(PotatoMan):
    slug, name, package, prefix = "spud", "Spud", "spud", "SP"

GAME = Spud()
"""
ASK = """
import knolle
from knolle.core.registry import games
from knolle.words.catalogue import Words
print([game.slug for game in games()])
print(knolle.game("spud").as_dict()["name"], Words("fr").say("game-spud"))
try:
    knolle.game("broken")
except knolle.OptionError as error:
    print(error.code)
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with a package that has a game, one whose game is called otherwise, and one that cannot be imported."""
    for name, text in {"spud": GAME, "misnamed": GAME, "broken": "import nothing_of_that_name"}.items():
        (tmp_path / name / "words").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text(text, "utf-8")
        about = tmp_path / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[knolle.games]\n{name} = {name}\n", "utf-8")
    (tmp_path / "spud" / "words" / "en.ftl").write_text("game-spud = Spud\n", "utf-8")
    return tmp_path


def test_an_installed_game_is_found_and_broken_ones_are_reported(installed: Path) -> None:
    path = os.pathsep.join([str(Path(__file__).parents[2] / "src"), str(installed)])
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [str([*OURS, "spud"]), "Spud Spud", "broken-game"]
    assert sorted(done.stderr.splitlines()) == [
        "The game 'broken' of broken cannot be loaded: "
        "ModuleNotFoundError: No module named 'nothing_of_that_name'. It is left out.",
        "The game 'misnamed' of misnamed cannot be loaded: ValueError: it calls itself spud in spud. It is left out.",
    ]
