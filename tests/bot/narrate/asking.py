"""Positions before and around the play in which somebody is asked, and what he reads there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.narrate import gouji as narrator
from bot.text import LANGUAGES, locale
from bot.tokens import Op, Token
from engine.decision import Hold
from engine.gouji.actions import Action
from engine.gouji.carried import Carried, Debt
from engine.gouji.matters import Matter
from engine.gouji.options import Tribute
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.hand import Hand
from engine.seats import Seat
from tests.bot.narrate.reading import (
    GAME,
    Position,
    buttons,
    clocked,
    rendered,
    scene,
    units,
)
from tests.support.hands import P0, P1, P2, P3, P4, P5, Scene, after, table

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
ANSWERS: Final = (Op.PLAY, Op.PASS, Op.SHOW, Op.NO_SHOW, Op.SAY)
LOOKED: Final = 24
"""Keyboards, and answers of a menu, that are looked at for one question."""
Said = Callable[[Matter, Seat], Action | None]


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


def returning(cards: str, count: int = 2, **facts: Any) -> Scene:
    rules = replace(
        PROFILES["finalstone"], pre_call=False, bright_call=False, receiver_may_refuse=False
    )
    owed = after(Debt(FALL, P5, P0, count))
    now = table(replace(rules, **facts), P5="4x2 9", P0=cards, carried=owed)
    return until(now.begun(), Matter.RETURN)
