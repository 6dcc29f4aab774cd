"""Work that is no move of a bot: a document in, a document out, by a name that stands here."""

from importlib import import_module

from voliera.documents import Document

TASKS = {
    "coach": "voliera.coach:task",
    "puzzle": "voliera.puzzles.making:task",
    "score": "voliera.sheet:score_within",
    "sheet-position": "voliera.sheet:position",
}
"""Name → `module:function`; the function takes and returns a document, and raises GameError."""


def carry_out(name: str, document: Document) -> Document:
    """Do a piece of work. Its module is loaded when it is first needed."""
    module, _, function = TASKS[name].partition(":")
    done: Document = getattr(import_module(module), function)(document)
    return done
