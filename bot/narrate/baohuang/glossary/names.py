"""What people call each term, in any script."""

from __future__ import annotations

from typing import Final

from bot.narrate import rulebook
from bot.narrate.baohuang import faces
from bot.text import Text
from engine.cards import Rank

ROLES: Final[dict[str, tuple[str, ...]]] = {
    "emperor": ("皇上", "皇帝", "皇", "emperor"),
    "guard": ("保子", "侍卫", "侍衛", "警卫", "警衛", "警卫员", "警衛員", "保", "guard"),
    "commoner": ("百姓", "老百姓", "平民", "反皇", "commoner", "commoners"),
    "openguard": ("明保", "暗保", "亮身份", "open guard", "openguard", "hidden guard", "declare"),
    "solo": ("独保", "獨保", "独", "獨", "暗独", "暗獨", "自卫", "自衛", "solo"),
    "opensolo": ("明独", "明獨", "open solo", "opensolo"),
    "revolt": ("造反", "反", "起义", "起義", "revolt"),
    "kick": ("踢", "扭", "kick", "kicking"),
    "grab": ("抢独", "搶獨", "抢", "搶", "grab", "grabbing"),
    "throne": ("让位", "讓位", "让", "讓", "登基", "逼位", "黄庄", "黃莊", "throne", "decline"),
    "call": ("叫保子", "叫", "叫牌", "特画", "特畫", "call", "called guard"),
}
"""Who is who, and how it comes out."""

CARDS: Final[dict[str, tuple[str, ...]]] = {
    "compare": ("比大小", "管", "压", "壓", "compare", "comparing", "beat", "beats"),
    "hang": ("挂花", "掛花", "带王", "帶王", "挂", "掛", "挂王", "掛王", "hang", "hanging"),
    "pass": ("过", "過", "不要", "过牌", "過牌", "pass"),
    "wind": ("接风", "接風", "申请接风", "申請接風", "无敌", "無敵", "wind", "catch the wind"),
    "lead": ("先出", "发牌", "發牌", "开牌", "開牌", "lead"),
    "places": ("头科", "頭科", "头客", "頭客", "二科", "三科", "大落", "二落", "大捞", "places"),
    "score": ("记分", "記分", "算分", "分", "score", "points"),
    "double": ("翻番", "翻倍", "翻", "加倍", "double", "doubled", "doubling"),
    "holdsix": ("憋六", "憋6", "憋三", "憋3", "hold six", "hold-six", "hold-6", "hold-3", "hold 3"),
    "stuffed": ("闷", "悶", "被闷", "被悶", "进贡", "進貢", "stuffed", "tribute"),
    "report": ("报牌", "報牌", "问牌", "問牌", "report", "count", "counts"),
    "important": ("要紧", "要緊", "不急", "important", "light"),
    "match": ("一场", "一場", "几局", "幾局", "match"),
}
"""Those of the cards on the table, and around them."""

TERMS: Final = ROLES | CARDS
"""Words that can be explained."""


def term(word: str) -> str | None:
    """The term that *word* names, or None."""
    return rulebook.term(word, TERMS)


def named(name: str, lowest: Rank) -> Text:
    """What a term is called at a table whose lowest rank is *lowest*: 憋3 or 憋6."""
    return Text(f"term-baohuang-{name}", {"rank": faces.rank(lowest)})
