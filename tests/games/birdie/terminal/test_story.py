"""Events and history as sentences, for everybody only what they may hear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from voliera.games.birdie.terminal.scoring_story import one_flap_sentence, scoring_story
from voliera.games.birdie.terminal.story import last_acts, sentence, told
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company, visible

COMPANY = Company(("Ada", "Bo"), you=0)


def event(name: str, hearers: Any = "all", /, **args: Any) -> dict[str, Any]:
    return {"id": name, "args": args, "to": hearers, "reveals": False, "random": False}


EVENTS = [
    event("took", seat=0, card="robin-spring"),
    event("refilled", cards=["owl-winter", "owl-summer"]),
    event("laid-card", [0], seat=0, card="robin-spring", **{"from": "hand"}),
    event("laid", seat=1, cards=["owl-winter", "robin-spring"], from_hand=2, size=6),
    event("passed", seat=1, points=2, automatic=False),
    event("passed", seat=0, points=0, automatic=True),
    event("line-opened", seat=1, line=["owl-winter"] * 3),
    event("line-opened", seat=0, line=[]),
    event("spent", seat=1, bird="robin", card="robin-autumn"),
    event("moved", seat=1, card="owl-winter", **{"from": 2, "to": 0}),
    event("drew", [0], seat=0, card="pigeon-winter", left=1),
    event("drew-hidden", [1], seat=0, left=0),
    event("inserted", seat=1, card="pigeon-winter", at=0),
    event("declared", seat=1, start=0, length=3, feature="owl"),
    event("dropped", seat=1, feature="owl", size=3),
    event("removed", seat=1, card="owl-winter", at=4),
    event("formed", seat=1, feature="winter", size=5),
    event("wrote", seat=1, box="winter", value=5, by="set"),
    event("wrote", seat=0, box="owl", value=2, by="owl"),
    event("nothing", seat=1, feature="owl", size=2, why="smaller"),
    event("nothing", seat=1, feature="owl", size=2, why="filled"),
    event("flapped", seat=1, by=1, marked=3, points=3),
    event("flapped", seat=1, by=0, marked=10, points=18),
    event("trophy", seat=1, bird="owl", **{"from": None}),
    event("trophy", seat=1, bird="owl", **{"from": 0}),
    event("scored", seat=1),
    event("dealt", round=2, seat=0, display=["owl-winter"]),
    event("over", winner=0, totals=[41, 30]),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("happened", EVENTS, ids=lambda e: e["id"])
def test_every_event_has_a_sentence_for_its_actor_and_for_others(lang: str, happened: dict[str, Any]) -> None:
    for you in (0, 1, None):
        words = sentence(happened, Language(lang), Company(("Ada", "Bo"), you))
        assert words.endswith(".")
        assert "{" not in words


def test_positions_count_from_one() -> None:
    moved = sentence(EVENTS[9], Language("en"), COMPANY)
    assert moved == "Bo moves an Owl in Winter from position 3 of the line to position 1."
    assert "positions 1 to 3" in sentence(EVENTS[13], Language("en"), COMPANY)


def test_you_and_others() -> None:
    assert sentence(EVENTS[0], Language("en"), COMPANY) == "You take a Robin in Spring from the display area."
    assert sentence(EVENTS[0], Language("ru"), Company(("Ада", "Бо"), 1)) == (
        "Ада берёт из открытого ряда весеннюю малиновку."
    )
    assert sentence(EVENTS[24], Language("en"), COMPANY) == "Bo takes the Owl Birdie Trophy from you."


def test_events_reach_only_those_they_are_for() -> None:
    assert EVENTS[10] in visible(EVENTS, 0)
    assert EVENTS[11] not in visible(EVENTS, 0)
    assert EVENTS[10] not in visible(EVENTS, 1)
    assert not {"drew", "drew-hidden", "laid-card"} & {e["id"] for e in visible(EVENTS, None)}


def test_cards_laid_one_by_one_become_one_sentence() -> None:
    laid = [event("laid-card", [0], seat=0, card=card, **{"from": "hand"}) for card in ("owl-winter", "robin-spring")]
    laid.append(event("laid", seat=0, cards=["owl-winter", "robin-spring"], from_hand=0, size=2))
    assert told(laid, Language("en"), COMPANY) == [
        "You lay on your personal deck, from the bottom up: Owl in Winter and Robin in Spring."
    ]


@pytest.mark.rule("B-T6")
def test_the_last_acts_come_from_the_view(view: Callable[..., dict[str, Any]]) -> None:
    history = [
        {"seat": 0, "took": "owl-winter"},
        {"seat": 1, "laid": ["owl-winter", "robin-spring"], "from_hand": 1},
        {"seat": 1, "passed": True},
    ]
    seen = view(history=history, pass_points=[[None, None], [2, None]])
    assert last_acts(seen, Language("it"), COMPANY) == [
        "Prendi una Civetta in Inverno dall’area di pesca.",
        "Bo aggiunge una Civetta in Inverno e un Pettirosso in Primavera al mazzo personale, con 1 carta dalla mano.",
        "Bo passa, 2 punti.",
    ]
    assert last_acts(view(history=None), Language("it"), COMPANY) == []


def test_flaps_are_told_once_for_each_scorer() -> None:
    several = [event("flapped", seat=1, by=1, marked=n, points=n) for n in (1, 2, 3)]
    several.append(event("flapped", seat=0, by=2, marked=2, points=2))
    kept = one_flap_sentence([several[0], EVENTS[17], *several[1:]])
    assert [e["args"].get("by") for e in kept] == ["set", 3, 2]


def test_a_scoring_page_draws_the_line_after_the_abilities() -> None:
    line = ["owl-winter", "robin-spring", "owl-summer"]
    happened = [
        event("line-opened", seat=1, line=line),
        event("moved", seat=1, card="owl-summer", **{"from": 2, "to": 1}),
        event("declared", seat=1, start=0, length=2, feature="owl"),
        event("wrote", seat=1, box="owl", value=2, by="set"),
    ]
    drawn = [str(part) for part in scoring_story(happened, Language("en"), COMPANY, 80)]
    assert any("▌Ow·Wi▐-▌Ow·Su▐ ▌Ro·Sp▐" in part for part in drawn)
    assert any("Ow 2" in part for part in drawn)
