"""The variants: W-V1 (Super Nest), W-V2 (Fair Play), and both together."""

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    BONUSES,
    DECLINE,
    UNFAIR,
    USE,
    column,
    give,
    group,
    ids,
    keep,
    lay,
    places,
    play,
    playing,
    position,
    quiet_turn,
    refused,
    rejected,
    settling,
    squares_for_token,
    table,
    take,
    told,
)
from tests.games.bower.test_turns import all_places

SEVEN = "x cover nest-1 egg-red spy-aside gift branch"
FAIR = [bonus for bonus in BONUSES if bonus not in UNFAIR]


# W-V1: the nest


@pytest.mark.rule("W-V1")
def test_five_rows() -> None:
    steps = "00n Sr Mr / 02n Sr Mr"
    game = playing(steps, "Gr Gr", variant="super")
    assert places(game) == all_places(steps, rows=5)
    assert {"04e", "14w"} <= places(game)
    assert refused(game, lay("04n")) == "W-T2"
    play(game, lay("04e"))
    assert game.position()["nests"][0][-1]["at"] == [0, 4]


@pytest.mark.rule("W-V1")
def test_the_standard_nest_has_no_fifth_row() -> None:
    game = playing("00n Sr Mr / 02n Sr Mr", "Gr Gr")
    assert refused(game, lay("04e")) == "W-T2"
    assert "nests[0]" in rejected(position("00n Sr Mr / 02n Sr Mr / 04e Sr Sr"))


@pytest.mark.rule("W-V1")
def test_the_fifth_row_counts() -> None:
    mine = "00n Sr Mr / 02n Mr Sr / 04e SRs Sr"
    game = table(mine, "00n Sr Mr / 02n Sr Sr / 10n Er Er", variant="super", eggs={0: "flower-red"})
    assert column(game, 0) == ([1, 0], [2, 0], "objects")
    assert group(game, "straw") == ([3, 2], [1, 0], [1, 0], "size")
    assert game.result()["shells"] == [1, 0]


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-E2")
def test_the_fifth_row_does_not_run_into_the_next_column() -> None:
    mine = "00n Mr Mr / 02n Mr Mr / 04e Sr Gr / 10n Sr Gr / 12n Gr Mr"
    game = table(mine, "", variant="super")
    assert [one["sizes"] for one in game.result()["groups"]] == [[1, 0], [5, 0], [2, 0]]
    game = playing("00n Mr Mr / 02n Mr Mr / 04e Sgg Gr", "Sg Gr", variant="super")
    assert ids(play(game, lay("10n"))) == ["tile-played"]


@pytest.mark.rule("W-V1")
def test_gems_of_the_fifth_row_count() -> None:
    game = playing("00n Sg Mr / 02n Gg Mr", "Sg Gr", variant="super")
    assert told(play(game, lay("04e")), "bonus-earned") == [{"seat": 0, "columns": [0], "groups": []}]


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-B12")
def test_a_branch_may_reach_the_fifth_row() -> None:
    mine = "00n Sr Mr / 02n Sr Mr"
    assert "03 column" in squares_for_token(settling("branch", mine, variant="super"))
    assert "03 column" not in squares_for_token(settling("branch", mine))
    game = table(f"{mine} / 04e Sr Sr / 03 branch column", "", variant="super")
    assert group(game, "straw")[0] == [3, 0]


@pytest.mark.rule("W-V1")
def test_fifteen_turns_each() -> None:
    game = voliera.new("bower", 2, "super", seed=6)
    play(game, take(0), take(0))
    first = game.position()["first"]
    seats = []
    while not game.over:
        seats.append(game.seat)
        quiet_turn(game)
    assert seats == [first, 1 - first] * 15
    assert game.position()["turns_played"] == [15, 15]


@pytest.mark.rule("W-V1")
def test_a_full_nest_has_fifteen_tiles() -> None:
    game = table(variant="super", turns=(14, 15), idle="Ep Ep", hands=[["Sr Sr"], "t33"])
    play(game, take(0))
    assert len(places(game)) == 2
    quiet_turn(game)
    assert game.over
    assert [len(items) for items in game.position()["nests"]] == [15, 15]


# W-V1: seven open bonus tiles


@pytest.mark.rule("W-V1")
def test_seven_bonus_tiles_lie_open() -> None:
    found = set()
    for seed in range(60):
        game = voliera.new("bower", 2, "super", seed=seed)
        open_tiles = game.position()["bonus_pile"]
        assert len(open_tiles) == len(set(open_tiles)) == 7
        for viewer in (None, 0, 1):
            assert game.view(viewer)["bonus_pile"] == open_tiles
            assert game.view(viewer)["bonus_pile_size"] == 7
        assert game.position()["bonus_discards"] == []
        found |= set(open_tiles)
    assert found == set(BONUSES)


@pytest.mark.rule("W-V1")
@pytest.mark.parametrize("chosen", SEVEN.split())
def test_any_open_tile_may_be_chosen(chosen: str) -> None:
    game = table("00n Mrg Mgg", phase="bonus", variant="super", top=SEVEN)
    assert game.legal() == [BONUS, DECLINE]
    assert play(game, BONUS) == []
    assert (game.seat, game.phase, game.position()["pending"]) == (0, "keep", None)
    assert game.legal() == [keep(bonus) for bonus in SEVEN.split()]
    assert refused(game, keep("discard")) in ("W-V1", "W-B3")
    events = play(game, keep(chosen))
    assert (events[0]["id"], events[0]["args"]) == ("bonus-kept", {"seat": 0, "bonus": chosen})
    assert events[0]["reveals"] is False, "everybody saw it"
    after = game.position()
    assert after["bonus_pile"] == [bonus for bonus in SEVEN.split() if bonus != chosen]
    assert after["bonus_discards"] == []
    assert after["kept"] == [[chosen], []]


