"""``gouji export``, ``check``, ``replay`` and ``verify``, as they are called."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from adapters import cli
from bot import record
from tests.bot.conftest import opened
from tests.support.hands import P0, Scene
from tests.support.hands import table as position
from tests.support.recorded import match

Output = pytest.CaptureFixture[str]
PLAYED = match("shandong", "greedy", 1)[2]
RECORD = record.taken("gouji", PLAYED.log)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Table 1 has played a hand, table 2 is in the middle of one."""
    path = tmp_path / "gouji.db"

    async def played() -> None:
        async with opened(path) as club:
            await club.laid(Scene(PLAYED.hand, PLAYED.log), *club.six)
            running = position(P0="5x10 9", P3="5xJ 3").led_by(P0)
            await club.laid(running, club.person("老赵"))

    asyncio.run(played())
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hand.json"
    path.write_text(record.text(RECORD), encoding="utf-8")
    return path


def test_a_hand_is_exported_checked_and_left_as_it_was(database: Path, capsys: Output) -> None:
    before = database.read_bytes()
    assert cli.main(["export", str(database), "1"]) == 0
    written = capsys.readouterr().out
    assert record.unpacked(written) == RECORD
    assert database.read_bytes() == before
    path = database.with_name("hand.json")
    assert cli.main(["export", str(database), "1", "1", "--output", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == written
    capsys.readouterr()
    assert cli.main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"ok {path}\n"


def test_who_reads_a_replay_may_stop_in_the_middle(file: Path) -> None:
    command = [sys.executable, "-m", "adapters", "replay", "--all", str(file)]
    with Popen(command, stdout=PIPE, stderr=PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline()
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == ""


def test_a_database_that_is_served_can_be_exported_from(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "gouji.db"

    async def served() -> int:
        async with opened(path) as club:
            await club.laid(Scene(PLAYED.hand, PLAYED.log), *club.six)
            return await asyncio.to_thread(cli.main, ["export", str(path), "1"])

    assert asyncio.run(served()) == 0
    assert record.unpacked(capsys.readouterr().out) == RECORD


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["2"], "that hand of table 2 is not over"),
        (["2", "1"], "that hand of table 2 is not over"),
        (["3"], "table 3 has no such hand"),
        (["1", "2"], "table 1 has no such hand"),
        (["1", "1", "--match", "2"], "table 1 has no such hand"),
    ],
)
def test_what_cannot_be_exported_is_said(
    database: Path, capsys: Output, words: list[str], error: str
) -> None:
    assert cli.main(["export", str(database), *words]) == 2
    found = capsys.readouterr()
    assert found.err.startswith(f"gouji: {error}")
    assert "/export" not in found.err
    assert not found.out


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, file: Path, capsys: Output) -> None:
    missing = tmp_path / "none.db"
    assert cli.main(["export", str(missing), "1"]) == 2
    assert capsys.readouterr().err == f"gouji: there is no database {missing}\n"
    assert not missing.exists()
    assert cli.main(["export", str(file), "1"]) == 2
    assert "is not a database of this bot" in capsys.readouterr().err


@pytest.mark.parametrize("words", ["", " \n\n", "# only a remark\n"])
def test_a_file_with_nothing_to_check_is_an_error(
    tmp_path: Path, words: str, capsys: Output
) -> None:
    path = tmp_path / "empty.gouji"
    path.write_text(words, encoding="utf-8")
    assert cli.main(["check", str(path)]) == 2
    assert capsys.readouterr().out == (
        f"unreadable {path}: there is nothing to check in it, neither a record nor a case\n"
    )


def test_records_and_scenarios_are_checked_together(
    tmp_path: Path, file: Path, capsys: Output
) -> None:
    broken, malformed, code = (tmp_path / name for name in ("broken.json", "bad.json", "code.txt"))
    body = record.written(RECORD)
    broken.write_text(json.dumps({**body, "steps": body["steps"][:-1]}), encoding="utf-8")
    malformed.write_text("{", encoding="utf-8")
    code.write_text(record.code(RECORD), encoding="utf-8")
    assert cli.main(["check", str(code), str(file)]) == 0
    assert capsys.readouterr().out == f"ok {code}\nok {file}\n"
    assert cli.main(["check", str(file), str(broken)]) == 1
    assert capsys.readouterr().out.splitlines()[1].startswith(f"failed {broken}: step ")
    assert cli.main(["check", str(malformed), str(file), str(tmp_path / "none")]) == 2
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith(f"unreadable {malformed}: this is not JSON")
    assert second == f"ok {file}"
    assert third.startswith(f"unreadable {tmp_path / 'none'}")


def test_a_hand_is_shown_in_the_language_that_is_asked_for(file: Path, capsys: Output) -> None:
    assert cli.main(["replay", str(file), "--lang", "zh", "--all"]) == 0
    chinese = capsys.readouterr().out
    assert f"第{len(RECORD.steps)}步" in chinese
    assert "谱对得上" in chinese
    assert cli.main(["replay", str(file), "--lang", "en", "--all"]) == 0
    english = capsys.readouterr().out
    assert f"Step 1 of {len(RECORD.steps)}" in english
    assert "The record holds" in english


def replayed(file: Path, typed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return cli.main(["replay", str(file), "--lang", "en"])


def test_enter_goes_on_and_q_or_the_end_of_input_stops(
    file: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert replayed(file, "\n\nq\n\n\n", monkeypatch) == 0
    shown = capsys.readouterr().out
    assert "Step 2 of" in shown
    assert "Step 3 of" not in shown
    assert replayed(file, "", monkeypatch) == 0
    assert "Step 1 of" not in capsys.readouterr().out


def test_a_record_that_cannot_be_shown_is_named(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "hand.json"
    assert cli.main(["replay", str(path)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    path.write_text("{}", encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 2
    assert "this is no record of a hand" in capsys.readouterr().err
    body = record.written(RECORD)
    path.write_text(json.dumps({**body, "steps": body["steps"][1:]}), encoding="utf-8")
    assert cli.main(["replay", str(path), "--all"]) == 1
    assert f"gouji: {path}: step 1: " in capsys.readouterr().err


def test_a_shuffle_is_verified_with_its_deck_its_cuts_and_its_drawer(capsys: Output) -> None:
    """G-012, G-022, G-023."""
    proof, deal = RECORD.proof, RECORD.deal
    words = ["verify", proof.seal, proof.seed, "--profile", "shandong"]
    cuts = [word for cut in deal.cuts for word in ("--cut", str(cut))]
    assert cli.main([*words, "--drawer", str(deal.drawer + 1), *cuts]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seal_holds"] is True
    assert [tuple(hand) for hand in found["hands"]] == [tuple(hand) for hand in deal.hands]


def test_a_wrong_drawer_is_named_as_it_was_written(capsys: Output) -> None:
    proof = RECORD.proof
    cli.main(["verify", proof.seal, proof.seed, "--drawer", "7"])
    assert "seats are 1 to 6; there is no seat 7" in "".join(capsys.readouterr())


def test_a_number_that_no_database_holds_is_refused(database: Path, capsys: Output) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["export", str(database), "9" * 26])
    assert caught.value.code == 2
    assert "must be at most" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [["--profile", "mine"], ["--cut", "0"], ["--cut", "999"], ["--drawer", "7"], ["--drawer", "0"]],
)
def test_a_deal_that_cannot_be_is_refused(words: list[str], capsys: Output) -> None:
    proof = RECORD.proof
    assert cli.main(["verify", proof.seal, proof.seed, *words]) == 2
    assert "Traceback" not in "".join(capsys.readouterr())
