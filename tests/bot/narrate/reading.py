"""Positions to tell, and what a reader sees of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

from bot.messages import Button, Keyboard
from bot.narrate import Narrator, Scene, Screen
from bot.narrators import NARRATORS
from bot.text import LANGUAGES, Locale, Text, locale, pieces
from bot.tokens import Op, Token
from engine.decision import Hold
from engine.game import AnyGame
from engine.games import GAMES
from engine.gouji.actions import ShowHand
from engine.gouji.state import ALL
from engine.hand import Hand
from engine.seats import Seat
from tests.support import hands

GAME: Final[AnyGame] = GAMES["gouji"]
NOON: Final = datetime(2026, 2, 17, 13, 31, tzinfo=UTC)
NAMES: Final = ("老王", "小李", "丽姐", "Anna", "大刚", "Tom")
LONG: Final = ("W" * 40, "王" * 40, "A\u0301" * 40, "👍🏽" * 20, "\u202eאבג" * 12, "\n\t")
"""Names that would like to break a screen."""


def scene(decision: int = 1, **facts: Any) -> Scene:
    """Table 7 in the second hand, with all times running."""
    found = Scene(
        table=7,
        number=7,
        title="青岛老乡群",
        names=NAMES,
        computers=frozenset(),
        game="gouji",
        profile="finalstone",
        hand_number=2,
        points=(2, -2),
        decision=decision,
        hold_until=NOON + timedelta(seconds=7),
        until=NOON + timedelta(seconds=45),
    )
    return replace(found, **facts)


@dataclass(frozen=True)
class Position:
    """A hand somewhere in its course, and what led there."""

    hand: Hand[Any, Any, Any, Any]
    log: tuple[Any, ...]
    scene: Scene

    @property
    def narrator(self) -> Narrator:
        return NARRATORS[self.hand.game.key]

    def view(self, viewer: Seat | None) -> Any:
        return self.hand.game.view(self.hand.state, viewer)

    def events(self, viewer: Seat | None) -> list[Any]:
        return [event for event in self.log if event.audience.includes(viewer)]

    def board(self, last: int = 14) -> Screen:
        public = self.events(None)
        return self.narrator.board(self.scene, self.view(None), public[-last:], public[:-last])

    def private(self, seat: Seat, panel: str = "", last: int = 14) -> Screen:
        seen = self.events(seat)
        until = self.scene.until
        return self.narrator.private(
            self.scene, self.view(seat), seen[-last:], panel, until, seen[:-last]
        )

    def result(self) -> Screen:
        return self.narrator.result(self.scene, self.view(None), self.log[-1])


def at(now: hands.Scene, **facts: Any) -> Position:
    """A written position, see :mod:`tests.support.hands`."""
    pending = now.hand.pending
    return Position(now.hand, now.log, scene(0 if pending is None else pending.id, **facts))


def walk(profile: str, seed: int, **facts: Any) -> Iterator[Position]:
    """A hand in which everybody answers at random, half of the time with the default."""
    rng = Random(seed)
    hand, events = Hand.open(GAME, GAME.profiles[profile], seed)
    log = tuple(events)
    while True:
        question = hand.pending
        number = 0 if question is None else question.id
        yield Position(hand, log, scene(number, profile=profile, **facts))
        if question is None:
            return
        hand, log = _step(hand, log, rng)


def _step(
    hand: Hand[Any, Any, Any, Any], log: tuple[Any, ...], rng: Random
) -> tuple[Hand[Any, Any, Any, Any], tuple[Any, ...]]:
    question = hand.pending
    assert question is not None
    for ask in question.asks:
        menu = tuple(hand.game.menu(hand.state, ask.seat))
        answer = rng.choice(menu) if rng.random() < 0.5 else ask.default
        hand, events = hand.answer(question.id, ask.seat, answer)
        log = (*log, *events)
        now = hand.pending
        if now is None or now.id != question.id:
            return hand, log
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        log = (*log, *events)
    return _shown(hand, log, rng)


def _shown(
    hand: Hand[Any, Any, Any, Any], log: tuple[Any, ...], rng: Random
) -> tuple[Hand[Any, Any, Any, Any], tuple[Any, ...]]:
    """Sometimes somebody lets an ally look."""
    seat = rng.choice(ALL)
    to = Seat((seat + rng.choice((2, 4))) % 6)
    buttons = [
        b
        for row in NARRATORS["gouji"]
        .private(scene(), hand.game.view(hand.state, seat), (), "", None)
        .buttons
        for b in row
    ]
    if str(Token(Op.SHOW_HAND, 7, 1, str(to))) in [button.token for button in buttons]:
        hand, events = hand.aside(seat, ShowHand(to))
        log = (*log, *events)
    return hand, log


def words(text: Text, language: str = "zh-Hans") -> str:
    """One text, with its moments as clock times."""
    return clocked(locale(language).words(text))


def clocked(said: str) -> str:
    return "".join(
        piece if isinstance(piece, str) else f"‹{piece:%H:%M:%S}›" for piece in pieces(said)
    )


def rendered(screen: Screen, language: str = "zh-Hans") -> str:
    """The message, then a line a row of buttons."""
    tongue = locale(language)
    lines = [clocked(tongue.words(line)) for line in screen.lines]
    return "\n".join((*lines, *keyboard(screen.buttons, tongue)))


def keyboard(rows: Keyboard, tongue: Locale) -> list[str]:
    return [" ".join(f"[{tongue.words(button.label)}]" for button in row) for row in rows]


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.buttons for button in row]


def units(said: str) -> int:
    """Length as platforms count it: letters outside the basic plane count twice."""
    return len(said.encode("utf-16-le")) // 2


def keys(texts: Sequence[object]) -> set[str]:
    """The ids of *texts* and of all texts inside them."""
    found: set[str] = set()
    for text in texts:
        if isinstance(text, Text):
            found |= {text.key} | keys(tuple(text.args.values()))
        elif isinstance(text, tuple):
            found |= keys(text)
    return found


__all__ = ["LANGUAGES"]
