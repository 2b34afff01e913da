"""Settings for all tests."""

import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "full", max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("quick", settings.get_profile("full"), max_examples=20)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="fewer random matches")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("quick" if config.getoption("--quick") else "full")
    if not hasattr(config, "workerinput"):  # a script's job may ignore it, and so would all processes that tests start
        signal.signal(signal.SIGINT, signal.default_int_handler)
