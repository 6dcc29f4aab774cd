"""Set-up positions: what may be left out, what comes back, and what is impossible and says where."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from tests.protocol.changes import HUGE, NOT_INTEGERS, Change, both, change, deep, remove
from tests.protocol.talk import BIRDS, CARDS, CONFIGURATIONS, FEATURES, PHASES, Document, Talk, error, moment, play

HIDDEN_PILES = ("deck", "under_stop", "second_half", "rng")
TURNS = ("turn", "laying")
RARE = ("insert", "feature", "pigeon", "owl")


@pytest.fixture(scope="module")
def talk() -> Talk:
    return Talk()


def configuration_name(value: object) -> str:
    return "-".join(value) or "plain" if isinstance(value, dict) else str(value)


every_configuration = pytest.mark.parametrize(("players", "variant", "options"), CONFIGURATIONS, ids=configuration_name)


def table_cards(position: Document) -> list[str]:
    """Every card that lies somewhere."""
    piles = [position[name] for name in ("deck", "under_stop", "second_half", "display")]
    drawn = position["scoring"]["drawn"] if position["scoring"] else None
    return [card for pile in (*piles, *position["hands"], *position["lines"]) for card in pile] + [drawn] * bool(drawn)


def open_seats(position: Document) -> set[int]:
    """Whose line lies open."""
    if position["phase"] == "over":
        return set(range(position["players"]))
    return {*position["scoring"]["scored"], position["seat"]} if position["scoring"] else set()


def some_moments(players: int, variant: str, options: Document, seed: int) -> Iterator[Document]:
    """Some positions of a random game, oftener of phases that are rare."""
    seen: Counter[str] = Counter()
    for game, _ in play(players, variant, options, seed):
        seen[game.phase] += 1
        if seen[game.phase] % 12 == 1 or (seen[game.phase] % 3 == 1 and game.phase in RARE):
            yield game.position()


# Round trips


@every_configuration
def test_positions_come_back(talk: Talk, players: int, variant: str, options: Document) -> None:
    for number, (game, _) in enumerate(play(players, variant, options, 1)):
        if number % 3 and game.phase not in RARE:
            continue
        position = game.position()
        to_move = talk.get("setup", game="birdie", position=position, seed=number)["to_move"]
        assert to_move == game.to_move()
        assert talk.get("position")["position"] == position
        assert talk.get("result")["result"] == game.result()
        for seat in (*range(players), None):
            ours, theirs = game.view(seat), talk.get("view", seat=seat)["view"]
            if game.phase == "laying" and seat != game.seat:
                ours["display"].sort()
                theirs["display"].sort()
            assert theirs == ours
        talk.get("close")


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_comes_back(talk: Talk, phase: str) -> None:
    for players in (2, 3, 4):
        for round_no in (1, 2):
            position = json.loads(moment(phase, players, None, round_no))
            assert talk.set_up(position, seed=round_no) == position


# What may be left out


@every_configuration
@pytest.mark.parametrize("left_out", ["null", "missing"])
def test_piles_that_are_left_out(talk: Talk, players: int, variant: str, options: Document, left_out: str) -> None:
    for number, position in enumerate(some_moments(players, variant, options, 11)):
        piles = [pile for pile in HIDDEN_PILES if pile != "under_stop" or not position["scoring"]]
        for names in (piles, [piles[number % len(piles)]]):
            sparse = {name: value for name, value in position.items() if name not in names}
            if left_out == "null":
                sparse |= dict.fromkeys(names)
            dealt = talk.set_up(sparse, seed=4)
            assert {**dealt, **dict.fromkeys(names)} == {**position, **dict.fromkeys(names)}
            assert max(Counter(table_cards(dealt)).values()) <= 4
            if position["phase"] in TURNS:
                assert [len(dealt[name]) for name in HIDDEN_PILES] == [len(position[name]) for name in HIDDEN_PILES]
                if players > 2 or position["round"] == 1:
                    assert Counter(table_cards(dealt)) == dict.fromkeys(CARDS, 4)
            assert talk.set_up(sparse, seed=4) == dealt
            talk.get("close")
            talk.get("close")


def hide(position: Document, chance: random.Random, share: float) -> Document:
    """The same with a share of the hidden hand and line cards unknown, and no piles."""
    hidden = deepcopy(position)
    shown = open_seats(position)
    laying = len(position["laying"]["cards"]) if position["laying"] else 0
    for seat in range(position["players"]):
        for i in range(len(hidden["hands"][seat])):
            if chance.random() < share:
                hidden["hands"][seat][i] = None
        known = laying if seat == position["seat"] else 0
        for i in range(len(hidden["lines"][seat]) - known):
            if seat not in shown and chance.random() < share:
                hidden["lines"][seat][i] = None
    for name in HIDDEN_PILES:
        if name != "under_stop" or not position["scoring"]:
            del hidden[name]
    return hidden


def check_history(position: Document, seat: int) -> None:
    """A closed hand and line can have come about by the public acts: every act's cards lie where they must."""
    line, laying = position["lines"][seat], position["laying"]
    stop = len(line)
    later: Counter[str] = Counter(position["hands"][seat])
    if laying and seat == position["seat"]:
        stop -= len(laying["cards"])
        later.update(laid["card"] for laid in laying["cards"] if laid["from"] == "hand")
    taken: Counter[str] = Counter()
    for act in reversed([act for act in position["history"] if act["seat"] == seat]):
        if "took" in act:
            taken[act["took"]] += 1
            assert taken <= later, "a taken card stays in the hand or is laid later"
        elif "laid" in act:
            start = stop - 2 - act["from_hand"]
            span, stop = Counter(line[start:stop]), start
            assert start >= 0
            assert Counter(act["laid"]) <= span
            later += span - Counter(act["laid"])


