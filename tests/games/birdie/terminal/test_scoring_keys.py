"""Keys of scoring, standard and expert: positions from 1 on the screen become indices from 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from voliera.languages import Language
from voliera.terminal.ask import Act, parse
from voliera.terminal.refusal import InputRefused

Scoring = Callable[..., dict[str, Any]]
LINE = [
    "robin-spring",
    "robin-winter",
    "robin-winter",
    "owl-winter",
    "pigeon-summer",
    "owl-summer",
    "owl-autumn",
]
BIRDS_IN_HAND = [["robin-spring", "owl-spring", "pigeon-autumn", "woodpecker-winter"], 2]


def a_set(start: int, length: int, feature: str) -> dict[str, Any]:
    return {"do": "set", "start": start, "length": length, "feature": feature}


def declared(start: int, length: int, feature: str, dropped: bool = False) -> dict[str, Any]:
    return {"start": start, "length": length, "feature": feature, "dropped": dropped}


def read(text: str, view: dict[str, Any], lang: str = "en", legal: list[dict[str, Any]] | None = None) -> Any:
    request = parse(text, view, [{"do": "write"}, {"do": "robin"}] if legal is None else legal, Language(lang))
    assert isinstance(request, Act)
    return list(request.actions)


def refused(text: str, view: dict[str, Any], legal: list[dict[str, Any]] | None = None) -> InputRefused:
    with pytest.raises(InputRefused) as refusal:
        read(text, view, legal=legal)
    return refusal.value


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "1-3"),
        ("en", "1 - 3"),
        ("en", "3-1"),
        ("en", "1–3 ro"),
        ("en", "1-3r"),
        ("en", "s 1-3 robin"),
        ("it", "1-3 pe"),
        ("es", "1-3 petirrojo"),
        ("ru", "1-3 МА"),
        ("ru", "1-3 robin"),
    ],
)
def test_a_set_by_its_first_and_last_card(lang: str, text: str, scoring: Scoring) -> None:
    assert read(text, scoring(LINE), lang) == [a_set(0, 3, "robin")]


@pytest.mark.rule("B-P4")
def test_where_both_features_fit_one_must_be_named(scoring: Scoring) -> None:
    assert refused("2-3", scoring(LINE)).message == "error-set-which"
    assert read("2-3 w", scoring(LINE)) == [a_set(1, 2, "winter")]
    assert read("2-3 ro", scoring(LINE)) == [a_set(1, 2, "robin")]


def test_several_steps_in_one_line(scoring: Scoring) -> None:
    expected = [a_set(0, 3, "robin"), a_set(4, 2, "summer"), {"do": "write"}]
    assert read("1-3 5-6 ok", scoring(LINE)) == expected
    assert read("5-6, 1-3 ok", scoring(LINE)) == expected
    assert read("1-3 5-6 su pg 2", scoring(LINE, hands=BIRDS_IN_HAND)) == [*expected[:2], {"do": "pigeon", "set": 1}]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1", "error-set-range"),
        ("1-", "error-set-range"),
        ("1-9", "error-set-outside"),
        ("0-2", "error-set-outside"),
        ("2-2", "error-set-short"),
        ("4-5", "error-set-nothing-shared"),
        ("1-3 owl", "error-set-feature"),
        ("1-3 2-4", "error-set-overlap"),
        ("ok 1-3", "error-ok-last"),
        ("x 3", "error-standard-no-remove"),
        ("1-3 zzz", "error-unknown"),
    ],
)
def test_sets_that_are_refused(text: str, message: str, scoring: Scoring) -> None:
    assert refused(text, scoring(LINE)).message == message


def test_sets_are_declared_from_left_to_right(scoring: Scoring) -> None:
    view = scoring(LINE, sets=[declared(4, 2, "summer")])
    assert refused("1-3", view).message == "error-set-order"
    assert refused("6-7", view).message == "error-set-overlap"


def test_woodpecker_and_robin_come_before_sets(scoring: Scoring) -> None:
    view = scoring(LINE, hands=BIRDS_IN_HAND)
    for text in ("w 3 7", "w3>7", "w 3-7", "woodpecker 3 7", "Wo 3 7"):
        assert read(text, view) == [{"do": "woodpecker", "from": 2, "to": 6}]
    assert read("дя 3 7", view, "ru") == [{"do": "woodpecker", "from": 2, "to": 6}]
    for text in ("ro", "robin", "r", "R"):
        assert read(text, view) == [{"do": "robin"}]
    late = scoring(LINE, hands=BIRDS_IN_HAND, sets=[declared(0, 3, "robin")])
    assert refused("w 6 7", late).rule == "B-P10"
    assert refused("ro", late).rule == "B-P10"
    assert refused("1-3 ro w 6 7", view).rule == "B-P10"


@pytest.mark.rule("B-A1")
def test_an_ability_needs_its_bird_in_hand_and_a_use_left(scoring: Scoring) -> None:
    assert refused("ro", scoring(LINE)).message == "error-ability-no-card"
    used = {"robin": 1, "owl": 1, "pigeon": 1, "woodpecker": 1}
    view = scoring(LINE, hands=BIRDS_IN_HAND, uses=[used, used])
    for text in ("ro", "w 1 2", "pg 1", "ow"):
        assert refused(text, view).message == "error-ability-used"


@pytest.mark.parametrize("text", ["w", "w 3", "w 3 3", "w 1 99", "w 0 1"])
def test_the_woodpecker_needs_two_positions(text: str, scoring: Scoring) -> None:
    assert refused(text, scoring(LINE, hands=BIRDS_IN_HAND)).message == "error-woodpecker-where"


def test_abilities_that_cannot_help(scoring: Scoring) -> None:
    view = scoring(LINE, hands=BIRDS_IN_HAND)
    assert refused("ro", view, legal=[{"do": "write"}]).rule == "B-A3"
    assert refused("w 1 2", scoring(["owl-spring"], hands=BIRDS_IN_HAND)).rule == "B-A2"
    assert refused("ow sp", view).rule == "B-P10"
    assert refused("pg 1", view).rule == "B-A4"


def test_the_pigeon_drops_a_declared_set(scoring: Scoring) -> None:
    sets = [declared(0, 3, "robin"), declared(4, 2, "summer", dropped=True)]
    view = scoring(LINE, sets=sets, hands=BIRDS_IN_HAND)
    for text in ("pg1", "pg 1", "pi 1", "pigeon 1"):
        assert read(text, view) == [{"do": "pigeon", "set": 0}]
    assert refused("pg", view).message == "error-pigeon-which"
    assert refused("pg 3", view).message == "error-pigeon-which"
    assert refused("pg 2", view).message == "error-pigeon-twice"
    alone = scoring(LINE, sets=sets[:1], hands=BIRDS_IN_HAND)
    assert read("pg", alone) == [{"do": "pigeon", "set": 0}]


def test_inserting_the_robins_card(scoring: Scoring) -> None:
    view = scoring(LINE, "insert", state={"drawn": "owl-winter"})
    for text in ("8", "i8", "i 8", "insert 8"):
        assert read(text, view) == [{"do": "insert", "at": 7}]
    for text in ("0", "9", "i", "ok", "1 2"):
        assert refused(text, view).rule == "B-A3"


def test_removing_in_the_expert_variant(scoring: Scoring) -> None:
    view = scoring(LINE, "collapse", variant="expert", hands=BIRDS_IN_HAND)
    legal = [{"do": "remove", "at": i} for i in range(7)] + [{"do": "stop"}, {"do": "robin"}]
    for text in ("5", "x5", "x 5", "remove 5"):
        assert read(text, view, legal=legal) == [{"do": "remove", "at": 4}]
    for text in ("ok", "stop"):
        assert read(text, view, legal=legal) == [{"do": "stop"}]
    assert read("ro", view, legal=legal) == [{"do": "robin"}]
    assert refused("1-4", view, legal).message == "error-expert-no-sets"
    assert refused("s", view, legal).message == "error-expert-no-sets"
    assert refused("8", view, legal).message == "error-remove-where"
    assert refused("pg", view, legal).rule == "B-E8"
    assert refused("ow", view, legal).rule == "B-E8"
    assert refused("ro", view, [{"do": "stop"}]).rule == "B-E2"
    assert refused("3", view, [{"do": "stop"}]).rule == "B-E6"


def test_choosing_a_feature(scoring: Scoring) -> None:
    view = scoring(LINE, "feature", variant="expert")
    legal = [{"do": "feature", "feature": feature} for feature in ("pigeon", "summer")]
    for text in ("su", "summer", "2", "s"):
        assert read(text, view, legal=legal) == [{"do": "feature", "feature": "summer"}]
    assert read("1", view, legal=legal) == [{"do": "feature", "feature": "pigeon"}]
    for text in ("ro", "3", "x"):
        assert refused(text, view, legal).rule == "B-E4"


def test_keeping_or_dropping_a_set(scoring: Scoring) -> None:
    view = scoring(LINE, "pigeon", variant="expert", hands=BIRDS_IN_HAND)
    for text in ("ok", "k", "keep", "write"):
        assert read(text, view) == [{"do": "keep"}]
    for text in ("pg", "pi", "pigeon"):
        assert read(text, view) == [{"do": "pigeon"}]
    assert refused("5", view).rule == "B-E8"


def test_the_owl(scoring: Scoring) -> None:
    view = scoring(LINE, "owl")
    legal = [{"do": "owl", "box": box} for box in ("owl", "pigeon", "spring")] + [{"do": "end"}]
    for text in ("sp", "spring", "o sp", "owl spring", "s"):
        assert read(text, view, legal=legal) == [{"do": "owl", "box": "spring"}]
    assert read("ow", view, legal=legal) == [{"do": "owl", "box": "owl"}]
    assert read("со ве", view, "ru", legal) == [{"do": "owl", "box": "spring"}]
    for text in ("ok", "end"):
        assert read(text, view, legal=legal) == [{"do": "end"}]
    assert refused("ro", view, legal).message == "error-owl-filled"
    assert refused("7", view, legal).message == "error-owl-which"
