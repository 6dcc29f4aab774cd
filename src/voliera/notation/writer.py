"""Records as text, as JSON, and as lines of JSON."""

from collections.abc import Iterator

from voliera.documents import Document
from voliera.notation.lines import CONTROL
from voliera.notation.moves import move_text
from voliera.notation.text import DEAL, END, FIELDS, FORMAT, Notated, Remark, checksum, is_dealt
from voliera.notation.values import json_text
from voliera.records import replay


def format_json(record: Document) -> str:
    """Return a record as a file of JSON, as games are saved."""
    return json_text(record, indent=1) + "\n"


def format_jsonl(record: Document) -> str:
    """Return a record as a line of JSON."""
    return json_text(record) + "\n"


def format_game(game: Notated, whole: bool = False) -> str:
    """Return a game as text: headers, an empty line, moves; comments stay where they were.

    A start that the seed deals is left out, unless the `whole` is wanted. A record that does not replay is refused.
    """
    played = replay(game.record)
    seats: list[int | None] = []
    for _ in game.record["actions"]:
        played.undo()
        seats.append(played.seat)
    lines = [*_headers(game, whole), ""]
    for number, (action, seat) in enumerate(zip(game.record["actions"], reversed(seats), strict=True)):
        lines += _remarked(f"{seat}: {move_text(action)}", game.remarks.get(number))
    lines += _remarked("", game.remarks.get(END))
    return "\n".join(lines).rstrip("\n") + "\n"


def _headers(game: Notated, whole: bool) -> Iterator[str]:
    yield from _remarked(_header("Format", FORMAT), game.remarks.get("Format"))
    record = game.record
    for name in FIELDS:
        if name in record:
            line = _header(name.capitalize(), record[name])
            if name == "start" and not whole and is_dealt(record):
                line = _header(DEAL, checksum(record["start"]))
            yield from _remarked(line, game.remarks.get(name))


def _header(key: str, value: object) -> str:
    return f"[{key} {json_text(value)}]"


def _remarked(line: str, remark: Remark | None) -> list[str]:
    """Return a line with its comments."""
    if remark is None:
        return [line]
    above = [f"; {_one_line(comment)}".rstrip() for comment in remark.above]
    beside = _one_line(remark.beside)
    return [*above, f"{line}  ; {beside}" if beside else line]


def _one_line(comment: str) -> str:
    return CONTROL.sub(" ", comment).strip()
