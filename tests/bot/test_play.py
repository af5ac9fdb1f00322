"""What happens to a running hand besides time: results, matches, counts, prompting."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.table import Phase
from bot.tokens import Op, Token
from engine.games import GAMES
from engine.gouji import events as ev
from tests.bot.conftest import ROOM, Club, Person
from tests.support.hands import P0, P1, P2, P4, Scene
from tests.support.hands import table as position


def last_play() -> Scene:
    return position(P0="4x9", out=(P2, P4, P1)).led_by(P0)


async def click(club: Club, table: int, person: Person, op: Op, arg: str = "") -> str:
    decision = (await club.sitting(table)).decision
    reply = await person.clicks(Token(op, table, decision, arg), person.dm)
    return "".join(map(str, reply.pieces))


async def test_a_finished_hand_adds_its_points_to_the_match(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(last_play(), wang, li)
    await click(club, table, wang, Op.PLAY, "94000")
    sitting = await club.sitting(table)
    ended = next(event for event in sitting.log if isinstance(event, ev.HandEnded))
    assert sitting.table.points == ended.points
    assert sitting.table.phase is Phase.BETWEEN


async def test_a_match_is_over_after_its_hands_and_another_begins_from_nothing(club: Club) -> None:
    """G-300: five hands of this profile are a match."""
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(last_play(), wang, li)
    async with club.store.begin() as tx:
        await tx.execute(text("update tables set hands = 5, points = '[4, -4]'"))
    await click(club, table, wang, Op.PLAY, "94000")
    sitting = await club.sitting(table)
    assert sitting.table.phase is Phase.OVER
    assert "再来一场" in str(club.chat.last(ROOM).buttons)
    await wang.presses(Op.NEXT, "")
    assert (await club.sitting(table)).table.phase is Phase.OVER
    await li.presses(Op.NEXT, "")
    sitting = await club.sitting(table)
    assert (sitting.table.phase, sitting.table.hands) == (Phase.PLAYING, 1)
    assert sitting.view(None).first
    assert sitting.table.points == ()


async def test_the_proof_of_the_shuffle_is_told_after_the_hand_and_not_before(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(last_play(), wang, li)
    await li.command("verify")
    assert "打完才亮种子" in club.chat.last(ROOM).text
    await click(club, table, wang, Op.PLAY, "94000")
    await li.command("verify")
    assert "00000000000000000000000000000007" in club.chat.last(ROOM).text


async def test_counts_are_told_to_all_and_shown_until_the_next_trick(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    hands = dict(P0="4x9 5 5 6", P1="3x4")
    table = await club.laid(position("wanjiaxiang", **hands).led_by(P0), wang, li)  # type: ignore[arg-type]
    sitting = await club.sitting(table)
    assert sitting.table.counted == 0
    await li.command("count")
    assert (await club.sitting(table)).table.counted > 0
    await click(club, table, wang, Op.PLAY, "94000")
    for _ in range(10):
        await club.advance(60)
        if any(event.kind == "trick-taken" for event in (await club.sitting(table)).log):
            break
    assert (await club.sitting(table)).table.counted == 0


async def test_an_ally_may_look_at_few_cards_and_suggest_a_play(club: Club) -> None:
    """G-245."""
    people = club.six
    hands = dict(P0="4x9 5", P2="4x8 3")
    table = await club.laid(position("wanjiaxiang", **hands).led_by(P0), *people)  # type: ignore[arg-type]
    await click(club, table, people[P0], Op.SHOW_HAND, str(P2))
    log = (await club.sitting(table)).log
    assert any(isinstance(event, ev.HandShown) for event in log)
    assert "老王" in people[P2].screen.text
    await click(club, table, people[P2], Op.SUGGEST, f"{P0}51000")
    assert "丽姐" in people[P0].screen.text
    others = [person for seat, person in enumerate(people) if seat not in (P0, P2)]
    assert not any("看牌" in person.screen.text for person in others)


async def test_a_suggestion_can_be_typed(club: Club) -> None:
    """G-245."""
    people = club.six
    hands = dict(P0="4x9 5", P2="4x8 3")
    table = await club.laid(position("wanjiaxiang", **hands).led_by(P0), *people)  # type: ignore[arg-type]
    await click(club, table, people[P0], Op.SHOW_HAND, str(P2))
    await people[P2].types("1个5")
    assert any(isinstance(e, ev.PlaySuggested) for e in (await club.sitting(table)).log)


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_sealed_answer_given_again_is_booked_once(club: Club, game: str) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li, game=game)
    await wang.presses(Op.START)
    dealt = len((await club.sitting(table)).log)
    said = club.button(wang.dm, Op.SAY)
    noted = await wang.clicks(said, wang.dm)
    booked = len((await club.sitting(table)).log)
    assert booked > dealt
    assert await wang.clicks(said, wang.dm) == noted
    sitting = await club.sitting(table)
    assert len(sitting.log) == booked
    assert sitting.table.told[0] <= booked


async def test_an_answer_can_be_changed_until_it_is_opened(club: Club) -> None:
    people = club.six
    hands = dict(P0="3x5 9", P1="3x6 3x7")
    table = await club.laid(position(**hands).led_by(P0), *people)  # type: ignore[arg-type]
    await click(club, table, people[P0], Op.PLAY, "53000")
    await click(club, table, people[P1], Op.PASS)
    await click(club, table, people[P1], Op.PLAY, "63000")
    assert "3个7" in await click(club, table, people[P1], Op.PLAY, "73000")
    await club.advance(4)
    plays = [e for e in (await club.sitting(table)).log if isinstance(e, ev.CardsPlayed)]
    assert [str(play.combo.rank) for play in plays] == ["5", "7"]


@pytest.mark.parametrize("words", ["3个5", "5 5 5", "555", "3x5"])
async def test_a_play_is_typed_in_many_ways(club: Club, words: str) -> None:
    people = club.six
    hands = dict(P0="3x5 9", P1="3x6 3x7")
    table = await club.laid(position(**hands).led_by(P0), *people)  # type: ignore[arg-type]
    await people[P0].types(words)
    (play,) = [e for e in (await club.sitting(table)).log if isinstance(e, ev.CardsPlayed)]
    assert play.combo.size == 3


async def test_the_table_is_named_where_one_plays_at_several(club: Club) -> None:
    people = club.six
    hands = dict(P0="3x5 9", P1="3x6 3x7")
    scene = position(**hands).led_by(P0)  # type: ignore[arg-type]
    tables = [await club.laid(scene, *people) for _ in range(2)]
    await people[P0].types("3个5")
    assert "好几桌" in people[P0].last
    await people[P0].types("桌2 3个5")
    lengths = [len((await club.sitting(table)).log) for table in tables]
    assert lengths[0] < lengths[1]
    await people[P0].types("3个5")
    assert len((await club.sitting(tables[0])).log) > lengths[0]
