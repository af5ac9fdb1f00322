"""What people type: cards with their suits, in Chinese and in English.

``红桃AA``, ``♥A♥A``, ``hA hA``, ``heart A A``, ``黑桃3344``, ``大王大王``, ``big joker ×2``. A suit
counts for all ranks behind it. Ranks without a suit (``拖拉机 8899``) are of the one suit of which
they are held and may be played; where that leaves several, nothing is guessed (Ambiguous).

Chinese and English words for what is done with the cards (甩, 毙, throw …) may stand there or not:
the question says what they are for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.errors import Ambiguous, Illegal, Unreadable
from engine.notation.words import quoted
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.asked import Asked, check, menu
from engine.shengji.holding import Cards, holds
from engine.shengji.matters import Matter
from engine.shengji.notation_words import Kind, Token, spelled, tokens

_NOTHING: Final = frozenset(
    (
        *("不亮", "不反", "不亮主", "不反主", "不叫", "不要", "过", "没有", "算了"),
        *("no", "pass", "nothing", "no declaration", "no overturn", "don't", "none"),
    )
)
_DECLARING: Final = (Matter.DECLARE, Matter.OVERTURN)
_CARDS: Final = {(card.suit, card.rank): card for card in Card}


@dataclass(frozen=True, slots=True)
class _Run:
    """Cards that have a suit, and ranks that stand together without one."""

    cards: tuple[Card, ...] = ()
    ranks: tuple[Rank, ...] = ()


@dataclass(slots=True)
class _Reader:
    """Goes through the tokens once."""

    runs: list[_Run] = field(default_factory=list)
    suits: list[Suit] = field(default_factory=list)
    suit: Suit | None = None
    twice: bool = False
    no_trump: bool = False

    def take(self, token: Token) -> bool:
        """False: this cannot stand here."""
        match token.kind:
            case Kind.SUIT:
                assert token.suit is not None
                self.suit = token.suit
                self.suits.append(token.suit)
            case Kind.TWICE:
                self.twice = True
            case Kind.NO_TRUMP:
                self.no_trump = True
            case Kind.AGAIN:
                return self._again()
            case Kind.RANK | Kind.JOKER:
                self._card(token)
            case Kind.VERB | Kind.JOINT:
                pass
        return True

    def _card(self, token: Token) -> None:
        count, self.twice = 1 + self.twice, False
        if token.card is not None:
            self.runs.append(_Run(cards=(token.card,) * count))
            self.suit = None
            return
        assert token.rank is not None
        if self.suit is not None:
            self.runs.append(_Run(cards=(_CARDS[self.suit, token.rank],) * count))
        elif self.runs and self.runs[-1].ranks:
            last = self.runs[-1]
            self.runs[-1] = replace(last, ranks=(*last.ranks, *(token.rank,) * count))
        else:
            self.runs.append(_Run(ranks=(token.rank,) * count))

    def _again(self) -> bool:
        if not self.runs:
            return False
        last = self.runs[-1]
        self.runs[-1] = _Run((*last.cards, *last.cards[-1:]), (*last.ranks, *last.ranks[-1:]))
        return True


def read(words: str, asked: Asked | None) -> Action:
    """The answer that *words* mean to the one who is *asked*. Whether it is lawful is seen by
    ``asked.check``. Raises Unreadable, Ambiguous with the lawful choices, and Illegal for ranks
    that he does not hold in any suit."""
    text = spelled(words)
    if text in _NOTHING and (asked is None or asked.matter in _DECLARING):
        return NoDeclaration()
    found = tokens(text)
    reader = _Reader()
    if not found or not all(map(reader.take, found)):
        raise _unreadable(words)
    if not reader.runs:
        return _named(reader, asked, words)
    return _meant(reader.runs, asked, words)


def _unreadable(words: str) -> Unreadable:
    return Unreadable("unreadable", words=quoted(words))


def _named(reader: _Reader, asked: Asked | None, words: str) -> Action:
    """A declaration by its suit alone: 红桃, 无主."""
    if asked is None or asked.matter not in _DECLARING:
        raise _unreadable(words)
    suits: Sequence[Suit | None] = (None,) if reader.no_trump else reader.suits
    found = [a for a in menu(asked) if isinstance(a, Declare) and a.cards[0].suit in suits]
    if not suits:
        raise _unreadable(words)
    if not found:
        raise Illegal("not-held")
    return _one(found)


def _meant(runs: Sequence[_Run], asked: Asked | None, words: str) -> Action:
    """The cards, each run without a suit in every suit."""
    ways = [_ways(run) for run in runs]
    if asked is None:
        if any(len(way) > 1 for way in ways):
            raise _unreadable(words)
        return Play(_joined(way[0] for way in ways))
    if all(len(way) == 1 for way in ways):
        return _answer(_joined(way[0] for way in ways), asked)
    held = {
        _answer(cards, asked) for cards in map(_joined, product(*ways)) if holds(asked.hand, cards)
    }
    if not held:
        raise Illegal("not-held")
    lawful = [answer for answer in held if _is_lawful(asked, answer)]
    if not lawful and len(held) > 1:
        # None of them may be played: any one says why.
        return min(held, key=_order)
    return _one(sorted(lawful or held, key=_order))


def _ways(run: _Run) -> tuple[Cards, ...]:
    if not run.ranks:
        return (run.cards,)
    return tuple(tuple(_CARDS[suit, rank] for rank in run.ranks) for suit in Suit)


def _joined(parts: Iterable[Cards]) -> Cards:
    return tuple(card for part in parts for card in part)


def _answer(cards: Cards, asked: Asked) -> Action:
    if asked.matter in _DECLARING:
        return Declare(cards)
    return Bury(cards) if asked.matter is Matter.BURY else Play(cards)


def _order(answer: Action) -> tuple[Card, ...]:
    assert not isinstance(answer, NoDeclaration)
    return answer.cards


def _one(found: Sequence[Action]) -> Action:
    if len(found) > 1:
        raise Ambiguous("ambiguous", choices=tuple(found))
    return found[0]


def _is_lawful(asked: Asked, answer: Action) -> bool:
    try:
        check(asked, answer)
    except Illegal:
        return False
    return True
