"""From events and views to sentences and keyboards. One module a game, one interface for all.

A narrator is pure: it gets public facts of the table in a :class:`Scene`, and of the hand in a
view that holds no more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from bot.messages import Keyboard
from bot.text import Text
from engine.errors import Rejected
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What everybody knows of a table besides the hand itself."""

    table: int
    """Id of the table, for tokens."""
    number: int
    """What people call it."""
    title: str
    """Name of the room; empty in a private chat."""
    names: tuple[str | Text, ...]
    """By seat; computers have a Text."""
    computers: frozenset[Seat]
    game: str
    """Its key."""
    profile: str
    hand_number: int
    points: tuple[int, ...]
    """Of the match so far, by side."""
    decision: int
    """Id of the open question, 0 when there is none."""
    solo: bool = False
    """One human only: nothing waits, so no times are shown."""
    hold_until: datetime | None = None
    """End of the hold, where it is public: a window."""
    until: datetime | None = None
    """When the free time of the open question is over: the same whoever is on the clock, and
    without anybody's reserve. None where nothing tells when the question was shown."""
    waited: tuple[Seat, ...] = ()
    """Who is named as waited for, once the naming time has passed."""
    match_over: bool = False
    replaced: bool = False
    """The rules of the next hand are others than those of this one."""
    counted: bool = False
    """Somebody has asked for counts in this trick (问牌), where the rules give them so."""
    discreet: bool = False
    """People are answered alone in the room: nothing leads from there to a private chat."""


@dataclass(frozen=True, slots=True)
class Screen:
    lines: tuple[Text, ...]
    buttons: Keyboard = ()


@dataclass(frozen=True, slots=True)
class Lot:
    """What people draw for their seats (分家)."""

    told: str
    """Id of the text that tells it: the *number* of the table, and what was *drawn*."""
    cards: tuple[Text, ...]
    """By the seat that each gives."""
    lobby: Text | None = None
    """What the lobby says of it."""


class Narrator(Protocol):
    def line(self, scene: Scene, event: Any) -> Text | None:
        """The public line of one public event, or nothing. What lay before it is not known here,
        so it may be plainer than the same line on the board."""
        ...

    def board(
        self, scene: Scene, view: Any, events: Sequence[Any], before: Sequence[Any] = ()
    ) -> Screen:
        """The living table message. *view* is the group's; *events* the public ones to tell, and
        *before* those of the hand that came earlier: a line depends on what lay before it."""
        ...

    def private(
        self,
        scene: Scene,
        view: Any,
        news: Sequence[Any],
        panel: str,
        deadline: datetime | None,
        earlier: Sequence[Any] = (),
    ) -> Screen:
        """The living private message: cards, what happened (*news*: events this seat saw since
        its last answer; *earlier*: those before), what lies on top, and the keyboard that
        *panel* names ("" is the first one). Raises ValueError for an unknown panel."""
        ...

    def alert(self, scene: Scene, view: Any) -> Text:
        """My hand in at most 200 characters."""
        ...

    def hint(self, view: Any) -> Text:
        """What a sound player would answer here, and why, in at most 200 characters."""
        ...

    def result(self, scene: Scene, view: Any, ended: Any) -> Screen:
        """The end of the hand. The points of *scene* include it."""
        ...

    def counts(self, scene: Scene, view: Any) -> Text:
        """What the seats report when asked."""
        ...

    def said(self, action: Any, asked: Any = None) -> Text:
        """The answer *action* in words. With what was asked (``view.asked``), :meth:`read` makes
        the same answer of them."""
        ...

    def refusal(self, error: Rejected) -> Text:
        """Why an answer was refused, and what to do next."""
        ...

    def why(
        self, view: Any, error: Rejected, reason: Text, typed: str, *, earlier: bool = False
    ) -> Sequence[Text]:
        """For the reader of *view*: what he tried (*typed*, where he typed it), why it was refused
        (*reason* is the sentence of *error*), what he could play now, and the term that explains
        it. *earlier*: it was refused before the question that is open now, so that what could be
        played is another matter, and it says so instead."""
        ...

    def action(self, view: Any, op: str, arg: str) -> Any:
        """The answer that a button stands for. Raises ValueError for a token we did not make."""
        ...

    def read(self, view: Any, words: str) -> Any:
        """The answer that typed *words* stand for. Raises Unreadable or Ambiguous."""
        ...

    def suggested(self, view: Any, typed: str) -> Sequence[Text]:
        """Every answer that the reader of *view* may give, in words that :meth:`read` understands:
        what *typed* means already, then likely ones."""
        ...

    def terms(self) -> Sequence[Text]:
        """The terms that :meth:`explain` knows, each in words that it understands."""
        ...

    def explain(self, table: Any, word: str) -> Text | None:
        """One term of the game with this table's values; None for a word that is no term."""
        ...

    def rules(self, scene: Scene, table: Any) -> Screen:
        """The house rules *table* in short."""
        ...

    def lot(self, rules: Any, anew: bool = False) -> Lot | None:
        """What is drawn for the seats before the first hand; None where nothing is. *anew*: before
        another match, because people want it so."""
        ...

    def seated(self, names: Sequence[object]) -> Sequence[Text]:
        """Who plays with whom, and in which order, when people sit like that."""
        ...

    def side(self, side: int) -> Text | None:
        """What the side with this index in ``Game.sides`` is called; None: by who plays on it."""
        ...

    def place(self, place: int) -> Text:
        """What it is called to finish as number *place*, counted from 1."""
        ...

    def carried(self, scene: Scene, carried: Any) -> Sequence[Text]:
        """What the last hand leaves to the next one, for the score: public facts."""
        ...

    def standing(self, scene: Scene, view: Any) -> Sequence[Text]:
        """What the hand that is being played began with, for the score. *view* is nobody's."""
        ...


Narrators = Mapping[str, Narrator]
