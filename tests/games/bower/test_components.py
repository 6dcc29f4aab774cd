"""What is in the box: W-C2 to W-C5, our own tiles, and the files that replace them."""

import json
import re
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tools.bower_picture import picture
from tools.bower_search import GOALS, on_square, on_tile
from tools.bower_tiles import TOML, file_text
from voliera.errors import GameError
from voliera.games.bower.border import components
from voliera.games.bower.border.components import Square, decode_square, encode_square
from voliera.games.bower.rules.box import (
    BONUSES,
    EGGS,
    EMBLEM,
    FAIR_PLAY_LEAVES_OUT,
    GEM,
    MATERIAL_SHIFT,
    MATERIALS,
    NEST_BONUSES,
    OBJECTS,
    SHELL,
    SPELLED,
    Material,
)
from voliera.languages import LANGUAGES, Language

OURS = components.builtin().document()
TILES: list[Any] = [tile["squares"] for tile in OURS["tiles"]]
SQUARES: list[Any] = [square for tile in TILES for square in tile]
BRIGHT = [f"{kind}-{colour}" for kind in ("flower", "feather") for colour in ("yellow", "purple", "red")]
PICTURE = Path(__file__).parents[3] / "docs" / "bower-tiles.svg"
SVG = "{http://www.w3.org/2000/svg}"


def count(squares: list[Any]) -> Counter[str]:
    """The objects on squares."""
    return Counter(name for square in squares for name in square["objects"])


def on(tile: Any) -> list[str]:
    """The objects of both squares."""
    return [*tile[0]["objects"], *tile[1]["objects"]]


# W-C2, W-C4, W-C5: names


@pytest.mark.rule("W-C2")
def test_eight_preference_eggs() -> None:
    colours = ("yellow", "purple", "red", "white")
    assert [f"{kind}-{colour}" for kind in ("flower", "feather") for colour in colours] == list(EGGS)


@pytest.mark.rule("W-C4")
def test_twenty_bonus_tiles() -> None:
    by_kind = (
        "nest-1 nest-2 nest-3 nest-4 coloured-shells",
        "egg-yellow egg-purple egg-red egg-shells",
        "spy-opponent spy-aside",
        "x white-feather white-flower shells branch",
        "cover gift double-turn discard",
    )
    assert [len(names.split()) for names in by_kind] == [5, 4, 2, 5, 4]
    assert " ".join(by_kind).split() == list(BONUSES)
    assert BONUSES[:5] == NEST_BONUSES


@pytest.mark.rule("W-C5")
def test_the_tokens_are_named_as_their_bonus_tiles() -> None:
    assert BONUSES[11:16] == ("x", "white-feather", "white-flower", "shells", "branch")


@pytest.mark.rule("W-V2")
def test_what_fair_play_leaves_out() -> None:
    assert [name for name in BONUSES if name in FAIR_PLAY_LEAVES_OUT] == ["x", "gift", "double-turn", "discard"]


def test_names_and_numbers() -> None:
    assert MATERIALS == ("straw", "moss", "gravel", "earth")
    assert [MATERIALS[material] for material in Material] == [material.name.lower() for material in Material]
    assert (*EGGS, "gem", "shell") == OBJECTS
    assert (OBJECTS[GEM], OBJECTS[SHELL]) == ("gem", "shell")


# W-C3: our nest tiles


@pytest.mark.rule("W-C3")
def test_36_tiles_of_two_squares() -> None:
    assert [tile["id"] for tile in OURS["tiles"]] == [f"t{i:02}" for i in range(1, 37)]
    assert {len(squares) for squares in TILES} == {2}


@pytest.mark.rule("W-C3")
def test_24_squares_of_each_material_and_every_pair_on_six_tiles() -> None:
    assert Counter(square["material"] for square in SQUARES) == {"straw": 24, "moss": 24, "gravel": 24}
    pairs = Counter(tuple(sorted(square["material"] for square in tile)) for tile in TILES)
    assert len(pairs) == 6
    assert set(pairs.values()) == {6}


@pytest.mark.rule("W-C3")
def test_what_lies_on_all_tiles() -> None:
    assert count(SQUARES) == {**dict.fromkeys(BRIGHT, 12), "gem": 24, "shell": 20}


@pytest.mark.rule("W-C3")
def test_one_to_three_objects_on_a_square_and_two_gems_at_most() -> None:
    assert Counter(len(square["objects"]) for square in SQUARES) == {1: 34, 2: 32, 3: 6}
    assert max(square["objects"].count("gem") for square in SQUARES) == 2


@pytest.mark.rule("W-C3")
def test_no_two_tiles_are_alike() -> None:
    looks = {tuple(sorted((square["material"], *square["objects"]) for square in tile)) for tile in TILES}
    assert len(looks) == 36


