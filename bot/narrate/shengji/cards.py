"""How cards look where suits matter: the suit once, then its ranks; jokers and cards of the level
in full (screens, section 13.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot import faces
from bot.faces import suit
from bot.narrate.shengji.series import called
from bot.text import Text
from engine.cards import Card, Rank, Suit, ordered
from engine.shengji.holding import Cards
from engine.shengji.trumps import LEVELS, Series, Trumps

ORDER: Final[tuple[Series, ...]] = (None, *Suit)
"""Trumps first, then the side suits."""
_TEN: Final = "10"
_RANKS: Final[dict[Rank, str]] = dict(
    zip(tuple(Rank)[:13], [*"3456789", _TEN, *"JQKA2"], strict=True)
)


def rank(rank: Rank) -> str:
    """10, Q: the same in every language."""
    return _RANKS[rank]


def series(series: Series) -> Text:
    """The name of a side suit, or of the trumps (主牌)."""
    return Text(f"shengji-series-{called(series)}")


def trump_suit(trumps: Trumps) -> Text:
    """What is trump: 主红桃, 无主."""
    if trumps.suit is None:
        return Text("shengji-no-trump")
    return Text("shengji-trump-suit", {"suit": suit(trumps.suit)})


def single(card: Card) -> Text:
    """In full: 红桃5, 大王."""
    if card.suit is None:
        return faces.rank(card.rank)
    return Text("suited-card", {"suit": suit(card.suit), "rank": rank(card.rank)})


def play(cards: Cards, trumps: Trumps) -> Text:
    """In a sentence, highest first: 大王、红桃5、黑桃5黑桃5、红桃 A K; 梅花 Q Q."""
    return Text("shown-cards", {"cards": tuple(_groups(cards, trumps, compact=False))})


def unknown(cards: Cards) -> Trumps:
    """For cards of a hand about which nothing else is known: none of them stands out."""
    ranks = {card.rank for card in cards}
    return Trumps(next((level for level in LEVELS if level not in ranks), LEVELS[0]), None)


def button(cards: Cards, trumps: Trumps) -> Text:
    """On a button that offers them: 梅花 QQ, 红桃5."""
    return Text("shown-cards", {"cards": tuple(_groups(cards, trumps, compact=True))})


def row(cards: Cards, trumps: Trumps) -> Text:
    """Cards of one series in the list of a hand, whose suit has been named: 大王、红桃5、A K K."""
    parts = (
        *_full(cards, trumps),
        *(_ranks(some, compact=False) for some in _plain(cards, trumps)),
    )
    return Text("shown-cards", {"cards": parts})


def unit(cards: Cards, trumps: Trumps) -> Text:
    """One card or a pair on a button of its series: K, JJ, 红桃5, 大王大王."""
    parts = (*_full(cards, trumps), *(_ranks(some, compact=True) for some in _plain(cards, trumps)))
    return Text("shown-cards", {"cards": parts})


def signed(cards: Cards, trumps: Trumps) -> Text:
    """The same where all series stand together: ♠K, ♠JJ, ♥5, 大王."""
    card = cards[0]
    if card.suit is None:
        return unit(cards, trumps)
    return Text(f"shengji-signed-{card.suit.name.lower()}", {"ranks": _ranks(cards, compact=True)})


def _groups(cards: Cards, trumps: Trumps, *, compact: bool) -> Iterator[Text]:
    yield from _full(cards, trumps)
    for some in _plain(cards, trumps):
        first = some[0].suit
        assert first is not None
        yield Text("shengji-suited", {"suit": suit(first), "ranks": _ranks(some, compact=compact)})


def _full(cards: Cards, trumps: Trumps) -> Iterator[Text]:
    """Jokers and cards of the level, pairs together."""
    own = [card for card in cards if card.suit is None or card.rank is trumps.level]
    for card, some in groupby(highest_first(own, trumps)):
        if len(tuple(some)) == 2:
            yield Text("shengji-card-twice", {"card": single(card)})
        else:
            yield single(card)


def _plain(cards: Cards, trumps: Trumps) -> Iterator[Cards]:
    """The others by suit, trumps first, each suit highest first."""
    own = [card for card in cards if card.suit is not None and card.rank is not trumps.level]
    for series in ORDER:
        some = trumps.of(series, own)
        if some:
            yield highest_first(some, trumps)


def highest_first(cards: Iterable[Card], trumps: Trumps) -> Cards:
    """Equal ones beside each other."""
    return tuple(sorted(ordered(cards), key=lambda card: -trumps.height(card)))


def _ranks(cards: Sequence[Card], *, compact: bool) -> str:
    """``A K K 10``; on a button pairs stand together: ``A KK 10``."""
    shown: list[str] = []
    for card, some in groupby(cards):
        word, count = rank(card.rank), len(tuple(some))
        tight = compact and word != _TEN
        shown += [word * count] if tight else [word] * count
    return " ".join(shown)
