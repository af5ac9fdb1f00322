"""One process per database: a lock of the operating system, which ends with the process."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class InUse(Exception):
    """Another process serves this database."""

    def __init__(self, path: Path, owner: str) -> None:
        super().__init__(
            f"{path} is in use by process {owner}: stop that one first, or choose another file"
        )
        self.path = path


class FileLock:
    """Held from construction to :meth:`release` or to the end of the process, even a killed one.

    The file stays behind: deleting it would let two processes lock two files of one name.
    Raises InUse.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            owner = os.read(self._file, 20).decode(errors="replace").strip() or "?"
            os.close(self._file)
            raise InUse(database, owner) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._file)
