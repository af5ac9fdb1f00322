"""Scenarios: where a hand stands, as a list of events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.scenario.card_words import cards
from bot.scenario.gouji.position import OTHERS, GoujiHand, Position, begin
from engine import gouji
from engine.cards import Card
from engine.counts import counted
from engine.errors import Rejected
from engine.gouji.combos import Combo
from engine.gouji.notation import combo
from engine.gouji.profiles import FINALSTONE, WANJIAXIANG
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.hand import Hand


def position(
    rules: GoujiRules,
    hands: Mapping[int, str] | None = None,
    *,
    leads: int | None = None,
    top: tuple[int, str] | None = None,
    burning: Sequence[tuple[int, int]] = (),
    **seats: Sequence[int],
) -> GoujiHand:
    """The hand at a :class:`Position` that is written in words and numbers."""
    stands = Position(
        hands={ALL[seat]: cards(words, OTHERS) for seat, words in (hands or {}).items()},
        others=cards(OTHERS),
        leads=None if leads is None else ALL[leads],
        top=None if top is None else (ALL[top[0]], combo(top[1])),
        burning=tuple((ALL[burner], ALL[burned]) for burner, burned in burning),
        **{name: tuple(ALL[seat] for seat in numbers) for name, numbers in seats.items()},
    )
    return begin(rules, stands)[0]


def test_a_position_is_a_list_of_events() -> None:
    hand = position(
        FINALSTONE,
        {0: "5x10, S", 3: "H3 H3"},
        leads=0,
        out=[4],
        opened=[1],
        dead=[5],
    )
    seen = gouji.view(hand.state, None)
    assert (seen.leader, seen.places, seen.dead) == (0, (4,), (5,))
    assert seen.opened == seen.headless == {ALL[1]}
    assert not seen.melee
    assert seen.left == (6, 9, 9, 2, 0, 9)
    assert hand.state.deal.cards[3] == (Card.H3, Card.H3)
    assert gouji.outcome(hand.state) is None


def test_a_position_in_a_trick_has_its_play_and_who_passed() -> None:
    hand = position(FINALSTONE, {0: "4x9"}, top=(0, "5x10"), passed=[1, 4])
    seen = gouji.view(hand.state, None)
    assert seen.top is not None
    assert (seen.top.seat, seen.top.combo.size, seen.top.held) == (0, 5, True)
    assert seen.passed == {ALL[1], ALL[4]}
    assert hand.state.hands[0] == counted([Card.S9] * 4)
    assert [h.seat for h in seen.order] == [2, 5, 3]


@pytest.mark.parametrize("leads", [True, False])
def test_a_position_in_a_burn_has_its_chain_and_opens_nobody(leads: bool) -> None:
    where: dict[str, Any] = {"leads": 2} if leads else {"top": (2, "5xQ")}
    hand = position(WANJIAXIANG, {2: "S, 4x9"}, burning=[(1, 0), (2, 1)], **where)
    seen = gouji.view(hand.state, None)
    assert seen.burner == 2
    assert [(link.seat, link.burned) for link in seen.burns] == [(1, 0), (2, 1)]
    assert not seen.opened
    assert seen.left == (9, 9, 5, 9, 9, 9)


def test_a_position_without_a_leader_asks_who_leads() -> None:
    question = position(FINALSTONE).pending
    assert question is not None
    assert (question.kind, len(question.asks)) == ("show", 6)


def test_a_position_that_cannot_be_is_refused() -> None:
    wrongs: tuple[dict[str, Any], ...] = (
        {"leads": 0, "top": (0, "5x10")},
        {"passed": [1], "leads": 0},
        {"burning": [(1, 0)], "leads": 0},
        {"out": [0]},
        {"out": [1], "dead": [1], "leads": 0},
    )
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"leads|passed|burning|dead"):
            position(FINALSTONE, **wrong)
    with pytest.raises(Rejected):
        position(FINALSTONE, top=(0, "5x10+4"))


def test_a_position_replays_from_its_events() -> None:
    stands = Position(
        hands={ALL[0]: cards("5x10, others")},
        others=cards("9x3"),
        top=(ALL[0], Combo(None, big=1)),
        burning=((ALL[0], ALL[1]),),
        out=(ALL[2],),
    )
    events = stands.events(FINALSTONE)
    hand, log = Hand.start(gouji, events)
    assert Hand.replay(gouji, log) == hand
