"""Telling one case: its lines are answered one after the other, as at a table.

A line is one answer in its turn. Seats that the rules hear before it, and that have not answered,
decline, and the hold runs out. A declined burn alone ends no hold, because others may still burn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from bot.scenario.claims import Moment, broken, tried
from bot.scenario.position import GoujiHand, NotInFormat, Position, begun, cards, dealt
from bot.scenario.reading import BadScenario, Case, Said, Step
from engine.cards import Card
from engine.decision import Hold
from engine.errors import NotAsked, Rejected
from engine.gouji import questions, view
from engine.gouji.actions import Action, Burn, NoBurn, Pass, Play, ShowHand, Suggest
from engine.gouji.asked import Matter
from engine.gouji.hearings import Matter as Heard
from engine.gouji.notation import read
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
        moment = Moment(rules, _beginning(case, rules))
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


def _beginning(case: Case, rules: GoujiRules) -> GoujiHand:
    if case.seed is not None and not case.hands and set(case.facts) <= {"leads"}:
        return dealt(rules, case.seed, **case.facts)
    if {*case.hands} & {*case.facts.get("out", ())}:
        raise NotInFormat("hand, out")
    needed = _tried_cards(case)
    hands = {
        seat: cards(case.hands[seat], case.others)
        if seat in case.hands
        else (*cards(case.others), *needed[seat])
        for seat in ALL
    }
    seed = 1 if case.seed is None else case.seed
    return begun(rules, Position(hands=hands, others=(), seed=seed, **case.facts))


def _tried_cards(case: Case) -> dict[Seat, tuple[Card, ...]]:
    """All that each seat plays, or tries, in *case*."""
    said = chain.from_iterable((*step.answers, *tried(step.expect)) for step in case.steps)
    found: dict[Seat, tuple[Card, ...]] = dict.fromkeys(ALL, ())
    for seat, words in said:
        found[seat] = (*found[seat], *_needed(words))
    return found


def _needed(words: str) -> tuple[Card, ...]:
    try:
        action = read(words)
    except Rejected:
        return ()
    if not isinstance(action, Play | Burn):
        return ()
    return tuple(
        card
        for rank, count in action.combo.counts
        for card in [next(card for card in Card if card.rank is rank)] * count
    )


def _after(moment: Moment, step: Step) -> Moment:
    assert moment.hand is not None
    try:
        if step.answers:
            return Moment(moment.rules, _answered(moment.hand, step.answers))
        return Moment(moment.rules, _unanswered(moment.hand, step))
    except Rejected as refused:
        return Moment(moment.rules, moment.hand, refused)


def _unanswered(hand: GoujiHand, step: Step) -> GoujiHand:
    """Time is up for some, or the hold has run. Raises NotAsked where there is nothing to end."""
    question = hand.pending
    if question is None or (question.kind == Matter.LEAD and step.release):
        raise NotAsked
    if step.release:
        for each in question.asks if step.lapse else ():
            hand = _declined(hand, question.id, each.seat)
        return _released(hand, question.id)
    return hand.lapse(question.id, step.lapse)[0]


def _declined(hand: GoujiHand, question: int, seat: Seat) -> GoujiHand:
    """*seat* says that it does nothing, which need not be what its silence means (GAP-13)."""
    part = questions.asked(hand.state, seat)
    if part is None or not _is_open(hand, question):
        return hand
    return hand.answer(question, seat, part.decline)[0]


def _answered(hand: GoujiHand, said: Sequence[Said]) -> GoujiHand:
    """One line of answers to the same question. Raises Rejected, and then nothing has changed."""
    question = hand.pending
    given: list[tuple[Seat, Action]] = []
    for seat, words in said:
        action = read(words, questions.asked(hand.state, seat))
        if isinstance(action, ShowHand | Suggest):
            hand, _ = hand.aside(seat, action)
            continue
        if question is None:
            raise NotAsked
        hand, _ = hand.answer(question.id, seat, action)
        given.append((seat, action))
    if question is None or question.kind != Matter.RESPOND:
        return hand
    if all(isinstance(action, NoBurn) for _, action in given):
        return hand
    return _heard(hand, question.id, given)


def _heard(hand: GoujiHand, question: int, given: Sequence[tuple[Seat, Action]]) -> GoujiHand:
    """Whoever is heard before the last of *given* declines, and the hold runs out."""
    if not _is_open(hand, question):
        return hand
    order = view(hand.state, None).order
    matters = [(s, Heard.BURN if isinstance(a, Burn) else Heard.ANSWER) for s, a in given]
    last = max(place for place, hearing in enumerate(order) if tuple(hearing) in matters)
    for seat, matter in order[:last]:
        if matter is Heard.ANSWER and _is_open(hand, question) and _owes(hand, seat):
            hand, _ = hand.answer(question, seat, Pass())
    return _released(hand, question)


def _released(hand: GoujiHand, question: int) -> GoujiHand:
    pending = hand.pending
    if pending is not None and pending.id == question and pending.hold is not Hold.NONE:
        hand, _ = hand.release(question)
    return hand


def _is_open(hand: GoujiHand, question: int) -> bool:
    return hand.pending is not None and hand.pending.id == question


def _owes(hand: GoujiHand, seat: Seat) -> bool:
    return hand.pending is not None and any(ask.seat == seat for ask in hand.pending.asks)
