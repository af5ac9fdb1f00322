"""Long tests do not pay for the count of what is covered."""

from __future__ import annotations

import pytest
from coverage import Coverage

from tests.support.untraced import untraced


@pytest.mark.untraced
def test_nothing_is_counted_in_an_untraced_test() -> None:
    assert Coverage.current() is None


def test_counting_goes_on_behind_an_untraced_part() -> None:
    before = Coverage.current()
    with untraced():
        assert Coverage.current() is None
    assert Coverage.current() is before
