"""What is shown follows from what its reader may know, and from nothing else: above all, nobody
sees who the guard is before his card lies on the table (BG-14)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import baohuang as narrator
from bot.text import LANGUAGES, Text
from bot.tokens import Token
from engine.baohuang import options as o
from engine.baohuang.profiles import PROFILES, QINGDAO, SEED
from engine.baohuang.seating import ALL
from engine.cards import Card
from engine.seats import Seat
from tests.bot.narrate.baohuang.positions import (
    P0,
    P1,
    P2,
    P3,
    P4,
    Position,
    buttons,
    deal,
    opened,
    walk,
)
from tests.bot.narrate.reading import keys, rendered, words
from tests.bot.test_texts import entries
from tests.engine.baohuang.known import worlds

RULES: Final = {
    **PROFILES,
    "all": replace(
        SEED,
        grab_solo=True,
        throne=o.Throne.NEXT,
        revolt_exposes=2,
        open_guard_factor=2,
        kick_factor=2,
        hold_six=True,
    ),
}
HAND: Final = "S 2x2 2xA 3xK 2x9"


def with_guard(guard: Seat) -> Position:
    """The same deal, but for who of two holds the guard's card instead of a plain small joker."""
    hands = dict.fromkeys((P1, P3), f"S {HAND}")
    hands[guard] = f"XG {HAND}"
    return deal(P0="XE 2x7 5xQ", P1=hands[P1], P3=hands[P3])


def steps(guard: Seat) -> list[Position]:
    """Through the declarations and into the play, while nothing shows him."""
    asked = with_guard(guard)
    led = asked.then()
    play = led.leads(P0, "2个7")
    answered = play.then(P1="2个9")
    return [asked, led, play, play.says(P3, "2个9"), answered, answered.then(P3="2个K")]


def test_the_room_sees_the_same_whoever_is_the_guard() -> None:
    """Same texts, same buttons, same times."""
    for one, other in zip(steps(P1), steps(P3), strict=True):
        assert one.board(20) == other.board(20)
        assert one.hand.pending == other.hand.pending
        counts = (narrator.counts(each.scene, each.view(None)) for each in (one, other))
        assert len({str(each) for each in counts}) == 1


def test_the_others_see_the_same_whoever_is_the_guard() -> None:
    for one, other in zip(steps(P1), steps(P3), strict=True):
        for seat in (P0, P2, P4):
            assert one.private(seat, last=20) == other.private(seat, last=20)
            assert one.private(seat, "d") == other.private(seat, "d")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_five_are_asked_in_the_same_words_with_the_same_buttons(language: str) -> None:
    """Only what the reader is and holds differs (screens, section 14)."""
    now = with_guard(P3)
    shown = [rendered(now.private(seat), language).split("\n") for seat in ALL]
    labels = {tuple(lines[-2:]) for lines in shown}
    assert len(labels) == 1
    for one, other in combinations(shown, 2):
        head, cards = one[0], one.index("")
        assert head == other[0]
        assert one[cards:] == other[other.index("") :], "after the cards nothing differs"
    tokens = [[b.token for b in buttons(now.private(seat))] for seat in ALL]
    assert len({tuple(each) for each in tokens}) == 1


def test_an_answer_changes_nothing_that_another_sees() -> None:
    for said in ("不亮", "明保"):
        now = with_guard(P3).says(P3, said)
        assert now.board() == with_guard(P3).board()
        for seat in (P0, P1, P2, P4):
            assert now.private(seat) == with_guard(P3).private(seat)


def test_a_declaration_can_be_changed_whatever_there_is_to_declare() -> None:
    for seat in ALL:
        now = with_guard(P3).says(seat, "不亮")
        assert [Token.parse(b.token).arg for b in buttons(now.private(seat))] == ["c"]


def test_no_mark_stands_on_the_guard_s_card_before_it_is_played() -> None:
    """Not in public, and not on a play in which another small joker lies."""
    now = with_guard(P3).then().leads(P0, "2个7").then(P3="小王带1个K")
    told = keys(now.board(20).lines)
    assert "mark-guard" not in told
    assert "play-shows-guard" not in told
    assert now.view(None).guard is None
    shown = now.then().leads(P3, "小王（保子牌）").board(20)
    assert {"mark-guard", "play-shows-guard", "fact-guard"} <= keys(shown.lines)


