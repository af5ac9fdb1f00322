"""``/export``: the record of a hand that is over, in the chat; and ``/verify`` with the deck, the
cuts and the first drawer of the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot import record
from bot import table as tables
from bot.commands.hands import proof
from bot.inbound import Command
from bot.port import Rendered
from bot.sitting import Sitting, Who
from bot.text import LANGUAGES, locale
from engine import gouji
from engine.cards import Card
from engine.deals import Dealt, Proof
from engine.seats import Seat
from tests.bot.conftest import ROOM, Club, opened
from tests.support.fake_chat import text_of
from tests.support.hands import P0, Scene
from tests.support.hands import table as position
from tests.support.recorded import Played, match


def finished(number: int = 0) -> Played:
    return match("finalstone", "greedy", 1)[number]


async def over(club: Club, number: int = 0) -> int:
    """A table at which six have just played a hand to its end."""
    played = finished(number)
    return await club.laid(Scene(played.hand, played.log), *club.six)


async def dealt_next(club: Club, table: int) -> None:
    """The next hand of *table* has begun."""
    scene = position(P0="5x10 9", P3="5xJ 3").led_by(P0)
    await club.laid_next(table, scene, club.person("老王"))


async def test_the_record_of_a_finished_hand_comes_in_private(club: Club) -> None:
    await over(club)
    wang = club.person("老王")
    before = club.told()
    await wang.command("export")
    assert "第1局的谱" in wang.last
    assert record.unpacked(wang.last) == record.taken("gouji", finished().log)
    assert club.told() == before


async def test_anybody_in_the_room_may_ask_for_it(club: Club) -> None:
    await over(club)
    await club.person("老赵").command("export")
    found = record.unpacked(club.chat.last(ROOM).text)
    assert record.check(found) == len(found.steps)


async def test_where_people_are_answered_alone_it_is_the_answer(tmp_path: Path) -> None:
    async with opened(tmp_path / "gouji.db", discreet=True) as hall:
        await over(hall)
        reply = await hall.person("老王").command("export")
        assert reply is not None
        words = text_of(Rendered(reply.pieces))
        assert record.unpacked(words) == record.taken("gouji", finished().log)


async def test_there_is_no_record_before_the_hand_is_over(club: Club) -> None:
    wang = club.person("老王")
    await club.laid(position(P0="5x10 9", P3="5xJ 3").led_by(P0), wang)
    for words in ("", "1"):
        await wang.command("export", words)
        assert wang.last.startswith("这局还没打完，打完才给谱。打完再发 /export")


async def test_a_hand_that_was_dissolved_has_none_and_that_is_said(club: Club) -> None:
    """G-304: it counts for nothing. Finished hands keep theirs."""
    await dealt_next(club, await over(club))
    for person in club.six:
        await person.command("stop")
    wang = club.person("老王")
    for words in ("", "2"):
        await wang.command("export", words)
        assert wang.last.startswith("第2局打了一半散了，不算数，也就没有谱")
    await wang.command("export", "1")
    assert record.unpacked(wang.last) == record.taken("gouji", finished().log)
    await wang.command("verify")
    assert "种子就不亮了" in club.chat.last(ROOM).text


@pytest.mark.parametrize("words", ["2", "99", "老王", "-1"])
async def test_a_hand_that_was_not_played_has_no_record(club: Club, words: str) -> None:
    await over(club)
    wang = club.person("老王")
    await wang.command("export", words)
    assert wang.last.startswith("这桌没有这一局")


@pytest.mark.parametrize("words", ["1", "第1局", " 1 "])
async def test_an_earlier_hand_can_be_asked_for_by_its_number(club: Club, words: str) -> None:
    await dealt_next(club, await over(club))
    wang = club.person("老王")
    await wang.command("export")
    assert wang.last.startswith("这局还没打完")
    await wang.command("export", words)
    assert record.unpacked(wang.last) == record.taken("gouji", finished().log)


async def test_a_table_without_a_hand_has_no_record(club: Club) -> None:
    wang = club.person("老王")
    await club.seated(wang)
    await wang.command("export")
    assert wang.last.startswith("这桌没有这一局")


async def test_the_words_of_the_private_chat_name_it_too(club: Club) -> None:
    await over(club)
    wang = club.person("老王")
    await wang.types("存谱")
    assert record.unpacked(wang.last) == record.taken("gouji", finished().log)


async def test_the_export_changes_nothing(club: Club) -> None:
    await over(club)
    kept = ("updates", "outbox", "slots", "writes", "people")
    before = await club.everything(kept)
    await club.person("老王").command("export")
    assert await club.everything(kept) == before


@dataclass(frozen=True)
class Shuffle:
    """What a shuffle is proved with."""

    rules: Any
    proof: Proof
    deal: Dealt


def shuffled(played: Played) -> Shuffle:
    state = played.hand.state
    deal = gouji.dealt(state)
    assert deal is not None
    return Shuffle(state.rules, gouji.proof(state), deal)


def dealt(profile: str, number: int) -> Shuffle:
    return shuffled(match(profile, "greedy", 1)[number])


def cut() -> Shuffle:
    """A deal whose deck was cut."""
    every = (shuffled(played) for n in range(1, 5) for played in match("shandong", "greedy", n))
    return next(shuffle for shuffle in every if shuffle.deal.cuts)


def changed(shuffle: Shuffle, **fields: Any) -> Shuffle:
    return replace(shuffle, deal=replace(shuffle.deal, **fields))


def said(shuffle: Shuffle, language: str = "zh-Hans") -> str:
    words = proof("gouji", shuffle.rules, shuffle.proof, shuffle.deal)
    return locale(language).words(words)


@pytest.mark.parametrize("profile", ["finalstone", "wanjiaxiang", "aixin", "shandong", "platform"])
def test_every_shuffle_that_was_fair_is_proved(profile: str) -> None:
    """G-012, G-022, G-023: with the deck of the house, from the first drawer on."""
    for number in range(3):
        shuffle = dealt(profile, number)
        words, sealed = said(shuffle), shuffle.proof
        assert words.startswith(
            f"封条 {sealed.seal} = SHA-256（种子 {sealed.seed}）。按种子重发一遍"
        )
        assert f"首取牌的是 {shuffle.deal.drawer + 1}号位" in words


def test_the_cuts_are_told() -> None:
    """G-023."""
    shuffle = cut()
    places = "、".join(map(str, shuffle.deal.cuts))
    assert f"切牌切在 {places}，首取牌的是" in said(shuffle)
    assert "的牌不一样" in said(changed(shuffle, cuts=()))


def test_hands_that_the_seed_does_not_deal_are_told() -> None:
    shuffle = dealt("finalstone", 0)
    first, second, *others = shuffle.deal.hands
    assert "1号位、2号位 的牌不一样" in said(changed(shuffle, hands=(second, first, *others)))
    assert "的牌不一样" in said(changed(shuffle, drawer=Seat(1)))


def test_bottom_cards_that_the_seed_does_not_leave_are_told() -> None:
    shuffle = dealt("finalstone", 0)
    assert "，底牌不一样" in said(changed(shuffle, rest=(Card.H3,)))


def test_a_seed_that_was_not_sealed_is_told() -> None:
    shuffle = dealt("finalstone", 0)
    other = replace(shuffle, proof=replace(shuffle.proof, seal="0" * 64))
    assert said(other).startswith("对不上：")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_proof_can_be_said_in_every_language(language: str) -> None:
    for shuffle in (cut(), dealt("finalstone", 0), changed(cut(), cuts=())):
        assert shuffle.proof.seed in said(shuffle, language)


async def test_the_chat_verifies_a_real_hand(club: Club) -> None:
    await over(club)
    await club.person("老王").command("verify")
    assert "各家的牌一模一样。首取牌的是" in club.chat.last(ROOM).text


@pytest.mark.parametrize("words", ["1.1", "第1场第1局", "第 1 场 第 1 局"])
async def test_a_hand_of_an_earlier_match_can_be_asked_for(club: Club, words: str) -> None:
    table = await over(club)

    def work(sitting: Sitting, who: Who) -> None:
        sitting.table = replace(sitting.table, phase=tables.Phase.OVER)

    sender = club.person("老王").sender
    command = Command(id=str(next(club.updates)), sender=sender, at=ROOM, name="lay")
    await club.app.desk.step(table, command, work)
    await dealt_next(club, table)
    wang = club.person("老王")
    await wang.command("export", "1")
    assert wang.last.startswith("这局还没打完")
    await wang.command("export", words)
    assert record.unpacked(wang.last) == record.taken("gouji", finished().log)
    await wang.command("export", "3.1")
    assert wang.last.startswith("这桌没有这一局")
