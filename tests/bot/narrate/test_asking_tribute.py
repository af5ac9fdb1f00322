"""What one player is asked about tribute and the cards that go back: lines, buttons, answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.narrate import gouji as narrator
from bot.tokens import Op, Token
from engine.cards import Rank
from engine.errors import Illegal
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    No,
    Refuse,
    Return,
    Terms,
    Yes,
)
from engine.gouji.carried import Debt
from engine.gouji.matters import Matter
from engine.gouji.options import AllyTribute
from engine.gouji.profiles import PROFILES
from engine.seats import Seat
from tests.bot.narrate.asking import (
    BURN,
    FALL,
    POINT,
    SWEPT,
    actions,
    asked_of,
    fits,
    panels,
    returning,
    said_by,
    said_no,
    until,
)
from tests.bot.narrate.reading import (
    at,
    buttons,
    words,
)
from tests.support.hands import P0, P1, P2, P3, P4, P5, after, table


def test_last_place_among_allies_is_chosen_by_name() -> None:
    """G-097."""
    position = asked_of(PROFILES["shandong"], SWEPT, Matter.LAST)
    said = said_by(position, P3)
    assert "蓝方剩 你、Tom 没走，自己商量：谁当大落？" in said
    assert "大落进贡2张，二落1张" in said
    assert "[我当] [Tom 当]" in said
    assert actions(position, P3) == [ChooseLast(P3), ChooseLast(P5)]
    assert narrator.read(position.view(P3), "我当") == ChooseLast(P3)
    assert narrator.read(position.view(P3), "6号当") == ChooseLast(P5)


def test_setting_off_names_both_debts() -> None:
    """G-082."""
    position = asked_of(PROFILES["shandong"], SWEPT, Matter.SWAP)
    assert "你给2张，Anna 给1张" in said_by(position, P0)
    assert "你给1张，老王 给2张" in said_by(position, P3)
    assert actions(position, P0) == [No(), Yes()]


def test_last_place_cuts_or_lets_his_opposite_cut() -> None:
    """G-023."""
    position = asked_of(PROFILES["shandong"], SWEPT, Matter.CUT)
    assert actions(position, P5) == [
        No(),
        Cut(65),
        Cut(98),
        AskCut(1),
        AskCut(2),
        AskCut(3),
    ]

    def let(matter: Matter, seat: Seat) -> Action | None:
        return AskCut(2) if matter is Matter.CUT else None

    cutting = asked_of(PROFILES["shandong"], SWEPT, Matter.CUTTING, let)
    assert "Tom 让你切牌。一共196张" in said_by(cutting, P2)
    places = [a.at for a in actions(cutting, P2) if isinstance(a, Cut)]
    assert places == [49, 65, 98, 130, 147]


def test_the_dot_hand_is_asked_of_all_who_owe_for_a_point() -> None:
    """G-096: who drew no big joker is told when he names a number."""
    owed = after(Debt(POINT, P0, P3, 2), Debt(POINT, P1, P4, 1))
    now = table(PROFILES["shandong"], P0="B 4x5 3 4", P1="S 4x5 3 4", carried=owed).begun(P5)
    position = at(until(now, Matter.DOT))
    assert position.private(P0).buttons == position.private(P1).buttons
    assert actions(position, P0) == [*map(Dot, range(1, 9)), No()]
    assert "你欠 Anna 2张点贡" in said_by(position, P0)
    with pytest.raises(Illegal) as refused:
        position.hand.answer(position.scene.decision, P1, Dot(3))
    assert "你没摸着大王" in words(narrator.refusal(refused.value))


def test_an_ally_is_asked_to_pay_for_who_cannot() -> None:
    """G-065."""
    now = table(PROFILES["shandong"], P0="4x5 4", P2="2 4x5 3 4", carried=after()).begun(P5)
    position = at(until(now, Matter.HELP))
    assert "老王 没3，也没2可付。你替着付1个2？" in said_by(position, P2)
    assert actions(position, P2) == [No(), Yes()]
    assert position.private(P2).buttons == position.private(P4).buttons


def test_one_debt_is_one_question() -> None:
    """G-087, G-088."""
    fallen = after(Debt(FALL, P5, P0, 2))
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    refusing = at(until(table(rules, P5="2 2 9", carried=fallen).begun(), Matter.TERMS))
    assert "Tom 欠 你 2张落贡" in said_by(refusing, P0)
    assert actions(refusing, P0) == [Terms(), Terms(waived=(0,))]
    allied = after(Debt(BURN, P4, P2, 1))
    rules = replace(rules, ally_tribute=AllyTribute.AGREEMENT_OR_COUNTER)
    both = at(until(table(rules, P4="2 9", carried=allied).begun(), Matter.TERMS))
    assert actions(both, P4) == [Terms(), Terms(waived=(0,))]
    assert actions(both, P2) == [Terms(), Terms(waived=(0,)), Terms(countered=(0,))]
    assert "自家人的贡：两家都说给才给" in said_by(both, P2)


def test_a_side_decides_on_all_of_its_tribute_together() -> None:
    """G-088."""
    position = asked_of(PROFILES["shandong"], SWEPT, Matter.TERMS)
    assert "咱们自家的贡，都给还是都免？" in said_by(position, P1)
    assert actions(position, P1) == [Terms(), Terms(waived=(4, 5))]


def test_of_several_debts_each_is_changed_by_itself() -> None:
    """G-087: what is chosen so far stands in the keyboard's name."""
    owed = after(Debt(BURN, P1, P0, 1), Debt(FALL, P5, P0, 2))
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    now = until(table(rules, P5="2 2 9", P1="2 9", carried=owed).begun(), Matter.TERMS)
    position = at(now)
    said = said_by(position, P0)
    assert "1. 小李 欠 你 1张烧贡" in said
    assert "[1 改成不收] [2 改成不收]\n[就这么定]" in said
    reached = {a for panel in panels(position, P0) for a in actions(position, P0, panel)}
    assert reached == {*now.menu(P0)}
    assert narrator.read(position.view(P0), "免 2") == Terms(waived=(1,))


