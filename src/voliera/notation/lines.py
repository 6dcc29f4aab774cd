"""Lines of a file that nobody has checked: bounded, in UTF-8, counted from 1."""

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import BinaryIO

from voliera.notation.faults import fault

LONGEST_LINE = 1_000_000
"""Maximum number of characters of a line; a record with components of its own has about 20,000."""
LARGEST = 20_000_000
"""Maximum number of characters of a game, and of a file of JSON."""
CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]")


def lines_of(file: BinaryIO) -> Iterator[str]:
    """Yield the lines of a file without their ends; memory is needed for one line."""
    for number in count(1):
        data = file.readline(4 * LONGEST_LINE + 1)
        if not data:
            return
        if len(data) > 4 * LONGEST_LINE:
            raise fault("long", number, LONGEST_LINE + 1, LONGEST_LINE)
        if number == 1:
            data = data.removeprefix(b"\xef\xbb\xbf")
        try:
            yield data.decode()
        except UnicodeDecodeError as error:
            column = len(data[: error.start].decode(errors="replace")) + 1
            raise fault("character", number, column) from None


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield lines with their numbers, without spaces at their ends; refuse long ones."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise fault("long", number, LONGEST_LINE + 1, LONGEST_LINE)
        yield number, line.rstrip("\r\n\t ")


def checked(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the same, and refuse control characters, which terminals obey."""
    for number, line in numbered(lines):
        if control := CONTROL.search(line):
            raise fault("character", number, control.start() + 1, found=control[0])
        yield number, line
