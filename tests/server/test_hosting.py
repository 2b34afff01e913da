"""The examples of docs/hosting.md and deploy/ work as they are written; only names and ports are replaced."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from server.house import ENVIRONMENT, KNOLLE, PATIENCE, House
from server.proxies import Proxy, caddy, free_port, nginx

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/hosting.md").read_text()
BLOCKS = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = re.findall(r"knolle serve (--[^`\n]+)", TEXT)
TRUST = ["--trust-proxy", "127.0.0.1"]


def block_with(*words: str) -> str:
    """Return the only example that contains all these words."""
    (found,) = (block for block in BLOCKS if all(word in block for word in words))
    return found


def port_of(house: House) -> int:
    return int(house.address.rpartition(":")[2])


def nginx_site(port: int, upstream: str | None = None) -> str:
    """Return the example for nginx at a port, with another upstream if given."""
    site = block_with("listen 443 ssl;")
    if upstream is not None:
        site, n = re.subn(r"upstream knolle \{.*?\n\}\n", lambda _: upstream, site, flags=re.DOTALL)
        assert n == 1
    certificate = "ssl_certificate cert.pem; ssl_certificate_key key.pem;"
    return site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;").replace("# ssl_certificate …", certificate)


def at_ports(text: str, *houses: House) -> str:
    """Replace the addresses of the servers in an example, in their order."""
    addresses = sorted(set(re.findall(r"\b[\d.]+:828\d\b", text)))
    assert len(addresses) == len(houses)
    for address, house in zip(addresses, houses, strict=True):
        text = text.replace(address, f"127.0.0.1:{port_of(house)}")
    return text


def check(proxy: Proxy, house: House, database: str) -> None:
    """Check that `knolle doctor` has nothing to complain about, and that metrics are closed."""
    command = [*KNOLLE, "doctor", proxy.url, "--port", str(port_of(house)), "--database", database]
    environment = ENVIRONMENT | {"SSL_CERT_FILE": str(proxy.authority)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    told = " ".join(done.stdout.split())
    for subject in ("https Visitors use https", "proxy The proxy keeps", "sockets The proxy passes", "port A Knolle"):
        assert f"ok {subject}" in told, done.stdout + done.stderr
    assert httpx.get(f"{proxy.url}/metrics", verify=proxy.trust, timeout=PATIENCE).status_code == 403


def test_nginx(tmp_path: Path) -> None:
    port = free_port()
    with (
        House(tmp_path, *TRUST) as house,
        nginx(tmp_path, at_ports(nginx_site(port), house), port) as proxy,
    ):
        check(proxy, house, str(tmp_path / "knolle.db"))


def test_caddy(tmp_path: Path) -> None:
    port = free_port()
    site = block_with("reverse_proxy").replace("cards.example", f"localhost:{port}")
    with House(tmp_path, *TRUST) as house, caddy(tmp_path, at_ports(site, house), port) as proxy:
        check(proxy, house, str(tmp_path / "knolle.db"))


@pytest.fixture
def two_houses(tmp_path: Path, postgres_url: str) -> Iterator[list[House]]:
    """Start two servers on one database."""
    with ExitStack() as stack:
        houses = []
        for k in range(2):
            (tmp_path / str(k)).mkdir()
            houses.append(stack.enter_context(House(tmp_path / str(k), *TRUST, KNOLLE_DATABASE=postgres_url)))
        yield houses


@pytest.mark.long
@pytest.mark.parametrize("words", [("least_conn",), ("hash $table",)])
def test_nginx_asks_another_server_when_one_has_ended(
    tmp_path: Path, two_houses: list[House], words: tuple[str, ...]
) -> None:
    port = free_port()
    site = at_ports(nginx_site(port, block_with(*words)), *two_houses)
    with (
        nginx(tmp_path, site, port) as proxy,
        httpx.Client(base_url=proxy.url, verify=proxy.trust, timeout=PATIENCE) as guest,
    ):
        guest.get("/api/me").raise_for_status()
        keys = [guest.post("/api/tables", json={"game": "companeros", "players": 3}).json()["key"] for _ in range(4)]
        two_houses[0].process.kill()
        two_houses[0].process.wait()
        for _ in range(3):
            assert [guest.get(f"/api/tables/{key}").status_code for key in keys] == [200] * 4


@pytest.mark.long
@pytest.mark.parametrize("flags", COMMANDS)
def test_a_command_starts_a_server(tmp_path: Path, postgres_url: str, flags: str) -> None:
    with House(tmp_path, *flags.split(), KNOLLE_DATABASE=postgres_url) as house:
        assert httpx.get(f"{house.address}/healthz", timeout=PATIENCE).status_code == 200
        assert house.stop() == 0


def test_the_unit_starts_a_server(tmp_path: Path) -> None:
    unit = (ROOT / "deploy/knolle.service").read_text()
    settings = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", unit, re.MULTILINE))
    assert Path(settings.pop("KNOLLE_CACHE")) == Path("/var/cache/knolle")  # here the cache has what is compiled
    settings |= {"KNOLLE_DATABASE": str(tmp_path / Path(settings["KNOLLE_DATABASE"]).name), "KNOLLE_PORT": "0"}
    (command,) = re.findall(r"^ExecStart=\S+/knolle (.*)$", unit, re.MULTILINE)
    with House(tmp_path, command=command, **settings) as house:
        assert httpx.get(f"{house.address}/healthz", timeout=PATIENCE).status_code == 200
