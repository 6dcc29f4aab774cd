"""What both faces of the engine share: the process, when it may be asked, and how an answer is read."""

import sys
from collections.abc import Sequence

from voliera.documents import Document
from voliera.engine.answers import Form, Greeting, read
from voliera.engine.conversation import Conversation
from voliera.engine.errors import EngineClosed, EngineError, EngineNonsense
from voliera.engine.requests import Ask

PROTOCOL = 1
START_S = 60.0
"""Seconds to wait for the greeting: the very first start of our own engine compiles the rules."""
TIMEOUT_S = 60.0
"""Seconds to wait for an answer, beyond the time that it may be thought about."""


class Driver:
    """A process that speaks the engine protocol, started or not; without a command our own engine."""

    def __init__(self, command: str | Sequence[str] | None, timeout_s: float, start_s: float) -> None:
        self.command = [sys.executable, "-m", "voliera", "engine"] if command is None else command
        self.timeout_s = timeout_s
        self.start_s = start_s
        self._talk: Conversation | None = None
        self._greeting = Greeting()
        self._why = "it has not been started"

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is running."""
        return None if self._talk is None else self._talk.pid

    @property
    def greeting(self) -> Greeting:
        """What the engine said of itself when it started: protocol, version, games."""
        return self._greeting

    @property
    def stderr(self) -> str:
        """The end of what the running process has written to standard error up to now."""
        return "" if self._talk is None else self._talk.stderr

    def _running(self) -> Conversation:
        if self._talk is None:
            raise EngineClosed(self._why)
        return self._talk

    def _seconds(self, asked: Ask[Form], timeout_s: float | None) -> float:
        """How long the answer to a request may take."""
        return asked.thinking_s + (self.timeout_s if timeout_s is None else timeout_s)

    @staticmethod
    def _read(talk: Conversation, answer: Document, form: type[Form]) -> Form:
        """The answer in its form. Engines of another protocol are not understood."""
        found = read(answer, form, talk.stderr)
        if isinstance(found, Greeting) and found.protocol != PROTOCOL:
            raise EngineNonsense(f"it speaks protocol {found.protocol}, not {PROTOCOL}", talk.stderr)
        return found

    def _drop(self, error: BaseException, cause: Exception | None = None) -> None:
        """End the process: it is out of step, or was not waited for. The cause is what `info` had raised before."""
        if cause is not None:
            error.__cause__ = cause
        self._why = f"it was ended ({error})" if isinstance(error, EngineError) else "it was ended in mid-answer"
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()

    def _let_go(self) -> Conversation | None:
        """The process, to be ended politely."""
        talk, self._talk = self._talk, None
        if talk is not None:
            self._why = "it has been closed"
        return talk
