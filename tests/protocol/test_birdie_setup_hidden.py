"""What a position of Birdie may leave out is dealt."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

import pytest

from tests.protocol.birdie_positions import (
    HIDDEN_PILES,
    RARE,
    every_configuration,
    refuse,
    scoring,
    sparse_turn,
    table_cards,
    uses,
)
from tests.protocol.engine_client import CARDS, Talk, moment, play
from voliera.documents import Document

TURNS = ("turn", "laying")


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
