"""Every refusal names the statement behind it, says what is legal, and changes nothing."""

import random
from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    BONUSES,
    DECLINE,
    EGGS,
    USE,
    cover,
    cross,
    discard,
    give,
    keep,
    keeping_one,
    lay,
    playing,
    refused,
    settling,
    spy,
    table,
    take,
    token,
)
from tests.test_statements import documented
from voliera.documents import Document

PLACES = [f"{column}{row}{facing}" for column in range(6) for row in range(5) for facing in "nesw"]
ACTIONS: list[Document] = [
    *(BONUS, DECLINE, USE),
    *(make(number) for number in range(4) for make in (take, give, discard)),
    *(lay(where, hand) for where in PLACES for hand in (0, 1, 2, "gift")),
    *(cover(where) for where in PLACES),
    *(keep(bonus) for bonus in BONUSES),
    *(spy(column) for column in range(6)),
    *(token(where[:2], along) for where in PLACES[::4] for along in (None, "row", "column")),
    *(cross(nest, where[:2], egg) for nest in (0, 1) for where in PLACES[::4] for egg in EGGS),
]
"""Well-formed actions of all kinds."""
KINDS = sorted({action["do"] for action in ACTIONS})
TABLES: list[tuple[str, Document]] = [
    ("standard", {}),
    ("standard", {"fair_play": True, "zero_ties": False}),
    ("super", {}),
    ("super", {"fair_play": True, "joining_gems": False}),
]


