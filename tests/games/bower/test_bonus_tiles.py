"""Drawing, keeping and declining bonus tiles, and what each of them does: W-B3 to W-B11 and W-B14 to W-B16.

The Branch and the cover are in test_groups.py; what egg tiles pay is in test_scoring.py.
"""

from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    BONUSES,
    DECLINE,
    EGG_TILES,
    NEST_TILES,
    USE,
    column,
    cross,
    discard,
    give,
    group,
    hand_of,
    ids,
    keep,
    keeping_one,
    lay,
    nest_of,
    place,
    places,
    play,
    playing,
    quiet_turn,
    refused,
    settling,
    spy,
    squares_for_token,
    table,
    take,
    tile,
    told,
    verbs,
)
from tests.games.bower.test_turns import NO_ROOM

SIMPLE = (*NEST_TILES, *EGG_TILES)
"""Tiles that simply take effect."""
EFFECTS = tuple(bonus for bonus in BONUSES if bonus not in SIMPLE)


def three_with(bonus: str) -> str:
    """Three tiles, one of them this."""
    others = [other for other in ("nest-3", "egg-purple", "spy-aside") if other != bonus]
    return " ".join([others[0], bonus, others[1]])


# W-B3: draw three, keep one


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


# W-B4: the pile runs out


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


# W-B5: nest tiles


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


# W-B6: egg tiles


@pytest.mark.rule("W-B6")
@pytest.mark.parametrize("bonus", EGG_TILES)
def test_an_egg_tile_lies_open_until_the_end(bonus: str) -> None:
    game = keeping_one(three_with(bonus), "00n Mr Mr")
    play(game, keep(bonus))
    quiet_turn(game)
    quiet_turn(game)
    for viewer in (None, 0, 1):
        assert game.view(viewer)["kept"] == [[bonus], []]
    assert [one["bonus"] for one in game.result()["egg_tiles"]] == [bonus]


# W-B7: spy on an egg


@pytest.mark.rule("W-B7")
@pytest.mark.parametrize("chosen", [1, 3, 5])
def test_spy_on_an_opposing_egg(chosen: int) -> None:
    game = settling("spy-opponent")
    assert game.legal() == [spy(1), spy(3), spy(5), DECLINE]
    eggs = game.position()["eggs"]
    events = play(game, spy(chosen))
    assert [(event["id"], event["args"], event["to"]) for event in events] == [
        ("spied", {"seat": 0, "column": chosen}, "all"),
        ("egg-seen", {"seat": 0, "column": chosen, "egg": eggs[chosen]}, [0]),
    ]
    assert [event["reveals"] for event in events] == [False, True]
    assert game.seat == 1
    for _ in range(3):
        seen = game.view(0)["eggs"]
        assert seen == [egg if space % 2 == 0 or space == chosen else None for space, egg in enumerate(eggs)]
        for viewer in (None, 0, 1):
            assert game.view(viewer)["known"][0] == {"columns": [chosen], "aside": False}
        quiet_turn(game)


@pytest.mark.rule("W-B7")
def test_the_second_player_spies_on_the_first() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="spy-opponent", seat=1)
    assert game.legal() == [spy(0), spy(2), spy(4), DECLINE]
    play(game, spy(4))
    eggs = game.position()["eggs"]
    assert game.view(1)["eggs"] == [None, eggs[1], None, eggs[3], eggs[4], eggs[5]]
    assert game.view(0)["eggs"] == [eggs[0], None, eggs[2], None, eggs[4], None]
    assert game.view(None)["eggs"] == [None] * 6


@pytest.mark.rule("W-B7")
@pytest.mark.parametrize("own", [0, 2, 4])
def test_own_eggs_are_not_spied_on(own: int) -> None:
    assert refused(settling("spy-opponent"), spy(own)) == "W-B7"


# W-B8: spy on the eggs set aside


