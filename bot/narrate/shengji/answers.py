"""From a pressed button or typed words to the answer they stand for."""

from __future__ import annotations

from bot.narrate.shengji import codes
from bot.tokens import Op
from engine.shengji import notation
from engine.shengji.actions import Action, Play
from engine.shengji.view import View


def action(view: View, op: str, arg: str) -> Action:
    """Raises ValueError for a token that we never make."""
    match op:
        case Op.PLAY:
            return Play(codes.chosen(arg, view.hand or ()))
        case Op.SAY:
            return codes.saying(arg, view.hand or ())
        case _:
            raise ValueError(f"not an answer: {op} {arg!r}")


def read(view: View, words: str) -> Action:
    """Raises Unreadable or Ambiguous."""
    return notation.read(words, view.asked)
