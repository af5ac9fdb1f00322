"""What one player is asked before the first lead and around it (screens, sections 7.1 to 7.5).

One module a kind of question, each with ``question`` (lines and the first keyboard) and, where
that is not enough, ``panel`` (what stands behind a button of it):

==================  ===========================================================
``calling.py``      pre-call and bright-call (预点, 明点)
``agreeing.py``     who is last place, setting off, paying for an ally
``drawing.py``      cutting, dot-hand (点手)
``debts.py``        terms of tribute;  ``returning.py`` small cards that go back
``revolting.py``    revolution in both forms, keeping the head
``beating.py``      beating a shot or the pooled 5s
``giving_up.py``    throwing 4s away, giving up opening
==================  ===========================================================

Everybody who is asked gets the same question in the same words. Numbers come from the house rules
and from public facts; who lacks the cards for an answer is told when he gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import spoken
from bot.narrate.gouji.before import (
    agreeing,
    beating,
    calling,
    debts,
    drawing,
    giving_up,
    returning,
    revolting,
)
from bot.narrate.gouji.before.layout import Part
from bot.narrate.gouji.reading import Reading
from bot.text import Text
from engine.gouji.asked import Matter

PANELS: Final = r"[mt][0-9a-z]{1,11}|v|f"
"""Names of further keyboards, as a pattern: cards or terms chosen so far, series of shots, 4s."""

QUESTIONS: Final[Mapping[Matter, Callable[[Reading], Part]]] = {
    Matter.LAST: agreeing.last,
    Matter.SWAP: agreeing.swap,
    Matter.PRE_CALL: calling.question,
    Matter.CUT: drawing.cut,
    Matter.CUTTING: drawing.cutting,
    Matter.DOT: drawing.dot,
    Matter.TERMS: debts.question,
    Matter.RETURN: returning.question,
    Matter.TAKE: returning.taking,
    Matter.HELP: agreeing.help_ally,
    Matter.BRIGHT_CALL: calling.question,
    Matter.REVOLUTION: revolting.question,
    Matter.HEAD: revolting.head,
    Matter.SHOT: beating.shot,
    Matter.FIVES: beating.fives,
    Matter.FOURS: giving_up.question,
}
_PANELS: Final[Mapping[Matter, Callable[[Reading, str], Screen | None]]] = {
    Matter.TERMS: debts.panel,
    Matter.RETURN: returning.panel,
    Matter.REVOLUTION: revolting.panel,
    Matter.SHOT: beating.panel,
    Matter.FIVES: beating.panel,
    Matter.LEAD: giving_up.panel,
    Matter.RESPOND: giving_up.panel,
}


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """What the reader is asked, what silence means, and the buttons."""
    lines, buttons = QUESTIONS[reading.asked.matter](reading)
    return (*lines, *_silence(reading)), (*buttons, *reading.tools())


def panel(reading: Reading, name: str) -> Screen | None:
    """The keyboard *name*, where it belongs to this question."""
    found = _PANELS.get(reading.asked.matter)
    return None if found is None else found(reading, name)


def _silence(reading: Reading) -> tuple[Text, ...]:
    asked = reading.asked
    if reading.deadline is None or reading.scene.solo or asked.usual is None:
        return ()
    said = spoken.said(asked.usual, asked)
    return (Text("deadline-said", {"until": reading.deadline, "action": said}),)
