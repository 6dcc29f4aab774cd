"""Components and the set-up: W-C1 to W-C5, W-S1 to W-S3."""

from collections import Counter
from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUSES,
    EGG_TILES,
    EGGS,
    INTERACTIVE,
    NEST_TILES,
    SPY_TILES,
    TOKENS,
    column,
    places,
    play,
    playing,
    position,
    refused,
    rejected,
    square,
    table,
    take,
    told,
)
from voliera.documents import Document


def components() -> Document:
    """The component data in force."""
    return voliera.new("bower", seed=1).rules.components({})


# W-C1: two players, six columns, four rows


@pytest.mark.rule("W-C1")
@pytest.mark.parametrize("players", [0, 1, 3, 4, True, "2"])
def test_two_play(players: Any) -> None:
    with pytest.raises(voliera.GameError, match="players") as caught:
        voliera.new("bower", players, seed=1)
    assert caught.value.code == "bad_request"
    assert voliera.new("bower", seed=1).players == 2


@pytest.mark.rule("W-C1")
def test_six_columns_and_four_rows() -> None:
    """A nest with eleven upright tiles has room in its sixth column, in the third and fourth row."""
    full = " / ".join(f"{column}{row}n Sr Mr" for column in range(6) for row in (0, 2) if (column, row) != (5, 2))
    game = playing(full, "Gr Gr")
    assert places(game) == {"52n", "53s"}
    for outside in ("62n", "53n", "54s"):
        assert refused(game, {"do": "play", "hand": 0, "at": [int(outside[0]), int(outside[1])], "facing": outside[2]})


@pytest.mark.rule("W-C1")
@pytest.mark.parametrize("number", range(6))
def test_each_egg_rules_the_same_column_of_both_nests(number: int) -> None:
    """Both have red Flowers in one column only; all other columns ask for things that nobody has."""
    game = table(f"{number}0n MRR MR", f"{number}0n GR GR", eggs={number: "flower-red"})
    assert column(game, number) == ([3, 2], [1, 0], "objects")
    for other in set(range(6)) - {number}:
        assert column(game, other) == ([0, 0], [0, 0], "none")


# W-C2: the eggs


@pytest.mark.rule("W-C2")
def test_eight_eggs() -> None:
    assert len(EGGS) == 8
    for seed in range(10):
        dealt = voliera.new("bower", seed=seed).position()
        assert sorted([*dealt["eggs"], *dealt["aside"]]) == sorted(EGGS)


@pytest.mark.rule("W-C2")
@pytest.mark.parametrize(
    ("egg", "count", "eggs"),
    [
        ("flower-yellow", 1, 2),
        ("flower-purple", 4, 1),
        ("flower-red", 5, 1),
        ("flower-white", 8, 1),
        ("feather-yellow", 1, 2),
        ("feather-purple", 2, 1),
        ("feather-red", 1, 2),
        ("feather-white", 4, 1),
    ],
)
def test_what_an_egg_asks_for(egg: str, count: int, eggs: int) -> None:
    """Each colour has its own number, and the two white Flowers match if that is better (W-E4)."""
    game = table("00n MYPP MRRR / 02n GWWy Gppr", "00n Mg Mg / 02n Mg Mg", eggs={0: egg})
    assert column(game, 0) == ([count, 0], [eggs, 0], "objects")


# W-C3: the nest tiles


@pytest.mark.rule("W-C3")
def test_36_tiles_of_two_squares_with_one_to_three_objects() -> None:
    tiles = components()["tiles"]
    assert len(tiles) == len({one["id"] for one in tiles}) == 36
    for one in tiles:
        assert len(one["squares"]) == 2
        for half in one["squares"]:
            assert half["material"] in ("straw", "moss", "gravel")
            assert 1 <= len(half["objects"]) <= 3
            assert half["objects"].count("gem") <= 2


@pytest.mark.rule("W-C3")
def test_what_lies_on_our_tiles() -> None:
    tiles = [one["squares"] for one in components()["tiles"]]
    assert Counter(half["material"] for one in tiles for half in one) == {"straw": 24, "moss": 24, "gravel": 24}
    pairs = Counter(tuple(sorted(half["material"] for half in one)) for one in tiles)
    assert len(pairs) == 6
    assert set(pairs.values()) == {6}
    coloured = {f"{kind}-{colour}": 12 for kind in ("flower", "feather") for colour in ("yellow", "purple", "red")}
    objects = Counter(thing for one in tiles for half in one for thing in half["objects"])
    assert objects == {**coloured, "gem": 24, "shell": 20}
    looks = {tuple(sorted((half["material"], *sorted(half["objects"])) for half in one)) for one in tiles}
    assert len(looks) == 36, "no two tiles are alike, whichever way they are turned"


