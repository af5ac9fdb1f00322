"""Reading and changing the house rules in the chat, from the buttons down to the database."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.house.at_table import motion_of, of
from bot.house.code import encoded
from bot.house.house import House, of_rules
from bot.house.options import categories, options
from bot.house.registry import REGISTRIES
from bot.house.screens import Screens
from bot.rendering import rendered
from bot.text import LANGUAGES, locale
from bot.tokens import Op, Token, base36
from engine.gouji.profiles import PROFILES
from tests.bot.conftest import OTHER_ROOM, ROOM, Club, Person, opened
from tests.support.hands import P0
from tests.support.hands import table as position


async def lobby(club: Club) -> int:
    return await club.seated(club.person("老王"), club.person("小李"))


async def between(club: Club) -> int:
    """老王 and 小李 sit with four computers, and the first hand is over."""
    await club.person("Anna").starts()
    scene = position(P0="4x9", out=(2, 4, 1)).led_by(P0)  # type: ignore[arg-type]
    table = await club.laid(scene, club.person("老王"), club.person("小李"))
    await club.person("老王").answers(Op.PLAY)
    return table


KNOWN = REGISTRIES["gouji"]


def value(option: str, name: str) -> str:
    return f"v{base36(KNOWN.numbers[option, name])}"


async def house(club: Club, table: int) -> House:
    return of((await club.sitting(table)).table)


async def takes(who: Person, table: int, option: str, name: str) -> str:
    """Press a value, wherever it is offered; what is answered."""
    reply = await who.clicks(Token(Op.HOUSE, table, arg=value(option, name)))
    return "".join(str(piece) for piece in reply.pieces)


async def test_anybody_reads_the_rules_by_category_option_and_value(club: Club) -> None:
    table = await lobby(club)
    anna = club.person("Anna")
    await anna.command("house")
    first = club.chat.last(ROOM)
    assert first.text.startswith("本群规矩：打点版\n1 发牌和先出    2 牌和比大小\n")
    assert first.text.endswith("规矩码 GJ-fs-6")
    assert [len(row) for row in first.message.buttons] == [5, 5, 3, 3]
    copying = first.message.buttons[3][0]
    assert (copying.label, copying.copied) == ("复制规矩码", "GJ-fs-6")
    await anna.presses(Op.HOUSE, "c3")
    category = club.chat.last(ROOM).text
    assert category.startswith("4 烧\n1 开了点才能烧：不用\n")
    await anna.presses(Op.HOUSE, f"o{base36(KNOWN.places['counter_burn_doubling'])}")
    option = club.chat.last(ROOM)
    assert option.text == (
        "反烧翻倍。每反烧一次，烧贡翻一倍：1、2、4张。\n现在：不翻。打点版原来：不翻。"
    )
    assert [b.label for row in option.message.buttons for b in row] == [
        "翻",
        "不翻（现在）",
        "返回",
    ]
    assert (await house(club, table)).changes == {}


async def test_reading_edits_one_message_instead_of_sending_many(club: Club) -> None:
    await lobby(club)
    await club.person("小李").command("house")
    shown = len(club.told())
    for arg in ("c0", "", "b", "", "d", "", "g"):
        await club.person("小李").presses(Op.HOUSE, arg)
    assert len(club.told()) == shown


async def test_the_host_changes_an_option_with_three_taps_before_the_first_hand(
    club: Club,
) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await wang.command("house")
    await wang.presses(Op.HOUSE, "c3")
    await wang.presses(Op.HOUSE, f"o{base36(KNOWN.places['counter_burn_doubling'])}")
    await wang.presses(Op.HOUSE, value("counter_burn_doubling", "yes"))
    assert (await house(club, table)).rules.counter_burn_doubling is True
    assert "反烧翻倍：翻 ·改过（原来：不翻）" in club.chat.last(ROOM).text
    await wang.presses(Op.HOUSE, "")
    assert "4 烧 ·改1" in club.chat.last(ROOM).text
    assert any("规矩 打点版，改了1处" in told for told in club.told())


async def test_only_the_host_changes_them_before_the_first_hand(club: Club) -> None:
    table = await lobby(club)
    assert "得开桌的" in await takes(club.person("小李"), table, "burn_tribute", "2")
    assert (await house(club, table)).changes == {}


async def test_members_of_a_set_are_switched_one_by_one(club: Club) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await wang.command("house")
    await wang.presses(Op.HOUSE, "c1")
    at = f"o{base36(KNOWN.places['joker_kills'])}"
    for name in ("two-big-kill-big", "two-big-kill-big-and-three-small-kill-big"):
        await wang.presses(Op.HOUSE, at)
        await wang.presses(Op.HOUSE, value("joker_kills", name))
    assert len((await house(club, table)).rules.joker_kills) == 2
    await wang.presses(Op.HOUSE, at)
    labels = [b.label for row in club.chat.last(ROOM).message.buttons for b in row]
    assert labels[0] == "两大王杀一大王：开着"
    assert "两小王杀一小王：关着" in labels


async def test_what_cannot_be_played_is_refused_with_both_names_and_changes_nothing(
    club: Club,
) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    reply = await wang.clicks(Token(Op.HOUSE, table, arg=value("four_policy", "certificate-void")))
    said = "".join(str(piece) for piece in reply.pieces)
    assert reply.alert
    assert said == "不行：「点四」这么定，跟「憋三」现在的「3随便出」合不到一块儿。先改「憋三」"
    assert (await house(club, table)).changes == {}
    assert "「张数要一样」这么定没法打" in await takes(wang, table, "equal_count", "no")


async def test_another_preset_gives_up_the_changes(club: Club) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await takes(wang, table, "burn_tribute", "2")
    await wang.command("house")
    await wang.presses(Op.HOUSE, "b")
    await wang.presses(Op.HOUSE, "p3")
    assert await house(club, table) == House("gouji", "shandong")
    assert club.chat.last(ROOM).text.startswith("本群规矩：山东五十条\n")


async def test_a_code_from_another_chat_is_shown_and_then_used(club: Club) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    wanted = House("gouji", "aixin").with_({"burn_tribute": "2", "report_threshold": "12"})
    await wang.command("house", encoded(wanted))
    shown = club.chat.last(ROOM).text
    assert shown.startswith("这是「憋三版，改了2处」：\n")
    assert "烧贡几张：2张（原来：1张）" in shown
    assert (await house(club, table)) == House("gouji", "finalstone")
    token = club.button(ROOM, Op.HOUSE, "y")
    assert "得开桌的" in "".join(map(str, (await club.person("小李").clicks(token)).pieces))
    await wang.clicks(token)
    assert await house(club, table) == wanted
    assert "已经变了" in "".join(map(str, (await wang.clicks(token)).pieces))


async def test_a_pasted_code_may_be_left_unused(club: Club) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await wang.types(encoded(House("gouji", "shandong")))
    await wang.presses(Op.HOUSE, "n", at=wang.dm)
    assert await house(club, table) == House("gouji", "finalstone")
    assert wang.last.startswith("本群规矩：打点版")


@pytest.mark.parametrize("words", ["GJ-fs-295y8j-q", "GJ-fs-295y8-p", "gj-xx-6", "天外飞仙"])
async def test_a_code_that_was_copied_badly_is_refused(club: Club, words: str) -> None:
    table = await lobby(club)
    await club.person("老王").command("house", words)
    assert club.person("老王").last == (
        "这不是规矩码，要么就是抄错了字：照着再贴一遍。要换底子，发 /house 点「换个底子」"
    )
    assert await house(club, table) == House("gouji", "finalstone")


async def test_after_the_first_hand_all_must_agree_and_the_next_hand_is_the_first_with_it(
    club: Club,
) -> None:
    table = await between(club)
    wang, li = club.person("老王"), club.person("小李")
    assert "等大家点头" in await takes(wang, table, "burn_tribute", "2")
    assert (await house(club, table)).changes == {}
    motion = next(told for told in club.told() if "老王 想把规矩改成" in told)
    assert "「打点版，改了1处」" in motion
    assert "同意的：老王。还差1位" in motion
    assert "烧贡几张：2张（原来：1张）" in motion
    await li.presses(Op.HOUSE, "y")
    assert (await house(club, table)).changes == {"burn_tribute": "2"}
    assert any("都点头了。下一局起用新规矩：打点版，改了1处" in told for told in club.told())
    await wang.command("next")
    await li.command("next")
    sitting = await club.sitting(table)
    assert sitting.view(None).rules.burn_tribute == 2


async def test_a_running_hand_keeps_its_rules(club: Club) -> None:
    scene = position(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S").led_by(P0)
    wang, li = club.person("老王"), club.person("小李")
    table = await club.laid(scene, wang, li)
    await takes(wang, table, "burn_tribute", "2")
    await li.presses(Op.HOUSE, "y")
    sitting = await club.sitting(table)
    assert of(sitting.table).changes == {"burn_tribute": "2"}
    assert sitting.view(None).rules.burn_tribute == 1


async def test_one_no_ends_a_motion(club: Club) -> None:
    table = await between(club)
    await takes(club.person("老王"), table, "burn_tribute", "2")
    token = club.button(ROOM, Op.HOUSE, "y")
    await club.person("小李").presses(Op.HOUSE, "n")
    assert any("小李 不同意，规矩不改。" in told for told in club.told())
    assert "已经变了" in "".join(map(str, (await club.person("小李").clicks(token)).pieces))
    assert (await house(club, table)).changes == {}


async def test_silence_ends_a_motion_also_over_a_restart(club: Club) -> None:
    table = await between(club)
    await takes(club.person("老王"), table, "burn_tribute", "2")
    await club.restart()
    await club.advance(club.tempo.motion - 1)
    assert motion_of((await club.sitting(table)).table) is not None
    await club.advance(2)
    assert motion_of((await club.sitting(table)).table) is None
    assert any("没等齐，规矩不改。" in told for told in club.told())
    assert (await house(club, table)).changes == {}


async def test_an_agreement_counts_also_over_a_restart(club: Club) -> None:
    table = await between(club)
    await takes(club.person("老王"), table, "burn_tribute", "2")
    await club.restart()
    await club.person("小李").presses(Op.HOUSE, "y")
    assert (await house(club, table)).changes == {"burn_tribute": "2"}


async def test_a_motion_that_is_changed_is_put_to_the_table_anew(club: Club) -> None:
    """Who agreed to one change has not agreed to two."""
    await club.person("Anna").starts()
    scene = position(P0="3x5 9 2xA", P1="3x6 J 2", P2="3x7 Q S").led_by(P0)
    wang, li, lijie = club.person("老王"), club.person("小李"), club.person("丽姐")
    table = await club.laid(scene, wang, li, lijie)
    await takes(wang, table, "burn_tribute", "2")
    old = club.button(ROOM, Op.HOUSE, "y")
    await li.clicks(old)
    await takes(wang, table, "stuffed_tribute", "2")
    motion = motion_of((await club.sitting(table)).table)
    assert motion is not None
    assert motion.house.changes == {"burn_tribute": "2", "stuffed_tribute": "2"}
    assert len(motion.yes) == 1
    assert "已经变了" in "".join(map(str, (await lijie.clicks(old)).pieces))


async def open_motion(club: Club, table: int) -> int | None:
    """Who has moved what is open."""
    sitting = await club.sitting(table)
    motion = motion_of(sitting.table)
    return None if motion is None else sitting.people[motion.by].id


async def test_only_its_mover_takes_a_motion_back_by_choosing_what_is_played(club: Club) -> None:
    table = await between(club)
    wang, li = club.person("老王"), club.person("小李")
    await takes(wang, table, "burn_tribute", "2")
    mover = await open_motion(club, table)
    assert "本来就是这么打的" in await takes(li, table, "burn_tribute", "1")
    assert await open_motion(club, table) == mover is not None
    assert await takes(wang, table, "burn_tribute", "1") == "收回了"
    assert await open_motion(club, table) is None
    assert any("老王 把提的收回了，规矩不改。" in told for told in club.told())
    assert (await house(club, table)).changes == {}


async def test_while_a_motion_is_open_nobody_moves_another(club: Club) -> None:
    table = await between(club)
    wang, li = club.person("老王"), club.person("小李")
    await takes(wang, table, "burn_tribute", "2")
    before = (await club.sitting(table)).table
    said = await takes(li, table, "stuffed_tribute", "2")
    assert said.startswith("老王 提的还没定，一次只改一样。先答他那条")
    await li.command("house", encoded(House("gouji", "aixin")))
    assert li.last == said
    assert (await club.sitting(table)).table == before
    await li.presses(Op.HOUSE, "n")
    assert "等大家点头" in await takes(li, table, "stuffed_tribute", "2")


async def test_who_moves_a_code_is_told_that_the_others_are_asked(club: Club) -> None:
    await between(club)
    await club.person("小李").command("house", encoded(House("gouji", "aixin")))
    assert "提出来了，等大家点头" in club.told(ROOM)


async def test_moving_the_same_again_is_a_yes(club: Club) -> None:
    table = await between(club)
    await takes(club.person("老王"), table, "burn_tribute", "2")
    await takes(club.person("小李"), table, "burn_tribute", "2")
    assert (await house(club, table)).changes == {"burn_tribute": "2"}


async def test_whoever_does_not_sit_there_has_no_say(club: Club) -> None:
    table = await between(club)
    assert "没在这桌" in await takes(club.person("Anna"), table, "burn_tribute", "2")
    await takes(club.person("老王"), table, "burn_tribute", "2")
    token = club.button(ROOM, Op.HOUSE, "y")
    assert "没在这桌" in "".join(map(str, (await club.person("Anna").clicks(token)).pieces))


async def test_alone_with_computers_a_change_needs_nobody_else(club: Club) -> None:
    wang = club.person("老王")
    await wang.starts()
    await wang.command("newgame", at=wang.dm)
    table = await club.newest()
    await wang.clicks(Token(Op.HOUSE, table, arg=value("burn_tribute", "2")), at=wang.dm)
    assert (await house(club, table)).changes == {"burn_tribute": "2"}


async def test_who_alone_has_a_say_is_not_told_to_wait_for_the_others(club: Club) -> None:
    scene = position(P0="4x9", out=(2, 4, 1)).led_by(P0)  # type: ignore[arg-type]
    wang = club.person("老王")
    table = await club.laid(scene, wang)
    await wang.answers(Op.PLAY)
    assert await takes(wang, table, "burn_tribute", "2") == "记下了"
    assert (await house(club, table)).changes == {"burn_tribute": "2"}


async def test_rules_kept_for_a_room_are_those_of_its_next_table_and_of_no_other(
    club: Club,
) -> None:
    table = await lobby(club)
    wang = club.person("老王")
    await takes(wang, table, "burn_tribute", "2")
    await wang.command("house")
    assert "得开桌的" in "".join(map(str, (await club.person("小李").presses(Op.KEEP)).pieces))
    assert "存好了" in "".join(map(str, (await wang.presses(Op.KEEP)).pieces))
    await wang.command("stop")
    await wang.command("house")
    assert "下回开桌用的规矩：\n够级「打点版，改了1处」" in club.chat.last(ROOM).text
    again = await club.seated(wang)
    assert (await house(club, again)).changes == {"burn_tribute": "2"}
    elsewhere = await club.seated(club.person("Anna"), at=OTHER_ROOM)
    assert (await house(club, elsewhere)).changes == {}


async def test_a_button_that_nobody_made_is_refused(club: Club) -> None:
    table = await lobby(club)
    for arg in ("zz", "c99", "c", "ozzzz", "vzzzz", "v", "p9", "px", "y", "n", "q"):
        before = await house(club, table)
        reply = await club.person("老王").clicks(Token(Op.HOUSE, table, arg=arg))
        assert "".join(map(str, reply.pieces)), arg
        assert await house(club, table) == before


def test_every_screen_has_room_for_its_buttons_and_words() -> None:
    """Screens, section 17: eight buttons a row at most, texts below the limits of a message."""
    for preset in PROFILES:
        shown = Screens(1234567, of_rules("gouji", "finalstone", PROFILES[preset]))
        every = [
            shown.categories(),
            shown.changes(),
            shown.presets(),
            shown.pasting(),
            *(shown.category(n) for n in range(len(categories("gouji")))),
            *(shown.option(name) for name in options("gouji")),
        ]
        for language in LANGUAGES:
            for screen in every:
                made = rendered(screen.lines, screen.buttons, locale(language))
                assert len("".join(map(str, made.pieces))) <= 1024
                assert all(len(row) <= 8 for row in made.buttons)
                assert sum(map(len, made.buttons)) <= 25
                assert all(len(b.token) <= 64 for row in made.buttons for b in row)
                assert all(len(b.label) <= 80 for row in made.buttons for b in row)


async def test_the_rules_in_short_are_those_of_the_table_and_not_of_its_preset(
    club: Club,
) -> None:
    """G-240: hands of 5 cards and fewer are reported here."""
    table = await lobby(club)
    wang = club.person("老王")
    await takes(wang, table, "report_threshold", "5")
    await wang.command("rules")
    assert "打点版，改了1处" in club.chat.last(ROOM).text
    assert "5张以内" in club.chat.last(ROOM).text
    await wang.command("rules", "报牌")
    assert "5张" in club.chat.last(ROOM).text


async def test_a_word_that_is_no_code_is_explained(club: Club) -> None:
    await lobby(club)
    await club.person("老王").types("规矩 烧")
    assert "烧 =" in club.person("老王").last


async def test_where_people_are_answered_alone_each_has_a_panel_of_his_own(tmp_path: Path) -> None:
    async with opened(tmp_path / "gouji.db", discreet=True) as club:
        wang, anna = club.person("老王"), club.person("Anna")
        await wang.command("newgame")
        table, room = await club.newest(), club.told()
        reply = await anna.command("house")
        assert reply is not None
        assert reply.screen is not None
        turned = await anna.clicks(Token(Op.HOUSE, table, arg="c3"))
        assert turned.living
        assert turned.screen is not None
        assert "".join(map(str, turned.screen.pieces)).startswith("4 烧\n")
        assert club.told() == room
        taken = await wang.clicks(Token(Op.HOUSE, table, arg=value("burn_tribute", "2")))
        assert taken.living
        assert (await house(club, table)).changes == {"burn_tribute": "2"}
