"""What is shown follows from what its reader may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import shengji as narrator
from engine.seats import Seat
from engine.shengji.holding import ordered
from tests.bot.narrate.shengji.reading import Position, at, walk
from tests.engine.shengji.table import ALL, P0, P1, P2, P3, Scene, table

PROFILES = ("seed", "standard")


def swapped(position: Position, known: Sequence[Seat], rng: Random) -> Position:
    """Another world: the cards that the *known* seats do not know are dealt anew, the bottom and
    what was buried among them."""
    state = position.hand.state
    others = [seat for seat in ALL if seat not in known]
    declares = state.declarer in known
    lying = state.buried if state.taken else state.deal.bottom
    hidden = [card for seat in others for card in state.hands[seat]]
    if not declares:
        hidden += lying
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in others:
        count = len(hands[seat])
        hands[seat], hidden = ordered(hidden[:count]), hidden[count:]
    deal, buried = state.deal, state.buried
    if not declares and state.taken:
        buried = ordered(hidden)
    elif not declares:
        deal = replace(deal, bottom=tuple(hidden))
    there = replace(state, hands=tuple(hands), deal=deal, buried=buried)
    return replace(position, hand=replace(position.hand, state=there))


def drawn(profile: str, seed: int, data: st.DataObject) -> Position:
    positions = list(walk(profile, seed))[:-1]
    return positions[data.draw(st.integers(0, len(positions) - 1))]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_the_room_sees_the_same_whatever_anybody_holds(
    profile: str, seed: int, data: st.DataObject
) -> None:
    here = drawn(profile, seed, data)
    there = swapped(here, (), Random(seed))
    assert here.board() == there.board()
    seen = [narrator.counts(p.scene, p.view(None)) for p in (here, there)]
    assert seen[0] == seen[1]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_a_reader_sees_the_same_whatever_the_others_hold(
    profile: str, seed: int, data: st.DataObject
) -> None:
    here = drawn(profile, seed, data)
    for seat in ALL:
        there = swapped(here, (seat,), Random(seed))
        assert here.private(seat) == there.private(seat)
        alerts = [narrator.alert(p.scene, p.view(seat)) for p in (here, there)]
        assert alerts[0] == alerts[1]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_a_sealed_declaration_changes_nothing_that_another_sees(
    profile: str, seed: int, data: st.DataObject
) -> None:
    """S-011: they are opened together."""
    positions = [p for p in walk(profile, seed) if p.hand.pending and p.hand.pending.sealed]
    here = data.draw(st.sampled_from(positions))
    question = here.hand.pending
    assert question is not None
    seat = question.asks[-1].seat
    menu = tuple(here.hand.game.menu(here.hand.state, seat))
    hand, events = here.hand.answer(question.id, seat, data.draw(st.sampled_from(menu)))
    there = replace(here, hand=hand, log=(*here.log, *events))
    assert here.board() == there.board()
    for other in ALL:
        if other != seat:
            assert here.private(other, last=20) == there.private(other, last=20)


def test_who_has_nothing_to_lay_is_asked_as_long_as_the_others() -> None:
    position = at(table(P0="S2 S2 H3", P1="H3 C4 D6").dealt())
    question = position.hand.pending
    assert question is not None
    assert {ask.seat for ask in question.asks} == {P0, P1, P2, P3}
    assert not question.spares


def burying(words: str) -> Scene:
    return table(P0="HA HA S5 S6 CK").buries(P0).says(P0, words)


def test_the_room_reads_the_same_whatever_is_buried() -> None:
    """S-014: the bottom is closed until the hand is over."""
    poor, rich = at(burying("bury D9 D9")), at(burying("bury CK S5"))
    assert poor.board() == rich.board()
    for seat in (P1, P2, P3):
        assert poor.private(seat) == rich.private(seat)
    assert poor.private(P0) != rich.private(P0)


def test_a_failed_throw_does_not_say_who_could_beat_it() -> None:
    """SG-14: only what was shown, and what stays of it."""
    hands = {"P0": "HA HQ C3", "P2": "H3 C6 C7"}
    left = table(**hands, P1="HK C4 C5", P3="H4 C8 C9").leads(P0, "HA HQ")
    right = table(**hands, P1="H4 C4 C5", P3="HK C8 C9").leads(P0, "HA HQ")
    assert at(left).board() == at(right).board()
