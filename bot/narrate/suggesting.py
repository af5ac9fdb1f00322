"""Answers in words, for somebody who types: what is alike in all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.text import Text
from engine.errors import Rejected


def meant(
    view: Any, typed: str, read: Callable[[Any, str], Any], check: Callable[[Any, Any], None]
) -> Sequence[Any]:
    """The answer that *typed* words mean already, where its reader may give it."""
    try:
        answer = read(view, typed)
        check(view.asked, answer)
    except Rejected:
        return ()
    return (answer,)


def worded(answers: Iterable[Any], asked: Any, said: Callable[[Any, Any], Text]) -> Sequence[Text]:
    """Each of *answers* once, in words."""
    return tuple(said(answer, asked) for answer in dict.fromkeys(answers))
