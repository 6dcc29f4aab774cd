"""Positions that cannot be are refused, and the refusal says where."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUSES,
    NEST_TILES,
    hand_of,
    keep,
    keeping_one,
    nest,
    play,
    position,
    quiet_turn,
    rejected,
    square,
    table,
    take,
    tiles,
)
from tests.games.bower.test_turns import NO_ROOM
from voliera.documents import Document

HUGE = 10**30
Change = Callable[[Document], None]


def base(phase: str = "take") -> Document:
    """A table in the middle of a game, in each phase."""
    mine = "00n Sr Mr / 10e Gr Gr / 11e Sr Sr / 00 white-flower"
    theirs = "00n Mr Mr / 10n Sry Sr / 20n Gr Gr / 10 x feather-red"
    more: dict[str, Any] = {"kept": ["spy-opponent", "egg-red"], "x_by": 0, "discards": "egg-yellow gift"}
    if phase == "setup":
        return position(phase="setup", seat=1, first=1)
    if phase == "keep":
        more["drawn"] = "nest-1 egg-purple shells"
    elif phase in ("effect", "cover"):
        more["effect"] = "cover" if phase == "cover" else "branch"
        more["cover_tile"] = "Sg Sg" if phase == "cover" else None
    elif phase == "gift":
        more |= {"gift": (0, "t20"), "discards": "egg-yellow"}
    elif phase == "over":
        more |= {"turns": (12, 12), "seat": None}
    elif phase == "discard":
        more["seat"] = 1
    names = {"cover": "effect", "gift": "play"}
    return position(mine, theirs, phase=names.get(phase, phase), **more)


PHASES = ("setup", "take", "play", "gift", "bonus", "keep", "effect", "cover", "discard", "over")


@pytest.mark.parametrize("phase", PHASES)
def test_the_tables_that_are_spoilt_are_sound(phase: str) -> None:
    game = voliera.from_position(base(phase), 1)
    found = game.position()
    assert {field: found[field] for field in base(phase)} == base(phase)


def put(path: str, value: Any) -> Change:
    """Set what stands at a path; a function is given what stood there."""

    def change(document: Document) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        target: Any = document
        for step in way:
            target = target[step]
        target[last] = value(target[last]) if callable(value) else value

    return change


def add(path: str, *values: Any) -> Change:
    """Add to a list."""
    return put(path, lambda old: [*old, *values])


def drop(path: str) -> Change:
    """Take something out."""

    def change(document: Document) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        target: Any = document
        for step in way:
            target = target[step]
        del target[last]

    return change


def both(*changes: Change) -> Change:
    """Several changes."""

    def change(document: Document) -> None:
        for one in changes:
            one(document)

    return change


def laid(steps: str, seat: int = 0) -> Change:
    """Lay more into a nest."""
    return add(f"nests.{seat}", *nest(steps))


Spoilt = tuple[str, Change, str]
"""The table that is spoilt, how, and what the message names."""


def each(phase: str, path: str, field: str, values: tuple[Any, ...]) -> list[Spoilt]:
    """One fault after the other at the same place."""
    return [(phase, put(path, value), field) for value in values]


REQUIRED = (
    *("format", "players", "variant", "options", "first", "turns_played", "phase", "seat", "known", "display"),
    *("bonus_discards", "nests", "hands", "kept", "pending", "gift", "double", "out"),
)
NO_NUMBERS: tuple[Any, ...] = (True, None, "0", 0.0, [], {})
GENERAL: list[Spoilt] = [
    *(("take", drop(field), field) for field in REQUIRED),
    ("take", put("more", 1), "more"),
    ("take", put("pile_size", 1), "pile_size"),
    ("take", put("format", "voliera/position/2"), "format"),
    ("take", put("format", "voliera/view/1"), "format"),
    *each("take", "players", "players", (1, 3, HUGE, *NO_NUMBERS)),
    *each("take", "variant", "variant", ("expert", "Super", "", None, 1)),
    *each("take", "options", "options", (None, [], {"fair": True}, {"fair_play": 1})),
    *each("take", "options", "options", ({"zero_ties": None}, {"components": {}})),
    *each("take", "options", "options", ({"lone_ties": 0}, {"joining_gems": "no"}, {"lone_tie": False})),
    *each("take", "first", "first", (2, -1, HUGE, *NO_NUMBERS)),
    *each("take", "seat", "seat", (2, -1, HUGE, *NO_NUMBERS)),
    ("over", put("seat", 0), "seat"),
    *each("take", "phase", "phase", ("turn", "", None, 0)),
    *each("take", "rng", "rng", ([1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 1 << 32])),
    *each("take", "rng", "rng", ("1234", [1, 2, 3, True], [1, 2, 3, 4.0])),
]
TURNS: list[Spoilt] = [
    *each("take", "turns_played", "turns_played", ([3], [3, 3, 3], [-1, 3], [13, 12], [3, HUGE])),
    *each("take", "turns_played.0", "turns_played", NO_NUMBERS),
    ("take", put("turns_played", [12, 12]), "turns_played"),
    ("take", put("turns_played", [12, 11]), "turns_played"),
    ("discard", put("turns_played", [12, 11]), "turns_played"),
    ("over", put("turns_played", [12, 11]), "turns_played"),
    ("over", put("turns_played", [11, 12]), "turns_played"),
    ("over", put("variant", "super"), "bonus_discards"),
    ("setup", put("turns_played", [1, 0]), "phase"),
]
NESTS: list[Spoilt] = [
    ("take", put("nests", lambda old: old[:1]), "nests"),
    ("take", put("nests", lambda old: [*old, []]), "nests"),
    ("take", put("nests.0", None), "nests[0]"),
    ("take", put("nests.0.0", None), "nests[0][0]"),
    ("take", laid("00n Sr Sr"), "nests[0][4]"),
    ("take", laid("02s Sr Sr"), "nests[0][4]"),
    ("take", laid("20e Sr Sr"), "nests[0][4]"),
    ("take", laid("50e Sr Sr"), "nests[0][4]"),
    ("take", laid("03n Sr Sr"), "nests[0][4]"),
    ("take", laid("50s Sr Sr"), "nests[0][4]"),
    ("take", laid("60n Sr Sr"), "nests[0][4]"),
    ("take", laid("04e Sr Sr"), "nests[0][4]"),
    ("take", laid("52n Sr Sr"), "nests[0][4]"),
    ("take", laid("33e Sr Sr"), "nests[0][4]"),
    ("take", put("nests.0", lambda old: old[::-1]), "nests[0][0]"),
    *each("take", "nests.0.0.at", "nests[0][0]", ([0], [0, 0, 0], "00", None, [0, HUGE])),
    *each("take", "nests.0.0.at", "nests[0][0]", ([True, 0], [0.0, 0], [-1, 0], {})),
    *each("take", "nests.0.0.facing", "nests[0][0]", ("north", "N", "", None, 0)),
    ("take", drop("nests.0.0.facing"), "nests[0][0]"),
    ("take", drop("nests.0.0.at"), "nests[0][0]"),
    ("take", drop("nests.0.0.tile"), "nests[0][0]"),
    ("take", put("nests.0.0.cover", "t20"), "nests[0][0]"),
    ("take", put("nests.0.0.token", "shells"), "nests[0][0]"),
    ("take", put("nests.0.0.object", "feather-red"), "nests[0][0]"),
    ("take", put("nests.0.0.along", "row"), "nests[0][0]"),
    ("take", put("nests.0.0.seat", 0), "nests[0][0]"),
    ("over", laid("00n Sr Sr"), "nests[0][13]"),
]
TILE_FAULTS: list[Spoilt] = [
    ("take", put("hands.0.0", "t01"), "t01"),
    ("take", put("display.1", "t01"), "display[1]"),
    ("take", put("pile.0", "t31"), "t31"),
    ("take", add("out", "t33"), "t33"),
    ("take", put("nests.0.0.tile", "t01"), "t01"),
    ("take", both(put("nests.0.0.tile", "t20"), put("nests.1.0.tile", "t20")), "nests[1][0]"),
    ("gift", put("gift.tile", "t01"), "t01"),
    ("cover", put("pending.tile", "t01"), "t01"),
    *each("take", "hands.0.0", "hands[0][0]", ("t00", "t37", "T01", "t1", "", "tile", "x")),
    *each("take", "hands.0.0", "hands[0]", (1, None, True, {}, [], [square("Sr")])),
    ("take", put("hands.0.0", [square("Sr")] * 3), "hands[0][0]"),
    ("take", put("hands.0.0", [square("Sr"), "t01"]), "hands[0][0]"),
    ("take", put("nests.0.0.tile.0.material", "wood"), "nests[0][0].tile"),
    ("take", put("nests.0.0.tile.0.objects", ["feather-green"]), "nests[0][0].tile"),
    ("take", put("nests.0.0.tile.0.objects", ["gem"] * 4), "nests[0][0].tile"),
    ("take", put("nests.0.0.tile.0.objects", "gem"), "nests[0][0].tile"),
    ("take", drop("nests.0.0.tile.0.objects"), "nests[0][0].tile"),
    ("take", drop("nests.0.0.tile.0.material"), "nests[0][0].tile"),
    ("take", put("nests.0.0.tile.0.emblem", True), "nests[0][0].tile"),
    ("take", put("pile.0", "nest-1"), "pile[0]"),
    ("take", put("display.0", "coloured-shells"), "display[0]"),
    ("gift", put("gift.tile", "nest-1"), "gift"),
    ("cover", put("pending.tile", "nest-1"), "pending.tile"),
    ("take", both(add("hands.0", "nest-1"), add("hands.1", "nest-1"), add("kept.0", "nest-1")), "nest-1"),
    ("take", put("pile", tiles(["Sr Sr"] * 26)), "36"),
    ("take", put("display", lambda old: [*old, "t20"]), "display"),
    ("take", put("display", lambda old: old[:2]), "display"),
    ("take", put("display", None), "display"),
    ("take", put("hands", lambda old: old[:1]), "hands"),
    ("take", put("hands.0", [f"t{number}" for number in range(10, 27)]), "hands[0]"),
]
TOKEN_FAULTS: list[Spoilt] = [
    ("take", laid("01 white-flower"), "nests[0][4]"),
    ("take", laid("00 white-flower", 1), "nests[1][4]"),
    ("take", laid("20 shells", 1), "nests[1][4]"),
    ("take", both(put("bonus_pile", None), laid("50 shells")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("70 shells")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("00 branch row")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("00 branch column")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("20 branch column")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("20 branch diagonal")), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), add("nests.0", {"token": "branch", "at": [2, 0]})), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("00 shells row")), "nests[0][4]"),
    ("take", put("nests.1.3.object", "feather-purple"), "nests[1][3]"),
    ("take", put("nests.1.3.object", "flower-red"), "nests[1][3]"),
    ("take", put("nests.1.3.object", "gem"), "nests[1][3]"),
    ("take", put("nests.1.3.at", [3, 0]), "nests[1][3]"),
    ("take", drop("nests.1.3.object"), "nests[1][3]"),
    ("take", put("nests.1.3.along", "row"), "nests[1][3]"),
    ("take", put("nests.1.3.facing", "n"), "nests[1][3]"),
    ("take", put("nests.0.3.token", "feather"), "nests[0][3]"),
    ("take", put("nests.0.3.token", None), "nests[0][3]"),
    ("take", laid("00 branch row"), "nests[0][4]"),
    ("take", both(put("bonus_pile", None), laid("00n cover Sr Sr / 10e cover Sr Sr")), "nests[0][5]"),
    ("take", both(put("bonus_pile", None), laid("01n cover Sr Sr")), "nests[0][4]"),
    ("take", laid("00n cover Sr Sr"), "nests[0][4]"),
]
EGG_FAULTS: list[Spoilt] = [
    ("take", put("eggs.0", lambda old: "flower-purple"), "flower-purple"),
    ("take", put("aside.0", "flower-yellow"), "flower-yellow"),
    ("take", put("eggs.0", "flower-green"), "eggs[0]"),
    ("take", put("eggs.0", "shell"), "eggs[0]"),
    ("take", put("eggs.0", 1), "eggs[0]"),
    ("take", put("eggs", lambda old: old[:5]), "eggs"),
    ("take", add("eggs", None), "eggs"),
    ("take", put("eggs", {}), "eggs"),
    ("take", put("aside", lambda old: old[:1]), "aside"),
    ("take", add("aside", None), "aside"),
    *each("take", "known.0.columns", "known[0]", ([0], [6], [-1], [1, 1], [True], [HUGE], None, 1)),
    ("take", put("known.1.columns", [1]), "known[1]"),
    *each("take", "known.0.aside", "known[0]", (1, None, "yes", [])),
    ("take", drop("known.0.aside"), "known[0]"),
    ("take", put("known.0.more", 1), "known[0]"),
    ("take", put("known", lambda old: old[:1]), "known"),
    ("take", put("known.1.aside", True), "known[1]"),
]
BONUS_FAULTS: list[Spoilt] = [
    ("take", add("kept.0", "nest-5"), "kept[0]"),
    ("take", add("kept.0", "egg-red"), "egg-red"),
    ("take", add("kept.0", "spy-opponent"), "spy-opponent"),
    ("take", add("kept.0", "egg-yellow"), "egg-yellow"),
    ("take", add("kept.0", "cover"), "cover"),
    ("take", put("kept", lambda old: old[:1]), "kept"),
    ("take", put("kept.0", None), "kept[0]"),
    ("take", add("bonus_pile", "nest-1"), "nest-1"),
    ("take", add("bonus_pile", "egg-red"), "egg-red"),
    ("take", add("bonus_pile", "sun"), "bonus_pile"),
    ("take", add("bonus_pile", None), "bonus_pile"),
    ("take", add("bonus_discards", "nest-1"), "nest-1"),
    ("take", put("bonus_discards", 2), "bonus_discards"),
    ("take", put("options", {"fair_play": True}), "Fair Play"),
    ("take", put("hands.0", ["t31", "nest-1"]), "nest-1"),
    ("keep", put("pending", None), "pending"),
    ("keep", put("pending", {}), "pending"),
    ("keep", put("pending.drawn", []), "pending.drawn"),
    ("keep", put("pending.drawn", 3), "pending.drawn"),
    ("keep", add("pending.drawn", "nest-1"), "pending.drawn"),
    ("keep", put("pending.drawn", ["nest-1", "nest-1"]), "pending.drawn"),
    ("keep", put("pending.drawn", ["nest-1", "egg-red"]), "egg-red"),
    ("keep", put("pending.drawn.0", "sun"), "pending.drawn"),
    ("keep", put("pending", {"effect": "branch"}), "pending"),
    ("keep", put("pending.effect", "branch"), "pending"),
    ("keep", put("phase", "bonus"), "pending"),
    ("keep", put("phase", "take"), "pending"),
    ("effect", put("pending", None), "pending"),
    ("effect", put("pending.effect", "sun"), "pending"),
    ("effect", put("pending.effect", "nest-1"), "pending.effect"),
    ("effect", put("pending.effect", "egg-red"), "pending.effect"),
    ("effect", put("pending.effect", "cover"), "cover"),
    ("effect", put("pending.tile", "t20"), "pending"),
    ("effect", put("pending", {"drawn": ["nest-1"]}), "pending"),
    ("effect", put("phase", "take"), "pending"),
    ("effect", put("phase", "play"), "pending"),
    ("effect", put("phase", "discard"), "pending"),
    ("cover", put("pending", {"tile": "t20"}), "pending"),
    ("cover", put("pending.tile", None), "pending"),
    ("cover", put("phase", "take"), "pending"),
    ("discard", put("pending", {"effect": "gift"}), "pending"),
    ("discard", put("hands.1", []), "phase"),
    ("take", put("pending", {"effect": "branch"}), "pending"),
    ("take", put("pending", {"drawn": ["nest-1"]}), "pending"),
    ("take", put("pending", []), "pending"),
    ("over", put("pending", {"effect": "branch"}), "pending"),
]
PHASE_FAULTS: list[Spoilt] = [
    ("play", put("hands.0", []), "phase"),
    ("play", both(put("nests.0", nest(NO_ROOM)), put("kept.0", ["x", "spy-opponent"])), "phase"),
    ("gift", put("phase", "take"), "phase"),
    ("gift", put("gift.seat", 2), "gift"),
    ("gift", put("gift.seat", True), "gift"),
    ("gift", put("gift.seat", None), "gift"),
    ("gift", put("gift.more", 1), "gift"),
    ("gift", drop("gift.tile"), "gift"),
    ("gift", put("gift", "t20"), "gift"),
    ("take", put("gift", {"seat": 1, "tile": "t20"}), "gift"),
    ("gift", both(put("gift.seat", 1), put("turns_played", [3, 12])), "gift"),
    *each("take", "double", "double", (2, -1, True, "0", [], HUGE)),
    ("bonus", both(put("bonus_pile", []), put("bonus_discards", [])), "phase"),
    ("setup", put("display", ["t01", "t02"]), "display"),
    ("setup", put("hands.0", ["t31"]), "display"),
    ("setup", put("seat", 0), "display"),
    ("setup", put("nests.0", nest("00n Sr Sr")), "phase"),
    ("setup", both(put("bonus_pile", None), put("kept.0", ["egg-red"])), "phase"),
    ("take", put("phase", "setup"), "phase"),
    ("take", put("phase", "over"), "seat"),
    ("take", both(put("phase", "over"), put("seat", None)), "turns_played"),
    ("take", both(put("display", []), put("pile", [])), "phase"),
]
SPOILT = GENERAL + TURNS + NESTS + TILE_FAULTS + TOKEN_FAULTS + EGG_FAULTS + BONUS_FAULTS + PHASE_FAULTS


@pytest.mark.parametrize(
    ("phase", "change", "field"), SPOILT, ids=[f"{i}-{phase}-{field}" for i, (phase, _, field) in enumerate(SPOILT)]
)
def test_impossible_positions(phase: str, change: Change, field: str) -> None:
    document = base(phase)
    change(document)
    message = rejected(document)
    assert message.startswith("position"), message
    assert field in message


KEPT_BY_THE_OTHER: list[tuple[str, Document]] = [
    ("nests[0]", {"mine": " / 00 white-feather"}),
    ("nests[0]", {"mine": " / 10 branch row"}),
    ("nests[0]", {"mine": " / 00n cover Mr Mr"}),
    ("nests[0]", {"mine": " / 30n nest-1"}),
    ("hands[1]", {"hands": ["t31", ["t33", "nest-1"]]}),
    ("pending", {"phase": "effect", "effect": "branch"}),
    ("gift", {"gift": (1, "t20")}),
    ("double", {"double": 1}),
]


@pytest.mark.parametrize(
    ("field", "more"), KEPT_BY_THE_OTHER, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_lies_there_was_not_kept_by_the_other(field: str, more: Document) -> None:
    """Tokens, covers and nest tiles go into their player's nest; an effect is that of the seat that settles it."""
    settings = dict(more)
    mine = "00n Sr Mr / 10n Mr Mr / 20n Mr Mr" + settings.pop("mine", "")
    document = position(mine, "00n Sr Mr / 10n Mr Mr / 20n Mr Mr", **settings)
    voliera.from_position(document, 1)
    document["kept"].reverse()
    assert field in rejected(document)