@every_configuration
@pytest.mark.parametrize("history", ["known", "null", "missing"])
def test_unknown_cards_are_dealt(talk: Talk, players: int, variant: str, options: Document, history: str) -> None:
    chance = random.Random(7)
    for position in some_moments(players, variant, options, 12):
        hidden = hide(position, chance, chance.choice([0.3, 0.7, 1.0]))
        if history == "null":
            hidden["history"] = None
        elif history == "missing":
            del hidden["history"]
        dealt = talk.set_up(hidden, seed=9)
        assert dealt["history"] == (position["history"] if history == "known" else None)
        assert max(Counter(table_cards(dealt)).values()) <= 4
        for field in ("hands", "lines"):
            assert list(map(len, dealt[field])) == list(map(len, position[field]))
            for given, found in zip(hidden[field], dealt[field], strict=True):
                if field == "lines":
                    assert all(a in (None, b) for a, b in zip(given, found, strict=True))
                else:
                    assert Counter(card for card in given if card) <= Counter(found)
        if position["phase"] in TURNS:
            assert len(dealt["deck"]) == len(position["deck"])
            assert len(table_cards(dealt)) == len(table_cards(position))
        if history == "known":
            for seat in set(range(players)) - open_seats(position):
                check_history(dealt, seat)
        assert talk.set_up(hidden, seed=9) == dealt, "the seed decides"
        talk.get("close")
        talk.get("close")


@every_configuration
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(
    talk: Talk, players: int, variant: str, options: Document
) -> None:
    for position in some_moments(players, variant, options, 13):
        for viewer in range(players):
            if position["phase"] == "laying" and viewer != position["seat"]:
                continue
            hidden = hide(position, random.Random(viewer), 1.0)
            hidden["hands"][viewer] = position["hands"][viewer]
            hidden["lines"][viewer] = position["lines"][viewer]
            talk.set_up(position)
            seen = talk.get("view", seat=viewer)["view"]
            talk.set_up(hidden, seed=viewer)
            again = talk.get("view", seat=viewer)["view"]
            if position["phase"] in TURNS:
                assert again == seen
            else:
                assert {**again, "deck_size": 0} == {**seen, "deck_size": 0}, "after a collapse cards are out of sight"
            talk.get("close")
            talk.get("close")


def test_the_seed_deals(talk: Talk) -> None:
    sparse = hide(json.loads(moment("turn", 4)), random.Random(1), 1.0)
    tables = [talk.set_up(sparse, seed=seed) for seed in (1, 1, 2, 10**400 + 1, -1)]
    assert tables[0] == tables[1]
    assert all(tables[i] != tables[j] for i in range(2, 5) for j in range(1, i))
    talk.get("setup", game="birdie", position=sparse)
    one = talk.position()
    talk.get("setup", game="birdie", position=sparse)
    assert talk.position() != one


