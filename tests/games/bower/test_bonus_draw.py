"""Drawing, keeping and declining bonus tiles, and nest tiles among them: W-B3 to W-B5."""

from typing import Any

import pytest

from tests.games.bower.bonus_tables import three_with
from tests.games.bower.tables import (
    BONUS,
    BONUSES,
    DECLINE,
    EGG_TILES,
    NEST_TILES,
    hand_of,
    ids,
    keep,
    keeping_one,
    lay,
    nest_of,
    place,
    play,
    playing,
    quiet_turn,
    refused,
    table,
    take,
    told,
)

SIMPLE = (*NEST_TILES, *EGG_TILES)
"""Tiles that simply take effect."""
EFFECTS = tuple(bonus for bonus in BONUSES if bonus not in SIMPLE)


@pytest.mark.rule("W-B3")
def test_draw_three() -> None:
    game = table("00n Mgg Mg", phase="bonus", top="x nest-1 egg-red cover")
    assert game.legal() == [BONUS, DECLINE]
    events = play(game, BONUS)
    assert ids(events) == ["bonus-drawn", "bonus-drawn-hidden"]
    drawn, hidden = events
    assert (drawn["args"], drawn["to"]) == ({"seat": 0, "bonuses": ["x", "nest-1", "egg-red"]}, [0])
    assert (drawn["reveals"], drawn["random"]) == (True, True)
    assert (hidden["args"], hidden["to"]) == ({"seat": 0, "count": 3}, [1])
    assert (game.seat, game.phase) == (0, "keep")
    after = game.position()
    assert after["pending"] == {"drawn": ["x", "nest-1", "egg-red"]}
    assert (after["bonus_pile"][0], len(after["bonus_pile"])) == ("cover", 17)
    assert game.legal() == [keep("x"), keep("nest-1"), keep("egg-red")]


@pytest.mark.rule("W-B3")
def test_only_the_drawer_sees_the_three() -> None:
    game = keeping_one("x nest-1 egg-red")
    assert game.view(0)["pending"] == {"drawn": ["x", "nest-1", "egg-red"]}
    assert game.view(1)["pending"] == game.view(None)["pending"] == {"drawn": 3}
    other = keeping_one("branch gift egg-red")
    assert game.view(1) == other.view(1)
    assert game.view(None) == other.view(None)


@pytest.mark.rule("W-B3")
@pytest.mark.parametrize(
    ("kept", "others"), [("egg-red", ["x", "nest-1"]), ("nest-1", ["x", "egg-red"]), ("x", ["nest-1", "egg-red"])]
)
def test_keep_one_and_discard_two_face_down(kept: str, others: list[str]) -> None:
    game = keeping_one("x nest-1 egg-red", "00n Mr Mr", discards="gift discard")
    events = play(game, keep(kept))
    assert events[0] == {
        "id": "bonus-kept",
        "args": {"seat": 0, "bonus": kept},
        "to": "all",
        "reveals": True,
        "random": False,
    }
    after = game.position()
    assert after["kept"] == [[kept], []]
    assert after["bonus_discards"] == ["gift", "discard", *others]
    for viewer in (None, 0, 1):
        assert game.view(viewer)["kept"] == [[kept], []], "shown to everybody"
        assert game.view(viewer)["bonus_discards"] == 4, "face down"


@pytest.mark.rule("W-B3")
def test_only_a_drawn_tile_is_kept() -> None:
    game = keeping_one("x nest-1 egg-red")
    assert refused(game, keep("cover")) == "W-B3"
    assert refused(game, DECLINE) == "W-B3", "it is too late to decline the draw"


@pytest.mark.rule("W-B3")
def test_the_draw_may_be_declined() -> None:
    game = table("00n Mgg Mg", phase="bonus", top="x nest-1 egg-red")
    pile = game.position()["bonus_pile"]
    events = play(game, DECLINE)
    assert ids(events) == ["bonus-declined"]
    assert events[0]["args"] == {"seat": 0}
    after = game.position()
    assert (after["bonus_pile"], after["kept"], after["bonus_discards"]) == (pile, [[], []], [])
    assert (game.seat, game.phase) == (1, "take")
    assert after["turns_played"] == [1, 0]


