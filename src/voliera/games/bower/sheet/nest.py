"""One nest of a sheet: where things lie in it, and what can be seen on top."""

from collections.abc import Sequence
from dataclasses import dataclass

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.bower.sheet.codes import EMBLEM
from voliera.games.bower.sheet.tiles import COLUMNS, STEPS, Place, room

COLOURED_SHELLS = "coloured-shells"
Faces = dict[str, list[Document]]
"""Both squares of every tile, by its id."""


def faces_of(components: Document) -> Faces:
    """The squares of the tiles of a component document; those of the Coloured Shells bear their emblem."""
    faces: Faces = {tile["id"]: tile["squares"] for tile in components["tiles"]}
    faces |= components["bonus_nest"]
    faces[COLOURED_SHELLS] = [{**square, EMBLEM: True} for square in faces[COLOURED_SHELLS]]
    return faces


@dataclass(frozen=True)
class Nest:
    """What was written down for one nest, in order: tiles, squares, covers and tokens; `rows` is how high it is."""

    seat: int
    items: Sequence[Document]
    rows: int
    faces: Faces

    def wrong(self, fault: str, index: int, why: str, rule: str) -> GameError:
        """The error for an item: its place in the document, and on the table as facts for other languages."""
        column, row = (*self.items[index]["at"], 0, 0)[:2]
        facts: dict[str, str | int] = {"fault": fault, "seat": self.seat + 1, "column": column + 1, "row": row + 1}
        message = f"sheet.nests[{self.seat}][{index}].at: {why} ({rule})"
        return GameError("bad_position", message, rule=rule, facts=facts)

    def places(self, index: int) -> tuple[Place, ...]:
        """The squares that an item lies on, all of them inside the grid (W-C1)."""
        item = self.items[index]
        if len(item["at"]) != 2:
            raise self.wrong("outside", index, f"a square [column, row], found {item['at']}", "W-C1")
        at: Place = (item["at"][0], item["at"][1])
        places = [at]
        if "tile" in item or "cover" in item:
            right, away = STEPS[item["facing"]]
            places.append((at[0] + right, at[1] + away))
        if not all(0 <= column < COLUMNS and 0 <= row < self.rows for column, row in places):
            raise self.wrong("outside", index, f"not inside the {COLUMNS} × {self.rows} grid", "W-C1")
        return tuple(places)

    def squares(self, index: int) -> list[Document]:
        """What is on the squares of a tile, a cover, or a square by itself; nothing for a tile that is not known."""
        item = self.items[index]
        if "square" in item:
            return [item["square"]]
        tile: str | list[Document] = item["tile"] if "tile" in item else item["cover"]
        return self.faces.get(tile, []) if isinstance(tile, str) else tile

    def filled(self) -> dict[Place, int]:
        """The squares with a tile or a square on them, and the item it is; none may be taken twice (W-T2)."""
        taken: dict[Place, int] = {}
        for index, item in enumerate(self.items):
            if "tile" in item or "square" in item:
                for place in self.places(index):
                    if place in taken:
                        raise self.wrong("overlap", index, "something else lies there already", "W-T2")
                    taken[place] = index
        return taken

    def seen(self) -> dict[Place, Document]:
        """What lies on top, square by square, tokens apart."""
        top: dict[Place, Document] = {}
        for index, item in enumerate(self.items):
            if "token" not in item:
                top |= dict(zip(self.places(index), self.squares(index), strict=False))
        return top

    def tokens(self) -> list[Document]:
        """The tokens that can be seen: no cover was laid over them later (W-B13)."""
        lying: list[Document] = []
        for index, item in enumerate(self.items):
            if "token" in item:
                lying.append(item)
            elif "cover" in item:
                hidden = [list(place) for place in self.places(index)]
                lying = [token for token in lying if token["at"] not in hidden]
        return lying

    def room(self) -> list[Place]:
        """The empty squares that a further tile could lie on (W-T3)."""
        return room(self.filled(), self.rows)
