"""Text to records: lines are headers, moves and comments; a header Format begins each game."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from voliera.documents import RECORD_FORMAT, Document
from voliera.errors import GameError
from voliera.notation.faults import fault
from voliera.notation.lines import LARGEST, checked
from voliera.notation.moves import parse_move
from voliera.notation.text import DEAL, END, FIELDS, FORMAT, RECORD_ORDER, Notated, Remark, checksum
from voliera.notation.values import end_of_value, parse_value
from voliera.records import replay
from voliera.starting import new

_KEYS = {"Format": "format", **{name.capitalize(): name for name in FIELDS}, DEAL: "deal"}
_KEY = re.compile(r"\[[ \t]*([A-Za-z]+)[ \t]+")
_CLOSING = re.compile(r"[ \t]*\][ \t]*")
_SEAT = re.compile(r"([0-9]{1,3}):[ \t]+", re.ASCII)
_PLACE = re.compile(r"(?:record\.)?(\w+)(?:\[(\d+)\])?")
"""The field that a refused record's message begins with, and the number of an action."""


class Header(NamedTuple):
    """The value of a header, and where it is written."""

    value: Any
    line: int
    column: int


class Move(NamedTuple):
    """An action, the seat that is said to play it, and where it is written."""

    action: Document
    seat: int | None
    line: int
    column: int


def parse(text: str | Iterable[str]) -> Iterator[Notated]:
    """Yield the games of a text, or of its lines, one after the other; each is replayed first."""
    game: _Game | None = None
    above: list[str] = []
    size = 0
    for number, line in checked(text.split("\n") if isinstance(text, str) else text):
        size += len(line)
        if size > LARGEST:
            raise fault("long", number, 1, LARGEST)
        at = len(line) - len(line.lstrip(" \t"))
        if at == len(line):
            continue
        if line[at] == ";":
            above.append(line[at + 1 :].strip())
            continue
        header = _parse_header(line, at, number) if line[at] == "[" else None
        if header is not None and header[0] == "format":
            if game is not None:
                yield game.finish([])
            game, size = _Game(), len(line)
        if game is None:
            raise fault("format", number, at + 1, f'"{FORMAT}"', line[at : at + 20])
        game.add(header, line, at, number, above)
        above = []
    if game is not None:
        yield game.finish(above)
    elif above:
        raise fault("format", number, 1, f'"{FORMAT}"')


def _parse_header(line: str, at: int, number: int) -> tuple[str, Header, int]:
    """Return the field of a header, its value, and where it ends."""
    key = _KEY.match(line, at)
    if key is None:
        raise fault("key", number, at + 1, found=line[at : at + 20])
    if key[1] not in _KEYS:
        raise fault("header", number, key.start(1) + 1, ", ".join(_KEYS), key[1])
    end = end_of_value(line, key.end(), number)
    header = Header(parse_value(line, key.end(), end, number), number, at + 1)
    closing = _CLOSING.match(line, end)
    if closing is None:
        raise fault("closing", number, end + 1, found=line[end : end + 20])
    if key[1] == "Format" and header.value != FORMAT:
        raise fault("format", number, key.end() + 1, f'"{FORMAT}"', line[key.end() : end])
    return _KEYS[key[1]], header, closing.end()


class _Game:
    """The lines of one game."""

    def __init__(self) -> None:
        self.headers: dict[str, Header] = {}
        self.moves: list[Move] = []
        self.remarks: dict[str | int, Remark] = {}

    def add(self, header: tuple[str, Header, int] | None, line: str, at: int, number: int, above: list[str]) -> None:
        """Take a header or a move, with the comments above it and at its end."""
        if header is None:
            slot: str | int = len(self.moves)
            end = self._add_move(line, at, number)
        else:
            name, value, end = header
            slot = {"format": "Format", "deal": "start"}.get(name, name)
            if self.moves:
                raise fault("verb", number, at + 1, found=line[at : at + 20])
            if name in self.headers or (name in ("deal", "start") and self.headers.keys() & {"deal", "start"}):
                raise fault("once", number, at + 1, found=line[at : at + 20])
            self.headers[name] = value
        if end < len(line) and line[end] != ";":
            raise fault("comment", number, end + 1, found=line[end : end + 20])
        beside = line[end + 1 :].strip()
        if above or beside:
            self.remarks[slot] = Remark(above, beside)

    def _add_move(self, line: str, at: int, number: int) -> int:
        seat = _SEAT.match(line, at)
        start = seat.end() if seat else at
        action, end = parse_move(line, start, number)
        self.moves.append(Move(action, int(seat[1]) if seat else None, number, at + 1))
        return end

    def finish(self, above: list[str]) -> Notated:
        """Return the game, replayed."""
        if above:
            self.remarks[END] = Remark(above)
        if "game" not in self.headers:
            raise self._missing("Game")
        fields: Document = {name: header.value for name, header in self.headers.items() if name != "deal"}
        fields |= {"format": RECORD_FORMAT, "actions": [move.action for move in self.moves]}
        if "start" not in fields:
            fields["start"] = self._dealt()
        record = {name: fields[name] for name in RECORD_ORDER if name in fields}
        self._check(record)
        return Notated(record, self.remarks)

    def _dealt(self) -> Document:
        """Return the start that the seed deals."""
        given = {name: self.headers[name].value for name in ("players", "variant", "options") if name in self.headers}
        if "seed" not in self.headers or self.headers["seed"].value is None:
            raise self._missing("Seed")
        try:
            start = new(self.headers["game"].value, **given, seed=self.headers["seed"].value).position()
        except GameError as error:
            raise self._refused(error) from None
        deal = self.headers.get("deal")
        if deal is not None and deal.value != checksum(start):
            raise fault("deal", deal.line, deal.column, checksum(start), str(deal.value))
        return start

    def _check(self, record: Document) -> None:
        """Replay a record, and compare the seats with those that were written."""
        try:
            game = replay(record)
        except GameError as error:
            raise self._refused(error) from None
        for move in reversed(self.moves):
            game.undo()
            if move.seat is not None and move.seat != game.seat:
                raise fault("seat", move.line, move.column, str(game.seat), str(move.seat))

    def _refused(self, error: GameError) -> GameError:
        """Return what the rules say, at the line that it is about."""
        place = _PLACE.match(error.message)
        name = place[1] if place else ""
        if place and name == "actions" and place[2]:
            move = self.moves[int(place[2])]
            return fault("rules", move.line, move.column, error.message)
        name = "start" if error.code == "bad_position" else "game" if error.code == "unknown_game" else name
        header = self.headers.get(name, self.headers["format"])
        return fault("rules", header.line, header.column, error.message)

    def _missing(self, key: str) -> GameError:
        begin = self.headers["format"]
        return fault("missing", begin.line, begin.column, key)
