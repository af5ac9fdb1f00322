"""The table's rules in short, and its words explained (screens, section 9).

What is said follows the house rules of the table: its own minimum of a gouji play, what a burn
costs, how the wind is caught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Final

from bot import faces
from bot.house.house import of_rules
from bot.house.screens import summary
from bot.messages import Button
from bot.narrate import Scene, Screen
from bot.narrate.gouji.keys import rows
from bot.text import Text
from bot.tokens import Op, Token
from engine.gouji.options import BurnFailure, FreeKill, MixedJokers, ReportMode, Wind
from engine.gouji.rules import GoujiRules

TERMS: Final[dict[str, tuple[str, ...]]] = {
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
    "places": (
        "头科",
        "頭科",
        "大落",
        "记分",
        "記分",
        "圈三户",
        "圈三戶",
        "score",
        "places",
        "sweep",
    ),
    "lead": ("上班", "亮3", "先出", "发牌", "發牌", "lead", "show", "showing 3s", "showing"),
}
"""Words that can be explained, and what people call them in any script."""

_BUTTONS: Final = ("gouji", "burn", "yield", "opening", "freekill", "wind", "melee", "headless")


def rules(scene: Scene, table: GoujiRules) -> Screen:
    """The house rules in about ten lines, with a button for each word that needs one."""
    lines = (
        Text("rules-title", {"profile": summary(of_rules(scene.profile, table))}),
        Text("rules-play"),
        Text("rules-gouji", {"least": _least(table)}),
        Text("rules-compare-downgrade" if _downgrades(table) else "rules-compare"),
        Text("rules-pass"),
        Text("rules-burn-bluff" if BurnFailure.LAST_PLACE in table.burn_failure else "rules-burn"),
        *_optional(table),
        Text("rules-wind-apply" if table.wind is Wind.APPLY else "rules-wind-automatic"),
        _score(table),
        *((Text("rules-positive"),) if table.score_positive_only else ()),
    )
    shown = tuple(term for term in _BUTTONS if table.open_points or term != "opening")
    return Screen(lines, rows((_term(scene, term) for term in shown), 4))


def _term(scene: Scene, term: str) -> Button:
    return Button(Text(f"term-{term}"), str(Token(Op.RULES, scene.table, arg=term)))


def _optional(table: GoujiRules) -> Iterator[Text]:
    if table.open_points:
        excluded = Text(f"rules-not-{_value(table.open_exclude)}")
        yield Text("rules-opening", {"not": excluded})
    match table.report_mode:
        case ReportMode.ON_REQUEST:
            yield Text("rules-report-request", {"count": table.report_threshold or 0})
        case ReportMode.ALWAYS:
            yield Text("rules-report-always", {"count": table.report_threshold or 0})
        case ReportMode.NONE:
            yield Text("rules-report-none")
    if table.prompting:
        yield Text("rules-prompting", {"count": table.report_threshold or 0})


def _score(table: GoujiRules) -> Text:
    if table.score is None:
        return Text(f"rules-unscored{'-ends' if table.sweep_ends_game else ''}")
    sweep = "rules-sweep-ends" if table.sweep_ends_game else "rules-sweep"
    args: dict[str, object] = {
        "values": Text("rules-values", _values(table)),
        "sweep": Text(sweep, {"factor": table.score_sweep_factor}),
    }
    if table.hands_per_game is None:
        return Text("rules-score", args)
    return Text("rules-score-of", {**args, "hands": table.hands_per_game})


def _values(table: GoujiRules) -> dict[str, object]:
    signs = (f"−{-value}" if value < 0 else str(value) for value in table.score or ())
    return dict(zip(("one", "two", "three", "four", "five", "six"), signs, strict=True))


def _least(table: GoujiRules) -> tuple[Text, ...]:
    """The smallest gouji play of each rank, jokers first."""
    return tuple(faces.ranked(rank, count) for rank, count in table.gouji_min)


def _downgrades(table: GoujiRules) -> bool:
    return table.mixed_jokers is MixedJokers.DOWNGRADE


def explain(table: GoujiRules, word: str) -> Text | None:
    """One word of the game in a few lines, with this table's values; nothing for other words."""
    asked = word.strip().lower()
    term = next((t for t, words in TERMS.items() if asked == t or asked in words), None)
    if term is None:
        return None
    variant = _VARIANTS.get(term)
    end = "" if variant is None else variant(table)
    return Text(f"explain-{term}{end}", _VALUES.get(term, _nothing)(table))


def _nothing(table: GoujiRules) -> dict[str, object]:
    return {}


def _count(table: GoujiRules) -> dict[str, object]:
    return {"count": table.report_threshold or 0}


def _gouji(table: GoujiRules) -> str:
    return ("" if table.hung_is_gouji else "-plain") + ("-opens" if table.open_points else "")


def _bluff(table: GoujiRules) -> str:
    return "" if BurnFailure.LAST_PLACE in table.burn_failure else "-no-bluff"


def _opening(table: GoujiRules) -> str:
    return f"-{_value(table.open_exclude)}" if table.open_points else "-off"


def _value(option: StrEnum) -> str:
    return option.value.replace("_", "-")


_VARIANTS: Final[dict[str, Callable[[GoujiRules], str]]] = {
    "gouji": _gouji,
    "burn": _bluff,
    "false": _bluff,
    "counter": _bluff,
    "opening": _opening,
    "wind": lambda table: f"-{_value(table.wind)}",
    "freekill": lambda table: "-any" if table.free_kill_last is FreeKill.ANY else "",
    "headless": lambda table: "-opens" if table.open_points else "",
    "compare": lambda table: f"-{_value(table.mixed_jokers)}",
    "report": lambda table: f"-{_value(table.report_mode)}",
}
"""How a term's text is chosen by the house rules."""

_VALUES: Final[dict[str, Callable[[GoujiRules], dict[str, object]]]] = {
    "gouji": lambda table: {"least": _least(table)},
    "report": _count,
    "places": lambda table: {"score": _score(table)},
    "lead": lambda table: {"rank": faces.rank(table.show_rank), "least": table.show_min},
}
"""What fills it."""
