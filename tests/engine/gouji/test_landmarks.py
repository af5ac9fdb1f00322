"""What the table looks for in a hand, whatever the game: ``engine/gouji/landmarks.py``,
``engine/gouji/tally.py``, ``engine/gouji/proving.py``; and when a game begins anew."""

from __future__ import annotations

import pytest

from engine import gouji, shuffle
from engine.cards import Rank
from engine.gouji.profiles import PROFILES
from engine.hand import Hand
from engine.seats import Seat
from tests.support.hands import P0, table


def test_what_concerns_two_seats_is_shown_to_both() -> None:
    """G-175, G-245: their cards have been shown, or have changed."""
    for kind in gouji.landmarks.personal - {"seat-finished"}:
        assert {"seat", "to"} <= gouji.event_types[kind].__dataclass_fields__.keys()


def test_cards_are_counted_wherever_they_lie() -> None:
    """Held and played together; nothing before the deal."""
    scene = table(P0="5x10 B", P1="3x4").leads(P0, "5x10")
    found = gouji.tally(scene.state)
    assert found is not None
    assert (found[Rank.TEN], found[Rank.BIG_JOKER], found[Rank.KING]) == (5, 1, 0)
    started = gouji.opening(PROFILES["aixin"], 3)[0]
    assert gouji.tally(gouji.evolve(None, started)) is None


@pytest.mark.parametrize("profile", PROFILES)
def test_a_deal_comes_again_from_what_proves_it(profile: str) -> None:
    """G-012: by seed, drawer and cuts."""
    hand, _ = Hand.open(gouji, PROFILES[profile], 5)
    while hand.pending is not None and gouji.dealt(hand.state) is None:
        hand, _ = hand.lapse(hand.pending.id, [ask.seat for ask in hand.pending.asks])
        if hand.pending is not None and hand.pending.hold != "none":
            hand, _ = hand.release(hand.pending.id)
    dealt, proof = gouji.dealt(hand.state), gouji.proof(hand.state)
    assert dealt is not None
    assert proof.seal == shuffle.seal(int(proof.seed, 16))
    assert gouji.redeal(hand.state.rules, int(proof.seed, 16), dealt.drawer, dealt.cuts) == dealt
    with pytest.raises(ValueError, match="a deck is cut at"):
        gouji.redeal(hand.state.rules, 5, Seat(0), (0,))


def test_so_many_others_in_the_seats_begin_the_game_anew() -> None:
    """G-306."""
    assert not gouji.starts_over(PROFILES["finalstone"], 6)
    assert not gouji.starts_over(PROFILES["aixin"], 1)
    assert gouji.starts_over(PROFILES["aixin"], 2)