@pytest.mark.rule("W-B8")
def test_spy_on_the_eggs_set_aside() -> None:
    game = settling("spy-aside")
    assert game.legal() == [USE, DECLINE]
    aside = game.position()["aside"]
    events = play(game, USE)
    assert [(event["id"], event["args"], event["to"]) for event in events] == [
        ("spied-aside", {"seat": 0}, "all"),
        ("aside-seen", {"seat": 0, "eggs": aside}, [0]),
    ]
    assert game.seat == 1
    for _ in range(3):
        assert game.view(0)["aside"] == aside
        assert game.view(1)["aside"] == game.view(None)["aside"] == [None, None]
        assert game.view(1)["known"][0] == {"columns": [], "aside": True}
        quiet_turn(game)


# W-B9: X


@pytest.mark.rule("W-B9")
def test_the_x_goes_on_any_feather_or_flower_in_either_nest() -> None:
    game = settling("x", "00n MYYr Sgs / 01 white-feather", "10n Gw GPs / 10 white-flower")
    assert sorted(map(str, game.legal())) == sorted(
        map(
            str,
            [
                cross(0, "00", "flower-yellow"),
                cross(0, "00", "feather-red"),
                cross(0, "01", "feather-white"),
                cross(1, "10", "feather-white"),
                cross(1, "10", "flower-white"),
                cross(1, "11", "flower-purple"),
                DECLINE,
            ],
        )
    ), "two alike on one square are one choice"


@pytest.mark.rule("W-B9")
def test_the_x_is_laid() -> None:
    game = settling("x", "00n MYYr Sg", "10n Gw GP")
    events = play(game, cross(1, "11", "flower-purple"))
    assert nest_of(game, 1)[-1] == {"token": "x", "at": [1, 1], "object": "flower-purple"}
    assert all("tile" in one for one in nest_of(game, 0))
    laid = {"seat": 0, "token": "x", "nest": 1, "at": [1, 1], "object": "flower-purple", "along": None}
    assert told(events, "token-laid") == [laid]
    assert game.seat == 1


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    ("egg", "action", "before", "after"),
    [
        ("flower-yellow", cross(0, "00", "flower-yellow"), [2, 1], [1, 1]),
        ("flower-yellow", cross(1, "00", "flower-yellow"), [2, 1], [2, 0]),
        ("flower-yellow", cross(0, "00", "feather-yellow"), [2, 1], [2, 1]),
        ("feather-white", cross(0, "00", "feather-yellow"), [3, 2], [2, 2]),
        ("feather-white", cross(0, "01", "feather-white"), [3, 2], [2, 2]),
        ("feather-white", cross(1, "01", "feather-white"), [3, 2], [3, 1]),
        ("feather-red", cross(0, "01", "feather-white"), [2, 1], [1, 1]),
    ],
    ids=["one of two", "the opponent's", "another kind", "white egg", "printed white", "token", "white under red"],
)
def test_what_lies_under_the_x_does_not_count(
    egg: str, action: dict[str, Any], before: list[int], after: list[int]
) -> None:
    """Seat 0's white Feathers are printed, seat 1's is a token."""
    game = settling("x", "00n MYYy Sww", "00n MYp Mg / 01 white-feather", eggs={0: egg})
    assert column(game, 0)[0] == before
    play(game, action)
    assert column(game, 0)[0] == after


