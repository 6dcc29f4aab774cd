"""The simulation that tries Bower's tiles: what it varies, what it counts, and that it can be repeated."""

from dataclasses import replace

import pytest

from benchmarks.bower_balance import VARIED, Row, Tally, count, figures, interval, options_of, play, rows, varied
from voliera.games import rules_of
from voliera.games.bower.rules.box import MATERIALS, OBJECTS

OURS = rules_of("bower").components({})


@pytest.mark.parametrize(("kind", "number"), VARIED)
def test_only_one_kind_of_object_varies_and_evenly(kind: str, number: int) -> None:
    changed = varied(OURS, kind, number, seed=1)
    assert rules_of("bower").components({"components": changed})["tiles"], "the engine takes them"
    for other in OBJECTS:
        assert count(changed, other) - count(OURS, other) == (number if other == kind else 0)
    assert [tile["id"] for tile in changed["tiles"]] == [tile["id"] for tile in OURS["tiles"]]
    by_material = [count(changed, kind, material) for material in MATERIALS[:3]]
    ours = [count(OURS, kind, material) for material in MATERIALS[:3]]
    assert max(by_material) - min(by_material) <= max(1, max(ours) - min(ours))
    assert changed == varied(OURS, kind, number, seed=1)
    assert any(changed != varied(OURS, kind, number, seed) for seed in range(2, 6))


def test_nothing_is_taken_where_nothing_is_left() -> None:
    with pytest.raises(ValueError, match="no square left"):
        varied(OURS, "gem", -37, seed=1)


def test_rows_have_names_of_their_own() -> None:
    assert len({row.name for row in rows()}) == len(rows()) == 12
    assert rows()[0].name == "standard"


def test_a_game_can_be_repeated_and_adds_up() -> None:
    row = Row("standard", False, "gem", 4)
    options = options_of(row, 1)
    tally = play(row, options, 5)
    assert tally == play(row, options, 5)
    assert sum(tally.eggs) == tally.from_groups + tally.from_columns + tally.from_egg_tiles
    assert sum(tally.bonuses) == len(tally.kept)
    assert tally.from_columns == tally.columns_won + tally.singles
    assert tally.decisions >= 50


def test_figures() -> None:
    one = Tally(
        bonuses=[1, 3],
        eggs=[6, 5],
        first_share=1.0,
        by="eggs",
        from_groups=3,
        from_columns=7,
        from_egg_tiles=1,
        groups_won=3,
        columns_won=6,
        singles=1,
        egg_tiles=2,
        no_room=1,
        decisions=60,
        kept=["x", "egg-red", "egg-shells", "gift"],
    )
    two = replace(
        one, bonuses=[5, 4], eggs=[4, 4], first_share=0.5, by="shared", no_room=0, decisions=50, kept=["x"] * 9
    )
    found = figures([one, two])
    assert (found["bonus_tiles"], found["bonus_tiles_2_to_4"]) == (3.25, 0.5)
    assert (found["eggs"], found["first_wins"], found["level_on_eggs"], found["shared_wins"]) == (4.75, 0.75, 0.5, 0.5)
    assert (found["columns_that_pay"], found["columns_that_pay_two"]) == (1.0, 0.1667)
    assert (found["egg_tiles_that_pay"], found["turns_without_room"], found["decisions"]) == (0.5, 0.5, 55)
    assert found["kept"]["x"] == 5


def test_interval() -> None:
    low, high = interval(0.5, 400)
    assert 0.45 < low < 0.455
    assert 0.545 < high < 0.55
    assert interval(1.0, 10)[1] <= 1.0001
