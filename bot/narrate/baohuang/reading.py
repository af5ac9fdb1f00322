"""One reader's look at the hand: what he may know, and when his clock runs out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.messages import Button, Keyboard
from bot.narrate import Screen, reading
from bot.narrate.baohuang import codes, own_cards
from bot.text import Text
from bot.tokens import Op
from engine.baohuang.actions import Action, Play
from engine.baohuang.asked import Asked, menu
from engine.baohuang.combos import Combo
from engine.baohuang.view import View
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Reading(reading.Reading[View, Asked]):
    def plays(self) -> tuple[Combo, ...]:
        """Those that he may lay down now, cheapest first. Everybody knows the emperor, so which of
        his big jokers goes makes no difference: his own stays to the last. It may be typed."""
        found = [each.combo for each in menu(self.asked) if isinstance(each, Play)]
        known = set(found)
        return tuple(play for play in found if _without_emperor(play) not in known)

    def tools(self) -> Keyboard:
        """The last row of a question."""
        return ((self.keys.press(Text("button-why"), Op.HINT),),)

    def first(self) -> str:
        """The name of the first keyboard; where an answer is noted, of the one that changes it."""
        return "" if self.view.answer is None else "c"

    def say(self, label: Text, answer: Action) -> Button:
        """A button that answers what is asked before the first lead."""
        return self.keys.press(label, Op.SAY, codes.said(answer))

    def lay(self, label: Text, play: Combo) -> Button:
        """A button that plays."""
        return self.keys.press(label, Op.PLAY, codes.written(play))

    def cards(self) -> tuple[Text, ...]:
        """How many, then two rows."""
        hand = self.view.hand
        if hand is None or not any(hand):
            return ()
        return (Text("hand-count", {"count": sum(hand)}), *own_cards.rows(self.view))

    def panel(self, lines: tuple[Text, ...], buttons: Keyboard) -> Screen:
        """A keyboard behind the first one: the cards again, then what it is about."""
        cards = self.cards()
        return Screen((*cards, *((Text("blank"),) if cards else ()), *lines), buttons)


def _without_emperor(play: Combo) -> Combo | None:
    """The same with another big joker in place of the emperor's."""
    if Card.XE not in play.marks:
        return None
    marks = tuple(mark for mark in play.marks if mark is not Card.XE)
    return replace(play, marks=marks)
