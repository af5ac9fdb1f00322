"""What is remembered of refusals."""

from __future__ import annotations

from bot.lately import MOST, Lately, Refusal
from bot.text import Text
from engine.errors import Rejected


def refusal(table: int, code: str = "does-not-beat") -> Refusal:
    text = Text(f"error-{code}")
    return Refusal(table=table, hand="", question=0, error=Rejected(code), text=text)


def test_the_newest_of_each_table_is_kept() -> None:
    lately = Lately()
    for code in ("wrong-count", "dead-play"):
        lately.remember("fake", "1", refusal(7, code))
    lately.remember("fake", "1", refusal(9))
    found = lately.of("fake", "1", 7)
    assert found is not None
    assert found.error.code == "dead-play"
    assert lately.of("fake", "1", 8) is None
    assert lately.of("fake", "2", 7) is None
    assert lately.of("other", "1", 7) is None


def test_whoever_has_been_heard_has_none_left_and_others_keep_theirs() -> None:
    lately = Lately()
    for user in ("1", "2"):
        lately.remember("fake", user, refusal(7))
    lately.forget("fake", "1")
    assert lately.of("fake", "1", 7) is None
    assert lately.of("fake", "2", 7) is not None


def test_the_memory_is_bounded_and_drops_the_oldest() -> None:
    lately = Lately()
    for user in range(MOST + 1):
        lately.remember("fake", str(user), refusal(7))
    assert lately.of("fake", "0", 7) is None
    assert lately.of("fake", "1", 7) is not None
