"""What answers by itself: computers in their seats, and people who can only pass."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from bot.policies import POLICIES, STAND_INS
from bot.sitting import Sitting
from engine.decision import Ask, Decision, Hold

STEPS: Final = 60
"""Questions that computers may settle among themselves in one step; the next step goes on."""


def advance(sitting: Sitting) -> bool:
    """Answer as far as no person is needed. False when there is more to do than one step may."""
    for _ in range(STEPS):
        question = sitting.question
        if question is None or not _settle(sitting, question):
            return True
    return False


def _settle(sitting: Sitting, question: Decision[Any]) -> bool:
    """Whether the question was settled, so that another may follow."""
    if _unasked(sitting, question):
        return True
    for ask in question.asks:
        action = _own_answer(sitting, question, ask)
        if action is None:
            continue
        assert sitting.hand is not None
        sitting.record(sitting.hand.answer(question.id, ask.seat, action))
        if _moved(sitting, question):
            return True
    now = sitting.question
    if not sitting.table.solo or now is None or now.hold is Hold.NONE:
        return False
    if any(ask.window for ask in now.asks):
        return False  # the one person may still jump in; else he is asked when his turn has come
    assert sitting.hand is not None
    sitting.record(sitting.hand.release(question.id))
    return True


def _unasked(sitting: Sitting, question: Decision[Any]) -> bool:
    """Whether a computer did something before it leads. Only then: in the middle of a round it
    would make the buttons of everybody else old."""
    leader = question.order[0] if not question.sealed and len(question.order) == 1 else None
    name = None if leader is None else sitting.table.computers.get(leader)
    if leader is None or name is None or sitting.hand is None:
        return False
    action = POLICIES[sitting.table.game][name].aside(sitting.view(leader))
    if action is None:
        return False
    sitting.record(sitting.hand.aside(leader, action))
    return True


def _moved(sitting: Sitting, question: Decision[Any]) -> bool:
    return sitting.question is None or sitting.question.id != question.id


def _own_answer(sitting: Sitting, question: Decision[Any], ask: Ask[Any]) -> Any:
    """The answer that needs no person, or None.

    One who has a single legal answer to a sealed question is spared it; the hold hides that from
    the others. With one person at the table there is nobody to hide it from, so he is spared even a
    question for which nobody waits.
    """
    name = sitting.table.computers.get(ask.seat)
    if name is not None:
        return POLICIES[sitting.table.game][name](sitting.view(ask.seat))
    if not question.sealed or (not ask.waits and not sitting.table.solo):
        return None
    if not question.spares and not sitting.table.solo:
        return None  # having to think would tell what he holds, and so would being spared it
    hand = sitting.hand
    assert hand is not None
    answers = tuple(islice(hand.game.menu(hand.state, ask.seat), 2))
    return answers[0] if len(answers) == 1 else None


def stand_in(game: str, view: Any) -> Any:
    """One decision for a person whose clock has run out. Where the rules of *game* say what silence
    means, it means that; else what its players think costs him nothing he might have kept."""
    if view.asked.usual is not None:
        return view.asked.usual
    return STAND_INS[game](view)
