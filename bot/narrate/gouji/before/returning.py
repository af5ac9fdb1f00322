"""Asked which small cards go back for a tribute (还贡, G-084), and whether those that came back
are taken (G-086). The cards chosen so far stand in the name of the keyboard, ``m`` and a heap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.messages import Button, Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import codes, faces, spoken
from bot.narrate.gouji.before.layout import Part, first, say, screen
from bot.narrate.gouji.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.cards import Rank
from engine.counts import held
from engine.gouji.actions import Refuse, Return, Yes
from engine.gouji.combos import CARRIED
from engine.gouji.returns import refusable, spare

FEW = 4
"""Ranks that can be refused one by one or in any company with a button each."""


def question(reading: Reading) -> Part:
    """The lowest cards with one press; or rank by rank."""
    usual = reading.asked.usual
    assert isinstance(usual, Return)
    if not usual.cards:
        none = say(reading, Text("button-return-nothing"), usual)
        return (_asking(reading), Text("return-none")), ((none,),)
    label = Text("button-return-lowest", {"cards": spoken.listed(usual.cards)})
    lowest = (say(reading, label, usual),)
    return (_asking(reading), *_keeping(reading)), (lowest, *_ranks(reading, ()))


def _asking(reading: Reading) -> Text:
    due = reading.asked.due
    assert due is not None
    return Text("ask-return", {"name": reading.people.name(due.to), "count": due.count})


def _keeping(reading: Reading) -> tuple[Text, ...]:
    """One's last 3, or last 4, does not go back where everybody must hold one."""
    hand, have = reading.asked.hand, spare(reading.asked.hand, reading.view.rules)
    kept = [rank for rank in CARRIED if held(hand, rank) > held(have, rank)]
    return tuple(Text("return-keep", {"rank": faces.rank(rank)}) for rank in kept)


def panel(reading: Reading, name: str) -> Screen | None:
    """With the cards that *name* holds; none for cards that may not go back."""
    if not name.startswith("m"):
        return None
    try:
        chosen = codes.heaped(name[1:])
    except ValueError:
        return None
    if len(chosen) > _count(reading) or _short(reading, chosen):
        return None
    lines = (_asking(reading), Text("return-chosen", {"cards": spoken.listed(chosen)}))
    again = (reading.keys.panel(Text("button-choose-again"), first(reading)),)
    if len(chosen) < _count(reading):
        return screen(reading, lines, (*_ranks(reading, chosen), again))
    args = {"cards": spoken.listed(chosen), "count": len(chosen)}
    these = (say(reading, Text("button-return-these", args), Return(chosen)),)
    return screen(reading, lines, (these, again))


def _count(reading: Reading) -> int:
    """How many go back: all that are due, as far as there are small cards."""
    due = reading.asked.due
    assert due is not None
    return min(due.count, sum(spare(reading.asked.hand, reading.view.rules)))


def _short(reading: Reading, chosen: Sequence[Rank]) -> bool:
    have = spare(reading.asked.hand, reading.view.rules)
    return not chosen or any(held(have, rank) < n for rank, n in Counter(chosen).items())


def _ranks(reading: Reading, chosen: tuple[Rank, ...]) -> Keyboard:
    """Every rank of which one more may go back. One card alone goes at once."""
    have = spare(reading.asked.hand, reading.view.rules)
    left = [rank for rank in CARRIED if held(have, rank) > chosen.count(rank)]
    return rows((_rank(reading, chosen, rank) for rank in left), 6, "return")


def _rank(reading: Reading, chosen: tuple[Rank, ...], rank: Rank) -> Button:
    cards = tuple(sorted((*chosen, rank)))
    if _count(reading) == 1:
        return say(reading, faces.rank(rank), Return(cards))
    return reading.keys.press(faces.rank(rank), Op.PANEL, f"m{codes.heap(cards)}")


def taking(reading: Reading) -> Part:
    """The cards that came back: kept, or sent back as far as they are one's only ones."""
    offer = reading.asked.offer
    assert offer is not None
    cards = tuple(Rank(rank) for rank in offer.cards)
    args: dict[str, object] = {
        "name": reading.people.name(offer.seat),
        "cards": spoken.listed(cards),
    }
    take = (say(reading, Text("button-take"), Yes()),)
    single = sorted({*refusable(offer, reading.asked.hand)})
    if not single:
        return (Text("ask-take-all", args),), (take,)
    only = {"ranks": spoken.listed(tuple(single))}
    lines = (Text("ask-take", args), Text("take-only", only))
    refusing = (_refusing(reading, cards, ranks) for ranks in _choices(single))
    return lines, (take, *rows(refusing, 2, "refuse"))


def _choices(single: Sequence[Rank]) -> list[tuple[Rank, ...]]:
    """Any of a few ranks together; of many, each alone and all."""
    if len(single) > FEW:
        return [*((rank,) for rank in single), tuple(single)]
    chosen: list[tuple[Rank, ...]] = [()]
    for rank in single:
        chosen += [(*before, rank) for before in chosen]
    return sorted((ranks for ranks in chosen if ranks), key=lambda ranks: (len(ranks), ranks))


def _refusing(reading: Reading, came: Sequence[Rank], ranks: tuple[Rank, ...]) -> Button:
    cards = tuple(sorted(rank for rank in came if rank in ranks))
    return say(reading, Text("button-refuse", {"cards": spoken.listed(cards)}), Refuse(cards))
