"""What one seat is asked, and which answers to that are legal.

An :class:`Asked` holds the seat's own cards and public facts, nothing else, so the rules, the
computer players and the keyboards all work from the same value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Rank
from engine.errors import Illegal, is_lawful
from engine.seats import Seat
from engine.shengji import burying, claims, follow, follow_menu, holding, leading
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.holding import Cards
from engine.shengji.matters import Matter
from engine.shengji.rules import ShengjiRules
from engine.shengji.state import Claim, Trick
from engine.shengji.trumps import Trumps

__all__ = ["Asked", "Matter", "check", "menu"]


class Asked(NamedTuple):
    matter: Matter
    rules: ShengjiRules
    seat: Seat
    hand: Cards
    level: Rank
    """The level that is played (SG-06)."""
    trumps: Trumps | None = None
    """What is trump, once it is made."""
    standing: Claim | None = None
    """The declaration that counts so far (OVERTURN)."""
    size: int = 0
    """How many cards are laid away (BURY)."""
    trick: Trick = Trick()
    """What lies on the table, the lead first (FOLLOW)."""

    @property
    def led(self) -> Cards:
        """The cards of the lead (FOLLOW)."""
        return self.trick.laid[0].cards

    @property
    def usual(self) -> Action | None:
        """What silence means: to declare nothing. What to bury and to play is left to sound
        play."""
        declares = self.matter in (Matter.DECLARE, Matter.OVERTURN)
        return NoDeclaration() if declares else None

    @property
    def silence(self) -> Action | None:
        """What saying nothing means; None where cards must be chosen."""
        return self.usual

    @property
    def decline(self) -> Action:
        """The answer that does nothing, or gives as little as possible."""
        match self.matter:
            case Matter.DECLARE | Matter.OVERTURN:
                return NoDeclaration()
            case Matter.BURY:
                return Bury(burying.cheapest(self.hand, self.size, self._trumps))
            case Matter.LEAD:
                return Play(leading.cheapest(self.hand, self._trumps))
            case Matter.FOLLOW:
                return Play(follow_menu.cheapest(self.hand, self.led, self._trumps, self.rules))

    @property
    def sampled(self) -> bool:
        """Whether :func:`menu` lists only some of the legal answers, because they are too many:
        the numbers of cards decide, which everybody knows."""
        match self.matter:
            case Matter.DECLARE | Matter.OVERTURN:
                return False
            case Matter.BURY:
                return holding.is_many(len(self.hand), self.size)
            case Matter.LEAD:
                return leading.is_many(len(self.hand))
            case Matter.FOLLOW:
                return holding.is_many(len(self.hand), len(self.led))

    @property
    def _trumps(self) -> Trumps:
        assert self.trumps is not None
        return self.trumps


def check(asked: Asked, action: Action) -> None:
    """Raises Illegal, with the reason, unless *action* answers the question lawfully."""
    match asked.matter, action:
        case ((Matter.DECLARE | Matter.OVERTURN), NoDeclaration()):
            return
        case ((Matter.DECLARE | Matter.OVERTURN), Declare(cards=cards)):
            claims.check(cards, asked.hand, asked.seat, asked.level, asked.standing, asked.rules)
        case Matter.BURY, Bury(cards=cards):
            burying.check(cards, asked.hand, asked.size)
        case Matter.LEAD, Play(cards=cards):
            leading.check(cards, asked.hand, asked._trumps)
        case Matter.FOLLOW, Play(cards=cards):
            follow.check(cards, asked.hand, asked.led, asked._trumps, asked.rules)
        case ((Matter.DECLARE | Matter.OVERTURN), _):
            raise Illegal("declare-first")
        case Matter.BURY, _:
            raise Illegal("bury-first", cards=asked.size)
        case _:
            raise Illegal("play-cards")


def menu(asked: Asked) -> Iterator[Action]:
    """Legal answers, the one that gives least first: all of them, unless they are :attr:`sampled
    <Asked.sampled>`."""
    match asked.matter:
        case Matter.DECLARE | Matter.OVERTURN:
            yield NoDeclaration()
            for cards in claims.claims(asked.hand, asked.level):
                if is_lawful(check, asked, Declare(cards)):
                    yield Declare(cards)
        case Matter.BURY:
            yield from map(Bury, burying.choices(asked.hand, asked.size, asked._trumps))
        case Matter.LEAD:
            yield from map(Play, leading.choices(asked.hand, asked._trumps))
        case Matter.FOLLOW:
            found = follow_menu.choices(asked.hand, asked.led, asked._trumps, asked.rules)
            yield from map(Play, found)
