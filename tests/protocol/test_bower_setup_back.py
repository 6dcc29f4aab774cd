"""Positions of Bower that are set up again come back as they were."""

import pytest

from tests.protocol.bower_positions import both_variants, every_configuration, play_out
from tests.protocol.engine_client import STAGES, Talk, bower_moment, play_bower
from voliera.documents import Document

every_stage = pytest.mark.parametrize("name", dict.fromkeys(STAGES))


@every_configuration
def test_positions_come_back(talk: Talk, variant: str, options: Document) -> None:
    for seed in (1, 2):
        for number, (game, _) in enumerate(play_bower(variant, options, seed)):
            if number % 3 and game.phase in ("take", "play"):
                continue
            position = game.position()
            to_move = talk.get("setup", game="bower", position=position, seed=7)["to_move"]
            assert to_move == game.to_move()
            assert talk.get("position")["position"] == position
            assert talk.get("result")["result"] == game.result()
            assert talk.get("legal")["actions"] == game.legal()
            for seat in (0, 1, None):
                assert talk.get("view", seat=seat)["view"] == game.view(seat)
            talk.get("close")


@both_variants
@every_stage
def test_every_stage_goes_on_in_the_same_way(talk: Talk, variant: str, name: str) -> None:
    position = bower_moment(name, variant)
    ends = []
    for seed in (1, 2):
        assert talk.set_up(position, seed=seed) == position
        ends.append(play_out(talk, 5))
    assert ends[0] == ends[1], "all chance is in the position"
