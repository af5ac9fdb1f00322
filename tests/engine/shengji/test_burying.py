"""Laying the bottom away (engine/shengji/burying.py), and which cards go first where nothing else
decides (engine/shengji/cheapness.py)."""

from __future__ import annotations

from engine.shengji import burying, cheapness, holding
from engine.shengji import events as ev
from engine.shengji.actions import Bury
from tests.engine.shengji.table import P0, P1, Scene, held, table, trumps


def scene(hand: str = "HA HK S3 C5 D4") -> Scene:
    return table(P0=hand, bottom="DA D9").buries(P0)


def test_the_declarer_lays_away_as_many_as_he_took() -> None:
    """S-014: any of his cards, points and trumps too."""
    before = scene()
    assert before.asked == (P0,)
    assert before.refusal(P0, "bury HA") == "bury-count"
    assert before.refusal(P0, "bury CA CA") == "not-held"
    assert before.refusal(P1, "bury HA HK") == "not-asked"
    after = before.says(P0, "bury S3 HK")
    assert after.state.buried == held("S3 HK")
    assert after.state.hands[P0] == held("HA C5 D4 DA D9")


def test_after_the_play_has_begun_the_bottom_is_final() -> None:
    """S-004, S-014: the declarer leads, and is not asked for the bottom any more."""
    after = scene().says(P0, "bury DA D9")
    assert after.question.kind == "lead"
    assert after.asked == (P0,)
    assert after.refusal(P0, "bury DA D9") == "play-cards"


def test_only_the_declarer_sees_what_is_laid_away() -> None:
    """S-014."""
    after = scene().says(P0, "bury S3 HK")
    event = after.one(ev.BottomBuried)
    assert event.audience.includes(P0)
    assert not event.audience.includes(P1)
    assert after.view(P0).buried == held("S3 HK")
    assert after.view(P1).buried == after.view(None).buried == ()


def test_silence_lays_the_cheapest_away() -> None:
    """S-014: low side cards without points."""
    after = scene().lapsed()
    assert after.state.buried == held("D4 D9")
    assert cheapness.sort(held("S3 H5 H3 HK XR"), trumps("2S")) == [
        "H3",
        "H5",
        "HK",
        "S3",
        "XR",
    ]


def test_from_a_short_hand_every_bottom_is_listed() -> None:
    """S-014."""
    short = scene("HA HK")
    assert not short.part(P0).sampled
    assert set(short.menu(P0)) == {Bury(two) for two in holding.some(held("HA HK DA D9"), 2)}
    assert short.menu(P0)[0] == short.part(P0).decline


def test_from_a_whole_hand_some_of_every_use_are_listed() -> None:
    """S-014: the cheapest first, whole suits, points; and others may be laid away too."""
    made = trumps("2S")
    hand = held(
        "S3 S4 S5 SA S2 H3 H4 HK H9 HA C5 C5 CT CT CK CK C6 C7 C8 D3 D3 D4 D4 D6 D6 D7 D7 "
        "XB XB XR XR S7 S8"
    )
    found = list(burying.choices(hand, 8, made))
    assert len(found) == len(set(found))
    assert found[0] == burying.cheapest(hand, 8, made)
    assert all(len(cards) == 8 and holding.holds(hand, cards) for cards in found)
    assert max(map(holding.points, found)) == 65
    assert held("D3 D3 D4 D4 D6 D6 D7 D7") in found
