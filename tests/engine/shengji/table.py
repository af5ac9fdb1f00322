"""Positions of Shengji in one line, and the steps from there.

``table(P0="HA HA S5", P1="HK HK C3", ...).led_by(P0).leads(P0, "HA HA").then("P1 HK HK")``

Cards are written as the engine stores them, ``HT`` is the ten of hearts, ``XB`` and ``XR`` are the
small and the big joker. Seats that are not named hold :data:`FILLER`. Unless it is said otherwise
spades are trump, 2 is played, and P0 declares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, TypeVar

from engine import shuffle
from engine.cards import Card, Rank, Suit
from engine.errors import Rejected
from engine.games import GAMES
from engine.hand import Hand
from engine.seats import Seat, seats
from engine.shengji import events as ev
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.asked import Asked
from engine.shengji.carried import Carried
from engine.shengji.holding import Cards, ordered
from engine.shengji.profiles import PROFILES
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import State
from engine.shengji.trumps import LEVELS, Trumps
from engine.shengji.view import View

P0, P1, P2, P3 = ALL = seats(4)
FILLER: Final = "C3 C4 C6 C7 C8 D3 D4 D6 D7 D8"
BOTTOM: Final = "D9 D9"
SEED: Final = PROFILES["seed"]
STANDARD: Final = PROFILES["standard"]

_RANKS: Final = dict(zip("23456789TJQKA", LEVELS, strict=True))

E = TypeVar("E")


def cards(words: str) -> Cards:
    """In the order written."""
    return tuple(map(Card, words.split()))


def held(words: str) -> Cards:
    """As a multiset stands."""
    return ordered(cards(words))


def rank(letter: str) -> Rank:
    return _RANKS[letter]


def trumps(words: str) -> Trumps:
    """``2S``: 2 is played and spades are trump; ``2``: no trump."""
    return Trumps(rank(words[0]), Suit(words[1]) if words[1:] else None)


def action(words: str) -> Action:
    """``declare S2``, ``nothing``, ``bury D9 D9``, or the cards of a play."""
    verb, _, rest = words.partition(" ")
    match verb:
        case "nothing":
            return NoDeclaration()
        case "declare":
            return Declare(cards(rest))
        case "bury":
            return Bury(cards(rest))
        case _:
            return Play(cards(words))


def seat(name: str) -> Seat:
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

    def menu(self, who: Seat) -> tuple[Action, ...]:
        return tuple(self.hand.game.menu(self.state, who))

    def may(self, who: Seat, words: str) -> bool:
        """Whether the menu of *who* offers this answer."""
        return action(words) in self.menu(who)

    def view(self, viewer: Seat | None) -> View:
        seen: View = self.hand.game.view(self.state, viewer)
        return seen

    def part(self, who: Seat) -> Asked:
        """What *who* is asked."""
        found = self.view(who).asked
        assert found is not None, "not asked"
        return found

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of this kind so far."""
        (found,) = self.of(kind)
        return found

    def says(self, who: Seat, words: str) -> Scene:
        """One answer to the open question, which may stay open."""
        return self._after(self.hand.answer(self.question.id, who, action(words)))

    def lapsed(self, *who: Seat) -> Scene:
        """Time is up for these; for none named, for all."""
        return self._after(self.hand.lapse(self.question.id, who or ALL))

    def then(self, *answers: str) -> Scene:
        """One after another: ``P1 HK HK``."""
        now = self
        for each in answers:
            name, words = each.split(" ", 1)
            now = now.says(seat(name), words)
        return now

    def opened(self, **answers: str) -> Scene:
        """All who are asked what they declare answer; those not named lay nothing."""
        now = self
        for ask in self.question.asks:
            now = now.says(ask.seat, answers.pop(f"P{ask.seat}", "nothing"))
        assert not answers, f"not asked: {', '.join(answers)}"
        return now

    def leads(self, who: Seat, words: str) -> Scene:
        return self.says(who, words)

    def refusal(self, who: Seat, words: str | Action) -> str:
        """The code with which this answer is refused. Fails when it is accepted."""
        said = action(words) if isinstance(words, str) else words
        return refusal(lambda: self.hand.answer(self.question.id, who, said))

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
    """Hands before anybody declares."""

    rules: ShengjiRules
    hands: tuple[Cards, ...]
    bottom: Cards
    carried: Carried | None
    drawer: Seat
    trumps: Trumps
    seed: int = 7

    def opening(self) -> tuple[Any, ...]:
        return (
            ev.HandStarted(rules=self.rules, seal=shuffle.seal(self.seed), carried=self.carried),
            ev.SeedDrawn(seed=shuffle.written(self.seed)),
            ev.DrawerChosen(seat=self.drawer),
            *(ev.HandDealt(seat=s, cards=mine) for s, mine in zip(ALL, self.hands, strict=True)),
            ev.BottomDealt(cards=self.bottom),
        )

    def dealt(self) -> Scene:
        """Everybody is asked what he declares."""
        return _begun(self.opening())

    def buries(self, declarer: Seat) -> Scene:
        """*declarer* has the bottom in his hand."""
        level, suit = self.trumps
        made = ev.TrumpMade(level=level, suit=suit, declarer=declarer, maker=declarer)
        return _begun((*self.opening(), made))

    def led_by(self, declarer: Seat) -> Scene:
        """*declarer* has laid the bottom away as it was, and is asked to lead."""
        words = " ".join(("bury", *self.bottom))
        return self.buries(declarer).says(declarer, words)

    def leads(self, declarer: Seat, words: str) -> Scene:
        return self.led_by(declarer).says(declarer, words)


def table(
    rules: str | ShengjiRules = SEED,
    *,
    level: str = "2",
    levels: str = "",
    suit: str = "S",
    drawer: Seat = P0,
    declarer: Seat | None = None,
    hands_before: int = 1,
    bottom: str = BOTTOM,
    others: str = FILLER,
    **hands: str,
) -> Table:
    """*level*: all are on this level; *levels*: each seat's own. *declarer*: of a later hand."""
    mine = tuple(cards(hands.pop(f"P{s}", others)) for s in ALL)
    assert not hands, f"no such seat: {', '.join(hands)}"
    of = tuple(map(rank, levels or level * 4))
    first = declarer is None and of == (Rank.TWO,) * 4
    who = drawer if declarer is None else declarer
    carried = None if first else Carried(levels=of, declarer=who, hand=hands_before)
    return Table(
        rules=PROFILES[rules] if isinstance(rules, str) else rules,
        hands=mine,
        bottom=cards(bottom),
        carried=carried,
        drawer=who,
        trumps=Trumps(of[who], Suit(suit) if suit else None),
    )


def house(profile: str = "seed", **options: Any) -> ShengjiRules:
    """The rules of a profile with some changes; a value of an enumeration by its name."""
    rules = PROFILES[profile]
    for name, value in options.items():
        kind = type(getattr(rules, name))
        if issubclass(kind, Enum):
            options[name] = kind(value)
    return replace(rules, **options)


def _begun(events: Iterable[Any]) -> Scene:
    hand, log = Hand.start(GAMES["shengji"], tuple(events))
    return Scene(hand, tuple(log), tuple(log))
