"""nginx and Caddy in front of servers on this machine, with TLS for localhost."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path
from types import TracebackType

import pytest

PATIENCE = 60.0
CADDY_SETTINGS = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
"""Caddy listens on no other port and leaves the system's certificates alone."""


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def program(name: str) -> str:
    """Return the path of a program, or skip the test."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


class Proxy:
    """A proxy in a separate process, which answers at `url`; `authority` is the certificate to trust."""

    def __init__(self, folder: Path, command: list[str], port: int, authority: Path, **environment: str) -> None:
        self.url = f"https://localhost:{port}"
        self.authority = authority
        self._port = port
        self._log = folder / "proxy.log"
        homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, env=os.environ | homes | environment, stdout=log, stderr=log)

    def __enter__(self) -> "Proxy":
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert self._process.poll() is None and time.monotonic() < end, self._log.read_text()
            time.sleep(0.02)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _is_ready(self) -> bool:
        try:
            with (
                socket.create_connection(("127.0.0.1", self._port)) as plain,
                self.trust.wrap_socket(plain, server_hostname="localhost"),
            ):
                return True
        except OSError:  # among them errors of TLS, and a certificate that is not there yet
            return False

    @property
    def trust(self) -> ssl.SSLContext:
        """The settings of a client that trusts this proxy and nobody else."""
        return ssl.create_default_context(cafile=self.authority)


def caddy(folder: Path, sites: str, port: int, **environment: str) -> Proxy:
    """Start Caddy with a Caddyfile whose site is localhost and the port."""
    file = folder / "Caddyfile"
    file.write_text(CADDY_SETTINGS + sites)
    authority = folder / "caddy/pki/authorities/local/root.crt"
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    return Proxy(folder, command, port, authority, **environment)


def nginx(folder: Path, blocks: str, port: int) -> Proxy:
    """Start nginx with blocks of its `http` section, which may name the files cert.pem and key.pem."""
    path, temporary = program("nginx"), folder / "temporary"
    temporary.mkdir(exist_ok=True)
    make = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    make += ["-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(make, cwd=folder, check=True, capture_output=True)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {temporary / kind};" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid;\nevents {{}}\nhttp {{\n{paths}\n{blocks}\n}}\n")
    command = [path, "-p", str(folder), "-c", str(file), "-e", str(folder / "errors"), "-g", "daemon off;"]
    return Proxy(folder, command, port, folder / "cert.pem")
