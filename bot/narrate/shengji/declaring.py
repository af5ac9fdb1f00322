"""Asked which trump one would make, or whether one overturns it (亮主, 反主; screens, section
13.2)."""

from __future__ import annotations

from bot.messages import Button, Keyboard
from bot.narrate.keys import rows
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.advice import advised
from bot.narrate.shengji.declared import claim, protects
from bot.narrate.shengji.reading import Reading
from bot.text import Text
from engine.shengji.actions import Action, Declare
from engine.shengji.matters import Matter
from engine.shengji.state import Claim


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """The same for those who have something to lay and for those who have not."""
    asked = reading.asked
    hint = advised(reading.view)
    over = asked.matter is Matter.OVERTURN
    lines = [_title(reading)]
    if reading.deadline is not None and not reading.scene.solo:
        usual = Text("button-no-overturn" if over else "button-no-declaration")
        lines.append(Text("deadline-said", {"until": reading.deadline, "action": usual}))
    answers = reading.menu()
    if len(answers) == 1:
        lines.append(Text("ask-nothing-to-overturn" if over else "ask-nothing-to-declare"))
    buttons = [
        _button(reading, answer, hinted=answer == hint and len(answers) > 1) for answer in answers
    ]
    return tuple(lines), (tuple(buttons[:1]), *rows(buttons[1:], 2, "claims"), reading.tools())


def _title(reading: Reading) -> Text:
    asked = reading.asked
    standing = asked.standing
    if standing is None:
        return Text("ask-declare", {"level": faces.rank(asked.level)})
    args = {"name": reading.people.name(standing.seat), "claim": claim(standing.cards)}
    return Text("ask-overturn-own" if standing.seat == reading.seat else "ask-overturn", args)


def _button(reading: Reading, answer: Action, *, hinted: bool) -> Button:
    standing = reading.asked.standing
    if not isinstance(answer, Declare):
        none = "button-no-declaration" if standing is None else "button-no-overturn"
        label = Text(none)
    else:
        label = claim(answer.cards)
    if standing is not None and isinstance(answer, Declare):
        keeps = protects(Claim(reading.seat, answer.cards), standing)
        label = Text("button-protect" if keeps else "button-overturn", {"claim": label})
    if hinted:
        label = Text("button-hint", {"play": label})
    return reading.answer(label, answer)
