"""From the keyboards and by typing every legal answer can be given, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import baohuang as narrator
from bot.narrate.baohuang import codes, spoken
from bot.text import LANGUAGES, locale
from bot.tokens import Op, Token
from engine.baohuang import options as o
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import check
from engine.baohuang.profiles import PROFILES, SEED
from engine.baohuang.seating import ALL
from engine.cards import Card
from engine.seats import Seat
from tests.bot.narrate.baohuang.positions import (
    P0,
    P1,
    P2,
    P3,
    Position,
    buttons,
    deal,
    opened,
    walk,
)

ANSWERS: Final = (Op.PLAY, Op.PASS, Op.APPLY, Op.SAY)
RULES: Final = {
    **PROFILES,
    "all": replace(
        SEED,
        grab_solo=True,
        throne=o.Throne.PREVIOUS,
        mixed_jokers=o.MixedJokers.DOWNGRADE,
        revolt_exposes=2,
        open_guard_factor=2,
        kick_factor=2,
        hold_six=True,
        solo_must_reign=False,
    ),
}


def panels(position: Position, seat: Seat) -> Iterator[tuple[str, list[Token]]]:
    """Every keyboard that can be reached from the first, with its buttons."""
    seen, open_ = {""}, [""]
    while open_:
        panel = open_.pop()
        screen = position.private(seat, panel)
        assert all(len(row) <= 8 for row in screen.buttons)
        tokens = [Token.parse(b.token) for b in buttons(screen)]
        assert len(tokens) <= 100
        yield panel, tokens
        for token in tokens:
            if token.op is Op.PANEL and token.arg not in seen:
                seen.add(token.arg)
                open_.append(token.arg)


def reached(position: Position, seat: Seat) -> set[Action]:
    """The answers behind all buttons. Each must be legal and carry the open question."""
    view = position.view(seat)
    assert view.asked is not None
    found: set[Action] = set()
    for panel, tokens in panels(position, seat):
        for token in tokens:
            assert token.decision == position.scene.decision
            if token.op in ANSWERS:
                action = narrator.action(view, token.op, token.arg)
                check(view.asked, action)
                found.add(action)
        assert panel in ("", "c") or any(t.op is Op.PANEL for t in tokens), "no way back"
    return found


def plain(action: Action) -> bool:
    """Without the emperor's own big joker, which makes no difference and may be typed."""
    return not isinstance(action, Play) or Card.XE not in action.combo.marks


def complete(position: Position) -> None:
    for seat in ALL:
        asked = position.view(seat).asked
        if asked is None:
            continue
        menu = set(position.hand.game.menu(position.hand.state, seat))
        if position.view(seat).answer is not None and len(menu) == 1:
            continue
        found = reached(position, seat)
        assert found <= menu
        assert {each for each in menu if plain(each)} <= found
        same = {codes.written(each.combo).rstrip("E") for each in found if isinstance(each, Play)}
        meant = {codes.written(each.combo).rstrip("E") for each in menu if isinstance(each, Play)}
        assert same == meant


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(sorted(RULES)), st.integers(0, 10**6), st.data())
def test_every_legal_answer_and_no_other_is_behind_the_buttons(
    name: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(opened(RULES[name], seed), seed, chance=0.3))
    for number in range(min(6, len(positions))):
        complete(positions[number])
    for number in data.draw(st.sets(st.integers(0, len(positions) - 1), min_size=2, max_size=4)):
        complete(positions[number])


