"""A preset with changes."""

from __future__ import annotations

import pytest

from bot.house.house import House, house, of_rules
from bot.house.options import key, options
from engine.gouji.options import Category
from engine.gouji.profiles import PROFILES
from engine.options import Unplayable

CHANGED = House("gouji", "finalstone").with_({"burn_tribute": "2", "counter_burn_doubling": "yes"})


def test_a_preset_without_changes_is_itself() -> None:
    for name, preset in PROFILES.items():
        assert House("gouji", name).rules == preset
        assert House("gouji", name).text == ""


def test_a_change_is_seen_in_the_rules_and_in_its_category() -> None:
    assert (CHANGED.rules.burn_tribute, CHANGED.rules.counter_burn_doubling) == (2, True)
    assert CHANGED.changed_in(Category.BURNING) == CHANGED.changed_in(Category.TRIBUTE) == 1
    assert CHANGED.changed_in(Category.SCORE) == 0
    assert (CHANGED.value("burn_tribute"), CHANGED.original("burn_tribute")) == ("2", "1")


def test_what_the_preset_has_anyway_is_no_change() -> None:
    back = CHANGED.with_({"burn_tribute": "1"})
    assert back.changes == {"counter_burn_doubling": "yes"}
    assert House("gouji", "finalstone").with_({"hold_three": "no"}) == House("gouji", "finalstone")


def test_changes_stand_in_the_order_of_the_options_whatever_came_first() -> None:
    one = House("gouji", "platform").with_({"score": "none"}).with_({"attach_twos": "no"})
    other = House("gouji", "platform").with_({"attach_twos": "no"}).with_({"score": "none"})
    assert list(one.changes) == list(other.changes) == ["attach_twos", "score"]


def test_what_cannot_be_played_is_refused_by_name_and_changes_nothing() -> None:
    """G-177: 4s wait for the point only in hold-three."""
    with pytest.raises(Unplayable) as refused:
        CHANGED.with_({"four_policy": "certificate-void"})
    assert (refused.value.option, refused.value.other) == ("four_policy", "hold_three")
    assert "four_policy" not in CHANGED.changes


def test_what_is_stored_is_read_again() -> None:
    assert house("gouji", "finalstone", CHANGED.text) == CHANGED
    assert house("gouji", "aixin", "") == House("gouji", "aixin")


@pytest.mark.parametrize("text", ["[]", "3", "{"])
def test_what_was_not_stored_by_us_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"options with values|Expecting"):
        house("gouji", "finalstone", text)


def test_any_preset_can_be_said_as_changes_of_any_other() -> None:
    for base in PROFILES:
        for preset in PROFILES.values():
            assert of_rules("gouji", base, preset).rules == preset


def test_the_values_of_a_house_are_those_of_its_rules() -> None:
    rules = CHANGED.rules
    assert all(CHANGED.value(name) == key(getattr(rules, name)) for name in options("gouji"))
