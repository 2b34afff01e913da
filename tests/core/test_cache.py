"""Machine code is cached in a folder named after its sources, whoever imports numba first."""

import os
import subprocess
import sys

import pytest

from knolle.core import cache

SCRIPT = "import {first}, knolle; knolle.game('potato-man').kernel; import numba; print(numba.config.CACHE_DIR)"


@pytest.mark.parametrize("first", ["sys", "numba", "knolle.core.bits"])
def test_cache_folder(first, tmp_path):
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    clean["KNOLLE_CACHE"] = str(tmp_path)
    shown = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(first=first)], env=clean, capture_output=True, text=True, check=True
    )
    folder = shown.stdout.strip()
    assert folder.startswith(str(tmp_path / "knolle")) and len(os.path.basename(folder)) == 16


def test_code_with_bounds_checks_has_its_own_folder(monkeypatch):
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    plain = cache.fingerprint()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.fingerprint() != plain


def test_another_processor_has_its_own_folder(monkeypatch, tmp_path):
    (tmp_path / "cpuinfo").write_text("model name : P\ncpu MHz : 1\nflags : a b\n\nmodel name : P\n")
    monkeypatch.setattr(cache, "CPUINFO", tmp_path / "cpuinfo")
    assert cache.processor() == "model name : P\nflags : a b"
    first = cache.fingerprint()
    (tmp_path / "cpuinfo").write_text("model name : P\ncpu MHz : 2\nflags : a b\n\n")
    assert cache.fingerprint() == first
    (tmp_path / "cpuinfo").write_text("model name : P\nflags : a b c\n\n")
    assert cache.fingerprint() != first
    monkeypatch.setattr(cache, "CPUINFO", tmp_path / "nothing")
    assert cache.fingerprint() != first