@pytest.mark.rule("W-B3")
@pytest.mark.parametrize("bonus", SIMPLE)
def test_nest_and_egg_tiles_simply_take_effect(bonus: str) -> None:
    game = keeping_one(three_with(bonus), "00n Mr Mr")
    assert ids(play(game, keep(bonus))) == ["bonus-kept"]
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B3")
@pytest.mark.parametrize("bonus", EFFECTS)
def test_every_other_effect_may_be_declined(bonus: str) -> None:
    game = keeping_one(three_with(bonus), "00n Mr Mr")
    before = game.position()
    assert ids(play(game, keep(bonus))) == ["bonus-kept"]
    assert (game.seat, game.phase) == (0, "effect")
    assert game.position()["pending"] == {"effect": bonus}
    assert DECLINE in game.legal()
    assert len(game.legal()) > 1
    events = play(game, DECLINE)
    assert ids(events) == ["effect-declined"]
    assert events[0]["args"] == {"seat": 0, "bonus": bonus}
    after = game.position()
    assert (game.seat, game.phase) == (1, "take")
    assert after["kept"] == [[bonus], []], "the tile stays with its owner all the same"
    changed = {field for field in after if after[field] != before[field]}
    assert changed == {"phase", "seat", "pending", "kept", "bonus_discards", "turns_played"}


@pytest.mark.rule("W-B3")
@pytest.mark.parametrize(
    ("bonus", "more"),
    [
        ("x", {"mine": "00n Mgs Mg"}),
        ("gift", {"turns": (11, 12)}),
        ("gift", {"display": "", "pile": ""}),
        ("double-turn", {"turns": (10, 11)}),
        ("double-turn", {"turns": (11, 11)}),
        ("double-turn", {"turns": (11, 12)}),
        ("discard", {"hands": ["t31", ""]}),
        ("cover", {"pile": ""}),
    ],
)
def test_a_tile_whose_effect_is_impossible_may_be_kept(bonus: str, more: dict[str, Any]) -> None:
    game = keeping_one(three_with(bonus), **more)
    before = game.position()
    events = play(game, keep(bonus))
    assert ids(events)[:2] == ["bonus-kept", "effect-impossible"]
    assert told(events, "effect-impossible") == [{"seat": 0, "bonus": bonus}]
    after = game.position()
    assert bonus in after["kept"][0]
    assert after["turns_played"][0] == before["turns_played"][0] + 1, "that ends the turn"
    for field in ("nests", "hands", "display", "gift", "double", "out", "pending"):
        assert after[field] == (before[field] if field != "pending" else None)


@pytest.mark.rule("W-B3")
@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("00n Mr Mg", ""), ("00n Mg Mg", "00n Mg MW"), ("00n Mg Mg", "00n nest-1")]
)
def test_one_object_anywhere_makes_the_x_possible(mine: str, theirs: str) -> None:
    game = keeping_one("x cover branch", mine, theirs)
    play(game, keep("x"))
    assert game.phase == "effect"


KEPT = ["egg-yellow egg-purple spy-aside", "egg-red egg-shells spy-opponent"]


@pytest.mark.rule("W-B4")
def test_the_discards_are_shuffled_when_the_pile_runs_out() -> None:
    """Six tiles were kept and twelve discarded, two are left."""
    lying = [bonus for bonus in BONUSES if bonus not in " ".join(KEPT).split()]
    top, discards = lying[:2], lying[2:]
    thirds = set()
    for seed in range(12):
        game = table(
            "00n Mgg Mg",
            phase="bonus",
            kept=KEPT,
            top=" ".join(top),
            discards=" ".join(discards),
            turns=(4, 4),
            seed=seed,
        )
        events = play(game, BONUS)
        assert ids(events) == ["bonus-reshuffled", "bonus-drawn", "bonus-drawn-hidden"]
        assert events[0]["args"] == {"seat": 0, "count": 12}
        drawn = told(events, "bonus-drawn")[0]["bonuses"]
        assert drawn[:2] == top, "first those that are left"
        thirds.add(drawn[2])
        after = game.position()
        assert sorted([*drawn[2:], *after["bonus_pile"]]) == sorted(discards), "what was kept does not come back"
        assert after["bonus_discards"] == []
        play(game, keep(drawn[0]))
        assert game.position()["bonus_discards"] == drawn[1:]
    assert len(thirds) > 3, "they were shuffled"