def test_materials_have_the_same_objects() -> None:
    for material, shells in (("straw", 7), ("moss", 6), ("gravel", 7)):
        squares = [square for square in SQUARES if square["material"] == material]
        assert count(squares) == {**dict.fromkeys(BRIGHT, 4), "gem": 8, "shell": shells}
        sizes = Counter(len(square["objects"]) for square in squares)
        assert (sizes[1], sizes[2], sizes[3]) == ((12, 10, 2) if material == "moss" else (11, 11, 2))


def test_pairs_of_materials_have_the_same_objects() -> None:
    for pair in {(tile[0]["material"], tile[1]["material"]) for tile in TILES}:
        objects = count([s for tile in TILES if (tile[0]["material"], tile[1]["material"]) == pair for s in tile])
        assert objects.pop("shell") in (3, 4)
        assert objects == {**dict.fromkeys(BRIGHT, 2), "gem": 4}


def test_tiles_are_worth_about_the_same() -> None:
    for tile in TILES:
        assert len(on(tile)) in (3, 4)
        assert sum(name in BRIGHT for name in on(tile)) == 2
        assert not {*tile[0]["objects"]} & {*tile[1]["objects"]}, "no kind lies on both squares"
    assert Counter(on(tile).count("gem") for tile in TILES) == {0: 15, 1: 18, 2: 3}
    assert Counter(on(tile).count("shell") for tile in TILES) == {0: 16, 1: 20}


def test_all_kinds_meet() -> None:
    for one, other in combinations(BRIGHT, 2):
        assert sum(one in on(tile) and other in on(tile) for tile in TILES) == 2
    equal = Counter(
        (square["material"], name)
        for square in SQUARES
        for name in {*square["objects"]}
        if square["objects"].count(name) == 2
    )
    assert set(equal.values()) == {1}
    assert sorted(name for _, name in equal) == sorted([*BRIGHT, "gem", "gem", "gem"])
    assert Counter(material for material, _ in equal) == {"straw": 3, "moss": 3, "gravel": 3}


def test_squares_with_several_objects_differ() -> None:
    several = [(square["material"], *square["objects"]) for square in SQUARES if len(square["objects"]) > 1]
    assert len(several) == len(set(several))


# W-C4: the bonus nest tiles


@pytest.mark.rule("W-C4")
def test_our_bonus_nest_tiles() -> None:
    ours = {name: [(s["material"], *s["objects"]) for s in squares] for name, squares in OURS["bonus_nest"].items()}
    assert ours == {
        "nest-1": [("earth", "feather-white"), ("earth", "feather-white")],
        "nest-2": [("earth", "flower-white"), ("earth", "flower-white")],
        "nest-3": [("earth", "feather-white"), ("earth", "flower-white")],
        "nest-4": [("earth", "feather-white", "gem"), ("earth", "flower-white", "gem")],
        "coloured-shells": [("moss",), ("moss",)],
    }


# Files of one's own


def changed(path: str, value: object = None) -> dict[str, Any]:
    """Our document with another value at a path such as `tiles[4].id`; without a value, nothing is left there."""
    document = deepcopy(OURS)
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"[\w-]+", path)]
    place: Any = document
    for step in way:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return document


