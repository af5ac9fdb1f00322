"""What holds for every test."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

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
