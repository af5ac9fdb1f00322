"""Whole matches as the room sees them: every board and every result, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from bot.narrate import Screen
from bot.narrate import gouji as narrator
from bot.narrate.gouji.telling import tell
from bot.narrate.people import People
from bot.text import LANGUAGES, locale
from engine.cards import Card, Rank
from engine.decision import Hold
from engine.errors import NotAsked
from engine.gouji import setup_events as sv
from engine.gouji.events import (
    BurnSucceeded,
    CardsPlayed,
    FoursThrown,
    HandEnded,
    HandVoided,
    Lead,
    LeaderChosen,
    OpeningGivenUp,
    PointLost,
    PointOpened,
    SeatStuffed,
    StuffingShown,
)
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from engine.gouji.profiles import PROFILES
from engine.hand import Hand
from tests.bot.narrate.reading import GAME, Position, clocked, keys, scene, units, words
from tests.bot.narrate.test_secrecy import swapped
from tests.bot.test_texts import entries
from tests.support.hands import P0, P1, P2, P3, P4, P5, combo

HANDS: Final = 3
CHOICES: Final = 24
"""Of a long menu only so many answers are looked at."""
EAGER: Final = {Matter.LEAD: 0.3, Matter.RESPOND: 0.3, Matter.REVOLUTION: 0.1}
"""How often somebody answers otherwise than silence would."""
HEADINGS: Final = {message.id.name: heading for _, message, heading in entries("en")}

Step = tuple[Position, bool]


def hand_of(rules: Any, profile: str, rng: Random, carried: Any, number: int) -> Iterator[Position]:
    """A hand in which everybody answers at random, mostly as silence would."""
    hand, events = Hand.open(GAME, rules, rng.getrandbits(128), carried)
    log = tuple(events)
    while True:
        question = hand.pending
        facts = {"profile": profile, "hand_number": number, "points": ()}
        yield Position(hand, log, scene(0 if question is None else question.id, **facts))
        if question is None:
            return
        hand, log = _answered(hand, log, question, rng)


def _answered(hand: Any, log: tuple[Any, ...], question: Any, rng: Random) -> Any:
    for ask in question.asks:
        said = ask.default
        if rng.random() < EAGER.get(question.kind, 0.6):
            said = rng.choice(tuple(islice(hand.game.menu(hand.state, ask.seat), CHOICES)))
        try:
            hand, events = hand.answer(question.id, ask.seat, said)
        except NotAsked:
            continue
        log = (*log, *events)
        if hand.pending is None or hand.pending.id != question.id:
            return hand, log
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return hand, log


def match(profile: str, seed: int, rules: Any = None) -> Iterator[Position]:
    """Three hands, each after what the one before left."""
    rng, carried = Random(seed), None
    for number in range(1, HANDS + 1):
        position = None
        table = PROFILES[profile] if rules is None else rules
        for position in hand_of(table, profile, rng, carried, number):
            yield position
        assert position is not None
        carried = GAME.carried(position.hand.state)


def shown(position: Position) -> Iterator[Screen]:
    yield position.board()
    end = position.log[-1]
    if isinstance(end, HandEnded | HandVoided):
        yield narrator.result(position.scene, position.view(None), end)


def said(screens: Sequence[Screen]) -> None:
    for screen in screens:
        for language in LANGUAGES:
            tongue = locale(language)
            text = "\n".join(clocked(tongue.words(line)) for line in screen.lines)
            assert 0 < units(text) <= 4096
        used = keys((*screen.lines, *(b.label for row in screen.buttons for b in row)))
        assert not [key for key in used if HEADINGS[key].startswith("Private")]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_board_and_result_of_a_match_can_be_said_in_public(profile: str) -> None:
    last = None
    for number, position in enumerate(match(profile, 1)):
        preparing = position.view(None).preparing
        if preparing or position.hand.pending is None or number % 5 == 0:
            said(list(shown(position)))
        last = position
    assert last is not None
    assert last.hand.pending is None


@pytest.mark.parametrize("profile", PROFILES)
def test_the_room_is_told_nothing_of_hands_and_answers_before_the_first_lead(profile: str) -> None:
    """Who is asked, what about, and every line follow from public facts alone."""
    asked = 0
    for position in match(profile, 5):
        question = position.hand.pending
        if question is None or not position.view(None).preparing or len(question.asks) < 2:
            continue
        asked += 1
        assert position.board() == swapped(position, (), Random(asked)).board()
        seat = question.asks[-1].seat
        said = tuple(islice(position.hand.game.menu(position.hand.state, seat), CHOICES))[-1]
        hand, events = position.hand.answer(question.id, seat, said)
        if hand.pending is not None and hand.pending.id == question.id:
            after = replace(position, hand=hand, log=(*position.log, *events))
            assert position.board(99) == after.board(99)
    assert asked > 3


def test_a_hidden_stuffing_is_in_no_line_before_it_is_shown() -> None:
    """G-237: even the event itself is nobody's."""
    hidden = SeatStuffed(seat=P4, by=P1, hidden=True)
    assert narrator.line(scene(), hidden) is None
    shown = narrator.line(scene(), StuffingShown(seat=P4, by=P1))
    assert shown is not None
    assert words(shown) == "大刚 刚才被 小李 闷过一手，下局1张闷贡"


