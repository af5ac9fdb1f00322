"""Answers in words: what was noted, what is advised, what typed words could mean."""

from __future__ import annotations

from bot.narrate.gouji import faces
from bot.text import Text
from engine.cards import Rank
from engine.gouji.actions import (
    Action,
    AskCut,
    Burn,
    ChooseLast,
    Cut,
    Dot,
    No,
    Play,
    Refuse,
    Return,
    Shots,
    Show,
    Suggest,
    Terms,
    WrongFollow,
    Yes,
)
from engine.gouji.asked import Asked
from engine.gouji.options import AllyTribute


def said(action: Action, asked: Asked | None = None) -> Text:
    """*action* in words. With the question *asked* they read back to the same answer; without it a
    yes is only a yes."""
    match action:
        case Play(combo=combo):
            return faces.combo(combo)
        case Burn(combo=combo) | Suggest(combo=combo) | WrongFollow(combo=combo):
            return Text(f"action-{action.kind}", {"play": faces.combo(combo)})
        case Show(cards=shown):
            return Text("action-show", {"cards": faces.shown(shown)})
        case Terms() if asked is not None:
            return _terms(action, asked)
        case _:
            return _around(action, asked)


def _around(answer: Action, asked: Asked | None) -> Text:
    """An answer without suits or jokers in it."""
    key, args = f"action-{answer.kind}", dict[str, object]()
    match answer:
        case Yes() | No() if asked is not None:
            key = f"{key}-{asked.matter}"
        case ChooseLast(seat=seat):
            args = {"number": seat + 1}
        case Cut(at=number) | AskCut(times=number) | Dot(number=number):
            args = {"number": number}
        case Return(cards=()):
            key = "action-return-nothing"
        case Return(cards=cards) | Refuse(cards=cards):
            args = {"cards": listed(cards)}
        case Shots(combos=combos):
            args = {"shots": tuple(map(faces.combo, combos))}
    return Text(key, args)


def listed(cards: tuple[Rank, ...]) -> tuple[Text, ...]:
    """Small cards one by one: 3、3、5."""
    return tuple(map(faces.rank, cards))


def _whose(asked: Asked) -> str:
    """Which buttons say it about all debts: between allies or to a receiver, each by itself, or a
    side's together (G-087, G-088)."""
    rule = asked.rules.ally_tribute
    if rule is AllyTribute.NORMAL or not asked.allied:
        return "taken"
    return "side" if rule is AllyTribute.NONE_OR_ALL else "ally"


def _terms(answer: Terms, asked: Asked) -> Text:
    """One word for all debts, or the numbers of the list that the reader sees."""
    if not answer.waived and not answer.countered:
        return Text(f"action-terms-pay-{_whose(asked)}")
    if answer.waived == asked.debts:
        return Text(f"action-terms-waive-{_whose(asked)}")
    mine = {n: Text("number", {"number": i}) for i, n in enumerate(asked.debts, 1)}
    waived, countered = (
        tuple(mine[n] for n in numbers if n in mine)
        for numbers in (answer.waived, answer.countered)
    )
    if not countered:
        return Text("action-terms-waived", {"waived": waived})
    if not waived:
        return Text("action-terms-countered", {"countered": countered})
    return Text("action-terms-mixed", {"waived": waived, "countered": countered})
