"""Talking to a program line by line, so that whatever it does, the one who asks gets an answer or a reason in time.

The program runs in a process group of its own, and only that group is ever ended, by the id of the process we started.
Nothing here waits longer than it was told to: pipes that nobody reads, floods on standard output or standard error, and
programs that fall silent or die all come out as an `EngineError`.
"""

import os
import selectors
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

import msgspec

from voliera.documents import Document
from voliera.engine.errors import (
    LONGEST_DETAIL,
    EngineDied,
    EngineNonsense,
    EngineNotStarted,
    EngineTimeout,
    EngineTooLong,
)

LONGEST_LINE = 1_000_000
"""Bytes of an answer, as many as the engine accepts in a request."""
KEPT_COMPLAINTS = 4_000
"""Maximum of standard error that is kept, the last of it."""
LAST_READS = 16
"""How often standard error is read on before it is shown: more than a pipe holds."""
FAREWELL_S = 1.0
STOP = msgspec.json.encode({"cmd": "stop"}) + b"\n"
CHUNK = 65_536


Hear = Callable[[Document], object]
"""Hears what an engine tells while it thinks; if the result is true, the engine is stopped."""


class Conversation:
    """A running program, from its start to its end, which comes at the latest when nobody holds this any more."""

    def __init__(self, command: str | Sequence[str]) -> None:
        """Start it: words, or a line that is split into words as in a shell, but without one."""
        try:
            words = shlex.split(command) if isinstance(command, str) else list(command)
            if not words:
                raise EngineNotStarted("the command is empty")
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            shown = command if isinstance(command, str) else shlex.join(command)
            raise EngineNotStarted(f"{shown:.80}: {getattr(error, 'strerror', None) or error}") from None
        self._end = weakref.finalize(self, end_group, self._process, os.getpid())
        self._stdin, self._stdout, self._stderr = (
            pipe(stream) for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._unsent = b""
        self._unread = b""
        self._guard = threading.Lock()  # of what is unsent, and of how many answers are awaited
        self._awaited = 0
        self._answer: Document | None = None
        self._info: Hear | None = None
        self._complaints = b""
        self._complaining = True

    @property
    def pid(self) -> int:
        """The process that was started, and the id of its group."""
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The end of what it has written to standard error up to now."""
        for _ in range(LAST_READS):
            if self._complaining and self._end.alive:
                self._hear_complaints()
        return text(self._complaints, KEPT_COMPLAINTS)

    def ask(self, request: Document | msgspec.Raw, deadline: float, info: Hear | None = None) -> Document:
        """Its answer to one request, before `deadline` (by `time.monotonic`); `info` hears what it tells meanwhile."""
        self.begin(request, info)
        while (answer := self.advance()) is None:
            left = self.left(deadline)
            reading, writing = self.streams()
            with selectors.DefaultSelector() as waiting:
                for stream in reading:
                    waiting.register(stream, selectors.EVENT_READ)
                for stream in writing:
                    waiting.register(stream, selectors.EVENT_WRITE)
                waiting.select(left)
        return answer

    # The steps of `ask`, for those who wait in another way

    def begin(self, request: Document | msgspec.Raw, info: Hear | None = None) -> None:
        """Take a request; `advance` sends it."""
        if self._unread:
            raise EngineNonsense(f"it spoke without being asked: {text(self._unread)}", self.stderr)
        self._answer, self._info = None, info
        with self._guard:
            self._unsent = msgspec.json.encode(request) + b"\n"
            self._awaited = 1

    def advance(self) -> Document | None:
        """Send and read what can be without waiting; returns the answer once it is there."""
        with self._guard:
            if self._unsent:
                self._unsent = self._send(self._unsent)
        if self._complaining:
            self._hear_complaints()
        while (line := self._hear()) is not None:
            found = self._document(line)
            if self._info is not None and "info" in found and "ok" not in found:
                if self._info(found):
                    self.stop()
                continue
            self._answer = found if self._answer is None else self._answer
            with self._guard:
                self._awaited -= 1
                if self._awaited == 0:
                    return self._answer
        return None

    def stop(self) -> None:
        """Ask it to answer now with what it has found; from any thread. Without a request nothing is sent."""
        with self._guard:
            if self._awaited:
                self._awaited += 1  # it is answered, too
                self._unsent = self._send(self._unsent + STOP)

    def left(self, deadline: float) -> float:
        """The seconds until a deadline; none left is an EngineTimeout."""
        if (left := deadline - time.monotonic()) > 0:
            return left
        raise EngineTimeout(self._last_words(), self.stderr)

    def streams(self) -> tuple[list[IO[bytes]], list[IO[bytes]]]:
        """Where to wait before the next `advance`: until one can be read from, or one written to."""
        reading = [self._stdout, self._stderr] if self._complaining else [self._stdout]
        return reading, [self._stdin] if self._unsent else []

    def _send(self, sending: bytes) -> bytes:
        """Send as much as the pipe takes; returns what is left. To one that listens no more, nothing is."""
        try:
            return sending[os.write(self._stdin.fileno(), sending) :]
        except BlockingIOError:
            return sending
        except OSError:
            return b""

    def _hear(self) -> bytes | None:
        """Return the next line that is not blank, once there is a whole one."""
        if (line := self._whole_line()) is not None:
            return line
        try:
            heard = read(self._stdout)
        except BlockingIOError:
            return None
        if not heard:
            raise EngineDied(self._last_words(), self.stderr)
        self._unread += heard
        return self._whole_line()

    def _whole_line(self) -> bytes | None:
        """Return the next line of what has been read."""
        while b"\n" in self._unread[: LONGEST_LINE + 1]:
            line, _, self._unread = self._unread.partition(b"\n")
            if line.strip():
                return line
        if len(self._unread) > LONGEST_LINE:
            raise EngineTooLong(text(self._unread), self.stderr)
        return None

    def _hear_complaints(self) -> None:
        """Read from standard error."""
        with suppress(BlockingIOError):
            heard = read(self._stderr)
            self._complaints = (self._complaints + heard)[-KEPT_COMPLAINTS:]
            self._complaining = bool(heard)

    def _last_words(self) -> str:
        """The last line it wrote to standard error."""
        return (self.stderr.strip().splitlines() or [""])[-1]

    def _document(self, line: bytes) -> Document:
        """The object on a line."""
        try:
            found = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise EngineNonsense(text(line), self.stderr) from None
        if not isinstance(found, dict):
            raise EngineNonsense(text(line), self.stderr)
        return found

    def end(self, *, politely: bool = False) -> None:
        """End it, and everything that it has started. Politely: the input ends first, and a moment passes."""
        if self._end.alive:
            self._stdin.close()
            if politely:
                self._wait_for_farewell()
            self._end()

    def _wait_for_farewell(self) -> None:
        """Let it end by itself, whatever it still has to say."""
        end = time.monotonic() + FAREWELL_S
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._stdout, selectors.EVENT_READ)
            waiting.register(self._stderr, selectors.EVENT_READ)
            while waiting.get_map() and (left := end - time.monotonic()) > 0:
                for key, _ in waiting.select(left):
                    if not os.read(key.fd, CHUNK):
                        waiting.unregister(key.fileobj)


def end_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """End a process and its group; only the process that started it may, not a copy of that one made by a fork.

    The group is ended before the process is waited for: until then nobody else can have its id.
    """
    if os.getpid() != owner:
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # it has ended; macOS forbids to end what is dead
        with suppress(OSError):
            process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """An end of a pipe that never makes us wait."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def read(stream: IO[bytes]) -> bytes:
    """What can be read now; nothing at the end."""
    return os.read(stream.fileno(), CHUNK)


def text(heard: bytes, most: int = LONGEST_DETAIL) -> str:
    """What was heard, to be shown to people."""
    return heard[:most].decode("utf-8", "replace")
