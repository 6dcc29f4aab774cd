"""From a typed line to what is asked for: actions of the game, or help, undo, save, quit, resign, a rule.

`parse` is pure: text, view and legal actions in, a request out, or an InputRefused that says what to type instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from voliera.documents import Document
from voliera.languages import Language
from voliera.terminal.face import Face
from voliera.terminal.faces import face_of
from voliera.terminal.refusal import InputRefused
from voliera.terminal.requests import Act, Help, Look, Quit, Request, Resign, Rules, Save, Undo
from voliera.terminal.typed import SHOWN, asked_rules

__all__ = ["Act", "Help", "Look", "Quit", "Request", "Resign", "Rules", "Save", "Undo", "parse"]


def parse(text: str, view: Document, legal: Sequence[Document], language: Language, pad: Any = None) -> Request:
    """What the seat that acts in `view` asks for."""
    face = face_of(view["game"])
    text = text.strip()
    general = _general(text, face, language) if text else None
    if general is not None:
        return general
    request = face.read(text, view, legal, language, pad)
    if request is not None:
        return request
    if text:
        raise InputRefused("error-unknown", text=text[:SHOWN])
    if len(legal) == 1:
        return Act(tuple(legal))
    raise InputRefused("error-empty")


def _general(text: str, face: Face, language: Language) -> Request | None:
    """What can be asked for at any table, whatever the phase."""
    first, _, rest = text.partition(" ")
    command = face.command_of(first, language)
    rule = asked_rules(text, command)
    if rule:
        return Rules(rule)
    if command == "rule" and rest:
        raise InputRefused("error-rule-number", example=f"{face.letter}-T1")
    if command == "save":
        return Save(rest.strip())
    match face.command_of(text, language):
        case "help":
            return Help()
        case "undo":
            return Undo()
        case "quit":
            return Quit()
        case "resign":
            return Resign()
    return None
