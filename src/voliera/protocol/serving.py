"""`voliera engine`: reads one JSON object per line, and answers each with one, in order.

A thread of its own reads ahead, so that `stop` is seen while a bot thinks. Only the end of the input ends the process.
"""

import os
import sys
from collections.abc import Iterator
from queue import Queue
from threading import Thread
from typing import BinaryIO

import msgspec

from voliera.protocol import requests as ask
from voliera.protocol.engine import LARGEST_REQUEST, Answer, Engine, encode

MOST_AHEAD = 64
"""Lines that are read before their turn."""
STOP = b'"stop"'


class ReadAhead:
    """The lines of an input that are not blank, and whether the one that is being answered was followed by `stop`."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._lines: Queue[bytes | BaseException | None] = Queue(MOST_AHEAD)
        self._read = self._answered = self._stopped = 0
        Thread(target=self._read_all, daemon=True).start()

    def __iter__(self) -> Iterator[bytes]:
        while (line := self._lines.get()) is not None:
            if isinstance(line, BaseException):
                raise line
            self._answered += 1
            yield line

    def is_stopped(self) -> bool:
        """Whether `stop` came after the line that was handed out last."""
        return self._stopped > self._answered

    def _read_all(self) -> None:
        try:
            while (line := read_line(self._source)) is not None:
                if line:
                    self._read += 1
                    if STOP in line and is_stop(line):
                        self._stopped = self._read
                    self._lines.put(line)
            self._lines.put(None)
        except BaseException as error:
            self._lines.put(error)  # whoever waits for lines has to know


def is_stop(line: bytes) -> bool:
    """Whether a line asks to stop; what else may be wrong with it is answered in its turn."""
    try:
        return msgspec.json.decode(line, type=ask.Command).cmd == "stop"
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def read_line(source: BinaryIO) -> bytes | None:
    """The next line without its end, empty if blank, cut just over the limit; None at the end of the input."""
    line = part = source.readline(LARGEST_REQUEST + 2)
    if not line:
        return None
    blank = not line.strip()
    while not part.endswith(b"\n") and len(part) == LARGEST_REQUEST + 2:
        part = source.readline(LARGEST_REQUEST + 2)
        blank = blank and not part.strip()
    return b"" if blank else line.removesuffix(b"\n").removesuffix(b"\r")


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line until the input ends."""
    lines = ReadAhead(source)

    def send(answer: Answer) -> None:
        target.write(encode(answer) + b"\n")
        target.flush()

    engine = Engine(send, lines.is_stopped)
    for line in lines:
        send(engine.answer(line))


def main() -> int:
    """`voliera engine`."""
    from voliera.warmup import ensure_warm

    ensure_warm()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:  # nobody reads any more: what is left must not be complained about at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
