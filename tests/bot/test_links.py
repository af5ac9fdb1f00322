"""Links that bring somebody from a room to his private chat, and to a table."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import table as tables
from bot.links import is_genuine, payload, table_in
from bot.messages import Address
from bot.table import Phase, Table
from tests.bot.conftest import Club


def table(id: int, secret: str) -> Table:
    return tables.opened(
        id=id,
        room=Address.room("chat", "-100"),
        number=1,
        game="gouji",
        profile="finalstone",
        host=1,
        secret=secret,
        at=datetime(2026, 5, 1, tzinfo=UTC),
    )


@given(st.integers(1, 36**7 - 1), st.text(min_size=1, max_size=40))
def test_a_link_names_its_table_and_fits_a_start_parameter(id: int, secret: str) -> None:
    link = payload(table(id, secret))
    assert table_in(link) == id
    assert is_genuine(link, table(id, secret))
    assert len(link) <= 64
    assert link.isascii()
    assert all(letter.isalnum() or letter in "_-" for letter in link)


@given(st.text(max_size=30))
def test_other_words_name_no_table(words: str) -> None:
    assert table_in(words) is None or is_genuine(words, table(1, "x")) is False


def test_a_link_of_another_table_or_secret_is_not_genuine() -> None:
    link = payload(table(7, "one"))
    assert not is_genuine(link, table(7, "two"))
    assert not is_genuine(link.replace("s7", "s8"), table(8, "one"))


@pytest.mark.parametrize("words", ["s1_00000000", "s99_1f09ab3c", "s1_", "hello", "s1_zzzzzzzz"])
async def test_a_forged_link_seats_nobody_and_says_so(club: Club, words: str) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    await club.seated(wang)
    await anna.starts(words)
    assert list((await club.sitting(1)).table.people) == [0]
    assert anna.last


async def test_a_link_to_a_table_that_has_begun_is_refused_in_words(club: Club) -> None:
    wang, anna = club.person("老王"), club.person("Anna")
    id = await club.dealt(wang)
    link = payload((await club.sitting(id)).table)
    await anna.starts(link)
    sitting = await club.sitting(id)
    assert sitting.table.phase is Phase.PLAYING
    assert list(sitting.table.people) == [0]
    assert "不是那一步" in anna.last
