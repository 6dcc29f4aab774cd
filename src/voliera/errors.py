"""The exception that callers of the package meet, and a map of all public ones outside the server.

    Exception
    ├── GameError              voliera.errors: a refused request, with the rule and what was legal
    │   └── Slip               voliera.sheet.slip: something typed on a score sheet that cannot be read
    ├── EngineError            voliera.engine.errors: an engine's process did not answer
    │   ├── EngineNotStarted   voliera.engine.errors: the command cannot be run
    │   ├── EngineDied         voliera.engine.errors: the process ended before it had answered
    │   ├── EngineTimeout      voliera.engine.errors: no answer in time; a TimeoutError as well
    │   ├── EngineNonsense     voliera.engine.errors: the answer cannot be read
    │   │   └── EngineTooLong  voliera.engine.errors: the answer has no end
    │   └── EngineClosed       voliera.engine.errors: the engine was not started, or has ended
    ├── ClientError            voliera.client.errors: a server's client could not do something
    │   ├── Unreachable        voliera.client.errors: no server of ours answers there
    │   ├── BadLink            voliera.client.errors: no address, and no link of a table
    │   ├── Refused            voliera.client.errors: the server refused, and nothing has changed
    │   └── Gone               voliera.client.errors: the table is closed for us
    ├── Broken                 voliera.client.wire: the socket is of no use; the client connects again
    ├── BotFailure             voliera.bots.external: a program did not bring a move
    ├── Cancelled              voliera.coach.analysis: the caller stopped an analysis
    ├── Unproved               voliera.puzzles.trying: a puzzle is not what it says
    ├── UnknownMessage         voliera.languages: a text is missing, or its arguments are; a LookupError
    ├── ExtraMissing           voliera.extras: packages are not installed; an ImportError
    ├── CannotCompileExactly   voliera.kernel.cuda_exact: floats on the GPU would differ; a RuntimeError
    ├── InputRefused           voliera.terminal.refusal: what was typed cannot be done
    ├── EndOfInput             voliera.terminal.screen: the input has ended
    ├── LeaveTable             voliera.terminal.hotseat: a player has quit
    ├── Leave                  voliera.terminal.score.shell: a person has quit the score sheet
    ├── Needed                 voliera.offline.memory: the page has to bring a document from its storage
    └── NotPlain               voliera.browser.frozen: a value cannot be written into the browser's package

`voliera.server.errors` has the server's. `tests/test_errors.py` holds both maps to the classes.
"""

from functools import partial
from typing import Any


class GameError(Exception):
    """A refused request. Whatever was asked for has not happened, and nothing has changed.

    `code` is one of the protocol's error codes, `rule` the number of the statement behind a refused action (or None),
    `legal` the actions that were legal at that moment. Where people meet it in their own language, `facts` says what
    the English message says: the place, the kind of fault, and what was found there.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        legal: list[dict[str, Any]] | None = None,
        facts: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.legal = legal if legal is not None else []
        self.facts = facts if facts is not None else {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep everything when a process hands the error to another one."""
        whole = partial(GameError, rule=self.rule, legal=self.legal, facts=self.facts)
        return whole, (self.code, self.message)
