"""Rules around the play that are broken: tribute, purchases, calls, revolution, held cards."""

from __future__ import annotations

from typing import Final

from faults.kinds import Edit, leak, rule

BEFORE: Final = (
    rule(
        "tribute may be paid on",
        "tribute.py",
        "max(0, held(state.hands[seat], rank) - gained)",
        "held(state.hands[seat], rank)",
    ),
    rule(
        "kinds of tribute feed each other",
        "tribute.py",
        "        if open_:\n            return tuple(_paid(state, setup, open_))",
        "        if open_:\n            return tuple(_paid(state, setup, open_[:1]))",
    ),
    rule(
        "the smallest tribute card goes first",
        "tribute.py",
        "CLASS: Final = (Rank.BIG_JOKER, Rank.SMALL_JOKER, Rank.TWO)",
        "CLASS: Final = (Rank.TWO, Rank.SMALL_JOKER, Rank.BIG_JOKER)",
    ),
    rule(
        "stuffed tribute goes in jokers first everywhere",
        "tribute.py",
        "        return (Rank.TWO, Rank.BIG_JOKER, Rank.SMALL_JOKER)",
        "        return CLASS",
    ),
    rule(
        "one ally alone can waive nothing",
        "tribute_terms.py",
        "any(number in answer.waived for answer in given.values())",
        "all(number in answer.waived for answer in given.values())",
    ),
    rule(
        "four big jokers cancel only one's own tribute",
        "tribute_terms.py",
        " or (rank is Rank.BIG_JOKER and (debt.payer - seat) % 2 == 0)",
        "",
    ),
    rule(
        "the last 3 may be returned",
        "returns.py",
        "    if rules.hold_three and kept[0]:\n        kept[0] -= 1\n",
        "",
    ),
    rule(
        "any returned card may be refused",
        "returns.py",
        "if held(hand, Rank(rank)) == came[Rank(rank)]",
        "if held(hand, Rank(rank))",
    ),
    rule(
        "a seller keeps two",
        "buying.py",
        "held(state.hands[seat], rank) < 2:",
        "held(state.hands[seat], rank) < 3:",
    ),
    rule(
        "the big joker is paid before the small one",
        "buying.py",
        "ranks = (Rank.TWO, Rank.SMALL_JOKER, Rank.BIG_JOKER)",
        "ranks = (Rank.TWO, Rank.BIG_JOKER, Rank.SMALL_JOKER)",
    ),
    rule(
        "a 2 that was received buys a 3",
        "buying.py",
        "max(0, held(state.hands[seat], Rank.TWO) - held(state.gained[seat], Rank.TWO))",
        "held(state.hands[seat], Rank.TWO)",
    ),
    rule("who called before may call again", "calls.py", " if seat not in state.pre_calls)", ")"),
    rule(
        "a failed call costs nothing",
        "debts.py",
        "failed = rules.point_fail[calls[0]] if theirs else 0",
        "failed = 0",
    ),
    rule(
        "a swept side owes the rest as well",
        "debts.py",
        "            owed = [debt for debt in owed if debt.payer % 2 != swept]\n",
        "            pass\n",
    ),
    rule(
        "a revolutionary concedes nothing",
        "debts.py",
        "        if seat == opposite(revolt.seat, SEATS):\n            return True\n",
        "",
    ),
    rule(
        "a forfeited point counts as open",
        "debts.py",
        "    if seat in state.forfeited:\n        return False\n",
        "",
    ),
    rule(
        "sweeps of either side count in a row",
        "match.py",
        "before is not None and before.swept == swept",
        "before is not None",
    ),
    rule(
        "six points and a sweep are no draw",
        "match.py",
        "    lost = by_points | by_sweep\n",
        "    lost = by_points or by_sweep\n",
    ),
    rule(
        "a hand with a 2 may revolt",
        "revolution.py",
        "_HIGH = (Rank.TWO, Rank.SMALL_JOKER",
        "_HIGH = (Rank.SMALL_JOKER",
    ),
    rule(
        "two revolutions are one too many for nobody",
        "revolution.py",
        "    if len(seats) + (found is not None) > 1 and seats:\n"
        "        return (opened, void(state))\n",
        "",
    ),
    rule(
        "free kills are not counted",
        "booking.py",
        'fields["revolt"] = replace(revolt, kills=revolt.kills - 1)',
        "pass",
    ),
    rule(
        "the revolutionary is always fourth",
        "finish.py",
        "return THIRD if len(ours) == _BOTH and all(ours) else FOURTH",
        "return FOURTH",
    ),
    rule(
        "a mixed answer opens after a shot that stood",
        "surveys.py",
        '"pure": stood,',
        '"pure": False,',
    ),
    rule(
        "a lost test keeps its place",
        "setup_booking.py",
        'return fields | {"dead": (*state.dead, seat), "closed"',
        'return fields | {"agents": (*state.agents, seat), "closed"',
    ),
    rule(
        "pooled fives are answered from seat 0",
        "pooled_fives.py",
        "for seat in after(carried.places[-1], SEATS)",
        "for seat in range(SEATS)",
    ),
    rule(
        "3s may be played at any time",
        "limits.py",
        "    if not limits.hold_three or play.rank is not Rank.THREE:",
        "    if True:",
    ),
    rule(
        "4s may be led without an open point",
        "limits.py",
        "    if limits.fours is Fours.HELD and not blocked(hand):\n"
        '        raise Illegal("fours-need-open")\n',
        "",
    ),
    rule(
        "4s may follow",
        "limits.py",
        "if play.rank is Rank.FOUR and limits.fours is not Fours.FREE:",
        "if False:",
    ),
    rule(
        "who opened may throw his 4s",
        "fours.py",
        '    if seat in state.opened:\n        raise Illegal("fours-opened")\n',
        "",
    ),
    rule(
        "the stuffed catch the wind everywhere",
        "stuffing.py",
        "    if state.rules.stuffed_wind or not state.stuffed:",
        "    if True:",
    ),
    rule(
        "a stuffed hand is dead everywhere",
        "booking.py",
        "if state.rules.stuffed_model is StuffedModel.DEAD:",
        "if True:",
    ),
    rule(
        "the victim of a fraud burn stays stuffed",
        "booking.py",
        "if rules.fraud_victim_protected and victims:",
        "if False:",
    ),
    rule(
        "a natural open is not lost",
        "natural_open.py",
        "return PointLost(seat=top.seat) if is_pure(top.combo, state.rules) else None",
        "return None",
    ),
    rule(
        "a dot-hand counts the draws of the payer",
        "dot_hand.py",
        "drawn if later else drawn + 1",
        "drawn",
    ),
    rule(
        "the deck is not cut",
        "deal.py",
        "        cards = cards[at:] + cards[:at]\n",
        "        pass\n",
    ),
    rule("a joker counts on", "deal.py", "    if card.suit is None:\n        return origin\n", ""),
    rule(
        "peace hands open like all others",
        "open_point.py",
        "return _opened(state, top) if is_pure(top.combo, rules) else None",
        "return None",
    ),
    rule(
        "first out's opposite may open late",
        "open_point.py",
        "    if _too_late(state, seat):\n        return None\n",
        "",
    ),
    rule(
        "a wrong follow may be taken back",
        "questions.py",
        "                and not isinstance(answers[each.seat], WrongFollow)\n",
        "",
    ),
    rule(
        "tribute cards are shown to everybody",
        "setup_events.py",
        "return EVERYONE if self.open else only(self.seat, self.to)",
        "return EVERYONE",
    ),
    leak(
        "ask only those who could revolt",
        Edit(
            "gouji/revolution.py",
            "else state.in_play",
            "else tuple(s for s in state.in_play if qualifies(judged(state, s)))",
        ),
    ),
    leak(
        "ask only those who drew a big joker for a dot-hand",
        Edit(
            "gouji/dot_hand.py",
            "and number not in setup.set_off",
            "and number not in setup.set_off and jokers(state, debt.payer)",
        ),
    ),
    rule(
        "a stuffing is told before its player is out",
        "view.py",
        "return seat in state.stuffing_shown or not hides(state.rules)",
        "return True",
    ),
    rule(
        "only holders of 4s are asked as melee begins",
        "fours.py",
        "if s not in state.opened)",
        "if may_throw(state, s))",
    ),
    leak(
        "a survey says who has answered",
        Edit(
            "gouji/view.py",
            "seats=survey.seats, about",
            "seats=tuple(s for s in survey.seats if survey.answers[s] is None), about",
        ),
    ),
    leak(
        "a survey is over when the last has answered",
        Edit(
            "gouji/setup.py",
            "return (self.released or len(self.seats) == 1) and all(",
            "return all(",
        ),
    ),
)
