"""Records in JSON: one in a file, or one on each line. What does not replay is refused."""

from collections.abc import Iterable, Iterator
from typing import Any

from voliera.documents import Document
from voliera.errors import GameError
from voliera.notation.faults import fault
from voliera.notation.lines import LARGEST, numbered
from voliera.notation.text import Notated
from voliera.notation.values import parse_whole
from voliera.records import replay


def parse_json(lines: Iterable[str]) -> Iterator[Notated]:
    """Yield the one record of a file."""
    kept: list[str] = []
    size = 0
    for number, line in numbered(lines):
        kept.append(line)
        size += len(line)
        if size > LARGEST:
            raise fault("long", number, 1, LARGEST)
    yield Notated(_replayed(parse_whole("\n".join(kept), 1), 1))


def parse_jsonl(lines: Iterable[str]) -> Iterator[Notated]:
    """Yield the record of each line; empty lines are skipped."""
    for number, line in numbered(lines):
        if line:
            yield Notated(_replayed(parse_whole(line, number), number))


def _replayed(document: Any, line: int) -> Document:
    if not isinstance(document, dict):
        raise fault("record", line, 1)
    try:
        replay(document)
    except GameError as error:
        raise fault("rules", line, 1, error.message) from None
    return document
