"""What of a hand somebody could have read that was not meant for him, in games besides Gouji.

All words for what the reader knows are taken out of a text; whatever still looks like cards is
something that he does not know. What he knows is reckoned from the journal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from bot.text import LANGUAGES, Text, locale
from tests.support.peeking import baohuang, shengji


class Secrets(Protocol):
    """What has to be known of a game to look through what was read of it."""

    CARDS: re.Pattern[str]
    """Anything that looks like cards."""
    NAMED: re.Pattern[str]
    """What gives away in the room who somebody is."""
    REVEALED: re.Pattern[str]
    """What stands with it once everybody may know that."""

    def opened(self, events: Sequence[Any]) -> Iterable[tuple[int, Text]]:
        """How all that lies open after *events* can be worded, but for what the end opens; each
        with the number of the event that opens it."""
        ...

    def at_end(self, events: Sequence[Any]) -> Iterable[Text]:
        """How that can be worded."""
        ...

    def own(self, events: Sequence[Any], seat: int) -> Iterable[Text]:
        """How the cards can be worded that only this seat saw."""
        ...

    def whispered(self, events: Sequence[Any], seat: int) -> Iterable[Text]:
        """What only others than this seat may read of who they are."""
        ...


_shengji: Secrets = shengji
_baohuang: Secrets = baohuang

SECRETS: Final[Mapping[str, Secrets]] = {"shengji": _shengji, "baohuang": _baohuang}
"""By key of the game."""


def leaked(game: str, events: Sequence[Any], seat: int | None, texts: Sequence[str]) -> list[str]:
    """Those of *texts*, all of one hand and in order, that tell whoever sits at *seat* what he
    must not know; None: somebody who only reads the room."""
    secrets = SECRETS[game]
    known = [
        *(text for _, text in secrets.opened(events)),
        *(() if seat is None else secrets.own(events, seat)),
    ]
    now, ended = said(known), said([*known, *secrets.at_end(events)])
    seed = next(event.seed for event in events if event.kind == "seed-drawn")
    found = [
        text
        for text in texts
        if secrets.CARDS.search(without(text, ended if seed in text else now))
    ]
    if seat is None:
        named = next((text for text in texts if secrets.NAMED.search(text)), None)
        fine = named is None or seed in named or secrets.REVEALED.search(named)
        return [*found, *(() if fine else (named,))]
    foreign = said(secrets.whispered(events, seat))
    return [*found, *(text for text in texts if any(words in text for words in foreign))]


def too_early(game: str, events: Sequence[Any], written: Iterable[tuple[int, str]]) -> list[str]:
    """Of what was *written* to the room, each with how many events had happened by then, the texts
    that tell of cards which did not lie open yet."""
    secrets = SECRETS[game]
    opened = [(number, said([text])) for number, text in secrets.opened(events)]
    ended = said(secrets.at_end(events))
    found = []
    for count, text in written:
        if secrets.CARDS.search(text):
            words = [each for number, some in opened if number < count for each in some]
            words += ended if count == len(events) else []
            if secrets.CARDS.search(without(text, sorted(words, key=len, reverse=True))):
                found.append(text)
    return found


def said(texts: Iterable[Text]) -> list[str]:
    """The same in all languages, the longest first."""
    words = {locale(language).words(text) for text in texts for language in LANGUAGES}
    return sorted(words, key=len, reverse=True)


def without(text: str, words: Iterable[str]) -> str:
    for each in words:
        text = text.replace(each, "")
    return text


def without_rules(text: str) -> str:
    """A message but for the line that names the house rules, which may name cards."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("规矩 "))