def test_the_given_random_numbers_go_on(talk: Talk) -> None:
    position = json.loads(moment("split", 3))
    tables = []
    for seed in (1, 2):
        talk.set_up(position, seed=seed)
        while talk.position()["round"] == 1:
            talk.get(
                "apply", action={"do": "write"} if talk.get("legal")["to_move"]["phase"] == "split" else {"do": "end"}
            )
        tables.append(talk.position())
    assert tables[0] == tables[1]
    del position["rng"]
    talk.set_up(position, seed=1)
    assert talk.position()["rng"] not in (None, tables[0]["rng"])


def test_the_next_act_starts_a_history(talk: Talk) -> None:
    position = json.loads(moment("turn"))
    for history in ({"history": None}, {}):
        talk.set_up({name: value for name, value in position.items() if name != "history"} | history)
        assert talk.position()["history"] is None
        assert talk.get("view", seat=0)["view"]["history"] is None
        card = position["display"][0]
        talk.get("apply", action={"do": "take", "card": card})
        assert talk.position()["history"] == [{"seat": position["seat"], "took": card}]
        assert talk.set_up(talk.position()) == talk.position(), "a history may begin in the middle of a round"


def test_a_card_seen_taken_lies_in_the_hand_or_was_laid(talk: Talk) -> None:
    table = sparse_turn(
        hands=[[None, None], []],
        lines=[[None, None, None], []],
        history=[
            {"seat": 0, "took": "owl-autumn"},
            {"seat": 1, "passed": True},
            {"seat": 0, "laid": ["robin-spring", "robin-winter"], "from_hand": 1},
            {"seat": 0, "passed": True},
        ],
        pass_order=[1, 0],
        pass_points=[[0, None], [2, None]],
        phase="split",
        seat=1,
        scoring=scoring(),
        under_stop=["pigeon-spring", "pigeon-spring"],
        display=[],
        deck=[],
    )
    places = set()
    for seed in range(40):
        dealt = talk.set_up(table, seed=seed)
        check_history(dealt, 0)
        places.add("owl-autumn" in dealt["hands"][0])
    assert places == {True, False}


def test_an_open_line_proves_what_is_in_the_hand(talk: Talk) -> None:
    acts = [{"seat": 1, "took": "owl-autumn"}, {"seat": 0, "passed": True}, {"seat": 1, "passed": True}]
    table = sparse_turn(
        hands=[[], [None, None]],
        lines=[[], ["robin-spring", "robin-winter"]],
        history=acts,
        pass_order=[0, 1],
        pass_points=[[2, None], [0, None]],
        phase="split",
        seat=1,
        scoring=scoring(scored=[0]),
        under_stop=["pigeon-spring", "pigeon-spring"],
        display=[],
        deck=[],
    )
    for seed in range(20):
        assert "owl-autumn" in talk.set_up(table, seed=seed)["hands"][1]
    refuse(talk, {**table, "hands": [[], ["owl-summer", "owl-summer"]]}, "history")
    talk.set_up({**table, "hands": [[], ["owl-summer"]], "uses": [uses(), uses(owl=1)]})


# Hand-made tables, as sparse as they may be


def scoring(**given: Any) -> Document:
    return {"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": [], **given}


def uses(**given: int) -> Document:
    return dict.fromkeys(BIRDS, 0) | given


def boxes(**given: int) -> Document:
    return dict.fromkeys(FEATURES) | given


def sparse_turn(**given: Any) -> Document:
    """Two players with nothing before the first turn; what is not said is left out."""
    return {
        "format": "voliera/position/1",
        "game": "birdie",
        "players": 2,
        "variant": "standard",
        "options": {},
        "round": 1,
        "phase": "turn",
        "seat": 0,
        "display": [],
        "hands": [[], []],
        "lines": [[], []],
        "laying": None,
        "boxes": [boxes(), boxes()],
        "pass_points": [[None, None], [None, None]],
        "pass_order": [],
        "flaps": [0, 0],
        "uses": [uses(), uses()],
        "trophies": dict.fromkeys(BIRDS),
        "scoring": None,
        **given,
    }


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


FOUR = ["robin-spring", "owl-summer", "pigeon-autumn", "woodpecker-winter"]
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


# What is impossible


def refuse(talk: Talk, position: object, field: str) -> None:
    """The position is refused, and the message names the field."""
    before = list(talk.engine.games)
    code, message = error(talk.ask("setup", game="birdie", position=position, seed=1))
    assert code == "bad_position", message
    assert field in message
    assert list(talk.engine.games) == before


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
