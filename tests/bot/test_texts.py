"""The texts themselves: three languages that say the same, within limits, and nothing they must
not say."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import engine
from bot.narrate.gouji import faces, refusal
from bot.text import DEFAULT, LANGUAGES, Text, language_for, locale, pieces, shortened
from engine.cards import Card, Rank
from engine.errors import Rejected
from engine.gouji.combos import Combo
from engine.gouji.events import EVENT_TYPES

ROOT = Path(bot.__file__).parent / "locale"
FILES = sorted(path.name for path in (ROOT / DEFAULT).glob("*.ftl"))
PUBLIC = re.compile(
    r"\b(forced|auto\w*|timed out|could not)\b|要不起|管不上|只能|自动|自動|照交代|超时|超時"
)
"""Words that would tell why somebody did not play."""
HAN = re.compile(r"[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]")
SIMPLIFIED = set(
    "个么义乱东两严丰临为丽举乐习书买争于亏亚产亲们价会伟传伤伦体余佣侧俩债倾偿儿兑关兴养内冈册写农"
    "冲决况净减几凤刘则刚创别剂剑剧劝办务动励劲势区医华单卖卫厂历压县参双发变叠只台叶号叹后吗听启员"
    "呜响哑团园围国图圆场块坚垒备处够头夸夹夺奋妇妈姐孙学宁宝实审宫对寻导将尝层岁币师带帮干并广庆库"
    "应废开异张归当录彻忆怀态总恶悬惊惧战户执扩扫扬抢护报担拟拥择挂换据损摆败斗断无时显晓术机权条来"
    "杨极构枪标栏树样档桥检楼欢款残气汉没沟泪洁测济浅浆润涨渐温湾满灭灯灵炉点炼烂烛烧热爱牵状独现环"
    "电画盖监盘着矿码确离种积称稳窍竞笔筛签简类粮紧红约级纪纯纳纵线练组细终绍经结给绝统继绩续维绿缺"
    "网罗罚职联肤胜脑脚腾节药获虑虫虽补装规觉览触计订认讨让训议记讲许论设访证识诈诉词试话询该详语误"
    "说请诸读课谁调谈谢谱负财责败账货质购贴贵费资赌赏赔赛赢赶趋转轮软轻载较辑输边达过还这进远连迟适"
    "选递遗释里针钟钢钱铁错键长门闭问闲间闷闹队阴阵阶际陈险随隐难页项顺须顾预领题额风饭饮馆马驶验鱼"
    "鸡麻黄齐龙"
) - set("于只台后干并姐刚麻里着缺")
"""Forms of the mainland that have another form in traditional script, without those that are
right in both."""

Entry = tuple[str, ftl.Message, str]
"""File, message, heading it stands under."""


@cache
def entries(language: str) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for name in FILES:
        heading = ""
        for entry in resource(language, name).body:
            if isinstance(entry, ftl.GroupComment):
                heading = entry.content or ""
            elif isinstance(entry, ftl.Message):
                found.append((name, entry, heading))
    return tuple(found)


@cache
def resource(language: str, name: str) -> ftl.Resource:
    words = (ROOT / language / name).read_text(encoding="utf-8")
    parsed = FluentParser().parse(words)
    assert isinstance(parsed, ftl.Resource)
    return parsed


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@cache
def texts(language: str) -> dict[str, set[str]]:
    return {message.id.name: variables(message) for _, message, _ in entries(language)}


def literals(message: ftl.Message) -> str:
    """All words of a message, of every variant."""
    found: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

        def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
            found.append(node.value)

    Words().visit(message.value)
    return " ".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (ROOT / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_each_file_parses(language: str, name: str) -> None:
    junk = [entry for entry in resource(language, name).body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    counted = Counter(message.id.name for _, message, _ in entries(language))
    assert not [name for name, count in counted.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    assert texts(language) == texts(DEFAULT)


def test_each_language_keeps_the_same_order_and_headings() -> None:
    orders = [
        [(name, message.id.name, heading) for name, message, heading in entries(language)]
        for language in LANGUAGES
    ]
    assert orders[0] == orders[1] == orders[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_whether_it_is_public(language: str) -> None:
    for _, message, heading in entries(language):
        assert heading.startswith(("Public", "Private", "Neutral")), message.id.name


def test_english_has_no_chinese_in_it() -> None:
    for _, message, _ in entries("en"):
        assert not HAN.search(literals(message)), message.id.name


def test_traditional_script_is_not_simplified() -> None:
    for _, message, _ in entries("zh-Hant"):
        assert not SIMPLIFIED & set(literals(message)), message.id.name


def test_simplified_script_is_what_the_check_above_would_find() -> None:
    found = [m.id.name for _, m, _ in entries("zh-Hans") if SIMPLIFIED & set(literals(m))]
    assert len(found) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_public_texts_never_say_why_somebody_did_not_play(language: str) -> None:
    for _, message, heading in entries(language):
        if heading.startswith(("Public", "Neutral")):
            assert not PUBLIC.search(literals(message)), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_more_than_one_exclamation_mark(language: str) -> None:
    class Patterns(Visitor):
        def visit_Pattern(self, node: ftl.Pattern) -> None:
            texts = [e.value for e in node.elements if isinstance(e, ftl.TextElement)]
            assert len(re.findall("[!!]", "".join(texts))) <= 1, texts
            self.generic_visit(node)

    for _, message, _ in entries(language):
        Patterns().visit(message)


LONGEST: dict[str, object] = {
    "name": "W" * 12,
    "host": "W" * 12,
    "title": "W" * 64,
    "words": "W" * 41,
    "seal": "f" * 64,
    "seed": "f" * 32,
    "play": faces.combo(Combo(Rank.QUEEN, 12, 16, 4, 4)),
    "top": faces.combo(Combo(Rank.QUEEN, 12, 16, 4, 4)),
    "wanted": faces.ranked(Rank.SMALL_JOKER, 12),
    "have": faces.ranked(Rank.SMALL_JOKER, 12),
    "cards": faces.shown((Card.H3,) * 4 + (Card.D3,) * 4 + (Card.C3,) * 4),
    "choices": tuple(faces.combo(Combo(Rank.QUEEN, 3, 3, 1, 1)) for _ in range(3)),
    "tables": ("1234567",) * 4,
    "profiles": ("finalstone", "wanjiaxiang"),
    "languages": LANGUAGES,
    "lacking": (Text("permission-send-messages"), Text("permission-embed-links")),
    "until": datetime(2026, 2, 17, 13, 31, tzinfo=UTC),
    "action": Text("action-burn", {"play": faces.combo(Combo(Rank.QUEEN, 12, 16, 4, 4))}),
    "reason": Text("hint-no-burn-short", {"jokers": 4, "plays": 12}),
    "least": 16,
    "rank": faces.rank(Rank.SMALL_JOKER),
    "number": 1234567,
    "table": 1234567,
    "seat": 6,
}
ALERTS = (
    *("error-", "seated", "already-seated", "left", "sent-private", "noted", "hint", "counts"),
    *("alert-", "burn-cannot", "seat-kept"),
)


def filled(message: ftl.Message) -> Text:
    values = {name: LONGEST.get(name, 12) for name in variables(message)}
    names = {"names": ("W" * 12,) * 6, "shows": "W" * 100, "reports": "W" * 100}
    others = {name: names.get(name, values[name]) for name in values}
    return Text(message.id.name, others)


def spelled(said: str) -> str:
    """Moments take as much room as ``13:31:00 UTC``."""
    return "".join(piece if isinstance(piece, str) else "13:31:00 UTC" for piece in pieces(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_stays_within_limits_with_the_longest_variables(language: str) -> None:
    tongue = locale(language)
    for _, message, _ in entries(language):
        said = spelled(tongue.words(filled(message)))
        limit = 200 if message.id.name.startswith(ALERTS) else 1200
        assert len(said) <= limit, (message.id.name, len(said), said)
        assert message.id.name == "blank" or said


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_can_be_chosen_from_a_list(language: str) -> None:
    """In lower case, of letters alone, and each its own."""
    names = [
        literals(message)
        for name, message, heading in entries(language)
        if name == "slash.ftl" and not message.id.name.startswith("slash-about")
    ]
    chosen = [name for name in names if name not in ("English", "简体中文", "繁體中文")]
    assert all(re.fullmatch(r"[a-z]{1,32}|[\u4e00-\u9fff]{1,32}", name) for name in chosen)
    assert len(set(names[:14])) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_descriptions_fit_a_menu(language: str) -> None:
    for _, message, _ in entries(language):
        if message.id.name.startswith(("command-", "slash-about-")):
            assert 0 < len(literals(message)) <= 100


def constants(node: ast.expr) -> list[str]:
    """The strings that an expression may give."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return []


