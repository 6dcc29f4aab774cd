"""What each placement would change, for the seat that is about to lay a tile in Bower: hints, and a base for searches.

Everything is a fact of the table as the seat knows it, counted as if the game ended with this tile (W-E2 to W-E7). What
may come later is not guessed at. The counting is in `voliera.games.bower.rules.deltas`; here it gets names.
"""

from dataclasses import dataclass

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.bower.border.actions import to_document
from voliera.games.bower.border.game import BOWER
from voliera.games.bower.border.table import Table
from voliera.games.bower.rules.box import EGGS, GEM, MATERIALS, SHELL
from voliera.games.bower.rules.deltas import MOST_PLACES, Column, Delta, new_rows, new_steps
from voliera.games.bower.rules.deltas import placements as fill_rows
from voliera.games.bower.rules.scoring import EGG_TILES
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS
from voliera.games.bower.rules.survey import (
    COLOURED_SHELLS,
    DECISIVE,
    KINDS,
    declarable,
    matching,
    new_survey,
    number,
    sign,
)
from voliera.reading import Reading

Row = list[int]
DIGITS = 3


@dataclass(frozen=True, slots=True)
class Before:
    """A column as it lies, in plain numbers; pairs are the seat's, and the other's."""

    egg: int
    possible: list[int]
    objects: list[tuple[int, int]]  # by kind, squares with Coloured Shells last
    matching: tuple[int, int]
    white: tuple[int, int]

    @classmethod
    def of(cls, seen: Reading, column: int) -> "Before":
        """A column of a survey."""
        mine, theirs = (seen.objects[nest][column] for nest in (seen.seat, SEATS - 1 - seen.seat))
        egg = seen.eggs[column]
        return cls(
            egg=egg,
            possible=[one for one in range(len(EGGS)) if seen.possible[column] >> one & 1],
            objects=[(number(mine, kind), number(theirs, kind)) for kind in range(KINDS)],
            matching=(matching(mine, egg), matching(theirs, egg)) if egg != NONE else (0, 0),
            white=(declarable(mine, egg), declarable(theirs, egg)) if egg != NONE else (0, 0),
        )


def placements(game: Game) -> list[Document]:
    """One document for each way to lay a tile that is legal now, best first; an empty list if no tile is to be laid.

    Tiles are those of the hand, the gift (W-B14), or the one drawn for a cover (W-B13). Eggs are changes of the seat's
    eggs less the other's. Three figures in a list are the seat's before, the seat's after, and the other's.

    - `action`: as `game.apply` takes it.
    - `eggs`: the change of all eggs that the seat can count: without columns whose egg it has not seen.
    - `expected`: the same with those columns, where each egg that the seat has not seen is as likely as the others.
    - `ahead`: who would win by the eggs of `eggs`, before and after: 1 the seat, -1 the other, 0 both (W-E7).
    - `columns`: those that the tile lies in. `objects` has the three figures of each kind of flower and feather,
      `matching` those that the egg asks for, `white` those that can be declared to match (W-E4); the last two, and
      `eggs`, are null where the seat has not seen the egg. `if` has the change for each egg that may lie there.
    - `groups`: the materials whose counted group becomes another one (W-E2): `sizes`, `shells`, whether it has
      Coloured Shells, `eggs`.
    - `egg_tiles`: the change of what egg tiles pay (W-B6).
    - `gems`: `columns` with the gems before and after, `groups` around the tile with their gems after; where a third
      gem lies for the first time (W-B1); and `bonus`: whether a bonus tile can be had for it. A cover earns none, and
      its groups are not listed.

    Sorted by `expected`, then `bonus`, then `eggs`; equal ones stay in the order of `game.legal()`.
    """
    if game.name != "bower":
        raise GameError("bad_request", f"placements: no tiles are laid in {game.name}; it takes a game of bower")
    if game.seat is None:
        return []
    states, survey = game.whole_states(), new_survey()
    t = Table(states)
    rows = new_rows(MOST_PLACES * max(1, t.hand_n[game.seat]))
    count: int = fill_rows(states[0], game.seat, survey[0], new_steps(), rows)
    seen = Reading(survey)
    columns = [Before.of(seen, column) for column in range(COLUMNS)]
    found = [_document(t, seen, columns, row) for row in rows[:count].tolist()]
    return sorted(found, key=lambda one: (-one["expected"], not one["gems"]["bonus"], -one["eggs"]))


