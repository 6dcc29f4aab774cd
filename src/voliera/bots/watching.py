"""Looking on while a bot thinks: what it has found so far is told now and then, and it can be stopped."""

import time
from collections.abc import Callable
from typing import Any

Found = list[dict[str, Any]]
"""Candidates, as a bot answers them: the best first."""


def never() -> bool:
    """Nobody says stop."""
    return False


class Watch:
    """Somebody who looks on. With `lines`, candidates say how many play-outs they had, and the turn that they begin."""

    def __init__(
        self,
        tell: Callable[[int, Found], None] | None = None,
        every_s: float = 0.1,
        is_stopped: Callable[[], bool] = never,
        lines: bool = True,
    ) -> None:
        """Say what to call with the play-outs so far and the candidates, how often, and who may end the thinking."""
        self._tell, self._every_s, self._is_stopped = tell, every_s, is_stopped
        self.lines = lines
        self._next = time.perf_counter() + every_s

    def look(self, nodes: int, found: Callable[[], Found] | None) -> bool:
        """Tell what was found, if there is something and it is time again; returns whether to stop."""
        now = time.perf_counter()
        if self._tell is not None and found is not None and now >= self._next:
            self._next = now + self._every_s
            self._tell(nodes, found())
        return self._is_stopped()


def detailed(candidate: dict[str, Any], nodes: int, line: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """A candidate with its play-outs and the actions of its turn; without a line its own action is all of it."""
    return {**candidate, "nodes": nodes, "line": line or [candidate["action"]]}