def test_small_cards_are_chosen_rank_by_rank() -> None:
    """G-084: the lowest with one press, any others with one press a card and one to confirm."""
    now = returning("3 5 5 K 2")
    position = at(now)
    said = said_by(position, P0)
    assert "还 Tom 2张小的" in said
    assert "[还最小的：3、5]" in said
    assert actions(position, P0) == [Return((Rank.THREE, Rank.FIVE))]
    reached = {a for panel in panels(position, P0) for a in actions(position, P0, panel)}
    assert reached == {*now.menu(P0)}
    (third,) = [
        token.arg
        for token in map(Token.parse, (b.token for b in buttons(position.private(P0))))
        if token.op is Op.PANEL and token.arg == "m1"
    ]
    assert "已选 3" in said_by(position, P0, third)


def test_one_small_card_goes_with_one_press() -> None:
    now = returning("3 5 K 2", count=1)
    assert set(actions(at(now), P0)) == {*now.menu(P0)}


def test_the_largest_return_still_fits_its_button() -> None:
    """Twelve cards for the dearest call (G-080)."""
    position = at(returning("4x3 4x4 4x5 4xK 4xA", count=12))
    for panel in panels(position, P0):
        fits(position, P0, panel)


def test_the_last_three_stays_in_hold_three() -> None:
    """G-060."""
    now = returning("3 5 6 K 2", hold_three=True, buy_three=False)
    said = said_by(at(now), P0)
    assert "最后一个3得留着" in said
    assert "[还最小的：5、6]" in said


@pytest.mark.parametrize("panel", ["m0", "mzzzzzzzzzzz", "m2", "mgg", "t1", "v", "f"])
def test_a_keyboard_that_leads_nowhere_here_is_the_first_one(panel: str) -> None:
    """More cards of a rank than are held, or another question."""
    position = at(returning("3 5 5 K 2"))
    assert position.private(P0, panel) == position.private(P0)


def test_returned_cards_are_taken_or_refused() -> None:
    """G-086: only one's only ones of their rank."""
    now = returning("3 5 5 K 2", return_refusable=True)
    back = said_no(now)
    position = at(back)
    said = said_by(position, P5)
    assert "老王 还你 3、5" in said
    assert set(actions(position, P5)) == {*back.menu(P5)}
    assert Refuse((Rank.THREE, Rank.FIVE)) in actions(position, P5)
    held = at(said_no(returning("9 9 5 K 2", return_refusable=True), P0=Return((Rank.NINE,) * 2)))
    assert actions(held, P5) == [Yes()]
    assert "得收" in said_by(held, P5)
