"""What a host can set, and that a token is never told."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.serve import platforms
from adapters.settings import Settings, WrongSetting, load

DISCORD = "MTIzNDU2Nzg5MDEyMzQ1Njc4.G4bCdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
TELEGRAM = "123456:abcdefghijklmnopqrstuvwxyz012345678"


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize(
    ("tokens", "served"),
    [
        ({}, ()),
        ({"DISCORD_TOKEN": ""}, ()),
        ({"TELEGRAM_TOKEN": TELEGRAM}, ("telegram",)),
        ({"DISCORD_TOKEN": DISCORD}, ("discord",)),
        ({"TELEGRAM_TOKEN": TELEGRAM, "DISCORD_TOKEN": DISCORD}, ("telegram", "discord")),
    ],
)
def test_what_has_a_token_is_served(
    monkeypatch: pytest.MonkeyPatch, tokens: dict[str, str], served: tuple[str, ...]
) -> None:
    for name, token in tokens.items():
        monkeypatch.setenv(name, token)
    settings = load()
    assert platforms(settings) == served
    assert DISCORD not in repr(settings)
    assert TELEGRAM not in repr(settings)


@pytest.mark.parametrize(
    "token",
    [
        "s3cret",
        "s3cret.b.c",
        DISCORD[:-1] + "é",
        DISCORD + ".s3cret",
        f"Bot {DISCORD}",
        f"{DISCORD}\n",
        DISCORD.replace(".", " "),
        TELEGRAM,
    ],
)
def test_what_is_no_token_of_discord_is_refused_without_telling_it(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(WrongSetting) as caught:
        load()
    assert "DISCORD_TOKEN" in str(caught.value)
    assert token not in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_a_file_in_the_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={DISCORD}\n", encoding="utf-8")
    assert platforms(load()) == ("discord",)


@pytest.mark.parametrize(
    ("wrong", "good", "served"),
    [
        ("DISCORD_TOKEN", "TELEGRAM_TOKEN", "telegram"),
        ("TELEGRAM_TOKEN", "DISCORD_TOKEN", "discord"),
    ],
)
def test_a_token_that_cannot_be_one_keeps_only_its_own_platform_away(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wrong: str,
    good: str,
    served: str,
) -> None:
    monkeypatch.setenv(wrong, "s3cret")
    monkeypatch.setenv(good, {"TELEGRAM_TOKEN": TELEGRAM, "DISCORD_TOKEN": DISCORD}[good])
    assert platforms(load()) == (served,)
    assert wrong in caplog.text
    assert "s3cret" not in caplog.text
    monkeypatch.setenv("GOUJI_LOG", "LOUD")
    with pytest.raises(WrongSetting, match="GOUJI_LOG"):
        load()
