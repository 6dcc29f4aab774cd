"""What can be wrong in a file of games. Each fault says its line and column, and what was expected there."""

from voliera.errors import GameError

SAID = {
    "character": "expected printable characters in UTF-8",
    "comment": "expected the end of the line or a comment after “;”",
    "deal": "the seed deals another start than the one that this game was written from; expected checksum {wanted}",
    "deep": "expected values nested at most {wanted} deep",
    "field": "expected the name of a field",
    "format": "expected [Format {wanted}], the first line of a game",
    "header": "expected one of the headers {wanted}",
    "key": "expected a header such as [Game …]",
    "long": "expected at most {wanted} characters",
    "missing": "expected the header [{wanted} …] in this game",
    "once": "expected this only once in a game, or in an action",
    "closing": "expected “]”, the end of the header",
    "record": "expected a record, an object of JSON",
    "rules": "the game does not follow the rules: {wanted}",
    "seat": "expected seat {wanted} to play here",
    "value": "expected a value: a word, a number, numbers with commas between them, or JSON",
    "verb": "expected an action, beginning with its word",
}
SHOWN = 40
"""Characters of what was found that a message shows."""


def fault(kind: str, line: int, column: int, wanted: str | int = "", found: str = "") -> GameError:
    """Return the error for a fault; lines and columns are counted from 1."""
    what = SAID[kind].format(wanted=wanted)
    shown = "".join(one if one.isprintable() else "�" for one in found[:SHOWN])
    message = f"line {line}, column {column}: {what}" + (f"; found {shown!r}" if shown else "")
    facts: dict[str, str | int] = {"kind": kind, "line": line, "column": column, "wanted": wanted, "found": shown}
    return GameError("bad_request", message, facts=facts)
