"""Lines of the terminal are broken where a reader expects it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from adapters.console.folding import folded

CLOSING = "、。，：；！？）」"
WORDS = st.text(alphabet="点手贡a b1（）「」，。；：、\n→·", max_size=60)


def test_words_without_spaces_fill_the_line() -> None:
    """A term does not stand alone because its explanation has no space in it."""
    lines = folded("点手 = 欠着点贡又摸了大王，亮出来，报个数", 20).splitlines()
    assert lines[0] == "点手 = 欠着点贡又摸"
    assert lines[1] == "了大王，亮出来，报个"


def test_no_line_begins_with_a_closing_mark() -> None:
    lines = folded("老王先出四个九；小李过", 14).splitlines()
    assert lines == ["老王先出四个", "九；小李过"]


def test_words_with_spaces_are_not_torn() -> None:
    assert folded("three of a kind", 8) == "three of\na kind"


@given(WORDS, st.integers(4, 30))
def test_nothing_is_lost_and_every_line_fits(text: str, width: int) -> None:
    made = folded(text, width)
    assert "".join(made.split()) == "".join(text.split())
    for line in made.split("\n"):
        alone = "\n" not in folded(line, 1)
        assert cell_len(line) <= width or alone


@pytest.mark.parametrize("width", range(6, 30))
def test_marks_stay_with_their_words(width: int) -> None:
    for line in folded("切不切牌（最多3刀）：问你；也可以让对头切。", width).split("\n"):
        assert line[0] not in CLOSING
        assert line[-1] not in "（「"
