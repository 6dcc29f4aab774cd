"""Positions that are set up come back as they were."""

from copy import deepcopy

import pytest

import voliera
from tests.games.bower.position_tables import some_moments
from tests.games.bower.tables import position
from voliera.documents import Document


@pytest.mark.parametrize(("variant", "options"), [("standard", {}), ("super", {"fair_play": True}), ("super", {})])
def test_positions_come_back(variant: str, options: Document) -> None:
    phases = set()
    for seed in (1, 2, 3):
        for number, game in enumerate(some_moments(variant, options, seed)):
            document = game.position()
            again = voliera.from_position(document, number)
            assert again.position() == document
            assert again.legal() == game.legal()
            assert again.result() == game.result()
            for viewer in (None, 0, 1):
                assert again.view(viewer) == game.view(viewer)
            phases.add(game.phase)
    assert {"setup", "take", "play", "bonus", "keep", "effect", "over"} <= phases


def test_the_fields_of_a_position() -> None:
    assert set(voliera.new("bower", seed=1).position()) == {
        *("format", "game", "players", "variant", "options", "first", "turns_played", "phase", "seat"),
        *("eggs", "aside", "known", "display", "pile", "bonus_pile", "bonus_discards", "nests", "hands", "kept"),
        *("pending", "gift", "double", "out", "rng"),
    }


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_the_fields_of_a_view(variant: str) -> None:
    """They never depend on what a seat cannot know."""
    for game in some_moments(variant, {}, 4):
        hidden = {"pile", "rng"} | ({"bonus_pile"} if variant == "standard" else set())
        wanted = set(game.position()) - hidden | {"pile_size", "bonus_pile_size"}
        for viewer in (None, 0, 1):
            view = game.view(viewer)
            assert set(view) == wanted
            assert view["format"] == "voliera/view/1"
            assert (view["seat"], view["phase"]) == (game.seat, game.phase)
            assert view["pile_size"] == len(game.position()["pile"])
            assert view["bonus_pile_size"] == len(game.position()["bonus_pile"])
            assert view["bonus_discards"] == len(game.position()["bonus_discards"])


def test_spelled_out_tiles_come_back_as_they_are() -> None:
    """Two alike, tiles that are in no component file, and objects in any order."""
    document = position(
        "00n SYg Mrs / 10n SYg Mrs / 20n nest-1 / 00n cover Gg Gg / 20 white-feather / 00 shells / 10 branch row",
        "00n SYg Mrs / 00 x flower-yellow",
        hands=[["Sw EWw"], ["t33"]],
        display=["Sr Sr", "t02", "Sr Sr"],
        pile=["Mp Gp", "t05"],
        out=["Sgg Sgg"],
        turns=(6, 6),
    )
    shuffled = deepcopy(document)
    shuffled["nests"][0][0]["tile"][0]["objects"].reverse()
    for given in (document, shuffled):
        found = voliera.from_position(given, 1).position()
        del found["rng"]
        assert found == document