@pytest.mark.rule("W-C3")
def test_a_table_may_bring_its_own_tiles() -> None:
    box = components()
    box["tiles"][0]["squares"] = [square("Sggs"), square("Gyyy")]
    game = voliera.new("bower", options={"components": box}, seed=3)
    assert game.rules.components(game.options)["tiles"][0]["squares"] == [square("Sggs"), square("Gyyy")]
    assert game.position()["options"]["components"] == box
    document = position(options={"components": box})
    document |= {"hands": [["t01", "t31"], ["t33"]], "display": ["t02", "t03", "t04"], "pile": ["t05"], "phase": "play"}
    game = voliera.from_position(document, 1)
    game.apply({"do": "play", "hand": 0, "at": [0, 0], "facing": "n"})
    assert game.result()["shells"] == [1, 0]


# W-C4: the bonus tiles


@pytest.mark.rule("W-C4")
def test_20_bonus_tiles() -> None:
    assert list(map(len, (NEST_TILES, EGG_TILES, SPY_TILES, TOKENS, INTERACTIVE))) == [5, 4, 2, 5, 4]
    assert sorted(voliera.new("bower", seed=1).position()["bonus_pile"]) == sorted(BONUSES)


@pytest.mark.rule("W-C4")
def test_the_bonus_nest_tiles() -> None:
    assert components()["bonus_nest"] == {
        "nest-1": [square("Ew"), square("Ew")],
        "nest-2": [square("EW"), square("EW")],
        "nest-3": [square("Ew"), square("EW")],
        "nest-4": [square("Ewg"), square("EWg")],
        "coloured-shells": [square("M"), square("M")],
    }


# W-C5: tokens


@pytest.mark.rule("W-C5")
@pytest.mark.parametrize("name", TOKENS)
def test_there_is_one_token_of_each_kind(name: str) -> None:
    more = {"x": " feather-red", "branch": " row"}.get(name, "")
    once = f"00e Mr Mr / 10 {name}{more}"
    assert table(once, "00e Mr Mr")
    assert "nests" in rejected(position(f"{once} / 10 {name}{more}", "00e Mr Mr"))
    other = position(once, "00e Mr Mr")
    other["nests"][1].append(other["nests"][0][1])
    assert "nests" in rejected(other)


@pytest.mark.rule("W-C5")
def test_19_eggs_are_the_most() -> None:
    """Every group, two for every column, and all four egg tiles."""
    game = table(
        "00e SYs SPs / 20e MRs Mys / 40e Gps Grs",
        "00n Sg Mg / 10n Gg Sg / 20n Mg Gg",
        kept=["egg-yellow egg-purple egg-red egg-shells", ""],
        eggs=dict(enumerate(egg for egg in EGGS if not egg.endswith("white"))),
        turns=(4, 4),
    )
    result = game.result()
    assert result["eggs"] == [19, 0]
    assert [one["eggs"] for one in result["groups"]] == [[1, 0]] * 3
    assert [one["eggs"] for one in result["columns"]] == [[2, 0]] * 6
    assert [one["eggs"] for one in result["egg_tiles"]] == [1, 1, 1, 1]


# W-S1: the eggs are dealt


@pytest.mark.rule("W-S1")
def test_each_player_sees_three_eggs() -> None:
    game = voliera.new("bower", seed=5)
    eggs = game.position()["eggs"]
    assert game.view(0)["eggs"] == [eggs[0], None, eggs[2], None, eggs[4], None]
    assert game.view(1)["eggs"] == [None, eggs[1], None, eggs[3], None, eggs[5]]
    assert game.view(None)["eggs"] == [None] * 6


@pytest.mark.rule("W-S1")
def test_nobody_sees_the_two_set_aside() -> None:
    game = voliera.new("bower", seed=5)
    assert len(game.position()["aside"]) == 2
    for viewer in (None, 0, 1):
        assert game.view(viewer)["aside"] == [None, None]
        assert game.view(viewer)["known"] == [{"columns": [], "aside": False}] * 2


@pytest.mark.rule("W-S1")
def test_every_egg_can_be_anywhere() -> None:
    """Chance lays the eggs into their spaces: nobody is asked where one goes."""
    found: list[set[str]] = [set() for _ in range(8)]
    for seed in range(150):
        game = voliera.new("bower", seed=seed)
        assert {action["do"] for action in game.legal()} == {"take"}
        dealt = game.position()
        for at, egg in enumerate([*dealt["eggs"], *dealt["aside"]]):
            found[at].add(egg)
    assert found == [set(EGGS)] * 8


