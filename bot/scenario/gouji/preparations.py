"""Claims about what lies between two hands: cards that changed hands before the first lead, who
drew, what is asked there, and what a hand leaves to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from bot.scenario.card_words import cards
from bot.scenario.case import named
from bot.scenario.claims import differ
from bot.scenario.gouji.moment import ended
from bot.scenario.language import Wrong
from bot.scenario.moment import Moment
from engine import gouji
from engine.cards import Card
from engine.counts import counted
from engine.events import EVERYONE
from engine.gouji import deal, debts, finish
from engine.gouji.carried import Carried, Debt
from engine.gouji.options import Tribute
from engine.gouji.setup_events import CardsMoved, DotDone, HandProved, TributePaid, Why
from engine.gouji.state import SEATS
from engine.seats import Seat

NO_CLAIM: Final = ("", "")
"""The words claim nothing of this kind."""
_SIDES: Final = ("even", "odd")
_MOVES: Final[dict[str, Why]] = {
    "paid": Why.TRIBUTE,
    "countered": Why.COUNTER,
    "returned": Why.RETURN,
    "sent-back": Why.REFUSED,
    "sold": Why.SOLD,
    "price": Why.PRICE,
    "levelled": Why.LEVELLED,
    "handed-over": Why.HANDED_OVER,
}


def broken(claim: str, moment: Moment) -> Wrong:
    """None where *claim* holds, NO_CLAIM where it is none of these. Raises NotInFormat for cards
    that are none."""
    for pattern, looked_up in _CLAIMS:
        match = pattern.fullmatch(claim)
        if match is not None:
            return looked_up(moment, match)
    return NO_CLAIM


def _moves(moment: Moment) -> Iterator[tuple[CardsMoved, Tribute | None]]:
    """Every move of cards, a tribute with its kind."""
    kind: Tribute | None = None
    for event in moment.log:
        if isinstance(event, TributePaid):
            kind = event.tribute
        elif isinstance(event, CardsMoved):
            yield event, kind if event.why is Why.TRIBUTE else None


def _moved(moment: Moment, match: re.Match[str]) -> Wrong:
    """All that went that way for that reason since the hand began."""
    why, kind = _MOVES[match["verb"]], match["kind"]
    pair = (Seat(int(match["giver"])), Seat(int(match["taker"])))
    found = [
        move
        for move, tribute in _moves(moment)
        if move.why is why and (move.seat, move.to) == pair and kind in (None, tribute)
    ]
    expected = () if match["cards"] == "nothing" else cards(match["cards"])
    went = counted(card for move in found for card in _as_cards(move))
    openly = {"openly" if move.audience == EVERYONE else "secretly" for move in found}
    holds = counted(expected) == went and (not match["how"] or openly == {match["how"]})
    return None if holds else (match[0], f"{went} {' '.join(sorted(openly))}".rstrip())


def _as_cards(move: CardsMoved) -> Iterator[Card]:
    for rank, count in move.cards:
        yield from [next(card for card in deal.PACK if card.rank is rank)] * count


def _showed(moment: Moment, match: re.Match[str]) -> Wrong:
    """Cards that were shown and stayed (G-082)."""
    seat = int(match["seat"])
    found = [move for move, _ in _moves(moment) if move.seat == move.to == seat]
    went = counted(card for move in found for card in _as_cards(move))
    return None if counted(cards(match["cards"])) == went else (match[0], f"{went}")


def _dotted(moment: Moment, match: re.Match[str]) -> Wrong:
    seat, what = int(match["seat"]), match["what"]
    done = [e for e in moment.log if isinstance(e, DotDone) and e.seat == seat]
    if not done:
        return match[0], "no dot-hand"
    card = done[-1].card
    if card is None or what == "void":
        return differ(what, "void" if card is None else card.value)
    (expected,) = cards(what)
    return None if expected.rank is card.rank else (match[0], card.value)


def _proved(moment: Moment, match: re.Match[str]) -> Wrong:
    pairs = [f"P{e.seat}->P{e.to}" for e in moment.log if isinstance(e, HandProved)]
    return None if match["pair"] in pairs else (match[0], " ".join(pairs) or "nobody")


def _about(moment: Moment, match: re.Match[str]) -> Wrong:
    survey = moment.public.survey
    about = None if survey is None else survey.about
    return differ(match[0], f"about {named(() if about is None else (about,))}")


def _owed(moment: Moment) -> tuple[Debt, ...]:
    """What the next hand will have to pay; before the end, as it stands: without places."""
    state, end = moment.state, ended(moment)
    if end is not None:
        return () if end.after is None else end.after.debts
    found = debts.debts(state, finish.placed(state), None)
    return tuple(debt for debt in found if debt.kind is not Tribute.FALL)


def _owes(moment: Moment, match: re.Match[str]) -> Wrong:
    found = _owed(moment)
    if match[0] == "owes nothing":
        said = ", ".join(f"{d.kind} P{d.payer}->P{d.receiver} {d.cards}" for d in found)
        return None if not found else (match[0], f"owes {said}")
    count = sum(
        debt.cards
        for debt in found
        if (debt.kind, f"P{debt.payer}->P{debt.receiver}") == (match["kind"], match["pair"])
    )
    return differ(match[0], f"owes {match['kind']} {match['pair']} {count}")


def _drawer(moment: Moment, match: re.Match[str]) -> Wrong:
    return differ(match[0], f"drawer P{moment.state.deal.drawer}")


def _turned(moment: Moment, match: re.Match[str]) -> Wrong:
    """Which card was turned up for the first drawer (G-021)."""
    chosen = deal.choose_drawer(moment.state)
    card = None if chosen is None else chosen.card
    if card is None:
        return match[0], "turned up nothing"
    (expected,) = cards(match["card"])
    same = expected.rank is card.rank and expected.suit == card.suit
    return None if same else (match[0], f"turned up {card.value}")


def _last_card(moment: Moment, match: re.Match[str]) -> Wrong:
    """To whom the deck's last card fell (G-015)."""
    drawn = moment.state.deal
    last = deal.deck(drawn.rules, int(drawn.seed, 16), drawn.cuts)[-1]
    most = max(map(len, drawn.cards))
    seats = [s for s in range(SEATS) if len(drawn.cards[s]) == most]
    seat = max(seats, key=lambda s: (s - drawn.drawer) % SEATS)
    found = f"last card P{seat}" if drawn.cards[seat][-1] is last else "last card elsewhere"
    return differ(match[0], found)


