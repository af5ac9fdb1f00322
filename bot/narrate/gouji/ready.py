"""Plays worth a button of their own (screens, section 6.1): at most six, cheapest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import Rank
from engine.gouji.combos import Combo
from engine.gouji.gouji_play import is_gouji
from engine.gouji.rules import GoujiRules

READY: Final = 6


def spent(play: Combo) -> tuple[int, int, int]:
    """What a play costs of the cards that are good for anything: jokers, then 2s."""
    twos = play.count if play.rank is Rank.TWO else play.twos
    return (play.big, play.small, twos)


def following(plays: Iterable[Combo]) -> tuple[Combo, ...]:
    """To beat a play: of each rank the cheapest way, then by what they cost."""
    best: dict[Rank | None, Combo] = {}
    for play in plays:
        known = best.get(play.rank)
        if known is None or spent(play) < spent(known):
            best[play.rank] = play
    return tuple(sorted(best.values(), key=lambda play: (spent(play), play.rank or 0))[:READY])


def leading(plays: Sequence[Combo], rules: GoujiRules) -> tuple[Combo, ...]:
    """To lead: all cards of a rank at once, with as little besides as is allowed; low ones first,
    and gouji plays for half of the buttons, where there are any."""
    best: dict[Rank | None, Combo] = {}
    for play in plays:
        known = best.get(play.rank)
        if known is None or _leaner(play, known):
            best[play.rank] = play
    ordered = sorted(best.values(), key=lambda play: (spent(play), play.rank or 0))
    strong = [play for play in ordered if is_gouji(play, rules)]
    plain = [play for play in ordered if not is_gouji(play, rules)]
    half = READY // 2
    kept = plain[: max(half, READY - len(strong))]
    return (*kept, *strong[: READY - len(kept)])


def _leaner(play: Combo, known: Combo) -> bool:
    return (*spent(play)[:2], play.twos, -play.count) < (
        *spent(known)[:2],
        known.twos,
        -known.count,
    )


def first(
    hint: Combo | None, plays: tuple[Combo, ...], lawful: Iterable[Combo]
) -> tuple[Combo, ...]:
    """The recommended play in front, if it may be played here."""
    if hint is None or hint not in lawful:
        return plays
    return (hint, *(play for play in plays if play != hint))[:READY]
