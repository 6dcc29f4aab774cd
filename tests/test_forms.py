"""The typed forms are what games really say: every document of many games fits its schema, field by field."""

import random
from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from tests.configurations import CONFIGURATIONS, FACTS, Configuration, choose
from tools.forms import PACKAGES, definitions, written
from voliera.games import rules_of

GAMES_EACH = 3


@cache
def validator(game: str, form: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"$defs": definitions(game), "$ref": f"#/$defs/{form}"})


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
                fits(f"EventArgs/properties/{event['id']}", event["args"])
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


def test_the_schemas_in_the_documentation_are_up_to_date() -> None:
    for path, text in written().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run make generated"