def test_the_called_card_shows_the_guard_only_when_it_lies_there() -> None:
    dealt = deal("qingdao", P0="XE 3xS9 K", P2="S9 2xH9 2x5")
    asked = dealt.then().says(P0, "叫黑桃9").then()
    led = asked.leads(P0, "K").then().leads(P0, "大王").then()
    assert "play-shows-guard" not in keys(led.board(30).lines)


@pytest.mark.untraced
@settings(max_examples=12, deadline=None)
@given(st.sampled_from(sorted(RULES)), st.integers(0, 10**6), st.data())
def test_in_other_worlds_with_the_same_past_everything_reads_the_same(
    name: str, seed: int, data: st.DataObject
) -> None:
    """The room, and each reader besides what he holds himself."""
    positions = list(walk(opened(RULES[name], seed), seed))
    here = positions[data.draw(st.integers(0, len(positions) - 1))]
    for viewer in (None, *ALL):
        for state in worlds(here.hand.state, viewer, ()):
            there = replace(here, hand=replace(here.hand, state=state))
            assert here.scene == there.scene
            if viewer is None:
                assert here.board() == there.board()
                continue
            assert here.private(viewer) == there.private(viewer)
            assert narrator.alert(here.scene, here.view(viewer)) == narrator.alert(
                there.scene, there.view(viewer)
            )


@settings(max_examples=4, deadline=None)
@given(st.sampled_from(sorted(RULES)), st.integers(0, 10**6))
def test_only_texts_for_the_public_are_used_in_public(name: str, seed: int) -> None:
    heading = {message.id.name: heading for _, message, heading in entries("en")}
    used: set[str] = set()
    for position in walk(opened(RULES[name], seed), seed, chance=0.3):
        screen = position.board()
        used |= keys((*screen.lines, *(button.label for button in buttons(screen))))
    used |= keys(position.result().lines)
    private = {key for key in used if heading[key].startswith("Private")}
    assert not private


def test_the_emperor_sees_his_guard_only_when_everybody_does() -> None:
    now = with_guard(P3)
    assert "own-emperor-guard" not in keys(now.private(P0).lines)
    assert "own-emperor-guard" in keys(now.then(P3="明保").private(P0).lines)


@pytest.mark.parametrize("declared", ["不亮", "明保"])
def test_a_ready_lead_shows_the_guard_only_where_he_is_known(declared: str) -> None:
    """While he is hidden he has to choose it himself."""
    dealt = deal("qingdao", P0="XE 3xS9 2xK", P2="S9 2xH9 A 5").then().says(P0, "叫黑桃9")
    now = dealt.then(P2=declared)
    while now.hand.pending is not None and now.hand.pending.kind != "lead":
        now = now.then()
    led = now.leads(P0, "K").then(P2="A").then()
    ready = [b for b in buttons(led.private(P2)) if b.group == Text("group-ready")]
    labels = {words(button.label).removeprefix("荐 ") for button in ready}
    assert ("3个9（保子）" in labels) is (declared == "明保")
    assert "2个9" in labels or declared == "明保"


def test_a_hidden_solo_reads_as_any_other_hand() -> None:
    """Whether the emperor has a guard at all, nobody else is told."""

    def board(*, solo: bool) -> tuple[Text, ...]:
        cards = ("XG", "S") if solo else ("S", "XG")
        now = deal(P0=f"XE {cards[0]} 2x7 5xQ", P3=f"{cards[1]} {HAND}").then()
        return now.leads(P0, "2个7").then(P3="2个9").board(20).lines

    assert board(solo=True) == board(solo=False)


def test_qingdao_hides_the_fourth_card_in_whichever_hand() -> None:
    def board(holder: Seat) -> tuple[Text, ...]:
        held = {f"P{seat}": f"{'S9' if seat == holder else 'H9'} 2x5" for seat in (P2, P4)}
        now = deal(QINGDAO, P0="XE 3xS9 K", **held).then().gives(P0, _call())
        return now.then().board(20).lines

    assert board(P2) == board(P4)


def _call() -> object:
    from engine.baohuang.actions import Call

    return Call(Card.S9)
