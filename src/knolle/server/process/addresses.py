"""The server's listening sockets, and its address in the local network."""

import errno
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, ip_address

from knolle.server.errors import ServingError

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8282
TRIES = 20
"""Ports that are tried, starting with the default."""
PRIVATE = tuple(map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))


def private_address() -> str | None:
    """Return this machine's address in its local network; None if it has none or only a public one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; selects the interface
        except OSError:
            return None
        address = ip_address(probe.getsockname()[0])
    return str(address) if any(address in network for network in PRIVATE) else None


def listen(hosts: Sequence[str], port: int | None) -> list[socket.socket]:
    """Return sockets listening on all hosts and one port: the given one, or the first free one from the default on."""
    if port is not None:
        return _bind(hosts, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + TRIES):
        try:
            return _bind(hosts, candidate)
        except ServingError as error:
            if error.code != "port-taken":
                raise
    sentence = f"Ports {DEFAULT_PORT} to {DEFAULT_PORT + TRIES - 1} are all in use; choose another with --port."
    raise ServingError("port-taken", sentence, port=DEFAULT_PORT)


def port_of(listening: list[socket.socket]) -> int:
    """Return the port that the sockets listen on."""
    port: int = listening[0].getsockname()[1]
    return port


def url(host: str, port: int) -> str:
    """Return the URL of a server.

    >>> url("::1", 8282)
    'http://[::1]:8282'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _bind(hosts: Sequence[str], port: int) -> list[socket.socket]:
    sockets: list[socket.socket] = []
    try:
        for host in hosts:
            for family, address in _resolve(host, port_of(sockets) if sockets else port):
                sockets.append(_bind_one(family, address, host))
    except BaseException:
        for one in sockets:
            one.close()
        raise
    return sockets


def _resolve(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int]]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        sentence = f"{host!r} is not an address of this machine: {why}. Use 127.0.0.1, 0.0.0.0 or one of its own."
        raise ServingError("bad-host", sentence, host=host) from None
    return [(family, address) for family, _, _, _, address in found]  # type: ignore[misc]


def _bind_one(family: socket.AddressFamily, address: tuple[str, int], host: str) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(2048)
    except OSError as error:
        one.close()
        raise _serving_error(error, host, address[1]) from None
    return one


def _serving_error(error: OSError, host: str, port: int) -> ServingError:
    if error.errno == errno.EADDRINUSE:
        sentence = f"Port {port} is in use by another program; choose another with --port."
        return ServingError("port-taken", sentence, port=port)
    if error.errno == errno.EACCES:
        sentence = f"You may not use port {port}; choose one above 1023 with --port."
        return ServingError("port-forbidden", sentence, port=port)
    sentence = (
        f"{host!r} is not an address of this machine: {error.strerror}. Use 127.0.0.1, 0.0.0.0 or one of its own."
    )
    return ServingError("bad-host", sentence, host=host)


def raise_file_limit() -> None:
    """Raise the limit of open files to the most the system allows: every player needs a socket."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems report a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def address_for_servers(sockets: list[socket.socket]) -> str | None:
    """Return where servers on other machines reach this one as `host:port`; None if it listens on loopback only."""
    for listening in sockets:
        host, port = listening.getsockname()[:2]
        address = ip_address(host)
        if address.is_unspecified:
            return f"{socket.gethostname()}:{port}"
        if not address.is_loopback:
            return f"{host}:{port}"
    return None
