"""Telling one case: its lines are answered one after the other, as at a table.

A line is one answer in its turn. Seats that the rules hear before it, and that have not answered,
decline, and the hold runs out. A declined burn alone ends no hold, because others may still burn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.scenario.card_words import NotInFormat, cards
from bot.scenario.case import BadScenario, Case, Said, Step
from bot.scenario.claims import broken, tried
from bot.scenario.moment import Moment
from bot.scenario.position import GoujiHand, Position, begin, dealt, opening
from bot.scenario.words import ASIDES, answer, idle, played
from engine.cards import DECK, Card
from engine.decision import Hold
from engine.errors import NotAsked, Rejected
from engine.gouji import questions, view
from engine.gouji.actions import Action, Burn, NoBurn, Pass, Play, Shots
from engine.gouji.asked import Matter
from engine.gouji.combos import Combo
from engine.gouji.events import GoujiEvent
from engine.gouji.hearings import Matter as Heard
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Failure:
    """The first line of a case that does not hold."""

    name: str
    """Of the file."""
    line: int
    case: str
    profile: str
    expected: str
    found: str

    def __str__(self) -> str:
        where = f"{self.name}:{self.line}: {self.case} [{self.profile}]"
        return f"{where}\n    expected: {self.expected}\n    found:    {self.found}"


def tell(case: Case, profile: str, name: str) -> Failure | None:
    """Go through *case* of file *name* under *profile*. Raises BadScenario for facts that exclude
    each other, and claims that are not in the format."""
    rules = case.rules(profile)
    try:
        hand, events = _beginning(case, rules)
        moment = Moment(rules, hand, tuple(events))
    except (NotInFormat, Rejected) as error:
        raise BadScenario(name, case.line, f"{case.name}: {error}") from error
    unsettled: Step | None = None
    for step in case.steps:
        if not step.expect and unsettled is not None:
            break
        try:
            wrong = broken(step.expect, moment) if step.expect else None
        except (NotInFormat, Rejected) as error:
            raise BadScenario(name, step.line, step.text) from error
        if wrong is not None:
            return Failure(name, step.line, case.name, profile, *wrong)
        if step.expect:
            unsettled = None if step.expect.startswith("refused") else unsettled
        else:
            moment = _after(moment, step)
            unsettled = step if moment.refused else None
    if unsettled is None or moment.refused is None:
        return None
    found = f"{unsettled.text} -> refused {moment.refused.code}"
    return Failure(name, unsettled.line, case.name, profile, "accepted", found)


def _beginning(case: Case, rules: GoujiRules) -> tuple[GoujiHand, Sequence[GoujiEvent]]:
    seed, after = 1 if case.seed is None else case.seed, case.after(rules)
    facts = dict(case.facts)
    if facts.pop("undealt", False):
        if case.hands or facts:
            raise NotInFormat("undealt")
        return opening(rules, seed, after)
    if case.seed is not None and not case.hands and set(facts) <= {"leads", "first", "drawer"}:
        return dealt(rules, seed, after=after, **facts)
    if {*case.hands} & {*case.facts.get("out", ())}:
        raise NotInFormat("hand, out")
    needed = _tried_cards(case)
    hands = {
        seat: cards(case.hands[seat], case.others)
        if seat in case.hands
        else (*cards(case.others), *needed[seat])
        for seat in ALL
    }
    return begin(rules, Position(hands=hands, others=(), seed=seed, after=after, **facts))


def _tried_cards(case: Case) -> dict[Seat, tuple[Card, ...]]:
    """All that each seat plays, or tries, in *case*."""
    said = chain.from_iterable((*step.answers, *tried(step.expect)) for step in case.steps)
    found: dict[Seat, tuple[Card, ...]] = dict.fromkeys(ALL, ())
    for seat, words in said:
        found[seat] = (*found[seat], *_needed(words))
    return found


def _needed(words: str) -> tuple[Card, ...]:
    try:
        action = played(words)
    except Rejected:
        return ()
    match action:
        case Play(combo=combo) | Burn(combo=combo):
            combos: tuple[Combo, ...] = (combo,)
        case Shots(combos=combos):
            pass
        case _:
            return ()
    return tuple(
        card
        for each in combos
        for rank, count in each.counts
        for card in [next(card for card in DECK if card.rank is rank)] * count
    )


Told = tuple[GoujiHand, tuple[GoujiEvent, ...]]
"""A hand, and all that has happened since the line before."""


def _after(moment: Moment, step: Step) -> Moment:
    told: Told = (moment.hand, ())
    try:
        hand, events = _answered(told, step.answers) if step.answers else _unanswered(told, step)
    except Rejected as refused:
        return replace(moment, refused=refused)
    return Moment(moment.rules, hand, (*moment.log, *events))


def _with(told: Told, done: tuple[GoujiHand, Sequence[GoujiEvent]]) -> Told:
    return done[0], (*told[1], *done[1])


def _unanswered(told: Told, step: Step) -> Told:
    """Time is up for some, or the hold has run. Raises NotAsked where there is nothing to end."""
    question = told[0].pending
    if question is None or (question.kind == Matter.LEAD and step.release):
        raise NotAsked
    if step.release:
        for each in question.asks if step.lapse else ():
            told = _declined(told, question.id, each.seat)
        return _released(told, question.id)
    return _with(told, told[0].lapse(question.id, step.lapse))


def _declined(told: Told, question: int, seat: Seat) -> Told:
    """*seat* says that it does nothing, which need not be what its silence means (GAP-13)."""
    hand = told[0]
    part = questions.asked(hand.state, seat)
    if part is None or not _is_open(hand, question):
        return told
    return _with(told, hand.answer(question, seat, idle(part)))


def _answered(told: Told, said: Sequence[Said]) -> Told:
    """One line of answers to the same question. Raises Rejected, and then nothing has changed."""
    question = told[0].pending
    given: list[tuple[Seat, Action]] = []
    for seat, words in said:
        action = answer(words, told[0].state, seat)
        if isinstance(action, ASIDES):
            told = _with(told, told[0].aside(seat, action))
            continue
        if question is None:
            raise NotAsked
        told = _with(told, told[0].answer(question.id, seat, action))
        given.append((seat, action))
    if question is None or question.kind != Matter.RESPOND or not given:
        return told
    if all(isinstance(action, NoBurn) for _, action in given):
        return told
    return _heard(told, question.id, given)


def _heard(told: Told, question: int, given: Sequence[tuple[Seat, Action]]) -> Told:
    """Whoever is heard before the last of *given* declines, and the hold runs out."""
    hand = told[0]
    if not _is_open(hand, question):
        return told
    order = view(hand.state, None).order
    matters = [(s, Heard.BURN if isinstance(a, Burn) else Heard.ANSWER) for s, a in given]
    last = max(place for place, hearing in enumerate(order) if tuple(hearing) in matters)
    for seat, matter in order[:last]:
        if matter is Heard.ANSWER and _is_open(told[0], question) and _owes(told[0], seat):
            told = _with(told, told[0].answer(question, seat, Pass()))
    return _released(told, question)


def _released(told: Told, question: int) -> Told:
    pending = told[0].pending
    if pending is not None and pending.id == question and pending.hold is not Hold.NONE:
        told = _with(told, told[0].release(question))
    return told


def _is_open(hand: GoujiHand, question: int) -> bool:
    return hand.pending is not None and hand.pending.id == question


def _owes(hand: GoujiHand, seat: Seat) -> bool:
    return hand.pending is not None and any(ask.seat == seat for ask in hand.pending.asks)
