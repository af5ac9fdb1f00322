"""What anybody could have learned that was not meant for him, from everything he was ever shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot import faces
from bot.text import Text, locale
from engine.cards import Rank
from tests.support.telegram import Chat, Person

LANGUAGES: Final = ("zh-Hans", "en")
SIGNS: Final = dict(zip(("10", *"3456789JQKA2"), (10, *range(3, 10), *range(11, 16)), strict=True))
GROUP: Final = re.compile(r"(10|[2-9JQKA])×(\d+)[够夠g]?")
JOKERS: Final = re.compile(r"(大王|big joker |big |小王|small joker |small )(\d+)")
ROW: Final = re.compile(rf"(({GROUP.pattern}|{JOKERS.pattern})( |$))+")
CARDS: Final = re.compile(
    r"\d+个(10|[2-9JQKA])|[大小]王|×|joker"
    r"|\b\d+ (two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)"
)
"""Anything that looks like cards."""
TELLING: Final = ("上次之后", "台面", "Since your last answer", "On top")
"""How the lines of a private message begin that tell what others did."""


def rows(text: str) -> Iterator[Counter[Rank]]:
    """Every line that shows a hand, as the cards in it."""
    for line in text.splitlines():
        if not ROW.fullmatch(line):
            continue
        cards: Counter[Rank] = Counter()
        for sign, count in GROUP.findall(line):
            cards[Rank(SIGNS[sign])] += int(count)
        for kind, count in JOKERS.findall(line):
            small = kind[0] in "小s"
            cards[Rank.SMALL_JOKER if small else Rank.BIG_JOKER] += int(count)
        yield cards


def holdings(events: Sequence[Any], seat: int) -> Iterator[Counter[Rank]]:
    """The cards of a seat, from the deal to the end."""
    dealt = next(e for e in events if e.kind == "hand-dealt" and e.seat == seat)
    hand = Counter(card.rank for card in dealt.cards)
    yield +hand
    for event in events:
        if event.kind == "cards-played" and event.seat == seat:
            hand = hand - Counter(dict(event.combo.counts))
            yield +hand


def halves(hand: Counter[Rank]) -> tuple[Counter[Rank], Counter[Rank]]:
    """As two rows show it: from 10 up, and below."""
    high = Counter({rank: n for rank, n in hand.items() if rank >= Rank.TEN})
    return high, hand - high


def others_hands(person: Person, seat: int | None, events: Sequence[Any]) -> list[Counter[Rank]]:
    """Hands that *person* has read and that were never his own."""
    own = [] if seat is None else [row for h in holdings(events, seat) for row in halves(h)]
    return [row for text in person.has_read() for row in rows(text) if row not in own]


def opened_cards(events: Sequence[Any]) -> list[str]:
    """How all that lay open can be worded, the longest first."""
    texts: list[Text] = [faces.combo(e.combo) for e in events if e.kind == "cards-played"]
    for event in events:
        if event.kind == "leader-chosen":
            texts += [faces.shown(cards) for _, cards in event.shows]
    words = {locale(language).words(text) for language in LANGUAGES for text in texts}
    return sorted(words, key=len, reverse=True)


def unopened(texts: Iterable[str], events: Sequence[Any]) -> list[str]:
    """The texts that tell of cards that never lay open."""
    known = opened_cards(events)
    found = []
    for text in texts:
        rest = text
        for words in known:
            rest = rest.replace(words, "")
        if CARDS.search(rest):
            found.append(text)
    return found


def told(person: Person) -> list[str]:
    """What the private messages of *person* have ever told him of the others."""
    texts = (text for message in person.dm.history if message.from_bot for text in message.texts)
    return [line for text in texts for line in text.splitlines() if line.startswith(TELLING)]


def assert_nothing_leaked(people: Sequence[Person], room: Chat, events: Sequence[Any]) -> None:
    """*people* by seat; *events* of the only hand they played."""
    for seat, person in enumerate(people):
        assert others_hands(person, seat, events) == [], person.first_name
        assert unopened(told(person), events) == [], person.first_name
    boards = [text for text in room.texts_ever if "规矩 " not in text]
    assert unopened(boards, events) == []
    seed = next(event.seed for event in events if event.kind == "seed-drawn")
    assert [text for text in room.texts_ever if seed in text] == room.texts_ever[-1:]
