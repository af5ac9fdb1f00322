"""How much the property tests try.

The same examples on every run, so that a red test is red for everybody. ``GOUJI_SOAK=50`` tries
fifty times as many, and other ones each time.
"""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings

SOAK: Final = int(os.environ.get("GOUJI_SOAK", "1"))


def runs(examples: int) -> settings:
    return settings(
        max_examples=examples * SOAK,
        derandomize=SOAK == 1,
        database=None,
        deadline=None,
        print_blob=SOAK > 1,
        suppress_health_check=list(HealthCheck),
    )
