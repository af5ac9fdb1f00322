"""Who sits where: pure changes of a table."""

from datetime import UTC, datetime, timedelta

import pytest

from bot import table as tables
from bot.messages import Address
from bot.table import Phase, Player, Table
from engine.errors import Rejected
from engine.game import Match

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOST, GUEST = 10, 11


def lobby() -> Table:
    return tables.opened(
        id=7,
        room=Address.room("chat", "-100"),
        number=1,
        game="gouji",
        profile="finalstone",
        host=HOST,
        secret="s",
        at=NOW,
    )


def refused(code: str):  # type: ignore[no-untyped-def]
    return pytest.raises(Rejected, match=f"^{code}$")


def test_the_host_sits_on_the_first_seat() -> None:
    assert lobby().people == {0: HOST}
    assert lobby().solo


def test_a_guest_takes_the_first_free_seat() -> None:
    table = tables.joined(lobby(), GUEST)
    assert table.people == {0: HOST, 1: GUEST}
    assert not table.solo


def test_nobody_sits_twice() -> None:
    with refused("already-seated"):
        tables.joined(lobby(), HOST)


def test_a_full_table_takes_nobody() -> None:
    table = lobby()
    for person in range(20, 25):
        table = tables.joined(table, person)
    with refused("table-full"):
        tables.joined(table, GUEST)
    with refused("table-full"):
        tables.with_computer(table, HOST, "greedy")


def test_a_kept_seat_becomes_a_real_one_when_the_private_chat_is_opened() -> None:
    kept = tables.joined(lobby(), GUEST, NOW + timedelta(minutes=10))
    with refused("not-seated"):
        kept.seated(GUEST)
    assert tables.joined(kept, GUEST).seated(GUEST) == 1


def test_a_kept_seat_becomes_free_when_its_time_is_over() -> None:
    kept = tables.joined(lobby(), GUEST, NOW + timedelta(minutes=10))
    assert tables.swept(kept, NOW + timedelta(minutes=9)) == kept
    assert tables.swept(kept, NOW + timedelta(minutes=10)).people == {0: HOST}


def test_whoever_leaves_frees_his_seat_and_the_next_person_hosts() -> None:
    table = tables.left(tables.joined(lobby(), GUEST), HOST)
    assert table.people == {1: GUEST}
    assert table.host == GUEST


def test_a_table_that_everybody_left_is_closed() -> None:
    assert tables.left(lobby(), HOST).phase is Phase.CLOSED


def test_leaving_without_a_seat_is_refused() -> None:
    with refused("not-seated"):
        tables.left(lobby(), GUEST)


def test_only_the_host_adds_computers_chooses_rules_and_starts() -> None:
    table = tables.joined(lobby(), GUEST)
    for change in (
        lambda: tables.with_computer(table, GUEST, "greedy"),
        lambda: tables.with_profile(table, GUEST, "wanjiaxiang"),
        lambda: tables.started(table, GUEST, "greedy"),
        lambda: tables.closed(table, GUEST),
    ):
        with refused("not-host"):
            change()
    assert tables.with_profile(table, HOST, "wanjiaxiang").profile == "wanjiaxiang"
    with refused("bad-button"):
        tables.with_profile(table, HOST, "none-such")


def test_computers_fill_free_and_kept_seats_at_the_start() -> None:
    table = tables.joined(lobby(), GUEST, NOW + timedelta(minutes=10))
    started = tables.started(table, HOST, "greedy")
    assert started.phase is Phase.PLAYING
    assert started.people == {0: HOST}
    assert set(started.computers) == {1, 2, 3, 4, 5}


def test_nobody_joins_leaves_or_starts_once_the_cards_are_dealt() -> None:
    table = tables.started(lobby(), HOST, "greedy")
    for change in (
        lambda: tables.joined(table, GUEST),
        lambda: tables.left(table, HOST),
        lambda: tables.started(table, HOST, "greedy"),
    ):
        with refused("wrong-phase"):
            change()
    with refused("hand-running"):
        tables.closed(table, HOST)
    with refused("hand-running"):
        tables.require_between(table)


def test_a_match_adds_up_and_a_new_one_starts_from_nothing() -> None:
    """G-300: hands of one match are counted and their points added."""
    table = tables.dealt(tables.started(lobby(), HOST, "greedy"), "h1", 90)
    assert (table.hands, table.banks) == (1, (90_000,) * 6)
    between = tables.scored(table, Match(1, (3, -3), over=False))
    assert between.phase is Phase.BETWEEN
    tables.require_between(between)
    second = tables.dealt(between, "h2", 90)
    assert (second.hands, second.points) == (2, (3, -3))
    over = tables.scored(second, Match(2, (9, -9), over=True))
    assert over.phase is Phase.OVER
    again = tables.dealt(over, "h3", 90)
    assert (again.hands, again.points) == (1, ())


def test_a_closed_table_is_gone() -> None:
    table = tables.closed(lobby(), HOST)
    with refused("no-table"):
        tables.joined(table, GUEST)
    with refused("no-table"):
        tables.closed(table, HOST)


def test_seats_of_people_and_computers_are_told_apart() -> None:
    table = tables.with_computer(lobby(), HOST, "greedy")
    assert table.computers == {1: "greedy"}
    assert table.free == (2, 3, 4, 5)
    assert table.players[0] == Player(person=HOST)
