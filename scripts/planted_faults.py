"""Plant known faults one at a time in a copy of the tree, and demand that the tests fail for each.

A test that has never failed proves nothing: least of all one that looks for leaks. First the
unchanged copy must pass. A fault whose text is no longer found is an error, so the list below has
to follow the code.

    python scripts/planted_faults.py            all of them, two at a time
    python scripts/planted_faults.py burn       only those whose name has this word
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COPIED: Final = ("engine", "storage", "bot", "adapters", "tests", "pyproject.toml")
CONTRACT: Final = ("tests/engine/test_contract.py", "tests/engine/test_secrets.py")
RULES: Final = ("tests/engine/gouji",)
SECRETS: Final = CONTRACT[::-1]
WORKERS: Final = 2
LONGEST: Final = 600
"""Seconds that one run may take; a fault that makes the tests hang is not caught."""


@dataclass(frozen=True)
class Edit:
    file: str
    before: str
    after: str


@dataclass(frozen=True)
class Fault:
    name: str
    edits: tuple[Edit, ...]
    tests: tuple[str, ...]


def leak(name: str, *edits: Edit) -> Fault:
    """Somebody learns what he must not know: the contract has to notice."""
    return Fault(name, tuple(_in_engine(edit) for edit in edits), SECRETS)


def rule(name: str, file: str, before: str, after: str) -> Fault:
    """A rule of the game is broken."""
    return Fault(name, (_in_engine(Edit(f"gouji/{file}", before, after)),), RULES)


def _in_engine(edit: Edit) -> Edit:
    return Edit(f"engine/{edit.file}", edit.before, edit.after)


def around(name: str, file: str, before: str, after: str, *tests: str) -> Fault:
    """Something outside the engine says what it must not, or to whom it must not."""
    return Fault(name, (Edit(file, before, after),), tests)


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
            + "    if question.hold is Hold.BURN and not any(\n"
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
            + "        question = changed(question, hold=Hold.BURN)\n",
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

AROUND: Final = (
    around(
        "a promise in a channel is public",
        "adapters/discord/answering.py",
        "defer(ephemeral=True, thinking=True)\n        self._promised",
        "defer(thinking=True)\n        self._promised",
        "tests/adapters/discord/test_answering.py",
    ),
    around(
        "an answer in a channel is public",
        "adapters/discord/answering.py",
        "send_message(**looks.for_send(), ephemeral=True)",
        "send_message(**looks.for_send())",
        "tests/adapters/discord/test_answering.py",
    ),
    around(
        "a hand below a public message replaces it",
        "adapters/discord/answering.py",
        "elif self._on_private and reply.living:",
        "elif reply.living and self._pressed:",
        "tests/adapters/discord/test_answering.py",
    ),
    around(
        "names are markup",
        "adapters/discord/written.py",
        "    return _ITEM.sub(",
        "    return words or _ITEM.sub(",
        "tests/adapters/test_port_contract.py",
    ),
    around(
        "somebody is rung again by an edit",
        "adapters/discord/port.py",
        '"allowed_mentions": discord.AllowedMentions.none(),',
        '"allowed_mentions": self.rings,',
        "tests/adapters/discord/test_port.py",
    ),
    around(
        "commands are registered at every start",
        "adapters/discord/commands.py",
        "if _by_name(known) == _by_name(wanted):",
        "if not known and not wanted:",
        "tests/adapters/discord/test_commands.py",
    ),
    around(
        "my hand is my neighbour's",
        "bot/commands/clicks.py",
        "announce.private_message(sitting, seat)",
        "announce.private_message(sitting, Seat((seat + 1) % 6))",
        "tests/bot/test_answered_alone.py",
    ),
    around(
        "who did not ask for private messages gets them",
        "bot/announce.py",
        "sitting.table.room.private or sitting.people[person].reachable",
        "sitting.table.room.private or sitting.people[person].playable",
        "tests/bot/test_answered_alone.py",
    ),
    around(
        "the room is told at once for whom it waits",
        "bot/calls.py",
        "if not leads and not sitting.naming:",
        "if question is None:",
        "tests/bot/test_answered_alone.py",
    ),
    around(
        "a call stays when it is answered",
        "bot/calls.py",
        "    if table.called:\n",
        "    if table.called and slot:\n",
        "tests/bot/test_answered_alone.py",
    ),
    around(
        "a refused press shows the hand to anybody",
        "bot/commands/clicks.py",
        "if sitting.here is not None and seat is not None:",
        "if sitting.here is not None and (seat := seat or Seat(0)) is not None:",
        "tests/bot/test_answered_alone.py",
    ),
)
BROKEN: Final = (
    rule(
        "equal rank beats",
        "combos.py",
        "return not mine.cards or mine.rank > theirs.rank",
        "return not mine.cards or mine.rank >= theirs.rank",
    ),
    rule(
        "counts need not be equal",
        "combos.py",
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
        "return play.jokers > 0 and may_declare(play, hand, rules)",
        "return may_declare(play, hand, rules)",
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
        "for s in (burned, *after(burned, SEATS))",
        "for s in (*after(seat, SEATS), burned)",
    ),
    rule(
        "an un-burn keeps the earlier links",
        "state.py",
        'return {"burns": ()}',
        'return {"burns": state.burns[:-1]}',
    ),
    rule(
        "a false burner is not dead",
        "state.py",
        '"dead": (*state.dead, seat), "leader": leader',
        '"dead": state.dead, "leader": leader',
    ),
    rule(
        "melee does not end a burn",
        "state.py",
        'return {"melee": True, "burns": ()}',
        'return {"melee": True}',
    ),
    rule(
        "played cards stay in the hand",
        "state.py",
        '"hands": _replaced(state.hands, seat, without(state.hands[seat], used)),',
        '"hands": state.hands,',
    ),
    rule(
        "asking for the wind is passing",
        "state.py",
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
        "state.leader is None or len(state.places) < 2",
        "len(state.places) < 2",
    ),
    rule(
        "the dead count as out for melee",
        "melee.py",
        "len(state.places) < 2",
        "len(state.places) + len(state.dead) < 2",
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
        "a head is lost in melee too",
        "headless.py",
        "len(state.places) != 1",
        "not state.places",
    ),
    rule(
        "headless at once",
        "headless.py",
        "if state.leader is None or len(state.places) != 1",
        "if len(state.places) != 1",
    ),
    rule(
        "the wind blows upstream",
        "wind.py",
        "for s in (top.seat, *after(top.seat, SEATS))",
        "for s in (top.seat, *reversed([*after(top.seat, SEATS)]))",
    ),
    rule("anybody may ask for the wind", "wind.py", "if seat not in facts.others[:1] or", "if"),
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
        "if stood is None or state.melee or",
        "if stood is None or",
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
        "factor = rules.score_sweep_factor if is_sweep(places) else 1",
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
        "if state.ended or (to, seat) not in state.shown",
        "if (to, seat) not in state.shown",
    ),
)


def snapshot(folder: Path) -> None:
    """What the tests need, as it is now: the tree may be worked on meanwhile."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    # What people type is not concerned, and its tests need more of the tree.
    (folder / "tests/engine/gouji/test_notation.py").unlink(missing_ok=True)