SQUARE = {"material": "straw", "objects": ["gem"]}
FAULTS = {
    "another format": ("format", ".format", changed("format", "voliera/components/9")),
    "another game": ("game", ".game", changed("game", "birdie")),
    "another game's file": ("game", ".game", {"format": components.FORMAT, "game": "birdie", "flap": [1]}),
    "a format that is no text": ("form", ".format", changed("format", 1)),
    "no tiles": ("form", "", changed("tiles")),
    "tiles that are no list": ("form", ".tiles", changed("tiles", {})),
    "an unknown field": ("form", "", changed("flap", [1])),
    "a tile with more": ("form", ".tiles[4]", changed("tiles[4].name", "x")),
    "an id that is no text": ("form", ".tiles[4].id", changed("tiles[4].id", 5)),
    "a square with more": ("form", ".tiles[4].squares[1]", changed("tiles[4].squares[1].gems", 1)),
    "bonus tiles that are null": ("form", ".bonus_nest", {**OURS, "bonus_nest": None}),
    "35 tiles": ("tiles", ".tiles", changed("tiles[35]")),
    "37 tiles": ("tiles", ".tiles", changed("tiles", [*OURS["tiles"], {"id": "t37", "squares": [SQUARE, SQUARE]}])),
    "an empty id": ("id", ".tiles[4].id", changed("tiles[4].id", "")),
    "a long id": ("id", ".tiles[4].id", changed("tiles[4].id", "x" * 21)),
    "an id of spaces": ("id", ".tiles[4].id", changed("tiles[4].id", "  ")),
    "an id that moves the cursor": ("id", ".tiles[4].id", changed("tiles[4].id", "a\x1b[2J")),
    "an id of half a character": ("id", ".tiles[4].id", changed("tiles[4].id", "\ud800")),
    "a bonus tile's name": ("id-bonus", ".tiles[4].id", changed("tiles[4].id", "shells")),
    "a bonus nest tile's name": ("id-bonus", ".tiles[4].id", changed("tiles[4].id", "nest-1")),
    "an id twice": ("id-twice", ".tiles[4].id", changed("tiles[4].id", "t01")),
    "one square": ("squares", ".tiles[4].squares", changed("tiles[4].squares[1]")),
    "three squares": ("squares", ".tiles[4].squares", changed("tiles[4].squares", [SQUARE] * 3)),
    "earth": ("material", ".tiles[4].squares[1].material", changed("tiles[4].squares[1].material", "earth")),
    "sand": ("material", ".tiles[4].squares[0].material", changed("tiles[4].squares[0].material", "sand")),
    "a leaf": ("object", ".tiles[4].squares[0].objects[1]", changed("tiles[4].squares[0].objects", ["gem", "leaf"])),
    "white": ("white", ".tiles[4].squares[0].objects[0]", changed("tiles[4].squares[0].objects[0]", "flower-white")),
    "no object": ("objects", ".tiles[4].squares[1].objects", changed("tiles[4].squares[1].objects", [])),
    "four objects": ("objects", ".tiles[4].squares[1].objects", changed("tiles[4].squares[1].objects", ["gem"] * 4)),
    "four bonus tiles": ("bonus-missing", ".bonus_nest", changed("bonus_nest.nest-3")),
    "no bonus tiles at all": ("bonus-missing", ".bonus_nest", changed("bonus_nest", {})),
    "a sixth bonus tile": ("bonus-unknown", ".bonus_nest", changed("bonus_nest.cover", [SQUARE, SQUARE])),
    "half a bonus tile": ("squares", ".bonus_nest.nest-2", changed("bonus_nest.nest-2[1]")),
    "sand on a bonus tile": (
        "material",
        ".bonus_nest.nest-2[1].material",
        changed("bonus_nest.nest-2[1].material", "sand"),
    ),
    "a leaf on a bonus tile": (
        "object",
        ".bonus_nest.nest-2[0].objects[0]",
        changed("bonus_nest.nest-2[0].objects[0]", "leaf"),
    ),
    "a heavy bonus tile": (
        "objects-bonus",
        ".bonus_nest.nest-2[0].objects",
        changed("bonus_nest.nest-2[0].objects", ["gem"] * 4),
    ),
}


