"""No position of Bower that is accepted leads to a dead end, an exception, or a game without end."""

import random
from typing import Any

import pytest

from tests.protocol.engine_client import Talk, error
from tests.protocol.mutated_positions import real_positions, shaken, try_many


@pytest.mark.parametrize("seed", [1, 2])
def test_shaken_positions_are_refused_or_playable(seed: int) -> None:
    accepted = try_many(250, seed)
    assert 60 < accepted < 200, "some of both"


def test_shaken_positions_through_the_engine() -> None:
    """The engine answers as the library does, with its codes, and what it opens can be asked for everything."""
    talk = Talk()
    chance = random.Random(5)
    positions = real_positions(1)
    codes: set[Any] = set()
    for _ in range(300):
        position = shaken(chance.choice(positions), chance)
        answer = talk.ask("setup", game="bower", position=position, seed=1)
        if not answer["ok"]:
            code, message = error(answer)
            codes.add(code)
            assert code == "bad_position"
            assert message.startswith("position")
            assert "nothing has changed" not in message, "an error inside the engine"
            continue
        told = talk.position()
        legal = talk.get("legal")["actions"]
        for cmd, fields in (("view", {"seat": 0}), ("view", {"seat": None}), ("result", {}), ("record", {})):
            talk.get(cmd, **fields)
        if legal:
            talk.get("apply", action=chance.choice(legal))
            talk.get("undo")
        assert talk.position() == told
        talk.get("close")
    assert codes == {"bad_position"}
    assert not talk.engine.games
