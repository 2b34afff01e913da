"""The parts of deploy/compose.yaml as processes: PostgreSQL, two servers, and a proxy with TLS for all players."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import yaml

from server.crash.process import ServerProcess
from server.crash.test_owners import play, restart
from server.proxies import caddy, free_port

pytestmark = [pytest.mark.slow, pytest.mark.long]

DEPLOY = Path(__file__).parents[3] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_a_rolling_restart_behind_the_proxy_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    services, port = COMPOSE["services"], free_port()
    names = [name for name, service in services.items() if service["image"] == "knolle"]
    servers = []
    site = (DEPLOY / "Caddyfile").read_text()
    for name in names:
        (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
        environment = services[name]["environment"] | {"KNOLLE_LOG_FORMAT": "text"}
        assert environment["KNOLLE_TRUST_PROXY"] == network["subnet"]
        environment["KNOLLE_TRUST_PROXY"] = "127.0.0.1"
        servers.append(ServerProcess(postgres_url, tmp_path / f"errors-{name}", **environment))
        assert f"{name}:8282" in site
        site = site.replace(f"{name}:8282", f"127.0.0.1:{servers[-1].port}")
    assert len(servers) == 2 and ":8282" not in site
    with caddy(tmp_path, site, port, KNOLLE_SITE=f"localhost:{port}") as proxy:
        asyncio.run(play(postgres_url, servers, lambda: restart(servers), proxy))
