"""The command line for each game: its hands, its house rules, its tables in the terminal."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import pytest

from adapters import cli
from adapters.console.run import Wanted
from bot import record
from bot.table import Table
from engine.games import GAMES
from tests.bot.conftest import opened
from tests.support.journals import match

Output = pytest.CaptureFixture[str]
EVERY = pytest.mark.parametrize("game", GAMES)
RECORDS = Path(__file__).parent.parent / "bot/records"


@EVERY
def test_a_shuffle_is_verified_with_the_deck_of_its_game(game: str, capsys: Output) -> None:
    profile = list(GAMES[game].profiles)[-1]
    found = record.taken(game, match(game, profile, 0)[0].log)
    words = ["--game", game, "--profile", profile, "--drawer", str(found.deal.drawer + 1)]
    words += [word for cut in found.deal.cuts for word in ("--cut", str(cut))]
    assert cli.main(["verify", found.proof.seal, found.proof.seed, *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [tuple(hand) for hand in told["hands"]] == [tuple(hand) for hand in found.deal.hands]
    assert tuple(told.get("rest", ())) == found.deal.rest


@EVERY
def test_house_rules_of_another_game_are_not_known_and_its_own_are_listed(
    game: str, capsys: Output
) -> None:
    for words in (["verify", "0" * 64, "0" * 32], ["play"]):
        assert cli.main([*words, "--game", game, "--profile", "bridge"]) == 2
        told = capsys.readouterr().err
        assert told == f"gouji: no profile bridge; there are: {', '.join(GAMES[game].profiles)}\n"


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["play", "--game", "bridge"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert all(game in told for game in GAMES)


@pytest.mark.parametrize(
    ("called", "game"), [("保皇", "baohuang"), ("Shengji", "shengji"), ("拖拉机", "shengji")]
)
def test_a_game_is_known_by_what_people_call_it(called: str, game: str, capsys: Output) -> None:
    assert cli.main(["simulate", "--game", called, "--hands", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == game


PLAY, VERIFY, SIMULATE = ["play"], ["verify", "0" * 64, "0" * 32], ["simulate", "--hands", "1"]
PROFILES = [(game, profile) for game, played in GAMES.items() for profile in played.profiles]
ALONE = [(game, name) for game, name in PROFILES if [n for _, n in PROFILES].count(name) == 1]


@pytest.mark.parametrize(("game", "profile"), ALONE)
def test_house_rules_that_one_game_alone_has_name_their_game(
    game: str, profile: str, capsys: Output
) -> None:
    assert cli.main([*SIMULATE, "--profile", profile]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["profile"]) == (game, profile)
    assert cli.main([*VERIFY, "--profile", profile]) == 1
    hands = json.loads(capsys.readouterr().out)["hands"]
    assert len(hands) == GAMES[game].seat_count


@pytest.mark.parametrize("words", [PLAY, VERIFY, SIMULATE])
def test_house_rules_of_several_games_are_refused_with_those_games(
    words: list[str], capsys: Output
) -> None:
    assert cli.main([*words, "--profile", "seed"]) == 2
    assert capsys.readouterr().err == (
        "gouji: profile seed is one of shengji and of baohuang: say which with --game\n"
    )


@pytest.mark.parametrize("words", [PLAY, VERIFY, SIMULATE])
def test_house_rules_of_no_game_are_refused_with_all_that_there_are(
    words: list[str], capsys: Output
) -> None:
    assert cli.main([*words, "--profile", "bridge"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("gouji: no profile bridge; there are: gouji: finalstone, ")
    assert all(f"{game}: {', '.join(played.profiles)}" in told for game, played in GAMES.items())


@EVERY
def test_a_kept_record_is_checked_and_replayed(game: str, capsys: Output) -> None:
    path = str(RECORDS / f"{game}.json")
    assert cli.main(["check", path]) == 0
    assert capsys.readouterr().out == f"ok {path}\n"
    assert cli.main(["replay", path, "--all", "--lang", "zh"]) == 0
    assert "谱对得上" in capsys.readouterr().out


def table(path: Path, game: str, profile: str) -> Table:
    """One that was opened in a chat."""

    async def work() -> Table:
        async with opened(path) as club:
            wang = club.person("老王")
            await wang.starts()
            await wang.command("newgame", f"{game} {profile}")
            return (await club.sitting(await club.newest())).table

    return asyncio.run(work())


def test_a_table_goes_on_in_the_terminal_only_if_it_is_what_was_asked_for(tmp_path: Path) -> None:
    found = table(tmp_path / "gouji.db", "shengji", "standard")
    assert (found.game, found.profile) == ("shengji", "standard")
    for wanted in (Wanted(), Wanted("shengji"), Wanted("shengji", "standard")):
        assert wanted.fits(found)
    for wanted in (Wanted("gouji"), Wanted("shengji", "seed"), Wanted("gouji", "aixin")):
        assert not wanted.fits(found)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "gouji"])
def test_a_table_of_a_game_is_opened_from_the_command_line(
    game: str, tmp_path: Path, capsys: Output, monkeypatch: Any
) -> None:
    monkeypatch.setenv("GOUJI_DATA", str(tmp_path))
    monkeypatch.setenv("GOUJI_LANGUAGE", "zh-Hans")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    profile = list(GAMES[game].profiles)[-1]
    for words in (["--game", game, "--profile", profile], ["--profile", profile]):
        assert cli.main(["play", *words]) == 0
        name = {"shengji": "升级", "baohuang": "保皇"}[game]
        assert name in capsys.readouterr().out


@pytest.mark.parametrize("words", [["simulate", "--hands"], ["export", "gouji.db"]])
def test_what_is_no_number_is_named_where_one_is_wanted(words: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*words, "ten"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(": 'ten' is not a number\n")
