"""`knolle new-game`: writes the smallest folder that is a game, a copy of knolle.sample under new names."""

import keyword
import re
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

PACKAGE = Path(__file__).resolve().parents[1]
SAMPLE = PACKAGE / "sample"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
LONGEST = 24
SLUGS = f"A slug is 2 to {LONGEST} small letters, digits and single hyphens, such as spud-rush, and no word of Python"
NAME = re.compile(r"[^\W_][^\x00-\x1f\"'\\{}]{0,39}")
NAMES = "A name has 1 to 40 characters, begins with a letter or digit, and has no quotes, braces or backslashes"
PREFIX = re.compile("[A-Z]{2}")
PREFIXES = "The prefix of rules is two capital letters, such as SR"
REGISTRY = "core/registry.py"


@dataclass(frozen=True)
class Names:
    """What the new game is called, in text, in rules and in Python."""

    slug: str
    name: str
    prefix: str
    package: str

    @property
    def folder(self) -> str:
        return self.slug.replace("-", "_")

    def put_in(self, text: str) -> str:
        """Return a text of the sample with the names of the new game."""
        kind = "".join(word.capitalize() for word in self.slug.split("-"))
        tests = f"games.{self.folder}.referee" if self.package.startswith("knolle.") else "referee"
        for old, new in (
            (" `knolle new-game` copies this folder.", ""),
            ("knolle.sample", self.package),
            ("games.sample.referee", tests),
            ("SampleTricks", kind),
            ("Sample Tricks", self.name),
            ("sample-tricks", self.slug),
        ):
            text = text.replace(old, new)
        text = re.sub(r"\bST(?=-\d|\")", self.prefix, text)
        text = re.sub(r"(?<![a-z])st-(?=[a-z0-9])", f"{self.prefix.lower()}-", text)
        return re.sub(r"\btest_st(?=\d)", f"test_{self.prefix.lower()}", text)


def new_game(
    slug: Annotated[str, typer.Argument(help="What commands and records call the game, such as spud-rush.")],
    name: Annotated[str | None, typer.Option(help="What people call it. Default: the slug in capitals.")] = None,
    prefix: Annotated[str | None, typer.Option(help="Two letters for its rules, such as SR.")] = None,
    package: Annotated[
        Path | None, typer.Option(help="Write a package of its own into this new folder, instead of into a checkout.")
    ] = None,
) -> None:
    """Write the files of a new game: a small trick game that runs at once, for you to change."""
    checkout = checkout_root() if package is None else None
    names = chosen_names(slug, name, prefix, is_ours=checkout is not None)
    if checkout is not None:
        written = write_in_checkout(names, checkout)
        tests = f"./test tests/games/{names.folder}"
    else:
        project = package or Path(names.slug)
        written = write_package(names, project)
        tests = f"pip install -e {project} && pytest {project}"
    typer.echo("\n".join(str(path) for path in written))
    typer.echo(f"\n{names.name} can be played: knolle play {names.slug}\nIts tests: {tests}")


def checkout_root() -> Path | None:
    """Return the root of the checkout that this code runs from, or None if it is an installed package."""
    root = PACKAGE.parents[1]
    return root if (root / "tests" / "games").is_dir() and PACKAGE.parent.name == "src" else None


# -- names -------------------------------------------------------------------------------------------


