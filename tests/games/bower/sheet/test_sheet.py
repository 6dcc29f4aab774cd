"""`voliera.score` of Bower: the rulebook's example, tokens, covers, what is still needed, and what is refused."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import voliera
from tests.games.bower.sheet.keys import BOTH, USUAL_OPTIONS, rulebook, sheet
from tests.games.bower.test_examples import EGGS, check_final_scoring
from voliera.documents import Document
from voliera.games.bower import sheet as bower
from voliera.games.bower.sheet.form import read

SIMONE = [
    "Gfy Goys Efw Me Mors Gfy",
    "Gfpg Goyg Efw Me Mg Gopfy",
    "Gfps Goy Sg Sfyfr Sor Mg",
    "Gg Goyfr Sopfp Sfyfp Sorg Mop",
]
"""The rulebook's first nest in rows, from the board: what somebody would type."""
PIER = [
    "Moy Mor Sfrs Gss Sfps Gfy",
    "Mfyg Mopg Sfr Gfys Sfps Gorfy",
    "Mfy Mfp Sg Gfrs Soys Mg",
    "Mfp Mfr Gop Gfp Mg Mor",
]
TOKENS: list[Document] = [
    {"token": "branch", "at": [3, 0], "along": "row"},
    {"token": "white-feather", "at": [3, 3]},
]
KEPT = [["egg-yellow"], ["egg-shells"]]


def in_rows(**fields: Any) -> Document:
    return sheet(**{"nests": [list(SIMONE), [*PIER, *TOKENS]], "kept": KEPT, **fields})


def full(code: str = "Eg", rows: int = 4) -> list[str]:
    """A nest in which nothing counts."""
    return [" ".join([code] * 6)] * rows


def with_square(nest: list[Any], at: tuple[int, int], code: str) -> list[Any]:
    """The rows of a nest with another code at one place."""
    rows = [row.split() if isinstance(row, str) else row for row in nest]
    rows[at[1]][at[0]] = code
    return [" ".join(row) if isinstance(row, list) else row for row in rows]


def tiles_around(hole: tuple[int, int]) -> list[Document]:
    """Tiles that are spelled out, on all squares of a nest but one and its neighbour above."""
    squares = [(column, row) for column in range(6) for row in (0, 2) if column != hole[0]]
    spelled = [{"material": "earth", "objects": ["gem"]}] * 2
    upright = [{"tile": spelled, "at": [column, row], "facing": "n"} for column, row in squares]
    return [*upright, {"tile": spelled, "at": [hole[0], 2], "facing": "n"}]


def refused(document: Any) -> voliera.GameError:
    before = deepcopy(document)
    with pytest.raises(voliera.GameError) as caught:
        voliera.score(document)
    assert document == before
    return caught.value


# The rulebook's example


@pytest.mark.rule("W-X3")
@pytest.mark.parametrize("written", [in_rows, rulebook])
def test_the_rulebooks_final_scoring(written: Any) -> None:
    scored = voliera.score(written())
    check_final_scoring(bower.table(written()))
    assert scored["result"] == bower.table(written()).result()
    assert scored["explanation"]["groups"][0]["branch"] == [False, True]
    assert scored["next"] is None
    assert scored["result"]["eggs"] == [4, 6]


@pytest.mark.rule("W-X3")
def test_the_same_in_tiles() -> None:
    check_final_scoring(bower.table(sheet(nests=BOTH, kept=KEPT)))


@pytest.mark.rule("W-X3")
@pytest.mark.rule("W-E7")
def test_without_the_branch_the_coloured_shells_decide() -> None:
    scored = voliera.score(in_rows(nests=[SIMONE, [*PIER, TOKENS[1]]]))
    assert (scored["result"]["eggs"], scored["result"]["winners"]) == ([5, 5], [0])
    assert scored["result"]["by"] == "coloured-shells"


