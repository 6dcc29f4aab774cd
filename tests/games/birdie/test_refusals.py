"""Every refusal names the statement behind it, says what is legal, and changes nothing."""

import random

import pytest

import voliera
from tests.games.birdie.tables import (
    BOXES,
    CARDS,
    DONE,
    END,
    KEEP,
    PASS,
    PIGEON,
    ROBIN,
    STOP,
    WRITE,
    Board,
    choose,
    declare,
    drop,
    insert,
    lay,
    owl,
    refused,
    remove,
    scoring_table,
    take,
    turn_table,
    woodpecker,
)
from tests.test_statements import documented
from voliera.documents import Document

ACTIONS: list[Document] = [
    *(PASS, DONE, WRITE, ROBIN, KEEP, PIGEON, STOP, END),
    *(take(card) for card in CARDS),
    *(lay(card, source) for card in CARDS for source in ("display", "hand")),
    *(make(box) for box in BOXES for make in (owl, choose)),
    *(make(at) for at in (-1, 0, 2, 7, 64) for make in (insert, remove, drop)),
    *(woodpecker(start, to) for start in (0, 3, 9) for to in (0, 1, 8)),
    *(declare(start, length, box) for start in (0, 1, 4) for length in (1, 2, 5) for box in BOXES),
]
TABLES: list[tuple[int, str, Document]] = [
    (2, "standard", {}),
    (2, "expert", {}),
    (3, "expert", {"single_chain": True}),
    (4, "standard", {"open_memory": True}),
]


@pytest.mark.parametrize(("players", "variant", "options"), TABLES)
def test_every_refusal_has_its_statement(players: int, variant: str, options: Document) -> None:
    statements = documented()
    chance = random.Random(players)
    game = voliera.new("birdie", players, variant, options, seed=players)
    while not game.over:
        legal = game.legal()
        for action in chance.sample(ACTIONS, 6):
            if action not in legal:
                assert refused(game, action) in statements
        likely = [action for action in legal if action["do"] not in ("pass", "write", "stop")]
        game.apply(chance.choice(likely if likely and chance.random() < 0.9 else legal))


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": 3},
        {"do": "take"},
        {"do": "take", "card": "robin"},
        {"do": "take", "card": "robin-spring", "from": "display"},
        {"do": "lay", "card": "robin-spring", "from": "deck"},
        {"do": "pass", "seat": 0},
        {"do": "set", "start": 0, "length": 2, "feature": "rain"},
        {"do": "set", "start": True, "length": 2, "feature": "robin"},
        {"do": "remove", "at": "0"},
        {"do": "owl", "box": None},
    ],
)
def test_a_malformed_action_is_no_illegal_action(action: Document) -> None:
    game = turn_table()
    before = game.position()
    with pytest.raises(voliera.GameError) as caught:
        game.apply(action)
    assert (caught.value.code, caught.value.rule) == ("bad_request", None)
    assert game.position() == before


def test_several_actions_are_played_all_or_none() -> None:
    game = scoring_table("RoSp RoSu OwSu OwAu", "PiSp")
    before = game.position()
    with pytest.raises(voliera.GameError) as caught:
        game.apply([declare(0, 2, "robin"), drop(0), declare(1, 2, "summer")])
    assert caught.value.rule == "B-P4"
    assert game.position() == before
    assert game.actions == []


def test_the_message_says_what_is_legal() -> None:
    game = turn_table(Board(), Board(), display="RoSp", deck="")
    with pytest.raises(voliera.GameError, match=r"\(B-T5\)\. Legal now: pass; take robin-spring") as caught:
        game.apply(lay("RoSp"))
    assert caught.value.legal == game.legal()