@pytest.mark.rule("W-B9")
@pytest.mark.rule("W-B6")
def test_the_x_counts_for_egg_tiles() -> None:
    game = settling("x", "00n MYYy Sg", "00n MYp Mg", kept=["egg-yellow", ""], turns=(1, 2))
    assert game.result()["egg_tiles"] == [{"bonus": "egg-yellow", "seat": 0, "counts": [3, 1], "eggs": 1}]
    play(game, cross(1, "00", "flower-yellow"))
    assert game.result()["egg_tiles"] == [{"bonus": "egg-yellow", "seat": 0, "counts": [3, 0], "eggs": 1}]


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    "action",
    [
        cross(0, "00", "flower-red"),
        cross(0, "01", "flower-yellow"),
        cross(0, "20", "flower-yellow"),
        cross(1, "00", "flower-yellow"),
        cross(0, "10", "feather-purple"),
    ],
    ids=["not there", "on the other square", "no tile", "in the other nest", "covered"],
)
def test_where_the_x_cannot_go(action: dict[str, Any]) -> None:
    game = settling("x", "00n MYY Sg / 10n Mp Sg / 10n cover Mr Mr", "10n MYY Mg")
    assert refused(game, action) == "W-B9"


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(("nest", "counts"), [(0, [1, 1]), (1, [2, 0])])
def test_the_second_player_lays_the_x(nest: int, counts: list[int]) -> None:
    game = table("00n MYY Mg", "00n MY Mg", phase="effect", effect="x", seat=1, eggs={0: "flower-yellow"})
    assert game.legal()[-1] == DECLINE
    assert {action["nest"] for action in game.legal()[:-1]} == {0, 1}
    events = play(game, cross(nest, "00", "flower-yellow"))
    assert nest_of(game, nest)[-1] == {"token": "x", "at": [0, 0], "object": "flower-yellow"}
    laid = {"seat": 1, "token": "x", "nest": nest, "at": [0, 0], "object": "flower-yellow", "along": None}
    assert told(events, "token-laid") == [laid]
    assert column(game, 0)[0] == counts


# W-B10, W-B11: tokens that add something


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.parametrize("bonus", ["white-feather", "white-flower", "shells"])
def test_a_token_goes_on_any_filled_square_of_the_own_nest(bonus: str) -> None:
    rule = "W-B11" if bonus == "shells" else "W-B10"
    game = settling(bonus, "00n Mrrr Sg / 20e Mg Gp", "40n Sr Sr")
    assert set(squares_for_token(game)) == {"00", "01", "20", "30"}
    assert len(game.legal()) == 5
    assert refused(game, {"do": "token", "at": [4, 0]}) == rule
    assert refused(game, {"do": "token", "at": [1, 0]}) == rule
    events = play(game, {"do": "token", "at": [3, 0]})
    assert nest_of(game)[-1] == {"token": bonus, "at": [3, 0]}
    laid = {"seat": 0, "token": bonus, "nest": 0, "at": [3, 0], "object": None, "along": None}
    assert told(events, "token-laid") == [laid]
    assert game.seat == 1


@pytest.mark.rule("W-B10")
@pytest.mark.parametrize(
    ("bonus", "egg", "count"),
    [
        ("white-feather", "feather-red", 2),
        ("white-feather", "feather-white", 3),
        ("white-feather", "flower-red", 1),
        ("white-flower", "flower-white", 2),
        ("white-flower", "feather-red", 1),
    ],
)
def test_a_white_token_is_one_white_object_more(bonus: str, egg: str, count: int) -> None:
    """The opponent has two red Flowers and two red Feathers, so a second red one is wanted."""
    game = settling(bonus, "00n MRr Sp", "00n MRR Srr", eggs={0: egg})
    play(game, {"do": "token", "at": [0, 1]})
    assert column(game, 0)[0][0] == count


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.parametrize(
    ("bonus", "egg", "found"),
    [("white-feather", "feather-white", [0, 1]), ("white-flower", "flower-white", [0, 1]), ("shells", "", [0, 2])],
)
def test_the_second_player_lays_a_token(bonus: str, egg: str, found: list[int]) -> None:
    eggs = {3: egg} if egg else {}
    game = table("10n Mg Mg", "30n Gg Mg", phase="effect", effect=bonus, seat=1, turns=(1, 0), eggs=eggs)
    assert squares_for_token(game) == ["30", "31"]
    play(game, {"do": "token", "at": [3, 1]})
    assert nest_of(game, 1)[-1] == {"token": bonus, "at": [3, 1]}
    assert (column(game, 3)[0] if egg else game.result()["shells"]) == found


