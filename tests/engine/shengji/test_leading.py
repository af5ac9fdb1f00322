"""What may be led."""

from __future__ import annotations

from engine.shengji import leading
from engine.shengji.actions import Play
from tests.engine.shengji.table import P0, held, table, trumps

MADE = trumps("2S")
WHOLE = held("HA HA HK HK H9 H9 S3 S4 S5 SA SA XR XR D3 D4 D4 C9 CT CJ CJ")


def test_any_cards_of_one_series_may_be_led() -> None:
    """S-030, S-045: several units are a throw, trumps too."""
    scene = table(P0="HA HA HK S3 H2 XR C4").led_by(P0)
    for words in ("HA", "HA HA", "HA HA HK", "S3 H2 XR"):
        assert scene.may(P0, words)
    assert scene.refusal(P0, "HA C4") == "one-series"
    assert scene.refusal(P0, "HA S3") == "one-series"
    assert scene.refusal(P0, "CA") == "not-held"
    assert scene.refusal(P0, Play(())) == "lead-something"


def test_from_a_short_hand_every_lead_is_listed() -> None:
    """S-030: the cheapest card first."""
    found = list(leading.choices(held("HA HA HK C4"), MADE))
    assert found[0] == held("C4")
    assert set(found) == {held(words) for words in ("C4", "HA", "HA HA", "HK", "HA HK", "HA HA HK")}
    assert len(found) == len(set(found))


def test_from_a_whole_hand_units_and_the_highest_throws_are_listed() -> None:
    """S-030, S-031, S-045."""
    assert leading.is_many(len(WHOLE))
    found = list(leading.choices(WHOLE, MADE))
    for words in ("HA HA HK HK", "HK", "H9 H9", "XR XR SA SA", "CJ CJ CT"):
        assert held(words) in found
    for cards in found:
        leading.check(cards, WHOLE, MADE)
    assert found[0] == leading.cheapest(WHOLE, MADE) == held("D3")
