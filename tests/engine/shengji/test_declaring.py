"""Making trump and overturning it, in sealed rounds; and who declares
(engine/shengji/declarer.py)."""

from __future__ import annotations

from engine.cards import Rank, Suit
from engine.shengji import events as ev
from engine.shengji.declarer import following_declarer
from engine.shengji.trumps import Trumps
from tests.engine.shengji.table import P0, P1, P2, P3, SEED, STANDARD, Scene, cards, house, table

A_HEART = "H2 C3 C4 C6"
TWO_CLUBS = "C2 C2 D3 D4"
TWO_DIAMONDS = "D2 D2 C7 C8"
JOKERS = "XB XB C5 C9"


def made(scene: Scene) -> ev.TrumpMade:
    return scene.one(ev.TrumpMade)


def test_all_are_asked_together_and_nobody_sees_an_answer() -> None:
    """S-011, SG-03: the cards are dealt at once, so the declarations are sealed."""
    scene = table(P0=A_HEART, drawer=P2).dealt()
    assert scene.question.kind == "declare"
    assert scene.asked == (P2, P3, P0, P1)
    assert scene.question.sealed
    after = scene.says(P0, "declare H2")
    assert after.view(P1) == scene.view(P1)
    assert after.view(None) == scene.view(None)
    assert after.view(P0).answer is not None


def test_one_card_of_the_level_makes_its_suit_trump() -> None:
    """S-011, S-013, SG-01: in a first hand its owner declares."""
    scene = table(P1=A_HEART).dealt().opened(P1="declare H2").opened()
    assert made(scene) == ev.TrumpMade(level=Rank.TWO, suit=Suit.HEARTS, declarer=P1, maker=P1)
    assert scene.state.trumps == Trumps(Rank.TWO, Suit.HEARTS)


def test_the_first_hand_may_be_declared_by_who_drew_first() -> None:
    """SG-01: where the house says so, trump making fixes the suit alone."""
    rules = house(first_declarer="seat")
    scene = table(rules, P1=A_HEART, drawer=P3).dealt().opened(P1="declare H2").opened()
    assert (made(scene).declarer, made(scene).maker) == (P3, P1)


def test_in_later_hands_trump_making_fixes_the_suit_alone() -> None:
    """SG-01, SG-06: the declarer stands beforehand, and his level is played."""
    scene = table(P1="H7 C3", levels="7878", declarer=P2).dealt()
    scene = scene.opened(P1="declare H7").opened()
    assert made(scene) == ev.TrumpMade(level=Rank.SEVEN, suit=Suit.HEARTS, declarer=P2, maker=P1)


def test_the_deposed_side_leaves_its_level_behind() -> None:
    """SG-24: the next declarer plays his own level."""
    scene = table(P1="H8 C3", levels="7878", declarer=P1).dealt()
    assert scene.part(P1).level is Rank.EIGHT
    assert scene.may(P1, "declare H8")


def test_another_overturns_with_two_of_the_level() -> None:
    """S-012: and in a first hand he declares (SG-01)."""
    scene = table(P0=A_HEART, P1=TWO_CLUBS).dealt().opened(P0="declare H2")
    assert scene.question.kind == "overturn"
    assert scene.asked == (P1, P2, P3)
    scene = scene.opened(P1="declare C2 C2")
    assert (made(scene).suit, made(scene).declarer) == (Suit.CLUBS, P1)


def test_the_first_overturn_stands() -> None:
    """SG-04: nothing is above a pair of the level."""
    scene = table(P0=A_HEART, P1=TWO_CLUBS, P2=TWO_DIAMONDS).dealt().opened(P0="declare H2")
    scene = scene.opened(P1="declare C2 C2", P2="declare D2 D2")
    assert made(scene).suit is Suit.CLUBS
    assert len(scene.of(ev.ClaimOpened)) == 2


def test_of_equal_declarations_that_counts_whose_card_was_drawn_first() -> None:
    """S-011, SG-03: P3 drew its 2 with its second card, P1 with its third."""
    scene = table(P1="C3 C4 H2", P3="D3 D2 D4", P0="C6 C7 C8", P2="D6 D7 D8").dealt()
    scene = scene.opened(P1="declare H2", P3="declare D2").opened()
    assert made(scene).maker == P3
    opened = scene.of(ev.ClaimOpened)[0]
    assert (opened.seat, opened.cards) == (P3, cards("D2"))


def test_in_the_same_round_of_drawing_the_drawer_is_first() -> None:
    """SG-02, SG-03."""
    for drawer in (P1, P3):
        scene = table(P1="H2 C3", P3="D2 D3", P0="C6 C7", P2="D6 D7", drawer=drawer).dealt()
        scene = scene.opened(P1="declare H2", P3="declare D2").opened()
        assert made(scene).maker == drawer


def test_a_pair_counts_from_its_second_card() -> None:
    """SG-03: two pairs laid at once, of which the later one began earlier."""
    rules = house("standard", overturn_again=False)
    scene = table(
        rules, P0="H2 C3 C4 H2", P1="D3 D2 D2 D4", P2="C6 C7 C8 C9", P3="D6 D7 D8 D9"
    ).dealt()
    scene = scene.opened(P0="declare H2 H2", P1="declare D2 D2")
    assert scene.state.standing is not None
    assert scene.state.standing.seat == P1


