"""What people call each term, in any script."""

from __future__ import annotations

from typing import Final

from bot.narrate import rulebook

TERMS: Final[dict[str, tuple[str, ...]]] = {
    "trumps": ("主", "主牌", "主花色", "正主", "副主", "trump", "trumps"),
    "declare": ("亮主", "亮", "定主", "叫主", "抢主", "搶主", "declare", "declaring"),
    "overturn": ("反主", "反", "反牌", "自保", "自反", "overturn", "overturning"),
    "notrump": ("无主", "無主", "打无主", "打無主", "no trump", "no-trump", "notrump"),
    "bottom": ("底牌", "扣底", "埋底", "底", "埋牌", "bottom", "bury", "burying"),
    "dig": ("抠底", "摳底", "掀底", "挖底", "dig", "take the bottom", "last trick"),
    "declarer": ("庄家", "莊家", "庄", "莊", "坐庄", "坐莊", "上台", "declarer"),
    "defenders": ("闲家", "閒家", "捡分", "撿分", "抓分", "defenders", "scoring side"),
    "points": ("分", "分牌", "5分", "10分", "point", "points", "point cards"),
    "pair": ("对子", "對子", "对", "對", "pair", "pairs"),
    "tractor": ("拖拉机", "拖拉機", "连对", "連對", "tractor", "tractors"),
    "throw": ("甩牌", "甩", "throw", "throwing", "throws"),
    "follow": ("跟牌", "跟", "follow", "following", "follow suit"),
    "ruff": ("毙", "斃", "毙牌", "斃牌", "将吃", "將吃", "杀", "殺", "ruff", "ruffing"),
    "discard": ("垫牌", "墊牌", "垫", "墊", "贴", "discard", "discarding"),
    "trick": ("一圈", "圈", "轮", "輪", "trick", "tricks"),
    "compare": ("比大小", "大小", "compare", "comparing", "ranking"),
    "levels": ("打几", "打幾", "级", "級", "级牌", "級牌", "升级", "升級", "level", "levels"),
    "deposed": ("下庄", "下莊", "下台", "deposed", "depose"),
    "score": ("记分", "記分", "大光", "小光", "score", "scoring"),
    "match": ("一场", "一場", "过A", "過A", "收场", "收場", "match"),
}
"""Words that can be explained."""


def term(word: str) -> str | None:
    """The term that *word* names, or None."""
    return rulebook.term(word, TERMS)