def prepare() -> None:
    """Have everything compiled."""
    placements(Game.new(BOWER, seed=0))


def _document(t: Table, seen: Reading, columns: list[Before], row: Row) -> Document:
    parts = _column_parts(row)
    listed = [_column(columns[part[Column.COLUMN]], part) for part in parts]
    unknown = [line["if"].values() for line in listed if line["egg"] is None]
    other = SEATS - 1 - seen.seat
    lead = seen.difference or seen.totals[seen.seat][EGG_TILES - 1] - seen.totals[other][EGG_TILES - 1]
    return {
        "action": _action(t, row),
        "eggs": row[Delta.EGGS],
        "expected": round(row[Delta.EGGS] + sum(sum(changes) / len(changes) for changes in unknown), DIGITS),
        "ahead": [sign(lead), row[Delta.AHEAD]],
        "columns": listed,
        "groups": [
            _group(seen, material, row)
            for material in range(MATERIALS_COUNTED)
            if row[Delta.BEST + material] != seen.best[seen.seat][material]
        ],
        "egg_tiles": row[Delta.EGG_TILES],
        "gems": _gems(columns, parts, row),
    }


def _action(t: Table, row: Row) -> Document:
    """A cover is one step, all else two."""
    return to_document(t, [step for step in (row[Delta.STEP], row[Delta.PLACE]) if step != NONE])


def _column_parts(row: Row) -> list[Row]:
    starts = (Delta.COLUMNS, Delta.COLUMNS + Column.WIDTH)
    return [row[start : start + Column.WIDTH] for start in starts if row[start] != NONE]


def _three(pair: tuple[int, int], change: int) -> list[int]:
    """The seat's before and after, and the other's."""
    return [pair[0], pair[0] + change, pair[1]]


def _column(before: Before, part: Row) -> Document:
    known = before.egg != NONE
    objects = [_three(pair, part[Column.OBJECTS + kind]) for kind, pair in enumerate(before.objects)]
    return {
        "column": part[Column.COLUMN],
        "egg": EGGS[before.egg] if known else None,
        "objects": {name: three for name, three in zip(EGGS, objects, strict=False) if any(three)},
        "matching": _three(before.matching, part[Column.MATCHING]) if known else None,
        "white": _three(before.white, part[Column.WHITE]) if known else None,
        "shells": objects[SHELL],
        "coloured": [figure > 0 for figure in objects[COLOURED_SHELLS]],
        "eggs": part[Column.EGGS] if known else None,
        "if": {EGGS[egg]: part[Column.IF + egg] for egg in before.possible},
    }


def _group(seen: Reading, material: int, row: Row) -> Document:
    """The group that counts: a strength is twice its size and one for Coloured Shells, times 256, and its shells."""
    mine, theirs = (seen.best[nest][material] for nest in (seen.seat, SEATS - 1 - seen.seat))
    strengths = [mine, row[Delta.BEST + material], theirs]
    return {
        "material": MATERIALS[material],
        "sizes": [strength // DECISIVE // 2 for strength in strengths],
        "shells": [strength % DECISIVE for strength in strengths],
        "coloured": [strength // DECISIVE % 2 == 1 for strength in strengths],
        "eggs": row[Delta.GROUP_EGGS + material],
    }


def _gems(columns: list[Before], parts: list[Row], row: Row) -> Document:
    lines = [(part[Column.COLUMN], part[Column.OBJECTS + GEM]) for part in parts]
    return {
        "columns": [
            {"column": column, "gems": _three(columns[column].objects[GEM], more)[:2]} for column, more in lines
        ],
        "groups": [
            {"material": name, "size": row[Delta.GROWN + material], "gems": row[Delta.GEMS + material]}
            for material, name in enumerate(MATERIALS)
            if row[Delta.GROWN + material]
        ],
        "third": {
            "columns": [column for column in range(COLUMNS) if row[Delta.THIRD_COLUMNS] >> column & 1],
            "groups": [name for material, name in enumerate(MATERIALS) if row[Delta.THIRD_GROUPS] >> material & 1],
        },
        "bonus": bool(row[Delta.BONUS]),
    }
