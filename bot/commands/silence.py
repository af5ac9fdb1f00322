"""What somebody says by saying nothing, where that is an answer, and how his question is answered
in words. For a terminal: there an Enter alone stands for silence, and for what he must play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from bot import lobby, play
from bot.chance import Chance
from bot.sitting import Sitting, Who
from bot.table import Phase
from bot.text import Text
from bot.told import NOTHING, Told, noted
from engine.errors import Rejected

MOST: Final = 4
"""Examples of answers."""


def usual(sitting: Sitting, who: Who | None) -> Text | None:
    """The answer that silence is, or the only one that there is, in words; None where he has to
    choose: what to lead, whether to beat a play. Between two hands it is the next one."""
    if sitting.table.phase is Phase.BETWEEN:
        return Text("button-next")
    view = _view(sitting, who)
    answer = None if view is None else _given(sitting, view)
    return None if answer is None else sitting.narrator.said(answer, view.asked)


def answer(sitting: Sitting, who: Who, chance: Chance) -> Told:
    """Give that answer, and say which it was. Raises Rejected."""
    if sitting.table.phase is Phase.BETWEEN:
        lobby.next_hand(sitting, who, chance)
        return NOTHING
    view, question = _view(sitting, who), sitting.question
    given = None if view is None else _given(sitting, view)
    if given is None or question is None:
        raise Rejected("not-asked")
    told = noted(sitting, given, view.asked)
    play.answer(sitting, sitting.table.seated(who.id), question.id, given)
    return told


def examples(sitting: Sitting, who: Who | None) -> Sequence[Text]:
    """Some answers to the open question that the rules allow; nothing where there is none."""
    view = _view(sitting, who)
    if view is None:
        return ()
    return tuple(islice(sitting.narrator.suggested(view, ""), MOST))


def _given(sitting: Sitting, view: Any) -> Any:
    """None where he has to choose."""
    hand, question = sitting.hand, sitting.question
    if view.asked.silence is not None or hand is None or question is None:
        return view.asked.silence
    only, *more = islice(hand.game.menu(hand.state, view.viewer), 2)
    sampled = any(ask.sampled for ask in question.asks if ask.seat == view.viewer)
    return None if more or sampled else only


def _view(sitting: Sitting, who: Who | None) -> Any:
    """What he sees who is asked something and has not answered it yet."""
    seat = None if who is None else sitting.table.seat_of(who.id)
    if seat is None or sitting.question is None:
        return None
    view = sitting.view(seat)
    return None if view.asked is None or view.answer is not None else view
