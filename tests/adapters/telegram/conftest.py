"""Marks the test that takes long when it is told to."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "kills: kills the bot GOUJI_KILLS times (4), from SEED (1)")
