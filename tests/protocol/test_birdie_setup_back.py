"""Positions of Birdie that are set up again come back as they were."""

import json

import pytest

from tests.protocol.birdie_positions import (
    RARE,
    every_configuration,
)
from tests.protocol.engine_client import PHASES, Talk, moment, play
from voliera.documents import Document


@every_configuration
def test_positions_come_back(talk: Talk, players: int, variant: str, options: Document) -> None:
    for number, (game, _) in enumerate(play(players, variant, options, 1)):
        if number % 3 and game.phase not in RARE:
            continue
        position = game.position()
        to_move = talk.get("setup", game="birdie", position=position, seed=number)["to_move"]
        assert to_move == game.to_move()
        assert talk.get("position")["position"] == position
        assert talk.get("result")["result"] == game.result()
        for seat in (*range(players), None):
            ours, theirs = game.view(seat), talk.get("view", seat=seat)["view"]
            if game.phase == "laying" and seat != game.seat:
                ours["display"].sort()
                theirs["display"].sort()
            assert theirs == ours
        talk.get("close")


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_comes_back(talk: Talk, phase: str) -> None:
    for players in (2, 3, 4):
        for round_no in (1, 2):
            position = json.loads(moment(phase, players, None, round_no))
            assert talk.set_up(position, seed=round_no) == position
