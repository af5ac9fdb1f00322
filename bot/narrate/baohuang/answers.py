"""From a pressed button or typed words to the answer they stand for."""

from __future__ import annotations

from bot.narrate.baohuang import codes, typed
from bot.tokens import Op
from engine.baohuang.actions import Action, ApplyForWind, Pass, Play
from engine.baohuang.view import View


def action(view: View, op: str, arg: str) -> Action:
    """Raises ValueError for a token that we never make."""
    match op:
        case Op.PASS if not arg:
            return Pass()
        case Op.APPLY if not arg:
            return ApplyForWind()
        case Op.PLAY:
            return Play(codes.play(arg, view.called))
        case Op.SAY:
            return codes.saying(arg)
        case _:
            raise ValueError(f"not an answer: {op} {arg!r}")


def read(view: View, words: str) -> Action:
    """Raises Unreadable, Ambiguous, and Illegal for cards that are never one play."""
    return typed.read(words, view.asked, view.called)
