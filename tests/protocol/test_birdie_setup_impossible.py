"""Positions of Birdie that cannot be are refused."""

import json
from typing import Any

import pytest

from tests.protocol.birdie_positions import (
    FOUR,
    HIDDEN_PILES,
    boxes,
    refuse,
    scoring,
    sparse_turn,
    uses,
)
from tests.protocol.changes import HUGE, NOT_INTEGERS, Change, both, change, deep, remove
from tests.protocol.engine_client import CARDS, FEATURES, Talk, moment
from voliera.documents import Document


def fifth_copy(position: Document) -> None:
    position["lines"][0] += [position["lines"][0][0]] * 4


def unknown(value: Any) -> list[Any]:
    return [None, *value[1:]]


REQUIRED = (
    *("format", "game", "players", "variant", "options", "round", "phase", "seat", "display", "hands", "lines"),
    *("laying", "boxes", "pass_points", "pass_order", "flaps", "uses", "trophies", "scoring"),
)
Mutation = tuple[str, Change, str]
GENERAL: list[Mutation] = [
    *(("turn", remove(field), field) for field in REQUIRED),
    *(("turn", change(field, None), field) for field in REQUIRED if field not in ("laying", "scoring")),
    *(("turn", change(field, value), field) for field in ("round", "seat", "players") for value in NOT_INTEGERS),
    *(
        ("turn", change(field, value), field)
        for field in ("round", "seat", "players")
        for value in (-1, 9, HUGE, -HUGE)
    ),
    *(("split", change(f"{field}.0", value), field) for field in ("flaps", "pass_order") for value in NOT_INTEGERS),
    *(("turn", change(field, "x"), field) for field in REQUIRED if field != "game"),
    *(("turn", change(field, deep(400)), field) for field in REQUIRED),
    *(("turn", change(field, {"x": deep(400)}), field) for field in ("options", "trophies", "laying", "scoring")),
    *(("turn", change(field, 5), field) for field in HIDDEN_PILES),
    *(("turn", change(field, ["sparrow"]), field) for field in ("deck", "under_stop", "second_half", "display")),
    *(("turn", change(field, [0]), field) for field in ("deck", "under_stop", "second_half", "display", "history")),
    *(("turn", change(f"{field}.0", ["robin-Spring"]), field) for field in ("hands", "lines")),
    *(("turn", change(f"{field}.0", [7]), field) for field in ("hands", "lines")),
    *(("turn", change(f"{field}.0", None), field) for field in ("hands", "lines", "boxes", "uses", "pass_points")),
    *(("turn", change(field, lambda old: old[:1]), field) for field in ("hands", "lines", "boxes", "flaps", "uses")),
    *(("turn", change(field, lambda old: [*old, old[0]]), field) for field in ("hands", "lines", "boxes", "uses")),
    ("turn", change("pass_points", lambda old: [*old, [None, None]]), "pass_points"),
    ("turn", change("format", "voliera/position/2"), "format"),
    ("turn", change("format", "voliera/view/1"), "format"),
    ("turn", change("game", "bower"), "game"),
    ("turn", change("game", "chess"), "game"),
    ("turn", change("variant", "super"), "variant"),
    ("turn", change("phase", "scoring"), "phase"),
    ("turn", change("phase", "Turn"), "phase"),
    ("turn", change("colour", 1), "colour"),
    ("turn", change("deck_size", 9), "deck_size"),
    ("turn", change("options", {"colour": 1}), "options"),
    ("turn", change("options", {"open_memory": 1}), "options"),
    ("turn", change("options", {"open_memory": "yes"}), "options"),
    ("turn", change("options", {"single_chain": True}), "single_chain"),
    ("turn", change("options", {"components": "flaps.json"}), "components"),
    ("turn", change("options", {"components": {"flap": [1]}}), "components"),
    ("turn", change("players", 3), "hands"),
    ("turn", change("round", 2), "second_half"),
    ("turn", both(change("round", 2), change("second_half", [])), "pass_points"),
    ("turn", change("seat", 2), "seat"),
]
CARD_MUTATIONS: list[Mutation] = [
    ("turn", fifth_copy, "cards"),
    ("turn", change("display", ["owl-spring"] * 5), "display"),
    ("turn", change("display", lambda old: old[:3]), "display"),
    ("turn", change("deck", lambda old: [*old, *CARDS, *CARDS][:23]), "deck"),
    ("turn", change("under_stop", lambda old: old[:1]), "under_stop"),
    ("turn", change("under_stop", lambda old: [*old, old[0]]), "under_stop"),
    ("turn", change("under_stop", []), "under_stop"),
    ("turn", change("second_half", lambda old: old[:31]), "second_half"),
    ("turn", change("second_half", []), "second_half"),
    ("turn", change("hands.0", [None] * 64), "hands"),
    ("turn", change("lines.0", [None] * 40_000), "lines"),
    ("turn", both(change("hands.0", [None] * 30), change("deck", None), change("second_half", None)), "cards"),
    ("turn", both(change("hands.0", [None] * 30), change("second_half", None)), "cards"),
    ("turn", change("rng", [1, 2, 3]), "rng"),
    ("turn", change("rng", [1, 2, 3, 4, 5]), "rng"),
    ("turn", change("rng", [1, 2, 3, -1]), "rng"),
    ("turn", change("rng", [1, 2, 3, 2**32]), "rng"),
    ("turn", change("rng", [1, 2, 3, HUGE]), "rng"),
    ("turn", change("rng", [1, 2, 3, True]), "rng"),
    ("turn", change("rng", [1, 2, 3, 4.0]), "rng"),
    ("turn", change("rng", "seed"), "rng"),
]
BOARD_MUTATIONS: list[Mutation] = [
    *(("owl", change("boxes.0.winter", value), "boxes") for value in (0, 1, 17, -3, HUGE, *NOT_INTEGERS)),
    ("owl", change("boxes.0", lambda old: {**old, "green": 2}), "boxes"),
    ("owl", remove("boxes", 0, "owl"), "boxes"),  # type: ignore[arg-type]
    *(("owl", change("flaps.0", value), "flaps") for value in (11, -1, HUGE)),
    *(("owl", change("uses.0.robin", value), "uses") for value in (2, -1, HUGE, None, True, 1.0)),
    ("owl", change("uses.1", lambda old: {**old, "sparrow": 0}), "uses"),
    ("collapse", change("uses.0.robin", 3), "uses"),
    *(("owl", change("trophies.owl", value), "trophies") for value in (2, -1, HUGE, True, "0", 0.0)),
    ("turn", change("trophies.owl", 1), "trophies.owl"),
    ("turn", both(change("boxes.0.owl", 5), change("boxes.1.owl", 4), change("trophies.owl", 1)), "trophies.owl"),
    ("owl", change("trophies", lambda old: {**old, "spring": None}), "trophies"),
    ("owl", change("pass_points.0", [2]), "pass_points"),
    ("owl", change("pass_points.0", [2, None, None]), "pass_points"),
    ("owl", change("pass_points", [[2, None], [2, None]]), "pass_points"),
    ("owl", change("pass_points", [[4, None], [0, None]]), "pass_points"),
    ("owl", change("pass_points.0.1", 0), "pass_points"),
    ("owl", change("pass_points.0.0", True), "pass_points"),
    ("over", change("pass_points", [[2, 2], [2, 0]]), "pass_points"),
    ("over", change("pass_points", [[None, 2], [None, 0]]), "pass_points"),
    ("owl", change("pass_order", [0, 0]), "pass_order"),
    ("owl", change("pass_order", [0, 2]), "pass_order"),
    ("owl", change("pass_order", [0, 1, 0]), "pass_order"),
    ("owl", change("pass_order", [0, -1]), "pass_order"),
    ("owl", change("pass_order", lambda old: old[::-1]), "pass_points"),
    ("turn", change("pass_order", [0]), "pass_points"),
]
PHASE_MUTATIONS: list[Mutation] = [
    ("turn", change("phase", "laying"), "laying"),
    ("turn", change("phase", "split"), "pass_order"),
    ("turn", change("phase", "over"), "seat"),
    ("turn", both(change("phase", "over"), change("seat", None)), "pass_order"),
    ("turn", change("laying", {"cards": []}), "laying"),
    ("turn", change("scoring", scoring()), "scoring"),
    (
        "turn",
        lambda p: p.update(pass_order=[p["seat"]], pass_points=[[2 if i == p["seat"] else None, None] for i in (0, 1)]),
        "seat",
    ),
    ("over", change("seat", 0), "seat"),
    ("over", change("scoring", scoring()), "scoring"),
    ("over", both(change("round", 1), change("pass_points", [[2, None], [0, None]])), "round"),
    ("over", change("lines.0", unknown), "lines"),
    ("laying", change("laying", None), "laying"),
    ("laying", change("phase", "turn"), "laying"),
    ("laying", change("laying.cards", []), "laying"),
    ("laying", change("laying.cards.0.card", "sparrow"), "laying"),
    ("laying", change("laying.cards.0.from", "deck"), "laying"),
    ("laying", change("laying.cards.0", {"card": "owl-spring"}), "laying"),
    ("laying", change("laying.cards", lambda old: [*old, *old, *old, *old, *old, *old, *old, *old]), "laying"),
    ("laying", change("laying.cards.0.from", lambda old: "hand" if old == "display" else "display"), "position"),
    ("laying", change("laying.more", 1), "laying"),
    ("laying", lambda p: p["lines"][p["seat"]].pop(), "laying"),
    ("laying", lambda p: p["lines"][p["seat"]].insert(0, p["lines"][p["seat"]].pop()), "laying"),
    ("laying", lambda p: p["lines"][p["seat"]].__setitem__(-1, None), "laying"),
    ("laying", both(change("display", []), change("deck", [])), "laying"),
    ("split", change("phase", "turn"), "scoring"),
    ("split", change("scoring", None), "scoring"),
    ("split", change("under_stop", None), "under_stop"),
    ("split", remove("under_stop"), "under_stop"),
    ("split", change("variant", "expert"), "phase"),
    ("split", change("phase", "collapse"), "phase"),
    ("split", change("phase", "feature"), "phase"),
    ("split", change("phase", "pigeon"), "phase"),
    ("split", change("phase", "owl"), "phase"),
    ("split", change("phase", "insert"), "drawn"),
    ("split", change("seat", lambda old: 1 - old), "seat"),
    ("collapse", change("variant", "standard"), "phase"),
    ("collapse", change("phase", "split"), "phase"),
]
SCORING_MUTATIONS: list[Mutation] = [
    *(("split", remove("scoring", field), field) for field in ("sets", "drawn", "gap", "set", "written", "scored")),
    ("split", change("scoring.more", 1), "more"),
    ("split", change("scoring.scored", lambda old: [1 - old[0]]), "scored"),
    ("split", change("scoring.scored", [0, 1]), "scored"),
    ("split", change("scoring.scored", [True]), "scored"),
    ("split", change("scoring.scored", [HUGE]), "scored"),
    ("split", change("scoring.scored", []), "seat"),
    ("split", change("scoring.drawn", "robin-spring"), "cards"),
    ("split", both(change("scoring.drawn", "owl-spring"), change("second_half", None), change("deck", [])), "drawn"),
    ("split", change("scoring.gap", 0), "gap"),
    ("split", change("scoring.set", {"feature": "robin", "size": 2}), "set"),
    ("split", change("scoring.written", ["robin"]), "written"),
    ("split", change("scoring.written", ["green"]), "written"),
    ("split", lambda p: p["lines"].__setitem__(p["seat"], unknown(p["lines"][p["seat"]])), "lines"),
    ("split", lambda p: p["lines"].__setitem__(1 - p["seat"], unknown(p["lines"][1 - p["seat"]])), "lines"),
    ("split", change("scoring.sets.0.length", 1), "sets[0]"),
    ("split", change("scoring.sets.0.length", 17), "sets[0]"),
    ("split", change("scoring.sets.0.length", HUGE), "sets[0]"),
    ("split", change("scoring.sets.0.length", True), "sets[0]"),
    ("split", change("scoring.sets.0.start", -1), "sets[0]"),
    ("split", change("scoring.sets.0.start", 60), "sets[0]"),
    ("split", change("scoring.sets.0.start", -HUGE), "sets[0]"),
    ("split", change("scoring.sets.0.feature", lambda old: "robin" if old != "robin" else "owl"), "sets[0]"),
    ("split", change("scoring.sets.0.feature", "green"), "sets[0]"),
    ("split", change("scoring.sets.0.dropped", 1), "sets[0]"),
    ("split", remove("scoring", "sets", 0, "dropped"), "sets[0]"),  # type: ignore[arg-type]
    ("split", change("scoring.sets", lambda old: old[::-1]), "sets[1]"),
    ("split", change("scoring.sets", lambda old: [old[0], old[0]]), "sets[1]"),
    (
        "split",
        both(
            change("scoring.sets", lambda old: [{**one, "dropped": True} for one in old]),
            change("uses", [uses(), uses()]),
        ),
        "sets",
    ),
    ("insert", change("scoring.drawn", None), "drawn"),
    ("insert", change("scoring.drawn", "sparrow"), "drawn"),
    ("insert", change("uses", [uses(), uses()]), "uses"),
    (
        "insert",
        both(change("under_stop", lambda old: [*old, *old][:2]), change("second_half", None), change("deck", [])),
        "under_stop",
    ),
    ("insert", change("phase", "split"), "drawn"),
    ("insert", change("scoring.sets", [{"start": 0, "length": 2, "feature": "owl", "dropped": False}]), "sets"),
    ("insert", change("scoring.gap", 0), "gap"),
    ("collapse", change("scoring.sets", [{"start": 0, "length": 2, "feature": "owl", "dropped": False}]), "sets"),
    ("collapse", change("scoring.gap", -1), "gap"),
    ("collapse", change("scoring.gap", 64), "gap"),
    ("collapse", change("scoring.gap", HUGE), "gap"),
    ("collapse", change("scoring.gap", True), "gap"),
    ("collapse", change("scoring.set", {"feature": "robin", "size": 2}), "set"),
    ("collapse", change("phase", "feature"), "phase"),
    ("collapse", both(change("phase", "pigeon"), change("hands", [[], []])), "set"),
    ("feature", change("scoring.gap", None), "gap"),
    ("feature", change("scoring.gap", 0), "phase"),
    ("feature", change("phase", "collapse"), "gap"),
    ("pigeon", change("scoring.set", None), "set"),
    ("pigeon", change("scoring.gap", None), "gap"),
    ("pigeon", change("scoring.set.size", 1), "set"),
    ("pigeon", change("scoring.set.size", 17), "set"),
    ("pigeon", change("scoring.set.size", True), "set"),
    ("pigeon", change("scoring.set.feature", "green"), "set"),
    ("pigeon", change("scoring.set.more", 1), "set"),
    ("pigeon", both(change("hands", [[], []]), change("history", None)), "phase"),
    ("pigeon", change("uses", [uses(pigeon=2), uses(pigeon=2)]), "phase"),
    ("owl", change("scoring.written", []), "phase"),
    ("owl", change("scoring.written", lambda old: [*old, old[0]]), "written"),
    ("owl", change("scoring.written", list(FEATURES)), "written"),
    ("owl", both(change("hands", [[], []]), change("history", None)), "phase"),
    ("owl", change("uses", [uses(owl=1), uses(owl=1)]), "phase"),
    ("owl", change("boxes", [dict.fromkeys(FEATURES, 2)] * 2), "phase"),
]
HISTORY_MUTATIONS: list[Mutation] = [
    *(("turn", change("history.0.seat", value), "history[0]") for value in (2, -1, HUGE, True, None, "0", 0.0)),
    ("turn", change("history.0", {"seat": 0}), "history[0]"),
    ("turn", change("history.0", {"took": "owl-spring"}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "took": "owl-spring", "passed": True}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "passed": False}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "passed": 1}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "took": "sparrow"}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "took": "owl-spring", "from_hand": 0}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "laid": ["owl-spring", "owl-spring"]}), "history[0]"),
    *(
        ("turn", change("history.0", {"seat": 0, "laid": ["owl-spring"] * 2, "from_hand": n}), "history[0]")
        for n in (-1, 65, HUGE, True, None, 0.0)
    ),
    ("turn", change("history.0", {"seat": 0, "laid": ["owl-spring"], "from_hand": 0}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "laid": ["owl-spring"] * 3, "from_hand": 0}), "history[0]"),
    ("turn", change("history.0", {"seat": 0, "laid": "owl-spring", "from_hand": 0}), "history[0]"),
    ("turn", change("history.0.when", 1), "history[0]"),
    ("turn", change("history.0", None), "history[0]"),
    ("turn", change("history", {}), "history"),
    ("turn", change("history", lambda old: old * 30), "history"),
    ("turn", change("history", lambda old: old[:1] + old[2:]), "history[1]"),
    ("turn", change("history", lambda old: old[:-1]), "seat"),
    ("turn", change("history", lambda old: [*old, {"seat": 1, "passed": True}]), "history"),
    ("turn", change("hands", [[], []]), "history"),
    ("turn", change("lines", [[], []]), "history"),
    ("turn", change("hands", lambda old: old[::-1]), "history"),
    ("turn", change("lines", lambda old: old[::-1]), "history"),
    ("split", change("history", lambda old: [act for act in old if "passed" not in act]), "history"),
    ("split", change("history", lambda old: [*old, {"seat": 0, "took": "owl-spring"}]), "history"),
    ("split", change("history", lambda old: [*old[:-2], old[-1], old[-2]]), "history"),
    ("split", both(change("lines", [[], []]), change("scoring.sets", [])), "history"),
]
MUTATIONS = GENERAL + CARD_MUTATIONS + BOARD_MUTATIONS + PHASE_MUTATIONS + SCORING_MUTATIONS + HISTORY_MUTATIONS


