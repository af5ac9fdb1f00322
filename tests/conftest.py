"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support.untraced import untraced

# A red test is red for everybody, at every run; and how fast the machine is at the moment says
# nothing about what is tested.
settings.register_profile(
    "alike",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("alike")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "untraced: long, and not counted for coverage")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    if item.get_closest_marker("untraced") is None:
        return (yield)
    with untraced():
        return (yield)