def told(*events: Any, profile: str = "aixin", reader: Any = None) -> list[str]:
    """The lines of these events, at a table that plays *profile*."""
    view = next(match(profile, 1)).view(reader)
    return [words(item.line) for item in tell(People(scene(), reader), view, events)]


def test_returns_that_are_refused_and_countered_are_counted_once() -> None:
    """G-086, G-089: two cards come back, one of them for a second time; the partner counters."""
    lines = told(
        sv.TermsOpened(waived=(), countered=(1,)),
        sv.TributePaid(debt=0, tribute=Tribute.FALL, payer=P3, receiver=P2, owed=2, paid=2),
        sv.TributePaid(debt=1, tribute=Tribute.FALL, payer=P4, receiver=P0, owed=1, paid=1),
        sv.CardsReturned(seat=P2, to=P3, count=2),
        sv.CardsReturned(seat=P0, to=P4, count=1),
        sv.ReturnsTaken(refused=((P2, P3, 1),)),
        sv.CardsReturned(seat=P2, to=P3, count=1),
        sv.SetupEnded(),
    )
    assert lines == [
        "第2局 贡清了",
        "落贡 Anna→丽姐 2张，还2张，退1张另换 · 大刚→老王 1张，还1张，反贡1张",
    ]


def test_each_of_the_two_sees_which_cards_and_the_others_only_how_many() -> None:
    """G-093."""
    paid = sv.TributePaid(debt=0, tribute=Tribute.POINT, payer=P3, receiver=P0, owed=3, paid=2)
    moved = sv.CardsMoved(why=sv.Why.TRIBUTE, seat=P3, to=P0, cards=((Rank.TWO, 2),))
    assert told(paid, sv.SetupEnded())[-1] == "点贡 Anna→老王 2张，缺1张，免"
    assert told(paid, moved, sv.SetupEnded(), reader=P0)[-1] == ("点贡 Anna→你 2个2，缺1张，免")


def test_what_settles_a_debt_without_cards_is_named() -> None:
    """G-082, G-088, G-092, G-096, GAP-45."""
    lines = told(
        sv.RevolutionsOpened(seats=(P5,)),
        sv.TributeResisted(seat=P1, rank=Rank.SMALL_JOKER, debts=(0,)),
        sv.TermsOpened(waived=(1, 2)),
        sv.TributePaid(debt=0, tribute=Tribute.BURN, payer=P1, receiver=P2, owed=0, paid=0),
        sv.TributePaid(debt=1, tribute=Tribute.FALL, payer=P4, receiver=P2, owed=0, paid=0),
        sv.TributePaid(debt=2, tribute=Tribute.FALL, payer=P3, receiver=P2, owed=0, paid=0),
        sv.TributePaid(debt=3, tribute=Tribute.POINT, payer=P5, receiver=P2, owed=1, paid=0),
        sv.TributePaid(debt=4, tribute=Tribute.POINT, payer=P3, receiver=P0, owed=0, paid=0),
        sv.TributePaid(
            debt=5, tribute=Tribute.STUFFED, payer=P4, receiver=P1, owed=1, paid=1, set_off=True
        ),
        sv.SetupEnded(),
    )
    assert lines == [
        "Tom 革命，牌扣下，三科",
        "小李 抗贡：摸了4个小王，自己的贡全免",
        "第2局 贡清了",
        "点贡 Tom→丽姐 有革命的，免 · Anna→老王 点手抵了",
        "烧贡 小李→丽姐 抗了，免",
        "落贡 大刚→丽姐 自家人，免了 · Anna→丽姐 不收",
        "闷贡 大刚→小李 1张，对消，亮了收回",
    ]


