"""The QR code has an address that others can use. It is checked by generating the same code."""

from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
import segno

from server.visiting import code_of, run_async, visiting

SHARE = "http://192.168.1.5:8000"


def picture(address: str) -> list[str]:
    drawn = BytesIO()
    segno.make(address, micro=False, error="m").save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True
    )
    return paths(drawn.getvalue())


def paths(svg: bytes) -> list[str]:
    return [part.get("d") for part in ElementTree.fromstring(svg) if part.tag.endswith("path")]


@pytest.mark.parametrize(
    ("home", "share", "leads_to"),
    [
        ("http://localhost:8000", SHARE, SHARE),
        ("http://127.0.0.1:8000", SHARE + "/", SHARE),
        ("http://[::1]:8000", SHARE, SHARE),
        ("http://localhost:8000", None, "http://localhost:8000"),
        ("http://192.168.1.9", SHARE, "http://192.168.1.9"),
        ("https://cards.example", SHARE, "https://cards.example"),
    ],
)
@run_async
async def test_the_code_has_the_address_for_others(tmp_path: Path, home: str, share: str | None, leads_to: str) -> None:
    async with visiting(tmp_path, share=share) as visit:
        told = await visit.browser(home=home).get("/api/qr.svg?path=/t/abc-_1")
        assert told.status_code == 200
        assert told.headers["content-type"] == "image/svg+xml"
        assert "max-age" in told.headers["cache-control"]
        assert paths(told.content) == picture(f"{leads_to}/t/abc-_1")
        assert 'fill="#fff"' in told.text and 'stroke="#000"' in told.text and "style" not in told.text


@run_async
async def test_only_pages_of_this_server_are_drawn(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        visitor = visit.browser()
        for path in ("", "t/x", "http://elsewhere.example", "/" + "x" * 200, "/a%0A", "/<b>", "/t/%00"):
            assert code_of(await visitor.get(f"/api/qr.svg?path={path}")) == (400, "bad-query"), path
        assert code_of(await visitor.get("/api/qr.svg")) == (400, "bad-query")
        assert (await visitor.get("/api/qr.svg", params={"path": "/" + "x" * 199})).status_code == 200
        long = await visitor.get("/api/qr.svg?path=/", headers={"host": "x" * 256})
        assert code_of(long) == (400, "bad-host")
