"""What the rules in short and the explained words of all games have alike (screens, section 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.house.house import of_rules
from bot.house.screens import summary
from bot.messages import Button
from bot.narrate import Scene, Screen
from bot.narrate.keys import rows
from bot.narrate.people import extended
from bot.text import Text
from bot.tokens import Op, Token
from engine.games import GAMES

_WIDTH = 4


def short(scene: Scene, rules: Any, lines: Iterable[Text], terms: Mapping[str, Text]) -> Screen:
    """*lines* under a title, with a button for each of *terms*."""
    buttons = (
        Button(name, str(Token(Op.RULES, scene.table, arg=term))) for term, name in terms.items()
    )
    return Screen(tuple(_titled(scene, rules, lines)), rows(buttons, _WIDTH))


def _titled(scene: Scene, rules: Any, lines: Iterable[Text]) -> Iterator[Text]:
    """The title names what is listed. Where the rules of the next hand are others, those of this
    one are told as changes of the preset that they are nearest to."""
    game = scene.game
    if not scene.replaced:
        yield Text("rules-title", {"profile": summary(of_rules(game, scene.profile, rules))})
        yield from lines
        return
    found = (of_rules(game, preset, rules) for preset in GAMES[game].profiles)
    nearest = min(found, key=lambda house: (len(house.changes), house.preset != scene.profile))
    yield Text("rules-title-hand", {"profile": summary(nearest)})
    yield from lines
    yield Text("rules-next-hand")


def term(word: str, known: Mapping[str, Sequence[str]]) -> str | None:
    """Which of the *known* terms *word* names, by itself or by one of the words for it."""
    asked = " ".join(word.strip().split())
    spelt = {asked, asked.lower()}
    return next((name for name, words in known.items() if spelt & {name, *words}), None)


def below(parts: Iterable[Text]) -> Text:
    """*parts*, of which there is one at least, line below line."""
    first, *others = parts
    return extended(first, "below", others)
