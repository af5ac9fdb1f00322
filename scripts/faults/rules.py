"""Rules of the game that are broken, in the order of its files."""

from __future__ import annotations

from typing import Final

from faults.kinds import rule

BROKEN: Final = (
    rule(
        "equal rank beats",
        "../climbing.py",
        "return not mine.cards or mine.rank > theirs.rank",
        "return not mine.cards or mine.rank >= theirs.rank",
    ),
    rule(
        "counts need not be equal",
        "../climbing.py",
        "    if mine.big + mine.small + mine.cards != theirs.big + theirs.small + theirs.cards:\n"
        "        return False\n",
        "",
    ),
    rule(
        "mixed jokers keep their rank everywhere",
        "combos.py",
        "if big and small and mixed is MixedJokers.DOWNGRADE:",
        "if False:",
    ),
    rule(
        "attached 2s do not count for a gouji play",
        "gouji_play.py",
        "return combo.count + combo.twos >= ",
        "return combo.count >= ",
    ),
    rule(
        "enemies burn before allies",
        "hearings.py",
        "key=lambda seat: (seat - facts.owner) % 2",
        "key=lambda seat: (seat - facts.owner + 1) % 2",
    ),
    rule(
        "the opposite may burn",
        "hearings.py",
        "        if seat != opposite(facts.owner, SEATS)\n        and seat not in",
        "        if seat not in",
    ),
    rule("one who passed may burn", "hearings.py", "        and seat not in facts.barred\n", ""),
    rule(
        "one who passed may not answer his opposite",
        "hearings.py",
        "facts.rules.pass_rule is not PassRule.STRICT",
        "facts.rules.pass_rule is PassRule.STRICT",
    ),
    rule(
        "a strict table bars the opposite from stopping a burn",
        "hearings.py",
        "return facts.burning and facts.rules.unburn_after_pass",
        "return False",
    ),
    rule("a free kill is answered", "hearings.py", "    if facts.free_kill:\n        return\n", ""),
    rule(
        "the headless do not answer gouji plays",
        "hearings.py",
        "return seat == across or seat in facts.headless",
        "return seat == across",
    ),
    rule(
        "a headless player's gouji play is his opposite's alone",
        "hearings.py",
        "if not facts.gouji or facts.owner in facts.headless:",
        "if not facts.gouji:",
    ),
    rule(
        "yield on a gouji play",
        "hearings.py",
        "if seat in facts.headless or facts.gouji:",
        "if seat in facts.headless:",
    ),
    rule(
        "yield with nobody after oneself",
        "hearings.py",
        "return seat in answerers and answerers[-1] != seat",
        "return seat in answerers",
    ),
    rule(
        "the yielder is not heard again",
        "hearings.py",
        "    if facts.yielder is not None and facts.yielder in others:\n"
        "        yield facts.yielder\n",
        "",
    ),
    rule(
        "a yielder who is played over stays in",
        "respond.py",
        "        overplayed = top.yielder\n",
        "        overplayed = None\n",
    ),
    rule(
        "who declines to burn is told as passing",
        "respond.py",
        "        if matter is Matter.BURN:\n            continue\n",
        "        if matter is Matter.BURN:\n            if answer is not None:\n"
        "                passed.append(seat)\n            continue\n",
    ),
    rule(
        "the last to burn burns",
        "respond.py",
        "    for seat, matter in order:\n        answer = top.answers[seat]\n"
        "        if matter is Matter.BURN and",
        "    for seat, matter in reversed(order):\n        answer = top.answers[seat]\n"
        "        if matter is Matter.BURN and",
    ),
    rule(
        "a bluff is allowed in wanjiaxiang",
        "burn.py",
        "return rules.burn_bluff_allowed or feasible(without(hand, cover.counts), rules)",
        "return True",
    ),
    rule(
        "a burner leads without a joker",
        "burn.py",
        "    if not play.jokers:\n        return False\n    rest",
        "    rest",
    ),
    rule(
        "every link of a chain is paid to the last burner",
        "burn.py",
        "        if link.seat == seat and rules.burn_tribute\n",
        "        if rules.burn_tribute\n",
    ),
    rule(
        "counter-burns always double",
        "burn.py",
        "(2**depth if rules.counter_burn_doubling else 1)",
        "2**depth",
    ),
    rule(
        "after a false burn the burner's lower house leads",
        "burn.py",
        "for s in (link.burned, *after(link.burned, SEATS))",
        "for s in (*after(seat, SEATS), link.burned)",
    ),
    rule(
        "an un-burn keeps the earlier links",
        "booking.py",
        'return {"burns": tuple(link for link in state.burns[-1:] if link.seat != seat)}',
        'return {"burns": state.burns[:-1]}',
    ),
    rule(
        "a false burner is not dead",
        "booking.py",
        '"burns": (),\n        "dead": (*state.dead, seat),',
        '"burns": (),\n        "dead": state.dead,',
    ),
    rule(
        "melee does not end a burn",
        "booking.py",
        'return {"melee": True, "burns": ()}',
        'return {"melee": True}',
    ),
    rule(
        "played cards stay in the hand",
        "booking.py",
        '"hands": replaced(state.hands, seat, without(state.hands[seat], used)),',
        '"hands": state.hands,',
    ),
    rule(
        "asking for the wind is passing",
        "booking.py",
        "return _reopened(state, seat, passed, yielder=None)",
        "return _reopened(state, seat, (*passed, seat), yielder=None)",
    ),
    rule(
        "a burn is undone when its last play is beaten",
        "game.py",
        "    burn.succeed,\n    burn.stop,\n",
        "    burn.stop,\n",
    ),
    rule(
        "melee starts at once",
        "melee.py",
        "    if state.leader is None and arises(state.rules):\n        return None\n",
        "",
    ),
    rule(
        "the dead count as out for melee",
        "melee.py",
        "return len(state.places) + counts",
        "return len(state.places) + len(state.dead) + counts",
    ),
    rule(
        "yield although somebody asked for the wind",
        "hearings.py",
        "if facts.melee or facts.heard or",
        "if facts.melee or facts.yielder is not None or",
    ),
    rule(
        "a burn of the second out's last play costs nothing",
        "game.py",
        "    burn.fail,\n    melee.begin,\n",
        "    melee.begin,\n    burn.fail,\n",
    ),
    rule(
        "a head is lost as melee begins",
        "headless.py",
        " or out(state) >= TWO:",
        ":",
    ),
    rule(
        "headless at once",
        "headless.py",
        "(state.leader is not None or not arises(state.rules))",
        "True",
    ),
    rule(
        "the wind blows upstream",
        "wind.py",
        "for s in (top.seat, *after(top.seat, SEATS))",
        "for s in (top.seat, *reversed([*after(top.seat, SEATS)]))",
    ),
    rule("anybody may ask for the wind", "wind.py", "if seat not in catchers[:1] or", "if"),
    rule(
        "no wind after the headless player's gouji play",
        "wind.py",
        "    return seat in answerers",
        "    return seat in answerers and not facts.gouji",
    ),
    rule(
        "the last round is taken for the next one",
        "rounds.py",
        "        top.barred,\n        top.heard,\n",
        "        top.heard,\n",
    ),
    rule(
        "the last view is taken for the next one",
        "view.py",
        "if known is not state:",
        "if known is None:",
    ),
    rule(
        "any beating of a last play is a free kill",
        "free_kill.py",
        "    return is_gouji(play, rules)\n",
        "    return True\n",
    ),
    rule(
        "a plain last play gives a free kill in finalstone",
        "free_kill.py",
        "rules.free_kill_last is FreeKill.GOUJI_ONLY and",
        "rules.free_kill_last is FreeKill.ANY and",
    ),
    rule("a big joker opens", "open_point.py", "return not combo.big", "return True"),
    rule(
        "points open in melee",
        "open_point.py",
        "if state.melee or not rules.open_points",
        "if not rules.open_points",
    ),
    rule(
        "more cards left is placed better",
        "finish.py",
        "key=lambda seat: (state.left[seat], order.index(seat))",
        "key=lambda seat: (-state.left[seat], order.index(seat))",
    ),
    rule(
        "ties at the end go against turn order",
        "finish.py",
        "key=lambda seat: (state.left[seat], order.index(seat))",
        "key=lambda seat: (state.left[seat], -order.index(seat))",
    ),
    rule("the first to die is not last", "finish.py", "*reversed(state.dead)", "*state.dead"),
    rule(
        "a sweep is not doubled",
        "score.py",
        "factor = rules.score_sweep_factor if swept else 1",
        "factor = 1",
    ),
    rule(
        "negative sums are recorded in wanjiaxiang",
        "score.py",
        "    if rules.score_positive_only:\n",
        "    if False:\n",
    ),
    rule(
        "equal shows go to the later",
        "showing.py",
        "completed(show[1], state.deal.cards[show[0]])",
        "-completed(show[1], state.deal.cards[show[0]])",
    ),
    rule("ten cards are not reported", "report.py", "0 < n <= limit", "0 < n < limit"),
    rule(
        "suggest after the hand",
        "prompting.py",
        "if state.over or (to, seat) not in state.shown",
        "if (to, seat) not in state.shown",
    ),
)
