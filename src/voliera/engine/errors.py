"""What goes wrong with a program that speaks the engine protocol.

    EngineError
    ├── EngineNotStarted    the command cannot be run
    ├── EngineDied          the process ended, or closed its output
    ├── EngineTimeout       no answer in time (also a TimeoutError)
    ├── EngineNonsense      an answer that is none: no JSON, without its fields, or unasked
    │   └── EngineTooLong   a line longer than any answer
    └── EngineClosed        it was not started, or has ended already

A request that the engine refuses is no such error, but a `voliera.GameError`, as with `voliera.Game`: nothing has
changed, and the engine goes on.
"""

LONGEST_DETAIL = 200


class EngineError(Exception):
    """An engine did not answer. Its process has been ended, and its games are lost.

    `detail` is what it did or last said, on one short line; `stderr` is the end of what it wrote to standard error.
    """

    what = "the engine failed"
    reason = ""
    """The same in one word, as referees and reports know it (docs/bots.md)."""

    def __init__(self, detail: str = "", stderr: str = "") -> None:
        self.detail = printable(detail)
        self.stderr = stderr
        super().__init__(f"{self.what}: {self.detail}" if self.detail else self.what)

    def __reduce__(self) -> tuple[type["EngineError"], tuple[str, str]]:
        """Keep everything when a process hands the error to another one."""
        return type(self), (self.detail, self.stderr)


class EngineNotStarted(EngineError):
    """The command cannot be run."""

    what = "the engine could not be started"
    reason = "not-started"


class EngineDied(EngineError):
    """The process ended, or closed its output, before it had answered."""

    what = "the engine ended without an answer"
    reason = "ended"


class EngineTimeout(EngineError, TimeoutError):
    """No answer came in time."""

    what = "the engine did not answer in time"
    reason = "late"


class EngineNonsense(EngineError):
    """The answer is no JSON object, lacks a field, has a wrong one, or came unasked."""

    what = "the engine answered nonsense"
    reason = "garbage"


class EngineTooLong(EngineNonsense):
    """A line that is longer than any answer."""

    what = "the engine answered with a line too long"
    reason = "too-long"


class EngineClosed(EngineError):
    """Nothing can be asked: the engine was not started, or has ended."""

    what = "the engine is not running"
    reason = "ended"


def printable(detail: str) -> str:
    """On one line, without control characters, and short."""
    shown = "".join(letter if letter.isprintable() else " " for letter in detail).strip()
    return shown if len(shown) <= LONGEST_DETAIL else shown[:LONGEST_DETAIL] + " …"