@pytest.mark.rule("W-B11")
def test_the_shells_token_is_two_shells() -> None:
    game = settling("shells", "00n Mr Mr", "00n Mr Mr", eggs={0: "feather-red", 1: "flower-white"})
    assert game.result()["shells"] == [0, 0]
    play(game, {"do": "token", "at": [0, 1]})
    result = game.result()
    assert result["shells"] == [2, 0]
    assert (result["columns"][0]["shells"], result["columns"][0]["by"]) == ([2, 0], "shells")
    assert result["columns"][1]["shells"] == [0, 0]
    assert (result["groups"][1]["shells"], result["groups"][1]["by"]) == ([2, 0], "shells")


@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B6")
def test_the_shells_token_counts_for_the_shells_tile() -> None:
    game = table("00n Mr Mr / 10n Mr Mr / 00 shells", "00n Ms Mr / 10n Gr Gr", kept=["egg-shells", ""])
    assert game.result()["egg_tiles"] == [{"bonus": "egg-shells", "seat": 0, "counts": [2, 1], "eggs": 1}]


SHARED = "00n SRg Mr / 10n GYpg Mg / 20n SPg Mg"
ALL_TOKENS = "/ 10 white-feather / 10 white-flower / 10 shells / 10 branch row"


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B12")
def test_tokens_share_a_square_and_cover_nothing() -> None:
    """Four tokens on one square: what is printed there counts as before, and each token adds its own."""
    bare, laden = (table(SHARED + tokens, eggs={1: "flower-white"}) for tokens in ("", ALL_TOKENS))
    assert column(bare, 1)[0][0] == 1, "the printed Flower"
    assert column(laden, 1)[0][0] == 2, "and the white one"
    for game, shells in ((bare, 0), (laden, 2)):
        assert game.result()["columns"][1]["shells"][0] == shells
        assert group(game, "gravel")[0][0] == 1, "its material counts on"
    assert (group(bare, "straw")[0][0], group(laden, "straw")[0][0]) == (1, 2), "the Branch joins its ends"


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B12")
@pytest.mark.parametrize("token", ["10 white-feather", "10 white-flower", "10 shells", "10 branch row"])
def test_gems_under_a_token_count(token: str) -> None:
    """The printed Gem under the token is one of three in the column."""
    for steps in ("10n Gg Sg", f"10n Gg Sg / {token}"):
        game = playing(steps, "Mg Mr")
        assert told(play(game, lay("12n")), "bonus-earned") == [{"seat": 0, "columns": [1], "groups": []}]


# W-B14: gift


@pytest.mark.rule("W-B14")
def test_a_gift_must_be_played_in_the_next_turn() -> None:
    game = settling("gift", "00n Mg Mg", display=["t01", "Gp Gy", "t03"])
    gift = tile("Gp Gy")
    assert game.legal() == [give(0), give(1), give(2), DECLINE]
    events = play(game, give(1))
    assert ids(events) == ["gift-given", "display-refilled"]
    assert events[0]["args"] == {"seat": 0, "to": 1, "tile": gift}
    assert events[1]["args"] == {"tiles": ["t04"]}
    after = game.position()
    assert after["display"] == ["t01", "t03", "t04"]
    assert after["gift"] == {"seat": 1, "tile": gift}
    assert after["hands"] == [["t31"], ["t33"]], "apart from the hand"
    for viewer in (None, 0, 1):
        assert game.view(viewer)["gift"] == {"seat": 1, "tile": gift}, "open"
    assert (game.seat, game.phase) == (1, "play"), "no tile is taken"
    assert refused(game, take(0)) == "W-B14"
    assert refused(game, lay("00n", 0)) == "W-B14"
    assert verbs(game) == {"play"}
    assert len(game.legal()) == len(places(game, "gift")) == 22, "where its player wants"
    events = play(game, lay("50w", "gift"))
    assert events[0]["args"] == {"seat": 1, "tile": gift, **place("50w"), "gift": True}
    after = game.position()
    assert (after["gift"], after["hands"][1]) == (None, ["t33"])
    assert nest_of(game, 1)[-1] == {"tile": gift, **place("50w")}
    assert after["display"] == ["t01", "t03", "t04"]


