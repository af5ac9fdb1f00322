"""The record of a hand: what counted is in it, what was void is not, and it plays again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot import record
from bot.record import Record
from bot.record.packing import ROOM
from bot.record.showing import pages
from bot.record.step import ASIDE, Step
from bot.text import LANGUAGES, locale
from engine import gouji
from engine.cards import Rank
from engine.errors import Rejected
from engine.gouji import events as ev
from engine.gouji import setup_events as sv
from engine.gouji.actions import Burn, No, Pass, Play, Yes
from engine.gouji.combos import Combo
from engine.gouji.matters import Matter
from engine.seats import Seat
from tests.support.hands import P0, P1, P2, P3, P4
from tests.support.hands import table as position
from tests.support.recorded import Played, match

PROFILES = tuple(gouji.profiles)
POLICIES = ("random", "greedy")
SEEDS = (1, 2)
UNTOLD = ("answered", "hold-ended", "hand-shown", "play-suggested")
"""What a record does not hold: sealed answers by themselves, times, looks into hands."""


def hands(profiles: tuple[str, ...] = PROFILES) -> Iterator[Played]:
    for profile in profiles:
        for policy in POLICIES:
            for seed in SEEDS:
                yield from match(profile, policy, seed)


def taken(played: Played) -> Record:
    return record.taken("gouji", played.log)


def told(events: Any) -> list[Any]:
    return [event for event in events if event.kind not in UNTOLD]


@pytest.mark.parametrize("profile", PROFILES)
def test_a_record_plays_again_to_the_same_events(profile: str) -> None:
    for played in hands((profile,)):
        again = [event for step in record.plays(taken(played)) for event in step.events]
        assert told(again) == told(played.log)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_record_is_read_as_it_was_written(profile: str) -> None:
    for played in hands((profile,)):
        found = taken(played)
        assert record.unpacked(record.text(found)) == found
        assert record.unpacked(record.code(found)) == found


def test_among_the_hands_are_void_ones_and_all_kinds_of_questions() -> None:
    """Otherwise the tests above would show less than they seem to."""
    records = [taken(played) for played in hands()]
    assert any(found.result.void for found in records)
    kinds = {step.kind for found in records for step in found.steps}
    assert kinds >= {ASIDE, "lead", "respond", "show", "cut", "terms", "return", "revolution"}
    assert any(found.carried and found.carried.debts for found in records)


def heard(event: Any) -> set[int]:
    return {*event.passed, *(() if isinstance(event, ev.TrickTaken) else (event.seat,))}


def test_only_who_was_heard_on_a_play_is_in_its_step() -> None:
    """GAP-16: what is behind the first play is void."""
    for played in hands():
        for step in record.plays(taken(played)):
            if step.step is None or step.step.kind != Matter.RESPOND:
                continue
            opened = next(e for e in step.events if hasattr(e, "passed"))
            assert {seat for seat, _ in step.step.answers} == heard(opened)


def question_of(log: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    """The events of the question in which the event at *index* was sealed."""
    rest = log[index + 1 :]
    end = next(n for n, event in enumerate(rest) if event.kind not in UNTOLD)
    return rest[: end + 1]


def void(log: tuple[Any, ...]) -> list[int]:
    """Places of plays and burns that were sealed over a play and replaced, or never opened."""
    found, state = list[int](), None
    for index, event in enumerate(log):
        over = state is not None and state.survey is None and state.top is not None
        state = gouji.evolve(state, event)
        if not over or not isinstance(event, ev.Answered):
            continue
        if isinstance(event.action, Play | Burn):
            *later, end = question_of(log, index)
            replaced = any(isinstance(e, ev.Answered) and e.seat == event.seat for e in later)
            opened = getattr(end, "combo", None) == event.action.combo and end.seat == event.seat
            if replaced or not opened:
                found.append(index)
    return found


def test_a_void_answer_is_never_in_a_record() -> None:
    """The record is the same as if nothing had been sealed there."""
    seen = 0
    for played in hands():
        gone = set(void(played.log))
        seen += len(gone)
        without = tuple(event for n, event in enumerate(played.log) if n not in gone)
        assert len(without) == len(played.log) - len(gone)
        assert record.text(record.taken("gouji", without)) == record.text(taken(played))
    assert seen > 100


def surveyed(matter: Matter, said: dict[int, Any], outcome: Any) -> list[Step]:
    """The steps of a hand in which several are asked together."""
    opening = position("shandong", P1="6x9", P3="6x9", P5="6x10").led_by(P0).log
    hands_ = [event for event in opening if isinstance(event, ev.HandStarted | ev.HandDealt)]
    asked = sv.QuestionOpened(matter=matter, seats=tuple(map(Seat, said)))
    answers = [ev.Answered(seat=Seat(seat), action=action) for seat, action in said.items()]
    return list(record.steps("gouji", [*hands_, asked, *answers, ev.HoldEnded(), outcome]))


def test_who_beats_the_pooled_fives_later_is_void() -> None:
    """G-282: the first who beats them, in turn order, does."""
    nines, tens = Play(Combo(Rank.NINE, 6)), Play(Combo(Rank.TEN, 6))
    played = ev.CardsPlayed(seat=P3, combo=nines.combo)
    found = surveyed(Matter.FIVES, {1: Pass(), 3: nines, 5: tens}, played)
    assert found == [Step("fives", ((P1, Pass()), (P3, nines)))]


def test_who_would_have_paid_for_an_ally_later_is_void() -> None:
    """G-065: one ally pays, the first who is willing."""
    opened = sv.HelpOpened(seat=P0, payer=P2, rank=Rank.THREE)
    found = surveyed(Matter.HELP, {2: Yes(), 4: Yes()}, opened)
    assert found == [Step("help", ((P2, Yes()),))]
    nobody = sv.HelpOpened(seat=P0, payer=None, rank=Rank.THREE)
    found = surveyed(Matter.HELP, {2: No(), 4: No()}, nobody)
    assert found == [Step("help", ((P2, No()), (P4, No())))]


def test_there_is_no_record_of_a_hand_that_is_not_over() -> None:
    scene = position(P0="5x10 9", P3="5xJ 3").led_by(P0)
    with pytest.raises(Rejected, match="record-later"):
        record.taken("gouji", scene.log)


def test_a_code_fits_into_one_message() -> None:
    assert max(len(record.code(taken(played))) for played in hands()) <= ROOM


def test_a_code_is_found_among_other_words_and_lines() -> None:
    found = taken(match("finalstone", "greedy", 1)[0])
    code = record.code(found)
    cut = "\n".join(code[n : n + 60] for n in range(0, len(code), 60))
    assert record.unpacked(f"桌7 第1局的谱\n\n{cut}\n") == found
    framed = "\n".join(f"│ {line} │" for line in cut.splitlines())
    assert record.unpacked(f"╭───╮\n{framed}\n╰───╯") == found


def test_a_file_is_read_in_lines_of_one_step() -> None:
    found = taken(match("finalstone", "greedy", 1)[0])
    lines = record.text(found).splitlines()
    assert json.loads("\n".join(lines)) == record.written(found)
    assert sum(line.startswith('    {"kind"') for line in lines) == len(found.steps)


def test_nothing_in_a_record_names_people_rooms_or_times() -> None:
    body = record.written(taken(match("shandong", "greedy", 1)[1]))
    assert list(body) == [
        *("format", "version", "game", "rules", "carried"),
        *("deal", "steps", "result", "proof"),
    ]
    assert list(body["deal"]) == ["drawer", "cuts", "hands"]
    assert all(set(step) == {"kind", "answers"} for step in body["steps"])


SHOWN = [*((profile, "zh-Hans") for profile in PROFILES), *(("shandong", t) for t in LANGUAGES[1:])]


@pytest.mark.parametrize(("profile", "language"), SHOWN)
def test_every_hand_can_be_told_step_by_step(profile: str, language: str) -> None:
    words = locale(language)
    for played in match(profile, "random", 1):
        found = taken(played)
        told_ = ["\n".join(words.words(line) for line in page) for page in pages(found)]
        assert len(told_) == len(found.steps) + 2
        assert all(told_)


def test_what_is_told_names_the_hands_the_answers_and_the_result() -> None:
    found = taken(match("finalstone", "greedy", 1)[1])
    told_ = "\n".join(locale("zh-Hans").words(line) for page in pages(found) for line in page)
    for number in range(1, 7):
        assert f"{number}号位：" in told_
    assert f"第1步（共 {len(found.steps)} 步）：预点" in told_
    assert "头科" in told_
    assert found.proof.seed in told_
    assert f"谱对得上：{len(found.steps)} 步" in told_


def test_a_step_is_data() -> None:
    found = taken(match("finalstone", "greedy", 1)[0])
    assert found.steps == tuple(record.steps("gouji", match("finalstone", "greedy", 1)[0].log))
    assert all(isinstance(step, Step) for step in found.steps)
