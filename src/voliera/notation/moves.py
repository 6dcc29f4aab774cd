"""An action as a line of words: `woodpecker from 0 to 3`, `play hand 1 at 2,0 facing n`.

The word of the action comes first, then each field and its value, in the order of the document. A value is a word, an
integer, or a list of those with commas between them; any other is JSON. An action that cannot be written so, which no
game has today, is JSON as a whole.
"""

import re
from typing import Any

from voliera.documents import Document, is_integer
from voliera.notation.faults import fault
from voliera.notation.values import end_of_value, json_text, parse_value

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,999})", re.ASCII)
_CHUNK = re.compile(r"[^\s;]*")
_SPACE = re.compile(r"[ \t]*")
_CONSTANTS = ("true", "false", "null")


def move_text(action: Document) -> str:
    """Return an action as words."""
    if not all(isinstance(name, str) and _WORD.fullmatch(name) for name in (action["do"], *action)):
        return json_text(action)
    fields = [f"{name} {_value_text(value)}" for name, value in action.items() if name != "do"]
    return " ".join([action["do"], *fields])


def _value_text(value: Any) -> str:
    if _is_plain(value):
        return str(value)
    if isinstance(value, list) and len(value) > 1 and all(map(_is_plain, value)):
        return ",".join(map(str, value))
    return json_text(value)


def _is_plain(value: Any) -> bool:
    """Whether a value stands for itself: a word or an integer."""
    if isinstance(value, str):
        return _WORD.fullmatch(value) is not None and value not in _CONSTANTS
    return is_integer(value)


def parse_move(text: str, start: int, line: int) -> tuple[Document, int]:
    """Return the action that begins here, and where it ends: at a comment, or at the end of the line."""
    if text.startswith("{", start):
        return _whole(text, start, line)
    verb = _WORD.match(text, start)
    if verb is None:
        raise fault("verb", line, start + 1, found=text[start : start + 20])
    action: Document = {"do": verb[0]}
    at = _next(text, verb.end(), line, "verb")
    while at < len(text) and text[at] != ";":
        name = _WORD.match(text, at)
        if name is None:
            raise fault("field", line, at + 1, found=text[at : at + 20])
        if name[0] in action:
            raise fault("once", line, at + 1, found=name[0])
        at = _next(text, name.end(), line, "field")
        action[name[0]], end = _parse_value(text, at, line)
        at = _next(text, end, line, "value")
    return action, at


def _whole(text: str, start: int, line: int) -> tuple[Document, int]:
    """Return an action that is written as JSON."""
    end = end_of_value(text, start, line)
    action = parse_value(text, start, end, line)
    if "do" not in action:
        raise fault("verb", line, start + 1, found=text[start : start + 20])
    return action, end


def _next(text: str, at: int, line: int, kind: str) -> int:
    """Return where the next word begins: after a space, or at the end or a comment."""
    space = _SPACE.match(text, at)
    end = space.end() if space else at
    if end == at and at < len(text) and text[at] != ";":
        raise fault(kind, line, at + 1, found=text[at : at + 20])
    return end


def _parse_value(text: str, start: int, line: int) -> tuple[Any, int]:
    if text[start : start + 1] in ("[", "{", '"'):
        end = end_of_value(text, start, line)
        return parse_value(text, start, end, line), end
    chunk = _CHUNK.match(text, start)
    end = chunk.end() if chunk else start
    parts = text[start:end].split(",")
    if len(parts) == 1 and (parts[0] in _CONSTANTS or not _parses(parts[0])):
        return parse_value(text, start, end, line), end
    if not all(map(_parses, parts)) or any(part in _CONSTANTS for part in parts):
        raise fault("value", line, start + 1, found=text[start:end])
    values = [int(part) if _INTEGER.fullmatch(part) else part for part in parts]
    return values if len(values) > 1 else values[0], end


def _parses(part: str) -> bool:
    return (_WORD.fullmatch(part) or _INTEGER.fullmatch(part)) is not None
