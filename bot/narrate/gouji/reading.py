"""One reader's look at the hand: what he may know, and when his clock runs out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.messages import Keyboard
from bot.narrate import Scene
from bot.narrate.gouji import four_cards, own_cards
from bot.narrate.gouji.keys import Keys
from bot.narrate.heading import heading
from bot.narrate.people import People
from bot.text import Text
from bot.tokens import Op
from engine.gouji.actions import Action
from engine.gouji.asked import Asked, menu
from engine.gouji.view import View
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Reading:
    scene: Scene
    view: View
    deadline: datetime | None = None

    @property
    def seat(self) -> Seat:
        """Raises ValueError for a view that is nobody's own."""
        if self.view.viewer is None:
            raise ValueError("a private screen has a reader")
        return self.view.viewer

    @property
    def people(self) -> People:
        return People(self.scene, self.view.viewer)

    @property
    def keys(self) -> Keys:
        return Keys(self.scene)

    @property
    def asked(self) -> Asked:
        """What he is asked. Raises ValueError when it is nothing."""
        if self.view.asked is None:
            raise ValueError("nothing is asked")
        return self.view.asked

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
