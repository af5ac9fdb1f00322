"""One reader's look at the hand: what he may know, and when his clock runs out."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages import Keyboard
from bot.narrate import reading
from bot.narrate.gouji import four_cards, own_cards
from bot.narrate.gouji.keys import Keys
from bot.narrate.heading import heading
from bot.text import Text
from bot.tokens import Op
from engine.gouji.actions import Action
from engine.gouji.asked import Asked, menu
from engine.gouji.view import View


@dataclass(frozen=True, slots=True)
class Reading(reading.Reading[View, Asked]):
    @property
    def keys(self) -> Keys:
        return Keys(self.scene)

    def menu(self) -> tuple[Action, ...]:
        return tuple(menu(self.asked))

    def tools(self) -> Keyboard:
        """The last row of a question."""
        why = self.keys.press(Text("button-why"), Op.HINT)
        return ((why, *four_cards.entry(self.view, self.keys)),)

    def head(self) -> Text:
        return heading(self.scene)

    def cards(self) -> tuple[Text, ...]:
        """How many, then two rows."""
        hand = self.view.hand
        if hand is None or not any(hand):
            return ()
        rows = own_cards.rows(hand, self.view.rules, mark=not self.view.melee)
        return (Text("hand-count", {"count": sum(hand)}), *rows)
