"""The text that a promise about a deal is the hash of: one form, whoever writes it."""

import json
from random import Random
from typing import Any

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration
from voliera.games import rules_of
from voliera.server.core.fairness import canonical

SEED = 2**128 + 5


def by_definition(position: dict[str, Any]) -> str:
    """The text as `Fairness.algorithm` describes it."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_positions_are_written_as_the_promise_says(configuration: Configuration) -> None:
    game, chance = configuration.new(SEED), Random(1)
    for _ in range(40):
        position = game.position()
        assert canonical(position) == by_definition(position)
        if game.over:
            break
        game.apply(chance.choice(game.legal()))


@pytest.mark.parametrize("name", ["birdie", "bower"])
def test_so_are_components_with_any_text_in_them(name: str) -> None:
    components = rules_of(name).components({})
    position = voliera.new(name, 2, "standard", {"components": components}, SEED).position()
    position["options"]["components"] = {**components, "é\x7f\n\u2028": [1.0, 1e16, 1e-7, '\x1f\\"/', None, 2**70]}
    assert canonical(position) == by_definition(position)


@pytest.mark.parametrize("odd", ["é", "\x7f", "\n", '"\\', "\U0001f426", 2**64, -(2**63)])
def test_so_is_what_no_position_holds(odd: Any) -> None:
    position = {**voliera.new("birdie", seed=SEED).position(), "odd": odd}
    assert canonical(position) == by_definition(position)
