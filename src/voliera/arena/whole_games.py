"""Whole games of a match in a Parquet file: a row for each decision, with the action, the time, and what was expected.

A Parquet file cannot be added to. So while a match goes on its games are kept beside the file as JSON lines (`.part`),
and the file is written when the match ends or is broken off; a match that goes on begins with what the file holds.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from voliera.arena.errors import unusable, wrong
from voliera.arena.results import FORMAT, Results, as_line, differences
from voliera.arena.schedule import deal_seed
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.starting import new

SUFFIX = ".parquet"
HEADER = b"voliera"
"""The key of the header among the metadata of the file."""
MOVE = ("seat", "phase", "action", "ms", "value")


def pyarrow() -> Any:
    """The package that knows the format, with its part for files."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet
    except ImportError:
        raise wrong("parquet", 'pyarrow is not installed: pip install "voliera[data]"') from None
    return arrow


class WholeGames:
    """A Parquet file of a match, open for more games."""

    def __init__(self, path: Path, header: Document, players: int) -> None:
        """Open a new file or go on with one; `lines` are the games found, `dropped` how many lines were cut off."""
        pyarrow()
        self.path = path
        self._part = path.with_name(path.name + ".part")
        if path.exists() and not self._part.exists():
            found, lines = read(path)
            if different := differences(found, json.loads(as_line(header))):
                listed = "; ".join(different)
                raise wrong("other", f"{path} holds another match: {listed}", path=str(path), different=listed)
            self._part.write_text("".join(map(as_line, (header, *lines))), encoding="utf-8")
        self._header = header
        self._results = Results(self._part, header, players)
        self.lines, self.dropped = self._results.lines, self._results.dropped
        self._all = list(self.lines)

    def add(self, lines: Sequence[Document]) -> None:
        """A finished unit; it is on disk when this returns."""
        self._results.add(lines)
        self._all += lines

    def close(self) -> None:
        """No more: write the file."""
        self._results.close()
        write(self.path, self._header, self._all)
        self._part.unlink(missing_ok=True)


def write(path: Path, header: Document, lines: Sequence[Document]) -> None:
    """Write games with their moves, at once: whoever looks sees the old file or the new one."""
    arrow = pyarrow()
    names = [one["name"] for one in header["contestants"]]
    ordered = sorted(lines, key=lambda line: (line["pairing"], line["unit"], line["game"]))
    columns: dict[str, list[Any]] = {name: [] for name in schema(arrow).names}
    for line in ordered:
        moves = line["moves"]
        count = len(moves["seat"])
        for name in ("pairing", "unit", "game"):
            columns[name] += [line[name]] * count
        columns["deal"] += [deal_seed(header["seed"], line["unit"])] * count
        columns["move"] += range(count)
        columns["contestant"] += [names[line["seats"][seat]] for seat in moves["seat"]]
        columns["share"] += [line["shares"][seat] for seat in moves["seat"]]
        for name in ("seat", "phase", "ms", "value"):
            columns[name] += moves[name]
        columns["action"] += [text(action) for action in moves["action"]]
        rest = {name: value for name, value in line.items() if name != "moves"}
        columns["line"] += [text(rest), *[None] * (count - 1)]
    table = arrow.table(columns, schema(arrow).with_metadata({HEADER: text(header).encode()}))
    new_path = path.with_name(path.name + ".new")
    try:
        arrow.parquet.write_table(table, new_path, compression="zstd")
        new_path.replace(path)
    except OSError as error:
        raise unusable(path, error) from None


def schema(arrow: Any) -> Any:
    """The columns (docs/arena.md)."""
    words = arrow.dictionary(arrow.int32(), arrow.string())
    return arrow.schema(
        [
            ("pairing", arrow.int16()),
            ("unit", arrow.int32()),
            ("game", arrow.int8()),
            ("deal", arrow.int64()),
            ("move", arrow.int16()),
            ("seat", arrow.int8()),
            ("contestant", words),
            ("phase", words),
            ("action", words),
            ("ms", arrow.float32()),
            ("value", arrow.float32()),
            ("share", arrow.float32()),
            ("line", arrow.string()),
        ]
    )


def read(path: Path) -> tuple[Document, list[Document]]:
    """The header of a match and its games, with their moves."""
    arrow = pyarrow()
    try:
        with path.open("rb") as file:  # arrow tells a file that cannot be opened without the reason
            table = arrow.parquet.read_table(file)
    except (OSError, arrow.ArrowException) as error:
        raise unusable(path, error) from None
    with structured(path):
        header: Document = json.loads(table.schema.metadata[HEADER])
        if header["format"] != FORMAT:
            raise ValueError(header["format"])
        lines: list[Document] = []
        for row in table.select(["line", *MOVE]).to_pylist():
            if row["line"] is not None:
                lines.append({**json.loads(row["line"]), "moves": {name: [] for name in MOVE}})
            for name in MOVE:
                lines[-1]["moves"][name].append(json.loads(row[name]) if name == "action" else row[name])
    return header, lines


@contextmanager
def structured(path: Path) -> Iterator[None]:
    """Refuse a file whose columns or documents are not those of an arena."""
    try:
        yield
    except (AttributeError, LookupError, TypeError, ValueError):
        raise wrong("format", f"{path} holds no results of an arena ({FORMAT})", path=str(path)) from None


def records(path: Path) -> Iterator[Document]:
    """The record of each game of a file, in order: what `voliera.replay` and `voliera convert` read."""
    header, lines = read(path)
    for number, line in enumerate(lines, 1):
        try:
            with structured(path):
                game = played(header, line)
        except GameError as error:
            if error.facts.get("kind") == "format":
                raise
            detail = f"game {number}: {error.message}"
            raise wrong("file", f"{path} cannot be used: {detail}", path=str(path), detail=detail) from None
        yield game.record()


def played(header: Document, line: Document) -> Game:
    """One of the games, played again."""
    names = [header["contestants"][who]["name"] for who in line["seats"]]
    seed = deal_seed(header["seed"], line["unit"])
    game = new(header["game"], header["players"], header["variant"], header["options"], seed, names)
    for action in line["moves"]["action"]:
        game.apply(action)
    return game


def text(document: Document) -> str:
    """A document as it stands in a column."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)
