"""Birdie's compiled functions for browsers."""

import numpy as np

from voliera.bots.tree import TREE
from voliera.games.birdie.batches import play_range
from voliera.games.birdie.bots.ahead import deal_worlds, step_alone, step_worlds
from voliera.games.birdie.bots.lookahead.desk import DESK
from voliera.games.birdie.bots.lookahead.playing import simulate
from voliera.games.birdie.bots.lookahead.runs import carry_on, extend
from voliera.games.birdie.observe import observe_first
from voliera.games.birdie.rules.deal import slice_end, start_game, stop_at
from voliera.games.birdie.rules.redeal import redeal
from voliera.games.birdie.rules.state import STATE
from voliera.games.birdie.rules.steps import advance, listing, result
from voliera.games.birdie.selfplay.cpu import look_many
from voliera.games.birdie.solve import at_once, layers, workspace
from voliera.games.birdie.solve.endings import tally
from voliera.games.birdie.solve.layers import best_move, split_many, split_pieces
from voliera.games.birdie.solve.tree import proceed
from voliera.kernel import seed_generator
from voliera.kernel.exports import Argument, Array, Export, One, Scalar, numbers

INT, WORD, LONG, FLAG = Scalar.INT, Scalar.WORD, Scalar.LONG, Scalar.FLAG
RECORD, RECORDS = One(STATE), Array(STATE)
STEPS, LOG, CARDS = numbers(np.int16), numbers(np.int16, 2), numbers(np.int8)
LAYERS, LINES = Array(layers.LAYERS), numbers(np.int8, 2)
UNITS, UNITS_2, UNITS_3, SETS = numbers(np.int32), numbers(np.int32, 2), numbers(np.int32, 3), numbers(np.float32, 2)
FLAGS, LONGS, LONGS_2 = numbers(np.int8), numbers(np.int64), numbers(np.int64, 2)
FLOATS, FLOATS_2 = numbers(np.float32), numbers(np.float32, 2)

SPLIT: tuple[Argument, ...] = (INT, SETS, UNITS_2, INT, INT, INT)
"""The arguments that all splits of lines have behind the line."""

EXPORTS = (
    Export("birdie_seed_generator", seed_generator, (RECORD, WORD, WORD), small=True),
    Export("birdie_start_game", start_game, (RECORD, INT, WORD, WORD)),
    Export("birdie_slice_end", slice_end, (RECORD,), small=True),
    Export("birdie_stop_at", stop_at, (RECORD,), small=True),
    Export("birdie_listing", listing, (RECORDS, STEPS)),
    Export("birdie_advance", advance, (RECORDS, INT, LOG, STEPS)),
    Export("birdie_redeal", redeal, (RECORD, INT, WORD, WORD, CARDS)),
    Export("birdie_result", result, (RECORD, numbers(np.int16), numbers(np.int16, 2)), small=True),
    Export("birdie_play_range", play_range, (RECORDS, INT, INT, INT, LONG, STEPS, LOG)),
    Export("birdie_tally", tally, (UNITS, UNITS, UNITS_2, UNITS, INT, INT, INT, FLAG, UNITS_2), small=True),
    Export("birdie_split_pieces", split_pieces, (LAYERS, CARDS, *SPLIT)),
    Export("birdie_split_many", split_many, (LAYERS, LINES, *SPLIT, UNITS)),
    Export("birdie_best_move", best_move, (LAYERS, CARDS, INT, SETS, UNITS_3, UNITS, INT, INT), small=True),
    Export("birdie_proceed", proceed, (Array(workspace.WORK), LONGS_2, INT)),
    Export(
        "birdie_simulate",
        simulate,
        (RECORDS, RECORDS, Array(TREE), Array(DESK), INT, INT),
        inlined=(extend, carry_on),
    ),
    Export("birdie_observe_first", observe_first, (RECORDS, numbers(np.int8)), small=True),
    Export("birdie_look_many", look_many, (RECORDS, numbers(np.int8, 2), LONGS_2, FLAGS, STEPS), small=True),
    Export("birdie_deal_worlds", deal_worlds, (RECORDS, RECORDS, INT, LONGS, CARDS)),
    Export("birdie_step_alone", step_alone, (RECORDS, INT, LOG), small=True),
    Export(
        "birdie_step_worlds",
        step_worlds,
        (RECORDS, LONGS, FLAGS, FLAGS, FLOATS_2, FLOATS, Array(at_once.WORK), UNITS_3, LOG),
        small=True,
    ),
)
