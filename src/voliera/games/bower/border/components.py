"""What is in the box: eggs, nest tiles and bonus tiles (W-C2 to W-C5), and files that replace the tiles.

The rules know a square as one number, which `encode_square` makes of its material and objects.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from voliera import components as files
from voliera.errors import GameError
from voliera.games.bower.rules.box import (
    BONUS_NUMBERS,
    EMBLEM,
    MATERIAL_NUMBERS,
    MATERIAL_SHIFT,
    MATERIALS,
    MOST_OBJECTS,
    NEST_BONUSES,
    OBJECT_NUMBERS,
    OBJECTS,
    TILES,
    Material,
)

FORMAT = files.FORMAT


LONGEST_ID = 20


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a tile."""

    material: str
    objects: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"material": self.material, "objects": list(self.objects)}


Squares = tuple[Square, ...]
"""The two squares of a tile."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nest tile: a name for it, and its two squares (W-C3)."""

    id: str
    squares: Squares


def _our_bonus_nest() -> dict[str, Squares]:
    return dict(builtin().bonus_nest)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component document of the protocol. Where it leaves out the bonus nest tiles, they are ours."""

    format: str
    game: str
    tiles: tuple[Tile, ...]
    bonus_nest: dict[str, Squares] = msgspec.field(default_factory=_our_bonus_nest)

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "format": self.format,
            "game": self.game,
            "tiles": [{"id": tile.id, "squares": [one.document() for one in tile.squares]} for tile in self.tiles],
            "bonus_nest": {name: [one.document() for one in pair] for name, pair in self.bonus_nest.items()},
        }


def check(document: object, where: str = "components") -> Components:
    """A component document as data, or a GameError whose message names the place that is wrong."""
    files.check_heading(document, "bower", where)
    parts = files.convert(document, Components, where)
    count = len(parts.tiles)
    if count != TILES:
        raise files.wrong(
            f"{where}.tiles", "tiles", f"{TILES} nest tiles are needed, found {count}", count, rule="W-C3"
        )
    seen: set[str] = set()
    tiles = []
    for i, tile in enumerate(parts.tiles):
        place = f"{where}.tiles[{i}]"
        _check_id(tile.id, f"{place}.id", seen)
        seen.add(tile.id)
        tiles.append(Tile(tile.id, _checked(tile.squares, f"{place}.squares", tile.id)))
    _check_bonus_names(parts.bonus_nest, f"{where}.bonus_nest")
    bonus_nest = {
        name: _checked(parts.bonus_nest[name], f"{where}.bonus_nest.{name}", name, bonus=True) for name in NEST_BONUSES
    }
    return Components(parts.format, parts.game, tuple(tiles), bonus_nest)


def _check_id(name: str, place: str, seen: Iterable[str]) -> None:
    """Tiles need names of their own, short enough to be shown, and not those of bonus tiles."""
    if not 1 <= len(name) <= LONGEST_ID or not name.isprintable() or name != name.strip():
        why = f"an id is a text of 1 to {LONGEST_ID} visible characters, found {name!r:.60}"
        raise files.wrong(place, "id", why, repr(name)[:60], rule="W-C3")
    if name in BONUS_NUMBERS:
        raise files.wrong(place, "id-bonus", f"{name} is the name of a bonus tile: choose another", name, rule="W-C3")
    if name in seen:
        raise files.wrong(place, "id-twice", f"another tile is called {name}: choose another id", name, rule="W-C3")


def _check_bonus_names(names: Iterable[str], place: str) -> None:
    """Bonus nest tiles come all five or not at all (W-C4)."""
    given = set(names)
    wanted = ", ".join(NEST_BONUSES)
    for name in NEST_BONUSES:
        if name not in given:
            why = f"{name} is missing: name {wanted}, or leave all of them out"
            raise files.wrong(place, "bonus-missing", why, name, rule="W-C4", possible=wanted)
    for name in sorted(given - set(NEST_BONUSES)):
        why = f"{name!r:.60} is no bonus nest tile: they are {wanted}"
        raise files.wrong(place, "bonus-unknown", why, name[:60], rule="W-C4", possible=wanted)


def _checked(squares: Squares, place: str, tile: str, *, bonus: bool = False) -> Squares:
    """The squares of a tile with their objects in order; bonus nest tiles may be more than nest tiles (W-C3, W-C4)."""

    def wrong(place: str, fault: str, why: str, found: str | int, **more: str) -> GameError:
        rule = "W-C4" if bonus else "W-C3"
        return files.wrong(place, fault, f"tile {tile}: {why}", found, rule=rule, tile=tile, **more)

    if len(squares) != 2:
        raise wrong(place, "squares", f"a tile has 2 squares, found {len(squares)}", len(squares))
    materials = MATERIALS if bonus else MATERIALS[: Material.EARTH]
    fewest = 0 if bonus else 1
    for i, square in enumerate(squares):
        if square.material not in materials:
            why = f"expected {', '.join(materials)}; found {square.material!r:.60}"
            raise wrong(f"{place}[{i}].material", "material", why, square.material[:60], possible=", ".join(materials))
        for k, name in enumerate(square.objects):
            if name not in OBJECT_NUMBERS:
                why = f"expected {', '.join(OBJECTS)}; found {name!r:.60}"
                raise wrong(f"{place}[{i}].objects[{k}]", "object", why, name[:60], possible=", ".join(OBJECTS))
            if name.endswith("-white") and not bonus:
                why = f"only bonus tiles have white objects, found {name}"
                raise wrong(f"{place}[{i}].objects[{k}]", "white", why, name)
        count = len(square.objects)
        if not fewest <= count <= MOST_OBJECTS:
            fault = "objects-bonus" if bonus else "objects"
            why = f"a square has {fewest} to {MOST_OBJECTS} objects, found {count}"
            raise wrong(f"{place}[{i}].objects", fault, why, count)
    return tuple(
        Square(square.material, tuple(sorted(square.objects, key=OBJECT_NUMBERS.__getitem__))) for square in squares
    )


def read(path: str | Path) -> dict[str, Any]:
    """Read a component file (JSON, or TOML by its ending) and return the checked document."""
    path = Path(path)
    return check(files.read(path), str(path)).document()


@cache
def builtin() -> Components:
    """The component data built into the package."""
    text = resources.files("voliera.games.bower").joinpath("components.toml").read_text(encoding="utf-8")
    return check(tomllib.loads(text), "components.toml")


def encode_square(square: Square, emblem: bool = False) -> int:
    """A checked square as the number that the rules know it by."""
    code = MATERIAL_NUMBERS[square.material] << MATERIAL_SHIFT | (EMBLEM if emblem else 0)
    return code + sum(1 << 2 * OBJECT_NUMBERS[name] for name in square.objects)


def faces_of(parts: Components) -> list[list[int]]:
    """Both squares of every tile of a component document, as the rules know them."""
    nest = [[encode_square(square) for square in tile.squares] for tile in parts.tiles]
    bonus = [
        [encode_square(square, name == "coloured-shells") for square in parts.bonus_nest[name]] for name in NEST_BONUSES
    ]
    return nest + bonus


@cache
def builtin_faces() -> list[list[int]]:
    """The same of the built-in components, not to be changed: most games are dealt with them."""
    return faces_of(builtin())


def decode_square(code: int) -> dict[str, Any]:
    """A square as plain data, its objects in the order of `OBJECTS`; the two marks on top are left out."""
    material = MATERIALS[code >> MATERIAL_SHIFT & 3]
    objects = [name for number, name in enumerate(OBJECTS) for _ in range(code >> 2 * number & 3)]
    return {"material": material, "objects": objects}