@pytest.mark.rule("W-B4")
def test_three_in_the_pile_are_enough() -> None:
    lying = [bonus for bonus in BONUSES if bonus not in " ".join(KEPT).split()]
    game = table(
        "00n Mgg Mg", phase="bonus", kept=KEPT, top=" ".join(lying[:3]), discards=" ".join(lying[3:]), turns=(4, 4)
    )
    events = play(game, BONUS)
    assert ids(events) == ["bonus-drawn", "bonus-drawn-hidden"]
    assert game.position()["bonus_pile"] == []
    assert game.position()["bonus_discards"] == lying[3:], "nothing is shuffled before it is needed"


@pytest.mark.rule("W-B4")
def test_an_empty_pile() -> None:
    lying = [bonus for bonus in BONUSES if bonus not in " ".join(KEPT).split()]
    game = table("00n Mgg Mg", phase="bonus", kept=KEPT, discards=" ".join(lying), turns=(4, 4))
    events = play(game, BONUS)
    assert told(events, "bonus-reshuffled") == [{"seat": 0, "count": 14}]
    assert len(told(events, "bonus-drawn")[0]["bonuses"]) == 3
    assert len(game.position()["bonus_pile"]) == 11


@pytest.mark.rule("W-B4")
@pytest.mark.parametrize(("left", "discards"), [("x", "gift"), ("", "x gift"), ("x gift", ""), ("x", ""), ("", "x")])
def test_as_many_as_there_are(left: str, discards: str) -> None:
    there = [*left.split(), *discards.split()]
    others = [bonus for bonus in BONUSES[5:] if bonus not in there]
    game = table(
        "00n Mgg Mg",
        phase="bonus",
        kept=[" ".join(others[:7]), " ".join(others[7:])],
        hands=[["t31", *NEST_TILES[:2]], ["t33", *NEST_TILES[2:]]],
        top=left,
        discards=discards,
        turns=(10, 10),
    )
    events = play(game, BONUS)
    assert sorted(told(events, "bonus-drawn")[0]["bonuses"]) == sorted(there)
    assert told(events, "bonus-drawn-hidden") == [{"seat": 0, "count": len(there)}]
    assert {action["bonus"] for action in game.legal()} == set(there)
    assert game.position()["bonus_pile"] == game.position()["bonus_discards"] == []


@pytest.mark.rule("W-B4")
def test_a_bonus_is_offered_while_only_discards_are_left() -> None:
    lying = [bonus for bonus in BONUSES if bonus not in " ".join(KEPT).split()]
    game = playing("10n Mg Gg", "Sg Mr", kept=KEPT, discards=" ".join(lying), turns=(4, 4), idle="Ep Ep")
    play(game, lay("12n"))
    assert (game.seat, game.phase) == (0, "bonus")


@pytest.mark.rule("W-B5")
@pytest.mark.parametrize("bonus", NEST_TILES)
def test_a_nest_tile_is_played_later_like_any_other(bonus: str) -> None:
    game = keeping_one(three_with(bonus))
    play(game, keep(bonus))
    assert hand_of(game) == ["t31", bonus]
    assert game.seat == 1, "not in the same turn"
    quiet_turn(game)
    play(game, take(0), lay("10n", 1))
    assert nest_of(game)[-1] == {"tile": bonus, **place("10n")}
    assert game.position()["hands"][0] == ["t31", "t02"]
    assert (game.seat, game.position()["turns_played"]) == (1, [2, 1]), "it was the turn"


@pytest.mark.rule("W-B5")
def test_an_unplayed_tile_is_worth_nothing() -> None:
    """The last turn brings a nest tile: too late."""
    game = keeping_one("coloured-shells nest-1 x", "00n Mg Mg", turns=(11, 12))
    play(game, keep("coloured-shells"))
    assert game.over, "no turn is added for it"
    assert hand_of(game) == ["t31", "coloured-shells"]
    assert game.result()["coloured_shells"] == [False, False]
    assert game.result()["by"] == "eggs"
    assert [len(items) for items in game.position()["nests"]] == [12, 12]
