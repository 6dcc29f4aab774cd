"""Bower tables for sheets: as squares that somebody sees, and as what a person types into `voliera score bower`."""

from __future__ import annotations

from typing import Any

from tests.games.bower import tables
from tests.games.bower.facts import Nest
from tests.games.bower.test_examples import EGGS, PIER, SIMONE
from voliera.documents import SHEET_FORMAT as FORMAT
from voliera.documents import Document
from voliera.languages import Language

USUAL_OPTIONS = {"fair_play": False, "zero_ties": True, "lone_ties": True, "joining_gems": True}
KEPT = ("egg-yellow", "egg-purple", "egg-red", "egg-shells")
OBJECTS = ("flower", "feather", "gem", "shell", "emblem")


def sheet(**fields: Any) -> Document:
    """A sheet in which everything is said that is not said otherwise."""
    said = {"format": FORMAT, "game": "bower", "names": ["Simone", "Pier"], "eggs": list(EGGS.values())}
    return {**said, "nests": [[], []], "kept": [[], []], **fields}


def seen(items: list[Document], squares_of: dict[str, list[Document]]) -> list[Document]:
    """A nest as somebody sees it who knows nothing of its tiles: squares, and the tokens that lie open."""
    top = Nest([item for item in items if "token" not in item], squares_of)
    squares = []
    for place, material in top.material.items():
        square: Document = {"material": material, "objects": sorted(top.objects[place].elements())}
        squares.append({"square": square | ({"emblem": True} if place in top.coloured else {}), "at": list(place)})
    return squares + [item for i, item in enumerate(items) if "token" in item and not covered(item["at"], items[i:])]


def covered(at: list[int], later: list[Document]) -> bool:
    """Whether a cover was laid over a square later."""
    for item in later:
        if "cover" in item:
            (column, row), (right, up) = item["at"], tables.STEPS[item["facing"]]
            if at in ([column, row], [column + right, row + up]):
                return True
    return False


def squares_of(components: Document) -> dict[str, list[Document]]:
    """The squares of all tiles."""
    return {**{tile["id"]: tile["squares"] for tile in components["tiles"]}, **components["bonus_nest"]}


class Typist:
    """Types squares, eggs and tokens with the letters of a language."""

    def __init__(self, code: str) -> None:
        self.language = Language(code)
        self.rows = self.language.say("hand-keys")

    def letter(self, name: str) -> str:
        if name in OBJECTS:
            return self.language.say(f"code-bower-{name}")
        return self.language.say(f"{name}.letter")

    def object(self, name: str) -> str:
        return "".join(self.letter(part) for part in name.split("-"))

    def square(self, square: Document | None) -> str:
        if square is None:
            return "."
        code = self.letter(square["material"]) + "".join(map(self.object, square["objects"]))
        return code + (self.letter("emblem") if square.get("emblem") else "")

    def name(self, seat: int, at: list[int]) -> str:
        return f"{at[0] + 1}{(self.rows[::-1] if seat else self.rows)[at[1]]}"

    def nest(self, items: list[Document], rows: int, by_columns: bool = False) -> list[str]:
        """Row by row from the board, or column by column with the column's number."""
        there = {tuple(item["at"]): item["square"] for item in items if "square" in item}
        if by_columns:
            columns = [[self.square(there.get((column, row))) for row in range(rows)] for column in range(6)]
            return [f"{number}: {' '.join(codes)}" for number, codes in enumerate(columns, start=1)]
        return [" ".join(self.square(there.get((column, row))) for column in range(6)) for row in range(rows)]

    def token(self, seat: int, token: Document) -> str:
        place = self.name(seat, token["at"])
        match token["token"]:
            case "x":
                return f"x {place} {self.object(token['object'])}"
            case "branch":
                return f"{ {'row': '-', 'column': '|'}[token['along']] } {place}"
            case "shells":
                return f"{2 * self.letter('shell')} {place}"
            case "white-feather":
                return f"{self.object('feather-white')} {place}"
        return f"{self.object('flower-white')} {place}"

    def heading(self, document: Document) -> list[str]:
        options = {**USUAL_OPTIONS, **document.get("options", {})}
        answers = ["2" if document.get("variant") == "super" else "1"]
        answers += ["1" if options[name] else "2" for name in ("fair_play", "zero_ties", "lone_ties")]
        return [*answers, ", ".join(document["names"])]

    def eggs(self, document: Document) -> str:
        return " ".join(map(self.object, document["eggs"]))

    def extras(self, document: Document) -> list[str]:
        kept = document["kept"]
        tiles = [str(1 + KEPT.index(tile) + 4 * seat) for seat in (0, 1) for tile in kept[seat] if tile in KEPT]
        tokens = [(seat, item) for seat in (0, 1) for item in document["nests"][seat] if "token" in item]
        tokens.sort(key=lambda token: token[1]["token"] == "x")
        return tiles + [self.token(seat, token) for seat, token in tokens]

    def sheet(self, document: Document, by_columns: bool = False) -> list[str]:
        """Every line of a sheet of squares, up to the Enter that asks for the result."""
        rows = 5 if document.get("variant") == "super" else 4
        nests = [line for nest in document["nests"] for line in self.nest(nest, rows, by_columns)]
        return [*self.heading(document), self.eggs(document), *nests, *self.extras(document), ""]


BOTH = [tables.nest(SIMONE), tables.nest(PIER)]
"""The rulebook's nests (W-X3) in tiles."""


def rulebook(**fields: Any) -> Document:
    """The rulebook's example as a sheet of squares."""
    from voliera.games.bower.border import components

    faces = squares_of(components.builtin().document())
    nests = [seen(items, faces) for items in BOTH]
    return sheet(**{"nests": nests, "kept": [["egg-yellow"], ["egg-shells"]], **fields})
