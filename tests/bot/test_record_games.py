"""The record of a hand is the same thing in every game, and says nothing that did not count."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import record, verify
from bot.house.house import House
from bot.record import DoesNotHold, Malformed, files
from bot.record.games import RECORDED
from bot.record.packing import ROOM
from bot.record.showing import pages
from bot.record.step import ASIDE
from bot.text import LANGUAGES, locale
from engine.baohuang.carried import Carried, Debt
from engine.events import EVERYONE
from engine.games import GAMES
from engine.seats import Seat, seats
from tests.bot.house.test_code import houses
from tests.support.journals import Played, match, played

TABLES = [(game, profile) for game in GAMES for profile in GAMES[game].profiles]
OTHERS = [(game, profile) for game, profile in TABLES if game != "gouji"]


def hands(game: str, profile: str) -> Iterator[Played]:
    """Of Gouji, of which there are more tests (``test_record.py``), fewer."""
    for seed in range(1 if game == "gouji" else 2):
        yield from match(game, profile, seed)


def body(game: str, profile: str, number: int = 1) -> Any:
    """A record as JSON has it: of a hand that another one went before."""
    return record.written(record.taken(game, match(game, profile, 0)[number].log))


def test_every_game_has_records() -> None:
    assert list(RECORDED) == list(GAMES)


@pytest.mark.parametrize(("game", "profile"), TABLES)
def test_a_record_written_and_read_again_is_the_same_and_holds(game: str, profile: str) -> None:
    for one in hands(game, profile):
        found = record.taken(game, one.log)
        for words in (record.text(found), record.code(found)):
            again = record.unpacked(words)
            assert again == found
            assert record.text(again) == record.text(found)
        assert record.check(found) == len(found.steps)


@settings(deadline=None, max_examples=12)
@given(houses("shengji") | houses("baohuang"), st.integers(0, 1_000))
def test_a_record_holds_under_any_house_rules(house: House, seed: int) -> None:
    carried: Any = None
    for number in range(2):
        one = played(house.game, house.rules, seed + number, carried)
        found = record.taken(house.game, one.log)
        assert record.unpacked(record.code(found)) == found
        assert record.check(found) == len(found.steps)
        carried = GAMES[house.game].carried(one.hand.state)


@pytest.mark.parametrize(("game", "profile"), TABLES)
def test_playing_a_record_again_tells_all_that_was_told(game: str, profile: str) -> None:
    for one in hands(game, profile):
        found = record.taken(game, one.log)
        again = [e for step in record.plays(found) for e in step.events if e.audience is EVERYONE]
        assert again == [event for event in one.log if event.audience is EVERYONE]


@pytest.mark.parametrize(("game", "profile"), OTHERS)
def test_every_question_of_a_hand_is_a_step_of_a_kind_that_the_game_has(
    game: str, profile: str
) -> None:
    kinds = {s.kind for one in hands(game, profile) for s in record.steps(game, one.log)}
    assert kinds <= {ASIDE, *RECORDED[game].matters}
    assert len(kinds) > 2


@pytest.mark.parametrize(("game", "profile"), TABLES)
def test_a_code_fits_into_one_message(game: str, profile: str) -> None:
    for one in hands(game, profile):
        assert len(record.code(record.taken(game, one.log))) <= ROOM


@pytest.mark.parametrize(("game", "profile"), TABLES)
def test_the_shuffle_of_a_record_is_proved(game: str, profile: str) -> None:
    found = record.taken(game, match(game, profile, 0)[0].log)
    assert verify.of_deal(game, found.rules, found.proof, found.deal).holds
    other = {0: found.deal.hands[1]}
    differing = verify.verify(
        game, found.proof.seal, found.proof.seed, other, rules=found.rules, drawer=found.deal.drawer
    )
    assert differing.differing == (0,)


def checked(found: Any) -> tuple[int, str]:
    out = io.StringIO()
    return files.check_text(json.dumps(found), "hand.json", out), out.getvalue()


def test_a_failed_throw_is_recorded_as_it_was_meant() -> None:
    """SG-14: what was tried is the answer; that a part of it stayed, the rules say."""
    thrown = [
        (event, step)
        for seed in range(6)
        for one in match("shengji", "standard", seed)
        for event, step in zip(
            [e for e in one.log if e.kind == "cards-played"],
            [s for s in record.steps("shengji", one.log) if s.kind in ("lead", "follow")],
            strict=True,
        )
        if event.attempted
    ]
    assert thrown
    for event, step in thrown:
        ((seat, action),) = step.answers
        assert (seat, action.cards) == (event.seat, event.attempted)
        assert step.kind == "lead"


def test_what_was_answered_behind_the_first_play_is_in_no_record() -> None:
    """B-026: in Baohuang everybody still in is asked at once, and heard in seat order."""
    for one in match("baohuang", "seed", 0):
        for step in record.steps("baohuang", one.log):
            if step.kind == "respond":
                acted = [seat for seat, action in step.answers if action.kind != "pass"]
                assert len(acted) <= 1
        sealed = sum(event.kind == "answered" for event in one.log)
        kept = sum(len(s.answers) for s in record.steps("baohuang", one.log))
        assert kept < sealed


WRONG: list[tuple[str, str, Any, str]] = [
    ("shengji", "rules.follow_form", "some", 'rules.follow_form: "some" cannot stand here'),
    ("shengji", "rules.depose_at", 55, "nobody can play with this depose_at"),
    ("shengji", "rules.break_tractors", 1, "rules.break_tractors: 1 is written true"),
    ("shengji", "carried.levels", [15, 15, 15], "carried.levels: no hand"),
    ("shengji", "carried.levels", [16, 16, 16, 16], "carried.levels: no hand leaves this behind"),
    ("shengji", "carried.declarer", 4, "carried.declarer: no hand leaves this behind"),
    ("shengji", "carried.hand", 0, "carried.hand: no hand leaves this behind"),
    ("shengji", "deal.rest.0", "H1", 'deal.rest.0: "H1" is no card'),
    ("shengji", "deal.hands", [], "deal.hands: there are 4 hands in a deal"),
    ("shengji", "deal.drawer", 4, "deal.drawer: seats are 0 to 3"),
    ("shengji", "deal.cuts", [5], "the deck is not cut in this game"),
    ("shengji", "steps.0.kind", "respond", 'steps.0.kind: nothing is called "respond"'),
    ("shengji", "steps.0.answers", {"4": {"kind": "no-declaration"}}, "seats are 0 to 3"),
    ("shengji", "steps.0.answers.0", {"kind": "pass"}, "steps.0.answers.0: "),
    ("baohuang", "rules.place_values", [1, 1, 1, 1, 1], "this place_values"),
    ("baohuang", "carried.places", [0, 0, 1, 2, 3], "carried.places: no hand leaves this behind"),
    ("baohuang", "carried.emperor", 5, "carried.emperor: no hand leaves this behind"),
    ("baohuang", "carried.debts", [{"payer": 1, "receiver": 1, "cards": 1}], "carried.debts: "),
    ("baohuang", "carried.debts", [{"payer": 5, "receiver": 1, "cards": 1}], "carried.debts: "),
    ("baohuang", "carried.debts", [{"payer": 0, "receiver": 1, "cards": 0}], "carried.debts: "),
    ("baohuang", "carried.hand", 5_000, "carried.hand: no hand leaves this behind"),
    ("baohuang", "deal.drawer", 5, "deal.drawer: seats are 0 to 4"),
    ("baohuang", "steps.0.kind", "follow", 'steps.0.kind: nothing is called "follow"'),
]


@pytest.mark.parametrize(("game", "path", "value", "words"), WRONG)
def test_a_malformed_record_gets_one_clear_error(
    game: str, path: str, value: Any, words: str
) -> None:
    found = whole = body(game, "seed")
    *names, last = path.split(".")
    for name in names:
        found = found[int(name) if name.isdigit() and isinstance(found, list) else name]
    if isinstance(found, list):
        found[int(last)] = value
    else:
        found[last] = value
    code, said = checked(whole)
    assert code == 2, said
    assert said.startswith("unreadable hand.json: ")
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(("game", "profile"), OTHERS)
def test_a_record_in_which_something_is_otherwise_does_not_hold(game: str, profile: str) -> None:
    shorter, longer, other = (body(game, profile) for _ in range(3))
    del shorter["steps"][-1]
    longer["steps"].append(longer["steps"][-1])
    other["result"]["points"] = [each + 1 for each in other["result"]["points"]]
    for found, words in ((shorter, "missing"), (longer, "over already"), (other, "result: points")):
        code, said = checked(found)
        assert code == 1
        assert said.startswith("failed hand.json: ")
        assert words in said


def paths(found: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value."""
    yield way
    if isinstance(found, dict):
        for name, value in found.items():
            yield from paths(value, (*way, name))
    elif isinstance(found, list):
        for number, value in enumerate(found):
            yield from paths(value, (*way, number))


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.sampled_from(["", "S3", "XR", "XE", "pass", "0"]),
    st.just([]),
    st.just({}),
    st.just({"kind": "pass"}),
)


