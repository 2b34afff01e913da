"""`knolle doctor`: what it finds on this machine, and behind a proxy."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from knolle.commands import app
from server.house import ENVIRONMENT, House
from server.proxies import free_port


def run(*words: str, **environment: str) -> tuple[int, str]:
    """Return the exit code and the output of the command."""
    done = CliRunner(env=ENVIRONMENT | environment).invoke(app, ["doctor", *words])
    assert not done.stderr, done.stderr
    return done.exit_code, " ".join(done.stdout.split())


def test_a_machine_is_ready(tmp_path: Path) -> None:
    port = free_port()
    code, told = run("--port", str(port), "--database", str(tmp_path / "new.db"))
    assert f"ok port Port {port} is free" in told and "new.db does not exist; the server will create it" in told
    assert "ok disk" in told and "ok clock" in told
    assert not (tmp_path / "new.db").exists()  # it changes nothing
    assert (code == 0) == ("ok code" in told)


def test_it_creates_nothing(tmp_path: Path) -> None:
    code, told = run("--port", str(free_port()), HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    assert "knolle.db does not exist; the server will create it" in told and "ok disk" in told
    assert (code == 0) == ("ok code" in told)
    assert list(tmp_path.iterdir()) == []


def test_a_bad_address_and_a_damaged_database_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"no database" * 1000)
    code, told = run("--port", "1", "--host", "192.0.2.1", "--database", str(tmp_path / "bad.db"))
    assert code == 1
    assert "to do port '192.0.2.1' is not an address of this machine" in told
    assert "to do database" in told and "is damaged: file is not a database. Stop the server" in told


@pytest.mark.slow
def test_a_running_server_is_looked_at_through_its_address(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        port = house.address.rpartition(":")[2]
        code, told = run(house.address, "--port", port, "--database", str(tmp_path / "knolle.db"))
        assert f"ok port A Knolle server is running on port {port}" in told and "knolle.db is sound" in told
        assert "ok proxy The proxy keeps the Host header." in told and "ok sockets" in told
        assert code == 1 and "to do https" in told and "is not encrypted" in told
        assert "metrics" not in told


def test_an_address_without_a_server_is_named(tmp_path: Path) -> None:
    code, told = run(f"http://127.0.0.1:{free_port()}", "--database", str(tmp_path / "new.db"))
    assert code == 1 and "to do proxy" in told and "cannot be reached" in told