@pytest.mark.parametrize(
    ("phase", "mutation", "field"),
    MUTATIONS,
    ids=[f"{phase}-{field}-{i}" for i, (phase, _, field) in enumerate(MUTATIONS)],
)
def test_impossible_positions(talk: Talk, phase: str, mutation: Change, field: str) -> None:
    position = json.loads(moment(phase))
    mutation(position)
    refuse(talk, position, field)


@pytest.mark.parametrize("position", [None, 5, True, "turn", [], [{}], {}, {"game": "birdie"}, {"format": 1}])
def test_what_is_no_position(talk: Talk, position: Any) -> None:
    refuse(talk, position, "position")


def test_a_setup_needs_its_fields(talk: Talk) -> None:
    assert talk.refused("setup", game="birdie") == "bad_request"
    assert talk.refused("setup", position=json.loads(moment("turn"))) == "bad_request"
    for seed in (None, True, 1.5, "1.5"):
        assert talk.refused("setup", game="birdie", position=json.loads(moment("turn")), seed=seed) == "bad_request"
    assert talk.refused("setup", game="birdie", position=json.loads(moment("turn")), names=[]) == "bad_request"


def test_a_view_is_no_position(talk: Talk) -> None:
    talk.set_up(json.loads(moment("turn")))
    view = talk.get("view", seat=0)["view"]
    refuse(talk, view, "deck_size")
    refuse(talk, {**view, "format": "voliera/position/1"}, "deck_size")


