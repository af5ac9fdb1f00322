"""Shengji: rules that are broken, in the order of play, and what somebody must not know."""

from __future__ import annotations

from functools import partial
from typing import Final

from faults.kinds import Edit, leak, rule, told

_rule = partial(rule, of="shengji")
_leak = partial(leak, of="shengji")
OWN: Final = "    @property\n    def audience(self) -> Audience:\n        return only(self.seat)\n"
ALL: Final = "    audience: ClassVar[Audience] = EVERYONE\n"
FIRST: Final = "    version: ClassVar[int] = 1\n"
TAKEN: Final = "    seat: Seat\n    cards: tuple[Card, ...]\n\n" + OWN

SHENGJI: Final = (
    _rule(
        "shengji: equal pairs overturn",
        "claims.py",
        "    if found <= known:\n",
        "    if found < known:\n",
    ),
    _rule(
        "shengji: two level cards of two suits overturn",
        "claims.py",
        "len(set(cards)) != 1 or",
        "",
    ),
    _rule(
        "shengji: of equal declarations the last drawn counts",
        "declaring.py",
        "-drawn_at(state, claim))",
        "drawn_at(state, claim))",
    ),
    _rule(
        "shengji: overturns can be overturned everywhere",
        "declaring.py",
        "    if overturned and not rules.overturn_again:\n        return ()\n",
        "",
    ),
    _rule(
        "shengji: the first drawer declares the first hand",
        "declarer.py",
        "return maker if made and maker is not None else deal.drawer",
        "return deal.drawer",
    ),
    _rule(
        "shengji: who made trump declares every hand",
        "declarer.py",
        "    if deal.carried is not None:\n        return deal.carried.declarer\n",
        "    if deal.carried is not None and maker is None:\n"
        "        return deal.carried.declarer\n",
    ),
    _rule(
        "shengji: any number of cards can be buried",
        "burying.py",
        "    if len(cards) != count:\n",
        "    if len(cards) > count:\n",
    ),
    _rule(
        "shengji: the level rank leaves a gap",
        "trumps.py",
        "    height = LEVELS.index(card.rank) - (LEVELS.index(card.rank) > LEVELS.index(level))\n",
        "    height = LEVELS.index(card.rank)\n",
    ),
    _rule(
        "shengji: side level cards are main ones",
        "trumps.py",
        "main if card.suit is suit else SIDE_LEVEL",
        "main",
    ),
    _rule(
        "shengji: without a trump suit the small joker is not next to the level",
        "trumps.py",
        "    main = SIDE_LEVEL if suit is None else SIDE_LEVEL + 1\n",
        "    main = SIDE_LEVEL + 1\n",
    ),
    _rule(
        "shengji: the led suit need not be followed",
        "follow.py",
        "    if len(given) < min(len(mine), len(led)):\n",
        "    if not given and mine:\n",
    ),
    _rule(
        "shengji: the led form need never be followed",
        "follow.py",
        "        case FollowForm.FULL:\n            return long\n",
        "        case FollowForm.FULL:\n            return ()\n",
    ),
    _rule(
        "shengji: a shorter tractor need not be given",
        "follow.py",
        "    return tuple(sorted((*wanted[1:], short), reverse=True)) if short else wanted[1:]\n",
        "    return wanted[1:]\n",
    ),
    _rule(
        "shengji: longer tractors are never broken",
        "follow.py",
        "whole=not rules.break_tractors)\n",
        "whole=True)\n",
    ),
    _rule(
        "shengji: of equal plays the last wins",
        "winning.py",
        "            return max(found)[0] > known[0]\n",
        "            return max(found)[0] >= known[0]\n",
    ),
    _rule(
        "shengji: ruffs of another form win",
        "winning.py",
        "    if not found:\n        return False\n",
        "    if not found:\n        return series is None and before is not None\n",
    ),
    _rule(
        "shengji: other side suits win",
        "winning.py",
        "(series is not before and series is not None)",
        "False",
    ),
    _rule(
        "shengji: only the pairs of a throw are compared",
        "winning.py",
        "any(all(a > b for a, b in zip(tops, known, strict=True)) for tops in found)",
        "any(tops[0] > known[0] for tops in found)",
    ),
    _rule(
        "shengji: failed throws lead their greatest part",
        "throws.py",
        "    return min(weak, key=",
        "    return max(weak, key=",
    ),
    _rule(
        "shengji: only opponents spoil a throw",
        "throws.py",
        "(everybody or side(s) != side(seat))",
        "side(s) != side(seat)",
    ),
    _rule(
        "shengji: singles of a throw stand",
        "throws.py",
        "        return any(trumps.height(card) > unit.top for card in cards)\n",
        "        return False\n",
    ),
    _rule(
        "shengji: the penalty goes to who failed",
        "booking.py",
        "gained = event.penalty if _declares(state, seat) else -event.penalty",
        "gained = -event.penalty if _declares(state, seat) else event.penalty",
    ),
    _rule(
        "shengji: points of the declaring side count for the defenders",
        "booking.py",
        "    gained = 0 if _declares(state, seat) else points\n",
        "    gained = points\n",
    ),
    _rule(
        "shengji: a pair turns the bottom like a single",
        "bottom.py",
        "return 2 if size == 1 else 4",
        "return 2",
    ),
    _rule(
        "shengji: tractors turn the bottom like pairs",
        "bottom.py",
        "            return 2 * size\n",
        "            return 2 * min(size, 2)\n",
    ),
    _rule(
        "shengji: the bottom is turned whoever takes the last trick",
        "ending.py",
        "    if last.taken is None or side(last.taken) == side(declarer):\n",
        "    if last.taken is None:\n",
    ),
    _rule(
        "shengji: eighty points do not depose",
        "score.py",
        "    return total >= rules.depose_at\n",
        "    return total > rules.depose_at\n",
    ),
    _rule(
        "shengji: deposing is always worth a unit",
        "score.py",
        " + (rules.bands is Bands.FROM_ONE)",
        " + 1",
    ),
    _rule(
        "shengji: the highest of the levels gives the base",
        "levels.py",
        "    return min(of, key=LEVELS.index)\n",
        "    return max(of, key=LEVELS.index)\n",
    ),
    _rule(
        "shengji: all levels can be skipped",
        "levels.py",
        "        if LEVELS[place] in stops:\n            break\n",
        "",
    ),
    _rule(
        "shengji: levels fall below 2",
        "levels.py",
        "LEVELS[max(0, LEVELS.index(level) - loss)]",
        "LEVELS[LEVELS.index(level) - loss]",
    ),
    _rule(
        "shengji: levels that must be held are left all the same",
        "levels.py",
        "    if level in rules.held_levels and not held:\n        return Moved(level)\n",
        "",
    ),
    _rule(
        "shengji: a deposed declarer is followed by his partner",
        "declarer.py",
        "return following(now) if deposes(total, rules) else partner(now)",
        "return partner(now)",
    ),
    _rule(
        "shengji: who holds declares again",
        "declarer.py",
        "else partner(now)",
        "else now",
    ),
    _leak(
        "shengji: show sealed declarations",
        Edit(
            "shengji/events.py",
            "    seat: Seat\n    action: Action\n\n" + OWN,
            ALL + "    seat: Seat\n    action: Action\n",
        ),
    ),
    _leak(
        "shengji: show what the declarer takes up",
        Edit(
            "shengji/events.py",
            '    kind: ClassVar[str] = "bottom-taken"\n' + FIRST + TAKEN,
            '    kind: ClassVar[str] = "bottom-taken"\n'
            + FIRST
            + ALL
            + "    seat: Seat\n    cards: tuple[Card, ...]\n",
        ),
    ),
    _leak(
        "shengji: show what the declarer lays away",
        Edit(
            "shengji/events.py",
            '    kind: ClassVar[str] = "bottom-buried"\n' + FIRST + TAKEN,
            '    kind: ClassVar[str] = "bottom-buried"\n'
            + FIRST
            + ALL
            + "    seat: Seat\n    cards: tuple[Card, ...]\n",
        ),
    ),
    _leak(
        "shengji: everybody looks at the bottom",
        Edit(
            "shengji/view.py",
            "buried=state.buried if viewer == state.declarer else seen.buried,",
            "buried=state.buried,",
        ),
    ),
    _leak(
        "shengji: ask only who holds a card of the level",
        Edit(
            "shengji/declaring.py",
            "        return (drawer, *after(drawer, SEATS))\n",
            "        level = levels.played(state.deal.carried)\n"
            "        seats = (drawer, *after(drawer, SEATS))\n"
            "        return tuple(\n"
            "            s for s in seats if any(c.rank is level for c in state.hands[s])\n"
            "        )\n",
        ),
    ),
    _leak(
        "shengji: ask for an overturn only when somebody has one",
        Edit(
            "shengji/declaring.py",
            "    others = tuple(after(standing.seat, SEATS))\n",
            "    others = tuple(after(standing.seat, SEATS))\n"
            "    if not any(state.hands[s].count(c) > 1 and c.rank is level\n"
            "               for s in others for c in state.hands[s]):\n"
            "        return ()\n",
        ),
    ),
    _leak(
        "shengji: show who has not declared yet",
        Edit(
            "shengji/view.py",
            "        concerned=concerned,\n",
            "        concerned=concerned\n"
            "        if state.asking is None\n"
            "        else tuple(s for s in concerned if not state.asking.answers[s]),\n",
        ),
    ),
    _leak(
        "shengji: open declarations as soon as one is there",
        Edit(
            "shengji/declaring.py",
            "    if not all(given):\n        return ()\n",
            "    if not any(given):\n        return ()\n",
        ),
    ),
    _leak(
        "shengji: show the bottom that nobody drew",
        Edit(
            "shengji/events.py",
            '    kind: ClassVar[str] = "bottom-dealt"\n'
            + FIRST
            + "    audience: ClassVar[Audience] = NOBODY\n",
            '    kind: ClassVar[str] = "bottom-dealt"\n' + FIRST + ALL,
        ),
    ),
    _leak(
        "shengji: show another hand",
        Edit(
            "shengji/view.py",
            "        hand=state.hands[viewer],\n",
            "        hand=state.hands[(viewer + 2) % 4],\n",
        ),
    ),
    told(
        "shengji: who cannot declare is not asked",
        "engine/shengji/questions.py",
        "        spares=False,\n",
        "",
        "tests/bot/test_secrets_shengji.py",
    ),
)
