"""Talking to a program line by line, so that whatever it does, the one who asks gets an answer or a reason in time.

The program runs in a process group of its own, and only that group is ever ended, by the id of the process we started.
Nothing here waits longer than it was told to: pipes that nobody reads, floods on standard output or standard error, and
programs that fall silent or die all come out as a `BotFailure`.
"""

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import IO

import msgspec

from voliera.documents import Document

LONGEST_LINE = 1_000_000
"""Bytes of an answer, as many as the engine accepts in a request."""
KEPT_COMPLAINTS = 4_000
"""Maximum of standard error that is kept, the last of it."""
LONGEST_DETAIL = 200
FAREWELL_S = 1.0
CHUNK = 65_536

REASONS = ("not-started", "ended", "late", "garbage", "too-long", "refused", "illegal", "given-up")


class BotFailure(Exception):
    """A program did not bring a move. `reason` is one of REASONS; `detail` is what it said or did, cut short."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        self.detail = printable(detail)
        super().__init__(f"{reason}: {self.detail}" if self.detail else reason)


class Conversation:
    """A running program, from its start to its end."""

    def __init__(self, command: str) -> None:
        """Start it: words as in a shell, but without one."""
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("the command is empty")
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFailure("not-started", f"{command:.80}: {getattr(error, 'strerror', None) or error}") from None
        self._stdin, self._stdout, self._stderr = (
            pipe(stream) for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._unread = b""
        self._complaints = b""

    @property
    def pid(self) -> int:
        """The process that was started, and the id of its group."""
        return self._process.pid

    def ask(self, request: Document, deadline: float) -> Document:
        """Its answer to one request, before `deadline` (by `time.monotonic`)."""
        if self._unread:
            raise BotFailure("garbage", f"it spoke without being asked: {text(self._unread)}")
        sending = msgspec.json.encode(request) + b"\n"
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._stdin, selectors.EVENT_WRITE)
            waiting.register(self._stdout, selectors.EVENT_READ)
            waiting.register(self._stderr, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in waiting.select(left):
                    if key.fileobj is self._stdin:
                        sending = self._send(sending)
                        if not sending:
                            waiting.unregister(self._stdin)
                    elif key.fileobj is self._stderr:
                        if not self._hear_complaints():
                            waiting.unregister(self._stderr)
                    elif (line := self._hear()) is not None:
                        return document(line)
        raise BotFailure("late", self._last_words())

    def _send(self, sending: bytes) -> bytes:
        """Send as much as the pipe takes; returns what is left. To one that listens no more, nothing is."""
        try:
            return sending[os.write(self._stdin.fileno(), sending) :]
        except BlockingIOError:
            return sending
        except OSError:
            return b""

    def _hear(self) -> bytes | None:
        """Read on; returns a line once there is a whole one that is not blank."""
        heard = read(self._stdout)
        if not heard:
            while self._hear_complaints():
                pass
            raise BotFailure("ended", self._last_words())
        self._unread += heard
        while b"\n" in self._unread[: LONGEST_LINE + 1]:
            line, _, self._unread = self._unread.partition(b"\n")
            if line.strip():
                return line
        if len(self._unread) > LONGEST_LINE:
            raise BotFailure("too-long", text(self._unread))
        return None

    def _hear_complaints(self) -> bool:
        """Read from standard error; whether there was anything."""
        try:
            heard = read(self._stderr)
        except BlockingIOError:
            return False
        self._complaints = (self._complaints + heard)[-KEPT_COMPLAINTS:]
        return bool(heard)

    def _last_words(self) -> str:
        """The last line it wrote to standard error."""
        return (text(self._complaints, KEPT_COMPLAINTS).strip().splitlines() or [""])[-1]

    def end(self, *, politely: bool = False) -> None:
        """End it, and everything that it has started. Politely: the input ends first, and a moment passes.

        The group is ended before the process is waited for: until then nobody else can have its id.
        """
        self._stdin.close()
        if politely:
            self._wait_for_farewell()
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # it has ended; macOS forbids to end what is dead
            with suppress(OSError):
                self._process.kill()
        self._process.wait()
        self._stdout.close()
        self._stderr.close()

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


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """An end of a pipe that never makes us wait."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


def read(stream: IO[bytes]) -> bytes:
    """What can be read now; nothing at the end."""
    return os.read(stream.fileno(), CHUNK)


def document(line: bytes) -> Document:
    """The object on a line."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BotFailure("garbage", text(line)) from None
    if not isinstance(found, dict):
        raise BotFailure("garbage", text(line))
    return found


def text(heard: bytes, most: int = LONGEST_DETAIL) -> str:
    """What was heard, to be shown to people."""
    return heard[:most].decode("utf-8", "replace")


def printable(detail: str) -> str:
    """On one line, without control characters, and short."""
    shown = "".join(letter if letter.isprintable() else " " for letter in detail).strip()
    return shown if len(shown) <= LONGEST_DETAIL else shown[:LONGEST_DETAIL] + " …"
