"""Somebody learns what he must not know."""

from __future__ import annotations

from typing import Final

from faults.kinds import Edit, leak

ASKED: Final = "    question = part.released if top.released else part.question\n"
ABLE: Final = "burn.jokers(state.hands[s])"

LEAKS: Final = (
    leak(
        "ask only seats able to burn",
        Edit(
            "gouji/questions.py",
            ASKED,
            ASKED
            + "    question = changed(question, asks=tuple(\n"
            + "        a for a in question.asks if a.waits or any(\n"
            + f"            {ABLE} for s in (a.seat,))))\n",
        ),
    ),
    leak(
        "hold for a burn only if somebody can burn",
        Edit(
            "gouji/questions.py",
            ASKED,
            ASKED
            + "    if question.hold is Hold.WINDOW and not any(\n"
            + f"        {ABLE} for s in ALL if s != top.seat\n"
            + "    ):\n        question = changed(question, hold=Hold.MASK)\n",
        ),
    ),
    leak(
        "hold longer when the opposite can beat the play",
        Edit(
            "gouji/questions.py",
            ASKED,
            ASKED
            + "    if question.hold is Hold.MASK and state.hands[(top.seat + 3) % 6][9]:\n"
            + "        question = changed(question, hold=Hold.WINDOW)\n",
        ),
    ),
    leak(
        "wait only for those who hold a joker",
        Edit(
            "gouji/questions.py",
            ASKED,
            ASKED
            + "    question = changed(question, asks=tuple(\n"
            + "        Ask(a.seat, a.default, any(\n"
            + f"            {ABLE} for s in (a.seat,))) for a in question.asks))\n",
        ),
    ),
    leak(
        "publish sealed answers",
        Edit(
            "gouji/events.py",
            "    action: Action\n\n    @property\n    def audience(self) -> Audience:\n"
            "        return only(self.seat)",
            "    action: Action\n    audience: ClassVar[Audience] = EVERYONE",
        ),
    ),
    leak(
        "deal face up",
        Edit(
            "gouji/events.py",
            "    cards: tuple[Card, ...]\n\n    @property\n    def audience(self) -> Audience:\n"
            "        return only(self.seat)",
            "    cards: tuple[Card, ...]\n    audience: ClassVar[Audience] = EVERYONE",
        ),
    ),
    leak(
        "show a shown hand to everybody",
        Edit(
            "gouji/events.py",
            "    cards: Counts\n\n    @property\n    def audience(self) -> Audience:\n"
            "        return only(self.seat, self.to)",
            "    cards: Counts\n    audience: ClassVar[Audience] = EVERYONE",
        ),
    ),
    leak(
        "publish the seed when it is drawn",
        Edit(
            "gouji/events.py",
            "audience: ClassVar[Audience] = NOBODY",
            "audience: ClassVar[Audience] = EVERYONE",
        ),
    ),
    leak(
        "put the seed where its seal belongs",
        Edit("gouji/deal.py", "seal=shuffle.seal(seed)", "seal=shuffle.written(seed)"),
    ),
    leak(
        "show the neighbour's hand",
        Edit("gouji/view.py", "hand=state.hands[viewer],", "hand=state.hands[(viewer + 1) % 6],"),
    ),
    leak(
        "show the group a hand",
        Edit("gouji/view.py", "        hand=None,\n", "        hand=state.hands[0],\n"),
    ),
    leak(
        "show the opposite's sealed answer",
        Edit(
            "gouji/view.py",
            "answer=_answer(state, viewer),",
            "answer=_answer(state, (viewer + 3) % 6),",
        ),
    ),
    leak(
        "show who has not answered yet",
        Edit(
            "gouji/view.py",
            "order=() if part is None else part.order,",
            "order=() if part is None else tuple(\n"
            "            h for h in part.order if top.answers[h.seat] is None),",
        ),
    ),
    leak(
        "show that all have answered",
        Edit("gouji/view.py", "held=not top.released,", "held=top.answers.count(None) > 1,"),
    ),
    leak(
        "let any ally look at small hands",
        Edit(
            "gouji/view.py",
            "    if not state.shown:\n        return own\n",
            "    if not state.shown:\n        ally = (viewer + 2) % 6\n"
            "        return changed(own, shown_hands=((ally, state.hands[ally]),))\n",
        ),
    ),
    leak(
        "open as soon as all have answered",
        Edit(
            "gouji/respond.py",
            "    if top is None or not top.released:\n",
            "    if top is None or (not top.released and top.answers.count(None) > 1):\n",
        ),
    ),
    leak(
        "take answers to questions that are closed",
        Edit(
            "hand.py",
            "question = self.pending\n        if question is None or question.id != decision:",
            "question = self.pending\n        if question is None:",
        ),
    ),
)
