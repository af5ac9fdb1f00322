"""Which game a table plays: by words, by buttons, by what the room played last; and people who sit
at tables of different games."""

from __future__ import annotations

import pytest

from bot.commands.games import choices, games, meant
from bot.narrators import NARRATORS
from bot.policies import PLAYERS
from bot.refusal import sentence
from bot.text import LANGUAGES, locale
from bot.tokens import Op, mark
from engine.errors import Rejected
from engine.games import GAMES
from tests.bot.conftest import OTHER_ROOM, ROOM, Club, Person


def test_every_game_can_be_chosen() -> None:
    assert NARRATORS.keys() == PLAYERS.keys() == GAMES.keys()
    assert {choice.words for choice in choices()} == {
        *GAMES,
        *(f"{key} {profile}" for key, game in GAMES.items() for profile in game.profiles),
    }


def test_the_buttons_of_a_game_keep_their_mark_for_ever() -> None:
    """Chats keep old messages: a new game gets the next number, and no other one another."""
    assert {game: mark(game) for game in GAMES} == {"gouji": 0, "shengji": 1, "baohuang": 2}


@pytest.mark.parametrize(
    ("words", "game", "profile"),
    [
        ("", "", ""),
        ("够级", "gouji", ""),
        ("夠級 打點", "gouji", "finalstone"),
        ("Gouji Shandong 50", "gouji", "shandong"),
        ("憋三", "gouji", "aixin"),
        ("升级", "shengji", ""),
        ("拖拉机", "shengji", ""),
        ("升級 standard", "shengji", "standard"),
        ("Tractor standard", "shengji", "standard"),
        ("standard", "shengji", "standard"),
        ("shengji_standard", "shengji", "standard"),
        ("通行", "shengji", "standard"),
        ("保皇", "baohuang", ""),
        ("Baohuang", "baohuang", ""),
        ("保皇 青岛", "baohuang", "qingdao"),
        ("青島版", "baohuang", "qingdao"),
        ("保皇seed", "baohuang", "seed"),
    ],
)
def test_a_game_and_its_rules_are_understood_as_people_write_them(
    words: str, game: str, profile: str
) -> None:
    assert meant(words) == (game, profile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_menu_offers_is_understood(language: str) -> None:
    for choice in choices():
        game, profile = meant(choice.words)
        assert f"{game} {profile}".strip() == choice.words
        assert len(locale(language).words(choice.name)) <= 100
    for game, name in zip(GAMES, games(), strict=True):
        assert meant(locale(language).words(name.args["game"])) == (game, "")  # type: ignore[arg-type]


def test_words_that_name_no_game_are_refused_with_what_there_is() -> None:
    with pytest.raises(Rejected) as refused:
        meant("斗地主")
    assert refused.value.code == "no-such-game"
    with pytest.raises(Rejected) as refused:
        meant("升级 打点")
    assert refused.value.code == "no-such-profile"


def test_rules_that_two_games_call_alike_need_the_name_of_the_game() -> None:
    with pytest.raises(Rejected) as refused:
        meant("seed")
    assert refused.value.code == "many-games"
    assert locale("en").words(sentence(refused.value)) == (
        '"seed" is in several games: Shengji, Baohuang. Say which first: /newgame Shengji seed'
    )


@pytest.mark.parametrize("words", ["升级 保皇", "Shengji baohuang", "拖拉机保皇 青岛版"])
def test_of_two_games_neither_is_taken(words: str) -> None:
    with pytest.raises(Rejected) as refused:
        meant(words)
    assert locale("zh-Hans").words(sentence(refused.value)) == (
        "一桌只打一样，升级、保皇挑一样，比如：/newgame 升级"
    )


async def test_a_refusal_names_all_games_with_their_rules(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame", "斗地主")
    assert wang.last.startswith("我这儿没有「斗地主」。能打的：够级（打点版、")
    assert "升级（" in wang.last
    assert "保皇（" in wang.last
    assert await club.alive() == []


async def test_the_host_changes_the_game_and_the_seats_and_rules_follow(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    await wang.presses(Op.GAME, "shengji")
    shown = (await club.sitting(table)).table
    assert (shown.game, len(shown.players)) == ("shengji", 4)
    assert shown.profile == next(iter(GAMES["shengji"].profiles))
    assert shown.people == {0: 1, 1: 2}
    lobby = club.chat.last(ROOM)
    assert lobby.text.startswith("升级 · 桌1 · 老王 开的桌")
    assert "还差2位" in lobby.text
    labels = [button.label for row in lobby.message.buttons for button in row]
    assert "改打够级" in labels
    assert not any("打点版" in label for label in labels)
    await wang.presses(Op.START)
    assert (await club.sitting(table)).hand is not None
    assert (await club.sitting(table)).table.game == "shengji"


async def test_only_the_host_changes_the_game_and_only_before_the_first_hand(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    button = club.button(ROOM, Op.GAME, "shengji")
    assert "开桌的" in (await li.clicks(button)).pieces[0]  # type: ignore[operator]
    await wang.presses(Op.START)
    assert "桌上已经不是那一步了" in str((await wang.clicks(button)).pieces)
    assert (await club.sitting(table)).table.game == "gouji"


async def test_more_people_than_seats_are_not_sent_away(club: Club) -> None:
    people = club.six[:5]
    table = await club.seated(*people)
    reply = await people[0].presses(Op.GAME, "shengji")
    assert reply.alert
    assert "升级是4个人打，这桌坐着5个人" in str(reply.pieces)
    assert (await club.sitting(table)).table.game == "gouji"
    assert len((await club.sitting(table)).table.people) == 5
    await people[4].presses(Op.LEAVE)
    await people[0].presses(Op.GAME, "shengji")
    assert len((await club.sitting(table)).table.people) == 4


async def test_who_sits_behind_the_last_seat_of_another_game_gets_one_before(club: Club) -> None:
    wang, li = club.person("老王"), club.person("小李")
    table = await club.seated(wang, li)
    await wang.presses(Op.COMPUTER)
    await li.command("seat", "6")
    await wang.presses(Op.GAME, "shengji")
    people = (await club.sitting(table)).table.people
    assert sorted(people.values()) == [1, 2]
    assert max(people) < 4
    await wang.presses(Op.GAME, "gouji")
    shown = (await club.sitting(table)).table
    assert (shown.game, len(shown.players)) == ("gouji", 6)
    assert shown.people == people


async def test_the_next_table_of_a_room_plays_what_the_last_one_did(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    for words, game in (("", "gouji"), ("升级", "shengji"), ("", "shengji")):
        await wang.command("newgame", words)
        assert (await club.sitting(await club.newest())).table.game == game
    await wang.command("newgame", at=OTHER_ROOM)
    assert (await club.sitting(await club.newest())).table.game == "gouji"


async def test_each_game_keeps_its_own_rules_of_the_room(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame", "升级 standard")
    first = await club.newest()
    await wang.command("house", "#1")
    await wang.presses(Op.KEEP)
    await wang.command("newgame", "够级 憋三")
    await wang.command("house", "#2")
    await wang.presses(Op.KEEP)
    for words, game, profile in (
        ("升级", "shengji", "standard"),
        ("够级", "gouji", "aixin"),
        ("", "gouji", "aixin"),
    ):
        await wang.command("newgame", words)
        table = (await club.sitting(await club.newest())).table
        assert (table.game, table.profile) == (game, profile)
    await wang.presses(Op.GAME, "shengji")
    table = (await club.sitting(await club.newest())).table
    assert (table.game, table.profile) == ("shengji", "standard")
    assert (await club.sitting(first)).table.game == "shengji"


async def test_the_greeting_opens_each_game_by_a_button(club: Club) -> None:
    wang = club.person("老王")
    await wang.command("start")
    assert "够级（6人）、升级（4人）、保皇（5人）" in club.chat.last(ROOM).text
    for game in GAMES:
        await wang.presses(Op.NEWGAME, game)
        assert (await club.sitting(await club.newest())).table.game == game


async def test_in_the_private_chat_each_game_is_played_against_computers(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    for game in GAMES:
        await wang.presses(Op.SOLO, game, at=wang.dm)
        sitting = await club.sitting(await club.newest())
        assert sitting.table.game == game
        assert len(sitting.table.computers) == GAMES[game].seat_count - 1
    assert len(await club.alive(wang.dm)) == len(GAMES)


async def test_help_names_the_games_and_speaks_of_the_one_that_is_played_here(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("help")
    assert "够级（6人）、升级（4人）、保皇（5人）" in club.chat.last(ROOM).text
    assert "够级的词" in club.chat.last(ROOM).text
    await wang.command("newgame", "升级")
    await wang.command("help")
    assert "升级的词" in club.chat.last(ROOM).text
    await wang.command("help", at=wang.dm)
    assert "梅花JJ" in wang.last


async def at_two_tables(club: Club) -> Person:
    """老王 is asked at table 1, Gouji, and at table 2, Shengji."""
    wang, li = club.person("老王"), club.person("小李")
    await club.dealt(wang, li)
    await wang.command("newgame", "升级")
    await li.presses(Op.JOIN)
    await wang.presses(Op.START)
    return wang


async def test_a_play_typed_by_who_is_asked_at_two_tables_counts_at_none(club: Club) -> None:
    wang = await at_two_tables(club)
    before = [len((await club.sitting(table)).log) for table in (1, 2)]
    await wang.types("不亮")
    assert wang.last.startswith("你在好几桌：桌1（够级）、桌2（升级）。")
    assert [len((await club.sitting(table)).log) for table in (1, 2)] == before


async def test_a_play_typed_for_one_of_two_tables_is_read_as_its_game_reads_it(club: Club) -> None:
    wang = await at_two_tables(club)
    before = [len((await club.sitting(table)).log) for table in (1, 2)]
    await wang.types("桌1 不亮")
    assert wang.last.startswith("这个不是这么答的")
    assert [len((await club.sitting(table)).log) for table in (1, 2)] == before
    await wang.types("桌2 不亮")
    first, second = [len((await club.sitting(table)).log) for table in (1, 2)]
    assert (first, second) == (before[0], before[1] + 1)


async def test_each_private_message_says_which_table_and_game_it_is_about(club: Club) -> None:
    wang = await at_two_tables(club)
    heads = {shown.text.splitlines()[0] for shown in club.chat.shows(wang.dm) if "张" in shown.text}
    assert any(head.startswith("桌1 够级 · 青岛老乡群 · 第1局") for head in heads)
    assert any(head.startswith("桌2 升级 · 青岛老乡群 · 第1局") for head in heads)
    for number, game in ((1, "够级"), (2, "升级")):
        await wang.command("hand", f"#{number}", at=wang.dm)
        assert wang.last.startswith(f"桌{number} {game}")


async def test_buttons_act_at_their_own_table_whichever_game_the_other_plays(club: Club) -> None:
    wang = await at_two_tables(club)
    before = [len((await club.sitting(table)).log) for table in (1, 2)]
    await wang.command("hand", "#2", at=wang.dm)
    await wang.answers(Op.SAY, "n")
    first, second = [len((await club.sitting(table)).log) for table in (1, 2)]
    assert first == before[0]
    assert second > before[1]
