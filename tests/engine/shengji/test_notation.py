"""What people type: every spelling, the three ways of not understanding, and the written form."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import Ambiguous, Illegal, Rejected, Unreadable
from engine.shengji.actions import Action, Bury, Declare, NoDeclaration, Play
from engine.shengji.asked import Asked, Matter
from engine.shengji.deal import PACK
from engine.shengji.notation import read, write
from engine.shengji.state import Claim, Laid, Trick
from tests.engine.cases import chance
from tests.engine.shengji.table import P0, P1, SEED, STANDARD, action, held, trumps
from tests.engine.soak import runs

MADE = trumps("2S")


def leading(hand: str) -> Asked:
    return Asked(Matter.LEAD, STANDARD, P0, held(hand), MADE.level, MADE)


def following(hand: str, led: str) -> Asked:
    trick = Trick((Laid(P1, held(led)),))
    return Asked(Matter.FOLLOW, STANDARD, P0, held(hand), MADE.level, MADE, trick=trick)


def declaring(hand: str, over: str = "") -> Asked:
    if over:
        claim = Claim(P1, held(over))
        return Asked(Matter.OVERTURN, STANDARD, P0, held(hand), MADE.level, standing=claim)
    return Asked(Matter.DECLARE, SEED, P0, held(hand), MADE.level)


def rejection(words: str, asked: Asked | None = None) -> Rejected:
    with pytest.raises(Rejected) as caught:
        read(words, asked)
    return caught.value


def choices(words: str, asked: Asked | None = None) -> set[str]:
    rejected = rejection(words, asked)
    assert isinstance(rejected, Ambiguous)
    assert rejected.code == "ambiguous"
    offered = rejected.facts["choices"]
    assert isinstance(offered, tuple)
    return {write(each) for each in offered}


SPELLINGS = {
    "HA HA": "红桃AA|♥A♥A|hA hA|HA HA|红桃A红桃A|红心aa|紅桃AA|haha|♥AA|♥️A♥️A|一对红桃A|红桃对A"
    "|红桃A一对|两张红桃A|红桃A两张|红桃AX2|红桃A×2|heart A, heart A|pair of hearts A|红桃尖尖"
    "|出红桃AA|打 红桃 A A 吧|play HA HA|ＨＡ ＨＡ|红桃A、红桃A|我出红桃AA",
    "S3 S3 S4 S4": "黑桃3344|♠3344|s3344|黑桃3 3 4 4|黑桃拖拉机3344|拖拉机黑桃34|黑桃对3对4"
    "|S3 S3 S4 S4|黑桃三三四四|甩黑桃3344",
    "HT HT": "红桃1010|红桃10 10|hthT|红桃十十|ht ht",
    "XR XR": "大王大王|一对大王|两张大王|大王×2|XR XR|2张大王|big joker big joker|双大王",
    "XB XR": "大小王|小王大王|大王+小王|both jokers|大王和小王",
    "HA S3": "红桃A黑桃3|红桃A+黑桃3|hA s3|♥A ♠3|红桃A，黑桃3|红桃A带黑桃3",
    "HA HK C5": "红桃AK梅花5|hAK c5",
    "C7": "梅花7|草花7|梅7|♣7|c7|草7",
    "D9 D9": "方块99|方片99|♦9♦9|d9d9|方99",
}


@pytest.mark.parametrize(
    ("words", "written"),
    [(words, written) for written, all_ in SPELLINGS.items() for words in all_.split("|")],
)
def test_cards_are_read_however_they_are_spelled(words: str, written: str) -> None:
    assert read(words) == Play(held(written))


@pytest.mark.parametrize(
    ("words", "hand", "written"),
    [
        ("拖拉机 8899", "H8 H8 H9 H9 C8", "H8 H8 H9 H9"),
        ("拖拉机89", "H8 H8 H9 H9 C8 C9", "H8 H8 H9 H9"),
        ("8899", "C8 C8 C9 C9 H8", "C8 C8 C9 C9"),
        ("AA", "HA HA CA", "HA HA"),
        ("K", "DK D3", "DK"),
        ("大王", "XR XB", "XR"),
        ("王", "XB C3", "XB"),
        ("主K", "SK HK", "SK"),
        ("主3 主4", "S3 S4 H3", "S3 S4"),
    ],
)
def test_suits_that_are_left_out_follow_from_the_hand(words: str, hand: str, written: str) -> None:
    """S-030: only one lawful lead can be meant."""
    assert read(words, leading(hand)) == Play(held(written))


def test_the_question_decides_between_several_cards() -> None:
    """S-040: of two kings only the one of the led suit may be given."""
    hand = "HK CK C3 H4"
    assert read("K", following(hand, "HA")) == Play(held("HK"))
    assert choices("K", leading(hand)) == {"HK", "CK"}


def test_two_lawful_plays_are_never_guessed_between() -> None:
    assert choices("88", leading("H8 H8 C8 C8")) == {"H8 H8", "C8 C8"}
    assert choices("王", leading("XR XB")) == {"XR", "XB"}
    assert len(choices("8")) == 4


def test_two_of_a_kind_are_a_pair_where_there_is_one() -> None:
    """S-030: of 8 8 8 the pair; where there is none, the two that are held."""
    assert read("88", leading("S8 S8 H8")) == Play(held("S8 S8"))
    assert read("22", leading("S2 H2")) == Play(held("S2 H2"))


def test_what_cannot_be_meant_is_not_held() -> None:
    rejected = rejection("8899", leading("H8 H9"))
    assert isinstance(rejected, Illegal)
    assert rejected.code == "not-held"


def test_cards_with_their_suits_are_read_though_they_are_not_held() -> None:
    """The rules say why not."""
    assert read("红桃AA", leading("HA")) == Play(held("HA HA"))
    assert read("K", following("CK H3", "HA")) == Play(held("CK"))


def test_of_several_that_are_all_unlawful_one_is_read() -> None:
    assert read("K", following("CK DK H3", "HA")) in (Play(held("CK")), Play(held("DK")))


@pytest.mark.parametrize(
    ("words", "asked", "written"),
    [
        ("红桃2", declaring("H2 C3"), "declare H2"),
        ("亮红桃2", None, "declare H2"),
        ("2", declaring("H2 C3"), "declare H2"),
        ("反 梅花22", declaring("C2 C2", "H2"), "declare C2 C2"),
        ("22", declaring("C2 C2 D2", "H2"), "declare C2 C2"),
        ("对大王", declaring("XR XR", "H2"), "declare XR XR"),
        ("declare H2", None, "declare H2"),
        ("不亮", None, "nothing"),
        ("不反", declaring("C2 C2", "H2"), "nothing"),
        ("过", declaring("H2"), "nothing"),
        ("no declaration", None, "nothing"),
    ],
)
def test_declarations_are_read(words: str, asked: Asked | None, written: str) -> None:
    """S-011, S-012."""
    assert read(words, asked) == action(written)


@pytest.mark.parametrize(
    ("words", "asked", "written"),
    [
        ("红桃", declaring("H2 C3"), "declare H2"),
        ("亮红桃", declaring("H2 C3"), "declare H2"),
        ("亮 红桃（一张2）", declaring("H2 C3"), "declare H2"),
        ("反 梅花", declaring("C2 C2", "H2"), "declare C2 C2"),
        ("无主", declaring("XB XB C2 C2", "H2"), "declare XB XB"),
        ("overturn no trump (both small jokers)", declaring("XB XB XR XR", "H2"), "declare XB XB"),
        ("無主", declaring("XB XB", "H2"), "declare XB XB"),
    ],
)
def test_a_declaration_is_named_by_its_suit_alone(words: str, asked: Asked, written: str) -> None:
    """S-011, SG-04."""
    assert read(words, asked) == action(written)


def test_a_suit_that_names_no_declaration_or_several_is_not_guessed() -> None:
    """S-011."""
    assert rejection("黑桃", declaring("H2 C3")).code == "not-held"
    assert choices("无主", declaring("XB XB XR XR", "H2")) == {"declare XB XB", "declare XR XR"}
    assert rejection("红桃", leading("H2 C3")).code == "unreadable"


@pytest.mark.parametrize(
    ("words", "asked", "written"),
    [
        ("亮", declaring("H2 C3"), "declare H2"),
        ("亮主吧", declaring("H2 C3"), "declare H2"),
        ("Declare", declaring("H2 H2 C3"), "declare H2"),
        ("反", declaring("C2 C2", "H2"), "declare C2 C2"),
        ("反主", declaring("C2 C2 D2", "H2"), "declare C2 C2"),
        ("overturn", declaring("XR XR XB", "H2"), "declare XR XR"),
    ],
)
def test_the_only_declaration_needs_no_word_of_what(words: str, asked: Asked, written: str) -> None:
    """S-011, S-012."""
    assert read(words, asked) == action(written)


def test_of_several_declarations_none_is_guessed() -> None:
    """S-011, S-012."""
    assert choices("亮", declaring("H2 C2")) == {"declare H2", "declare C2"}
    over = declaring("C2 C2 XR XR H3", "H2")
    assert choices("反", over) == choices("overturn", over) == {"declare C2 C2", "declare XR XR"}


def test_to_declare_without_a_declaration_is_refused() -> None:
    """S-011, S-012."""
    none, low = rejection("亮", declaring("H3 C3")), rejection("反", declaring("C2 D2", "H2"))
    assert isinstance(none, Illegal)
    assert isinstance(low, Illegal)
    assert (none.code, low.code) == ("nothing-to-declare", "nothing-to-overturn")


def test_to_declare_without_saying_what_means_nothing_where_nobody_is_asked_for_it() -> None:
    for words in ("亮", "反主", "declare"):
        assert rejection(words, leading("H2 C3")).code == rejection(words).code == "unreadable"


def test_what_is_laid_away_is_read() -> None:
    """S-014."""
    part = Asked(Matter.BURY, STANDARD, P0, held("D9 DT H3 C4"), MADE.level, MADE, size=2)
    assert read("方块9 10", part) == read("埋 方块9 方块10") == Bury(held("D9 DT"))
    assert read("3 4", part) == Bury(held("H3 C4"))
    assert read("bury D9 DT", leading("D9")) == Bury(held("D9 DT"))


@pytest.mark.parametrize(
    "words",
    [
        "",
        "你好",
        "红桃",
        "拖拉机",
        "一对",
        "HA HZ",
        "1",
        "红桃A?B",
        "a" * 200,
        "3" * 34,
        "456789TJQKA",
    ],
)
def test_words_that_mean_nothing_are_given_back(words: str) -> None:
    rejected = rejection(words)
    assert isinstance(rejected, Unreadable)
    assert rejected.code == "unreadable"
    assert str(rejected.facts["words"]) in words


@runs(120)
@chance
def test_what_is_written_reads_back(luck: int) -> None:
    rng = Random(luck)
    cards = tuple(rng.sample(PACK, rng.randint(1, 8)))
    kinds: tuple[type[Declare | Bury | Play], ...] = (Declare, Bury, Play)
    given: Action = rng.choice(kinds)(cards)
    assert read(write(given)) == given
    assert read(write(NoDeclaration())) == NoDeclaration()
    assert read(write(Play(cards)), leading("HA S3")) == Play(cards)