@pytest.mark.parametrize("rules", [*PROFILES, "all"])
def test_a_hand_of_jokers_still_fits_its_keyboards(rules: str) -> None:
    """The most ways there are: both marked jokers among four of each kind, and the called card."""
    jokers = "XE 3xB XG 3xS" if rules != "qingdao" else "XE 3xB 4xS"
    now = deal(RULES[rules], P0=f"{jokers} 4xS9 4xH9 4xC9 3xD9 4xA", P1="D9 4x5")
    while now.hand.pending is not None and now.hand.pending.kind != "lead":
        now = now.says(P0, "叫方块9") if now.hand.pending.kind == "call" else now.then()
    complete(now)
    complete(now.leads(P0, "4个9"))
    answering = deal(RULES["seed"], P0="XE 5x7 6", P3="XG 3xS 3xB 8x9 4xA").then()
    complete(answering.leads(P0, "5个7"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_typed_as_it_is_written(language: str) -> None:
    say = locale(language).words
    seen, kinds = set[str](), set[str]()
    for name, rules in RULES.items():
        for number, position in enumerate(walk(opened(rules, 4), 4, chance=0.4)):
            if number > 7 and number % 9:
                continue
            for seat in ALL:
                view = position.view(seat)
                if view.asked is None:
                    continue
                menu = tuple(position.hand.game.menu(position.hand.state, seat))
                offered = narrator.suggested(view, "")
                assert {say(each) for each in offered} == {
                    say(spoken.said(each, view.asked)) for each in menu
                }
                for action in menu:
                    words = say(spoken.said(action, view.asked))
                    kinds.add(action.kind)
                    if f"{name}{number}{words}" not in seen:
                        seen.add(f"{name}{number}{words}")
                        assert narrator.read(view, words) == action, words
    assert len(seen) > 300
    assert kinds >= {"play", "pass", "declare", "silent", "reign", "call"}


def test_an_answer_that_was_given_can_be_changed() -> None:
    now = deal(P0="XE 2x7 8", P3="XG 2x9 2x10 8").then().leads(P0, "2个7").says(P3, "2个9")
    (panel,) = [Token.parse(b.token).arg for b in buttons(now.private(P3))]
    assert panel == "c"
    assert reached(now, P3) == set(now.hand.game.menu(now.hand.state, P3))


def test_what_stands_behind_a_button_that_declares_nothing_is_said_to_its_presser_alone() -> None:
    now = deal(P0="XE 2x7 8", P3="XG 2x9")
    assert now.private(P0, "d") != now.private(P1, "d")
    assert now.private(P1, "d") == now.private(P2, "d")


def test_a_panel_that_leads_nowhere_now_is_the_first_one() -> None:
    now = deal(P0="XE 2x7 8", P3="XG 2x9 8").then()
    for seat, position in ((P3, now.leads(P0, "2个7")), (P1, now)):
        first = position.private(seat)
        for panel in ("d", "rA", "J", "a93"):
            assert position.private(seat, panel) == first
    assert now.private(P0, "rK") == now.private(P0) == now.private(P0, "aK1")
    assert now.private(P0, "J") != now.private(P0)
    none = deal(P0="XE 2x7", P3="XG 8", others="8 9").then().leads(P0, "大王").then()
    assert none.private(P0, "J") == none.private(P0)
    assert deal(P0="XE 2x7 8").private(P1, "rK") == deal(P0="XE 2x7 8").private(P1)


@pytest.mark.parametrize("panel", ["x", "r", "rZ", "a", "u9", "rK3", "Jx", "b", "c1", "dd"])
def test_a_panel_that_we_never_name_is_refused(panel: str) -> None:
    with pytest.raises(ValueError, match="panel"):
        deal(P0="XE 2x7 8").private(P0, panel)


@pytest.mark.parametrize(
    ("op", "arg"),
    [
        *((Op.PLAY, arg) for arg in ("", "K", "Z100", "K100X", "9100C", "0000", "K000", "K100G")),
        *((Op.SAY, arg) for arg in ("", "x", "dz", "cZ9", "rr")),
        (Op.PASS, "1"),
        (Op.BURN, "K100"),
    ],
)
def test_a_token_that_we_never_make_is_refused(op: Op, arg: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        narrator.action(deal(P0="XE 2x7 8").view(P0), op, arg)
