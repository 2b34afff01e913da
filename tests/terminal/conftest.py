"""A data folder of its own for every test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the terminal keeps matches, records and guests during a test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("KNOLLE_DATA", str(folder))
    return folder