@pytest.mark.rule("W-X4")
def test_super_nest_with_the_cover_uses_its_tiles() -> None:
    """Two full Super Nests are 30 tiles, the cover is one more; the sheet takes them."""
    cover = {"cover": [{"material": "moss", "objects": ["gem"]}] * 2, "at": [0, 0], "facing": "e"}
    document = sheet(variant="super", nests=[[*full(rows=5), cover], full("Sg", 5)])
    scored = voliera.score(document)
    assert scored["next"] is None
    assert [one["sizes"] for one in scored["result"]["groups"]] == [[0, 30], [2, 0], [0, 0]]


# The document


def test_the_sheet_comes_back_in_full_and_can_be_scored_again() -> None:
    first = voliera.score(in_rows())
    assert first["sheet"]["options"] == USUAL_OPTIONS
    assert first["sheet"]["nests"][0][1] == {
        "square": {"material": "gravel", "objects": ["flower-yellow", "shell"]},
        "at": [1, 0],
    }
    assert voliera.score(json.loads(json.dumps(first["sheet"]))) == first
    assert read(first["sheet"]) == first["sheet"]


def test_a_square_can_be_spelled_out_or_coded() -> None:
    spelled = {"square": {"objects": ["shell", "flower-yellow"], "material": "gravel"}, "at": [1, 0]}
    coded = {"square": "Gsoy", "at": [1, 0]}
    assert read(sheet(nests=[[spelled], []])) == read(sheet(nests=[[coded], []]))


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"format": "voliera/sheet/2"}, "sheet.format"),
        ({"eggz": []}, "sheet"),
        ({"variant": "huge"}, "sheet.variant"),
        ({"options": {"fair": True}}, "sheet.options"),
        ({"options": {"zero_ties": 1}}, "sheet.options"),
        ({"options": {"lone_ties": None}}, "sheet.options"),
        ({"options": {"components": {}}}, "sheet.options.components"),
        ({"names": ["A", "B", "C"]}, "sheet.names"),
        ({"eggs": ["flower-red"]}, "sheet.eggs"),
        ({"eggs": ["flower-blue"] * 6}, "sheet.eggs[0]"),
        ({"eggs": ["flower-red", None, None, None, None, "flower-red"]}, "sheet.eggs[5]"),
        ({"nests": [[]]}, "sheet.nests"),
        ({"nests": [[{"at": [0, 0]}], []]}, "sheet.nests[0][0]"),
        ({"nests": [[], [{"square": "Sg", "tile": "t01", "at": [0, 0]}]]}, "sheet.nests[1][0]"),
        ({"nests": [[{"square": "Sg", "facing": "n", "at": [0, 0]}], []]}, "sheet.nests[0][0]"),
        ({"nests": [[{"square": ".", "at": [0, 0]}], []]}, "sheet.nests[0][0].square"),
        ({"nests": [[{"square": {"material": "mud", "objects": []}, "at": [0, 0]}], []]}, "sheet.nests[0][0].square"),
        (
            {"nests": [[{"square": {"material": "moss", "objects": ["gem"] * 4}, "at": [0, 0]}], []]},
            "sheet.nests[0][0].square.objects",
        ),
        ({"nests": [[{"tile": "t01", "at": [0, 0]}], []]}, "sheet.nests[0][0].facing"),
        ({"nests": [["Sg"] * 5, []]}, "sheet.nests[0][4]"),
        ({"nests": [["Sg " * 7], []]}, "sheet.nests[0][0]"),
        ({"nests": [[], ["Sg Mx"]]}, "sheet.nests[1][0]:\nSg Mx\n    ^ an object"),
        ({"nests": [full(), [*full(), {"token": "crown", "at": [0, 0]}]]}, "sheet.nests[1][4].token"),
        ({"kept": [["egg-blue"], []]}, "sheet.kept[0][0]"),
        ({"kept": [["egg-red"], ["egg-red"]]}, "sheet.kept[1][0]"),
    ],
)
def test_what_has_not_the_form_of_a_sheet(fields: Document, place: str) -> None:
    assert refused(sheet(**fields)).message.startswith(place)


@pytest.mark.parametrize("document", [None, [], 7, {"game": "bower"}, {"format": "voliera/sheet/1", "game": "chess"}])
def test_what_is_no_sheet(document: Any) -> None:
    assert refused(document).code in ("bad_request", "unknown_game")


# What is still needed


def test_an_empty_sheet_asks_for_everything() -> None:
    scored = voliera.score({"format": "voliera/sheet/1", "game": "bower"})
    assert (scored["result"], scored["explanation"]) == (None, None)
    assert scored["next"]["eggs"] == [0, 1, 2, 3, 4, 5]
    assert scored["next"]["kept"] == [0, 1]
    assert [(one["seat"], len(one["room"]), one["left_over"]) for one in scored["next"]["nests"]] == [
        (0, 24, []),
        (1, 24, []),
    ]


def test_an_egg_that_is_not_known() -> None:
    scored = voliera.score(in_rows(eggs=[None, *list(EGGS.values())[1:]]))
    assert (scored["result"], scored["next"]) == (None, {"eggs": [0], "nests": [], "kept": []})


def test_egg_tiles_that_nobody_has_asked_for_yet() -> None:
    scored = voliera.score(in_rows(kept=[None, ["egg-shells"]]))
    assert scored["next"] == {"eggs": [], "nests": [], "kept": [0]}
    assert scored["result"]["eggs"] == [3, 6], "as if there were none"


def test_a_nest_with_room_is_scored_as_it_stands() -> None:
    scored = voliera.score(in_rows(nests=[SIMONE[:2], full()]))
    assert scored["result"]["groups"][2]["sizes"][0] == 4
    [needed] = scored["next"]["nests"]
    assert (needed["seat"], needed["left_over"]) == (0, [])
    assert needed["room"] == sorted([column, row] for column in range(6) for row in (2, 3))


@pytest.mark.rule("W-T2")
def test_squares_without_a_partner_while_there_is_room() -> None:
    scored = voliera.score(in_rows(nests=[["Sg . Mg Mg"], full()]))
    assert (scored["result"], scored["next"]["nests"][0]["left_over"]) == (None, [[0, 0]])


@pytest.mark.rule("W-T2")
def test_rows_that_hang_in_the_air_while_there_is_room() -> None:
    scored = voliera.score(in_rows(nests=[[".", ".", "Sg Sg . . Mg Mg"], full()]))
    assert scored["next"]["nests"][0]["left_over"] == [[0, 2], [1, 2], [4, 2], [5, 2]]
    assert scored["result"] is None


@pytest.mark.rule("W-T2")
def test_what_nothing_joins_to_the_board_is_refused() -> None:
    """No room, and yet the upper part hangs in the air: empty squares go from side to side like stairs."""
    nest = ["Sg Sg Sg Sg Sg Sg", ". Sg . Sg . Sg", "Sg . Sg . Sg .", "Sg Sg Sg Sg Sg Sg"]
    error = refused(in_rows(nests=[nest, full()]))
    assert (error.rule, error.facts["seat"]) == ("W-T2", 1)


@pytest.mark.rule("W-B13")
@pytest.mark.parametrize("row", ["Me", "Me Sg"])
def test_the_second_square_of_the_coloured_shells_may_still_come(row: str) -> None:
    scored = voliera.score(in_rows(nests=[[row], full()]))
    assert [0, 0] in scored["next"]["nests"][0]["left_over"]


@pytest.mark.rule("W-T3")
def test_single_holes_are_no_room() -> None:
    nest = with_square(with_square(SIMONE, (0, 3), "."), (5, 3), ".")
    assert voliera.score(in_rows(nests=[nest, full()]))["next"] is None, "eleven tiles lie there"


# Nests that cannot be


@pytest.mark.rule("W-T2")
def test_a_full_nest_with_a_square_left_over() -> None:
    error = refused(in_rows(nests=[full(), with_square(full(), (3, 2), ".")]))
    assert error.facts["fault"] == "left-over"
    assert (error.facts["seat"], error.rule) == (2, "W-T2")
    assert error.message.startswith("sheet.nests[1][")


@pytest.mark.parametrize(
    ("items", "fault", "place"),
    [
        ([{"square": "Sg", "at": [6, 0]}], "outside", (7, 1)),
        ([{"square": "Sg", "at": [0, 4]}], "outside", (1, 5)),
        ([{"square": "Sg", "at": [0, -1]}], "outside", (1, 0)),
        ([{"square": "Sg", "at": [0]}], "outside", (1, 1)),
        ([{"tile": "t01", "at": [5, 0], "facing": "e"}], "outside", (6, 1)),
        (["Sg Mg", {"square": "Mg", "at": [1, 0]}], "overlap", (2, 1)),
        (["Sg Mg", {"tile": "t01", "at": [2, 0], "facing": "w"}], "overlap", (3, 1)),
        (["Me Mg Me Mg"], "emblems", (3, 1)),
        (["Me Me Me Mg"], "emblems", (3, 1)),
        ([{"square": "Me", "at": [0, 0]}, *tiles_around((0, 0))], "emblem-alone", (1, 1)),
        ([*full(), {"token": "x", "at": [1, 1], "object": "flower-red"}], "item", (2, 2)),
        ([*full(), {"token": "branch", "at": [0, 1], "along": "row"}], "item", (1, 2)),
        (["Sg Sg", {"token": "shells", "at": [1, 1]}], "item", (2, 2)),
        (["Sg Sg", {"cover": "t01", "at": [1, 0], "facing": "e"}], "item", (2, 1)),
        ([{"tile": "t99", "at": [0, 0], "facing": "n"}], "item", (1, 1)),
    ],
)
def test_errors_name_nest_and_square(items: list[Any], fault: str, place: tuple[int, int]) -> None:
    error = refused(in_rows(nests=[items, []]))
    assert (error.facts["fault"], error.facts["seat"]) == (fault, 1)
    assert (error.facts["column"], error.facts["row"]) == place
    assert error.message.startswith("sheet.nests[0][")


def test_the_place_is_that_of_the_sheet_not_of_the_rules() -> None:
    """Tiles are put in order for the rules; a token behind them is still called by its own place."""
    nest = [{"square": "Sg", "at": [2, 1]}, *full(rows=1), {"square": "Sg", "at": [2, 2]}]
    token = {"token": "x", "at": [2, 2], "object": "feather-red"}
    error = refused(in_rows(nests=[[], [*nest, token]]))
    assert error.message.startswith("sheet.nests[1][8].object: ")
    assert (error.rule, error.code) == ("W-B9", "bad_position")


@pytest.mark.rule("W-C4")
def test_coloured_shells_in_both_nests() -> None:
    both = with_square(with_square(full(), (0, 0), "Me"), (1, 0), "Me")
    assert "coloured-shells appears twice" in refused(in_rows(nests=[both, both])).message


@pytest.mark.rule("W-V2")
def test_fair_play_has_no_x() -> None:
    nests = [[*full("Sor"), {"token": "x", "at": [0, 0], "object": "flower-red"}], full()]
    assert voliera.score(in_rows(nests=nests))["next"] is None
    assert refused(in_rows(nests=nests, options={"fair_play": True})).rule == "W-V2"


# Tokens, covers and the Coloured Shells


def column(document: Document, number: int) -> list[int]:
    counts: list[int] = voliera.score(document)["result"]["columns"][number]["counts"]
    return counts


@pytest.mark.rule("W-B9")
def test_an_x_on_a_printed_object_and_on_a_token() -> None:
    nest = with_square(full(), (2, 1), "Sfrfr")
    assert column(in_rows(nests=[nest, full()]), 2) == [2, 0]
    crossed = [*nest, {"token": "x", "at": [2, 1], "object": "feather-red"}]
    assert column(in_rows(nests=[crossed, full()]), 2) == [1, 0]
    white = [*nest, {"token": "white-feather", "at": [2, 0]}]
    assert column(in_rows(nests=[white, full()]), 2) == [3, 0]
    white += [{"token": "x", "at": [2, 0], "object": "feather-white"}]
    assert column(in_rows(nests=[white, full()]), 2) == [2, 0]


@pytest.mark.rule("W-B13")
def test_a_cover_hides_squares_and_tokens_before_it_only() -> None:
    token = {"token": "white-feather", "at": [2, 0]}
    cover = {"cover": [{"material": "moss", "objects": ["feather-red"]}] * 2, "at": [2, 0], "facing": "n"}
    assert column(in_rows(nests=[[*full(), cover, token], full()]), 2) == [3, 0]
    assert column(in_rows(nests=[[*full(), token, cover], full()]), 2) == [2, 0]


@pytest.mark.rule("W-E5")
@pytest.mark.parametrize("code", ["Me", "Se", "Efwse"])
def test_coloured_shells_of_another_box(code: str) -> None:
    """The publisher's tile may show something else than ours: what is typed in counts."""
    nest = with_square(with_square(full(), (3, 3), code), (4, 3), code)
    result = voliera.score(in_rows(nests=[full(), nest]))["result"]
    assert result["coloured_shells"] == [False, True]
    material = {"M": "moss", "S": "straw", "E": "earth"}[code[0]]
    sizes = {one["material"]: one["sizes"] for one in result["groups"]}
    assert sizes.get(material, [0, 2]) == [0, 2]
    assert result["columns"][3]["by"] == ("objects" if "fw" in code else "coloured-shells")


@pytest.mark.rule("W-B13")
def test_half_the_coloured_shells_need_the_cover() -> None:
    half = with_square(full(), (3, 3), "Me")
    assert voliera.score(in_rows(nests=[half, full()]))["result"]["coloured_shells"] == [True, False]
    cover = {"cover": "t01", "at": [0, 0], "facing": "e"}
    assert refused(in_rows(nests=[[*half, cover], full()])).facts["fault"] == "emblem-alone", "the cover lies elsewhere"
    assert refused(in_rows(nests=[half, [*full(), cover]])).rule == "W-C4"


@pytest.mark.rule("W-E5")
def test_a_cover_that_is_written_down_over_half_the_coloured_shells() -> None:
    nest = with_square(with_square(full(), (3, 3), "Me"), (4, 3), "Me")
    cover = {"cover": [{"material": "straw", "objects": ["shell"]}] * 2, "at": [4, 3], "facing": "e"}
    result = voliera.score(in_rows(nests=[[*nest, cover], full("Es")]))["result"]
    assert result["coloured_shells"] == [True, False]
    assert [result["columns"][number]["by"] for number in (3, 4)] == ["coloured-shells", "shells"]
    assert [one["sizes"] for one in result["groups"]] == [[2, 0], [1, 0], [0, 0]]


@pytest.mark.rule("W-E3")
def test_ties_at_no_object() -> None:
    nest = with_square(full(), (0, 0), "Es")
    by = [
        voliera.score(in_rows(nests=[nest, full()], options={"zero_ties": ties}))["result"]["columns"][0]["eggs"]
        for ties in (True, False)
    ]
    assert by == [[1, 0], [0, 0]]


@pytest.mark.rule("W-V1")
def test_super_nest_has_seven_bonus_tiles() -> None:
    eight = ["egg-yellow", "egg-red", "nest-1", "nest-2", "spy-aside", "gift", "discard", "x"]
    assert refused(in_rows(variant="super", kept=[eight, []])).rule == "W-V1"
