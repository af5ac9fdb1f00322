"""What the project promises about itself: its scripts, its pages, its house rules for files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from adapters.settings import Settings
from bot.commands.words import ALIASES, COMMANDS

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "storage", "bot", "adapters")
READMES = ("README.md", "README.zh-CN.md")
PAGES = (*READMES, "CONTRIBUTING.md", "docs/operations.md")
SHELL_SCRIPTS = (
    "scripts/install",
    "scripts/run",
    "scripts/test",
    "scripts/check",
    "scripts/soak",
    "scripts/pictures",
    ".ci/run",
)
EXTRAS = {"greenlet", "audioop-lts"}
"""Installed on some machines only, so that a walk over what is installed here may miss them."""


def project() -> dict[str, object]:
    read: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return read


def modules() -> Iterator[Path]:
    for package in PACKAGES:
        yield from (ROOT / package).rglob("*.py")


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


# Versions and dependencies


def test_the_version_is_the_newest_of_the_changelog() -> None:
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", page("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert project()["version"] == newest[1]


def constraints() -> dict[str, Version]:
    lines = [line for line in page("constraints.txt").splitlines() if not line.startswith("#")]
    pinned = [Requirement(line) for line in lines]
    assert all([s.operator for s in pin.specifier] == ["=="] for pin in pinned)
    versions: dict[str, Version] = {
        canonicalize_name(pin.name): Version(next(iter(pin.specifier)).version) for pin in pinned
    }
    assert len(versions) == len(lines), "a package stands in constraints.txt twice"
    return versions


def needed() -> dict[str, list[Requirement]]:
    """Every package that the bot and its tests install here, with who wants which version."""
    described = project()
    asked: list[str] = [
        *described["dependencies"],  # type: ignore[misc]
        *described["optional-dependencies"]["dev"],  # type: ignore[index]
    ]
    found: dict[str, list[Requirement]] = {}
    waiting = [Requirement(line) for line in asked]
    seen: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        found.setdefault(canonicalize_name(wanted.name), []).append(wanted)
        waiting += required_by(wanted)
    return found


def required_by(wanted: Requirement) -> Iterator[Requirement]:
    try:
        lines = metadata.requires(wanted.name) or []
    except metadata.PackageNotFoundError:
        return  # named directly, and so checked, but not installed here
    for requirement in map(Requirement, lines):
        extras = wanted.extras or {""}
        if requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in extras
        ):
            yield requirement


def test_every_package_that_is_installed_has_an_exact_version_that_fits() -> None:
    pinned, wanted = constraints(), needed()
    assert set(wanted) - set(pinned) == set(), "add them to constraints.txt"
    for name, requirements in wanted.items():
        for requirement in requirements:
            assert pinned[name] in requirement.specifier, requirement


def test_no_exact_version_is_left_over() -> None:
    assert set(constraints()) - set(needed()) - EXTRAS == set(), "take them out of constraints.txt"


# Scripts


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
def test_a_script_can_be_run_and_reads_as_bash(script: str) -> None:
    path = ROOT / script
    assert os.access(path, os.X_OK)
    assert path.read_text("utf-8").startswith("#!/usr/bin/env bash\n")
    subprocess.run(["bash", "-n", path], check=True)


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
def test_a_script_keeps_to_what_macos_has(script: str) -> None:
    """Bash 3.2 and BSD tools."""
    newer = r"readlink -f|realpath|declare -A|local -n|mapfile|readarray|\$\{\w+(,,|\^\^|@)"
    gnu = r"\bsed -i|grep -P|\bflock |sort -V|\|&|&>>|date -d|stat -c|\bnproc\b|\btac\b|md5sum"
    code = [
        line for line in (ROOT / script).read_text("utf-8").splitlines() if line.strip()[:1] != "#"
    ]
    assert not [line for line in code if re.search(f"{newer}|{gnu}", line)]


# Pages


def coded(name: str) -> list[str]:
    """What a page sets in code: the lines of its blocks, and its inline code."""
    text = page(name)
    blocks = re.findall(r"^```[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines()] + re.findall(
        r"`([^`\n]+)`", rest
    )


def test_the_pages_name_only_scripts_that_exist() -> None:
    named = {
        match
        for name in PAGES
        for code in coded(name)
        for match in re.findall(r"scripts/\w+", code)
    }
    assert {"scripts/run", "scripts/test", "scripts/check", "scripts/soak"} <= named
    assert not [script for script in named if not next((ROOT).glob(f"{script}*"), None)]


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_gives_the_two_commands_on_lines_of_their_own(readme: str) -> None:
    assert {"scripts/run", "scripts/test"} <= set(coded(readme))


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_gives_every_command_of_the_program_and_no_other(readme: str) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "adapters", "--help"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    known = set(re.findall(r"^    (\w+) ", shown.stdout, re.MULTILINE))
    assert "run" in known
    assert {
        match[1] for code in coded(readme) if (match := re.match(r"gouji (\w+)", code))
    } == known


@pytest.mark.parametrize("name", PAGES)
def test_a_page_names_only_commands_that_the_bot_knows(name: str) -> None:
    named = {match[1] for code in coded(name) if (match := re.match(r"/([a-z]{3,})(?=\s|$)", code))}
    botfather = {"newbot", "setprivacy", "token"}
    assert named - botfather <= set(COMMANDS)


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_tells_of_every_command(readme: str) -> None:
    told = " ".join(coded(readme))
    assert [command for command in COMMANDS if f"/{command}" not in told] == []


def test_the_chinese_readme_uses_only_words_that_the_bot_understands() -> None:
    line = re.search(r"不带斜杠也行：(.*)$", page("README.zh-CN.md"), re.MULTILINE)
    assert line is not None
    words = re.findall(r"`([^`]+)`", line[1])
    assert len(words) > 5
    assert [word for word in words if word not in ALIASES] == []


@pytest.mark.parametrize("readme", READMES)
def test_the_map_of_a_readme_names_paths_that_exist(readme: str) -> None:
    blocks = re.findall(r"^```text\n(.*?)^```", page(readme), re.MULTILINE | re.DOTALL)
    tree = next(block for block in blocks if block.startswith("engine/"))
    lines = tree.splitlines()
    assert len(lines) <= 12
    paths = [path for line in lines for path in re.split(r"\s{2,}", line)[0].split()]
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert set(PACKAGES) <= {path.rstrip("/") for path in paths}


@pytest.mark.parametrize("name", [*PAGES, "docs/adr/README.md", "docs/scenarios.md"])
def test_a_link_within_the_project_leads_somewhere(name: str) -> None:
    start = (ROOT / name).parent
    links = re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", page(name))
    assert [link for link in links if not (start / link).exists()] == []


def test_every_decision_is_listed_and_tells_its_price() -> None:
    folder = ROOT / "docs/adr"
    listed = page("docs/adr/README.md")
    decisions = sorted(folder.glob("[0-9]*.md"))
    assert len(decisions) >= 8
    for decision in decisions:
        assert f"({decision.name})" in listed
        text = decision.read_text("utf-8")
        for part in ("**Context.**", "**Decision.**", "**Price.**", "**Look again**"):
            assert part in text, decision.name


def test_every_setting_is_in_the_example_and_explained() -> None:
    example = re.findall(r"^#?([A-Z_]+)=", page(".env.example"), re.MULTILINE)
    assert sorted(example) == sorted(name.upper() for name in Settings.model_fields)
    operations = page("docs/operations.md")
    assert [name for name in example if f"| `{name}` |" not in operations] == []


# Files


def test_no_file_is_too_long_to_be_read_at_one_sitting() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert len(lengths) > 40
    assert [str(path) for path, length in lengths.items() if length > 400] == []


def test_a_module_is_named_after_what_it_decides() -> None:
    nameless = r"(.*_)?(utils?|helpers?|managers?|base|common|misc)"
    names = [part for path in modules() for part in path.relative_to(ROOT).with_suffix("").parts]
    assert [name for name in names if re.fullmatch(nameless, name)] == []
    classes = [
        name
        for path in modules()
        for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(classes) > 40
    assert [name for name in classes if re.search(r"Manager|Helper|Util|Base$", name)] == []


def test_nothing_below_the_adapters_knows_a_platform() -> None:
    files = [
        path
        for package in ("engine", "storage", "bot")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    assert len(files) > 40
    platforms = re.compile("telegram|discord", re.IGNORECASE)
    assert [str(path) for path in files if platforms.search(path.read_text("utf-8"))] == []
