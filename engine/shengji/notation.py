"""What people type, and how every answer is written (notation).

The written form is plain ASCII and reads back to the same answer: ``HA HA``, ``ST``, ``XR``,
``declare H2``, ``bury D9 DT``, ``no declaration``. Typed words may be much looser, in Chinese and
in English: ``红桃AA``, ``♥A♥A``, ``hA hA``, ``黑桃3344``, ``拖拉机 8899``, ``一对大王``, ``主K``.

A suit holds for all ranks behind it until another one is named. Ranks without any suit are those
cards of the hand that can be meant. Three different answers say that they will not do: the words
mean nothing (Unreadable), they mean several lawful plays (Ambiguous), or no cards that are held
(Illegal). Two lawful plays are never guessed between.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement, islice, product
from typing import Final, NamedTuple

from engine.cards import DECK, Card, Rank, Suit
from engine.errors import Ambiguous, Illegal, is_lawful
from engine.notation.words import quoted, unreadable
from engine.shengji import asked as ask
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.asked import Asked, Matter
from engine.shengji.holding import Cards, holds, ordered
from engine.shengji.notation_words import Kind, Piece, pieces, spelled

_ENOUGH: Final = 60
"""Readings of one line that are looked at; what has more is not readable."""
_MOST: Final = 33
"""Cards of one answer: a hand with the bottom has no more."""
_COPIES: Final = 2

_NOTHING: Final = frozenset(
    (
        *("不亮", "不亮主", "不叫", "不反", "不反主", "不要", "没有", "算了", "过"),
        *("pass", "p", "no", "none", "nothing", "don't", "nodeclaration", "nooverturn"),
    )
)
_As = Callable[[Cards], Action]
_DECLARE: Final = "declare|overturn|亮主|亮|叫主|叫|定主|反主|反|自保|保"
_VERBS: Final[tuple[tuple[re.Pattern[str], _As], ...]] = (
    (re.compile(rf"(?:{_DECLARE})[\s:]*(.+)"), Declare),
    (re.compile(r"(?:bury|lay away|埋底|埋|扣底|扣)[\s:]*(.+)"), Bury),
    (
        re.compile(
            r"(?:(?:play|lead|throw|ruff|follow)(?![a-z])|我?(?:出|打|甩牌|甩|毙|杀|跟|垫|吃))[\s:]*(.+)"
        ),
        Play,
    ),
)
_OF: Final[dict[Matter, _As]] = {
    Matter.DECLARE: Declare,
    Matter.OVERTURN: Declare,
    Matter.BURY: Bury,
    Matter.LEAD: Play,
    Matter.FOLLOW: Play,
}


_DECLARING: Final = (Matter.DECLARE, Matter.OVERTURN)
_NAMES: Final = (Kind.SUIT, Kind.NO_TRUMP)


class _Wanted(NamedTuple):
    """Cards as far as they are named."""

    rank: Rank | None = None
    suit: Suit | None = None
    jokers: tuple[tuple[Card, ...], ...] = ()
    copies: int = 1


def read(words: str, asked: Asked | None = None) -> Action:
    """The answer that *words* stand for to the question *asked*; None: nothing is asked.

    The question decides what the cards are for and, where suits are left out, which cards of the
    hand are meant. It does not judge the answer: that is for :func:`engine.shengji.asked.check`.

    Raises Unreadable ("unreadable", with ``words``), Ambiguous ("ambiguous", with ``words`` and
    ``choices``), or Illegal ("not-held" for cards without a suit that the hand does not have,
    "nothing-to-declare" and "nothing-to-overturn" where no declaration is possible).
    """
    text = spelled(words)
    if re.sub(r"[\s-]", "", text) in _NOTHING:
        return NoDeclaration()
    if asked is not None and asked.matter in _DECLARING and re.fullmatch(_DECLARE, text):
        return _declared(asked, words)
    as_action: _As = Play if asked is None else _OF[asked.matter]
    for pattern, verb in _VERBS:
        match = pattern.fullmatch(text)
        if match is not None:
            text, as_action = match[1], verb
            break
    return _chosen(text, words, asked, as_action)


def write(action: Action) -> str:
    """The one written form of *action*."""
    match action:
        case NoDeclaration():
            return "no declaration"
        case Declare(cards=cards):
            return f"declare {' '.join(cards)}"
        case Bury(cards=cards):
            return f"bury {' '.join(cards)}"
        case Play(cards=cards):
            return " ".join(cards)


def _chosen(text: str, words: str, asked: Asked | None, as_action: _As) -> Action:
    """The one reading of *text*, or the one that is lawful now."""
    found = pieces(text)
    if found and asked is not None and all(piece.kind in _NAMES for piece in found):
        return _named(found, asked, words)
    wanted = None if found is None else _wanted(found, asked)
    if not wanted or sum(each.copies for each in wanted) > _MOST:
        raise unreadable(words)
    hand = None if asked is None else asked.hand
    readings = list(dict.fromkeys(islice(_readings(wanted, hand), _ENOUGH + 1)))
    if len(readings) > _ENOUGH:
        raise unreadable(words)
    if not readings:
        raise Illegal("not-held")
    choices = tuple(map(as_action, readings))
    if len(choices) == 1:
        return choices[0]
    lawful = (
        choices if asked is None else tuple(c for c in choices if is_lawful(ask.check, asked, c))
    )
    if len(lawful) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=lawful)
    return lawful[0] if lawful else choices[0]


def _named(found: Iterable[Piece], asked: Asked, words: str) -> Action:
    """A declaration by its suit alone: 红桃, 无主."""
    if asked.matter not in _DECLARING:
        raise unreadable(words)
    suits = {piece.suit for piece in found}
    claims = [claim for claim in _claims(asked) if claim.cards[0].suit in suits]
    if not claims:
        raise Illegal("not-held")
    return _only(claims, words)


def _declared(asked: Asked, words: str) -> Action:
    """A declaration without a word of what: 亮, 反 (S-011, S-012)."""
    claims = _claims(asked)
    if not claims:
        first = asked.matter is Matter.DECLARE
        raise Illegal("nothing-to-declare" if first else "nothing-to-overturn")
    return _only(claims, words)


def _claims(asked: Asked) -> list[Declare]:
    return [answer for answer in ask.menu(asked) if isinstance(answer, Declare)]


def _only(claims: list[Declare], words: str) -> Action:
    if len(claims) > 1:
        raise Ambiguous("ambiguous", words=quoted(words), choices=tuple(claims))
    return claims[0]


def _wanted(found: Iterable[Piece], asked: Asked | None) -> list[_Wanted]:
    """The cards that are named, one after another; nothing for words that name none."""
    made: list[_Wanted] = []
    suit: Suit | None = None
    twice = tractor = False
    for piece in found:
        match piece.kind:
            case Kind.SUIT:
                suit = piece.suit
            case Kind.TRUMP:
                suit = None if asked is None or asked.trumps is None else asked.trumps.suit
            case Kind.DOUBLE:
                twice = True
            case Kind.BEHIND if made:
                made[-1] = made[-1]._replace(copies=_COPIES)
            case Kind.TRACTOR:
                tractor = True
            case Kind.RANK | Kind.JOKER:
                named = None if piece.kind is Kind.JOKER else suit
                copies = _COPIES if twice else 1
                made.append(_Wanted(piece.rank, named, piece.jokers, copies))
                twice = False
    if twice:
        return []
    return _doubled(made) if tractor else made


def _doubled(made: list[_Wanted]) -> list[_Wanted]:
    """拖拉机 89 is 8899."""
    if len(set(made)) < len(made):
        return made
    return [each._replace(copies=_COPIES) for each in made]


def _readings(wanted: Iterable[_Wanted], hand: Cards | None) -> Iterator[Cards]:
    """All cards that can be meant; of ranks without a suit, only such as are in *hand*."""
    counts: Counter[_Wanted] = Counter()
    for each in wanted:
        counts[each._replace(copies=1)] += each.copies
    for parts in product(*(tuple(_meant(each, n, hand)) for each, n in counts.items())):
        cards = ordered(card for part in parts for card in part)
        if hand is None or holds(hand, cards) or not _guesses(counts):
            yield cards


def _guesses(counts: Iterable[_Wanted]) -> bool:
    return any(len(each.jokers) > 1 or (not each.jokers and each.suit is None) for each in counts)


def _meant(each: _Wanted, count: int, hand: Cards | None) -> Iterator[Cards]:
    """So many copies of what was named once: two without a suit are a pair, if there is one."""
    if each.jokers:
        yield from (jokers * count for jokers in each.jokers)
        return
    cards = [card for card in DECK if card.rank is each.rank and each.suit in (None, card.suit)]
    if each.suit is not None:
        yield (cards[0],) * count
        return
    held = Counter(cards * _COPIES if hand is None else hand)
    choices = [
        chosen
        for chosen in combinations_with_replacement(cards, count)
        if all(held[card] >= needed for card, needed in Counter(chosen).items())
    ]
    pairs = [chosen for chosen in choices if len(set(chosen)) == 1]
    yield from pairs if count == _COPIES and pairs else choices