@pytest.mark.parametrize(
    ("first", "second"), [([1, 3], []), ([1], [0]), ([], [2])], ids=["two columns", "both players", "the other"]
)
def test_there_is_one_spy_for_opposing_eggs(first: list[int], second: list[int]) -> None:
    """Seat 0 has kept it."""
    document = position("00n Sr Mr", "00n Sr Mr", kept=["spy-opponent", ""])
    document["known"][0]["columns"] = [1]
    assert voliera.from_position(document, 1).view(0)["eggs"][1] == document["eggs"][1]
    document["known"][0]["columns"], document["known"][1]["columns"] = first, second
    assert "known" in rejected(document)


def test_a_hand_that_is_accepted_has_room_for_more() -> None:
    """A full nest and a long hand: no other hand suffers when tiles are taken without room."""
    full = " / ".join(f"{column}{row}n Sp Sp" for column in range(6) for row in (0, 2))
    refusals = 0
    for size in range(1, 20):
        hand = [f"t{number:02}" for number in range(10, 10 + size)]
        pile = ["Gp Gp"] * max(0, 36 - 12 - 3 - 1 - size)
        document = position(full, "", hands=[hand, "t09"], pile=pile, turns=(0, 0))
        if refusals:
            assert "hands[0]" in rejected(document), "no shorter hand was accepted"
            continue
        try:
            game = voliera.from_position(document, 1)
        except voliera.GameError:
            refusals += 1
            continue
        for turns in range(1, 5):
            play(game, take(0))
            assert len(hand_of(game, 0)) == size + turns
            assert hand_of(game, 0)[:size] == hand
            quiet_turn(game)
            assert len(hand_of(game, 1)) == 1
    assert refusals, "some hands are too long"


