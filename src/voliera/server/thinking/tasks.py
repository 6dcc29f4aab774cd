"""Work that is no move of a bot: a document in, a document out, by a name that stands here.

What does it is imported when it is first asked for, so that a child that only plays stays small.
"""

from collections.abc import Callable

from voliera.documents import Document


def _analyse(document: Document) -> Document:
    from voliera import coach

    return coach.task(document)


def _make_puzzle(document: Document) -> Document:
    from voliera.puzzles import making

    return making.task(document)


def _score(document: Document) -> Document:
    from voliera import sheet

    return sheet.score_within(document)


def _build_position(document: Document) -> Document:
    from voliera import sheet

    return sheet.position(document)


TASKS: dict[str, Callable[[Document], Document]] = {
    "coach": _analyse,
    "puzzle": _make_puzzle,
    "score": _score,
    "sheet-position": _build_position,
}
"""Functions by the names of their tasks; each takes and returns a document, and raises GameError."""


def carry_out(name: str, document: Document) -> Document:
    """Do a piece of work."""
    return TASKS[name](document)
