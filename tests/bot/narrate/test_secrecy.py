"""What is shown follows from what its reader may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from bot.text import LANGUAGES
from engine.cards import DECK, Card
from engine.counts import counted
from engine.gouji import events as ev
from engine.gouji.state import ALL
from engine.seats import Seat
from tests.bot.narrate.reading import Position, at, keys, rendered, walk, words
from tests.bot.test_texts import entries
from tests.support.hands import P0, P1, P2, P3, Scene, table

PROFILES = ("finalstone", "wanjiaxiang")


def cards_of(counts: Sequence[int]) -> list[Card]:
    by_rank = {card.rank: card for card in DECK}
    ranks = sorted(by_rank)
    return [by_rank[rank] for rank, count in zip(ranks, counts, strict=True) for _ in range(count)]


def swapped(position: Position, known: Sequence[Seat], rng: Random) -> Position:
    """Another world: the cards that the *known* seats do not hold are dealt anew."""
    state = position.hand.state
    if not state.hands:
        return position  # not dealt yet: there are no other worlds
    others = [seat for seat in ALL if seat not in known]
    hidden = [card for seat in others for card in cards_of(state.hands[seat])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in others:
        count = sum(hands[seat])
        hands[seat], hidden = counted(hidden[:count]), hidden[count:]
    hand = replace(position.hand, state=replace(state, hands=tuple(hands)))
    return replace(position, hand=hand)


@pytest.mark.untraced
@settings(max_examples=15, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_the_room_sees_the_same_whatever_anybody_holds(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))
    number = data.draw(st.integers(0, len(positions) - 1))
    here = positions[number]
    there = swapped(here, (), Random(seed))
    assert here.board() == there.board()
    assert narrator.counts(here.scene, here.view(None)) == narrator.counts(
        there.scene, there.view(None)
    )


@pytest.mark.untraced
@settings(max_examples=15, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_a_reader_sees_the_same_whatever_the_others_hold(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))
    here = positions[data.draw(st.integers(0, len(positions) - 1))]
    for seat in ALL:
        known = (seat, *(owner for owner, _ in here.view(seat).shown_hands))
        there = swapped(here, known, Random(seed))
        assert here.private(seat) == there.private(seat)
        assert narrator.alert(here.scene, here.view(seat)) == narrator.alert(
            there.scene, there.view(seat)
        )


@pytest.mark.untraced
@settings(max_examples=15, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6), st.data())
def test_sealed_answers_change_nothing_that_another_sees(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))
    here = positions[data.draw(st.integers(0, len(positions) - 1))]
    question = here.hand.pending
    if question is None or not question.sealed or len(question.asks) < 2:
        return
    seat = question.asks[-1].seat
    menu = tuple(here.hand.game.menu(here.hand.state, seat))
    hand, events = here.hand.answer(question.id, seat, data.draw(st.sampled_from(menu)))
    if hand.pending is None or hand.pending.id != question.id:
        return
    there = replace(here, hand=hand, log=(*here.log, *events))
    assert here.board() == there.board()
    for other in ALL:
        if other != seat:
            assert here.private(other, last=20) == there.private(other, last=20)


def burn_screen(rest: str, **facts: Any) -> Screen:
    return at(table(P0="4xK 3", P1=rest).leads(P0, "4xK"), **facts).private(P1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_burn_question_is_the_same_but_for_the_cards(language: str) -> None:
    """The able and the unable are asked in the same words, with the same buttons (GAP-16)."""
    able = rendered(burn_screen("4xA 2xB 5 6"), language).split("\n")
    unable = rendered(burn_screen("4xQ 3 3 5 6"), language).split("\n")
    assert len(able) == len(unable)
    differing = [
        number for number, pair in enumerate(zip(able, unable, strict=True)) if len({*pair}) > 1
    ]
    assert differing == [2, 3], "the two rows of cards"
    assert burn_screen("4xA 2xB 5 6").buttons == burn_screen("4xQ 3 3 5 6").buttons


def test_the_question_who_leads_is_the_same_for_who_can_show_and_who_cannot() -> None:
    position = at(table(P0="H3 H3 4", P1="S4 S4 5").dealt())
    assert position.private(P0).buttons == position.private(P1).buttons


def heard(now: Scene) -> str:
    screen = at(now).board()
    return "\n".join(words(line) for line in screen.lines)


def test_the_burn_window_is_shown_though_nobody_could_burn() -> None:
    now = table(P0="4xK 3").leads(P0, "4xK")
    assert "够级：可烧到 ‹13:31:07›，Anna（对头） 答" in heard(now)
    button = [words(b.label) for row in at(now).board().buttons for b in row]
    assert "烧…" in button


def test_the_end_of_a_mask_is_never_shown() -> None:
    """A hold that hides automatic passes has no public end; only the burn window has one."""
    assert "13:31:07" not in heard(table(P0="4x9 3").leads(P0, "4x9"))


def test_after_the_window_nobody_is_offered_a_burn() -> None:
    now = table(P0="4xK 3", P3="4x2 3", P1="4x2 3").leads(P0, "4xK").released()
    assert "可烧" not in heard(now)
    assert len(at(now).board().buttons) == 2


def test_only_texts_for_the_public_are_used_in_public() -> None:
    heading = {message.id.name: heading for _, message, heading in entries("en")}
    for profile in PROFILES:
        for position in walk(profile, 3):
            screens = [position.board()]
            if position.hand.pending is None:
                ended = position.log[-1]
                assert isinstance(ended, ev.HandEnded)
                screens.append(narrator.result(position.scene, position.view(None), ended))
            texts = [line for screen in screens for line in screen.lines]
            texts += [b.label for screen in screens for row in screen.buttons for b in row]
            texts.append(narrator.counts(position.scene, position.view(None)))
            private = [key for key in keys(texts) if heading[key].startswith("Private")]
            assert not private


def test_counts_follow_the_report_rules() -> None:
    """G-241, G-242: shown by itself in one profile, on request in the other."""
    small = "3 4 5"
    asked = table(P0="K Q J 10 3", P1=small).led_by(P0)
    assert "报" not in heard(asked)
    position = at(asked, counted=True)
    said = [words(line) for line in position.board().lines]
    assert "2 小李 蓝 · 报3张" in said
    assert "4 Anna 蓝 · 不够报" in said
    always = table("wanjiaxiang", P0="K Q J 10 3", P1=small).led_by(P0)
    assert "2 小李 蓝 · 报3张" in heard(always)


def test_the_weight_of_a_question_follows_counts_only_where_they_are_shown() -> None:
    """G-241, G-242: a private word must not tell a count that the rules keep to themselves."""
    hands: dict[str, Any] = {"P2": "4x9 10x3", "P3": "4xJ 10x4", "P1": "3 4 5"}
    for profile, weight in (("finalstone", "不急"), ("wanjiaxiang", "要紧")):
        screen = at(table(profile, **hands).leads(P2, "4x9")).private(P3)
        assert any(words(line).endswith(f"4个9。{weight}") for line in screen.lines)
