"""The files of the compiled front end: listed once, served as they are or as the compressed copies beside them."""

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).resolve().parents[2] / "web"
INDEX, ICON = "index.html", "icon.svg"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Fixed here, because `mimetypes` reads the system's own tables, which differ."""


@dataclass(frozen=True)
class Asset:
    """One file. Those in `assets/` have a hash of their contents in their names and never change."""

    path: Path
    is_hashed: bool

    @cached_property
    def kind(self) -> str:
        suffix = self.path.suffix.lower()
        return TYPES.get(suffix) or mimetypes.guess_type(self.path.name)[0] or "application/octet-stream"

    @cached_property
    def bodies(self) -> dict[str, bytes]:
        """The file and its compressed copies, by encoding."""
        copies = {name: self.path.with_name(self.path.name + ending) for name, ending in ENCODINGS.items()}
        return {name: copy.read_bytes() for name, copy in copies.items() if copy.is_file()} | {
            "identity": self.path.read_bytes()
        }

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.bodies["identity"]).hexdigest()[:20]}"'

    def response(self, request: Request) -> Response:
        """Return the file in the best encoding the browser accepts, or 304 if the browser already has it."""
        headers = {"cache-control": FOREVER if self.is_hashed else ASK_AGAIN, "etag": self.tag}
        if len(self.bodies) > 1:
            headers["vary"] = "accept-encoding"
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        taken = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next(name for name in self.bodies if name in taken or name == "identity")
        if encoding != "identity":
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header allows.

    >>> sorted(accepted_encodings("gzip, br;q=1.0, zstd;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for part in header.split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def is_served(path: Path) -> bool:
    """Return whether a file is part of the front end: not a compressed copy, and not a file of its build."""
    return path.suffix not in ENCODINGS.values() and not path.name.startswith(".")


def assets(folder: Path = FOLDER) -> dict[str, Asset]:
    """Return every file of the front end by its URL path, none if it is not compiled; nothing else can be requested."""
    if not (folder / INDEX).is_file():
        return {}
    files = (path for path in folder.rglob("*") if path.is_file() and is_served(path))
    named = ((path.relative_to(folder).as_posix(), path) for path in files)
    found = {name: Asset(path, name.startswith("assets/")) for name, path in named}
    if ICON in found:
        found["favicon.ico"] = found[ICON]  # browsers ask for it where no page names an icon, as at /healthz
    return found
