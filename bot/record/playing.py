"""Playing a record again: the same seed, the same answers, through the rules as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from bot import verify
from bot.record.form import Malformed
from bot.record.games import RECORDED
from bot.record.step import ASIDE, Step
from bot.record.taken import Record, result_of
from engine.decision import Hold
from engine.errors import Rejected
from engine.games import GAMES
from engine.hand import Hand

AnyHand = Hand[Any, Any, Any, Any]


class DoesNotHold(Exception):
    """Something in a well-formed record is not as it says; the words name the first such thing."""


@dataclass(frozen=True, slots=True)
class Played:
    """One step of a record, and what came of it."""

    number: int
    """From 1; 0 is the opening of the hand."""
    step: Step | None
    events: Sequence[Any]
    hand: AnyHand


def plays(record: Record) -> Iterator[Played]:
    """The hand of *record* step by step. Raises Malformed for a seed or seal that is none, and
    DoesNotHold at the first thing that is not as the record says."""
    _require_proof(record)
    hand, events = Hand.open(
        GAMES[record.game], record.rules, int(record.proof.seed, 16), record.carried
    )
    deriver = RECORDED[record.game].deriver()
    for event in events:
        deriver.follow(event)
    yield Played(0, None, events, hand)
    for number, step in enumerate(record.steps, start=1):
        hand, events = _taken(hand, step, number)
        told = [found for event in events if (found := deriver.follow(event)) is not None]
        if told != [step]:
            raise DoesNotHold(f"step {number}: other answers counted than the record says")
        yield Played(number, step, events, hand)
    _require_end(record, hand)


def check(record: Record) -> int:
    """Plays the whole record; how many steps it has. Raises as :func:`plays` does."""
    return sum(1 for _ in plays(record)) - 1


def _taken(hand: AnyHand, step: Step, number: int) -> tuple[AnyHand, list[Any]]:
    question = hand.pending
    if question is None:
        raise DoesNotHold(f"step {number}: the hand is over already")
    try:
        if step.kind == ASIDE:
            ((seat, action),) = step.answers
            hand, events = hand.aside(seat, action)
            return hand, list(events)
        if step.kind != question.kind:
            raise DoesNotHold(f"step {number}: {step.kind}; the question is {question.kind}")
        return _answered(hand, step)
    except Rejected as error:
        raise DoesNotHold(f"step {number}: the rules refuse this ({error.code})") from error


def _answered(hand: AnyHand, step: Step) -> tuple[AnyHand, list[Any]]:
    """Everybody who is asked answers at once; whose answer did not count declines."""
    question, given = hand.pending, dict(step.answers)
    assert question is not None
    answers = [(ask.seat, given.pop(ask.seat, ask.default)) for ask in question.asks]
    hand, events = hand.answers(question.id, (*answers, *given.items()))
    done = list(events)
    if question.hold is not Hold.NONE:
        hand, events = hand.release(question.id)
        done += events
    return hand, done


def _require_proof(record: Record) -> None:
    deal = record.deal
    try:
        found = verify.of_deal(record.game, record.rules, record.proof, deal)
    except verify.Malformed as error:
        raise Malformed(str(error)) from error
    if not found.seal_holds:
        raise DoesNotHold("proof: the seed is not the one that the seal stands for")
    for seat, (cards, drawn) in enumerate(zip(deal.hands, found.hands, strict=True)):
        if cards != drawn:
            raise DoesNotHold(f"deal: the seed deals another hand to seat {seat}")
    if deal.rest != found.rest:
        raise DoesNotHold("deal: the seed leaves other cards over")


def _require_end(record: Record, hand: AnyHand) -> None:
    result = result_of(hand.game, hand.state)
    if result is None:
        raise DoesNotHold(f"step {len(record.steps) + 1}: missing; the hand is not over")
    if hand.game.dealt(hand.state) != record.deal:
        raise DoesNotHold("deal: the cuts, or who drew first, were others")
    for field in fields(result):
        if getattr(result, field.name) != getattr(record.result, field.name):
            raise DoesNotHold(f"result: {field.name} comes out otherwise")
