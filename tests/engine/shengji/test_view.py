"""What a seat, or the group, may know of a hand (engine/shengji/view.py and
engine/shengji/state.py, engine/shengji/booking.py)."""

from __future__ import annotations

from engine import shengji
from engine.hand import Hand
from engine.shengji.matters import Matter
from engine.shengji.state import Claim
from tests.engine.shengji.table import P0, P1, P2, P3, cards, held, table

ALL = (P0, P1, P2, P3, None)


def test_everybody_sees_his_own_cards_alone() -> None:
    """S-010."""
    scene = table(P0="HA HA", P1="HK HK").dealt()
    assert scene.view(P0).hand == held("HA HA")
    assert scene.view(P1).hand == held("HK HK")
    assert scene.view(None).hand is None
    assert "HA" not in repr(scene.view(P1))


def test_nobody_sees_the_bottom_before_it_is_taken() -> None:
    """S-010, S-014."""
    scene = table(bottom="CA CK").dealt()
    for viewer in ALL:
        assert "CA" not in repr(scene.view(viewer))
    assert scene.view(None).bottom == 2


def test_all_see_what_is_asked_and_of_whom() -> None:
    """SG-03: who has answered, nobody sees."""
    scene = table(P0="H2 C3").dealt()
    assert scene.view(None).matter is Matter.DECLARE
    assert scene.view(None).concerned == scene.says(P0, "declare H2").view(None).concerned
    assert scene.view(P1).levels == scene.view(None).levels


def test_the_play_is_open_to_all() -> None:
    """S-004, S-010."""
    scene = table(P0="HA HA C3", P1="HK C4 H3").leads(P0, "HA")
    for viewer in ALL:
        view = scene.view(viewer)
        assert (view.declarer, view.leader, view.turn) == (P0, P0, P1)
        assert [laid.cards for laid in view.trick.laid] == [held("HA")]
        assert view.played == held("HA")
        assert view.left[P0] == 2
        assert view.trumps == scene.state.trumps
        assert not view.ended


def test_only_the_declarer_remembers_the_bottom() -> None:
    """S-014."""
    scene = table(P0="HA HA C3", bottom="D9 DT").led_by(P0)
    assert scene.view(P0).buried == held("D9 DT")
    assert scene.view(P2).buried == ()


def test_a_hand_can_be_looked_at_after_every_event() -> None:
    """The table shows what stands in its journal, wherever that ends."""
    scene = table(P0="HA", P1="HK", P2="HQ", P3="HJ").led_by(P0)
    scene = scene.then("P0 HA", "P1 HK", "P2 HQ", "P3 HJ")
    state = None
    for event in scene.log:
        state = shengji.evolve(state, event)
        for viewer in ALL:
            shengji.view(state, viewer)
    assert state is not None
    assert state.over


def test_who_declared_in_vain_shows_nothing() -> None:
    """S-011: another's card was drawn first, so nobody would have seen his."""
    scene = table(P1="C3 C4 H2", P3="D3 D2 D4", P0="C6 C7 C8", P2="D6 D7 D8").dealt()
    scene = scene.opened(P1="declare H2", P3="declare D2")
    for viewer in (None, P0, P2, P3):
        assert "H2" not in repr(scene.view(viewer))


def test_a_view_before_the_deal_knows_the_rules_and_nothing_else() -> None:
    state = shengji.evolve(None, table().opening()[0])
    for viewer in ALL:
        view = shengji.view(state, viewer)
        assert (view.hand, view.asked, view.matter) == (None, None, None)
        assert view.turn is None


def test_a_hand_is_what_its_events_say() -> None:
    scene = table(P0="HA H3", P1="H2 H4", P2="HK H6", P3="C7 C8").dealt()
    scene = scene.opened(P1="declare H2").opened().says(P1, "bury D9 D9").leads(P1, "H2")
    assert Hand.replay(shengji, scene.log) == scene.hand
    assert scene.state.rounds == (Claim(P1, cards("H2")), None)
    assert scene.state.length == len(scene.log)
