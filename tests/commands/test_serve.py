"""`knolle serve` and `knolle` without a command: how a server starts, what it prints, how it stops."""

import signal
import socket
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from knolle.commands import app, welcome
from knolle.commands.serve import checked_origin
from knolle.core.errors import OptionError
from knolle.server.process import addresses
from knolle.server.protocol import VERSION
from server.house import ENVIRONMENT, KNOLLE, PATIENCE, House

pytestmark = pytest.mark.slow


def refused(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a server that refuses to start."""
    return subprocess.run(
        [*KNOLLE, *words], capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT | environment
    )


# -- starting and stopping -------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_starts_and_stops(tmp_path: Path, number: signal.Signals) -> None:
    with House(tmp_path) as house, house.browser() as ann:
        assert ann.get("/healthz").json() == {"status": "ok"}
        assert house.address.startswith("http://127.0.0.1:")
        assert f"Tables are stored in {tmp_path / 'knolle.db'}\n" in house.said
        assert house.stop(number) == 0
    assert "Traceback" not in house.log.read_text()


def test_clients_are_told_that_the_server_will_be_back(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.browser() as ann:
        ann.get("/api/me")
        key = ann.post("/api/tables", json={"game": "potato-man", "players": 2}).json()["key"]
        cookie = {"Cookie": f"knolle={ann.cookies['knolle']}"}
        with connect(f"{house.address.replace('http', 'ws')}/api/tables/{key}/socket", additional_headers=cookie) as ws:
            ws.send(f'{{"type": "hello", "version": {VERSION}}}')
            assert '"snapshot"' in str(ws.recv(PATIENCE))
            house.process.send_signal(signal.SIGINT)
            heard: list[str] = []
            with pytest.raises(ConnectionClosed) as closed:
                heard.extend(map(str, ws))
        assert heard[-1] == '{"type":"bye","code":"restart","again":true}'
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        assert house.process.wait(PATIENCE) == 0
    with House(tmp_path) as house, house.browser() as again:  # the table is still there
        again.cookies = ann.cookies
        assert again.get(f"/api/tables/{key}").json()["table"]["status"] == "waiting"


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.browser() as ann:
        ann.get("/api/me")
        ann.patch("/api/me", json={"name": "Ann"})
        house.stop(signal.SIGKILL)
    with House(tmp_path) as house, house.browser() as again:
        assert again.get("/api/me", headers={"cookie": f"knolle={ann.cookies['knolle']}"}).json() == {"name": "Ann"}


def test_environment_variables_work_like_options(tmp_path: Path) -> None:
    told = {
        "KNOLLE_METRICS_OPEN": "1",
        "KNOLLE_ORIGIN": "https://a.example https://b.example",
        "KNOLLE_HOST": "127.0.0.2",
    }
    with House(tmp_path, "--log-format", "text", KNOLLE_LOG_LEVEL="debug", **told) as house, house.browser() as ann:
        assert house.address.startswith("http://127.0.0.2:")
        assert ann.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 200
        ann.get("/api/me")
        for origin, status in (("https://b.example", 200), ("https://c.example", 403)):
            answer = ann.patch("/api/me", json={"name": "Ann"}, headers={"origin": origin})
            assert answer.status_code == status
        assert house.stop() == 0
    assert "  info  request  request=" in house.log.read_text()


def test_only_named_proxies_are_trusted(tmp_path: Path) -> None:
    from_afar = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    with House(tmp_path) as house, house.browser() as ann:
        assert "Secure" not in ann.get("/api/me", headers=from_afar).headers["set-cookie"]
    with House(tmp_path, "--trust-proxy", "127.0.0.1") as house, house.browser() as ann:
        assert "Secure" in ann.get("/api/me", headers=from_afar).headers["set-cookie"]
        assert house.stop() == 0


# -- addresses -------------------------------------------------------------------------------------


def test_a_requested_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = refused("serve", "--port", port, "--database", str(tmp_path / "k.db"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"knolle: Port {port} is in use") and done.stderr.endswith("[port-taken]\n")


def test_the_next_free_port_is_used_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(addresses, "DEFAULT_PORT", port)
        sockets = addresses.listen(["127.0.0.1"], None)
        try:
            assert port < addresses.port_of(sockets) < port + addresses.TRIES
        finally:
            for one in sockets:
                one.close()


def test_all_hosts_get_the_same_port() -> None:
    sockets = addresses.listen(["127.0.0.1", "127.0.0.2"], 0)
    try:
        assert len({one.getsockname()[1] for one in sockets}) == 1
        assert [one.getsockname()[0] for one in sockets] == ["127.0.0.1", "127.0.0.2"]
    finally:
        for one in sockets:
            one.close()


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid", "x" * 300])
def test_a_host_that_is_not_this_machine_is_refused(host: str) -> None:
    with pytest.raises(addresses.ServingError) as error:
        addresses.listen([host], 0)
    assert error.value.code == "bad-host"


def test_knolle_without_a_command_shares_with_the_local_network(tmp_path: Path) -> None:
    with House(tmp_path, "--no-open", command=None) as house, house.browser() as ann:
        at_home = addresses.private_address()
        shared = ann.get("/api/server").json()["share"]
        if at_home is None:
            assert shared is None and "nobody else" in house.said[1]
        else:
            assert shared == house.address.replace("127.0.0.1", at_home)
            assert shared in house.said[1]
            assert ann.get(f"{shared}/healthz").json() == {"status": "ok"}
        assert house.stop() == 0


def test_knolle_without_a_command_can_be_local(tmp_path: Path) -> None:
    with House(tmp_path, "--local", command=None) as house, house.browser() as ann:
        assert ann.get("/api/server").json()["share"] is None
        assert not any("others" in line for line in house.said)


@pytest.mark.parametrize(
    ("address", "is_private"), [("192.168.1.4", True), ("172.20.0.2", True), ("203.0.113.7", False), (None, False)]
)
def test_only_private_addresses_are_shared(
    monkeypatch: pytest.MonkeyPatch, address: str | None, is_private: bool
) -> None:
    class Probe:
        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, _: object) -> None:
            if address is None:
                raise OSError("no way out")

        def getsockname(self) -> tuple[str | None, int]:
            return address, 1

    monkeypatch.setattr(socket, "socket", Probe)
    assert addresses.private_address() == (address if is_private else None)


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--workers", "2"], "workers-need-postgres"),
        (["--database", "mysql://x"], "bad-database"),
        (["--origin", "cards.example"], "bad-origin"),
        (["--origin", "https://cards.example/page"], "bad-origin"),
        (["--host", "203.0.113.7"], "bad-host"),
    ],
)
def test_invalid_settings_are_refused(tmp_path: Path, words: list[str], code: str) -> None:
    given = ["serve", "--port", "0", *words]
    done = CliRunner(env={"KNOLLE_DATABASE": str(tmp_path / "k.db")}).invoke(app, given)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.endswith(f"[{code}]\n") and done.stderr.count("\n") == 1


def test_one_server_per_file(tmp_path: Path) -> None:
    with House(tmp_path):
        done = refused("serve", "--port", "0", KNOLLE_DATABASE=str(tmp_path / "knolle.db"))
    assert done.returncode == 1 and done.stderr.endswith("[database-in-use]\n") and done.stderr.count("\n") == 1


def test_options_of_a_server_do_not_hide_commands() -> None:
    assert CliRunner().invoke(app, ["--bingo"]).exit_code == 2
    assert "Usage: knolle serve" in CliRunner().invoke(app, ["--bingo"], env={"NO_COLOR": "1"}).stderr


def test_origins_are_normalised_as_browsers_send_them() -> None:
    assert checked_origin("HTTPS://Cards.Example:444/") == "https://cards.example:444"
    with pytest.raises(OptionError):
        checked_origin("ftp://cards.example")


# -- the welcome -----------------------------------------------------------------------------------


def test_the_qr_code_is_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    import segno

    class Terminal:
        encoding = "utf-8"

    monkeypatch.setattr(welcome.sys, "stdout", Terminal())
    address = "http://192.168.178.23:8282"
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=2)]
    lines = welcome.qr(address, is_coloured=True).split("\n")
    assert all(line.startswith("\033[30;107m") and line.endswith("\033[0m") for line in lines)
    drawn = [line.removeprefix("\033[30;107m").removesuffix("\033[0m") for line in lines]
    upper = [[letter in "\u2580\u2588" for letter in line] for line in drawn]
    assert upper == [[bool(dark) for dark in row] for row in rows[::2]]
    plain = welcome.qr(address, is_coloured=False)
    assert "\033" not in plain and len(plain.split("\n")) == len(lines)
    Terminal.encoding = "ascii"
    assert welcome.qr(address, is_coloured=True) == ""


@pytest.mark.parametrize(
    ("is_terminal", "display", "is_opened", "is_seen"),
    [(True, ":0", True, True), (True, "", True, False), (False, ":0", True, False), (True, ":0", False, False)],
)
def test_the_browser_opens_only_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool, display: str, is_opened: bool, is_seen: bool
) -> None:
    import threading
    import webbrowser

    opened: list[str] = []
    was_opened = threading.Event()
    monkeypatch.setattr(webbrowser, "open", lambda address: (opened.append(address), was_opened.set()))
    monkeypatch.setattr(welcome.sys, "platform", "linux")
    monkeypatch.setattr(welcome.sys.stdout, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    welcome.Welcome("http://127.0.0.1:1", None, "k.db", None, is_shared=False, is_opened=is_opened).say()
    assert was_opened.wait(PATIENCE if is_seen else 0.2) == is_seen
    assert opened == (["http://127.0.0.1:1"] if is_seen else [])


def test_another_port_is_announced(capsys: pytest.CaptureFixture[str]) -> None:
    welcome.Welcome("http://127.0.0.1:8283", None, "k.db", 8282, is_shared=False, is_opened=False).say()
    assert "Port 8282 is in use by another program" in capsys.readouterr().out