def test_a_bonus_nest_tile_finds_room_in_a_long_hand() -> None:
    hand = [f"t{number}" for number in range(10, 20)]
    game = keeping_one("nest-1 nest-2 nest-3", hands=[hand, "t33"], turns=(9, 9))
    play(game, keep("nest-1"))
    assert game.position()["hands"] == [[*hand, "nest-1"], ["t33"]]


@pytest.mark.parametrize("document", [None, 5, True, "take", [], [{}]])
def test_what_is_no_position(document: object) -> None:
    assert rejected(document) == "position: expected an object"


def test_a_view_is_no_position() -> None:
    game = voliera.from_position(base(), 1)
    for viewer in (None, 0, 1):
        assert rejected(game.view(viewer))
        assert rejected({**game.view(viewer), "format": "voliera/position/1"})


def test_the_game_must_be_known() -> None:
    for name in ("burrow", None, 3):
        with pytest.raises(voliera.GameError) as caught:
            voliera.from_position({**base(), "game": name}, 1)
        assert caught.value.code == "unknown_game"


def test_nothing_given_is_changed() -> None:
    for phase in PHASES:
        document = base(phase)
        before = deepcopy(document)
        game = voliera.from_position(document, 1)
        while not game.over:
            game.apply(game.legal()[0])
        assert document == before


