"""A record as JSON, and back: every field is written, none may be missing, none may be new.

``"format"`` and ``"version"`` come first. Cards are written like ``"HT"``, ranks by their number
(3 to 17), seats from 0 in the order of play. ``"game"`` says of what the rules, the answers and the
result are. There is nothing in it of people, rooms or times.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from bot.record.games import RECORDED
from bot.record.step import ASIDE, Step
from bot.record.taken import Record, Result
from engine.cards import Card
from engine.deals import Dealt, Proof
from engine.games import GAMES
from engine.options import Unplayable
from engine.seats import Seat

FORMAT: Final = "gouji-record"
"""After the program, whichever game the record is of."""
VERSION: Final = 1

R = TypeVar("R")
C = TypeVar("C")
A = TypeVar("A")


class Malformed(ValueError):
    """What was given is no record of a hand; the words say what is wrong with it."""


@dataclass(frozen=True, slots=True)
class _Deal:
    drawer: Seat
    cuts: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...] = ()
    """Not written where the game leaves none."""


@dataclass(frozen=True, slots=True)
class _Step(Generic[A]):
    kind: str
    answers: dict[Seat, A]


@dataclass(frozen=True, slots=True)
class _Body(Generic[R, C, A]):
    """The fields of a record in their order."""

    format: str
    version: int
    game: str
    rules: R
    carried: C | None
    deal: _Deal
    steps: tuple[_Step[A], ...]
    result: Result[C]
    proof: Proof


@cache
def _adapter(game: str) -> TypeAdapter[Any]:
    played = GAMES[game]
    body, marked = _generic(_Body), _generic(Annotated)
    action = marked[played.action_type, Field(discriminator="kind")]
    return TypeAdapter(body[played.rules_type, played.carried_type, action])


def _generic(type_: Any) -> Any:
    """To be given types that are known only now."""
    return type_


def written(record: Record) -> dict[str, Any]:
    """*record* as JSON has it."""
    deal = record.deal
    body = _Body(
        FORMAT,
        VERSION,
        record.game,
        record.rules,
        record.carried,
        _Deal(deal.drawer, deal.cuts, deal.hands, deal.rest),
        tuple(_Step(step.kind, dict(step.answers)) for step in record.steps),
        record.result,
        record.proof,
    )
    return _plain(body)


def read(found: Any) -> Record:
    """The record that the JSON *found* is. Raises Malformed."""
    game = _required_game(found)
    try:
        body = _adapter(game).validate_python(found)
    except ValidationError as error:
        raise Malformed(_first(error)) from error
    difference = next(_differences(found, _plain(body), ""), None)
    if difference is not None:
        raise Malformed(difference)
    _require_seats(body)
    part = None if body.carried is None else RECORDED[game].impossible(body.carried)
    if part is not None:
        raise Malformed(f"carried.{part}: no hand leaves this behind")
    deal = body.deal
    return Record(
        game=game,
        rules=body.rules,
        carried=body.carried,
        deal=Dealt(deal.drawer, deal.cuts, deal.hands, deal.rest),
        steps=tuple(Step(s.kind, tuple(sorted(s.answers.items(), key=_seat))) for s in body.steps),
        result=body.result,
        proof=body.proof,
    )


def _seat(item: tuple[Seat, Any]) -> Seat:
    return item[0]


def _required_game(found: Any) -> str:
    """The game of what claims to be a record that we know. Raises Malformed."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Malformed(f'this is no record of a hand: it has no "format": "{FORMAT}"')
    version = found.get("version")
    if type(version) is not int or version != VERSION:
        raise Malformed(f"version {_short(version)} of the format is not known; known is {VERSION}")
    game = found.get("game")
    if not isinstance(game, str) or game not in RECORDED:
        raise Malformed(f"there is no game {_short(game)}; there is {', '.join(RECORDED)}")
    return game


def _plain(body: _Body[Any, Any, Any]) -> dict[str, Any]:
    """As JSON has it, sets in their order."""
    dumped = _adapter(body.game).dump_python(body)
    plain: dict[str, Any] = json.loads(json.dumps(dumped, default=_ordered))
    if not plain["deal"]["rest"]:
        del plain["deal"]["rest"]
    return plain


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
    if where.startswith(("deal.hands", "deal.rest")):
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


def _require_seats(body: _Body[Any, Any, Any]) -> None:
    count = GAMES[body.game].seat_count
    if not 0 <= body.deal.drawer < count:
        raise Malformed(f"deal.drawer: seats are 0 to {count - 1}")
    if len(body.deal.hands) != count:
        raise Malformed(f"deal.hands: there are {count} hands in a deal")
    kinds = {ASIDE, *RECORDED[body.game].matters}
    for number, step in enumerate(body.steps):
        if step.kind not in kinds:
            raise Malformed(f"steps.{number}.kind: nothing is called {_short(step.kind)}")
        if not all(0 <= seat < count for seat in step.answers):
            raise Malformed(f"steps.{number}.answers: seats are 0 to {count - 1}")
        if step.kind == ASIDE and len(step.answers) != 1:
            raise Malformed(f"steps.{number}.answers: one seat does something unasked at a time")
