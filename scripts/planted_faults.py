"""Plant known faults one at a time in a copy of the tree, and demand that the tests fail for each.

A test that has never failed proves nothing: least of all one that looks for leaks. First the
unchanged copy must pass. A fault whose text is no longer found is an error, so the lists in
``faults/`` have to follow the code.

    python scripts/planted_faults.py            all of them, two at a time
    python scripts/planted_faults.py burn       only those whose name has this word
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from faults.baohuang import BAOHUANG
from faults.before import BEFORE
from faults.kinds import Fault
from faults.leaks import LEAKS
from faults.rules import BROKEN
from faults.shengji import SHENGJI
from faults.telling import TELLING

ROOT: Final = Path(__file__).resolve().parent.parent
COPIED: Final = ("engine", "storage", "bot", "adapters", "tests", "pyproject.toml")
WORKERS: Final = 2
LONGEST: Final = 600
"""Seconds that one run may take; a fault that makes the tests hang is not caught."""
UNCHANGED: Final = 3600
"""Seconds for all tests of one game, which must pass before anything is planted."""


def snapshot(folder: Path) -> None:
    """What the tests need, as it is now: the tree may be worked on meanwhile."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    # What people type is not concerned, and its tests need more of the tree.
    (folder / "tests/engine/gouji/test_notation.py").unlink(missing_ok=True)


def run(
    folder: Path, of: str, *tests: str, seconds: int = LONGEST
) -> subprocess.CompletedProcess[str]:
    """pytest in *folder* alone, until the first failure."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", of]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": ""}
    environment |= {"GOUJI_SOAK": "1", "GOUJI_SHRINK": "0"}
    return subprocess.run(
        [*command, *tests],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=seconds,
    )


def outdated(tree: Path, fault: Fault) -> list[str]:
    """The files that no longer have the text that the fault replaces, exactly once."""
    texts = {edit: (tree / edit.file).read_text("utf-8") for edit in fault.edits}
    return [edit.file for edit, text in texts.items() if text.count(edit.before) != 1]


def verdict(tree: Path, fault: Fault) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "copy"
        shutil.copytree(tree, folder)
        for edit in fault.edits:
            path = folder / edit.file
            text = path.read_text("utf-8").replace(edit.before, edit.after)
            path.write_text(text, encoding="utf-8")
        try:
            done = run(folder, fault.of, *fault.tests)
        except subprocess.TimeoutExpired:
            return "HUNG"
    # 1 is a failed test. A fault that does not even load proves nothing.
    return {0: "MISSED", 1: "caught"}.get(done.returncode, "BROKEN")


def check(tree: Path, faults: Sequence[Fault]) -> int:
    snapshot(tree)
    stale = {fault.name: files for fault in faults if (files := outdated(tree, fault))}
    for name, files in stale.items():
        print(f"{name}: {', '.join(files)} has changed; update this fault")
    if stale:
        return 2
    for of in dict.fromkeys(fault.of for fault in faults):
        tests = dict.fromkeys(test for fault in faults if fault.of == of for test in fault.tests)
        unchanged = run(tree, of, *tests, seconds=UNCHANGED)
        if unchanged.returncode:
            print(unchanged.stdout)
            print("the unchanged tree fails: nothing can be said about faults")
            return 2
    caught = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        verdicts = pool.map(partial(verdict, tree), faults)
        for fault, said in zip(faults, verdicts, strict=True):
            caught += said == "caught"
            print(f"{said:<8}{fault.name}", flush=True)
    print(f"caught {caught} of {len(faults)}")
    return 0 if caught == len(faults) else 1


def main(words: Sequence[str]) -> int:
    known = (*LEAKS, *TELLING, *BROKEN, *BEFORE, *SHENGJI, *BAOHUANG)
    faults = [fault for fault in known if all(word in fault.name for word in words)]
    if not faults:
        print(f"no fault has {' '.join(words)} in its name")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        return check(Path(folder), faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
