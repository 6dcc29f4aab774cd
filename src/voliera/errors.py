"""The one exception that people meet: it says what is wrong, which rule stands behind it, and what was legal."""

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