@pytest.mark.parametrize(("variant", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_refusal_has_its_statement(variant: str, options: Document, seed: int) -> None:
    statements = {number for number in documented() if number.startswith("W")}
    chance = random.Random(seed)
    by_kind = {kind: [action for action in ACTIONS if action["do"] == kind] for kind in KINDS}
    game = voliera.new("bower", 2, variant, options, seed)
    while not game.over:
        legal = game.legal()
        for kind in chance.sample(KINDS, 6):
            action = chance.choice(by_kind[kind])
            if action not in legal:
                assert refused(game, action) in statements
        likely = [action for action in legal if action != DECLINE]
        game.apply(chance.choice(likely if likely and chance.random() < 0.9 else legal))


def in_phase(phase: str) -> voliera.Game:
    """A table in each phase."""
    if phase == "setup":
        return table(phase="setup", first=0)
    if phase == "effect":
        return settling("spy-opponent")
    if phase == "cover":
        return settling("cover", cover_tile="Sr Sr")
    if phase == "keep":
        return keeping_one("x nest-1 egg-red")
    if phase == "gift":
        return table("00n Mr Mr", phase="play", gift=(0, "t20"))
    return table("00n Mg Mgg", phase=phase, seat=1 if phase == "discard" else 0)


@pytest.mark.parametrize(
    ("phase", "action", "rules"),
    [
        ("setup", take(3), "W-S3"),
        ("setup", lay("00n"), "W-S3"),
        ("setup", BONUS, "W-S3"),
        ("take", lay("00n"), "W-T1"),
        ("take", take(3), "W-T1"),
        ("take", BONUS, "W-B1 W-T1"),
        ("take", keep("x"), "W-B3 W-T1"),
        ("take", discard(0), "W-B16 W-T1"),
        ("play", take(0), "W-T1 W-T2"),
        ("play", lay("00n"), "W-T2"),
        ("play", lay("20n", 2), "W-T2"),
        ("play", lay("20n", "gift"), "W-B14 W-T2"),
        ("play", DECLINE, "W-T3"),
        ("play", BONUS, "W-B1 W-T2"),
        ("gift", lay("20n", 0), "W-B14"),
        ("gift", take(0), "W-B14"),
        ("bonus", keep("x"), "W-B3"),
        ("bonus", take(0), "W-B2 W-B3"),
        ("bonus", lay("20n"), "W-B2 W-B3"),
        ("keep", keep("gift"), "W-B3"),
        ("keep", BONUS, "W-B3"),
        ("keep", DECLINE, "W-B3"),
        ("effect", spy(0), "W-B7"),
        ("effect", keep("x"), "W-B3 W-B7"),
        ("effect", USE, "W-B7"),
        ("effect", token("00"), "W-B7"),
        ("cover", DECLINE, "W-B13"),
        ("cover", USE, "W-B13"),
        ("cover", cover("20n"), "W-B13"),
        ("discard", DECLINE, "W-B16"),
        ("discard", take(0), "W-B16"),
        ("discard", discard(1), "W-B16"),
    ],
)
def test_the_statement_behind_a_refusal(phase: str, action: Document, rules: str) -> None:
    assert refused(in_phase(phase), action) in rules.split()


@pytest.mark.parametrize("phase", ["setup", "take", "play", "gift", "bonus", "keep", "effect", "cover", "discard"])
def test_a_refusal_says_why_and_what_is_legal(phase: str) -> None:
    game = in_phase(phase)
    legal = game.legal()
    refusals = 0
    for action in ACTIONS[:: len(ACTIONS) // 40]:
        if action in legal:
            continue
        with pytest.raises(voliera.GameError) as caught:
            game.apply(action)
        message = caught.value.message
        assert f"({caught.value.rule})" in message
        assert "Legal now: " in message
        why = message.split(" is not legal: ")[1].split(f" ({caught.value.rule})")[0]
        assert len(why) > 15, "a reason that helps"
        refusals += 1
    assert refusals > 20


def test_the_message_says_what_is_legal() -> None:
    with pytest.raises(voliera.GameError, match=r"\(W-T1\)\. Legal now: take 0; take 1; take 2$") as caught:
        table().apply(take(3))
    assert caught.value.legal == [take(0), take(1), take(2)]


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": 3},
        {"do": ["take"]},
        {"do": "take"},
        {"do": "take", "display": "0"},
        {"do": "take", "display": True},
        {"do": "take", "display": 0.0},
        {"do": "take", "display": None},
        {"do": "take", "display": 0, "seat": 0},
        {"do": "take", "tile": "t01"},
        {"do": "play", "hand": 0, "at": [0, 0]},
        {"do": "play", "hand": 0, "facing": "n"},
        {"do": "play", "hand": 0, "at": [0, 0], "facing": "up"},
        {"do": "play", "hand": 0, "at": [0, 0], "facing": None},
        {"do": "play", "hand": 0, "at": [0], "facing": "n"},
        {"do": "play", "hand": 0, "at": [0, 0, 0], "facing": "n"},
        {"do": "play", "hand": 0, "at": [0, True], "facing": "n"},
        {"do": "play", "hand": 0, "at": [0, "0"], "facing": "n"},
        {"do": "play", "hand": 0, "at": "00", "facing": "n"},
        {"do": "play", "hand": 0, "at": None, "facing": "n"},
        {"do": "play", "hand": "present", "at": [0, 0], "facing": "n"},
        {"do": "play", "hand": None, "at": [0, 0], "facing": "n"},
        {"do": "play", "hand": False, "at": [0, 0], "facing": "n"},
        {"do": "bonus", "bonus": "x"},
        {"do": "decline", "why": ""},
        {"do": "keep"},
        {"do": "keep", "bonus": "nest-5"},
        {"do": "keep", "bonus": 3},
        {"do": "keep", "bonus": ["x"]},
        {"do": "spy"},
        {"do": "spy", "column": "1"},
        {"do": "spy", "column": True},
        {"do": "token"},
        {"do": "token", "at": [0]},
        {"do": "token", "at": [0, 0], "along": "diagonal"},
        {"do": "token", "at": [0, 0], "object": "feather"},
        {"do": "token", "at": [0, 0], "object": "feather-red"},
        {"do": "token", "nest": 0, "at": [0, 0]},
        {"do": "token", "nest": True, "at": [0, 0], "object": "feather-red"},
        {"do": "token", "nest": 0, "at": [0, 0], "object": "feather-red", "along": "row"},
        {"do": "gift"},
        {"do": "gift", "display": "x"},
        {"do": "use", "effect": "cover"},
        {"do": "cover", "at": [0, 0]},
        {"do": "cover", "at": [0, 0], "facing": "q"},
        {"do": "discard"},
        {"do": "discard", "hand": "gift"},
        {"do": "discard", "hand": None},
        {"do": "pass"},
        "take",
        None,
        3,
    ],
    ids=str,
)
def test_a_malformed_action_is_no_illegal_action(action: Any) -> None:
    for game in (table(), settling("x", "00n Mr Mr"), settling("branch", "00n Mr Mr")):
        before = game.position()
        with pytest.raises(voliera.GameError) as caught:
            game.apply(action)
        assert (caught.value.code, caught.value.rule) == ("bad_request", None)
        assert len(caught.value.message) > 10
        assert game.position() == before


@pytest.mark.parametrize("far", [-1, 6, 99, 10**30, -(10**30)])
def test_numbers_that_are_far_off_are_refused(far: int) -> None:
    """Whether that is no action at all or a forbidden one: nothing happens, and nothing breaks."""
    actions: list[tuple[voliera.Game, Document]] = [
        (table(), take(far)),
        (playing("", "Sr Sr"), {"do": "play", "hand": 0, "at": [far, 0], "facing": "n"}),
        (playing("", "Sr Sr"), {"do": "play", "hand": 0, "at": [0, far], "facing": "s"}),
        (playing("", "Sr Sr"), lay("00n", far)),
        (settling("spy-opponent"), spy(far)),
        (settling("x", "00n Mr Mr"), {"do": "token", "nest": far, "at": [0, 0], "object": "feather-red"}),
        (settling("shells"), {"do": "token", "at": [far, far]}),
        (settling("gift"), give(far)),
        (settling("cover", cover_tile="Sr Sr"), {"do": "cover", "at": [far, 0], "facing": "w"}),
        (table(phase="discard", seat=1), discard(far)),
    ]
    for game, action in actions:
        before = game.position()
        with pytest.raises(voliera.GameError) as caught:
            game.apply(action)
        assert caught.value.code in ("bad_request", "illegal_action")
        assert game.position() == before


def test_several_actions_are_played_all_or_none() -> None:
    game = table(hands=[["Sr Sr"], "t33"])
    before = game.position()
    with pytest.raises(voliera.GameError) as caught:
        game.apply([take(0), lay("00n", 0), take(0), lay("03e", 0)])
    assert (caught.value.code, caught.value.rule) == ("illegal_action", "W-T2")
    assert game.position() == before
    assert game.actions == []


def test_an_effect_is_no_other_effect() -> None:
    """Each effect takes its own action and refuses those of the others, by its own statement or by W-B3."""
    own = {
        "spy-opponent": (spy(1), "W-B7"),
        "spy-aside": (USE, "W-B8"),
        "x": (cross(0, "00", "feather-red"), "W-B9"),
        "white-feather": (token("00"), "W-B10"),
        "shells": (token("00"), "W-B11"),
        "branch": (token("01", "column"), "W-B12"),
        "gift": (give(0), "W-B14"),
        "double-turn": (USE, "W-B15"),
        "discard": (USE, "W-B16"),
        "cover": (USE, "W-B13"),
    }
    for effect, (action, rule) in own.items():
        game = settling(effect, "00n Mr Mr")
        assert action in game.legal()
        for other, _ in own.values():
            if other not in game.legal():
                assert refused(game, other) in (rule, "W-B3"), (effect, other)