def _kills(moment: Moment, match: re.Match[str]) -> Wrong:
    revolt = moment.public.revolt
    return differ(match[0], f"kills {0 if revolt is None else revolt.kills}")


def _anew(moment: Moment, match: re.Match[str]) -> Wrong:
    """Whether the next hand is a first one again (G-306)."""
    over = moment.state.over
    anew = over and gouji.carried(moment.state) is None
    said = "opens anew" if anew else "goes on" if over else "is not over"
    return differ(match[0], said)


def _game(moment: Moment, match: re.Match[str]) -> Wrong:
    end = ended(moment)
    if end is None:
        return match[0], "the hand is not over"
    return differ(match[0], "game over" if end.over else "game goes on")


def _winner(moment: Moment, match: re.Match[str]) -> Wrong:
    """To whom the hand itself gives the game (G-303)."""
    end = ended(moment)
    winner = None if end is None else end.winner
    return differ(match[0], f"winner {'none' if winner is None else _SIDES[winner]}")


def _settled(moment: Moment, match: re.Match[str]) -> Wrong:
    """One debt, as it came out."""
    found = [
        f"settled {event.tribute} P{event.payer}->P{event.receiver} {event.paid} of {event.owed}"
        for event in moment.log
        if isinstance(event, TributePaid)
    ]
    return None if match[0] in found else (match[0], ", ".join(found) or "nothing settled")


def _after(moment: Moment) -> Carried | None:
    return gouji.carried(moment.state) if moment.state.over else moment.public.carried


def _left_behind(moment: Moment, match: re.Match[str]) -> Wrong:
    """What the hand leaves; while it runs, what the one before left."""
    after = _after(moment)
    if after is None:
        return match[0], "nothing is carried"
    words = {
        "places": named(after.places),
        "swept": "nobody" if after.swept is None else _SIDES[after.swept],
        "sweeps": str(after.sweeps),
        "hits": f"{after.hits[0]} {after.hits[1]}",
        "hand": str(after.hand),
        "choosable": "yes" if after.choosable else "no",
    }
    return differ(match[0], f"carried {match['name']} {words[match['name']]}")


_LookUp = Callable[[Moment, re.Match[str]], Wrong]
_CLAIMS: Final[tuple[tuple[re.Pattern[str], _LookUp], ...]] = (
    (
        re.compile(
            rf"(?P<verb>{'|'.join(_MOVES)})(?: (?P<kind>{'|'.join(Tribute)}))?"
            r" P(?P<giver>[0-5])->P(?P<taker>[0-5]) (?P<cards>.+?)(?: (?P<how>openly|secretly))?"
        ),
        _moved,
    ),
    (re.compile(r"showed P(?P<seat>[0-5]) (?P<cards>.+)"), _showed),
    (re.compile(r"dot P(?P<seat>[0-5]) (?P<what>\S+)"), _dotted),
    (re.compile(r"proved (?P<pair>P[0-5]->P[0-5])"), _proved),
    (re.compile(r"about (?:P[0-5]|nobody)"), _about),
    (re.compile(r"owes nothing"), _owes),
    (
        re.compile(rf"owes (?P<kind>{'|'.join(Tribute)}) (?P<pair>P[0-5]->P[0-5]) \d+"),
        _owes,
    ),
    (re.compile(r"drawer P[0-5]"), _drawer),
    (re.compile(r"turned up (?P<card>\w+)"), _turned),
    (re.compile(r"last card P[0-5]"), _last_card),
    (re.compile(r"kills \d"), _kills),
    (re.compile(r"opens anew|goes on"), _anew),
    (re.compile(r"game goes on|game over"), _game),
    (re.compile(r"winner (?:even|odd|none)"), _winner),
    (re.compile(rf"settled (?:{'|'.join(Tribute)}) P[0-5]->P[0-5] \d+ of \d+"), _settled),
    (
        re.compile(r"carried (?P<name>places|swept|sweeps|hits|hand|choosable) .+"),
        _left_behind,
    ),
)
