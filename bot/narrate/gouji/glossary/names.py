"""What people call each term, in any script."""

from __future__ import annotations

from typing import Final

from bot.narrate import rulebook

PLAY: Final[dict[str, tuple[str, ...]]] = {
    "gouji": ("够级", "夠級", "够级牌", "夠級牌", "勾级", "gouji", "strong"),
    "burn": ("烧", "燒", "捎", "烧牌", "燒牌", "捎牌", "burn", "burning"),
    "counter": ("反烧", "反燒", "反捎", "counter", "counter-burn", "counterburn"),
    "unburn": ("解烧", "解燒", "解捎", "un-burn", "unburn"),
    "false": ("诈烧", "詐燒", "诈捎", "false", "false burn", "false-burn"),
    "yield": ("让", "讓", "让牌", "讓牌", "yield"),
    "pass": ("过", "過", "不要", "过牌", "過牌", "pass"),
    "opening": ("开点", "開點", "打点", "打點", "点", "點", "opening", "open", "opened", "point"),
    "wind": ("接风", "接風", "申请接风", "申請接風", "wind", "catch the wind"),
    "freekill": ("够死级", "夠死級", "free kill", "freekill", "free-kill"),
    "headless": ("无头", "無頭", "headless"),
    "melee": ("乱缠", "亂纏", "四户乱缠", "四戶亂纏", "melee"),
    "compare": ("比大小", "管", "压", "壓", "compare", "comparing", "beat", "beats"),
    "report": ("报牌", "報牌", "问牌", "問牌", "report", "reporting", "count", "counts"),
    "places": ("头科", "頭科", "大落", "二落", "记分", "記分", "score", "places", "last place"),
    "lead": ("上班", "亮3", "先出", "发牌", "發牌", "lead", "show", "showing 3s", "showing"),
    "important": ("要紧", "要緊", "不急", "important", "light"),
}
"""Those of the cards on the table."""

MATCH: Final[dict[str, tuple[str, ...]]] = {
    "tribute": ("进贡", "進貢", "贡", "貢", "上贡", "上貢", "tribute"),
    "return": ("还贡", "還貢", "还牌", "還牌", "回贡", "回貢", "return", "returns"),
    "excused": ("免贡", "免貢", "不收", "excused", "waive", "waived", "refuse", "refused"),
    "pointtribute": ("点贡", "點貢", "point tribute", "point-tribute"),
    "burntribute": ("烧贡", "燒貢", "捎贡", "burn tribute", "burn-tribute"),
    "stuffedtribute": ("闷贡", "悶貢", "憋贡", "stuffed tribute", "stuffed-tribute"),
    "falltribute": ("落贡", "落貢", "fall", "fall tribute", "fall-tribute"),
    "sweeptribute": ("圈贡", "圈貢", "串贡", "串貢", "sweep tribute", "sweep-tribute"),
    "resist": ("抗贡", "抗貢", "resist", "resisting"),
    "countertribute": ("反贡", "反貢", "counter-tribute", "counter tribute"),
    "dot": ("点手", "點手", "dot", "dot-hand", "dot hand"),
    "call": ("宣点", "宣點", "明点", "明點", "叫点", "叫點", "call", "bright call", "bright-call"),
    "precall": ("预点", "預點", "暗点", "暗點", "pre-call", "precall", "pre call"),
    "swap": ("对消", "對消", "换点", "換點", "swap", "set off", "set-off"),
    "buy": ("买三买四", "買三買四", "买三", "買三", "买四", "買四", "买3", "买4", "buy", "buying"),
    "holdthree": ("憋三", "憋3", "hold-three", "hold three", "holdthree"),
    "stuffed": ("闷", "悶", "被闷", "被悶", "憋", "stuffed", "stuff", "stuffing"),
    "fours": ("点四", "點四", "发四", "發四", "扔四", "弃点", "棄點", "fours", "4s"),
    "natural": ("天开", "天開", "natural", "natural open", "natural-open"),
    "revolution": ("革命", "revolution", "revolt"),
    "shots": ("三枪", "三槍", "打枪", "打槍", "shots", "three shots", "shot"),
    "head": ("要头", "要頭", "有头", "有頭", "head", "with head"),
    "fives": ("汇五", "匯五", "汇5", "fives", "pooled fives", "pool"),
    "sweep": ("圈三户", "圈三戶", "串三户", "串三戶", "sweep", "sweeps"),
    "sixpoints": ("六点", "六點", "六个点贡", "六個點貢", "six points", "six-point", "sixpoints"),
    "chooselast": ("大落自选", "大落自選", "自选", "自選", "choose last", "choosing last"),
    "cut": ("切牌", "切", "cut", "cutting"),
    "peace": ("平和局", "平局", "peace", "peace hand"),
    "match": ("一场", "一場", "收场", "收場", "重新开局", "重新開局", "match", "reopen"),
}
"""Those of what happens between hands and before the first lead."""

TERMS: Final[dict[str, tuple[str, ...]]] = PLAY | MATCH
"""Words that can be explained."""


def term(word: str) -> str | None:
    """The term that *word* names, or None."""
    return rulebook.term(word, TERMS)
