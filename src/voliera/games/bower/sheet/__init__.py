"""The score sheet of Bower: two nests and six eggs from a boxed table in, the explained result out.

A sheet is a document; whatever is not known yet is null or left out:

    {"format": "voliera/sheet/1", "game": "bower", "variant": "standard", "options": {}, "names": ["Ada", "Bo"],
     "eggs": [six names], "nests": [[ITEM …], [ITEM …]], "kept": [[bonus tiles], [bonus tiles]]}

An ITEM is what the protocol lays into a nest, a tile, a cover or a token; or one square by what can be seen on it,
`{"square": {"material", "objects", "emblem"}, "at": [column, row]}`, also as a code (codes.py); or a text, which
is a whole row of codes: the first text of a nest is row 0, at the board. `emblem` marks the Coloured Shells. What lies
under a cover need not be typed in: what lies on top is what counts (W-B13).

Nothing is counted here. The sheet becomes a position of a game that is over, and the rules explain it.
"""

import re
from typing import Any

from voliera.documents import POSITION_FORMAT, Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.bower.border.game import BOWER
from voliera.games.bower.sheet.form import ROWS, SEATS, read
from voliera.games.bower.sheet.laying import Laid, lay
from voliera.games.bower.sheet.nest import COLOURED_SHELLS, Nest, faces_of

TURNS = {"standard": 12, "super": 15}
_ITEM = re.compile(r"position\.nests\[(\d)\]\[(\d+)\]")
_RULE = re.compile(r"\((W-[A-Z]\d+)")


def score(document: object, time_ms: float | None = None) -> Document:
    """Score a sheet; a GameError names the place where it cannot be.

    Gives `sheet`, the document in full; `result` and `explanation`, as `Game.result` and `Game.explain` give them, as
    if the game ended with what is there, or null as long as an egg is not known or squares cannot be tiles; and `next`,
    what is still needed, or null: `{"eggs": [columns], "nests": [{"seat", "room", "left_over"} …], "kept": [seats]}`.
    `room` are empty squares that a tile could lie on, `left_over` filled ones that have no partner for a tile or that
    nothing joins to the board. Nothing has to be searched for, so `time_ms` is not used.
    """
    del time_ms
    sheet = read(document)
    laid = [lay(nest) for nest in nests_of(sheet)]
    needed = missing(sheet, laid)
    game = None
    if not any(one.left_over for one in laid):
        game = _table(sheet, laid)
        if needed and needed["eggs"]:
            game = None
    return {
        "sheet": sheet,
        "result": game.result() if game else None,
        "explanation": game.explain() if game else None,
        "next": needed,
    }


def table(document: object) -> Game:
    """The table that a sheet describes, at the end of its game; eggs that are not known are dealt."""
    sheet = read(document)
    return _table(sheet, [lay(nest) for nest in nests_of(sheet)])


def position(document: object, seed: int) -> Document:
    """Refuse: a sheet describes the end of a game."""
    raise GameError("no_position", "sheet.game: nothing can be played on from a sheet of this game")


def nests_of(sheet: Document) -> list[Nest]:
    """Both nests of a sheet that was read."""
    faces = faces_of(BOWER.components(sheet["options"]))
    return [Nest(seat, sheet["nests"][seat], ROWS[sheet["variant"]], faces) for seat in range(SEATS)]


def missing(sheet: Document, laid: list[Laid]) -> Document | None:
    """What is still needed; a nest without room that cannot be laid is refused (W-T2)."""
    needed: Document = {
        "eggs": [column for column, egg in enumerate(sheet["eggs"]) if egg is None],
        "nests": [],
        "kept": [seat for seat, kept in enumerate(sheet["kept"]) if kept is None],
    }
    for nest, one in zip(nests_of(sheet), laid, strict=True):
        room = nest.room()
        if one.left_over and not room:
            places = " ".join(f"[{column}, {row}]" for column, row in one.left_over)
            why = f"a tile has two squares, but without a partner are left over: {places}"
            raise nest.wrong("left-over", nest.filled()[one.left_over[0]], why, "W-T2")
        if room:
            left_over = [list(place) for place in one.left_over]
            needed["nests"].append({"seat": nest.seat, "room": [list(place) for place in room], "left_over": left_over})
    return needed if any(needed.values()) else None


def _table(sheet: Document, laid: list[Laid]) -> Game:
    """The game that is over in this position."""
    turns = TURNS[sheet["variant"]]
    position: Document = {
        "format": POSITION_FORMAT,
        "game": "bower",
        "players": SEATS,
        "variant": sheet["variant"],
        "options": _options(sheet["options"], laid),
        "first": 0,
        "turns_played": [turns] * SEATS,
        "phase": "over",
        "seat": None,
        "known": [{"columns": [], "aside": False} for _ in range(SEATS)],
        "display": [],
        "pile": [],
        "bonus_discards": [],
        "nests": [one.items for one in laid],
        "hands": [[] for _ in range(SEATS)],
        "kept": [kept or [] for kept in sheet["kept"]],
        "pending": None,
        "gift": None,
        "double": None,
        "out": [],
        "eggs": sheet["eggs"],
    }
    try:
        return Game.from_position(BOWER, position, 0, sheet["names"])
    except GameError as error:
        raise _in_the_sheet(error, sheet, laid) from None


def _options(options: Document, laid: list[Laid]) -> Document:
    """The table's options; where the Coloured Shells were typed in, their tile is as they were."""
    shells = next((one.shells for one in laid if one.shells), None)
    if shells is None:
        return options
    components = BOWER.components(options)
    bonus_nest = {**components["bonus_nest"], COLOURED_SHELLS: shells}
    return {**options, "components": {**components, "bonus_nest": bonus_nest}}


def _in_the_sheet(error: GameError, sheet: Document, laid: list[Laid]) -> GameError:
    """A refusal of the rules with the sheet's own places."""
    facts: dict[str, str | int] = {}

    def item(found: re.Match[str]) -> str:
        seat, index = int(found[1]), laid[int(found[1])].origins[int(found[2])]
        column, row = sheet["nests"][seat][index]["at"]
        facts.update({"fault": "item", "seat": seat + 1, "column": column + 1, "row": row + 1})
        return f"sheet.nests[{seat}][{index}]"

    message = _ITEM.sub(item, error.message)
    message = message if message.startswith("sheet.") else f"sheet.{message.removeprefix('position.')}"
    rule: Any = _RULE.search(error.message)
    return GameError(error.code, message, rule=rule[1] if rule else None, facts=facts)
