"""What runs long and shows no line that shorter tests do not show.

Coverage makes a hand four times as slow. Tests say so with ``pytest.mark.untraced``; what several
tests share, which may be made while none of them runs, says it here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from coverage import Coverage


@contextmanager
def untraced() -> Iterator[None]:
    """Nothing is counted as covered in here. A worker among several has two that count, one over
    the other, of which pytest-cov's own mark stops only the upper."""
    stopped = []
    while (counting := Coverage.current()) is not None:
        counting.stop()
        stopped.append(counting)
    try:
        yield
    finally:
        for counting in reversed(stopped):
            counting.start()