def test_purchases_stand_in_one_line_and_levelled_cards_in_another() -> None:
    """G-060 to G-065, GAP-10."""
    level = sv.CardsMoved(why=sv.Why.LEVELLED, seat=P0, to=P2, cards=((Rank.FOUR, 1),), open=True)
    lines = told(
        sv.CardBought(seat=P5, seller=P2, rank=Rank.THREE, payer=P5),
        sv.CardBought(seat=P4, seller=P1, rank=Rank.THREE, payer=P2),
        level,
        sv.CardBought(seat=P2, seller=P0, rank=Rank.FOUR, payer=None),
        sv.SetupEnded(),
    )
    assert lines == [
        "买牌 丽姐→Tom 1个3（一换一） · 小李→大刚 1个3（丽姐 替付）",
        "匀牌 老王→丽姐 1个4（送）",
    ]


def test_a_summary_is_told_once_at_the_first_lead() -> None:
    paid = sv.TributePaid(debt=0, tribute=Tribute.POINT, payer=P3, receiver=P0, owed=1, paid=1)
    played = CardsPlayed(seat=P0, combo=combo("3"))
    lines = told(paid, played, CardsPlayed(seat=P1, combo=combo("4")))
    assert [line for line in lines if "点贡" in line] == ["点贡 Anna→老王 1张"]
    assert lines[-2].startswith("老王")


@pytest.mark.parametrize(
    ("event", "chinese"),
    [
        (sv.LastChosen(seat=P4, agreed=True), "商量好了，大落算 大刚"),
        (sv.LastChosen(seat=P4, agreed=False), "大落还是 大刚"),
        (sv.SwapsAgreed(pairs=(P0, P2)), "点贡对消：老王–Anna、丽姐–Tom"),
        (sv.SwapsAgreed(pairs=()), "没有对消的，点贡照给"),
        (sv.CallsOpened(bright=True, seats=(P1, P5)), "宣点：小李、Tom 宣了；别人没宣"),
        (sv.CallsOpened(bright=False, seats=()), "没人预点"),
        (sv.DeckCut(seat=P3, at=0), "Anna 不切"),
        (sv.DrawerChosen(seat=P3), "Anna 先摸牌"),
        (
            sv.DrawerChosen(seat=P3, origin=P1, card=Card.S9),
            "小李 翻出1个黑桃9，数到 Anna 先摸牌",
        ),
        (
            sv.DotDone(seat=P3, to=P0, number=2, card=None, debt=0),
            "Anna 点手：老王 往后没有第2张，不算",
        ),
        (sv.RevolutionsOpened(seats=()), "没人革命"),
        (sv.RevolutionsOpened(seats=(P1,), automatic=True), "小李 没3又买不起，算革命，牌扣下"),
        (sv.HeadChosen(seat=P5, kills=0), "Tom 不要头"),
        (PointOpened(seat=P3, natural=True), "Anna 天开"),
        (PointLost(seat=P3), "Anna 打出了换来的够级，天开不算了"),
        (OpeningGivenUp(seat=P4), "大刚 弃点，不开了"),
        (FoursThrown(seats=((P4, 3),)), "弃点扔四：大刚 3个4"),
        (
            BurnSucceeded(seat=P5, owed=((P0, 1), (P1, 2))),
            "Tom 烧成，下局的烧贡：老王 1张、小李 2张",
        ),
        (LeaderChosen(seat=P3, shows=(), how=Lead.LAST_PLACE), "大落 Anna 先出"),
        (LeaderChosen(seat=P3, shows=(), how=Lead.NEXT), "Anna 接着先出"),
    ],
)
def test_an_event_by_itself_has_its_line(event: Any, chinese: str) -> None:
    line = narrator.line(scene(), event)
    assert line is not None
    assert words(line) == chinese