@pytest.mark.rule("W-B14")
def test_after_the_gift_turns_are_as_always() -> None:
    game = settling("gift", "00n Mg Mg", display=["Gp Gp", "t02", "t03"])
    play(game, give(0), lay("00n", "gift"))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["turns_played"] == [1, 1]
    quiet_turn(game)
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B14")
def test_a_gift_waits_while_a_double_turn_comes_between() -> None:
    """Seat 0 has the first of two turns in a row, and gives a tile away."""
    game = settling("gift", "00n Mg Mg", double=0, turns=(0, 1))
    play(game, give(0))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["double"] is None
    assert game.position()["gift"] == {"seat": 1, "tile": "t01"}
    quiet_turn(game)
    assert (game.seat, game.phase) == (1, "play")
    assert {action["hand"] for action in game.legal()} == {"gift"}


@pytest.mark.rule("W-B14")
@pytest.mark.rule("W-B16")
def test_a_waiting_gift_cannot_be_discarded() -> None:
    """Seat 0 has the second of two turns in a row; in the first it has given a tile away."""
    more: dict[str, Any] = {"gift": (1, "t20"), "kept": ["", "double-turn"], "turns": (1, 1), "first": 1}
    game = settling("discard", "00n Mg Mg", **more)
    play(game, USE)
    assert game.legal() == [discard(0)]
    play(game, discard(0))
    assert game.position()["out"] == ["t33"]
    assert (game.seat, game.phase) == (1, "play")
    assert game.position()["gift"] == {"seat": 1, "tile": "t20"}
    game = keeping_one("discard x cover", hands=["t31", ""], **more)
    assert "effect-impossible" in ids(play(game, keep("discard"))), "the hand is empty, whatever the gift"


@pytest.mark.rule("W-B14")
def test_a_gift_without_room_is_lost() -> None:
    game = settling("gift", "00n Mg Mg", NO_ROOM, turns=(11, 11), idle="Ep Ep")
    events = play(game, give(2))
    assert ids(events) == ["gift-given", "display-refilled", "no-room", "eggs-revealed", "over"]
    assert told(events, "no-room") == [{"seat": 1, "lost": "t03"}]
    after = game.position()
    assert (after["out"], after["gift"]) == (["t03"], None)
    assert after["turns_played"] == [12, 12], "the turn counts"
    assert after["hands"][1] == ["t33"]


@pytest.mark.rule("W-B14")
def test_a_gift_without_room_before_the_end() -> None:
    """Ten tiles and four holes; it is the giver's turn again."""
    upright = " / ".join(f"{column}{row}n Mp Mp" for column in (1, 3, 4, 5) for row in (0, 2))
    game = settling("gift", "00n Mg Mg", f"{upright} / 01n Sp Sp / 21n Sp Sp", turns=(10, 10), idle="Ep Ep")
    play(game, give(0))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["turns_played"] == [11, 11]


@pytest.mark.rule("W-B14")
def test_a_gift_for_the_last_turn() -> None:
    game = keeping_one("gift x cover", turns=(11, 11), idle="Ep Ep")
    play(game, keep("gift"), give(0))
    assert (game.seat, game.phase) == (1, "play")
    quiet_turn(game)
    assert game.over


@pytest.mark.rule("W-B14")
def test_the_second_player_gives_a_tile() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="gift", seat=1, turns=(1, 0), display=["Gp Gp", "t02", "t03"])
    assert told(play(game, give(0)), "gift-given") == [{"seat": 1, "to": 0, "tile": tile("Gp Gp")}]
    assert (game.seat, game.phase) == (0, "play")
    play(game, lay("00n", "gift"))
    assert nest_of(game, 0)[-1] == {"tile": tile("Gp Gp"), **place("00n")}


# W-B15: double turn


def seats_to_come(game: voliera.Game, count: int) -> list[int | None]:
    """Who plays the next turns."""
    seats = []
    for _ in range(count):
        seats.append(game.seat)
        quiet_turn(game)
    return seats


