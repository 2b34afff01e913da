"""Hooks of the documentation site: links out of the documents, and the README as the first page."""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!rules/)[^)]*\)")
ROOT = Path(__file__).parents[1]


def on_files(files: Any, config: Any) -> Any:
    """Add the README as the first page; its links to documents are relative to the folder above."""
    text = (ROOT / "README.md").read_text("utf-8").replace("](docs/", "](")
    text = re.sub(r"\[([^\]]+)\]\([A-Z]+(?:\.md)?\)", r"\1", text)
    files.append(File.generated(config, "index.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn links to files of the repository, which are not part of the site, into plain text."""
    return OUTSIDE.sub(lambda link: link[1] if "README" not in link[0] else f"[{link[1]}](index.md)", markdown)
