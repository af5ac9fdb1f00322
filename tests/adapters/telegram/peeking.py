"""What anybody could have learned that was not meant for him, from everything he was ever shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.narrate.gouji import faces
from bot.text import Text, locale
from engine.cards import Rank
from engine.counts import held
from engine.events import EVERYONE
from engine.games import GAMES
from engine.hand import Hand
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
    """The cards of a seat, from the deal to the end: every time they are others."""
    yield from hands(events, seat, lambda view: [view.hand])


def shown_to(events: Sequence[Any], seat: int) -> Iterator[Counter[Rank]]:
    """The cards of others that a seat was shown: to be prompted by (G-245), or as proof of a
    natural open (G-175)."""
    yield from hands(events, seat, lambda view: [hand for _, hand in view.shown_hands])
    for event in events:
        if event.kind == "hand-proved" and event.to == seat:
            yield _counter(event.cards)


def hands(
    events: Sequence[Any], seat: int, seen: Callable[[Any], Iterable[Any]]
) -> Iterator[Counter[Rank]]:
    """What *seen* finds in the view of a seat, after one event and after the next."""
    game, last = GAMES["gouji"], list[Any]()
    dealt = 1 + max(n for n, event in enumerate(events) if event.kind == "hand-dealt")
    hand = Hand.replay(game, events[:dealt])
    for event in (None, *events[dealt:]):
        hand = hand if event is None else hand.follow([event])
        now = [cards for cards in seen(game.view(hand.state, seat)) if cards and any(cards)]
        if now != last:
            yield from map(_counter, now)
        last = now


def _counter(hand: Any) -> Counter[Rank]:
    return +Counter({rank: held(hand, rank) for rank in Rank})


def halves(hand: Counter[Rank]) -> tuple[Counter[Rank], Counter[Rank]]:
    """As two rows show it: from 10 up, and below."""
    high = Counter({rank: n for rank, n in hand.items() if rank >= Rank.TEN})
    return high, hand - high


def others_hands(person: Person, seat: int | None, events: Sequence[Any]) -> list[Counter[Rank]]:
    """Hands that *person* has read and that were never his own."""
    own: list[Counter[Rank]] = []
    if seat is not None:
        for cards in (*holdings(events, seat), *shown_to(events, seat)):
            own += halves(cards)
    return [row for text in person.has_read() for row in rows(text) if row not in own]


def opened_cards(events: Sequence[Any]) -> list[str]:
    """How all cards in *events*, which the reader knows, can be worded, the longest first."""
    texts = [text for event in events for text in _laid_open(event)]
    words = {locale(language).words(text) for language in LANGUAGES for text in texts}
    return sorted(words, key=len, reverse=True)


def _laid_open(event: Any) -> list[Text]:
    """The cards of one event."""
    found = _OPEN.get(event.kind)
    return [] if found is None else found(event)


def _fives(event: Any) -> list[Text]:
    """How many each laid, and all together."""
    counts = [count for _, count in event.counts]
    return [faces.ranked(Rank.FIVE, count) for count in (sum(counts), *counts)]


_OPEN: Final[Mapping[str, Callable[[Any], list[Text]]]] = {
    "cards-played": lambda event: [faces.combo(event.combo)],
    "leader-chosen": lambda event: [faces.shown(cards) for _, cards in event.shows],
    "drawer-chosen": lambda event: [faces.shown((event.card,))] if event.card else [],
    "dot-done": lambda event: [faces.ranked(event.card.rank, 1)] if event.card else [],
    "cards-moved": lambda event: [faces.ranked(rank, count) for rank, count in event.cards],
    "revolutions-opened": lambda event: list(map(faces.combo, event.shots)),
    "shot-answered": lambda event: [faces.combo(event.combo)] if event.combo else [],
    "fives-pooled": _fives,
    "fours-thrown": lambda event: [faces.ranked(Rank.FOUR, count) for _, count in event.seats],
}


def unopened(texts: Iterable[str], events: Sequence[Any]) -> list[str]:
    """The texts that tell of cards that are in none of *events*, which the reader knows."""
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


Played = tuple[Sequence[Person], Sequence[Any]]
"""People by seat, and the events of one hand."""
HAND: Final = re.compile(r"第(\d+)局|hand (\d+)", re.IGNORECASE)


def assert_nothing_leaked(people: Sequence[Person], room: Chat, events: Sequence[Any]) -> None:
    """*people* by seat; *events* of the only hand they played."""
    assert_match_kept([(people, events)], room)
    seed = next(event.seed for event in events if event.kind == "seed-drawn")
    assert [text for text in room.texts_ever if seed in text] == room.texts_ever[-1:]


def assert_match_kept(played: Sequence[Played], room: Chat, kills: int = 0) -> None:
    """The hands of one match, in the order in which they were played. Nobody read anybody's cards,
    and the room read of no card unless it lay open in that hand. So many *kills* may each have made
    a message come again that had been sent and not noted."""
    seeds = [next(e.seed for e in events if e.kind == "seed-drawn") for _, events in played]
    for person in played[0][0]:
        own: list[Counter[Rank]] = []
        opened: list[Any] = []
        for people, events in played:
            seat = people.index(person)
            for cards in (*holdings(events, seat), *shown_to(events, seat)):
                own += halves(cards)
            opened += [event for event in events if _known(event, seat)]
        seen = [row for text in person.has_read() for row in rows(text)]
        assert [row for row in seen if row not in own] == [], person.first_name
        assert unopened(told(person), opened) == [], person.first_name
        assert not [text for m in person.dm.from_bot for text in m.texts if _any(seeds, text)]
    by_number: dict[int, list[str]] = {}
    for text in room.texts_ever:
        found = HAND.search(text)
        number = int(found[1] or found[2]) if found else 0
        by_number.setdefault(number, []).append(text)
    assert set(by_number) <= set(range(len(played) + 1))
    for number, texts in by_number.items():
        events = [e for e in played[number - 1][1] if e.audience is EVERYONE] if number else []
        assert unopened((text for text in texts if "规矩" not in text), events) == []
    tellers = [[m for m in room.from_bot if any(seed in t for t in m.texts)] for seed in seeds]
    assert all(tellers)
    assert sum(map(len, tellers)) <= len(seeds) + kills


def _any(seeds: Iterable[str], text: str) -> bool:
    return any(seed in text for seed in seeds)


def _known(event: Any, seat: int) -> bool:
    return bool(event.audience is EVERYONE or event.audience.includes(seat))
