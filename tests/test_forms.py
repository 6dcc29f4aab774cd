"""The typed forms are what games really say: every document of many games fits its schema, field by field."""

import random
from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from tests.configurations import CONFIGURATIONS, FACTS, Configuration, choose
from tests.games.bower.sheet.test_sheet import in_rows as bower_rows
from tools.forms import PACKAGES, definitions, table_definitions, written
from tools.web_events import around
from voliera import bots, score, solve
from voliera.documents import Document
from voliera.games import rules_of
from voliera.protocol.messages import DaysClock, LiveClock
from voliera.server.core.clocks import Clocks
from voliera.server.core.hints import whole_turn

GAMES_EACH = 3


@cache
def validator(game: str, form: str) -> Any:
    forms = definitions(game) if game in PACKAGES else table_definitions()
    return jsonschema_rs.Draft202012Validator({"$defs": forms, "$ref": f"#/$defs/{form}"})


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_document_fits_its_form(configuration: Configuration) -> None:
    seen = 0
    for seed in range(GAMES_EACH):
        game, chance = configuration.new(seed), random.Random(seed)

        def fits(form: str, document: Any) -> None:
            validator(configuration.game, form).validate(document)

        fits("Components", rules_of(game.name).components(game.options))
        while not game.over:
            seat = chance.choice([None, *range(game.players)])
            fits("View", game.view(seat))
            action = choose(game, chance, FACTS[game.name].slow)
            fits("Action", action)
            for event in game.apply(action):
                fits("Event", {"id": event["id"], "args": event["args"]})
            if chance.random() < 0.2:
                fits("Position", game.position())
                fits("Result", game.result())
                fits("Explanation", game.explain())
            seen += 1
        for form, document in (
            ("View", game.view(0)),
            ("Position", game.position()),
            ("Result", game.result()),
            ("Explanation", game.explain()),
        ):
            fits(form, document)
    assert seen > 20 * GAMES_EACH


@pytest.mark.parametrize("game", PACKAGES)
def test_a_form_refuses_other_fields_and_missing_ones(game: str) -> None:
    view = Configuration(game, 2, "standard").new(1).view(0)
    check = validator(game, "View")
    assert check.is_valid(view)
    assert not check.is_valid({**view, "deck": []})
    for field in view:
        assert not check.is_valid({name: value for name, value in view.items() if name != field}), field


def test_an_event_with_the_arguments_of_another_fits_none() -> None:
    check = validator("birdie", "Event")
    assert check.is_valid({"id": "took", "args": {"seat": 0, "card": "owl-spring"}})
    assert not check.is_valid({"id": "trophy", "args": {"seat": 0, "card": "owl-spring"}})


def test_the_events_of_a_table_fit_their_forms_and_every_form_is_used() -> None:
    events = [one["event"] for one in around()]
    for event in events:
        validator("table", "Event").validate(event)
    assert {event["id"] for event in events} == set(table_definitions()["EventArgs"]["properties"])


def test_clocks_fit_their_form() -> None:
    for kind in (LiveClock(60), DaysClock(2)):
        clocks = Clocks(kind, 2)
        for seat in (0, None):
            clocks.hand_over(seat, 1, 0)
            validator("table", "ClockState").validate(clocks.document(1_000))


def hinted(game: str) -> Document:
    turn = whole_turn(Configuration(game, 2, "standard").new(1))
    asked = next(turn)
    while True:
        try:
            asked = turn.send(bots.choose(asked, "greedy", 1))
        except StopIteration as done:
            told: Document = done.value
            return told


@pytest.mark.parametrize("game", PACKAGES)
def test_what_a_bot_advises_fits_its_form(game: str) -> None:
    validator(game, "Advice").validate(hinted(game))


LINES = ["ROsp ROsu ROau OWsu PIsu", "OWwi PIwi WOwi"]
BIRDIE_SHEET: Document = {"format": "voliera/sheet/1", "game": "birdie", "players": 2}
BIRDIE_ROUND: Document = {"pass_order": [1, 0], "lines": LINES, "hands": ["ROau", ""]}
BOWER_SHEET: Document = {"format": "voliera/sheet/1", "game": "bower"}
SHEETS: list[Document] = [
    {"format": "voliera/sheet/1", "game": "birdie"},
    BIRDIE_SHEET,
    {**BIRDIE_SHEET, "rounds": [BIRDIE_ROUND]},
    {**BIRDIE_SHEET, "rounds": [{**BIRDIE_ROUND, "scorings": [{"seat": 1, "boxes": {"winter": 3}}]}]},
    {**BIRDIE_SHEET, "rounds": [{"pass_order": [0, 1], "written": [{"boxes": {"owl": 3}}, {"uses": {"owl": 1}}]}]},
    BOWER_SHEET,
    {**BOWER_SHEET, "nests": [[{"tile": "t16", "at": [0, 0], "facing": "e"}], ["Gfy Goys"]]},
    bower_rows(),
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_score_sheet_and_what_it_comes_to_fit_their_forms(sheet: Document) -> None:
    validator(sheet["game"], "Sheet").validate(sheet)
    scored = score(sheet)
    validator(sheet["game"], "ScoredSheet").validate(scored)
    validator(sheet["game"], "Sheet").validate(scored["sheet"])


def test_the_best_play_fits_its_form() -> None:
    game, chance = Configuration("birdie", 2, "standard").new(1), random.Random(1)
    while game.phase != "split":
        game.apply(chance.choice(game.legal()))
    for objective in ("points", "win"):
        validator("birdie", "Advice").validate(solve.solve(game, objective))


def test_the_schemas_in_the_documentation_are_up_to_date() -> None:
    for path, text in written().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run make generated"