@pytest.mark.rule("W-B15")
def test_the_opponent_plays_two_turns() -> None:
    game = settling("double-turn")
    assert game.legal() == [USE, DECLINE]
    events = play(game, USE)
    assert ids(events) == ["double-turn"]
    assert events[0]["args"] == {"seat": 0, "to": 1}
    assert game.position()["double"] == 1
    assert game.view(None)["double"] == 1
    assert seats_to_come(game, 1) == [1]
    assert game.position()["double"] is None, "one of the two has been played"
    assert seats_to_come(game, 5) == [1, 0, 1, 0, 1]


@pytest.mark.rule("W-B15")
def test_the_second_player_makes_the_first_play_twice() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="double-turn", seat=1, turns=(1, 0))
    assert told(play(game, USE), "double-turn") == [{"seat": 1, "to": 0}]
    assert game.position()["double"] == 0
    assert seats_to_come(game, 4) == [0, 0, 1, 0]


@pytest.mark.rule("W-B15")
def test_two_of_the_twelve() -> None:
    game = settling("double-turn")
    play(game, USE)
    while not game.over:
        quiet_turn(game)
    assert game.position()["turns_played"] == [12, 12]


@pytest.mark.rule("W-B15")
def test_who_is_left_plays_the_rest_in_a_row() -> None:
    """Seat 1 began and has two turns left, which it plays now; then seat 0 has two."""
    game = settling("double-turn", turns=(9, 10), idle="Ep Ep")
    play(game, USE)
    assert seats_to_come(game, 4) == [1, 1, 0, 0]
    assert game.over


@pytest.mark.rule("W-B15")
def test_two_turns_left_are_enough() -> None:
    game = keeping_one("double-turn x cover", turns=(10, 10), idle="Ep Ep")
    play(game, keep("double-turn"), USE)
    assert seats_to_come(game, 3) == [1, 1, 0]
    assert game.over


# W-B16: discard


@pytest.mark.rule("W-B16")
def test_the_opponent_discards_a_hand_tile() -> None:
    game = settling("discard")
    assert game.legal() == [USE, DECLINE]
    events = play(game, USE)
    assert ids(events) == ["discard-asked"]
    assert events[0]["args"] == {"seat": 1}
    assert (game.seat, game.phase) == (1, "discard")
    assert game.position()["turns_played"] == [0, 0], "the turn is still seat 0's"
    assert game.legal() == [discard(0)], "asked for, even if there is no choice"
    events = play(game, discard(0))
    assert ids(events) == ["tile-discarded"]
    assert events[0]["args"] == {"seat": 1, "tile": "t33"}
    after = game.position()
    assert (after["hands"], after["out"]) == ([["t31"], []], ["t33"])
    assert after["turns_played"] == [1, 0]
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B16")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_of_several_the_opponent_chooses(which: int) -> None:
    game = settling("discard", hands=["t31", ["nest-1", "t33", "nest-4"]], turns=(2, 2))
    play(game, USE)
    assert game.legal() == [discard(0), discard(1), discard(2)]
    assert refused(game, discard(3)) == "W-B16"
    assert refused(game, DECLINE) == "W-B16"
    play(game, discard(which))
    left = ["nest-1", "t33", "nest-4"]
    assert game.position()["out"] == [left.pop(which)]
    assert hand_of(game, 1) == left
    assert game.position()["kept"][1] == ["nest-1", "nest-4"], "kept tiles stay kept"


@pytest.mark.rule("W-B16")
def test_the_second_player_makes_the_first_discard() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="discard", seat=1, turns=(1, 0), hands=["t31 t32", "t33"])
    play(game, USE)
    assert (game.seat, game.phase) == (0, "discard")
    play(game, discard(1))
    assert game.position()["hands"] == [["t31"], ["t33"]]
    assert game.position()["out"] == ["t32"]
    assert (game.seat, game.phase, game.position()["turns_played"]) == (0, "take", [1, 1])
