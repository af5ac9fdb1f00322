"""From the keyboards every legal answer can be given, and no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.narrate import gouji as narrator
from bot.tokens import Op, Token
from engine.gouji.actions import Action
from engine.gouji.asked import check
from engine.gouji.matters import Matter
from engine.gouji.state import ALL
from engine.seats import Seat
from tests.bot.narrate.reading import Position, at, buttons, walk
from tests.support.hands import P0, P3, table

ANSWERS = (
    *(Op.PLAY, Op.BURN, Op.PASS, Op.NO_BURN, Op.YIELD, Op.APPLY, Op.SHOW, Op.NO_SHOW),
    Op.SAY,
)
ALIKE = {Matter.REVOLUTION, Matter.DOT, Matter.HELP}
"""Asked of the able and the unable with the same buttons; who is not able is told on pressing."""


def panels(position: Position, seat: Seat) -> Iterator[tuple[str, list[Token]]]:
    """Every keyboard that can be reached from the first, with its buttons."""
    seen, open_ = {""}, [""]
    while open_:
        panel = open_.pop()
        tokens = [Token.parse(b.token) for b in buttons(position.private(seat, panel))]
        yield panel, tokens
        for token in tokens:
            if token.op is Op.PANEL and token.arg not in seen:
                seen.add(token.arg)
                open_.append(token.arg)


def reached(position: Position, seat: Seat) -> set[Action]:
    """The answers behind all buttons. Each must be legal, where not everybody has the same ones,
    and carry the open question."""
    view = position.view(seat)
    assert view.asked is not None
    found: set[Action] = set()
    for panel, tokens in panels(position, seat):
        for token in tokens:
            assert token.decision == position.scene.decision
            if token.op in ANSWERS:
                action = narrator.action(view, token.op, token.arg)
                if view.asked.matter not in ALIKE:
                    check(view.asked, action)
                found.add(action)
        assert panel in ("", "c") or any(t.op is Op.PANEL for t in tokens), "no way back"
    return found


def complete(position: Position) -> None:
    for seat in ALL:
        if position.view(seat).asked is not None:
            menu = set(position.hand.game.menu(position.hand.state, seat))
            if position.view(seat).answer is None or len(menu) > 1:
                found = reached(position, seat)
                assert found >= menu
                assert found == menu or position.view(None).survey is not None


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(("finalstone", "wanjiaxiang")), st.integers(0, 10**6), st.data())
def test_every_legal_answer_and_no_other_is_behind_the_buttons(
    profile: str, seed: int, data: st.DataObject
) -> None:
    positions = list(walk(profile, seed))
    for number in data.draw(st.sets(st.integers(0, len(positions) - 1), min_size=4, max_size=8)):
        complete(positions[number])


@pytest.mark.parametrize("rules", ["finalstone", "wanjiaxiang"])
def test_a_hand_of_wild_cards_still_fits_its_keyboards(rules: str) -> None:
    wild = "5x9 16x2 4xS 4xB"
    leading = at(table(rules, P0=wild).led_by(P0))
    complete(leading)
    assert any("t" in panel for panel, _ in panels(leading, P0)), "too long a list is paged"
    for _, tokens in panels(leading, P0):
        assert len(tokens) <= 100
    answering = at(table(rules, P0="12x8 4x3", P3=wild).leads(P0, "12x8"))
    complete(answering)
    burning = at(table(rules, P0="4xK 3", P1=wild).leads(P0, "4xK"))
    complete(burning)


@pytest.mark.parametrize("wild", ["8x2 3xS 2xB", "3x2 4xS 4xB", "4x2 4xS 3xB", "16x2 4xS 4xB"])
def test_no_keyboard_has_more_than_a_hundred_buttons(wild: str) -> None:
    """Up to 96 plays stand on one keyboard; more are paged by 2s."""
    position = at(table(P0=f"K {wild}").led_by(P0))
    shown = buttons(position.private(P0, "aK1"))
    assert len(shown) <= 97
    complete(position)


def test_an_answer_that_was_given_can_be_changed() -> None:
    now = table(P0="4x9 3", P3="4x10 4xJ 5").leads(P0, "4x9").says(P3, "4x10")
    position = at(now)
    (panel,) = [t.arg for t in map(Token.parse, (b.token for b in buttons(position.private(P3))))]
    assert panel == "c"
    assert reached(position, P3) == set(now.menu(P3))


def test_a_panel_that_leads_nowhere_now_is_the_first_one() -> None:
    position = at(table(P0="4x9 3", P3="4x10 5").leads(P0, "4x9"))
    first = position.private(P3)
    for panel in ("rK", "J", "2", "a93", "s", "B", "BK", "rKt1", "u1"):
        assert position.private(P3, panel) == first


@pytest.mark.parametrize("panel", ["x", "r", "rZ", "a", "u9", "rK3", "Jx", "bb", "c1", "r2"])
def test_a_panel_that_we_never_name_is_refused(panel: str) -> None:
    position = at(table(P0="4x9 3", P3="4x10 5").leads(P0, "4x9"))
    with pytest.raises(ValueError, match="panel"):
        position.private(P3, panel)