@pytest.mark.rule("W-S1")
def test_a_seed_is_a_deal() -> None:
    first, again, other = (voliera.new("bower", seed=seed).position() for seed in (8, 8, 9))
    assert first == again
    assert first != other


# W-S2: display and piles


@pytest.mark.rule("W-S2")
def test_three_tiles_lie_open() -> None:
    game = voliera.new("bower", seed=2)
    dealt = game.position()
    assert len(dealt["display"]) == 3
    assert len(dealt["pile"]) == game.view(0)["pile_size"] == 33
    assert sorted([*dealt["display"], *dealt["pile"]]) == [f"t{number:02}" for number in range(1, 37)]
    assert (dealt["nests"], dealt["hands"], dealt["out"]) == ([[], []], [[], []], [])


@pytest.mark.rule("W-S2")
def test_piles_are_shuffled_and_face_down() -> None:
    game = voliera.new("bower", seed=2)
    dealt = game.position()
    assert len(dealt["bonus_pile"]) == game.view(0)["bonus_pile_size"] == 20
    for viewer in (None, 0, 1):
        assert not {"pile", "bonus_pile", "rng"} & set(game.view(viewer))
    turned = {**dealt, "pile": dealt["pile"][::-1], "bonus_pile": dealt["bonus_pile"][::-1]}
    for viewer in (None, 0, 1):
        assert voliera.from_position(turned, 1).view(viewer) == game.view(viewer)


@pytest.mark.rule("W-S2")
def test_every_tile_can_come_first() -> None:
    deals = [voliera.new("bower", seed=seed).position() for seed in range(300)]
    assert {dealt["display"][0] for dealt in deals} == {f"t{number:02}" for number in range(1, 37)}
    assert {dealt["bonus_pile"][0] for dealt in deals} == set(BONUSES)


# W-S3: the first picks


@pytest.mark.rule("W-S3")
def test_chance_decides_who_is_first() -> None:
    games = [voliera.new("bower", seed=seed) for seed in range(40)]
    assert {game.seat for game in games} == {0, 1}
    assert all(game.position()["first"] == game.seat and game.phase == "setup" for game in games)


@pytest.mark.rule("W-S3")
def test_one_of_three_then_one_of_two() -> None:
    game = voliera.new("bower", seed=2)
    first = game.position()["first"]
    one, two, three = game.position()["display"]
    coming = game.position()["pile"]
    assert game.legal() == [take(0), take(1), take(2)]
    events = play(game, take(1))
    assert told(events, "tile-taken") == [{"seat": first, "tile": two, "first": True}]
    assert told(events, "display-refilled") == []
    assert (game.seat, game.phase) == (1 - first, "setup")
    assert game.position()["display"] == [one, three], "nothing is laid open in between"
    assert game.legal() == [take(0), take(1)]
    assert refused(game, take(2)) == "W-S3"
    events = play(game, take(1))
    assert told(events, "tile-taken") == [{"seat": 1 - first, "tile": three, "first": True}]
    assert told(events, "display-refilled") == [{"tiles": coming[:2]}]
    after = game.position()
    assert after["display"] == [one, *coming[:2]]
    assert after["pile"] == coming[2:]
    assert after["hands"] == ([[two], [three]] if first == 0 else [[three], [two]])
    assert (game.seat, game.phase) == (first, "take")
    assert after["turns_played"] == [0, 0]


@pytest.mark.rule("W-S3")
def test_own_eggs_are_known_at_the_first_pick() -> None:
    game = voliera.new("bower", seed=2)
    for seat in (0, 1):
        assert [egg is not None for egg in game.view(seat)["eggs"]] == [space % 2 == seat for space in range(6)]


@pytest.mark.rule("W-S3")
def test_the_set_up_can_be_set_up() -> None:
    document = position(phase="setup", seat=1, first=1)
    game = voliera.from_position(document, 1)
    assert game.legal() == [take(0), take(1), take(2)]
    play(game, take(0), take(0))
    assert game.position()["hands"] == [["t02"], ["t01"]]
    middle = position(phase="setup", seat=0, first=1, hands=["", "t31"], display="t01 t02")
    game = voliera.from_position(middle, 1)
    play(game, take(1))
    assert game.position()["hands"] == [["t02"], ["t31"]]
    assert game.position()["display"] == ["t01", "t04", "t05"]
    assert (game.seat, game.phase) == (1, "take")
