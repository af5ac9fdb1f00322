"""Asked to show cards for the lead (亮3, screens, section 4.3): the same panel for everybody."""

from __future__ import annotations

from bot.messages import Keyboard
from bot.narrate import Screen
from bot.narrate.gouji import codes, faces
from bot.narrate.gouji.reading import Reading
from bot.narrate.keys import rows
from bot.text import Text
from bot.tokens import Op
from engine.gouji.actions import Show
from engine.gouji.options import ShowMatch


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    rules, keys = reading.view.rules, reading.keys
    one_suit = rules.show_match is ShowMatch.SUIT
    args: dict[str, object] = {"rank": faces.rank(rules.show_rank), "least": rules.show_min}
    lines: tuple[Text, ...] = (Text("ask-show" if one_suit else "ask-show-any", args),)
    if reading.deadline is not None and not reading.scene.solo:
        lines = (*lines, Text("deadline-show", {"until": reading.deadline}))
    row = (
        keys.press(Text("button-no-show"), Op.NO_SHOW),
        keys.panel(Text("button-show", {"rank": faces.rank(rules.show_rank)}), "s"),
    )
    return lines, (row, *reading.tools())


def panel(reading: Reading) -> Screen:
    keys = reading.keys
    shows = [action.cards for action in reading.menu() if isinstance(action, Show)]
    buttons = (
        keys.press(faces.shown(cards), Op.SHOW, codes.written_show(cards)) for cards in shows
    )
    rank = {"rank": faces.rank(reading.view.rules.show_rank)}
    title = Text("panel-show" if shows else "panel-show-none", rank)
    back = "" if reading.view.answer is None else "c"
    leaving = (keys.press(Text("button-no-show"), Op.NO_SHOW), *keys.back(back))
    return Screen((*reading.cards(), Text("blank"), title), (*rows(buttons, 2, "ways"), leaving))
