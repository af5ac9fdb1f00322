"""Baohuang: rules that are broken, in the order of play, and what somebody must not know."""

from __future__ import annotations

from functools import partial
from typing import Final

from faults.kinds import Edit, leak, rule, told

_rule = partial(rule, of="baohuang")
_leak = partial(leak, of="baohuang")
OWN: Final = "    @property\n    def audience(self) -> Audience:\n        return only(self.seat)\n"
ALL: Final = "    audience: ClassVar[Audience] = EVERYONE\n"

BAOHUANG: Final = (
    _rule(
        "baohuang: the last drawers have a card more",
        "deal.py",
        "cards[(seat - drawer) % SEATS :: SEATS]",
        "cards[(drawer - 1 - seat) % SEATS :: SEATS]",
    ),
    _rule(
        "baohuang: the throne cannot come back",
        "throne.py",
        "    forced = _forced(state, order)\n",
        "    forced = None\n",
    ),
    _rule(
        "baohuang: the throne passes the other way",
        "throne.py",
        "        Throne.NEXT: range(SEATS),\n        Throne.PREVIOUS: range(0, -SEATS, -1),\n",
        "        Throne.PREVIOUS: range(SEATS),\n        Throne.NEXT: range(0, -SEATS, -1),\n",
    ),
    _rule(
        "baohuang: the first to decline gives a 2",
        "throne.py",
        "if not state.rules.throne_gift or not state.declined:",
        "if not state.rules.throne_gift:",
    ),
    _rule(
        "baohuang: who declines keeps the 2s that came with the throne",
        "throne.py",
        "    return (*state.pot, *sorted(",
        "    return (*(), *sorted(",
    ),
    _rule(
        "baohuang: a 2 that came with the throne is passed on as one's own",
        "throne.py",
        "        own.remove(card)\n    return (*state.pot, *sorted(own)[:1])\n",
        "        pass\n    return tuple(sorted(own)[: max(1, len(state.pot))])\n",
    ),
    _rule(
        "baohuang: the 2s stay with the last to decline",
        "throne.py",
        "        back = () if forced == seat else gift(state, seat)\n",
        "        back = ()\n",
    ),
    _rule(
        "baohuang: who holds both jokers may decline",
        "throne.py",
        "        return state.rules.solo_must_reign\n",
        "        return False\n",
    ),
    _rule(
        "baohuang: two of a card can be called",
        "calling.py",
        "SHOWN: Final = 3\n",
        "SHOWN: Final = 2\n",
    ),
    _rule(
        "baohuang: 2s can be called",
        "calling.py",
        "if card.rank < Rank.TWO\n",
        "if card.rank <= Rank.TWO\n",
    ),
    _rule(
        "baohuang: the guard may revolt",
        "declaring.py",
        "            return (Declaration.OPEN_GUARD,)\n",
        "            return (Declaration.OPEN_GUARD, Declaration.REVOLT)\n",
    ),
    _rule(
        "baohuang: an open solo is open guard",
        "declaring.py",
        "            return (Declaration.OPEN_SOLO,)\n",
        "            return (Declaration.OPEN_GUARD,)\n",
    ),
    _rule(
        "baohuang: one revolt more than needed exposes the guard",
        "declaring.py",
        "    if revolts < needed or guard is None:\n",
        "    if revolts <= needed or guard is None:\n",
    ),
    _rule(
        "baohuang: the same side kicks",
        "kicking.py",
        "if (seat in royals) != shown)",
        "if (seat in royals) == shown)",
    ),
    _rule(
        "baohuang: a kicked solo",
        "kicking.py",
        "    if not state.open or roles.is_solo(state):\n",
        "    if not state.open:\n",
    ),
    _rule(
        "baohuang: jokers fall to better jokers on equal cards",
        "plays.py",
        "            if rank > theirs.rank and held(hand, rank) >= count:\n",
        "            if rank >= theirs.rank and held(hand, rank) >= count:\n",
    ),
    _rule(
        "baohuang: big jokers can be beaten",
        "plays.py",
        "    theirs = strength(top, rules.mixed_jokers)\n    if theirs.big:\n        return\n",
        "    theirs = strength(top, rules.mixed_jokers)\n",
    ),
    _rule(
        "baohuang: mixed jokers keep their rank everywhere",
        "combos.py",
        "    if big and small and mixed is MixedJokers.DOWNGRADE:\n",
        "    if False:\n",
    ),
    _rule(
        "baohuang: the called card is one like any other",
        "combos.py",
        "    if top.topmost or play.topmost:\n",
        "    if top.topmost:\n",
    ),
    _rule(
        "baohuang: who passed is not asked again",
        "respond.py",
        "    barred = state.passed if state.rules.pass_is_final else frozenset()\n",
        "    barred = state.passed\n",
    ),
    _rule(
        "baohuang: a pass is never final",
        "respond.py",
        "    barred = state.passed if state.rules.pass_is_final else frozenset()\n",
        "    barred = frozenset[Seat]()\n",
    ),
    _rule(
        "baohuang: anybody asks for the wind",
        "questions.py",
        "        may_apply = seat == applicant(state, top)\n",
        "        may_apply = applicant(state, top) is not None\n",
    ),
    _rule(
        "baohuang: the wind is never asked for",
        "wind.py",
        "if state.rules.wind is not Wind.APPLY or",
        "if True or",
    ),
    _rule(
        "baohuang: 6s can be held back by halves",
        "hold_six.py",
        "    if play.count != sum(hand):\n",
        "    if not play.count:\n",
    ),
    _rule(
        "baohuang: who lays a 6 last is stuffed",
        "hold_six.py",
        "if seat != top.seat and held(",
        "if held(",
    ),
    _rule(
        "baohuang: nothing is owed for being stuffed",
        "match.py",
        " for seat, by in state.stuffed) if cards else (),",
        " for seat, by in ()),",
    ),
    _rule(
        "baohuang: tribute takes the emperor's card",
        "tribute.py",
        "    loose = ordered(card for card in cards if card not in MARKED)\n",
        "    loose = ordered(cards)\n",
    ),
    _rule(
        "baohuang: the hand goes on while a commoner is in",
        "finish.py",
        "    return len({seat in royals for seat in state.in_play}) < 2\n",
        "    return not any(seat not in royals for seat in state.in_play)\n",
    ),
    _rule(
        "baohuang: those still in are placed by seat",
        "finish.py",
        "key=lambda seat: (state.left[seat], order.index(seat))",
        "key=lambda seat: order.index(seat)",
    ),
    _rule(
        "baohuang: emperor and guard share alike",
        "score.py",
        "        share = {emperor: 2 * one, guard: one}\n",
        "        share = {emperor: one, guard: one}\n",
    ),
    _rule(
        "baohuang: a hidden solo counts double",
        "score.py",
        "if shown or rules.solo_always_doubled else 1",
        "",
    ),
    _rule(
        "baohuang: a kick is forgotten",
        "score.py",
        "    kick = rules.kick_factor if kicked else 1\n",
        "    kick = 1\n",
    ),
    _rule(
        "baohuang: the guard's card shows nothing",
        "booking.py",
        '            fields["guard_seen"] = guard(state)\n',
        "            pass\n",
    ),
    _leak(
        "baohuang: show sealed answers",
        Edit(
            "baohuang/events.py",
            "    seat: Seat\n    action: Action\n\n" + OWN,
            ALL + "    seat: Seat\n    action: Action\n",
        ),
    ),
    _leak(
        "baohuang: everybody knows the guard",
        Edit(
            "baohuang/view.py",
            "        guard=state.guard_seen,\n",
            "        guard=roles.guard(state),\n",
        ),
    ),
    _leak(
        "baohuang: a marked card counts in public before it is played",
        Edit(
            "baohuang/roles.py",
            "        if seat != state.emperor and seat not in cleared and _goes_on(state, seat)\n",
            "        if seat != state.emperor and seat not in cleared and _goes_on(state, seat)\n"
            "        and (state.left[seat] > 1 or state.marks[seat])\n",
        ),
    ),
    _leak(
        "baohuang: ask only who has something to declare",
        Edit(
            "baohuang/declaring.py",
            "    return (QuestionOpened(matter=Matter.DECLARE, seats=ALL),)\n",
            "    seats = tuple(seat for seat in ALL if says(state, seat))\n"
            "    return (QuestionOpened(matter=Matter.DECLARE, seats=seats),)\n",
        ),
    ),
    _leak(
        "baohuang: no hold for who cannot beat the play",
        Edit(
            "baohuang/questions.py",
            "        hold=Hold.NONE if top.released else Hold.MASK,\n",
            "        hold=Hold.NONE if top.released or not any(\n"
            "            state.hands[s][12] for s in order) else Hold.MASK,\n",
        ),
    ),
    _leak(
        "baohuang: the guard is not asked",
        Edit(
            "baohuang/respond.py",
            "        if seat in in_play and seat not in barred and seat not in top.heard\n",
            "        if seat in in_play and seat not in barred and seat not in top.heard\n"
            "        and not (top.seat == state.emperor and seat == state.holder)\n",
        ),
    ),
    _leak(
        "baohuang: show another's marked cards",
        Edit(
            "baohuang/view.py",
            "        marks=state.marks[viewer],\n",
            "        marks=state.marks[(viewer + 1) % 5],\n",
        ),
    ),
    _leak(
        "baohuang: open declarations before the hold has run",
        Edit(
            "baohuang/preparing.py",
            "        if not survey.released or not all(",
            "        if not all(",
        ),
    ),
    _leak(
        "baohuang: everybody sees tribute",
        Edit(
            "baohuang/events.py",
            "        return only(self.seat, self.to)\n",
            "        return EVERYONE\n",
        ),
    ),
    _leak(
        "baohuang: silence means something else for who could declare",
        Edit(
            "baohuang/questions.py",
            "        case _:\n            return Silent()\n",
            "        case _:\n"
            "            said = declaring.says(state, seat)\n"
            "            return Declare(said[0]) if seat == state.holder and said else Silent()\n",
        ),
        Edit(
            "baohuang/questions.py",
            "import Abdicate, Action, Call, Pass, Reign, Silent\n",
            "import Abdicate, Action, Call, Declare, Pass, Reign, Silent\n",
        ),
    ),
    told(
        "baohuang: only the guard has to think about a big joker",
        "engine/baohuang/questions.py",
        "        spares=not tells_the_guard(state, top),\n",
        "",
        "tests/bot/test_secrets_baohuang.py",
    ),
    told(
        "baohuang: who cannot declare is not asked",
        "engine/baohuang/questions.py",
        "        spares=False,\n",
        "",
        "tests/bot/test_secrets_baohuang.py",
    ),
    told(
        "baohuang: nobody is told what he is once the solo is grabbed",
        "engine/baohuang/landmarks.py",
        "    regrouped=frozenset({SoloGrabbed.kind}),\n",
        "",
        "tests/bot/test_setup_questions.py",
    ),
)