@pytest.mark.rule("W-C3")
@pytest.mark.parametrize("name", FAULTS)
def test_the_place_of_a_fault_is_named(name: str) -> None:
    fault, place, document = FAULTS[name]
    with pytest.raises(GameError) as caught:
        components.check(document, "options.components")
    error = caught.value
    assert error.code == "bad_request"
    assert error.facts["fault"] == fault
    assert error.facts["place"] == f"options.components{place}"
    assert error.message.startswith(f"options.components{place}: ")
    assert error.rule == (None if fault in ("form", "format", "game") else "W-C4" if "bonus_nest" in place else "W-C3")
    assert error.rule is None or error.message.endswith(f"({error.rule})")


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_has_its_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    with pytest.raises(GameError) as caught:
        components.check(FAULTS[name][2])
    facts = caught.value.facts
    said = {Language(code).say("error-components", **facts) for code in LANGUAGES}
    general = {Language(code).say("error-components", **{**facts, "fault": "form"}) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(str(facts["place"]) in sentence for sentence in said)
    assert said == general if facts["fault"] == "form" else not said & general


@pytest.mark.parametrize("document", [None, 5, "tiles", [], {}, {"tiles": []}, {"format": components.FORMAT}])
def test_what_is_no_document_at_all(document: object) -> None:
    with pytest.raises(GameError) as caught:
        components.check(document)
    assert caught.value.facts["fault"] == "form"


@pytest.mark.rule("W-C3")
def test_two_tiles_of_ones_own_may_be_alike() -> None:
    document = changed("tiles", [{**OURS["tiles"][0], "id": str(i)} for i in range(36)])
    assert components.check(document).document() == document


@pytest.mark.rule("W-C3")
def test_objects_are_read_in_any_order() -> None:
    document = changed("tiles[4].squares[0].objects", ["shell", "flower-red", "gem"])
    read = components.check(document).document()
    assert read["tiles"][4]["squares"][0]["objects"] == ["flower-red", "gem", "shell"]
    assert components.check(read).document() == read


@pytest.mark.rule("W-C4")
def test_bonus_nest_tiles_may_be_left_out_or_changed() -> None:
    assert components.check(changed("bonus_nest")) == components.builtin()
    other = [{"material": "straw", "objects": []}, {"material": "earth", "objects": ["flower-red", "gem", "shell"]}]
    document = changed("bonus_nest", dict.fromkeys(reversed(NEST_BONUSES), other))
    read = components.check(document)
    assert list(read.document()["bonus_nest"].items()) == [(name, other) for name in NEST_BONUSES]


def test_a_good_file_is_read_in_both_forms(tmp_path: Path) -> None:
    toml = (Path(components.__file__).parents[1] / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "a.toml").write_text(toml, encoding="utf-8")
    (tmp_path / "a.json").write_text(json.dumps(tomllib.loads(toml)), encoding="utf-8")
    assert components.read(tmp_path / "a.toml") == components.read(str(tmp_path / "a.json")) == OURS


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    with pytest.raises(GameError, match="cannot be read") as caught:
        components.read(path)
    assert caught.value.facts == {"place": str(path), "fault": "unreadable", "found": ""}
    path.write_text(json.dumps(changed("tiles[35]")), encoding="utf-8")
    with pytest.raises(GameError, match="36 nest tiles are needed, found 35") as caught:
        components.read(path)
    assert caught.value.facts == {"place": f"{path}.tiles", "fault": "tiles", "found": 35}


# Squares as numbers


def test_squares_as_numbers() -> None:
    square = Square("gravel", ("flower-yellow", "gem", "gem"))
    assert encode_square(square) == 1 | 2 << 16 | 2 << 20
    assert encode_square(Square("earth", ("shell",) * 3), emblem=True) == 3 << 18 | 3 << 20 | 1 << 22
    assert (MATERIAL_SHIFT, EMBLEM, SPELLED) == (20, 1 << 22, 1 << 23)


def test_numbers_and_back() -> None:
    every = [Square(material, ()) for material in MATERIALS]
    every += [
        Square(m, (a, b, c))
        for m in MATERIALS
        for i, a in enumerate(OBJECTS)
        for k, b in enumerate(OBJECTS[i:], i)
        for c in OBJECTS[k:]
    ]
    assert len(every) == 4 * 221
    for square in every:
        for marks in (0, EMBLEM, SPELLED, EMBLEM | SPELLED):
            assert decode_square(encode_square(square) | marks) == square.document()
    assert len({encode_square(square) for square in every}) == len(every)


# The picture page


@pytest.mark.rule("W-C3")
@pytest.mark.rule("W-C4")
def test_the_picture_shows_our_tiles() -> None:
    page = ET.parse(PICTURE).getroot()
    drawn = {group.attrib["id"]: group for group in page.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None}
    tiles = {tile["id"]: tile["squares"] for tile in OURS["tiles"]} | OURS["bonus_nest"]
    assert list(drawn) == list(tiles)
    texts = {text.text for text in page.iter(f"{SVG}text")}
    for name, squares in tiles.items():
        assert name in texts
        shown = [use.attrib["href"].removeprefix("#").removeprefix("obj-") for use in drawn[name].iter(f"{SVG}use")]
        assert shown == (["shell-coloured"] * 2 if name == "coloured-shells" else on(squares))
        halves = [
            path.attrib["fill"] for path in drawn[name].iter(f"{SVG}path") if "url" in path.attrib.get("fill", "")
        ]
        assert halves == [f"url(#mat-{square['material']})" for square in squares]


def test_the_picture_needs_nothing_from_outside() -> None:
    page = ET.parse(PICTURE).getroot()
    known = {element.attrib["id"] for element in page.iter() if "id" in element.attrib}
    used = {use.attrib["href"] for use in page.iter(f"{SVG}use")}
    assert {name.removeprefix("#") for name in used} <= known
    assert len(known) == sum("id" in element.attrib for element in page.iter()), "every id is given once"


def test_the_file_and_the_picture_are_as_the_tool_writes_them() -> None:
    """That its search finds these very tiles is seen with `python -m tools.bower_tiles`."""
    tiles = [tuple((square.material, square.objects) for square in tile.squares) for tile in components.builtin().tiles]
    assert file_text(tiles) == TOML.read_text(encoding="utf-8")
    assert picture(components.builtin()) == PICTURE.read_text(encoding="utf-8")


def test_all_goals_of_the_search_are_met() -> None:
    met: Counter[str] = Counter()
    for tile in TILES:
        pair = (tile[0]["material"], tile[1]["material"])
        one, other = (tuple(square["objects"]) for square in tile)
        met.update([*on_square(pair[0], pair, one), *on_square(pair[1], pair, other), *on_tile(one, other)])
    missed = {what: met[what] for what, (fewest, most) in GOALS.items() if not fewest <= met[what] <= most}
    assert not missed
