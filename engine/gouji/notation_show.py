"""How a show for the lead (亮3, G-030) is typed and written: the only cards whose suits count."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.errors import Illegal
from engine.gouji import showing_cards
from engine.gouji.actions import Show
from engine.gouji.asked import Asked, Matter
from engine.notation.suits import PATTERN, SUITS

_RANKS: Final = dict(zip([*"3456789", "10", *"jqka2"], tuple(Rank)[:13], strict=True))
_NUMBERS: Final = {"俩": 2, "仨": 3, "两": 2, **{c: n for n, c in enumerate("一二三四五六七八", 1)}}
_FACES: Final = {rank: "T" if face == "10" else face.upper() for face, rank in _RANKS.items()}

_NUMBER: Final = f"[0-9]{{1,2}}|[{''.join(_NUMBERS)}]"
_COUNT: Final = (
    rf"(?:(?P<measured>{_NUMBER})\s*[x*×个张]|(?P<bare>{_NUMBER})(?=\s*(?:{PATTERN}))"
    r"|(?P<pair>[俩仨]))\s*"
)
_ITEM: Final = re.compile(
    rf"[\s+,、]*(?:{_COUNT})?(?P<suit>{PATTERN})?\s*(?P<rank>10|[2-9]|[jqka]|三|四)"
    r"(?:s(?=$|[\s,+、]))?"
)
_RANKLESS: Final = re.compile(rf"{_COUNT}(?P<suit>{PATTERN})?")

Wanted = tuple[int, Suit | None, Rank]
"""So many cards of a suit, or of any one suit."""


def write(show: Show) -> str:
    """``show 3xH3``."""
    parts = [(card, len(tuple(same))) for card, same in groupby(show.cards)]
    return "show " + "+".join(
        f"{count}x{_written(card)}" if count > 1 else _written(card) for card, count in parts
    )


def _written(card: Card) -> str:
    return f"{card.value[0]}{_FACES[card.rank].replace('T', '10')}"


def shows(text: str, asked: Asked | None) -> tuple[Show, ...]:
    """The shows that *text* behind 亮 can stand for; none for words that are not one.

    Without suits a lawful show of that size is meant, and without a number the largest. Raises
    Illegal where a hand has none.
    """
    wanted = _wanted(text, asked)
    if wanted is None:
        return ()
    cards = tuple(
        card for count, suit, rank in wanted for card in [_card(suit, rank)] * count if card
    )
    if len(cards) == sum(count for count, _, _ in wanted) > 0:
        return (_as_drawn(cards, asked),)
    if asked is None:
        return ()
    if asked.matter is not Matter.SHOW:
        raise Illegal("not-now")
    return _lawful(wanted, asked)


def _as_drawn(cards: tuple[Card, ...], asked: Asked | None) -> Show:
    """The lawful show of these cards, which are the same in any order."""
    lawful = () if asked is None else showing_cards.shows(asked.drawn, asked.rules)
    same = (show for show in lawful if sorted(show) == sorted(cards))
    return Show(next(same, cards))


def _card(suit: Suit | None, rank: Rank) -> Card | None:
    return None if suit is None else Card(f"{suit}{_FACES[rank]}")


def _lawful(wanted: list[Wanted], asked: Asked) -> tuple[Show, ...]:
    rules = asked.rules
    size = sum(count for count, _, _ in wanted)
    known = [suit for _, suit, _ in wanted if suit is not None]
    lawful = [
        Show(cards)
        for cards in showing_cards.shows(asked.drawn, rules)
        if all(rank is rules.show_rank for _, _, rank in wanted)
        and all(any(card.suit is suit for card in cards) for suit in known)
    ]
    size = size or max((len(show.cards) for show in lawful), default=0)
    fitting = tuple(show for show in lawful if len(show.cards) == size)
    if not fitting:
        raise Illegal("show-invalid", least=rules.show_min, rank=rules.show_rank)
    return fitting


def _wanted(text: str, asked: Asked | None) -> list[Wanted] | None:
    """No cards at all: as many as there are."""
    own = asked.rules.show_rank if asked is not None else Rank.THREE
    whole = text.strip()
    if whole in ("", _FACES[own], "三" if own is Rank.THREE else "四"):
        return []
    found: list[Wanted] = []
    rankless = _RANKLESS.fullmatch(whole)
    if rankless is not None:
        found.append((_count(rankless), SUITS.get(rankless["suit"] or ""), own))
        place = len(whole)
    else:
        place = 0
    while place < len(whole):
        match = _ITEM.match(whole, place)
        if match is None:
            return None
        rank = _RANKS.get(match["rank"]) or (Rank.THREE if match["rank"] == "三" else Rank.FOUR)
        found.append((_count(match), SUITS.get(match["suit"] or ""), rank))
        place = match.end()
    return found if all(count for count, _, _ in found) else None


def _count(match: re.Match[str]) -> int:
    word = match["measured"] or match["bare"] or match["pair"] or "1"
    return _NUMBERS[word] if word in _NUMBERS else int(word)