def test_in_rounds_the_strongest_counts() -> None:
    """S-011: a pair that was drawn later beats a single card."""
    scene = table(STANDARD, P0="H2 C3 C4 C5", P1="D3 D4 D2 D2").dealt()
    scene = scene.opened(P0="declare H2", P1="declare D2 D2")
    assert scene.state.standing is not None
    assert scene.state.standing.seat == P1


def test_in_draw_order_the_first_counts_though_another_is_stronger() -> None:
    """SG-03: that can still be overturned."""
    rules = house("standard", declaring="draw_order")
    scene = table(rules, P0="H2 C3 C4 C5", P1="D3 D4 D2 D2").dealt()
    scene = scene.opened(P0="declare H2", P1="declare D2 D2")
    assert scene.state.standing is not None
    assert scene.state.standing.seat == P0
    assert scene.asked == (P0, P1, P2, P3)
    assert scene.opened(P1="declare D2 D2").state.standing.seat == P1  # type: ignore[union-attr]


def test_jokers_overturn_a_pair_and_there_is_no_trump_suit() -> None:
    """SG-04, where it is the rule: small jokers over a pair, big ones over small ones."""
    scene = table(STANDARD, P0=A_HEART, P1=TWO_CLUBS, P2=JOKERS, P3="XR XR C5 C9").dealt()
    scene = scene.opened(P0="declare H2").opened(P1="declare C2 C2")
    scene = scene.opened(P2="declare XB XB").opened(P3="declare XR XR")
    assert (made(scene).suit, made(scene).declarer) == (None, P3)
    assert len(scene.of(ev.ClaimOpened)) == 4


def test_where_one_overturn_is_all_it_stands_though_jokers_are_higher() -> None:
    """SG-04, option overturn_again."""
    rules = house("standard", overturn_again=False)
    scene = table(rules, P0=A_HEART, P1=TWO_CLUBS, P2=JOKERS).dealt().opened(P0="declare H2")
    scene = scene.opened(P1="declare C2 C2")
    assert made(scene).maker == P1


def test_the_maker_protects_himself_with_the_second_card() -> None:
    """SG-04: where it is the rule, he is asked with the others."""
    scene = table(STANDARD, P0="H2 H2 C3").dealt().opened(P0="declare H2")
    assert scene.asked == (P0, P1, P2, P3)
    scene = scene.opened(P0="declare H2 H2")
    assert scene.asked == (P1, P2, P3)
    assert made(scene.opened()).maker == P0


def test_who_says_nothing_lays_nothing() -> None:
    """SG-05: all asleep, the hand is void and dealt anew."""
    scene = table().dealt().lapsed()
    assert scene.hand.pending is None
    outcome = scene.hand.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.void
    assert scene.one(ev.HandVoided).after is None


def test_a_void_hand_leaves_the_levels_as_they_were() -> None:
    """SG-05."""
    scene = table(levels="7878", declarer=P1).dealt().opened()
    assert scene.hand.game.carried(scene.state) == scene.state.deal.carried


def test_the_bottom_is_turned_up_to_a_card_of_the_level() -> None:
    """SG-05: one by one, and everybody sees them."""
    scene = table(STANDARD, bottom="HK C2 DA").dealt().opened()
    assert scene.one(ev.BottomTurned).cards == ("HK", "C2")
    assert (made(scene).suit, made(scene).maker) == (Suit.CLUBS, None)
    assert made(scene).declarer == P0
    assert scene.view(P3).turned == ("HK", "C2")


def test_without_a_card_of_the_level_the_highest_first_turned_gives_the_suit() -> None:
    """SG-05: suits do not rank, so of two aces the first one."""
    scene = table(STANDARD, bottom="HK XR DA CA").dealt().opened()
    assert made(scene).suit is Suit.DIAMONDS


def test_a_bottom_of_jokers_makes_no_trump() -> None:
    """SG-05."""
    assert made(table(STANDARD, bottom="XB XR").dealt().opened()).suit is None


def test_undeclared_can_mean_no_trump() -> None:
    """SG-05."""
    scene = table(house(undeclared="no_trump")).dealt().opened()
    assert made(scene).suit is None
    assert scene.question.kind == "bury"


def test_the_declarer_takes_the_bottom_into_his_hand() -> None:
    """S-014: and nobody else sees it."""
    scene = table(P1=A_HEART, bottom="DA DK").dealt().opened(P1="declare H2").opened()
    taken = scene.one(ev.BottomTaken)
    assert (taken.seat, taken.cards) == (P1, ("DA", "DK"))
    assert taken.audience.includes(P1)
    assert not taken.audience.includes(P3)
    assert not taken.audience.includes(None)
    assert len(scene.state.hands[P1]) == 6


def test_a_side_that_holds_hands_the_declarership_to_the_partner() -> None:
    """S-004, S-005."""
    assert following_declarer(P1, 75, SEED) == P3


def test_a_deposed_declarer_is_followed_by_his_lower_house() -> None:
    """S-006, SG-26: eighty are enough."""
    assert following_declarer(P1, 80, SEED) == P2
    assert following_declarer(P3, 200, SEED) == P0


def test_a_sealed_answer_can_be_changed_until_all_are_there() -> None:
    """SG-03."""
    scene = table(P0=A_HEART).dealt().says(P0, "declare H2").says(P0, "nothing")
    assert scene.view(P0).answer == scene.part(P0).decline
    assert scene.lapsed().state.standing is None
