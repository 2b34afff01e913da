"""The documents as a site: it builds without a warning and, opened as a file, needs no network, even to search."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
PUBLIC = (
    "read",
    "Records",
    "Equilibrium",
    "Arena",
    "Simulation",
    "Balance",
    "Dataset",
    "workers",
    "entry",
    "resampled",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if missing := [name for name in ("mkdocs", "material", "mkdocstrings") if find_spec(name) is None]:
        pytest.skip(f"no {', '.join(missing)} here: the site was NOT built; install the extra docs")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=quiet)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_reference_has_what_programs_use(site: Path) -> None:
    page = (site / "api.html").read_text("utf-8")
    for name in PUBLIC:
        assert f'.{name}"' in page, name


def test_search_needs_no_network(site: Path, browser: Browser) -> None:
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page = browser.new_page()
    page.route("**/*", lambda route: refuse(route) if route.request.url.startswith("http") else route.continue_())
    page.goto((site / "rules" / "record.html").as_uri())
    page.get_by_role("textbox", name="Search").fill("Equilibrium")
    page.locator(".md-search-result__link").first.click()
    page.wait_for_url("**/*.html*")
    assert "Equilibrium" in page.inner_text("article")
    page.close()
    assert asked == []
