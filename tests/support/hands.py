"""Positions of Gouji in one line, and the steps from there.

``table(P0="5x10 2xK", P1="5xJ S 4x9").leads(P0, "5x10").then(P1="burn 5xJ")``

Cards are written by rank and number: ``5x10``, ``K``, ``3x2``, ``S`` (small joker), ``2xB`` (big
jokers); where a suit matters, as the engine stores them: ``H3``. A play joins them: ``S+3x7``.
Seats that are not named hold :data:`FILLER`, which beats next to nothing and ends no hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle
from typing import Any, Final, TypeVar

from engine import shuffle
from engine.cards import DECK, Card, Rank
from engine.errors import Rejected
from engine.games import GAMES
from engine.gouji import events as ev
from engine.gouji.actions import (
    Action,
    ApplyForWind,
    AskCut,
    Burn,
    ChooseLast,
    Cut,
    Dot,
    No,
    NoBurn,
    NoShow,
    Pass,
    Play,
    Refuse,
    Return,
    Shots,
    Show,
    Terms,
    Yes,
    Yield,
)
from engine.gouji.carried import Carried, Debt
from engine.gouji.combos import Combo
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.setup_events import SetupEnded
from engine.gouji.state import ALL, State
from engine.gouji.view import View
from engine.hand import Hand
from engine.seats import Seat

P0, P1, P2, P3, P4, P5 = ALL
FILLER: Final = "4x3 4x4 4x5"

_RANKS: Final = dict(
    zip([*"3456789", "10", *"JQKA2", "S", "B"], Rank, strict=True),
)
_TOKEN: Final = re.compile(r"(?:(\d+)x)?(10|[3-9JQKA2SB])")

E = TypeVar("E")


def _group(token: str) -> tuple[Rank, int]:
    match = _TOKEN.fullmatch(token)
    if match is None:
        raise ValueError(f"{token!r} is not a number of cards of one rank")
    return _RANKS[match[2]], int(match[1] or 1)


def cards(words: str) -> tuple[Card, ...]:
    """The cards of a hand, in the order written; suits are dealt round where none is named."""
    found: list[Card] = []
    for token in words.split():
        if token in Card.__members__:
            found.append(Card(token))
            continue
        rank, count = _group(token)
        same = cycle([card for card in DECK if card.rank is rank])
        found += (next(same) for _ in range(count))
    return tuple(found)


def combo(words: str) -> Combo:
    """One play: ``5x10``, ``2x2+4x10``, ``S+3x7``, ``2xB``."""
    counts = dict(_group(token) for token in words.split("+"))
    small, big = counts.pop(Rank.SMALL_JOKER, 0), counts.pop(Rank.BIG_JOKER, 0)
    if not counts:
        return Combo(None, 0, 0, small, big)
    twos = counts.pop(Rank.TWO, 0) if len(counts) > 1 else 0
    ((rank, count),) = counts.items()
    return Combo(rank, count, twos, small, big)


def action(words: str) -> Action:
    """An answer: a play, or ``burn 5xJ``, ``pass``, ``no-burn``, ``yield``, ``wind``,
    ``show H3 H3``, ``yes``, ``no``, ``last P3``, ``cut 40``, ``ask-cut 2``, ``dot 3``,
    ``terms w0 c2``, ``return 3 5``, ``refuse 5``, ``shots 5x10 3xQ 2xA``."""
    plain: dict[str, Action] = {
        "pass": Pass(),
        "no-burn": NoBurn(),
        "no-show": NoShow(),
        "yield": Yield(),
        "wind": ApplyForWind(),
        "yes": Yes(),
        "no": No(),
    }
    if words in plain:
        return plain[words]
    verb, _, rest = words.partition(" ")
    if verb == "burn":
        return Burn(combo(rest))
    if verb == "show":
        return Show(cards(rest))
    if verb in _BEFORE:
        return _BEFORE[verb](rest)
    return Play(combo(words))


def _terms(words: str) -> Terms:
    marked = {mark: tuple(int(w[1:]) for w in words.split() if w[0] == mark) for mark in "wc"}
    return Terms(marked["w"], marked["c"])


def _ranks(words: str) -> tuple[Rank, ...]:
    return tuple(_RANKS[word] for word in words.split())


_BEFORE: Final[dict[str, Callable[[str], Action]]] = {
    "last": lambda words: ChooseLast(seat(words)),
    "cut": lambda words: Cut(int(words)),
    "ask-cut": lambda words: AskCut(int(words)),
    "dot": lambda words: Dot(int(words)),
    "terms": _terms,
    "return": lambda words: Return(_ranks(words)),
    "refuse": lambda words: Refuse(_ranks(words)),
    "shots": lambda words: Shots(tuple(combo(word) for word in words.split())),
}
"""Answers to what is asked before the first lead."""


def seat(name: str) -> Seat:
    """``P3`` is seat 3."""
    return ALL[int(name[1])]


@dataclass(frozen=True)
class Scene:
    """A hand as it stands, all events that led here, and those of the last step."""

    hand: Hand[Any, State, Any, Any]
    log: tuple[Any, ...]
    last: tuple[Any, ...] = ()

    @property
    def state(self) -> State:
        return self.hand.state

    @property
    def question(self) -> Any:
        """The open question. Fails when the hand is over."""
        assert self.hand.pending is not None, "the hand is over"
        return self.hand.pending

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who still owes an answer, in the order of the rules."""
        return tuple(ask.seat for ask in self.question.asks)

    @property
    def leader(self) -> Seat | None:
        """Who is asked to lead."""
        return self.state.leader

    @property
    def top(self) -> tuple[Seat, Combo]:
        """The play on the table and whose it is."""
        assert self.state.top is not None, "nothing lies on the table"
        return self.state.top.seat, self.state.top.combo

    def menu(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(self.hand.game.menu(self.state, seat))

    def may(self, seat: Seat, words: str) -> bool:
        """Whether the menu of *seat* offers this answer."""
        return action(words) in self.menu(seat)

    def view(self, viewer: Seat | None) -> View:
        seen: View = self.hand.game.view(self.state, viewer)
        return seen

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of this kind in the last step."""
        (found,) = [event for event in self.last if isinstance(event, kind)]
        return found

    def kinds(self) -> list[str]:
        """What the last step was, in the order it happened, without the sealed answers."""
        return [event.kind for event in self.last if not isinstance(event, ev.Answered)]

    def says(self, seat: Seat, words: str) -> Scene:
        """One answer to the open question, which may stay open."""
        return self._after(self.hand.answer(self.question.id, seat, action(words)))

    def released(self) -> Scene:
        return self._after(self.hand.release(self.question.id))

    def lapsed(self, *seats: Seat) -> Scene:
        """Time is up for *seats*; for none named, for all."""
        return self._after(self.hand.lapse(self.question.id, seats or ALL))

    def aside(self, seat: Seat, action: Action) -> Scene:
        return self._after(self.hand.aside(seat, action))

    def then(self, **answers: str) -> Scene:
        """All who are asked answer, those not named by declining, and the hold runs out."""
        question, now, done = self.question, self, tuple[Any, ...]()
        for ask in question.asks:
            words = answers.pop(f"P{ask.seat}", None)
            said = ask.default if words is None else action(words)
            now = now._after(now.hand.answer(question.id, ask.seat, said))
            done += now.last
        assert not answers, f"not asked: {', '.join(answers)}"
        if question.hold != "none":
            now = now.released()
            done += now.last
        return replace(now, last=done)

    def leads(self, seat: Seat, words: str) -> Scene:
        return self.says(seat, words)

    def refusal(self, seat: Seat, words: str | Action) -> str:
        """The code with which this answer is refused. Fails when it is accepted."""
        said = action(words) if isinstance(words, str) else words
        return refusal(lambda: self.hand.answer(self.question.id, seat, said))

    def _after(self, step: tuple[Hand[Any, State, Any, Any], Sequence[Any]]) -> Scene:
        hand, events = step
        return Scene(hand, (*self.log, *events), tuple(events))


def refusal(step: Callable[[], object]) -> str:
    """The code with which *step* is refused. Fails when it is not."""
    try:
        step()
    except Rejected as rejected:
        return rejected.code
    raise AssertionError("this was accepted")


@dataclass(frozen=True, kw_only=True)
class Table:
    """Hands and standing facts, before anybody leads."""

    rules: GoujiRules
    hands: tuple[tuple[Card, ...], ...]
    facts: tuple[Any, ...] = ()
    seed: int = field(default=7)
    carried: Carried | None = None

    def opening(self) -> tuple[Any, ...]:
        """The events up to the question of who leads."""
        return (
            ev.HandStarted(rules=self.rules, seal=shuffle.seal(self.seed), carried=self.carried),
            ev.SeedDrawn(seed=shuffle.written(self.seed)),
            *(ev.HandDealt(seat=s, cards=held) for s, held in zip(ALL, self.hands, strict=True)),
        )

    def dealt(self) -> Scene:
        """Everybody is asked to show for the lead."""
        return _begun(self.opening())

    def begun(self, chosen: Seat = ALL[0]) -> Scene:
        """What comes after the show, where *chosen* got the lead by lot."""
        lead = ev.LeaderChosen(seat=chosen, shows=(), how=ev.Lead.LOT)
        return _begun((*self.opening(), *self.facts, lead))

    def led_by(self, leader: Seat) -> Scene:
        """*leader* is asked to lead."""
        chosen = (ev.LeaderChosen(seat=leader, shows=(), how=ev.Lead.LOT), SetupEnded())
        return _begun((*self.opening(), *self.facts, *chosen))

    def leads(self, leader: Seat, words: str) -> Scene:
        return self.led_by(leader).says(leader, words)


def table(
    rules: str | GoujiRules = "finalstone",
    *,
    out: Collection[Seat] = (),
    opened: Collection[Seat] = (),
    dead: Collection[Seat] = (),
    seed: int = 7,
    carried: Carried | None = None,
    others: str = FILLER,
    **hands: str,
) -> Table:
    """A position: *out* have gone out in this order, *dead* are placed from the bottom."""
    held = [cards("" if s in out else hands.pop(f"P{s}", others)) for s in ALL]
    assert not hands, f"no such seat, or out: {', '.join(hands)}"
    return Table(
        rules=PROFILES[rules] if isinstance(rules, str) else rules,
        hands=tuple(held),
        facts=(
            *(ev.SeatFinished(seat=s) for s in out),
            *(ev.PointOpened(seat=s) for s in opened),
            *(ev.BurnFailed(seat=s, leader=s) for s in dead),
        ),
        seed=seed,
        carried=carried,
    )


def after(*debts: Debt, places: Sequence[int] = (0, 2, 1, 3, 4, 5), **facts: Any) -> Carried:
    """A hand before this one, in which P0 was first and P5 last."""
    return Carried(places=tuple(ALL[s] for s in places), debts=debts, **facts)


def _begun(events: Iterable[Any]) -> Scene:
    hand, log = Hand.start(GAMES["gouji"], tuple(events))
    return Scene(hand, tuple(log), tuple(log))
