"""What a game must offer to be played at a table. A module satisfies it; there is no base class."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.deals import Dealt, Proof
from engine.decision import Decision
from engine.events import Event, Viewer
from engine.seats import Seat

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V", covariant=True)

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Stored fields of one version of an event to those of the next."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a finished hand was worth."""

    places: tuple[Seat, ...]
    """All seats, best first; empty where the game has no places."""
    points: tuple[int, ...]
    """By side, as the profile records them; empty where none are kept (G-294)."""
    sweep: bool = False
    """One side took all the first places (G-280)."""
    void: bool = False
    """The hand counts for nothing and is dealt anew (G-253); it has no places."""
    over: bool = False
    """The match ends with this hand, whatever its agreed length."""
    winner: int | None = None
    """The side that this gives the match to; None: the points decide, or nobody wins."""


@dataclass(frozen=True, slots=True)
class Match:
    """A series of hands under one set of rules (一场, G-300)."""

    hands: int = 0
    """Hands played."""
    points: tuple[int, ...] = ()
    """Sums by side; empty before the first hand."""
    over: bool = False
    winner: int | None = None
    """The side that won by what the last hand decided; None: the points decide, or it is drawn."""

    def plus(self, outcome: Outcome, limit: int | None, *, over: bool = False) -> Match:
        """One more hand: the match ends with the last of *limit* hands, or by what the hand itself
        decides; *over*: so it does. A void hand does not count."""
        if outcome.void:
            return self
        hands = self.hands + 1
        # House rules may change between hands: one without points adds nothing.
        won = outcome.points or (0,) * len(self.points)
        before = self.points or (0,) * len(won)
        sums = tuple(a + b for a, b in zip(before, won, strict=True))
        enough = limit is not None and hands >= limit
        return Match(hands, sums, enough or over or outcome.over, outcome.winner)


@dataclass(frozen=True, slots=True, kw_only=True)
class Landmarks:
    """Which events mean something around the table, whatever the game is: by their kinds."""

    begun: str = "hand-started"
    played: frozenset[str] = frozenset({"cards-played"})
    """Cards of ``event.seat`` on the table: each earns it time."""
    cleared: frozenset[str] = frozenset({"trick-taken"})
    """What lay on the table is taken away."""
    ended: str = "hand-ended"
    """The result; a void hand has none."""
    unsaid: frozenset[str] = frozenset({"hold-ended"})
    """Public, but nothing to look at."""
    personal: frozenset[str] = frozenset()
    """Shown without asking to ``event.seat`` and, where there is one, to ``event.to``: their cards
    have changed, or their part in the hand."""
    regrouped: frozenset[str] = frozenset()
    """Shown without asking to everybody, once there is an ``event.seat``: cards of others have
    changed too, or their part in the hand."""


class Game(Protocol[P, S, A, E, V]):
    """P: house rules, S: state, A: action, E: event, V: view."""

    @property
    def key(self) -> str: ...
    @property
    def seat_count(self) -> int: ...
    @property
    def profiles(self) -> Mapping[str, P]:
        """House rules that can be chosen by name."""
        ...

    @property
    def event_types(self) -> Mapping[str, type[E]]: ...
    @property
    def upcasts(self) -> Mapping[tuple[str, int], Upcast]:
        """How stored events of an earlier version become those of the next one."""
        ...

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who scores together in a match: each seat alone where partners change."""
        ...

    @property
    def companions(self) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
        """By preset and option: what a preset changes along with that option."""
        ...

    @property
    def rules_type(self) -> type[P]: ...
    @property
    def action_type(self) -> Any:
        """The union of all actions, each with its literal ``kind``."""
        ...

    @property
    def asides(self) -> frozenset[str]:
        """Kinds of actions that answer no question: they are for :meth:`aside`."""
        ...

    @property
    def landmarks(self) -> Landmarks: ...
    @property
    def carried_type(self) -> Any:
        """What :meth:`carried` gives besides None."""
        ...

    def opening(self, rules: P, seed: int, carried: Any = None) -> Sequence[E]:
        """The events that start a hand, *carried* on from the one before. The only place where
        chance enters."""
        ...

    def evolve(self, state: S | None, event: E) -> S:
        """Book-keeping: no rule is checked here, and nothing is decided here."""
        ...

    def decide(self, state: S, seat: Seat, action: A) -> Sequence[E]:
        """The direct result of one allowed answer. Raises :exc:`~engine.errors.Illegal`."""
        ...

    def aside(self, state: S, seat: Seat, action: A) -> Sequence[E]:
        """The result of something a seat does unasked. Raises :exc:`~engine.errors.Illegal`."""
        ...

    def release(self, state: S) -> Sequence[E]:
        """The hold of the open question has run."""
        ...

    def upkeep(self, state: S) -> Sequence[E]:
        """What happens next by itself; nothing when people must answer."""
        ...

    def pending(self, state: S) -> Decision[A] | None:
        """The open question, or ``None`` when the hand is over."""
        ...

    def menu(self, state: S, seat: Seat) -> Iterable[A]:
        """Every legal answer of *seat* to the open question; never empty while it is asked.

        Where the ask is ``sampled``, the legal answers are too many to list: then some of every
        use, the default among them, and :meth:`decide` takes more.
        """
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that *viewer* may know, built up from nothing. What the bot relies on in it:
        ``viewer``, ``rules``, ``hand`` (None before the deal), ``asked`` (None, or an
        :class:`~engine.asked.Asked`), ``answer`` (his own sealed answer, while he may change it)
        and ``ended``."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, or ``None`` while the hand runs."""
        ...

    def carried(self, state: S) -> Any:
        """What a finished hand leaves to the next one, for :meth:`opening`; ``None``: the next
        one begins the game anew."""
        ...

    def starts_over(self, rules: P, replaced: int) -> bool:
        """Whether nothing is carried on because *replaced* seats have been taken by others since
        the hand was dealt (in Gouji G-306)."""
        ...

    def tally(self, state: S) -> Mapping[Any, int] | None:
        """How many cards there are of each kind, wherever they lie: the same from the deal to the
        end of a hand. None before the deal."""
        ...

    def proof(self, state: S) -> Proof:
        """What the shuffle is proved with."""
        ...

    def dealt(self, state: S) -> Dealt | None:
        """The deal, or ``None`` before it."""
        ...

    def redeal(self, rules: P, seed: int, drawer: Seat, cuts: Sequence[int]) -> Dealt:
        """The deal that *seed* stands for, after *cuts*, from *drawer* on. Raises ValueError for
        a cut that the rules do not know."""
        ...

    def match_length(self, rules: P) -> int:
        """Hands after which a match is cut off when only computers play it: what the rules say, or
        what is usual where people decide; far beyond the end of one that ends by itself."""
        ...

    def add(self, match: Match, outcome: Outcome, rules: P) -> Match:
        """The match with one more finished hand."""
        ...


AnyGame = Game[Any, Any, Any, Any, Any]
