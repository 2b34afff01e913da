"""Registers the sample while its tests run: a record names its game by slug."""

import pytest

from knolle.core.registry import GAMES


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "sample-tricks", "knolle.sample")
