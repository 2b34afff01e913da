"""Pages: the compiled front end, and the small pages that the server renders itself."""

import gzip
from html.parser import HTMLParser
from pathlib import Path

import pytest

from knolle.server.http import web
from knolle.server.http.frontend import assets
from server.visiting import Visit, code_of, run_async, visiting

BROWSER = {"accept": "text/html,*/*"}


class Links(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.links += [value for name in ("href", "src") if (value := found.get(name))]
        self.ids |= {found["id"] or ""} if "id" in found else set()


async def page(visit: Visit, path: str) -> str:
    answer = await visit.browser(headers=BROWSER).get(path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["x-robots-tag"] == "noindex"
    return answer.text


@run_async
async def test_a_front_end_that_was_never_compiled_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "assets", lambda _: assets(tmp_path / "nothing"))
    async with visiting(tmp_path) as visit:
        for path in ("/", "/t/abc"):
            assert "python web/build.py build" in await page(visit, path)
            assert (await visit.browser().get(path)).status_code == 503
        assert code_of(await visit.browser().get("/assets/x.js")) == (404, "no-such-path")


@run_async
async def test_the_api_documentation_is_complete(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        text = await page(visit, "/api/docs")
        found = Links(text)
        assert {"open_table", "review", "TableFacts", "NewTable", "Refusal"} <= found.ids
        for link in found.links:
            if link.startswith("#"):
                assert link[1:] in found.ids, link
        assert "no-such-match" in text and "https:" not in text


@run_async
async def test_a_name_on_the_page_of_a_link_is_escaped(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("<i>Ann")
        assert "currently &lt;i&gt;Ann" in (await ann.get("/move/x")).text
        assert "no name or tables on this device" in (await visit.browser().get("/move/x")).text


@pytest.fixture
def front_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "assets" / "app-12ab34cd.js").write_text("let potatoes = 3\n" * 50)
    (folder / "assets" / "app-12ab34cd.js.gz").write_bytes(gzip.compress(b"let potatoes = 3\n" * 50))
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(web, "assets", lambda _: assets(folder))
    return folder


@run_async
async def test_every_page_path_serves_the_front_end(tmp_path: Path, front_end: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser(headers=BROWSER)
        for path in ("/", "/t/abc", "/rules/potato-man"):
            answer = await visitor.get(path)
            assert answer.text == "<!doctype html><title>Table</title>", path
            assert answer.headers["cache-control"] == "no-cache"
        again = await visitor.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "Continue on this device" in (await visitor.get("/move/x")).text
        assert (await visitor.get("/api/games")).headers["content-type"] == "application/json"
        assert (await visitor.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"


@run_async
async def test_assets_are_cached_forever_and_sent_compressed(tmp_path: Path, front_end: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser()
        path = "/assets/app-12ab34cd.js"
        small = await visitor.get(path, headers={"accept-encoding": "gzip, deflate"})
        plain = await visitor.get(path, headers={"accept-encoding": "gzip;q=0"})
        assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert small.content == plain.content == b"let potatoes = 3\n" * 50
        assert small.headers["vary"] == "accept-encoding"
        assert small.headers["content-type"] == "text/javascript; charset=utf-8"
        assert small.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/hosts.x",
    ],
)
@run_async
async def test_nothing_else_is_served(tmp_path: Path, front_end: Path, path: str) -> None:
    async with visiting(tmp_path) as visit:
        answer = await visit.browser().get(path)
        assert code_of(answer) == (404, "no-such-path")
        assert "secret" not in answer.text


@run_async
async def test_the_favicon_is_the_front_end_icon(tmp_path: Path, front_end: Path) -> None:
    async with visiting(tmp_path) as visit:
        icon = await visit.browser().get("/favicon.ico")
        assert (icon.status_code, icon.headers["content-type"], icon.text) == (200, "image/svg+xml", "<svg/>")


@run_async
async def test_files_can_only_be_read(tmp_path: Path, front_end: Path) -> None:
    async with visiting(tmp_path) as visit:
        assert code_of(await visit.browser().post("/manifest.webmanifest")) == (405, "no-such-method")
        assert code_of(await visit.browser().post("/nothing.js")) == (404, "no-such-path")
