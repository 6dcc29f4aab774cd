"""The oracle of Birdie by itself: the worked examples, the details of scoring and views, and random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .birdie import CARDS, FEATURES, Document, Oracle, start

WOOD, ROBIN, PIGEON, OWL = "woodpecker-winter", "robin-winter", "pigeon-winter", "owl-winter"
X2_LINE = [
    *["robin-spring", "robin-autumn", "robin-autumn", "robin-spring"],
    *["owl-summer", "pigeon-summer"],
    *["owl-winter", "pigeon-winter", "woodpecker-winter"],
    "owl-spring",
    *["pigeon-winter", "robin-winter"],
]
X3_LINE = [
    *["owl-winter", "woodpecker-winter", "pigeon-winter", "pigeon-summer", "owl-spring", "woodpecker-spring"],
    *["owl-spring", "robin-autumn", "woodpecker-spring", "owl-spring", "pigeon-summer", "pigeon-winter"],
    "robin-winter",
]


def shuffled(seed: int) -> list[str]:
    """Shuffle the 64 cards."""
    cards = CARDS * 4
    random.Random(seed).shuffle(cards)
    return cards


def fresh(players: int = 2, variant: str = "standard", options: Document | None = None, seed: int = 1) -> Oracle:
    """Begin a game at seat 0."""
    return Oracle(start(players, variant, options or {}, shuffled(seed), 0))


def scoring(
    line: list[str], hand: list[str], variant: str = "standard", options: Document | None = None, round_: int = 1
) -> Oracle:
    """Let seat 0 of two score a given line; the cards need not come from one deck."""
    position = start(2, variant, options or {}, shuffled(1), 0)
    position["round"] = round_
    position["hands"] = [list(hand), []]
    position["lines"] = [list(line), []]
    oracle = Oracle(position)
    oracle.apply({"do": "pass"})
    oracle.apply({"do": "pass"})
    return oracle


def declare(oracle: Oracle, begin: int, length: int, feature: str) -> None:
    """Declare one set."""
    oracle.apply({"do": "set", "start": begin, "length": length, "feature": feature})


def filled(oracle: Oracle, seat: int = 0) -> Document:
    """Give the boxes that hold a value."""
    return {box: value for box, value in oracle.position()["boxes"][seat].items() if value is not None}


def kinds(oracle: Oracle) -> set[str]:
    """Name the kinds of action that are legal."""
    return {action["do"] for action in oracle.legal()}


def test_set_up() -> None:
    """B-S2 to B-S5: two to each seat, four open, the last ones under Stop, the second half aside."""
    cards = shuffled(3)
    position = start(2, "standard", {}, cards, 1)
    assert Counter(position["hands"][1]) == Counter(cards[2:4])
    assert position["display"] == cards[4:8]
    assert position["deck"] == cards[8:30]
    assert position["under_stop"] == cards[30:32]
    assert position["second_half"] == cards[32:]
    assert [len(start(n, "standard", {}, cards, 0)["deck"]) for n in (2, 3, 4)] == [22, 51, 48]


def test_x1_pass_points() -> None:
    """B-X1, B-T7: four players pass in turn for 6, 4, 2, 0; the first to pass scores first."""
    oracle = fresh(4)
    for _ in range(4):
        oracle.apply({"do": "pass"})
    position = oracle.position()
    assert [points[0] for points in position["pass_points"]] == [6, 4, 2, 0]
    assert oracle.to_move() == {"seat": 0, "phase": "split"}
    assert position["history"] == [{"seat": seat, "passed": True} for seat in range(4)]


def test_x2_standard_sets() -> None:
    """B-X2, B-P6, B-P8: the largest Winter set counts, three flaps."""
    oracle = scoring(X2_LINE, [])
    for begin, length, feature in [(0, 4, "robin"), (4, 2, "summer"), (6, 3, "winter"), (10, 2, "winter")]:
        declare(oracle, begin, length, feature)
    oracle.apply({"do": "write"})
    assert filled(oracle) == {"robin": 4, "summer": 2, "winter": 3}
    assert oracle.flaps[0] == 3
    assert oracle.trophies["robin"] == 0
    assert oracle.to_move() == {"seat": 1, "phase": "split"}
    assert oracle.position()["scoring"]["scored"] == [0]


@pytest.mark.parametrize(
    ("choices", "boxes"),
    [
        (["pigeon"], {"spring": 5, "pigeon": 4, "winter": 3}),
        (["summer", "winter"], {"spring": 5, "summer": 2, "winter": 5}),
    ],
)
def test_x3_expert_chain(choices: list[str], boxes: dict[str, int]) -> None:
    """B-X3, B-E2 to B-E5: removing the Robin in the middle starts a chain."""
    oracle = scoring(X3_LINE, [], "expert")
    oracle.apply({"do": "remove", "at": 7})
    assert oracle.phase == "feature"
    assert oracle.position()["scoring"]["gap"] == 4
    for feature in choices:
        assert kinds(oracle) == {"feature"}
        assert len(oracle.legal()) == 2
        oracle.apply({"do": "feature", "feature": feature})
    assert filled(oracle) == boxes
    assert oracle.flaps[0] == 3
    assert oracle.position()["scoring"]["written"] == [box for box in FEATURES if box in boxes]
    assert oracle.phase == "collapse"


def test_x4_laying_turn() -> None:
    """B-X4, B-T2, B-T6: two display cards and two hand cards go down in any order; `done` closes the turn."""
    position = start(2, "standard", {}, shuffled(1), 0)
    position["display"] = ["robin-autumn", "owl-spring", "pigeon-autumn", "owl-winter"]
    position["hands"] = [["owl-autumn", "woodpecker-autumn"], ["robin-spring", "robin-summer"]]
    oracle = Oracle(position)
    before = oracle.view(1)
    down = [
        ("owl-autumn", "hand"),
        ("pigeon-autumn", "display"),
        ("robin-autumn", "display"),
        ("woodpecker-autumn", "hand"),
    ]
    for number, (card, source) in enumerate(down):
        assert ({"do": "done"} in oracle.legal()) == (number == 3)
        oracle.apply({"do": "lay", "card": card, "from": source})
        assert oracle.view(1) == before
        assert oracle.view(0)["phase"] == "laying"
        assert oracle.view(0)["lines"][0] == number + 1
    assert oracle.legal() == [{"do": "done"}]
    oracle.apply({"do": "done"})
    after = oracle.position()
    assert after["lines"][0] == [card for card, _ in down]
    assert after["display"] == ["owl-spring", "owl-winter", *position["deck"][:2]]
    assert after["history"] == [{"seat": 0, "laid": ["pigeon-autumn", "robin-autumn"], "from_hand": 2}]
    assert oracle.to_move() == {"seat": 1, "phase": "turn"}


def test_small_display() -> None:
    """B-T4, B-T5: nothing is added once Stop is on top; one card allows no laying, none only passing."""
    position = start(3, "standard", {}, shuffled(1), 0)
    position["deck"] = []
    position["display"] = position["display"][:2]
    oracle = Oracle(position)
    assert {"take", "lay", "pass"} == kinds(oracle)
    oracle.apply({"do": "take", "card": oracle.display[0]})
    assert kinds(oracle) == {"take", "pass"}
    oracle.apply({"do": "take", "card": oracle.display[0]})
    assert oracle.legal() == [{"do": "pass"}]


def test_automatic_pass() -> None:
    """B-T8: the last player left has one more turn, then passes for 0, in the history too."""
    oracle = fresh(2)
    oracle.apply({"do": "pass"})
    card = oracle.display[2]
    oracle.apply({"do": "take", "card": card})
    position = oracle.position()
    assert position["history"] == [
        {"seat": 0, "passed": True},
        {"seat": 1, "took": card},
        {"seat": 1, "passed": True},
    ]
    assert position["pass_points"] == [[2, None], [0, None]]
    assert len(position["display"]) == 4
    assert oracle.view(0)["history"] == [{"seat": 0, "passed": True}, {"seat": 1, "passed": True}]


def test_line_abilities() -> None:
    """B-P3, B-P10, B-A1 to B-A3: Woodpecker and Robin before the first set, once each, earliest season spent."""
    line = ["owl-spring", "robin-summer", "owl-autumn"]
    oracle = scoring(line, ["robin-winter", "robin-summer", "robin-autumn", WOOD, WOOD])
    assert sum(action["do"] == "woodpecker" for action in oracle.legal()) == 6
    oracle.apply({"do": "woodpecker", "from": 1, "to": 2})
    assert oracle.lines[0] == ["owl-spring", "owl-autumn", "robin-summer"]
    assert "woodpecker" not in kinds(oracle)
    card = oracle.under_stop[0]
    oracle.apply({"do": "robin"})
    assert oracle.position()["hands"][0] == ["robin-autumn", "robin-winter", WOOD]
    assert oracle.view(0)["phase"] == "insert"
    assert oracle.view(0)["scoring"]["drawn"] == card
    assert oracle.view(1)["phase"] == "scoring"
    assert oracle.view(1)["scoring"]["drawn"] is None
    assert oracle.legal() == [{"do": "insert", "at": place} for place in range(4)]
    oracle.apply({"do": "insert", "at": 3})
    assert oracle.lines[0][3] == card
    assert oracle.phase == "split"
    assert oracle.view(1)["lines"] == [oracle.lines[0], 0]
    fewer = scoring(line, [ROBIN, WOOD])
    fewer.apply({"do": "woodpecker", "from": 1, "to": 2})
    declare(fewer, 0, 2, "owl")
    assert kinds(fewer) == {"write"}


def test_pigeon_on_duplicates_and_filled_boxes() -> None:
    """B-P6, B-P7, B-A4: after the larger set is dropped, the smaller one is written; more may be declared."""
    oracle = scoring(X2_LINE, [PIGEON, PIGEON])
    oracle.boxes[0]["summer"] = 3
    declare(oracle, 4, 2, "summer")
    declare(oracle, 6, 3, "winter")
    oracle.apply({"do": "pigeon", "set": 1})
    assert oracle.flaps[0] == 2
    assert "pigeon" not in kinds(oracle)
    assert oracle.position()["scoring"]["sets"][1]["dropped"]
    declare(oracle, 10, 2, "winter")
    oracle.apply({"do": "write"})
    assert filled(oracle) == {"summer": 3, "winter": 2}
    assert oracle.flaps[0] == 3


def test_flaps_end() -> None:
    """B-C3: flaps beyond the last box are lost; a table may load other values."""
    oracle = scoring(X2_LINE, [PIGEON], options={"components": {"flap": [1, 2, 3, 4, 5, 6, 7, 8, 9]}})
    oracle.flaps[0] = 8
    declare(oracle, 0, 4, "robin")
    oracle.apply({"do": "pigeon", "set": 0})
    assert oracle.flaps[0] == 9
    assert oracle.result()["breakdown"][0]["flap"] == 9


def test_owl() -> None:
    """B-A5, B-P9: the lowest value of a set, at most 5, in any empty box, no flap; it may take a trophy."""
    oracle = scoring(["robin-spring"] * 7 + X2_LINE[1:4], [OWL, OWL])
    declare(oracle, 0, 10, "robin")
    oracle.apply({"do": "write"})
    assert oracle.to_move() == {"seat": 0, "phase": "owl"}
    assert oracle.view(1)["phase"] == "scoring"
    assert oracle.position()["scoring"]["sets"]
    assert oracle.position()["scoring"]["written"] == ["robin"]
    assert len(oracle.legal()) == 8
    oracle.apply({"do": "owl", "box": "pigeon"})
    assert filled(oracle) == {"robin": 10, "pigeon": 5}
    assert oracle.flaps[0] == 1
    assert oracle.trophies["pigeon"] == 0
    assert oracle.to_move() == {"seat": 1, "phase": "split"}
    without = scoring(["robin-spring"] * 3, [OWL])
    without.apply({"do": "write"})
    assert without.seat == 1


def test_owl_twice_in_the_expert_game() -> None:
    """B-A1, B-A5: the expert game asks again while the Owl can be played; Owl values are not the lowest."""
    oracle = scoring(["robin-spring", "owl-autumn", "robin-summer"], [OWL, OWL, OWL], "expert")
    oracle.apply({"do": "remove", "at": 1})
    assert filled(oracle) == {"robin": 2}
    assert oracle.position()["scoring"]["gap"] == 0
    assert oracle.legal() == [{"do": "stop"}]
    oracle.apply({"do": "stop"})
    oracle.apply({"do": "owl", "box": "winter"})
    assert oracle.phase == "owl"
    oracle.apply({"do": "owl", "box": "owl"})
    assert oracle.seat == 1
    assert filled(oracle) == {"robin": 2, "owl": 2, "winter": 2}
    assert oracle.hands[0] == [OWL]
    assert oracle.flaps[0] == 1


def test_trophy_needs_strictly_more() -> None:
    """B-P9: a tie leaves the trophy where it is."""
    for theirs, owner in [(4, 1), (3, 0)]:
        oracle = scoring(X2_LINE, [])
        oracle.boxes[1]["robin"] = theirs
        oracle.trophies["robin"] = 1
        declare(oracle, 0, 4, "robin")
        oracle.apply({"do": "write"})
        assert oracle.trophies["robin"] == owner


def test_expert_pigeon() -> None:
    """B-E7, B-E8: the Pigeon is asked when a set appears, twice in a round; a set for a filled box is lost."""
    oracle = scoring(X3_LINE, [PIGEON, PIGEON, PIGEON], "expert")
    oracle.apply({"do": "remove", "at": 7})
    assert oracle.phase == "pigeon"
    assert len(oracle.lines[0]) == 7
    assert oracle.position()["scoring"]["set"] == {"feature": "spring", "size": 5}
    oracle.apply({"do": "pigeon"})
    oracle.apply({"do": "feature", "feature": "pigeon"})
    oracle.apply({"do": "keep"})
    oracle.boxes[0]["winter"] = 2
    oracle.apply({"do": "pigeon"})
    assert filled(oracle) == {"pigeon": 4, "winter": 2}
    assert oracle.flaps[0] == 5
    lost = scoring(["robin-spring", "owl-autumn", "robin-summer"], [], "expert")
    lost.boxes[0]["robin"] = 2
    lost.apply({"do": "remove", "at": 1})
    assert lost.lines[0] == []
    assert lost.flaps[0] == 0
    assert lost.position()["scoring"]["written"] == []


def test_single_chain() -> None:
    """B-E6: with `single_chain` only one card is ever removed."""
    oracle = scoring(X3_LINE, [WOOD, ROBIN], "expert", {"single_chain": True})
    assert kinds(oracle) == {"woodpecker", "robin", "remove", "stop"}
    oracle.apply({"do": "remove", "at": 12})
    assert oracle.position()["scoring"]["gap"] == 12
    assert oracle.legal() == [{"do": "stop"}]


def test_round_change_and_end() -> None:
    """B-S2, B-S6, B-A6, B-F2: two players go on with the second half; the table stays at the end."""
    oracle = scoring(X2_LINE, [OWL])
    second_half = oracle.second_half
    oracle.apply({"do": "write"})
    oracle.apply({"do": "write"})
    position = oracle.position()
    assert oracle.to_move() == {"seat": 1, "phase": "turn"}
    assert position["round"] == 2
    assert position["display"] == second_half[4:8]
    assert position["second_half"] == []
    assert position["lines"] == [[], []]
    assert position["history"] == []
    assert position["pass_order"] == []
    assert oracle.result()["winner"] == 0
    oracle.apply({"do": "pass"})
    assert oracle.result() == {
        "winner": 1,
        "totals": [2, 2],
        "breakdown": [{"seasons": 0, "birds": 0, "pass": 2, "flap": 0, "trophies": 0}] * 2,
    }
    oracle.apply({"do": "pass"})
    oracle.apply({"do": "write"})
    oracle.apply({"do": "write"})
    assert oracle.to_move() == {"seat": None, "phase": "over"}
    assert oracle.legal() == []
    assert oracle.position()["scoring"] is None
    assert oracle.position()["hands"][0] == position["hands"][0]


def test_nothing_illegal() -> None:
    """An action that is not legal is refused and changes nothing."""
    oracle = fresh(3)
    before = oracle.position()
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply({"do": "done"})
    assert oracle.position() == before


def cards_on_table(position: Document) -> Counter[str]:
    """Count every card that a position shows."""
    cards = Counter(position["deck"] + position["under_stop"] + position["second_half"] + position["display"])
    for pile in position["hands"] + position["lines"]:
        cards.update(pile)
    if position["scoring"] is not None and position["scoring"]["drawn"] is not None:
        cards[position["scoring"]["drawn"]] += 1
    return cards


def play_at_random(players: int, variant: str, options: Document, seed: int) -> None:
    """Play one random game; check cards, pass points, views and that documents load again at every step."""
    chance = random.Random(seed)
    oracle = Oracle(start(players, variant, options, shuffled(seed), chance.randrange(players)))
    spent_before, removed = 0, 0
    while oracle.phase != "over":
        legal = oracle.legal()
        assert len({tuple(sorted(action.items())) for action in legal}) == len(legal) > 0
        rarely = [action for action in legal if action["do"] not in ("pass", "write", "stop", "end")]
        action = chance.choice(rarely if rarely and chance.random() < 0.9 else legal)
        before = oracle.position()
        shuffle = oracle.needs_shuffle_after(action)
        cards = shuffled(seed + 1) if shuffle else None
        again = Oracle(before)
        oracle.apply(action, cards)
        again.apply(action, cards)
        position = oracle.position()
        assert again.position() == position
        assert oracle.position() == Oracle(position).position()
        changed = position["round"] != before["round"]
        assert shuffle == (changed and players > 2)
        if changed:
            spent_before, removed = sum(sum(uses.values()) for uses in position["uses"]), 0
        elif action["do"] in ("remove", "feature", "keep", "pigeon"):
            mover = before["seat"]
            removed += len(before["lines"][mover]) - len(position["lines"][mover])
        whole = 32 if players == 2 and position["round"] == 2 else 64
        table = cards_on_table(position)
        spent = sum(sum(uses.values()) for uses in position["uses"]) - spent_before
        assert sum(table.values()) == whole - spent - removed
        assert max(table.values()) <= 4
        assert changed or table <= cards_on_table(before)
        passed = position["pass_order"]
        for place, seat in enumerate(passed):
            assert position["pass_points"][seat][position["round"] - 1] == 2 * (players - 1 - place)
        for seat in [*range(players), None]:
            view = oracle.view(seat)
            assert not {"deck", "under_stop", "second_half", "rng"} & set(view)
            assert [other for other in range(players) if isinstance(view["hands"][other], list)] == (
                [] if seat is None else [seat]
            )
            assert seat == oracle.seat or view["phase"] in ("turn", "scoring", "over")
    result = oracle.result()
    assert result["winner"] is not None
    assert result["totals"][result["winner"]] == max(result["totals"])
    assert len(oracle.pass_order) == players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("standard", {}),
        ("standard", {"open_memory": True}),
        ("expert", {}),
        ("expert", {"single_chain": True}),
    ],
)
def test_random_games(players: int, variant: str, options: Document) -> None:
    """Cards are conserved, pass points follow B-T7, and every position document is complete."""
    for seed in range(5):
        play_at_random(players, variant, options, seed)
