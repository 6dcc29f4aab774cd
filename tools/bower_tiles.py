"""Bower's nest tiles: the file and the picture page that are made of what the search finds (W-C3, W-C4).

python -m tools.bower_tiles            check that both are what the search gives, and show how even they are
python -m tools.bower_tiles --write    rewrite src/voliera/games/bower/components.toml and docs/bower-tiles.svg
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tools.bower_picture import picture
from tools.bower_search import BRIGHT, KINDS, LAYOUT, Tile, search
from voliera.games.bower.border.components import FORMAT, check

ROOT = Path(__file__).parents[1]
TOML = ROOT / "src" / "voliera" / "games" / "bower" / "components.toml"
SVG = ROOT / "docs" / "bower-tiles.svg"

BONUS_NEST: dict[str, Tile] = {
    "nest-1": (("earth", ("feather-white",)), ("earth", ("feather-white",))),
    "nest-2": (("earth", ("flower-white",)), ("earth", ("flower-white",))),
    "nest-3": (("earth", ("feather-white",)), ("earth", ("flower-white",))),
    "nest-4": (("earth", ("feather-white", "gem")), ("earth", ("flower-white", "gem"))),
    "coloured-shells": (("moss", ()), ("moss", ())),
}

HEAD = f"""\
# Bower's component data, as built into Voliera.
#
# The rulebook shows the tiles only in pictures, so these are ours (W-C3, W-C4), and they can be replaced: if you own
# the box, copy this file, type in its tiles, and play with
#     voliera play bower --components PATH
# There are 36 tiles of two squares; their ids are yours to choose. A square is straw, moss or gravel and has one to
# three of
#     flower-yellow flower-purple flower-red feather-yellow feather-purple feather-red gem shell
# The five bonus nest tiles may also be earth, have white objects (flower-white, feather-white) or none at all; a file
# without them plays with ours.
#
# Ours are as even as a small search could make them (tools/bower_tiles.py; a picture is in docs/bower-tiles.svg). On
# each material lie 4 of every flower and feather, 8 gems, and 7 shells (on moss 6); on each pair of materials 2 of
# every flower and feather, 4 gems, and 3 or 4 shells. Each tile has two flowers or feathers, and one or two gems or
# shells. Any two kinds of flowers and feathers meet on two tiles, and each kind lies once twice on a square.
format = "{FORMAT}"
game = "bower"
"""


def file_text(tiles: Sequence[Tile]) -> str:
    """The component file: a line for each tile, square under square."""
    lines = [f'  {{ id = "t{i:02}", squares = [{text}] }},' for i, text in enumerate(in_columns(tiles), 1)]
    width = max(map(len, BONUS_NEST))
    texts = zip(BONUS_NEST, in_columns(BONUS_NEST.values()), strict=True)
    bonus = [f"{name:{width}} = [{text}]" for name, text in texts]
    return "\n".join([HEAD + "tiles = [", *lines, "]", "", "[bonus_nest]", *bonus, ""])


def in_columns(tiles: Iterable[Tile]) -> list[str]:
    """The squares of tiles as TOML, the second ones below each other."""
    texts = []
    for tile in tiles:
        listed = [", ".join(f'"{kind}"' for kind in objects) for _, objects in tile]
        materials = [f'"{material}",' for material, _ in tile]
        texts.append(
            [f"{{ material = {one:9} objects = [{all_of}] }}" for one, all_of in zip(materials, listed, strict=True)]
        )
    width = max(len(first) for first, _ in texts) + 1
    return [f"{first + ',':{width}} {second}" for first, second in texts]


def balance(tiles: Sequence[Tile]) -> list[Table]:
    """How even the tiles are, as tables."""
    squares = [(material, objects, pair_of(tile)) for tile in tiles for material, objects in tile]
    where = Table(
        "", "squares", "with 1 2 3 objects", "objects", *map(heading, KINDS), "equal pairs", title="Where objects lie"
    )
    places = [(name, [s for s in squares if s[0] == name]) for name in ("straw", "moss", "gravel")]
    places += [(" – ".join(pair), [s for s in squares if s[2] == pair]) for pair in LAYOUT]
    places.append(("all", squares))
    for name, chosen in places:
        sizes = Counter(len(objects) for _, objects, _ in chosen)
        count = Counter(kind for _, objects, _ in chosen for kind in objects)
        equal = sum(len(set(objects)) < len(objects) for _, objects, _ in chosen)
        counted = [
            len(chosen),
            " ".join(str(sizes[n]) for n in (1, 2, 3)),
            count.total(),
            *(count[kind] for kind in KINDS),
            equal,
        ]
        where.add_row(name, *map(str, counted), end_section=name in ("gravel", "gravel – gravel"))
    meet = Table(
        "",
        "alone",
        "of two",
        "of three",
        "tiles",
        *map(heading, KINDS),
        title="On how many squares a kind lies, and on how many tiles with which",
    )
    for kind in KINDS:
        sizes = Counter(len(objects) for _, objects, _ in squares if kind in objects)
        on = [[*first, *second] for (_, first), (_, second) in tiles if kind in first + second]
        together = [
            sum(other in all_of and (other != kind or all_of.count(kind) == 2) for all_of in on) for other in KINDS
        ]
        meet.add_row(kind, *(str(n) for n in (sizes[1], sizes[2], sizes[3], len(on), *together)))
    each = Table("", "0", "1", "2", "3", "4", title="Tiles by how many they have")
    for name, kinds in (
        ("objects", KINDS),
        ("flowers and feathers", BRIGHT),
        ("gems", ("gem",)),
        ("shells", ("shell",)),
        ("gems and shells", ("gem", "shell")),
    ):
        numbers = Counter(sum(kind in kinds for _, objects in tile for kind in objects) for tile in tiles)
        each.add_row(name, *(str(numbers[n] or "·") for n in range(5)))
    return [where, meet, each]


def pair_of(tile: Tile) -> tuple[str, ...]:
    """The two materials of a tile."""
    return tuple(material for material, _ in tile)


def heading(kind: str) -> str:
    """`flower-yellow` on two lines."""
    return kind.replace("-", "\n")


def main() -> None:
    """Make both files; write them, or compare them with those that are there."""
    parser = argparse.ArgumentParser(prog="python -m tools.bower_tiles", description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the files again")
    wanted = parser.parse_args()
    console = Console()
    with console.status("Searching …"):
        tiles = search()
    toml = file_text(tiles)
    for table in balance(tiles):
        console.print(table)
    made = {TOML: toml, SVG: picture(check(tomllib.loads(toml)))}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if wanted.write:
            path.write_text(made[path], encoding="utf-8")
        console.print(f"{path.relative_to(ROOT)} {'is written' if wanted.write else 'is not what the search gives'}")
    if not stale:
        console.print("[green]✓[/] The tile file and its picture are what the search gives.")
    sys.exit(1 if stale and not wanted.write else 0)


if __name__ == "__main__":
    main()