def chosen_names(slug: str, name: str | None, prefix: str | None, *, is_ours: bool) -> Names:
    """Return the names of a new game; raise `OptionError` for names that are taken or cannot be used."""
    from knolle.core.errors import OptionError
    from knolle.core.fair import quote
    from knolle.core.registry import GAMES, games

    folder, words = slug.replace("-", "_"), slug.split("-")
    called = slug.replace("-", " ").title() if name is None else name
    letters = (words[0][:1] + words[1][:1] if len(words) > 1 else slug[:2]).upper() if prefix is None else prefix
    is_word = SLUG.fullmatch(slug) and 2 <= len(slug) <= LONGEST and not keyword.iskeyword(folder)
    is_free = is_ours or not is_word or find_spec(folder) is None
    rules = {game.prefix: game.name for game in games()}
    for is_good, code, sentence in (
        (is_word, "bad-slug", f"{SLUGS}, not {quote(slug)}."),
        (slug not in GAMES, "slug-taken", f"There is a game {quote(slug)} already; choose another slug."),
        (is_free, "slug-taken", f"There is a Python module {quote(folder)} already; choose another slug."),
        (NAME.fullmatch(called), "bad-name", f"{NAMES}, unlike {quote(called)}."),
        (PREFIX.fullmatch(letters), "bad-prefix", f"{PREFIXES}, not {quote(letters)}; use --prefix."),
        (letters not in rules, "prefix-taken", f"The rules of {rules.get(letters)} begin so; choose a --prefix."),
    ):
        if not is_good:
            raise OptionError(code, sentence)
    return Names(slug, called, letters, f"knolle.games.{folder}" if is_ours else folder)


# -- files -------------------------------------------------------------------------------------------


def sample_files() -> list[Path]:
    """Return the files of the sample, relative to its folder."""
    paths = [path for path in sorted(SAMPLE.rglob("*")) if path.suffix in (".py", ".md", ".ftl")]
    return [path.relative_to(SAMPLE) for path in paths if "tests" not in path.relative_to(SAMPLE).parts]


def sample_tests() -> Path:
    """Return the folder of the sample's tests: inside the installed package, or in the tests of a checkout."""
    installed = SAMPLE / "tests"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "tests" / "games" / "sample"


def write_in_checkout(names: Names, root: Path) -> list[Path]:
    """Write the game into a checkout, and its line into the registry."""
    source = root / "src" / "knolle"
    game, tests = source / "games" / names.folder, root / "tests" / "games" / names.folder
    _must_be_new(game, tests)
    registry = source / REGISTRY
    before = registry.read_text(encoding="utf-8")
    head, found, tail = before.partition("OURS = {\n")
    ours, _, rest = tail.partition("}\n")
    registry.write_text(f'{head}{found}{ours}    "{names.slug}": "{names.package}",\n}}\n{rest}', encoding="utf-8")
    return [*_copy(names, game), *_copy_tests(names, tests), registry]


def write_package(names: Names, project: Path) -> list[Path]:
    """Write a package of its own, which adds the game to Knolle wherever it is installed."""
    _must_be_new(project)
    written = _copy(names, project / "src" / names.folder) + _copy_tests(names, project / "tests")
    pyproject = project / "pyproject.toml"
    pyproject.write_text(PYPROJECT.format(slug=names.slug, folder=names.folder, name=names.name), encoding="utf-8")
    return [*written, pyproject]


def _must_be_new(*folders: Path) -> None:
    from knolle.core.errors import OptionError

    for folder in folders:
        if folder.exists():
            sentence = f"{folder} exists already; name a folder that does not, or move it away."
            raise OptionError("folder-exists", sentence)


def _copy(names: Names, folder: Path) -> list[Path]:
    return [_write(folder / path, names.put_in((SAMPLE / path).read_text(encoding="utf-8"))) for path in sample_files()]


def _copy_tests(names: Names, folder: Path) -> list[Path]:
    sources = [sample_tests() / name for name in ("referee.py", "test_rules.py")]
    return [_write(folder / path.name, names.put_in(path.read_text(encoding="utf-8"))) for path in sources]


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "knolle-{slug}"
version = "0.1.0"
description = "{name}, a card game for Knolle."
requires-python = ">=3.11"
dependencies = ["knolle"]

[project.entry-points."knolle.games"]
{slug} = "{folder}"

[tool.setuptools.package-data]
{folder} = ["*.md", "*.toml", "words/*.ftl", "nets/*.npz"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "tests"]
addopts = "--import-mode=importlib"
"""
