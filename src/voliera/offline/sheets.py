"""Score sheets on the device: what they come to, and positions to play on from."""

import msgspec

from voliera import sheet
from voliera.offline.call import Answer, Call
from voliera.server.core.sheets import PositionWish, ScoreWish, position_task, score_task


def score(call: Call) -> Answer:
    """Return what a sheet comes to, with the best plays."""
    return Answer(sheet.score_within(score_task(msgspec.convert(call.body, ScoreWish))))


def position(call: Call) -> Answer:
    """Return where a sheet stands, as a position."""
    return Answer(sheet.position(position_task(msgspec.convert(call.body, PositionWish))))
