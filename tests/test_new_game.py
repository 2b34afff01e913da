"""A fourth game: `knolle new-game` writes one that runs everywhere, with one line outside its folders."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from server.house import House
from web.browsing import QUICK, Person, Windows, launched
from web.tables import is_over, play_on, quick, sit, table_of

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "node_modules", "nets")
NOT_TRACKED = shutil.ignore_patterns(".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "node_modules")
PLAYS = 12
"""Choices of one seat in a match of two rounds."""


def run(root: Path, *words: str, also: Path | None = None, given: str | None = None) -> str:
    """Run Python with the sources in a folder; return what it prints."""
    done = run_any(root, *words, also=also, given=given)
    assert done.returncode == 0, f"{words} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def run_any(
    root: Path, *words: str, also: Path | None = None, given: str | None = None
) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join(str(one) for one in (root / "src", also) if one)
    home = str((also or root) / "home")
    setting = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": home, "COLUMNS": "200", "PYTHONWARNINGS": ""}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=setting, input=given, capture_output=True, text=True, timeout=900
    )


def files(root: Path) -> dict[str, bytes]:
    paths = [path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new game in it."""
    root = copy_checkout(tmp_path_factory.mktemp("checkout"))
    run(root, "-m", "knolle", "new-game", "spud-rush")
    return root


def copy_checkout(root: Path) -> Path:
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


@pytest.fixture(scope="module")
def site_packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages, with the package of a new game in it."""
    place = tmp_path_factory.mktemp("package")
    run(ROOT, "-m", "knolle", "new-game", "tuber-trek", "--package", str(place / "project"))
    target = place / "site"
    how = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
    run(ROOT, "-m", "pip", "install", *how, "--target", str(target), str(place / "project"))
    return target


# -- in a checkout -----------------------------------------------------------------------------------


def test_it_takes_two_folders_and_one_line(tmp_path: Path) -> None:
    root = copy_checkout(tmp_path)
    before = files(root)
    run(root, "-m", "knolle", "new-game", "spud-rush", "--name", "Spud Rush!", "--prefix", "SX")
    after = files(root)
    new = sorted(after.keys() - before.keys())
    game = [path for path in new if path.startswith("src/knolle/games/spud_rush/")]
    tests = [path for path in new if path.startswith("tests/games/spud_rush/")]
    assert len(game) <= 16 and len(tests) <= 3 and new == sorted(game + tests)
    (changed,) = [path for path, text in before.items() if after[path] != text]
    old = before[changed].splitlines()
    assert [line for line in after[changed].splitlines() if line not in old] == [
        b'    "spud-rush": "knolle.games.spud_rush",'
    ]
    written = b"".join(after[path] for path in new).decode()
    assert "Spud Rush!" in written and "SX-10" in written
    assert "sample" not in written.lower() and "ST-" not in written


def test_its_files_pass_the_checks(checkout: Path) -> None:
    places = ["src/knolle/games/spud_rush", "tests/games/spud_rush"]
    run(checkout, "-m", "ruff", "format", "--check", *places)
    run(checkout, "-m", "ruff", "check", *places)


def test_it_passes_the_conformance_suite(checkout: Path) -> None:
    run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/spud_rush")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Spud", "bad-slug"),
        ("spud_rush", "bad-slug"),
        ("class", "bad-slug"),
        ("potato-man", "slug-taken"),
        ("json", "slug-taken"),
        ("spud-rush --prefix sr", "bad-prefix"),
        ("pomme-mash", "prefix-taken"),
        ("spud-rush --name {x}", "bad-name"),
    ],
)
def test_names_that_cannot_be_used_are_refused(words: str, code: str, tmp_path: Path) -> None:
    refused = run_any(ROOT, "-m", "knolle", "new-game", *words.split(), "--package", str(tmp_path / "new"))
    assert refused.returncode != 0 and f"[{code}]" in refused.stderr
    assert not (tmp_path / "new").exists()


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    refused = run_any(ROOT, "-m", "knolle", "new-game", "spud-rush", "--package", str(tmp_path))
    assert "[folder-exists]" in refused.stderr and not list(tmp_path.iterdir())


@pytest.mark.long
@pytest.mark.parametrize("suite", ["conformance", "reference", "words", "core", "adapters/test_pettingzoo.py"])
def test_the_suites_of_all_games_pass_with_it(suite: str, checkout: Path) -> None:
    run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--quick", "-m", "not long", f"tests/{suite}")


@pytest.mark.long
def test_it_is_simulated_batched_and_played_by_bots(checkout: Path) -> None:
    play(checkout, "spud-rush", None)


def test_it_is_an_environment_of_pettingzoo(checkout: Path) -> None:
    test = "from pettingzoo.test import api_test; from knolle.adapters.pettingzoo import spud_rush_v0 as game"
    assert "Passed" in run(checkout, "-c", f"{test}; api_test(game.env(players=3), num_cycles=200)")


# -- in a package of its own -------------------------------------------------------------------------


def test_an_installed_package_adds_its_game(site_packages: Path) -> None:
    listed = json.loads(run(ROOT, "-m", "knolle", "games", "--json", also=site_packages))
    assert [game["slug"] for game in listed][-1] == "tuber-trek"
    assert "TT-10" in run(ROOT, "-m", "knolle", "rules", "tuber-trek", "--lang", "de", also=site_packages)


def test_a_broken_package_does_not_stop_the_others(site_packages: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(site_packages, site)
    about = site / "broken-1.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    about.joinpath("entry_points.txt").write_text("[knolle.games]\nbroken-game = nowhere.at.all\npotato-man = mine\n")
    told = run_any(ROOT, "-m", "knolle", "games", also=site)
    assert told.returncode == 0 and "Tuber Trek" in told.stdout and "Potato Man" in told.stdout
    assert "The game 'broken-game' of nowhere.at.all cannot be loaded: ModuleNotFoundError" in told.stderr
    assert "The game 'potato-man' of mine is left out: knolle.games.potato_man has that slug." in told.stderr
    refused = run_any(ROOT, "-m", "knolle", "simulate", "broken-game", "--players", "3", also=site)
    assert "[broken-game]" in refused.stderr


@pytest.mark.long
def test_the_game_of_a_package_is_played_like_any_other(site_packages: Path) -> None:
    play(ROOT, "tuber-trek", site_packages)


def play(root: Path, slug: str, also: Path | None) -> None:
    """Play a game in the simulation, in the arena, in a batch and in the terminal."""
    simulated = run(root, "-m", "knolle", "simulate", slug, "--players", "3", "--matches", "50", also=also)
    assert "50" in simulated
    bots = ("--bots", "medium,easy", "--deals", "5", "--format", "json")
    arena = run(root, "-m", "knolle", "arena", slug, "--players", "2", *bots, also=also)
    assert "medium" in arena
    batch = f"import knolle; many = knolle.batch({slug!r}, 100, players=4, seed=1, rounds=1)"
    steps = "ended = 0\nfor _ in range(48):\n    many.step(many.sample()); ended += int(many.done.sum())\nprint(ended)"
    assert run(root, "-c", f"{batch}\n{steps}", also=also).strip() == "200"  # 24 choices per match
    words = ("play", slug, "--players", "2", "--plain", "--bots", "easy", "--option", "rounds=2", "--lang", "en")
    told = run(root, "-m", "knolle", *words, also=also, given="1\n" * PLAYS + "quit\n")
    assert "takes the trick with" in told and "Round 2" in told and "The record is in" in told


@pytest.mark.long
def test_the_game_of_a_package_is_played_in_a_browser(site_packages: Path, tmp_path: Path) -> None:
    """The page was built without it: it asks the server for its words and draws the board of any game."""
    run(ROOT, "-m", "knolle", "warm", also=site_packages)
    visit("Tuber Trek", "TT-5", tmp_path, ROOT / "src", site_packages)


@pytest.mark.long
def test_a_page_that_is_built_with_it_plays_it_in_a_browser(tmp_path: Path) -> None:
    """Its types and words go into the page, and the page is correct with them. It draws the board of any game."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT, root, ignore=NOT_TRACKED)
    modules = ROOT / "node_modules"
    if (modules / ".installed").exists():
        (root / "node_modules").symlink_to(modules)
    run(root, "-m", "knolle", "new-game", "spud-rush")
    for step in ("check", "build"):
        run(root, "web/build.py", step)
    run(root, "-m", "knolle", "warm")
    pages = [path.read_text("utf-8") for path in (root / "src/knolle/web").rglob("*.js")]
    assert any("game-spud-rush = Spud Rush" in text for text in pages)
    visit("Spud Rush", "SR-5", tmp_path, root / "src")


