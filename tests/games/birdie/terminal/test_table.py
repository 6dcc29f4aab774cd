"""What the table looks like, and that it shows nothing the seat may not know."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import voliera
from voliera.games.birdie.rules.box import CARDS
from voliera.games.birdie.terminal import helping
from voliera.games.birdie.terminal.cards import chip, face
from voliera.games.birdie.terminal.line import line_of, shared
from voliera.games.birdie.terminal.table import draw
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company
from voliera.terminal.helping import ALWAYS
from voliera.terminal.layout import flowing

COMPANY = Company(("Ada", "Bo"), you=0)


def text_of(parts: Any, width: int = 80, colour: bool = False) -> str:
    output = io.StringIO()
    console = Console(
        file=output, width=width, color_system="truecolor" if colour else None, force_terminal=colour, highlight=False
    )
    for part in parts:
        console.print(part)
    return output.getvalue()


def result(view: dict[str, Any]) -> dict[str, Any]:
    points = {"seasons": 0, "birds": 0, "pass": 0, "flap": 0, "trophies": 0}
    return {"winner": None, "totals": [12, 7, 3, 0][: view["players"]], "breakdown": [points] * view["players"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_told_apart_without_colour(lang: str) -> None:
    language = Language(lang)
    assert len({chip(card, language).plain for card in CARDS}) == 16
    assert len({"".join(row.plain for row in face(card, "1", language)) for card in CARDS}) == 16
    assert {len(row) for card in CARDS for row in face(card, "a", language)} == {15}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110])
def test_a_turn_fits_the_window(lang: str, width: int, view: Callable[..., dict[str, Any]]) -> None:
    seen = view(boxes=[dict.fromkeys(view()["boxes"][0], 10)] * 2, pass_points=[[6, 4]] * 2, flaps=[9, 10])
    company = Company(("Ada", "Bartholomew the Younger"), 0)
    language = Language(lang)
    hint = helping.hint(seen, [], language, width)
    shown = text_of([*draw(seen, result(seen), language, company, width), hint], width)
    assert all(len(line) <= width for line in shown.splitlines())
    assert "…" in shown if width == 80 else True
    assert language.say("column-total") in shown
    assert "12" in shown


def test_a_turn_shows_what_is_needed(view: Callable[..., dict[str, Any]]) -> None:
    boxes = view()["boxes"]
    boxes[1]["robin"] = 4
    trophies = {"robin": 1, "owl": None, "pigeon": None, "woodpecker": None}
    seen = view(boxes=boxes, trophies=trophies, hands=[["owl-spring"], 5], lines=[3, 7], pass_order=[1])
    shown = text_of(draw(seen, result(seen), Language("en"), COMPANY, 80))
    for words in ("Round 1 of 2", "your turn", "22 cards above the Stop card", "4★", "▶ Ada", "× Bo"):
        assert words in shown
    assert "─1─" in shown
    assert "─a─" in shown


def test_colour_is_an_addition(view: Callable[..., dict[str, Any]]) -> None:
    seen = view()
    coloured = text_of(draw(seen, result(seen), Language("en"), COMPANY, 80), colour=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in text_of(draw(seen, result(seen), Language("en"), COMPANY, 80))


def test_a_large_hand_becomes_a_row_of_chips(view: Callable[..., dict[str, Any]]) -> None:
    seen = view(hands=[["owl-spring"] * 9, 2])
    shown = text_of(draw(seen, result(seen), Language("en"), COMPANY, 80))
    assert "i ▌Ow·Sp▐" in shown


def test_an_empty_display_and_hand(view: Callable[..., dict[str, Any]]) -> None:
    seen = view(display=[], hands=[[], 2], deck_size=0)
    shown = text_of(draw(seen, result(seen), Language("en"), COMPANY, 80))
    assert "no more cards will come" in shown
    assert "Your hand is empty" in shown
    assert "the Stop card is on top" in shown


def test_the_own_deck_where_memory_is_open(view: Callable[..., dict[str, Any]]) -> None:
    seen = view(lines=[["owl-spring", "owl-winter"], 4])
    assert "Your personal deck, 2 cards" in text_of(draw(seen, result(seen), Language("en"), COMPANY, 80))


def test_shared_features() -> None:
    assert shared(["robin-spring", "robin-winter"]) == ["robin"]
    assert shared(["robin-spring", "owl-spring", "pigeon-spring"]) == ["spring"]
    assert shared(["robin-spring", "robin-spring"]) == ["robin", "spring"]
    assert shared(["robin-spring", "owl-winter"]) == []


def test_a_line_with_positions_links_and_sets() -> None:
    cards = ["robin-spring", "robin-winter", "robin-winter", "owl-summer"]
    sets = [{"start": 0, "length": 3, "feature": "robin", "dropped": False}]
    numbers, chips, brackets = text_of(line_of(cards, Language("en"), 80, sets), 80).splitlines()
    assert numbers.split() == ["1", "2", "3", "4"]
    assert chips.strip() == "▌Ro·Sp▐-▌Ro·Wi▐=▌Ro·Wi▐ ▌Ow·Su▐"
    assert brackets.strip().startswith("╰─")
    assert "Ro 3" in brackets


def test_a_set_that_runs_over_the_edge_stays_open() -> None:
    cards = ["robin-spring"] * 12
    sets = [{"start": 7, "length": 4, "feature": "spring", "dropped": False}]
    rows = text_of(line_of(cards, Language("en"), 80, sets), 80).splitlines()
    assert len(rows) == 6
    assert "╯" not in rows[2]
    assert "╰" not in rows[5]


def test_hints_break_between_items() -> None:
    assert flowing("one two · three four · five", 16) == "one two\nthree four\nfive"
    assert flowing("one two · three four · five", 80) == "one two · three four · five"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(helping.KEYS))
def test_help_for_every_phase(lang: str, phase: str) -> None:
    assert len(text_of(helping.keys(phase, Language(lang), ALWAYS), 80).splitlines()) > 8


@pytest.mark.rule("B-T6")
def test_what_a_seat_cannot_know_changes_nothing_on_its_screen() -> None:
    game = voliera.new("birdie", players=3, seed=11)
    for _ in range(6):
        game.apply(game.legal()[-1] if game.phase != "laying" else game.legal()[0])
    while game.phase == "laying":
        game.apply(game.legal()[0])
    seat = 0
    screens = set()
    for seed in range(4):
        position = game.position()
        for hidden in ("deck", "under_stop", "second_half", "rng"):
            position.pop(hidden)
        for other in range(3):
            if other != seat:
                position["hands"][other] = [None] * len(position["hands"][other])
            position["lines"][other] = [None] * len(position["lines"][other])
        other_world = voliera.from_position(position, seed=seed)
        company = Company(("Ada", "Bo", "Cy"), seat)
        shown = draw(other_world.view(seat), other_world.result(), Language("en"), company, 100)
        screens.add(text_of(shown, 100))
    assert len(screens) == 1
