"""Buttons and rows that all private keyboards share, and the names of the panels.

=============  ==========================================================
``""``         the first one
``c``          the same, to change an answer that has been given
``rK``         plays of kings; leading: how many
``aK3``        leading: what goes with three kings
``J``, ``2``   bare jokers; plays of 2s
``b``          covering plays for a burn, with the reckoning
``B``, ``BK``  covering plays by rank; those of kings (``B0``: bare jokers)
``s``          cards to show for the lead
``u2``         the cards of the ally in seat 2, and plays to suggest
``m1c``        returning the small cards of a heap, and others
``t5``         terms of tribute as chosen so far
``v``          ready series of three shots
``f``          throwing 4s away, giving up opening
=============  ==========================================================

``t`` and a number at the end choose how many 2s, where a list would be too long for one keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.messages import Keyboard
from bot.narrate import keys
from bot.narrate.gouji import codes
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op, base36
from engine.gouji.combos import Combo

LONGEST: Final = 96
"""Plays on one keyboard."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Keys(keys.Keys):
    """Makes buttons for the open question of a table."""

    def ways(
        self, op: Op, plays: Sequence[Combo], label: Callable[[Combo], Text], panel: str, width: int
    ) -> Keyboard:
        """One button for each of *plays*; page by 2s when there are too many (see the module).
        *panel* is the name of this keyboard, with the page."""
        name, _, page = panel.partition("t")
        if page:
            plays = [play for play in plays if base36(play.twos) == page]
        elif len(plays) > LONGEST:
            pages = sorted({play.twos for play in plays})
            return rows(
                (self.panel(Text("page-twos", {"twos": n}), f"{name}t{base36(n)}") for n in pages),
                4,
                "ways",
            )
        found = (self.press(label(play), op, codes.written(play)) for play in plays)
        return rows(found, width, "ways")
