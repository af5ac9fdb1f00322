"""From a pressed button or typed words to the answer they stand for."""

from __future__ import annotations

from bot.narrate.gouji import codes
from bot.tokens import Op
from engine.errors import Illegal, Stale
from engine.gouji import notation
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    Burn,
    ChooseLast,
    GiveUpOpening,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Show,
    ShowHand,
    Suggest,
    ThrowFours,
    Yield,
)
from engine.gouji.asked import Matter
from engine.gouji.state import SEATS
from engine.gouji.view import View
from engine.seats import Seat

_FOURS: dict[str, Action] = {"t": ThrowFours(), "g": GiveUpOpening()}
_MYSELF = frozenset(("我", "我当", "我當", "me", "myself"))
_PLAIN: dict[str, Action] = {
    Op.PASS: Pass(),
    Op.NO_BURN: NoBurn(),
    Op.YIELD: Yield(),
    Op.APPLY: ApplyForWind(),
    Op.NO_SHOW: NoShow(),
}


def action(view: View, op: str, arg: str) -> Action:
    """Raises ValueError for a token that we never make."""
    if op in _PLAIN and not arg:
        return _PLAIN[op]
    found: Action
    match op:
        case Op.PLAY:
            found = Play(codes.play(arg))
        case Op.BURN:
            found = Burn(codes.play(arg))
        case Op.SHOW:
            found = _show(view, arg)
        case Op.SAY:
            found = codes.saying(arg, () if view.asked is None else view.asked.debts)
        case Op.FOURS if arg in _FOURS:
            found = _FOURS[arg]
        case Op.SHOW_HAND if len(arg) == 1:
            found = ShowHand(_seat(arg))
        case Op.SUGGEST if arg:
            found = Suggest(_seat(arg[0]), codes.play(arg[1:]))
        case _:
            raise ValueError(f"not an answer: {op} {arg!r}")
    return found


def _about_last(view: View) -> bool:
    return view.asked is not None and view.asked.matter is Matter.LAST


def _seat(digit: str) -> Seat:
    number = int(digit, 36)
    if number >= SEATS:
        raise ValueError(f"no such seat: {digit}")
    return Seat(number)


def _show(view: View, arg: str) -> Action:
    """Raises Stale when the showing is over: the button belongs to an older question."""
    if view.asked is None or view.asked.matter is not Matter.SHOW:
        raise Stale
    return Show(codes.show(arg, view.asked.drawn, view.rules.show_rank))


def read(view: View, words: str) -> Action:
    """Raises Unreadable or Ambiguous, and Illegal for words that suggest a play to nobody."""
    if view.viewer is not None and _about_last(view) and words.strip().lower() in _MYSELF:
        return ChooseLast(view.viewer)
    answer: Action = notation.read(words, view.asked)
    if view.asked is not None:
        return answer
    if not isinstance(answer, Play) or not view.shown_hands:
        return answer
    if len(view.shown_hands) > 1:
        raise Illegal("suggest-whom")
    return Suggest(view.shown_hands[0][0], answer.combo)
