"""Positions of Birdie made by hand, as sparse as they may be."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.protocol.birdie_positions import FOUR, boxes, scoring, sparse_turn, table_cards, uses
from tests.protocol.engine_client import BIRDS, CARDS, Talk
from voliera.documents import Document


def sparse_scoring(**given: Any) -> Document:
    """Two players of whom seat 0 begins to score."""
    return sparse_turn(
        **{
            "phase": "collapse" if given.get("variant") == "expert" else "split",
            "scoring": scoring(),
            "pass_order": [0, 1],
            "pass_points": [[2, None], [0, None]],
            "under_stop": [],
            **given,
        }
    )


EXPERT_LINE = ["robin-spring", "owl-spring", "owl-summer", "pigeon-winter"]
SPARSE = {
    "nothing open, so only a pass is left": sparse_turn(),
    "a single card open": sparse_turn(display=["robin-spring"], deck=[]),
    "four cards open and a short deck": sparse_turn(display=FOUR, deck=["robin-spring"]),
    "the last seat": sparse_turn(pass_order=[1], pass_points=[[None, None], [2, None]]),
    "an open turn with a hand card": sparse_turn(
        phase="laying",
        display=FOUR[:2],
        lines=[["owl-spring"], []],
        laying={"cards": [{"card": "owl-spring", "from": "hand"}]},
    ),
    "an open turn after two display cards": sparse_turn(
        phase="laying", lines=[FOUR[:2], []], laying={"cards": [{"card": card, "from": "display"} for card in FOUR[:2]]}
    ),
    "an empty line": sparse_scoring(),
    "a short line": sparse_scoring(lines=[["robin-spring", "robin-summer"], []]),
    "boxes and trophies from before": sparse_scoring(
        boxes=[boxes(robin=16), boxes(spring=2)], trophies={**dict.fromkeys(BIRDS), "robin": 0}
    ),
    "a line of 60 cards": sparse_scoring(
        players=3,
        hands=[[], [], []],
        lines=[[card for card in CARDS[:15] for _ in range(4)], [], []],
        boxes=[boxes()] * 3,
        pass_order=[0, 1, 2],
        pass_points=[[4, None], [2, None], [0, None]],
        flaps=[0, 0, 0],
        uses=[uses()] * 3,
    ),
    "a drawn card": sparse_scoring(phase="insert", scoring=scoring(drawn="owl-winter"), uses=[uses(robin=1), uses()]),
    "a declared set": sparse_scoring(
        lines=[["robin-spring", "robin-summer"], []],
        scoring=scoring(sets=[{"start": 0, "length": 2, "feature": "robin", "dropped": False}]),
    ),
    "the expert's first removal": sparse_scoring(variant="expert", lines=[EXPERT_LINE, []]),
    "the expert's next removal": sparse_scoring(variant="expert", lines=[EXPERT_LINE, []], scoring=scoring(gap=3)),
    "the expert's last card is gone": sparse_scoring(variant="expert", scoring=scoring(gap=0)),
    "a choice of features": sparse_scoring(
        variant="expert", phase="feature", lines=[["robin-spring"] * 2, []], scoring=scoring(gap=1)
    ),
    "a set that has just appeared": sparse_scoring(
        variant="expert",
        phase="pigeon",
        hands=[["pigeon-winter"], []],
        scoring=scoring(gap=0, set={"feature": "robin", "size": 2}),
    ),
    "an Owl": sparse_scoring(
        phase="owl", hands=[["owl-winter"], []], boxes=[boxes(robin=2), boxes()], scoring=scoring(written=["robin"])
    ),
    "the end": sparse_turn(
        phase="over", seat=None, round=2, pass_order=[1, 0], pass_points=[[2, 0], [0, 2]], under_stop=[], deck=[]
    ),
    "the end with hidden parts left out": sparse_turn(
        phase="over", seat=None, round=2, pass_order=[1, 0], pass_points=[[2, 0], [0, 2]], hands=[[None] * 9, []]
    ),
    "nobody knows the hands": sparse_turn(display=FOUR, hands=[[None] * 5, [None] * 3], lines=[[None] * 4, []]),
    "a history that begins in the middle": sparse_turn(
        display=FOUR, hands=[[], ["robin-spring"]], history=[{"seat": 1, "took": "robin-spring"}]
    ),
    "no components": sparse_turn(options={"components": None}),
}


@pytest.mark.parametrize("name", SPARSE)
def test_sparse_tables(talk: Talk, name: str) -> None:
    table = SPARSE[name]
    dealt = talk.set_up(table)
    given = {field: value for field, value in table.items() if field not in ("hands", "lines")}
    assert {field: dealt[field] for field in given} == given
    assert max(Counter(table_cards(dealt)).values(), default=0) <= 4
    assert talk.set_up(dealt, seed=99) == dealt
    chance = random.Random(1)
    for _ in range(400):
        legal = talk.get("legal")["actions"]
        if not legal:
            break
        talk.get("apply", action=chance.choice(legal))
    assert talk.get("legal")["actions"] == []
    talk.get("replay", record=talk.get("record")["record"])


def test_a_sparse_table_plays_the_same_with_its_seed(talk: Talk) -> None:
    finals = []
    for _ in range(2):
        chance = random.Random(3)
        talk.set_up(SPARSE["nobody knows the hands"], seed=5)
        while legal := talk.get("legal")["actions"]:
            talk.get("apply", action=chance.choice(legal))
        finals.append(talk.position())
    assert finals[0] == finals[1]
