"""Bower's compiled functions for browsers."""

import numpy as np

from voliera.bots.tree import TREE
from voliera.games.bower.batches import play_range
from voliera.games.bower.bots.instinct.tables import fill_columns
from voliera.games.bower.bots.instinct.work import WORK
from voliera.games.bower.bots.lookahead.growing import work_on
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.deal import start_game
from voliera.games.bower.rules.deltas import placement, placements
from voliera.games.bower.rules.nest import put
from voliera.games.bower.rules.redeal import redeal
from voliera.games.bower.rules.scoring import score
from voliera.games.bower.rules.state import STATE
from voliera.games.bower.rules.steps import advance, listing
from voliera.games.bower.rules.survey import SURVEY, declarable, matching, number, sign, survey
from voliera.kernel import seed_generator
from voliera.kernel.exports import Array, Export, One, Scalar, numbers

INT, WORD, LONG, FLAG = Scalar.INT, Scalar.WORD, Scalar.LONG, Scalar.FLAG
FLOATS, TABLE = numbers(np.float64), numbers(np.float64, 5)
RECORD, RECORDS = One(STATE), Array(STATE)
STEPS, LOG, ROW = numbers(np.int16), numbers(np.int16, 2), numbers(np.int16)

EXPORTS = (
    Export("bower_seed_generator", seed_generator, (RECORD, WORD, WORD), small=True),
    Export("bower_seed_search", seed_generator, (One(WORK), WORD, WORD), small=True),
    Export("bower_start_game", start_game, (RECORD, INT, WORD, WORD)),
    Export("bower_listing", listing, (RECORDS, STEPS)),
    Export("bower_advance", advance, (RECORDS, INT, LOG, STEPS)),
    Export("bower_redeal", redeal, (RECORD, INT, WORD, WORD, numbers(np.int8))),
    Export("bower_play_range", play_range, (RECORDS, INT, INT, INT, LONG, STEPS, LOG)),
    Export("bower_score", score, (RECORD, numbers(np.int32, 2)), small=True),
    Export("bower_put", put, (RECORD, INT, INT, INT, INT), small=True),
    Export("bower_survey", survey, (RECORD, INT, INT, One(SURVEY)), small=True),
    Export("bower_number", number, (LONG, INT), small=True),
    Export("bower_matching", matching, (LONG, INT), small=True),
    Export("bower_declarable", declarable, (LONG, INT), small=True),
    Export("bower_sign", sign, (INT,), small=True),
    Export("bower_placements", placements, (RECORD, INT, One(SURVEY), STEPS, numbers(np.int16, 2)), small=True),
    Export("bower_placement", placement, (RECORD, One(SURVEY), INT, INT, INT, ROW), small=True),
    Export("bower_work_on", work_on, (INT, RECORDS, RECORDS, Array(WORK), Array(TREE), INT, INT, LOG)),
    Export("bower_fill_columns", fill_columns, (FLOATS, FLAG, FLAG, TABLE, TABLE, numbers(np.float64, 3)), small=True),
    Export("bower_turned_step", turned_step, (INT, INT), small=True),
)
