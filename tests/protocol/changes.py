"""Changing documents by small steps: what the tests of set-up positions say about both games."""

from collections.abc import Callable
from typing import Any

from voliera.documents import Document

Change = Callable[[Document], None]
HUGE = 10**400
NOT_INTEGERS: list[Any] = [True, False, 1.0, 0.5, "1", [1], {}]


def change(path: str, value: Any) -> Change:
    """Write a value at a dotted path; a callable makes it from what was there."""

    def put(position: Document) -> None:
        *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split(".")]
        at: Any = position
        for step in way:
            at = at[step]
        old = at[last] if not isinstance(at, dict) or last in at else None
        at[last] = value(old) if callable(value) else value

    return put


def remove(*path: str) -> Change:
    """Leave a field out."""

    def take_out(position: Document) -> None:
        at = position
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return take_out


def both(*changes: Change) -> Change:
    """One change after the other."""

    def do(position: Document) -> None:
        for one in changes:
            one(position)

    return do


def deep(levels: int) -> list[Any]:
    """A list in a list in a list."""
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested
