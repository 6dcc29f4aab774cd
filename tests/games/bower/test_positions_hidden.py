"""What a position leaves out is dealt."""

from collections import Counter

import pytest

import voliera
from tests.games.bower.position_tables import some_moments
from tests.games.bower.tables import BONUSES, EGGS, position, rejected
from voliera.documents import Document

ALL_TILES = [f"t{number:02}" for number in range(1, 37)]


@pytest.mark.parametrize(("variant", "options"), [("standard", {}), ("standard", {"fair_play": True}), ("super", {})])
def test_hidden_parts_are_dealt(variant: str, options: Document) -> None:
    for number, game in enumerate(some_moments(variant, options, 5)):
        document = game.position()
        hidden = ["eggs", "aside", "pile", "bonus_pile", "rng"]
        sparse = {field: value for field, value in document.items() if field not in hidden}
        dealt = voliera.from_position(sparse, number).position()
        assert {field: dealt[field] for field in sparse} == sparse
        assert dealt == voliera.from_position({**sparse, **dict.fromkeys(hidden)}, number).position()
        assert sorted([*dealt["eggs"], *dealt["aside"]]) == sorted(EGGS)
        assert sorted(dealt["pile"]) == sorted(document["pile"])
        assert len(dealt["bonus_pile"]) == len(document["bonus_pile"])
        drawn = (dealt["pending"] or {}).get("drawn", [])
        placed = Counter([*dealt["bonus_pile"], *dealt["bonus_discards"], *dealt["kept"][0], *dealt["kept"][1], *drawn])
        assert max(placed.values()) == 1
        assert placed.keys() <= set(BONUSES)
        assert placed.total() == (7 if variant == "super" else 16 if options else 20)


def test_other_seeds_deal_otherwise() -> None:
    document = position()
    for field in ("eggs", "aside", "pile", "bonus_pile"):
        del document[field]
    deals = [voliera.from_position(document, seed).position() for seed in range(60)]
    for field in ("eggs", "aside", "pile", "bonus_pile", "rng"):
        assert len({str(dealt[field]) for dealt in deals}) > 10, field
    assert {dealt["eggs"][0] for dealt in deals} == set(EGGS)
    assert all(sorted(dealt["pile"]) == sorted(set(ALL_TILES) - {"t01", "t02", "t03", "t31", "t33"}) for dealt in deals)


def test_single_eggs_may_be_unknown() -> None:
    document = position()
    document["eggs"] = ["flower-red", None, None, "feather-white", None, None]
    document["aside"] = [None, "flower-white"]
    seen = set()
    for seed in range(40):
        dealt = voliera.from_position(document, seed).position()
        assert (dealt["eggs"][0], dealt["eggs"][3], dealt["aside"][1]) == (
            "flower-red",
            "feather-white",
            "flower-white",
        )
        assert sorted([*dealt["eggs"], *dealt["aside"]]) == sorted(EGGS)
        seen.add(dealt["aside"][0])
    assert seen == set(EGGS) - {"flower-red", "feather-white", "flower-white"}


def test_a_dealt_pile_holds_what_lies_nowhere() -> None:
    document = position(hands=["t31 t05", "t33"], phase="play", out="t08", gift=(1, "t10"))
    document["nests"][1] = [{"tile": "t12", "at": [0, 0], "facing": "n"}]
    del document["pile"]
    pile = voliera.from_position(document, 1).position()["pile"]
    gone = {"t01", "t02", "t03", "t31", "t05", "t33", "t08", "t10", "t12"}
    assert sorted(pile) == sorted(set(ALL_TILES) - gone)


def test_spelled_out_tiles_need_the_pile() -> None:
    document = position("00n Sr Sr")
    for left_out in ({}, {"pile": None}):
        sparse = {field: value for field, value in document.items() if field != "pile"} | left_out
        assert "position.pile" in rejected(sparse)


def test_the_super_nest_deals_what_seven_leave() -> None:
    document = position("00n Sr Mr", "00n Sr Mr", variant="super", kept=["egg-red", "x"])
    del document["bonus_pile"]
    dealt = voliera.from_position(document, 1).position()["bonus_pile"]
    assert len(set(dealt)) == 5
    assert not {"egg-red", "x"} & set(dealt)