@pytest.mark.rule("W-V1")
def test_the_choice_may_be_declined() -> None:
    game = table("00n Mrg Mgg", phase="bonus", variant="super", top=SEVEN)
    assert ids(play(game, DECLINE)) == ["bonus-declined"]
    assert game.position()["bonus_pile"] == SEVEN.split()
    assert game.seat == 1


@pytest.mark.rule("W-V1")
def test_with_none_left_there_is_no_bonus() -> None:
    kept = ["egg-yellow egg-purple spy-aside x", "egg-red egg-shells spy-opponent"]
    game = playing("10n Mg Gg", "Sg Mr", variant="super", kept=kept, turns=(5, 5))
    assert game.position()["bonus_pile"] == []
    events = play(game, lay("12n"))
    assert ids(events) == ["tile-played"]
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-V1")
def test_the_last_open_tile() -> None:
    kept = ["egg-yellow egg-purple spy-aside", "egg-red egg-shells spy-opponent"]
    game = playing("10n Mg Gg", "Sg Mr", variant="super", kept=kept, turns=(5, 5), top="nest-4")
    play(game, lay("12n"), BONUS)
    assert game.legal() == [keep("nest-4")]
    play(game, keep("nest-4"))
    assert game.position()["bonus_pile"] == []


@pytest.mark.rule("W-V1")
def test_tokens_without_their_tile_stay_in_the_box() -> None:
    """Seven tiles lie open, so nobody has kept the one for this token."""
    document = position("00n Sr Mr", "00n Sr Mr", variant="super", top=SEVEN)
    document["nests"][0].append({"token": "white-feather", "at": [0, 0]})
    assert rejected(document)


# W-V1: counting to fifteen


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-B14")
@pytest.mark.parametrize(("turns", "possible"), [((11, 12), True), ((14, 14), True), ((14, 15), False)])
def test_a_gift_needs_a_turn_of_the_fifteen(turns: tuple[int, int], possible: bool) -> None:
    game = table("00n Mr Mr", phase="keep", variant="super", top="gift", turns=turns, idle="Ep Ep")
    events = play(game, keep("gift"))
    assert ("effect-impossible" in ids(events)) is not possible
    if possible:
        play(game, give(0))
        assert (game.seat, game.phase) == (1, "play")
    else:
        assert game.over


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-B15")
@pytest.mark.parametrize(
    ("turns", "possible"), [((11, 12), True), ((13, 13), True), ((13, 14), False), ((14, 14), False)]
)
def test_a_double_turn_needs_two_of_the_fifteen(turns: tuple[int, int], possible: bool) -> None:
    game = table("00n Mr Mr", phase="keep", variant="super", top="double-turn", turns=turns, idle="Ep Ep")
    events = play(game, keep("double-turn"))
    assert ("effect-impossible" in ids(events)) is not possible
    if possible:
        play(game, USE)
        assert game.position()["double"] == 1


# W-V2: Fair Play


@pytest.mark.rule("W-V2")
def test_sixteen_bonus_tiles() -> None:
    game = voliera.new("bower", options={"fair_play": True}, seed=1)
    assert len(FAIR) == 16
    assert sorted(game.position()["bonus_pile"]) == sorted(FAIR)
    assert game.view(0)["bonus_pile_size"] == 16
    off = voliera.new("bower", options={"fair_play": False}, seed=1)
    assert off.view(0)["bonus_pile_size"] == 20


@pytest.mark.rule("W-V2")
@pytest.mark.parametrize("unfair", UNFAIR)
def test_the_unfriendly_tiles_are_not_in_the_game(unfair: str) -> None:
    fair = {"fair_play": True}
    document = position("00n Mr Mr", phase="keep", drawn=f"{unfair} nest-1 cover", options=fair)
    assert unfair in rejected(document)
    game = table("00n Mr Mr", phase="keep", drawn="egg-red nest-1 cover", options=fair)
    assert refused(game, keep(unfair)) in ("W-B3", "W-V2")
    document = position("00n Mr Mr", kept=[unfair, ""], options=fair)
    assert rejected(document)


@pytest.mark.rule("W-V2")
def test_no_x_lies_in_a_nest() -> None:
    steps = "00n Mr Mr / 00 x feather-red"
    assert table(steps)
    assert rejected(position(steps, options={"fair_play": True}))


@pytest.mark.rule("W-V2")
def test_sixteen_are_dealt_where_the_pile_is_left_out() -> None:
    document = position("00n Mr Mr", kept=["egg-red", ""], options={"fair_play": True})
    del document["bonus_pile"]
    game = voliera.from_position(document, 1)
    assert sorted(game.position()["bonus_pile"]) == sorted(set(FAIR) - {"egg-red"})


# Both


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-V2")
def test_seven_of_sixteen() -> None:
    found = set()
    for seed in range(60):
        game = voliera.new("bower", 2, "super", {"fair_play": True}, seed)
        open_tiles = game.position()["bonus_pile"]
        assert len(set(open_tiles)) == 7
        found |= set(open_tiles)
    assert found == set(FAIR)


@pytest.mark.rule("W-V1")
@pytest.mark.rule("W-V2")
def test_both_are_played_to_the_end() -> None:
    game = voliera.new("bower", 2, "super", {"fair_play": True}, 3)
    play(game, take(0), take(0))
    while not game.over:
        quiet_turn(game)
    assert game.position()["turns_played"] == [15, 15]
    assert (game.variant, game.options) == ("super", {"fair_play": True})
