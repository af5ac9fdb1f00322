"""Moving a change of the rules at a table, and what comes of it. One step's work on a sitting.

The motion stands in the row of the table, so a restart loses neither it nor a vote. It is public:
who moves it, what would change, and who has agreed.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.house import motion as motions
from bot.house.at_table import (
    before_first_hand,
    motion_of,
    next_mark,
    of,
    voters,
    with_,
    with_motion,
    without_motion,
)
from bot.house.house import House
from bot.house.motion import Motion
from bot.house.screens import Screens, summary
from bot.messages import Keyboard, Message
from bot.sitting import Sitting, Timer, Who
from bot.table import Phase
from bot.text import Text
from engine.errors import Rejected, Stale

TIMER: Final = "house"
"""Kind of the timer that ends a motion."""


def slot(table: int) -> str:
    """Where the motion of a table is shown in its room."""
    return f"motion{table}"


def panel(table: int) -> str:
    """Where the rules of a table are read and chosen."""
    return f"house{table}"


def wanted(sitting: Sitting, who: Who) -> House:
    """The rules to which the next choice of *who* belongs: his own open motion, or what is
    played."""
    motion = motion_of(sitting.table)
    if motion is not None and motion.by == who.id and not before_first_hand(sitting.table):
        return motion.house
    return of(sitting.table)


def choose(sitting: Sitting, who: Who, house: House) -> Text:
    """*who* wants to play *house*: done at once where he decides alone, otherwise moved.

    Whoever chooses what is played already takes his own motion back. There is one at a time: what
    another has moved is answered first. Returns what he is told. Raises Rejected.
    """
    require_say(sitting, who)
    if before_first_hand(sitting.table):
        sitting.table = with_(sitting.table, house)
        sitting.board = True
        return Text("house-kept")
    open_ = motion_of(sitting.table)
    rival = open_ is not None and open_.by != who.id
    if house == of(sitting.table):
        if open_ is None or rival:
            raise Rejected("house-same")
        _end(sitting, Text("house-motion-withdrawn", {"name": who.name}))
        return Text("house-withdrawn")
    if open_ is not None and rival:
        return _second(sitting, who, house, open_)
    until = sitting.now + timedelta(seconds=sitting.tempo.motion)
    motion = motions.moved(house, who.id, next_mark(sitting.table), until)
    sitting.drop += [timer for timer in sitting.timers if timer.kind == TIMER]
    _settle(sitting, motion, repost=True)
    return Text("house-agreed" if motion_of(sitting.table) is None else "house-moved")


def _second(sitting: Sitting, who: Who, house: House, motion: Motion) -> Text:
    """What another has moved, moved again, is a yes to it. Raises Rejected for anything else."""
    if house != motion.house:
        raise Rejected("house-rival", name=_name(sitting, motion.by))
    _settle(sitting, motions.agreed(motion, who.id))
    return Text("house-agreed")


def agree(sitting: Sitting, who: Who, mark: int) -> None:
    """*who* says yes to the motion with this *mark*. Raises Rejected, also for one that is over."""
    require_say(sitting, who)
    motion = _current(sitting, mark)
    if before_first_hand(sitting.table):
        choose(sitting, who, motion.house)
        return
    _settle(sitting, motions.agreed(motion, who.id))


def refuse(sitting: Sitting, who: Who, mark: int) -> None:
    """*who* says no, and the motion is over. Raises Rejected."""
    require_say(sitting, who)
    _current(sitting, mark)
    if before_first_hand(sitting.table):
        sitting.table = without_motion(sitting.table)
        return
    _end(sitting, Text("house-motion-refused", {"name": who.name}))


def require_say(sitting: Sitting, who: Who) -> None:
    """Raises Rejected for somebody who may not decide here."""
    if sitting.table.phase is Phase.CLOSED:
        raise Rejected("no-table")
    if who.id not in voters(sitting.table):
        raise Rejected("not-host" if before_first_hand(sitting.table) else "not-seated")


def fire(sitting: Sitting, timer: Timer) -> None:
    """The time of a motion may be over."""
    sitting.drop.append(timer)
    motion = motion_of(sitting.table)
    if motion is None or motion.until is None or motion.until > sitting.now:
        return
    _end(sitting, Text("house-motion-lapsed"))


def recount(sitting: Sitting) -> None:
    """Somebody who sat at the table has got up: perhaps all others have agreed."""
    motion = motion_of(sitting.table)
    if motion is None or motion.until is None:
        return
    if voters(sitting.table):
        _settle(sitting, motion)
    else:
        _end(sitting, Text("house-motion-lapsed"))


def _current(sitting: Sitting, mark: int) -> Motion:
    motion = motion_of(sitting.table)
    if motion is None or motion.mark != mark:
        raise Stale
    if motion.until is not None and motion.until <= sitting.now:
        raise Stale
    return motion


def _settle(sitting: Sitting, motion: Motion, *, repost: bool = False) -> None:
    """The motion as it stands now: open, or agreed to by all."""
    table = sitting.table
    if motions.carried(motion, voters(table)):
        sitting.table = with_(table, motion.house)
        _drop_timer(sitting)
        _say(sitting, (Text("house-motion-carried", {"rules": summary(motion.house)}),))
        return
    sitting.table = with_motion(table, motion)
    if repost:
        assert motion.until is not None
        sitting.add.append(Timer(TIMER, motion.until))
    screen = Screens(table.id, motion.house).motion(
        motion.mark, _lines(sitting, motion), "button-house-yes", "button-house-no"
    )
    _say(sitting, screen.lines, screen.buttons, repost=repost)


def _lines(sitting: Sitting, motion: Motion) -> tuple[Text, ...]:
    people = sitting.people
    args: dict[str, object] = {
        "names": tuple(people[person].name for person in motion.yes if person in people),
        "count": len(motions.missing(motion, voters(sitting.table))),
    }
    name = _name(sitting, motion.by)
    return (
        Text("house-motion", {"name": name, "rules": summary(motion.house)}),
        Text("house-motion-yes", args),
        Text("house-motion-until", {"until": motion.until}),
    )


def _name(sitting: Sitting, person: int) -> str | Text:
    """Of somebody who may have got up since."""
    known = sitting.people.get(person)
    return Text("lobby-nobody") if known is None else known.name


def _end(sitting: Sitting, words: Text) -> None:
    sitting.table = without_motion(sitting.table)
    _drop_timer(sitting)
    _say(sitting, (words,))


def _drop_timer(sitting: Sitting) -> None:
    sitting.drop += [timer for timer in sitting.timers if timer.kind == TIMER]


def _say(
    sitting: Sitting, lines: tuple[Text, ...], buttons: Keyboard = (), *, repost: bool = False
) -> None:
    """In the room, in place of what stood there of the motion."""
    table = sitting.table
    sitting.messages.append(
        Message(to=table.room, lines=lines, buttons=buttons, slot=slot(table.id), repost=repost)
    )


def keep_pasted(sitting: Sitting, who: Who, house: House) -> Motion:
    """Whoever decides alone is to say whether *house* is used."""
    motion = Motion(house, who.id, next_mark(sitting.table))
    sitting.table = with_motion(sitting.table, motion)
    return motion
