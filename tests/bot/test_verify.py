"""The proof of a shuffle: seal, seed and hands agree, or it is said what does not."""

from __future__ import annotations

import hashlib
import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import verify
from bot.verify import Malformed
from engine import gouji
from engine.hand import Hand
from engine.shuffle import seal, written

SEED = 0x1234_5678_9ABC_DEF0_1234_5678_9ABC_DEF0


def dealt(seed: int) -> Hand[Any, Any, Any, Any]:
    """A hand that has been dealt: what comes before the deal is answered by nobody."""
    hand, _ = Hand.open(gouji, gouji.profiles["finalstone"], seed)
    while not hand.state.deal.cards:
        question = hand.pending
        assert question is not None
        hand, _ = hand.lapse(question.id, [ask.seat for ask in question.asks])
        if not hand.state.deal.cards:
            hand, _ = hand.release(question.id)
    return hand


@given(st.integers(0, 2**128 - 1))
def test_what_the_table_dealt_is_what_the_seed_deals(seed: int) -> None:
    state = dealt(seed).state
    cards = {number: list(reversed(hand)) for number, hand in enumerate(state.deal.cards)}
    found = verify.verify("gouji", state.deal.seal, state.deal.seed, cards)
    assert found.holds
    assert found.hands == state.deal.cards


def test_the_seal_is_the_sha256_of_the_written_seed() -> None:
    digest = hashlib.sha256(b"123456789abcdef0123456789abcdef0").hexdigest()
    assert verify.verify("gouji", digest, "123456789abcdef0123456789abcdef0").seal_holds


def test_another_seed_breaks_the_seal() -> None:
    found = verify.verify("gouji", seal(SEED), written(SEED + 1))
    assert not found.seal_holds
    assert not found.holds
    assert found.hands == dealt(SEED + 1).state.deal.cards


def test_a_changed_hand_is_named() -> None:
    cards = {seat: list(hand) for seat, hand in enumerate(dealt(SEED).state.deal.cards)}
    cards[2][0], cards[4][0] = "XR", "S3"  # type: ignore[call-overload]
    cards[2][1] = "XR"  # type: ignore[call-overload]
    found = verify.verify("gouji", seal(SEED), written(SEED), cards)
    assert found.seal_holds
    assert 2 in found.differing
    assert not found.holds
    assert set(found.differing) <= {2, 4}


def test_one_copy_more_of_a_card_is_another_hand() -> None:
    own = list(dealt(SEED).state.deal.cards[0])
    twice = next(card for card in own if own.count(card) > 1)
    other = next(card for card in own if own.count(card) == 1)
    own[own.index(twice)] = other
    assert set(own) == set(dealt(SEED).state.deal.cards[0])
    assert verify.verify("gouji", seal(SEED), written(SEED), {0: own}).differing == (0,)


def test_only_the_hands_that_are_given_are_compared() -> None:
    own = dealt(SEED).state.deal.cards[3]
    assert verify.verify("gouji", seal(SEED), written(SEED), {3: own}).holds
    assert verify.verify("gouji", seal(SEED), written(SEED), {3: own[:-1]}).differing == (3,)


def test_large_letters_and_blanks_round_about_do_no_harm() -> None:
    assert verify.verify("gouji", f" {seal(SEED).upper()}\n", written(SEED).upper()).holds


@pytest.mark.parametrize(
    ("sealed", "seed", "hands", "words"),
    [
        ("abc", written(SEED), None, "a seal is 64 hexadecimal digits; this is not: 'abc'"),
        (seal(SEED), "xyz", None, "a seed is 32 hexadecimal digits; this is not: 'xyz'"),
        (seal(SEED), written(SEED)[:-1], None, "a seed is 32"),
        (seal(SEED), "-" + written(SEED)[1:], None, "a seed is 32"),
        (seal(SEED), written(SEED), {6: []}, "seats are 0 to 5; there is no seat 6"),
        (seal(SEED), written(SEED), {0: ["H1"]}, "seat 0: 'H1' is no card"),
    ],
)
def test_malformed_input_is_named(sealed: str, seed: str, hands: Any, words: str) -> None:
    with pytest.raises(Malformed) as refused:
        verify.verify("gouji", sealed, seed, hands)
    assert words in str(refused.value)


def run(sealed: str, seed: str) -> tuple[int, Any]:
    out = io.StringIO()
    code = verify.run("gouji", sealed, seed, out)
    return code, json.loads(out.getvalue())


def test_the_program_tells_whether_it_holds_and_what_was_dealt() -> None:
    code, found = run(seal(SEED), written(SEED))
    assert code == 0
    assert found["seal_holds"] is True
    assert [tuple(hand) for hand in found["hands"]] == list(dealt(SEED).state.deal.cards)
    assert run(seal(SEED + 1), written(SEED))[0] == 1
    code, found = run("12", written(SEED))
    assert code == 2
    assert "seal" in found["error"]
