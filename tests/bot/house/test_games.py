"""House rules, codes, records and proofs in the chat, at a table of each game."""

from __future__ import annotations

from itertools import count

import pytest

from bot import record
from bot.house.at_table import of
from bot.house.code import encoded
from bot.house.house import House
from bot.house.options import categories, key, options
from bot.house.registry import REGISTRIES
from bot.house.wording import game_name, name_of
from bot.inbound import Command
from bot.sitting import Sitting, Who
from bot.table import dealt, started
from bot.table import rules as table_rules
from bot.text import locale
from bot.tokens import Op, Token, base36, mark
from engine.games import GAMES
from engine.options import Unplayable
from tests.bot.conftest import ROOM, Club, tokens
from tests.support.journals import Played, played

EVERY = pytest.mark.parametrize("game", GAMES)
PAIRS = [(game, other) for game in GAMES for other in GAMES if other != game]
WORDS = locale("zh-Hans").words


async def table_of(club: Club, game: str) -> int:
    """老王 and 小李 sit at a table of *game*."""
    for name in ("老王", "小李"):
        await club.person(name).starts()
    await club.person("老王").command("newgame", game)
    await club.person("小李").presses(Op.JOIN)
    return await club.newest()


@EVERY
async def test_every_category_and_option_of_a_game_has_its_screen(club: Club, game: str) -> None:
    table = await table_of(club, game)
    wang = club.person("老王")
    await wang.command("house")
    first = club.chat.last(ROOM)
    assert first.text.endswith(f"规矩码 {encoded(House(game, next(iter(GAMES[game].profiles))))}")
    assert first.text.startswith("本群规矩：")
    for place, held in enumerate(categories(game).values()):
        await wang.clicks(Token(Op.HOUSE, table, mark(game), f"c{place}"))
        shown = club.chat.last(ROOM).text
        assert len(shown.splitlines()) == 1 + len(held)
        for option in held:
            assert WORDS(name_of(game, option.name)) in shown
            number = REGISTRIES[game].places[option.name]
            await wang.clicks(Token(Op.HOUSE, table, mark(game), f"o{base36(number)}"))
            screen = club.chat.last(ROOM)
            assert screen.text.startswith(WORDS(name_of(game, option.name)))
            labels = [b.label for row in screen.message.buttons for b in row]
            assert len(labels) == 1 + len(option.members or option.values)


def changed(game: str) -> House:
    """A first preset with one option changed."""
    house = House(game, next(iter(GAMES[game].profiles)))
    for option in options(game).values():
        for value in option.values:
            try:
                made = house.with_({option.name: key(value)})
            except Unplayable:
                continue
            if made.changes:
                return made
    raise AssertionError("nothing can be changed")


@EVERY
async def test_a_code_of_the_game_is_taken_at_its_table(club: Club, game: str) -> None:
    table = await table_of(club, game)
    wang, house = club.person("老王"), changed(game)
    await wang.command("house", f"试试 {encoded(house)}")
    await wang.presses(Op.HOUSE, "y")
    sitting = await club.sitting(table)
    assert of(sitting.table) == house
    assert table_rules(sitting.table) == house.rules


@pytest.mark.parametrize(("game", "other"), PAIRS)
async def test_a_code_of_another_game_is_refused_by_the_names_of_both(
    club: Club, game: str, other: str
) -> None:
    table = await table_of(club, game)
    before = (await club.sitting(table)).table
    wang = club.person("老王")
    await wang.command("house", encoded(changed(other)))
    mine, theirs = WORDS(game_name(game)), WORDS(game_name(other))
    assert wang.last == f"这串码是{theirs}的，这桌打的是{mine}。开一桌{theirs}，再到那桌贴"
    assert (await club.sitting(table)).table == before


@pytest.mark.parametrize(("game", "other"), PAIRS)
async def test_buttons_of_one_game_change_nothing_after_another_was_chosen(
    club: Club, game: str, other: str
) -> None:
    table = await table_of(club, game)
    wang, numbers = club.person("老王"), REGISTRIES[game].numbers
    await wang.command("house")
    old = [club.button(ROOM, op) for op in (Op.KEEP, Op.PROFILE)]
    for arg in ("b", "", "c0"):
        await wang.presses(Op.HOUSE, arg)
        shown = tokens(club.chat.last(ROOM))
        old += [token for token in shown if token.op is Op.HOUSE and token.arg[1:]]
    value = next(iter(numbers.values()))
    old.append(Token(Op.HOUSE, table, mark(game), f"v{base36(value)}"))
    await wang.presses(Op.GAME, other)
    before = (await club.sitting(table)).table
    assert before.game == other
    for token in old:
        assert "这个按钮是老的" in str((await wang.clicks(token)).pieces), token
    assert (await club.sitting(table)).table == before


@pytest.mark.parametrize(("game", "other"), PAIRS)
async def test_a_code_that_was_pasted_for_one_game_is_not_taken_for_another(
    club: Club, game: str, other: str
) -> None:
    table = await table_of(club, game)
    wang = club.person("老王")
    await wang.command("house", encoded(changed(game)))
    yes = club.button(ROOM, Op.HOUSE, "y")
    await wang.presses(Op.GAME, other)
    before = (await club.sitting(table)).table
    assert before.ballot == ""
    assert "这个按钮是老的" in str((await wang.clicks(yes)).pieces)
    assert (await club.sitting(table)).table == before


def is_void(game: str, whole: Played) -> bool:
    outcome = GAMES[game].outcome(whole.hand.state)
    assert outcome is not None
    return outcome.void


async def finished(club: Club, game: str) -> Played:
    """A hand of *game* that has been played out at a table of 老王 and 小李."""
    table = await table_of(club, game)
    rules = next(iter(GAMES[game].profiles.values()))
    hands = (played(game, rules, seed) for seed in count(3))
    whole = next(each for each in hands if not is_void(game, each))

    def work(sitting: Sitting, who: Who) -> None:
        at = started(sitting.table, who.id, "greedy")
        sitting.table = dealt(at, f"{table}-{club.chance.mark()}", sitting.tempo.reserve)
        sitting.record((whole.hand, whole.log))

    sender = club.person("老王").sender
    command = Command(id=str(next(club.updates)), sender=sender, at=ROOM, name="lay")
    await club.app.desk.step(table, command, work)
    await club.clock.settle()
    return whole


@EVERY
async def test_a_finished_hand_gives_its_record_and_the_proof_of_its_deal(
    club: Club, game: str
) -> None:
    whole = await finished(club, game)
    wang = club.person("老王")
    await wang.command("export")
    found = record.unpacked(wang.last)
    assert found == record.taken(game, whole.log)
    assert record.check(found) == len(found.steps)
    await wang.command("verify")
    proved = f"封条 {found.proof.seal} = SHA-256（种子 {found.proof.seed}）"
    assert proved in club.chat.last(ROOM).text
