"""Asked which trump one would make, or whether one overturns it (亮主, 反主; screens, section
13.2)."""

from __future__ import annotations

from bot.messages import Button, Keyboard
from bot.narrate.keys import rows
from bot.narrate.shengji import cards as faces
from bot.narrate.shengji.advice import advised
from bot.narrate.shengji.declared import claim
from bot.narrate.shengji.reading import Reading
from bot.text import Text
from engine.shengji.actions import Action, Declare
from engine.shengji.matters import Matter


def question(reading: Reading) -> tuple[tuple[Text, ...], Keyboard]:
    """The same for those who have something to lay and for those who have not."""
    asked = reading.asked
    hint = advised(reading.view)
    over = asked.matter is Matter.OVERTURN
    if over:
        standing = asked.standing
        assert standing is not None
        args = {"name": reading.people.whom(standing.seat), "claim": claim(standing.cards)}
        lines = [Text("ask-overturn", args)]
    else:
        lines = [Text("ask-declare", {"level": faces.rank(asked.level)})]
    if reading.deadline is not None and not reading.scene.solo:
        usual = Text("button-no-overturn" if over else "button-no-declaration")
        lines.append(Text("deadline-said", {"until": reading.deadline, "action": usual}))
    answers = reading.menu()
    if len(answers) == 1:
        lines.append(Text("ask-nothing-to-overturn" if over else "ask-nothing-to-declare"))
    buttons = [_button(reading, answer, over, answer == hint) for answer in answers]
    return tuple(lines), (tuple(buttons[:1]), *rows(buttons[1:], 2, "claims"), reading.tools())


def _button(reading: Reading, answer: Action, over: bool, hinted: bool) -> Button:
    if isinstance(answer, Declare):
        label = claim(answer.cards)
        if over:
            label = Text("button-overturn", {"claim": label})
    else:
        label = Text("button-no-overturn" if over else "button-no-declaration")
    if hinted and isinstance(answer, Declare):
        label = Text("button-hint", {"play": label})
    return reading.answer(label, answer)
