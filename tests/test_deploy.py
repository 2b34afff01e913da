"""The examples in deploy."""

import json
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

DEPLOY = Path(__file__).parents[1] / "deploy"
MOST_EXPOSED = 2.0
LOCKS: dict[str, list[str]] = runpy.run_path(str(DEPLOY / "lock.py"))["locks"]()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_has_little_access_to_the_system() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(DEPLOY / "knolle.service")]
    told = subprocess.run(command, capture_output=True, text=True).stdout
    found = re.search(r"Overall exposure level for knolle.service: ([\d.]+)", told)
    assert found is not None and float(found[1]) <= MOST_EXPOSED, told


def test_the_image_runs_without_build_tools_and_not_as_root() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    last = text[text.rindex("\nFROM ") :]
    assert "COPY --from=build" in last and "COPY src" not in last and "pip" not in last
    assert last.index("USER knolle") < last.index("CMD ")


def test_everything_that_the_image_copies_exists() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*) /\S+$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE):
        for name in line.split():
            assert (DEPLOY.parent / name).exists(), name


def pins(name: str) -> dict[str, list[str]]:
    """Return the versions of each package in a lock file; every one has hashes, and nothing else is in the file."""
    found: dict[str, list[str]] = {}
    text = (DEPLOY / name).read_text().replace(" \\\n", " ")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        pin = re.fullmatch(r"([a-z0-9-]+)==(\S+)( ; [^-]+?)?((?: +--hash=sha256:[0-9a-f]{64})+)", line)
        assert pin is not None, line
        found.setdefault(pin[1], []).append(pin[2])
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_fits_the_project(name: str) -> None:
    found = pins(name)
    for need in map(Requirement, LOCKS[name]):
        versions = found.get(canonicalize_name(need.name), [])
        assert versions and all(map(need.specifier.contains, versions)), f"{need}: run deploy/lock.py"


@pytest.mark.long
@pytest.mark.parametrize("name", LOCKS)
def test_the_locked_packages_can_be_installed(name: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
    done = subprocess.run([*command, "--require-hashes", "-r", str(DEPLOY / name)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_image_installs_locked_packages_only() -> None:
    for command in re.findall(r"pip (?:install|wheel) .*", (DEPLOY / "Dockerfile").read_text()):
        assert "--require-hashes" in command or "--no-deps" in command, command


def test_the_servers_of_the_compose_file_use_its_database() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    given = services["database"]["environment"]
    user, password = given["POSTGRES_USER"], given["POSTGRES_PASSWORD"]
    for name in ("one", "two"):
        url = services[name]["environment"]["KNOLLE_DATABASE"]
        assert url == f"postgresql://{user}:{password}@database/{user}"  # by default it is named after its user


def test_a_new_image_brings_its_compiled_code() -> None:
    image = (DEPLOY / "Dockerfile").read_text()
    cache = re.search(r"KNOLLE_CACHE=(\S+)", image)
    volumes = re.search(r"^VOLUME (.*)$", image, re.MULTILINE)
    assert cache is not None and "RUN knolle warm --bots" in image
    assert volumes is not None and cache[1] not in json.loads(volumes[1])
    for service in yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"].values():
        assert not any(cache[1] in volume.split(":") for volume in service.get("volumes", []))


def test_an_update_waits_until_a_server_has_loaded_the_games() -> None:
    image, compose = ((DEPLOY / name).read_text() for name in ("Dockerfile", "compose.yaml"))
    check = re.search(r"HEALTHCHECK (.*\\\n.*)", image)
    assert check is not None and "/readyz" in check[1]
    assert re.search(r"--wait one && .*--wait two\n", compose)
