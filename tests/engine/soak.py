"""How much the property tests try.

The same examples on every run, so that a red test is red for everybody. ``GOUJI_SOAK=50`` tries
fifty times as many, and other ones each time. ``GOUJI_SHRINK=0`` stops at the first failure
instead of looking for the smallest one.
"""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings

SOAK: Final = int(os.environ.get("GOUJI_SOAK", "1"))
SHRINK: Final = os.environ.get("GOUJI_SHRINK", "1") != "0"


def runs(examples: int) -> settings:
    return settings(
        max_examples=examples * SOAK,
        derandomize=SOAK == 1,
        database=None,
        deadline=None,
        phases=tuple(Phase) if SHRINK else (Phase.generate,),
        report_multiple_bugs=SHRINK,
        print_blob=SOAK > 1,
        suppress_health_check=list(HealthCheck),
    )
