"""`knolle doctor`: what it finds on this machine, and behind a proxy."""

import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

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


class Front(BaseHTTPRequestHandler):
    """A proxy that ends the connection unless it is asked about the server."""

    def do_GET(self) -> None:
        if self.path == "/api/server":
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"protocol": 1}')

    def do_POST(self) -> None: ...

    def log_message(self, format: str, *args: object) -> None: ...


def test_what_one_check_finds_is_told_although_others_fail(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Front) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            address = f"http://127.0.0.1:{server.server_port}"
            code, told = run(address, "--port", str(free_port()), "--database", str(tmp_path / "new.db"))
        finally:
            server.shutdown()
    assert code == 1 and "ok disk" in told and "ok clock It differs from the proxy's by" in told
    assert "to do https" in told
    for subject in ("proxy", "metrics", "sockets"):
        assert f"to do {subject} This could not be checked: Remote end closed connection" in told


def test_a_server_that_does_not_speak_http_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        Thread(target=answer, args=(listening, b"SSH-2.0-potato\r\n"), daemon=True).start()
        port = listening.getsockname()[1]
        code, told = run(f"http://127.0.0.1:{port}", "--database", str(tmp_path / "new.db"))
    assert code == 1 and "cannot be reached: it does not speak HTTP" in told


def answer(listening: socket.socket, words: bytes) -> None:
    """Answer one connection."""
    connection, _ = listening.accept()
    with connection:
        connection.recv(65536)
        connection.sendall(words)
