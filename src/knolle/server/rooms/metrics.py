"""The server's metrics, for /metrics."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Steps(Collector):
    """Entries added to journals: counted in the event loop only, so no lock is needed."""

    count = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("knolle_steps", "Entries added to journals.", value=self.count)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Steps()
        self.registry.register(self.steps)
        self.refusals = Counter("knolle_refusals", "Commands refused, by code.", ["code"], registry=self.registry)
        self.sockets = Gauge("knolle_sockets", "Sockets connected.", registry=self.registry)
        self.tables = Gauge("knolle_tables", "Tables in memory.", registry=self.registry)
        self.notices = Counter("knolle_notices", "Notices, by outcome.", ["outcome"], registry=self.registry)
        self.slow = Counter(
            "knolle_slow_clients", "Clients disconnected because they read too slowly.", registry=self.registry
        )

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)
