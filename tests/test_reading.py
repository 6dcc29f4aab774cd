"""Records as plain numbers (`voliera.reading`), and the views that share one reading."""

import json
from typing import Any

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, as_json, moments, play, seats_and_spectator
from voliera.games.birdie.border.table import Table as BirdieTable
from voliera.games.bower.border.table import Table as BowerTable
from voliera.games.bower.rules.survey import new_survey
from voliera.kernel import States, thaw
from voliera.reading import BLANK, Reading

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
TABLES: dict[str, Any] = {"birdie": BirdieTable, "bower": BowerTable}


def check(reading: Any, states: States) -> None:
    """Every field is what NumPy reads, in plain integers."""
    for name in states.dtype.names or ():
        wanted = states[name][0].tolist()
        assert getattr(reading, name) == wanted
        assert json.dumps(getattr(reading, name)) == json.dumps(wanted), "no numbers of NumPy"


@every_configuration
def test_a_reading_is_the_record(configuration: Configuration) -> None:
    table = TABLES[configuration.game]
    for frozen in moments(configuration, 0)[::5]:
        states = thaw(frozen, configuration.rules.state)
        check(Reading(states), states)
        check(table(states), states)
        check(table.of(states), states)


@every_configuration
def test_parts_of_lists_are_their_bytes(configuration: Configuration) -> None:
    states = thaw(moments(configuration, 1)[-1], configuration.rules.state)
    table = TABLES[configuration.game](states)
    for name in ("hand", "display", "eggs", "act_first", "line"):
        if name in (states.dtype.names or ()):
            rows = np.atleast_2d(states[name][0])
            for number, row in enumerate(rows.tolist()):
                wanted = [value if value >= 0 else BLANK for value in row]
                assert [*table.some(len(row), name, number)] == wanted
                assert [*table.some(2, name, number)] == wanted[:2]


def test_records_of_any_kind_and_the_first_of_many_can_be_read() -> None:
    survey = new_survey()
    survey["objects"][0, 1, 2] = 1 << 40
    survey["difference"] = -3
    check(Reading(survey), survey)
    several = np.zeros(3, survey.dtype)
    several["difference"] = [5, 6, 7]
    assert Reading(several).difference == 5
    with pytest.raises(AttributeError):
        _ = Reading(survey).nothing


@every_configuration
def test_a_record_changed_from_outside_is_read_anew(configuration: Configuration) -> None:
    game = configuration.new(3)
    before = game.view(0)
    game.states["seat"] = 1 - game.states["seat"][0]
    assert game.view(0)["seat"] == 1 - before["seat"]
    game.states["seat"] = 1 - game.states["seat"][0]
    assert game.view(0) == before


@every_configuration
def test_a_view_as_text_says_the_same(configuration: Configuration) -> None:
    for game, _ in play(configuration, 2):
        seats = seats_and_spectator(game.players)
        texts = game.view_texts(*seats)
        assert [json.loads(text) for text in texts] == [game.view(seat) for seat in seats]
        assert texts == [game.view_texts(seat)[0] for seat in seats]


@every_configuration
def test_what_is_done_to_a_view_harms_nobody(configuration: Configuration) -> None:
    for played, (game, _) in enumerate(play(configuration, 2)):
        if played % 7 == 0:
            for seat in seats_and_spectator(game.players):
                text, before = game.view_texts(seat), as_json(game.view(seat))
                wreck(game.view(seat))
                assert as_json(game.view(seat)) == before
                assert game.view_texts(seat) == text


def wreck(document: object) -> None:
    """Empty every list and dict in a document."""
    if isinstance(document, dict | list):
        for part in list(document.values() if isinstance(document, dict) else document):
            wreck(part)
        document.clear()


def test_games_of_equal_records_but_other_names_do_not_mix() -> None:
    """Two tables that differ in the names of the tiles only."""
    parts = CONFIGURATIONS[-1].rules.components({})
    renamed = {**parts, "tiles": [{**tile, "id": f"other {tile['id']}"} for tile in parts["tiles"]]}
    configurations = [Configuration("bower", 2, "standard", {"components": one}) for one in (parts, renamed)]
    games = [one.new(4) for one in configurations]
    assert games[0].states.tobytes() == games[1].states.tobytes()
    for _ in range(2):
        ours, theirs = (game.view(0)["display"] for game in games)
        assert theirs == [f"other {name}" for name in ours]
