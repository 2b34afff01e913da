"""Write the lock files: `python deploy/lock.py`, with `--upgrade` for the newest versions that pyproject.toml allows.

requirements.txt beside this file lists what a server needs, with PostgreSQL and notices; build.txt what building the
package needs: every package with its version and the hashes of its files, for all systems and versions of Python. pip
refuses any other file (`--require-hashes`). tests/test_deploy.py fails when a lock no longer fits the project.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
EXTRAS = ("postgres", "push")
OLDEST_PYTHON = "3.11"


def locks() -> dict[str, list[str]]:
    """Return the requirements behind each lock file."""
    sys.path.insert(0, str(ROOT / "web"))
    from build import NEEDS

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = settings["project"]
    extras = [need for extra in EXTRAS for need in project["optional-dependencies"][extra]]
    return {
        "requirements.txt": [*project["dependencies"], *extras],
        "build.txt": [*settings["build-system"]["requires"], *NEEDS],
    }


def write(name: str, needs: list[str], flags: list[str]) -> None:
    """Resolve requirements into a lock file. Versions that it already has stay if they still fit."""
    header = f"# Written by deploy/lock.py. Install with: pip install --require-hashes -r {name}\n"
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", "--output-file", str(HERE / name), *flags]
    command += ["--universal", "--generate-hashes", "--python-version", OLDEST_PYTHON]
    command += ["--quiet", "--no-header", "--no-annotate"]
    subprocess.run(command, input="\n".join(needs), text=True, check=True, stdout=subprocess.DEVNULL)
    (HERE / name).write_text(header + (HERE / name).read_text())


if __name__ == "__main__":
    for name, needs in locks().items():
        write(name, needs, sys.argv[1:])