def test_two_players_share_32_cards_in_a_round(talk: Talk) -> None:
    cards = [card for card in CARDS for _ in range(2)]
    table = sparse_turn(lines=[cards[:20], cards[20:30]], history=None)
    talk.set_up(table)
    refuse(talk, {**table, "lines": [cards[:20], cards[20:31]]}, "cards")
    refuse(talk, {**table, "under_stop": cards[30:], "lines": [cards[:20], cards[20:30]], "display": FOUR[:1]}, "cards")


def test_a_history_may_not_use_up_what_a_round_can_have(talk: Talk) -> None:
    cards = [card for card in CARDS for _ in range(4)]
    acts = [{"seat": i % 3, "took": cards[i]} for i in range(54)]
    table = sparse_turn(
        players=3,
        hands=[[act["took"] for act in acts if act["seat"] == seat] for seat in range(3)],
        lines=[[], [], []],
        boxes=[boxes()] * 3,
        pass_points=[[None, None]] * 3,
        flaps=[0, 0, 0],
        uses=[uses()] * 3,
        display=cards[54:58],
        history=acts,
    )
    refuse(talk, table, "history")
    talk.set_up({**table, "display": []})
    refuse(talk, {**table, "history": acts * 2}, "history")


def test_an_open_display_card_is_not_the_one_taken_before(talk: Talk) -> None:
    table = sparse_turn(
        phase="laying",
        display=["owl-spring"],
        lines=[["robin-spring"], []],
        hands=[["owl-winter"], []],
        laying={"cards": [{"card": "robin-spring", "from": "display"}]},
        history=[{"seat": 0, "took": "robin-spring"}, {"seat": 1, "passed": True}],
        pass_order=[1],
        pass_points=[[None, None], [2, None]],
    )
    refuse(talk, table, "history")
    talk.set_up({**table, "hands": [["robin-spring"], []]})
