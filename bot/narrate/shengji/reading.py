"""One reader's look at the hand: what he may know, and when his clock runs out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.messages import Button
from bot.narrate import reading
from bot.narrate.heading import heading
from bot.narrate.keys import Row
from bot.narrate.people import extended
from bot.narrate.shengji import codes, own_cards
from bot.narrate.shengji import head as heads
from bot.narrate.shengji.sides import facing
from bot.text import Text
from bot.tokens import Op
from engine.shengji.actions import Action, Play
from engine.shengji.asked import Asked, menu
from engine.shengji.holding import Cards
from engine.shengji.seating import partner
from engine.shengji.trumps import Trumps
from engine.shengji.view import View


@dataclass(frozen=True, slots=True)
class Reading(reading.Reading[View, Asked]):
    @property
    def hand(self) -> Cards:
        return self.view.hand or ()

    @property
    def trumps(self) -> Trumps:
        """What is trump; before it is made only the level and the jokers are."""
        return self.view.trumps or Trumps(self.view.level, None)

    def menu(self) -> tuple[Action, ...]:
        return tuple(menu(self.asked))

    def answer(self, label: Text, action: Action) -> Button:
        """A button that gives *action*."""
        if isinstance(action, Play):
            return self.keys.press(label, Op.PLAY, codes.mask(action.cards, self.hand))
        return self.keys.press(label, Op.SAY, codes.said(action, self.hand))

    def tools(self) -> Row:
        """The last row of a question."""
        return (self.keys.press(Text("button-why"), Op.HINT),)

    def head(self) -> tuple[Text, ...]:
        """Which table, what is played, and on which side the reader is."""
        line = extended(heading(self.scene), "head-with", heads.stand(self.view))
        return (line, *self._part())

    def _part(self) -> Iterator[Text]:
        view, people = self.view, self.people
        if view.declarer is None:
            return
        args = {"name": people.name(view.declarer), "partner": people.name(partner(self.seat))}
        if view.declarer == self.seat:
            yield Text("own-part-declarer", args)
        elif facing(view) == self.seat:
            yield Text("own-part-partner", args)
        else:
            yield Text("own-part-defender", args)

    def cards(self) -> tuple[Text, ...]:
        """How many, then a row for each suit."""
        if not self.hand:
            return ()
        rows = own_cards.rows(self.hand, self.view.trumps, self.view.level)
        return (Text("hand-count", {"count": len(self.hand)}), *rows)
