"""The puzzles of the first two hundred days, as the generator made them when its version was new.

`python -m tests.puzzles.golden_puzzles` makes them again after a change that raised the version; then read the diff.
"""

import gzip
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from voliera.puzzles import FIRST_DAY, make

FILE = Path(__file__).with_name("kept.jsonl.gz")
COUNT = 200


@cache
def kept() -> dict[str, dict[str, Any]]:
    """By day."""
    lines = gzip.decompress(FILE.read_bytes()).splitlines()
    return {one["puzzle"]["id"]: one for one in map(msgspec.json.decode, lines)}


def of_kind(kind: str) -> dict[str, Any]:
    """The first puzzle of a kind."""
    return next(one for one in kept().values() if one["puzzle"]["kind"] == kind)


def write() -> None:
    """Make them again."""
    found = (make(FIRST_DAY + timedelta(days=i)) for i in range(COUNT))
    text = b"".join(msgspec.json.encode(one, order="deterministic") + b"\n" for one in found)
    FILE.write_bytes(gzip.compress(text, 9, mtime=0))


if __name__ == "__main__":
    write()
