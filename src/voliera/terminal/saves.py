"""Games in files: a record document as JSON. Nothing that lies there already is overwritten by a slip."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from voliera.terminal.refusal import InputRefused

FORMAT = "voliera/record/1"
LARGEST = 20_000_000
UNUSABLE = (OSError, ValueError, RuntimeError)
"""What a path can do wrong: no such folder, no such user, a name too long."""


def free_name(game: str, folder: Path | None = None) -> Path:
    """A name for a new file that is not taken yet: `birdie-2025-03-30-1815.json`."""
    folder = folder or Path()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    names = (folder / f"{stem}{suffix}.json" for suffix in ["", *(f"-{n}" for n in range(2, 10_000))])
    return next(name for name in names if not name.exists())


def write(path: Path, record: dict[str, Any], *, ours: Path | None = None) -> Path:
    """Write a record whole or not at all, as `.json` unless told otherwise; a file that exists only if it is `ours`."""
    try:
        path = path.expanduser()
        if path.is_dir():
            path = free_name(record["game"], path)
        elif not path.suffix:
            path = path.with_name(f"{path.name}.json")
    except UNUSABLE as error:
        raise InputRefused("error-file-write", path=str(path), detail=_reason(error)) from None
    with placed(path, ours=ours) as file:
        json.dump(record, file, ensure_ascii=False, indent=1)
        file.write("\n")
    return path


@contextmanager
def placed(path: Path, *, ours: Path | None = None) -> Iterator[TextIO]:
    """A file that appears at its place when it is whole; a file that exists is replaced only if it is `ours`."""
    try:
        path = path.expanduser()
        there = os.access(path, os.F_OK)  # unlike Path.exists it refuses a name that cannot be
        if there and (ours is None or path.resolve() != ours.expanduser().resolve()):
            raise InputRefused("error-file-exists", path=str(path))
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    except UNUSABLE as error:
        raise InputRefused("error-file-write", path=str(path), detail=_reason(error)) from None
    half_written = Path(name)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            yield file
        half_written.chmod(0o666 & ~_umask())
        os.replace(half_written, path)
    except (OSError, UnicodeError) as error:
        raise InputRefused("error-file-write", path=str(path), detail=_reason(error)) from None
    finally:
        half_written.unlink(missing_ok=True)


def read(path: Path) -> dict[str, Any]:
    """A record as it stands in a file; whether it replays is for the engine to say."""
    try:
        path = path.expanduser()
        if path.stat().st_size > LARGEST:
            raise InputRefused("error-file-format", path=str(path))
        record = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and error.lineno > 1:  # a whole document, and more on the next line
            raise InputRefused("error-file-several", path=str(path)) from None
        raise InputRefused("error-file-json", path=str(path), line=error.lineno, column=error.colno) from None
    except OSError as error:
        raise InputRefused("error-file-read", path=str(path), detail=_reason(error)) from None
    except (ValueError, RuntimeError):
        raise InputRefused("error-file-format", path=str(path)) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise InputRefused("error-file-format", path=str(path))
    return record


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _umask() -> int:
    """The mask under which an ordinary file would have been made."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
