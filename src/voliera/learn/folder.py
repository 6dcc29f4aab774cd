"""The folder of a run: made, or refused, before training begins."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from voliera.errors import GameError
from voliera.learn.ladder import LADDER, lines_of

LOG = "log.jsonl"
CHECKPOINT = "checkpoint.pt"
LAST = "last.net"


def prepare(folder: Path, resume: bool) -> None:
    """Make the folder of a run. One that holds another run is refused, unless that run is resumed."""
    with writable(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if resume:
            return
        if (folder / CHECKPOINT).exists() or (folder / LAST).exists():
            told = "holds a run already: continue it with --resume, or name another folder with --out"
            raise GameError("bad_request", f"folder {folder} {told}")
        for name in (LOG, LADDER):
            (folder / name).unlink(missing_ok=True)


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """Refuse a folder in which a file cannot be written: no rights, no space left."""
    try:
        yield
    except OSError as error:
        where = error.filename or folder
        raise GameError("bad_request", f"{where}: cannot be written ({error.strerror or error})") from None


def forget_after(folder: Path, decisions: int) -> None:
    """Drop what was logged after the checkpoint from which a run goes on: it will be done again."""
    path = folder / LOG
    if path.exists():
        kept = [line for line in lines_of(path) if line["decisions"] <= decisions]
        path.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
