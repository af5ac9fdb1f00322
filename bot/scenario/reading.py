"""The text of scenarios, cut into cases and their lines. What the lines say is checked here only
as far as it needs no hand; ``docs/scenarios.md`` describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from bot.scenario.options import option
from bot.scenario.position import OTHERS, NotInFormat, cards
from engine.errors import Rejected
from engine.gouji.notation import combo
from engine.gouji.profiles import PROFILES
from engine.gouji.rules import GoujiRules
from engine.gouji.state import ALL
from engine.seats import Seat


class BadScenario(Exception):
    """A line that is not in the format; *line* counts from 1."""

    def __init__(self, name: str, line: int, text: str) -> None:
        super().__init__(f"{name}:{line}: {text}")
        self.name, self.line, self.text = name, line, text


class Said(NamedTuple):
    """One answer, in the words of the file."""

    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the story."""

    line: int
    text: str
    answers: tuple[Said, ...] = ()
    """Given to the same question before anything is opened."""
    lapse: tuple[Seat, ...] = ()
    """Their time is up."""
    release: bool = False
    """The hold has run."""
    expect: str = ""
    """What must be true now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    name: str
    title: str = ""
    line: int = 1
    profiles: tuple[str, ...] = ("finalstone",)
    """It must hold under each of them."""
    options: Mapping[str, str] = field(default_factory=dict)
    hands: Mapping[Seat, str] = field(default_factory=dict)
    others: str = OTHERS
    seed: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Fields of :class:`~bot.scenario.position.Position`."""
    steps: tuple[Step, ...] = ()

    def rules(self, profile: str) -> GoujiRules:
        """Raises ValueError for options that cannot be played together."""
        changes: dict[str, Any] = {k: option(k, words) for k, words in self.options.items()}
        return replace(PROFILES[profile], **changes)


_SEAT: Final = re.compile(r"P([0-5])")
_HAND: Final = re.compile(r"(?:P([0-5])|others):?\s+(.*)")
_TOP: Final = re.compile(r"P([0-5]):?\s+(.+)")
_BURNS: Final = re.compile(r"P([0-5]) over P([0-5])")
_ANSWER: Final = re.compile(r"P[0-5]:")
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")


def cases(text: str, name: str) -> tuple[Case, ...]:
    """The cases of one file called *name*. What stands before the first ``case`` line holds for
    all of them; a file without such a line is one case.

    Raises BadScenario for the first line that is not in the format.
    """
    shared = now = Case(name=name)
    found: list[Case] = []
    started = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw).strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        try:
            if word == "case":
                if started:
                    found.append(now)
                elif now.steps:
                    raise ValueError(line)
                shared = shared if started else now
                started = True
                now = _titled(shared, rest, number)
            else:
                now = _with(now, number, line)
        except (ValueError, Rejected, IndexError, KeyError) as error:
            raise BadScenario(name, number, line) from error
    found.append(now)
    for case in found:
        _playable(case, name)
    return tuple(found)


def _titled(shared: Case, rest: str, line: int) -> Case:
    name, _, title = rest.partition(":")
    if not re.fullmatch(r"[\w.-]+", name.strip()):
        raise ValueError(rest)
    return replace(shared, name=name.strip(), title=title.strip(), line=line)


def _playable(case: Case, name: str) -> None:
    for profile in case.profiles:
        try:
            case.rules(profile)
        except (ValueError, TypeError) as error:
            raise BadScenario(name, case.line, f"{profile}: {error}") from error


def _with(case: Case, number: int, line: str) -> Case:
    """*case* with one more line. Raises ValueError, or Rejected, for what cannot be read."""
    word, _, rest = line.partition(" ")
    step = _step(number, line)
    if step is not None:
        return replace(case, steps=(*case.steps, step))
    if case.steps:
        raise ValueError(line)
    return _HEADERS[word.rstrip(":")](case, rest.strip())


def _step(number: int, line: str) -> Step | None:
    if line.startswith(">"):
        return Step(number, line, expect=line[1:].strip())
    if _ANSWER.match(line):
        return Step(number, line, answers=tuple(_answers(line)))
    match line.split():
        case ["others", "pass"]:
            return Step(number, line, lapse=ALL, release=True)
        case ["hold", "ends"] | ["nobody", "burns"]:
            return Step(number, line, release=True)
        case ["lapse", *_]:
            return Step(number, line, lapse=seats(line.partition(" ")[2]))
        case _:
            return None


def _answers(line: str) -> Iterator[Said]:
    for part in line.split(";"):
        who, _, words = part.partition(":")
        (seat,) = seats(who)
        if not words.strip():
            raise ValueError(line)
        yield Said(seat, words.strip())


def seats(words: str) -> tuple[Seat, ...]:
    """``P0 P2`` or ``P0, P2``. Raises NotInFormat for anything else."""
    found = []
    for word in words.replace(",", " ").split():
        match = _SEAT.fullmatch(word)
        if match is None:
            raise NotInFormat(word)
        found.append(ALL[int(match[1])])
    return tuple(found)


Header = Callable[[Case, str], Case]


def _game(case: Case, rest: str) -> Case:
    if rest != "gouji":
        raise ValueError(rest)
    return case


def _profile(case: Case, rest: str) -> Case:
    names = tuple(name.strip() for name in rest.split(","))
    if not set(names) <= set(PROFILES):
        raise ValueError(rest)
    return replace(case, profiles=names)


def _option(case: Case, rest: str) -> Case:
    name, equals, words = (part.strip() for part in rest.partition("="))
    if not equals:
        raise ValueError(rest)
    option(name, words)
    return replace(case, options={**case.options, name: words})


def _seed(case: Case, rest: str) -> Case:
    return replace(case, seed=int(rest))


def _hand(case: Case, rest: str) -> Case:
    match = _HAND.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    cards(match[2], case.others)
    if match[1] is None:
        return replace(case, others=match[2])
    return replace(case, hands={**case.hands, ALL[int(match[1])]: match[2]})


def _fact(case: Case, name: str, value: object) -> Case:
    return replace(case, facts={**case.facts, name: value})


def _leads(case: Case, rest: str) -> Case:
    (seat,) = seats(rest)
    return _fact(case, "leads", seat)


def _top(case: Case, rest: str) -> Case:
    match = _TOP.fullmatch(rest)
    if match is None:
        raise ValueError(rest)
    return _fact(case, "top", (ALL[int(match[1])], combo(match[2])))


def _burning(case: Case, rest: str) -> Case:
    links = [_BURNS.fullmatch(part.strip()) for part in rest.split(",")]
    if None in links:
        raise ValueError(rest)
    pairs = tuple((ALL[int(link[1])], ALL[int(link[2])]) for link in links if link)
    return _fact(case, "burning", pairs)


def _melee(case: Case, rest: str) -> Case:
    if rest:
        raise ValueError(rest)
    return _fact(case, "melee", True)


def _listed(name: str) -> Header:
    return lambda case, rest: _fact(case, name, seats(rest))


_HEADERS: Final[dict[str, Header]] = {
    "game": _game,
    "profile": _profile,
    "option": _option,
    "seed": _seed,
    "hand": _hand,
    "leads": _leads,
    "top": _top,
    "burning": _burning,
    "melee": _melee,
    **{name: _listed(name) for name in ("passed", "out", "dead", "opened", "headless")},
}
