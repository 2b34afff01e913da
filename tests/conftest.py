"""Settings for all tests."""

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
