"""What runs long and shows no line that shorter tests do not show.

Coverage makes a hand four times as slow. Tests say so with ``pytest.mark.no_cover``; what several
tests share, which may be made while none of them runs, says it here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from coverage import Coverage


@contextmanager
def untraced() -> Iterator[None]:
    """Nothing is counted as covered in here."""
    tracing = Coverage.current()
    if tracing is None:
        yield
        return
    tracing.stop()
    try:
        yield
    finally:
        tracing.start()
