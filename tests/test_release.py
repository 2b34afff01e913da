"""A release as users get it: the wheel in a new environment, and the sdist with its own tests."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "knolle"
NOT_RELEASED = (".ci/", ".github/", ".pre-commit-config.yaml")
"""Files that only the repository needs."""
PART = ["tests/words", "tests/commands/test_rules.py", "tests/test_examples.py", "tests/test_readme.py"]
"""Tests that read files outside the package: page sources, rules, examples, documents."""
HOME = "https://git.example/knolle"
OURS = ("PYTEST_", "PYTHON", "KNOLLE_")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(OURS) or name == "KNOLLE_CACHE"}

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("release")]


def run(*words: str | Path, folder: Path, environment: dict[str, str] = CLEAN) -> str:
    """Run a program that must succeed; return what it printed."""
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the sdist, and the wheel from the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    environment = CLEAN | {"KNOLLE_REPOSITORY": HOME}
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT, folder=folder, environment=environment)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(dist: Path) -> Path:
    (found,) = dist.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the sdist; return the folder in it."""
    folder = tmp_path_factory.mktemp("unpacked")
    run(sys.executable, "-m", "tarfile", "-e", sdist, folder, folder=folder)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel and what it depends on in a new environment; return the `knolle` command."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", folder / "venv", folder=folder)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel, folder=folder)
    return programs / "knolle"


def in_package() -> set[str]:
    """Return the files that the wheel must contain, beside its metadata."""
    paths = {path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    names = {f"knolle/{path.relative_to(PACKAGE).as_posix()}" for path in paths}
    boards = {name for name in names if re.match(r"knolle/games/\w+/web/", name)}  # compiled into knolle/web
    tests = {f"knolle/sample/tests/{name}" for name in ("referee.py", "test_rules.py")}  # for `knolle new-game`
    return names - boards | tests | {"knolle/rules/record.md", "knolle/lab/potato.c"}


def test_the_wheel_contains_the_package(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == in_package(), names ^ in_package()
    assert "knolle/web/index.html" in names
    for kind in (
        r"web/assets/.*\.js",
        r".*\.ftl",
        r"games/.*/lesson\.toml",
        r".*\.npz",
        r"games/.*/rules\.md",
        r"py\.typed",
    ):
        assert any(re.fullmatch(f"knolle/{kind}", name) for name in names), kind


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def test_the_links_lead_to_the_repository_that_releases(metadata: Message) -> None:
    links = dict(link.split(", ") for link in metadata.get_all("Project-URL", []))
    assert links["Source"] == HOME
    assert links.keys() == {"Source", "Issues", "Documentation", "Changelog"}
    assert all(link.startswith(HOME) for link in links.values())


def test_the_installed_command_knows_its_version(metadata: Message, installed: Path, tmp_path: Path) -> None:
    assert run(installed, "--version", folder=tmp_path) == f"knolle {metadata['Version']}\n"


def test_the_installed_command_plays(installed: Path, tmp_path: Path) -> None:
    assert "potato-man" in run(installed, "games", folder=tmp_path)
    assert "PM-13" in run(installed, "rules", "potato-man", folder=tmp_path)
    asked = ["simulate", "potato-man", "--players", "3", "--matches", "2", "--option", "rounds=1"]
    run(installed, *asked, "--records", "matches.jsonl", folder=tmp_path)
    assert run(installed, "verify", "matches.jsonl", folder=tmp_path) == "2 records are valid\n"


def test_the_installed_server_has_the_page(installed: Path, tmp_path: Path) -> None:
    words = [installed, "serve", "--port", "0", "--database", "knolle.db", "--no-open"]
    with subprocess.Popen(words, cwd=tmp_path, env=CLEAN, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            page = httpx.get(found[0], timeout=120)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
            assert script, page.text
            assert httpx.get(found[0].rstrip("/") + script[1], timeout=120).status_code == 200
        finally:
            server.kill()


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="not a repository")
def test_the_sdist_contains_what_the_repository_does(sdist: Path) -> None:
    tracked = {name for name in run("git", "ls-files", "-z", folder=ROOT).split("\0") if name}
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {name for name in tracked - names if (ROOT / name).exists()} == {
        name for name in tracked if name.startswith(NOT_RELEASED)
    }
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_the_sdist_needs_no_node(unpacked: Path) -> None:
    """The page in it is compiled from the very sources beside it."""
    code = "import sys; sys.path.insert(0, 'web'); import build; sys.exit(build.stale())"
    run(sys.executable, "-c", code, folder=unpacked)


def test_the_sdist_passes_its_own_tests(unpacked: Path) -> None:
    environment = CLEAN | {"PYTHONPATH": str(unpacked / "src")}
    where = run(sys.executable, "-c", "import knolle; print(knolle.__file__)", folder=unpacked, environment=environment)
    assert Path(where.strip()).is_relative_to(unpacked)
    pytest_there = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run(*pytest_there, "--collect-only", folder=unpacked, environment=environment)
    run(*pytest_there, "--quick", "-m", "not long", *PART, folder=unpacked, environment=environment)
    assert os.access(unpacked / "knolle", os.X_OK) and os.access(unpacked / "test", os.X_OK)