def visit(name: str, rule: str, folder: Path, *sources: Path) -> None:
    """Look at a game on the page of a server, read a rule, and play a match."""
    slug = name.lower().replace(" ", "-")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        if browser is None:
            pytest.skip("no Chromium here: the page was NOT tested in a browser; install one or set CHROMIUM")
        paths = os.pathsep.join(map(str, sources))
        with House(folder, PYTHONPATH=paths) as house, Windows(browser, house.address).visiting() as ann:
            ann.set(**QUICK | {"pause": "click"})
            page = ann.go("/")
            card = page.get_by_role("article", name=name)
            card.get_by_text("Follow suit, take the trick").wait_for()
            assert not card.get_by_role("link", name="Learn").count()
            page = ann.go(f"/rules/{slug}#{rule}")
            page.get_by_text("If you have a card of the suit that was led, you must play one.").wait_for()
            path = table_of(ann, slug, 3, options={"rounds": 1}, bots={"1": "easy", "2": "medium"})
            sit(ann, path, "Ann").get_by_role("button", name="Deal the cards").click()
            stays(ann)
            quick(ann)
            ann.page.reload()
            play_on(ann, until=lambda: is_over(ann.page))
            result = ann.page.get_by_role("dialog", name="Result")
            assert "Ann" in result.get_by_role("table").first.inner_text()
        browser.close()


def stays(ann: Person) -> None:
    """Play until a trick is taken: all its cards lie there until she goes on, as the beats of the game say."""
    goes_on = ann.page.get_by_role("button", name="Continue").first
    play_on(ann, until=lambda: goes_on.is_visible() or is_over(ann.page))
    assert ann.page.get_by_role("list", name="Table").get_by_role("img").count() == 3