@settings(deadline=None, max_examples=60)
@given(table=st.sampled_from(OTHERS), data=st.data(), value=ANYTHING)
def test_one_wrong_value_anywhere_is_told_and_breaks_nothing(
    table: tuple[str, str], data: st.DataObject, value: Any
) -> None:
    whole = body(*table)
    way = data.draw(st.sampled_from([way for way in paths(whole) if way]))
    found = whole
    for name in way[:-1]:
        found = found[name]
    before, found[way[-1]] = found[way[-1]], value
    try:
        record.check(record.read(whole))
    except (Malformed, DoesNotHold) as error:
        said = str(error)
    else:
        said = "it holds" if before == value else ""
    assert said
    assert "\n" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shengji", "baohuang"])
def test_a_record_is_shown_step_by_step_in_every_language(game: str, language: str) -> None:
    words = locale(language).words
    for profile in GAMES[game].profiles:
        found = record.taken(game, match(game, profile, 0)[1].log)
        shown = ["\n".join(map(words, page)) for page in pages(found)]
        assert len(shown) == len(found.steps) + 2
        assert all(shown)


def test_the_replay_shows_the_bottom_and_what_was_buried() -> None:
    found = record.taken("shengji", match("shengji", "seed", 0)[1].log)
    known, words = RECORDED["shengji"], locale("zh-Hans").words
    told = [
        known.private(step.hand.state, event)
        for step in record.plays(found)
        for event in step.events
    ]
    lines = [words(text) for text in told if text is not None]
    assert sum(line.startswith("底牌：") for line in lines) == 1
    assert sum("扣的底：" in line for line in lines) == 1
    assert len(lines) == 4 + 2


def test_the_replay_names_the_marked_cards() -> None:
    found = record.taken("baohuang", match("baohuang", "seed", 0)[1].log)
    known, words = RECORDED["baohuang"], locale("zh-Hans").words
    told = [
        known.private(step.hand.state, event)
        for step in record.plays(found)
        for event in step.events
    ]
    lines = [words(text) for text in told if text is not None]
    assert sum("大王（皇上牌）" in line for line in lines) == 1
    assert sum("小王（保子牌）" in line for line in lines) == 1


def test_the_replay_shows_the_tribute_that_only_two_saw() -> None:
    """B-057: who was stuffed pays in the next hand."""
    rules = House("baohuang", "seed").with_({"hold_six": "yes", "stuffed_tribute": "1"}).rules
    before = Carried(places=seats(5), emperor=Seat(0), debts=(Debt(Seat(4), Seat(1), 1),))
    found = record.taken("baohuang", played("baohuang", rules, 5, before).log)
    known, words = RECORDED["baohuang"], locale("zh-Hans").words
    opening = next(record.plays(found))
    told = [known.private(opening.hand.state, event) for event in opening.events]
    lines = [words(text) for text in told if text is not None]
    assert sum(line.startswith("5号位 → 2号位：") for line in lines) == 1
