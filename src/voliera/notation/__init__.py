"""Records as text that people read and write: a header, then one line for each move, with comments (docs/notation.md).

Nothing here knows a game: actions are written with the words of their documents. Whatever is read is replayed, so what
comes out is a record that the rules allow, or a GameError that names line and column.
"""

from voliera.notation.json_records import parse_json, parse_jsonl
from voliera.notation.lines import lines_of
from voliera.notation.reader import parse
from voliera.notation.text import FORMAT, Notated, Remark
from voliera.notation.writer import format_game, format_json, format_jsonl

__all__ = [
    "FORMAT",
    "Notated",
    "Remark",
    "format_game",
    "format_json",
    "format_jsonl",
    "lines_of",
    "parse",
    "parse_json",
    "parse_jsonl",
]