RAISED = ("Rejected", "Illegal", "Unreadable", "Ambiguous")


def codes_of(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in RAISED and node.args:
                yield from constants(node.args[0])
            elif node.func.id == "require" and len(node.args) == 2:
                yield from constants(node.args[1])
        elif isinstance(node, ast.FunctionDef) and node.name == "no_burn":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from constants(inner.value)


@cache
def raised() -> set[str]:
    """Every code with which our source refuses something; those of a game whose narrator words
    them differently are tested beside it."""
    found = {"stale", "not-asked"}
    for package in (engine, bot):
        for path in Path(package.__file__ or "").parent.rglob("*.py"):
            if path.name != "rules.py" and "shengji" not in path.parts:
                found |= set(codes_of(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def test_the_search_for_codes_finds_what_is_known_to_be_there() -> None:
    assert raised() >= {
        "stale",
        "not-asked",
        "do-not-have",
        "only-opposite",
        "burn-closed",
        "passed-cannot-burn",
        "table-full",
        "wrong-phase",
    }


def test_every_refusal_has_a_sentence() -> None:
    missing = {code for code in raised() if f"error-{code}" not in texts(DEFAULT)}
    assert not missing


FACTS: dict[str, dict[str, object]] = {
    "cannot-show-hand": {"limit": 10},
    "do-not-have": {"rank": Rank.TEN, "wanted": 5, "have": 4},
    "dead-play": {"top": Combo(Rank.TEN, 3, 0, 0, 1)},
    "wrong-count": {"play": Combo(Rank.TEN, 3), "top": Combo(Rank.NINE, 4)},
    "joker-above": {"play": Combo(Rank.TEN, 3), "top": Combo(Rank.NINE, 2, 0, 1)},
    "does-not-beat": {"play": Combo(Rank.NINE, 5), "top": Combo(Rank.TEN, 5)},
    "show-not-held": {"cards": (Card.H3, Card.H3)},
    "show-invalid": {"least": 2, "rank": Rank.THREE},
    "burn-infeasible": {"jokers": 1, "plays": 5},
    "cut-range": {"most": 195},
    "cut-times": {"most": 3},
    "dot-range": {"most": 36},
    "lead-shown": {"rank": Rank.FOUR},
    "return-count": {"count": 2},
    **{code: {"rank": Rank.SIX} for code in ("sixes-last", "sixes-plain", "sixes-whole")},
    "return-last": {"rank": Rank.THREE},
    "return-small": {"rank": Rank.BIG_JOKER},
    "revolution-high-card": {"rank": Rank.SMALL_JOKER},
    "three-shots": {"count": 3},
    "unreadable": {"words": "x" * 500},
    "ambiguous": {"words": "3J2", "choices": (Combo(Rank.JACK, 3), Combo(Rank.JACK, 2, 1))},
    "many-tables": {
        "tables": tuple(
            Text("table-of-game", {"number": number, "game": Text("game-gouji")})
            for number in (7, 9)
        ),
        "first": 7,
    },
    "same-number": {
        "tables": (Text("table-of-game", {"number": 1, "game": Text("game-shengji")}),) * 2
    },
    "no-such-table": {"number": "x" * 500},
    "leave-later": {"number": 7},
    "next-later": {"number": 7},
    "record-dissolved": {"hand": 2},
    "house-rival": {"name": "老王"},
    "already-seated": {"seat": 3},
    "no-such-profile": {"words": "x", "profiles": ("finalstone",)},
    "no-such-game": {
        "words": "x",
        "games": (Text("game-presets", {"game": Text("game-gouji"), "presets": ("finalstone",)}),),
        "example": Text("game-shengji"),
    },
    "many-games": {
        "words": "seed",
        "games": (Text("game-shengji"), Text("game-baohuang")),
        "first": Text("game-shengji"),
    },
    "two-games": {
        "games": (Text("game-shengji"), Text("game-baohuang")),
        "first": Text("game-shengji"),
    },
    "game-seats": {"game": Text("game-shengji"), "seats": 4, "people": 5},
    "no-such-term": {"words": "x", "terms": ("a", "b")},
    "term-of-other-game": {"words": "x", "game": Text("game-gouji"), "terms": ("a", "b")},
    "no-such-language": {"languages": LANGUAGES},
    "no-such-command": {"words": "xyz"},
    "code-of-other-game": {"game": Text("game-gouji"), "played": Text("game-gouji")},
    "house-unplayable": {"option": Text("option-gouji-hung-is-gouji")},
    "house-unplayable-with": {
        "option": Text("option-gouji-fraud-victim-protected"),
        "other": Text("option-gouji-revolution-place"),
        "now": Text("option-gouji-revolution-place-is-fourth-or-swept-third"),
    },
    "room-lacks": {"lacking": (Text("permission-send-messages"), Text("permission-embed-links"))},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_with_its_facts(language: str) -> None:
    for code in raised():
        text = refusal(Rejected(code, **FACTS.get(code, {})))
        assert 0 < len(locale(language).words(text)) <= 200


def test_a_refusal_says_what_is_wrong_and_what_to_do() -> None:
    def said(code: str, language: str, **facts: object) -> str:
        return locale(language).words(refusal(Rejected(code, **facts)))

    facts: dict[str, object] = {"rank": Rank.TEN, "wanted": 5, "have": 4}
    assert said("do-not-have", "zh-Hans", **facts) == "你没有5个10，手里是4个10（带2也行）"
    assert (
        said("do-not-have", "en", **facts) == "You do not have 5 tens, only 4 tens (2s may fill up)"
    )
    none = said("do-not-have", "zh-Hans", rank=Rank.TEN, wanted=5, have=0)
    assert none == "你手里没有5个10。看看 /hand"
    played: dict[str, object] = {"play": Combo(Rank.NINE, 5), "top": Combo(Rank.TEN, 5)}
    assert said("does-not-beat", "zh-Hans", **played) == "5个9 管不了 5个10，要大过才行"


SILENT = {"seed-drawn", "hand-dealt", "answered", "hold-ended"}
"""Kinds of events that nobody is told."""
BOARD = {"stage-reached", "question-opened", "question-closed", "setup-ended"}
"""Kinds that change what the table message asks."""
SUMMED_UP = {
    *("terms-opened", "tribute-paid", "cards-returned", "returns-taken"),
    *("cards-moved", "card-bought", "help-opened"),
}
"""Kinds that are told together when tribute and purchases are done."""


def test_every_other_kind_of_event_has_a_text_of_its_name() -> None:
    known = texts(DEFAULT)
    missing = {
        kind
        for kind in EVENT_TYPES
        if not any(key == kind or key.startswith(f"{kind}-") for key in known)
    }
    assert missing == SILENT | BOARD | SUMMED_UP


def test_a_missing_variable_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(LookupError):
        locale("en").words(Text("seated"))
    with pytest.raises(LookupError):
        locale("en").words(Text("no-such-text"))


def test_large_numbers_are_not_grouped() -> None:
    assert locale("en").words(Text("seated", {"seat": 12345})) == "Seated, seat 12345"


def test_a_name_cannot_break_a_line_or_turn_it_around() -> None:
    name = "A\n\u202eB\u2028C\ue0001\ue001"
    line = locale("en").words(Text("lobby-seat", {"number": 1, "name": name}))
    assert line == "1 ABC1"
    turned = locale("en").words(Text("lobby-seat", {"number": 1, "name": "שלום"}))
    assert turned == "1 \u2068שלום\u2069"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna", "Anna"),
        ("  An\n na ", "An na"),
        ("A" * 12, "A" * 12),
        ("A" * 13, "A" * 11 + "…"),
        ("e\u0301\u0301\u0301\u0301", "e\u0301\u0301"),
        ("\u202e\u200b", ""),
    ],
)
def test_a_name_is_cut_to_twelve_letters_in_one_line(name: str, short: str) -> None:
    assert shortened(name) == short


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("", DEFAULT),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("de", "en"),
        ("en-GB", "en"),
    ],
)
def test_the_nearest_language_is_spoken(tag: str, language: str) -> None:
    assert language_for(tag) == language
