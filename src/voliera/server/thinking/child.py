"""A thinker seen from the server: a child process that is asked, timed, and ended by its own process object.

Whatever the child does, the event loop goes on: a child that hangs is `TooSlow`, one that ends or talks nonsense has
died (`ThinkerDied`), and a flood on standard output or standard error waits in its pipe.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from voliera.server.complaints import hear_complaints
from voliera.server.frames import LENGTH, TooLarge, length_of
from voliera.server.thinking.thinker import Answer

FAREWELL_S = 1.0
"""How long a child may take to end by itself."""
BURIAL_S = 5.0
"""How long to wait for the system to take a killed child away."""
CHUNK = 65_536

log = structlog.get_logger(__name__)


class NoThought(Exception):
    """Nothing came of a job; the message is for logs, not for people. Another try may bring more."""


class TooSlow(NoThought):
    """The job took longer than it was given; its child was killed."""


class ThinkerDied(NoThought):
    """The child ended, or talked nonsense, and so did the next one."""


class Child:
    """One running thinker."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._hearing = asyncio.create_task(hear_complaints(process.stderr, "thinker", process.pid))

    @classmethod
    async def start(cls, command: Sequence[str]) -> "Child":
        """Start a process; it is not yet known whether it will ever answer."""
        pipe = asyncio.subprocess.PIPE
        try:
            return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe))
        except OSError as error:
            raise ThinkerDied(f"not started: {error.strerror or type(error).__name__}") from None

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def dead(self) -> bool:
        """Whether the process is known to have ended."""
        return self._process.returncode is not None

    async def ask(self, frame: bytes, number: int, limit_s: float) -> Answer:
        """The answer to a framed job. After any exception the child must be ended: nobody knows what it says next."""
        try:
            async with asyncio.timeout(limit_s):
                self._stdin.write(frame)
                await self._stdin.drain()
                length = length_of(await self._stdout.readexactly(LENGTH.size))
                answer = msgspec.msgpack.decode(await self._stdout.readexactly(length), type=Answer)
        except TimeoutError:
            raise TooSlow(f"no answer within {limit_s:.1f} s") from None
        except (OSError, EOFError):
            raise ThinkerDied("it ended") from None
        except (TooLarge, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise ThinkerDied(f"it talked nonsense ({type(error).__name__})") from None
        if answer.number != number:
            raise ThinkerDied("it answered what nobody had asked")
        return answer

    def kill(self) -> None:
        """End the process now; whoever is waiting for its answer learns that it died."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self, *, politely: bool = False) -> None:
        """End the process, and see it gone. Politely: its input ends first, and a moment passes."""
        self._stdin.close()
        if politely:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), FAREWELL_S)
        self.kill()
        try:
            async with asyncio.timeout(BURIAL_S):
                while await self._stdout.read(CHUNK):  # a full pipe would hide that the process has ended
                    pass
                await self._process.wait()
                await self._hearing
        except TimeoutError:
            log.error("thinker_not_gone", pid=self.pid)