def run(folder: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """pytest in *folder* alone, until the first failure."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": ""}
    environment |= {"GOUJI_SOAK": "1", "GOUJI_SHRINK": "0"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )


def outdated(tree: Path, fault: Fault) -> list[str]:
    """The files that no longer have the text that the fault replaces, exactly once."""
    texts = {edit: (tree / edit.file).read_text("utf-8") for edit in fault.edits}
    return [edit.file for edit, text in texts.items() if text.count(edit.before) != 1]


def verdict(tree: Path, fault: Fault) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "copy"
        shutil.copytree(tree, folder)
        for edit in fault.edits:
            path = folder / edit.file
            text = path.read_text("utf-8").replace(edit.before, edit.after)
            path.write_text(text, encoding="utf-8")
        try:
            done = run(folder, *fault.tests)
        except subprocess.TimeoutExpired:
            return "HUNG"
    # 1 is a failed test. A fault that does not even load proves nothing.
    return {0: "MISSED", 1: "caught"}.get(done.returncode, "BROKEN")


def check(tree: Path, faults: Sequence[Fault]) -> int:
    snapshot(tree)
    stale = {fault.name: files for fault in faults if (files := outdated(tree, fault))}
    for name, files in stale.items():
        print(f"{name}: {', '.join(files)} has changed; update this fault")
    if stale:
        return 2
    unchanged = run(tree, *dict.fromkeys(test for fault in faults for test in fault.tests))
    if unchanged.returncode:
        print(unchanged.stdout)
        print("the unchanged tree fails: nothing can be said about faults")
        return 2
    caught = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        verdicts = pool.map(partial(verdict, tree), faults)
        for fault, said in zip(faults, verdicts, strict=True):
            caught += said == "caught"
            print(f"{said:<8}{fault.name}", flush=True)
    print(f"caught {caught} of {len(faults)}")
    return 0 if caught == len(faults) else 1


def main(words: Sequence[str]) -> int:
    faults = [f for f in (*LEAKS, *AROUND, *BROKEN) if all(word in f.name for word in words)]
    if not faults:
        print(f"no fault has {' '.join(words)} in its name")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        return check(Path(folder), faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