@pytest.mark.parametrize("phase", PHASES)
def test_positions_that_were_set_up_are_played_to_the_end(phase: str) -> None:
    for seed in range(5):
        chance = random.Random(seed)
        game = voliera.from_position(base(phase), seed)
        while not game.over:
            game.apply(chance.choice(game.legal()))
        assert game.position()["turns_played"] == [12, 12]
        assert voliera.replay(game.record()).position() == game.position()


def test_super_nest_positions() -> None:
    document = position("00n Sr Mr", "00n Sr Mr", variant="super", kept=["egg-red", ""])
    assert len(document["bonus_pile"]) == 6
    assert voliera.from_position(document, 1)
    for spoil, field in (
        (add("kept.1", "x"), "bonus_pile"),
        (put("bonus_discards", ["x"]), "bonus_discards"),
        (put("turns_played", [16, 15]), "turns_played"),
        (both(put("phase", "keep"), put("pending", {"drawn": ["x"]})), "pending"),
        (put("nests.0.0.at", [0, 5]), "nests[0][0]"),
    ):
        spoilt = deepcopy(document)
        spoil(spoilt)
        assert field in rejected(spoilt)


def test_every_bonus_tile_can_be_kept() -> None:
    """Also all at once, as long as nothing contradicts it."""
    hands = [["t31", *NEST_TILES], ["t33"]]
    game = table(hands=hands, kept=[" ".join(BONUSES[5:]), ""], turns=(11, 11), idle="Ep Ep")
    assert sorted(game.position()["kept"][0]) == sorted(BONUSES)
    assert game.position()["bonus_pile"] == []
