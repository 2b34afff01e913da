"""A separate data folder for every test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of matches, records and guests during a test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("KNOLLE_DATA", str(folder))
    return folder
