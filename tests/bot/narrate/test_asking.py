"""What one player is asked before the first lead and around it: lines, buttons, answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bot.narrate import gouji as narrator
from bot.narrate.gouji import before, spoken
from bot.text import LANGUAGES, locale
from bot.tokens import Op, Token
from engine.cards import Rank
from engine.decision import Hold
from engine.errors import Illegal
from engine.gouji.actions import (
    Action,
    AskCut,
    ChooseLast,
    Cut,
    Dot,
    GiveUpOpening,
    No,
    Refuse,
    Return,
    Shots,
    Terms,
    ThrowFours,
    Yes,
)
from engine.gouji.asked import check
from engine.gouji.carried import Carried, Debt
from engine.gouji.matters import Matter
from engine.gouji.options import AllyTribute, FourPolicy, Tribute
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate.reading import (
    GAME,
    Position,
    at,
    buttons,
    clocked,
    rendered,
    scene,
    units,
    words,
)
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, combo, table

POINT, BURN, FALL = Tribute.POINT, Tribute.BURN, Tribute.FALL
SWEPT: Final = Carried(
    places=(P0, P2, P4, P1, P3, P5),
    choosable=True,
    swept=1,
    sweeps=1,
    debts=(
        Debt(Tribute.SWEEP, P1, P4, 1),
        Debt(POINT, P0, P3, 2),
        Debt(POINT, P3, P0, 1),
        Debt(POINT, P5, P2, 1),
        Debt(BURN, P3, P5, 1),
        Debt(Tribute.STUFFED, P1, P5, 1),
        Debt(FALL, P5, P0, 2),
        Debt(FALL, P3, P2, 1),
    ),
)
OWED: Final = Carried(
    places=(P0, P2, P1, P3, P4, P5),
    debts=(
        Debt(POINT, P1, P4, 2),
        Debt(BURN, P0, P2, 1),
        Debt(FALL, P4, P0, 1),
        Debt(FALL, P5, P0, 2),
    ),
)
TABLES: Final[dict[str, tuple[GoujiRules, Carried | None]]] = {
    "aixin": (PROFILES["aixin"], OWED),
    "shandong": (PROFILES["shandong"], SWEPT),
    "hold-three": (replace(PROFILES["finalstone"], hold_three=True), OWED),
    "platform": (PROFILES["platform"], None),
}
ANSWERS: Final = (Op.PLAY, Op.PASS, Op.SHOW, Op.NO_SHOW, Op.SAY)
LOOKED: Final = 24
"""Keyboards, and answers of a menu, that are looked at for one question."""

Said = Callable[[Matter, Seat], Action | None]


def told(carried: Carried | None, rules: GoujiRules, seed: int, hands: int) -> Iterator[Position]:
    """A match up to each question that is asked around a hand, at random where that is short."""
    rng = Random(seed)
    for number in range(hands):
        hand, events = Hand.open(GAME, rules, 100 * seed + number, carried)
        log = tuple(events)
        while (question := hand.pending) is not None:
            if question.kind in before.QUESTIONS:
                yield Position(hand, log, scene(question.id, hand_number=number + 1))
            hand, log = _step(hand, log, question, rng)
        carried = GAME.carried(hand.state)


def _step(hand: Any, log: tuple[Any, ...], question: Any, rng: Random) -> Any:
    eager = 0.05 if question.kind is Matter.REVOLUTION else 0.5
    for ask in question.asks:
        menu = tuple(islice(hand.game.menu(hand.state, ask.seat), 300))
        said = rng.choice(menu) if rng.random() < eager else ask.default
        hand, events = hand.answer(question.id, ask.seat, said)
        log = (*log, *events)
        if hand.pending is None or hand.pending.id != question.id:
            return hand, log
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return hand, log


def asked_of(
    rules: GoujiRules, carried: Carried | None, matter: Matter, said: Said = lambda m, s: None
) -> Position:
    """A dealt hand at its first question about *matter*. *said* names other answers than those
    that silence gives."""
    hand, events = Hand.open(GAME, rules, 1, carried)
    log = tuple(events)
    while (question := hand.pending) is not None and question.kind is not matter:
        kind = Matter(question.kind)
        for ask in question.asks:
            answer = said(kind, ask.seat) or ask.default
            hand, events = hand.answer(question.id, ask.seat, answer)
            log = (*log, *events)
        if question.hold is not Hold.NONE:
            hand, events = hand.release(question.id)
            log = (*log, *events)
    assert question is not None, f"{matter} was not asked"
    return Position(hand, log, scene(question.id))


def actions(position: Position, seat: Seat, panel: str = "") -> list[Action]:
    """The answers behind the buttons of one keyboard."""
    found = []
    for button in buttons(position.private(seat, panel)):
        token = Token.parse(button.token)
        if token.op in (*ANSWERS, Op.FOURS):
            found.append(narrator.action(position.view(seat), token.op, token.arg))
    return found


def panels(position: Position, seat: Seat) -> Iterator[str]:
    """The names of all keyboards that are reached from the first one, at most so many."""
    seen, left = {""}, [""]
    while left and len(seen) < LOOKED:
        panel = left.pop()
        yield panel
        for button in buttons(position.private(seat, panel)):
            token = Token.parse(button.token)
            if token.op is Op.PANEL and token.arg not in seen:
                seen.add(token.arg)
                left.append(token.arg)


def said_by(position: Position, seat: Seat, panel: str = "", language: str = "zh-Hans") -> str:
    return rendered(position.private(seat, panel), language)


def fits(position: Position, seat: Seat, panel: str) -> None:
    """Within the limits of every platform, in every language (screens, section 17)."""
    screen = position.private(seat, panel)
    assert len(buttons(screen)) <= 100
    assert all(0 < len(row) <= 8 for row in screen.buttons)
    for button in buttons(screen):
        assert len(button.token) <= 64
        assert str(Token.parse(button.token)) == button.token
    for language in LANGUAGES:
        say = locale(language).words
        assert 0 < units("\n".join(clocked(say(line)) for line in screen.lines)) <= 4096
        assert all(0 < units(say(button.label)) <= 64 for button in buttons(screen))
        assert all(say(button.group) for button in buttons(screen) if button.group is not None)


def answerable(position: Position, seat: Seat, panel: str) -> None:
    """Every button gives an answer, or a refusal that only its presser sees."""
    asked = position.view(seat).asked
    if asked is None:
        return
    for action in actions(position, seat, panel):
        if isinstance(action, GiveUpOpening | ThrowFours):
            continue
        try:
            check(asked, action)
        except Illegal as refused:
            for language in LANGUAGES:
                text = locale(language).words(narrator.refusal(refused))
                assert 0 < units(text) <= 200


@pytest.mark.parametrize("name", TABLES)
def test_every_question_of_a_match_has_its_screens_and_words(name: str) -> None:
    rules, carried = TABLES[name]
    asked = set()
    for position in told(carried, rules, seed=1, hands=3):
        for seat in ALL:
            view = position.view(seat)
            for panel in panels(position, seat):
                fits(position, seat, panel)
                answerable(position, seat, panel)
            for language in LANGUAGES:
                say = locale(language).words
                assert len(say(narrator.alert(position.scene, view))) <= 200
                if view.asked is None:
                    continue
                asked.add(view.asked.matter)
                for action in islice(GAME.menu(position.hand.state, seat), LOOKED):
                    spelled = say(spoken.said(action, view.asked))
                    assert narrator.read(view, spelled) == action, spelled
    assert len(asked) >= (1 if name == "platform" else 4)


def test_a_bright_call_says_what_it_wins_and_costs() -> None:
    """G-080: the numbers come from the options."""
    rules = replace(PROFILES["finalstone"], pre_call=False)
    said = said_by(asked_of(rules, None, Matter.BRIGHT_CALL), P0)
    assert "宣点？赌你对头 Anna 这局开不了点" in said
    assert "他没开、你开了：下局 Anna 给你3张（不宣是2张）" in said
    assert "都没开：Anna 给你2张（不宣是1张），你给 Anna 1张（不宣是1张）" in said
    assert "他开了、你没开：下局你给 Anna 5张（不宣是2张）" in said
    assert "都开了" not in said
    assert "别的跟没宣一样" in said
    fails = replace(rules, call_fail_when_both_open=True)
    assert "都开了：你给 Anna 4张（不宣没事）" in said_by(
        asked_of(fails, None, Matter.BRIGHT_CALL), P0
    )


def test_a_pre_call_is_asked_before_anybody_has_cards() -> None:
    """G-050."""
    position = asked_of(PROFILES["finalstone"], None, Matter.PRE_CALL)
    assert position.view(P0).hand is None
    assert actions(position, P0) == [No(), Yes()]
    assert "他没开、你开了：下局 Anna 给你5张（不预是2张）" in said_by(position, P0)
    assert words(narrator.alert(position.scene, position.view(P0))) == "桌7：牌还没发，等你答"
    assert words(narrator.alert(position.scene, position.view(None))) != ""


def test_an_answer_is_noted_and_may_be_changed() -> None:
    position = asked_of(PROFILES["finalstone"], None, Matter.PRE_CALL)
    hand, events = position.hand.answer(position.scene.decision, P2, Yes())
    noted = Position(hand, (*position.log, *events), position.scene)
    assert "记下了：预点。没亮之前随时能改" in said_by(noted, P2)
    assert actions(noted, P2) == []
    assert actions(noted, P2, "c") == [No(), Yes()]
    assert said_by(noted, P0) == said_by(position, P0)


def test_who_cannot_revolt_is_asked_in_the_same_words() -> None:
    """G-250, screens 7.4: he is told after the tap, for his eyes alone."""
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    able = at(table(rules, P3="4x10 4x6 3").begun())
    now = table(rules, P3="2 B 4x6 3").begun()
    unable = at(now)
    both = (said_by(able, P3).split("\n"), said_by(unable, P3).split("\n"))
    differing = [number for number, pair in enumerate(zip(*both, strict=True)) if len({*pair}) > 1]
    assert differing == [1, 2], "how many cards, and a row of them"
    assert able.private(P3).buttons == unable.private(P3).buttons
    assert actions(unable, P3) == [No(), Yes()]
    with pytest.raises(Illegal) as refused:
        now.hand.answer(now.question.id, P3, Yes())
    said = words(narrator.refusal(refused.value))
    assert said == "你有2，革不了命。只有你看得见这句"


def test_the_opposite_of_a_revolutionary_keeps_his_head_or_not() -> None:
    """G-256, G-257."""
    rules = replace(PROFILES["finalstone"], pre_call=False, bright_call=False)
    now = table(rules, P0="4x5 4x6 3").begun(P1)
    question = now.question.id
    for seat in ALL:
        hand, events = now.hand.answer(question, seat, Yes() if seat == P0 else No())
        now = Scene(hand, (*now.log, *events))
    hand, events = now.hand.release(question)
    position = at(Scene(hand, (*now.log, *events)))
    said = said_by(position, P3)
    assert "老王 革命了，你是对头。要不要头？" in said
    assert "要头：你头3手够级，除了烧没人能答" in said
    assert actions(position, P3) == [No(), Yes()]


def revolting(**hands: Any) -> Scene:
    return table(PROFILES["shandong"], carried=after(), **hands).begun(P5)


def said_no(now: Scene, **others: Action) -> Scene:
    """Everybody who is asked says no, but for *others*."""
    question = now.question
    for ask in question.asks:
        answer = others.get(f"P{ask.seat}", ask.default)
        hand, events = now.hand.answer(question.id, ask.seat, answer)
        now = Scene(hand, (*now.log, *events))
    if question.hold is Hold.NONE:
        return now
    hand, events = now.hand.release(question.id)
    return Scene(hand, (*now.log, *events))


def until(now: Scene, matter: Matter) -> Scene:
    while now.question.kind is not matter:
        now = said_no(now)
    return now


FIRED: Final = Shots((combo("3xA"), combo("3xK"), combo("3xQ")))


def test_up_to_five_series_of_three_shots_are_ready() -> None:
    """G-262: largest first; for who has none the way back."""
    now = until(revolting(P0="3xA 3xK 4xQ 3 4", P1="4x9 3 4"), Matter.REVOLUTION)
    position = at(now)
    assert position.private(P0).buttons == position.private(P1).buttons
    series = [a for a in actions(position, P0, "v") if isinstance(a, Shots)]
    assert len(series) == 5
    assert series[0] == Shots((combo("3xA"), combo("3xK"), combo("4xQ")))
    ranks = [max(c.rank or 0 for c in shots.combos) for shots in series]
    assert ranks == sorted(ranks, reverse=True)
    for shots in series:
        assert shots in set(now.menu(P0))
    assert actions(position, P1, "v") == [No()]
    assert "你凑不出3手纯够级" in said_by(position, P1, "v")


def test_a_shot_is_beaten_or_let_pass_with_what_hangs_on_it() -> None:
    """G-262 to G-265."""
    now = until(revolting(P0="3xA 3xK 3xQ 3 4", P3="4x2 4xA 3 4", P1="3 4 4x9"), Matter.REVOLUTION)
    fired = said_no(now, P0=FIRED)
    said = said_by(at(fired), P3)
    assert "第1枪：老王 3个A。压不压？" in said
    assert "3枪都压住：老王 大落，没开点。漏一枪：他革命成了，你无头" in said
    assert "[放过]" in said
    assert {*actions(at(fired), P3)} <= {*fired.menu(P3)}
    assert [a for a in actions(at(fired), P3, "2") if a not in fired.menu(P3)] == []
    stood = said_by(at(said_no(fired)), P3)
    assert "头一枪没压，老王 革命成了。剩下 3个K、3个Q" in stood


def test_pooled_fives_are_beaten_or_let_pass() -> None:
    """G-282."""
    rules = replace(PROFILES["shandong"], bright_call=False)
    swept = after(swept=1, sweeps=1, places=(0, 2, 4, 1, 3, 5))
    now = table(rules, P1="2x5 3 4", P3="5 3 4", P5="5 3 4", P0="4x6 3 4", carried=swept)
    position = at(until(now.begun(P5), Matter.FIVES))
    said = said_by(position, P0)
    assert "蓝方汇五：4个5（小李 2个、Anna 1个、Tom 1个）。压不压？没人压，Tom 先出" in said
    assert "[4个6]" in said
    assert said.endswith("[放过]\n[?]")


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


def returning(cards: str, count: int = 2, **facts: Any) -> Scene:
    rules = replace(
        PROFILES["finalstone"], pre_call=False, bright_call=False, receiver_may_refuse=False
    )
    owed = after(Debt(FALL, P5, P0, count))
    now = table(replace(rules, **facts), P5="4x2 9", P0=cards, carried=owed)
    return until(now.begun(), Matter.RETURN)


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


def test_the_unopened_may_throw_their_fours_at_their_own_turn() -> None:
    """G-178: asked once more, for it cannot be undone."""
    now = table(PROFILES["shandong"], P0="4x9 2x4 3", P3="4x10 4 3").led_by(P0)
    position = at(now)
    assert "[弃点，扔4…]" in said_by(position, P0)
    assert actions(position, P0, "f") == [ThrowFours(), GiveUpOpening()]
    assert "2个4全扔掉" in said_by(position, P0, "f")
    followed = at(now.leads(P0, "4x9"))
    assert "[弃点，扔4…]" in said_by(followed, P3)
    opened = at(table(PROFILES["shandong"], opened=(P0,), P0="4x9 2x4 3").led_by(P0))
    assert "扔4" not in said_by(opened, P0)
    assert opened.private(P0, "f") == opened.private(P0)


def test_a_house_that_keeps_fours_lets_opening_be_given_up() -> None:
    rules = replace(PROFILES["shandong"], four_policy=FourPolicy.CERTIFICATE_KEEP)
    position = at(table(rules, P0="4x9 2x4 3").led_by(P0))
    assert actions(position, P0, "f") == [GiveUpOpening()]


def test_what_one_gave_and_got_is_told_to_him_alone() -> None:
    """Screens 7.1."""
    position = at(said_no(returning("3 5 5 K 2")))
    assert "收到：2个2（Tom 进贡）；给出：5、3→Tom（还贡）" in said_by(position, P0)
    assert "给出：2个2→老王（进贡）；收到：5、3（老王 还的）" in said_by(position, P5)
    assert "收到" not in said_by(position, P1)
