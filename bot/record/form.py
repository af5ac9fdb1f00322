"""A record as JSON, and back: every field is written, none may be missing, none may be new.

``"format"`` and ``"version"`` come first. Cards are written like ``"HT"``, ranks by their number
(3 to 17), seats from 0 in the order of play. There is nothing in it of people, rooms or times.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from bot.record.steps import ASIDE, Step
from bot.record.taken import Dealt, Proof, Record, Result
from engine.cards import Card
from engine.gouji.actions import Action
from engine.gouji.carried import Carried
from engine.gouji.matters import Matter
from engine.gouji.rules import GoujiRules
from engine.gouji.seating import SEATS
from engine.options import Unplayable
from engine.seats import Seat

FORMAT: Final = "gouji-record"
VERSION: Final = 1
GAME: Final = "gouji"

_LIMIT: Final = 1_000
"""No count that a hand leaves behind is as high."""


class Malformed(ValueError):
    """What was given is no record of a hand; the words say what is wrong with it."""


Answer = Annotated[Action, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class _Deal:
    drawer: Seat
    cuts: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class _Step:
    kind: str
    answers: dict[Seat, Answer]


@dataclass(frozen=True, slots=True)
class _Body:
    """The fields of a record in their order."""

    format: str
    version: int
    game: str
    rules: GoujiRules
    carried: Carried | None
    deal: _Deal
    steps: tuple[_Step, ...]
    result: Result
    proof: Proof


_BODY: Final = TypeAdapter(_Body)


def written(record: Record) -> dict[str, Any]:
    """*record* as JSON has it."""
    deal = record.deal
    body = _Body(
        FORMAT,
        VERSION,
        GAME,
        record.rules,
        record.carried,
        _Deal(deal.drawer, deal.cuts, deal.hands),
        tuple(_Step(step.kind, dict(step.answers)) for step in record.steps),
        record.result,
        record.proof,
    )
    plain: dict[str, Any] = _plain(body)
    return plain


def read(found: Any) -> Record:
    """The record that the JSON *found* is. Raises Malformed."""
    _require_format(found)
    try:
        body = _BODY.validate_python(found)
    except ValidationError as error:
        raise Malformed(_first(error)) from error
    difference = next(_differences(found, _plain(body), ""), None)
    if difference is not None:
        raise Malformed(difference)
    _require_seats(body)
    _require_carried(body.carried)
    return Record(
        rules=body.rules,
        carried=body.carried,
        deal=Dealt(body.deal.drawer, body.deal.cuts, body.deal.hands),
        steps=tuple(Step(s.kind, tuple(sorted(s.answers.items(), key=_seat))) for s in body.steps),
        result=body.result,
        proof=body.proof,
    )


def _seat(item: tuple[Seat, Action]) -> Seat:
    return item[0]


def _require_format(found: Any) -> None:
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Malformed(f'this is no record of a hand: it has no "format": "{FORMAT}"')
    version = found.get("version")
    if type(version) is not int or version != VERSION:
        raise Malformed(f"version {_short(version)} of the format is not known; known is {VERSION}")
    if found.get("game") != GAME:
        raise Malformed(f"there is no game {_short(found.get('game'))}; there is {GAME}")


def _plain(body: _Body) -> Any:
    """As JSON has it, sets in their order."""
    return json.loads(json.dumps(_BODY.dump_python(body), default=_ordered))


def _ordered(value: object) -> list[Any]:
    assert isinstance(value, frozenset)
    return sorted(value)


def _first(error: ValidationError) -> str:
    """The first thing that is wrong, and where."""
    wrong = error.errors(include_url=False)[0]
    where = _named(".".join(str(part) for part in wrong["loc"]))
    cause = wrong.get("ctx", {}).get("error")
    if isinstance(cause, Unplayable):
        other = f" together with {cause.other}" if cause.other else ""
        return f"rules: nobody can play with this {cause.option}{other}"
    if wrong["type"] == "missing":
        return f"{where}: missing"
    if where.startswith("deal.hands"):
        return f"{where}: {_short(wrong['input'])} is no card; cards are written like S3, HT, XR"
    return f"{where}: {_short(wrong['input'])} cannot stand here"


def _differences(found: Any, meant: Any, where: str) -> Iterator[str]:
    """Where *found* is not written as it is *meant*."""
    if isinstance(found, dict) and isinstance(meant, dict):
        for name in [*meant, *(name for name in found if name not in meant)]:
            place = f"{where}.{name}" if where else str(name)
            if name not in found:
                yield f"{place}: missing"
            elif name not in meant:
                yield f"{_named(place)}: unknown"
            else:
                yield from _differences(found[name], meant[name], place)
    elif isinstance(found, list) and isinstance(meant, list) and len(found) == len(meant):
        for number, pair in enumerate(zip(found, meant, strict=True)):
            yield from _differences(*pair, f"{where}.{number}")
    elif type(found) is not type(meant) or found != meant:
        yield f"{where}: {_short(found)} is written {_short(meant)}"


def _named(place: str) -> str:
    """A place in one line, whatever somebody has called it."""
    return json.dumps(place)[1:-1][:80]


def _short(value: object) -> str:
    words = json.dumps(value, ensure_ascii=True, default=str)
    return words if len(words) <= 40 else f"{words[:40]}…"


def _require_seats(body: _Body) -> None:
    if not 0 <= body.deal.drawer < SEATS:
        raise Malformed(f"deal.drawer: seats are 0 to {SEATS - 1}")
    if len(body.deal.hands) != SEATS:
        raise Malformed(f"deal.hands: there are {SEATS} hands in a deal")
    kinds = {ASIDE, *Matter}
    for number, step in enumerate(body.steps):
        if step.kind not in kinds:
            raise Malformed(f"steps.{number}.kind: nothing is called {_short(step.kind)}")
        if not all(0 <= seat < SEATS for seat in step.answers):
            raise Malformed(f"steps.{number}.answers: seats are 0 to {SEATS - 1}")
        if step.kind == ASIDE and len(step.answers) != 1:
            raise Malformed(f"steps.{number}.answers: one seat does something unasked at a time")


def _require_carried(carried: Carried | None) -> None:
    """What no hand can leave behind."""
    if carried is None:
        return
    counts = (carried.sweeps, carried.hand, *carried.hits)
    seats = [seat for debt in carried.debts for seat in (debt.payer, debt.receiver)]
    checks = (
        ("places", sorted(carried.places) == list(range(SEATS))),
        ("swept", carried.swept in (None, 0, 1)),
        ("debts", all(0 <= seat < SEATS for seat in seats)),
        ("debts", all(debt.payer != debt.receiver for debt in carried.debts)),
        ("debts", all(0 <= debt.cards < _LIMIT for debt in carried.debts)),
        ("sweeps, hits, hand", all(0 <= count < _LIMIT for count in counts)),
    )
    for name, holds in checks:
        if not holds:
            raise Malformed(f"carried.{name}: no hand leaves this behind")
