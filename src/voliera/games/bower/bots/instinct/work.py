"""The instinct's work space: one record with its tables, and with what it has read of the table so far."""

from functools import lru_cache

import numpy as np

from voliera.games.bower.bots.instinct.tables import EMPTIES, KINS, MOST, ROOMS, SLOPE, fill_tables
from voliera.games.bower.bots.instinct.taste import SIZE, Tastes, default_taste
from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIALS
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.state import ALL_TILES, COLUMNS, MATERIALS_COUNTED, SEATS, SQUARES
from voliera.kernel import WORD, States, rule, thaw

HALVES = 2 * ALL_TILES
GROUPS = 5
"""Maximum number of groups of a material that are told apart where they could be joined."""
TILES_SEEN = 8
"""The number of tiles compared at a time: the display, and the newest of the hand."""
PLACES = 64
"""Pairs of squares side by side; there are 49 in the largest nest."""
EGGS_EACH = COLUMNS // SEATS
ASSIGNMENTS = 8 * 7 * 6
"""Ways to lay three of the eight eggs into a seat's columns; a seat that has seen three others has 60 left."""
ROOT_MOVES = 24
"""Maximum number of moves tried at the root of a search."""
MOVES = 1024
"""Room for all that can be played at a time."""

WORK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint32, (4,)),  # the generator (kernel.draw)
                ("taste", np.float64, (SIZE,)),
                ("joining_gems", np.int8),  # whether a tile without a gem can earn a bonus by joining groups (W-B1)
                # tables, filled once (tables.py)
                ("hope", np.float32, (4, MOST + 1, MOST + 1, EMPTIES, EMPTIES)),
                ("tie", np.float32, (4, MOST + 1, MOST + 1, EMPTIES, EMPTIES)),
                (
                    "edge",
                    np.float32,
                    (25, 2 * EMPTIES - 1),
                ),  # who wins a tie, by the lead in shells and squares to come
                ("third", np.float32, (2, 4, SQUARES + 1)),  # a third gem to come: in a column, in a group
                ("slope", np.float32, (2 * SLOPE + 1,)),  # whether a lead lasts
                # the halves of all tiles
                ("packed", np.int64, (HALVES,)),
                ("material", np.uint8, (HALVES,)),
                ("gems", np.uint8, (HALVES,)),
                ("shells", np.uint8, (HALVES,)),
                ("wanted", np.uint8, (len(EGGS), HALVES)),  # objects that an egg asks for, white ones too
                ("kinds_n", np.uint8, (HALVES,)),  # kinds of Feathers and Flowers …
                ("kind", np.uint8, (HALVES, len(EGGS))),  # … which ones …
                ("objects", np.float64, (HALVES, len(EGGS))),  # … and how many of each
                ("kin", np.uint8, (HALVES,)),  # by material, gems, and whether there are shells (groups.py)
                ("beside", np.int64, (SQUARES,)),  # the neighbours of each square
                ("growth", np.float32, ((ENOUGH + 1) * ROOMS,)),  # a third gem to come in a group, or none needed
                # both nests, as far as they have been read (reading.py)
                ("seen", np.int32, (SEATS,)),
                ("looked", np.int64),  # at which table the seat looked last
                ("column", np.int64, (SEATS, COLUMNS)),
                ("groups_n", np.int32, (SEATS, len(MATERIALS))),
                ("group", np.int64, (SEATS, len(MATERIALS), GROUPS)),
                ("group_near", np.int64, (SEATS, len(MATERIALS), GROUPS)),
                ("group_size", np.uint8, (SEATS, len(MATERIALS), GROUPS)),
                ("group_gems", np.uint8, (SEATS, len(MATERIALS), GROUPS)),
                ("best", np.uint8, (SEATS, len(MATERIALS))),  # the size of the largest group
                # what the seat that acts makes of its nest (looking.py)
                ("unseen", np.int32, (SEATS,)),  # a bit per egg that it has not seen
                ("column_key", np.int64, (SEATS, COLUMNS, 3)),  # the column for which the next ones were worked out
                ("gain_one", np.float64, (SEATS, COLUMNS, 4)),  # by matching objects on one more square
                ("gain_two", np.float64, (SEATS, COLUMNS, 5)),  # … on two
                ("gain_kind", np.float64, (SEATS, COLUMNS, len(EGGS))),  # by object, where the egg is not known
                ("gain_squares", np.float64, (SEATS, COLUMNS, 2)),  # … and what one square less, or two, means there
                ("gain_edge", np.float64, (SEATS, COLUMNS, 4)),  # by shells
                ("gain_gem", np.float64, (SEATS, COLUMNS, 2, 5)),  # by gems, on one square or two
                ("live_near", np.int64, (len(MATERIALS) * GROUPS,)),  # of groups that can still grow
                ("live_bit", np.uint8, (len(MATERIALS) * GROUPS,)),  # where they are in `joins`
                ("sets_n", np.int32, (len(MATERIALS),)),  # sets of them
                ("joined_size", np.uint8, (len(MATERIALS), 1 << GROUPS)),  # by set of groups that become one
                ("joined_gems", np.uint8, (len(MATERIALS), 1 << GROUPS)),
                ("joined_spent", np.uint8, (len(MATERIALS), 1 << GROUPS)),
                ("joined_near", np.int64, (len(MATERIALS), 1 << GROUPS)),
                ("joined_free", np.uint8, (len(MATERIALS), 1 << GROUPS)),  # empty squares beside them
                ("joined_hope", np.float64, (len(MATERIALS), 1 << GROUPS)),
                ("free", np.uint8, (SQUARES,)),  # empty squares beside an empty square
                ("joins", np.uint32, (SQUARES,)),  # by empty square, the groups beside it: a set for each material
                ("set_gain", np.float64, (1 << GROUPS,)),  # what it gains to join a set of groups
                ("set_room", np.uint8, (1 << GROUPS,)),  # … and where in `growth` to look on
                ("lead", np.float64, (MATERIALS_COUNTED,)),  # what the groups promise as they are
                ("places_n", np.int32),
                ("open_n", np.int32),
                ("open", np.uint8, (COLUMNS,)),  # columns with room
                ("squares_n", np.int32),
                ("square", np.uint8, (SQUARES,)),  # the empty ones
                ("place_low", np.uint8, (PLACES,)),
                ("place_high", np.uint8, (PLACES,)),
                ("place_column", np.uint8, (2, PLACES)),  # of both squares
                ("place_shape", np.float64, (PLACES,)),
                ("empty", np.int64),
                ("later", np.int32),
                ("worth_bonus", np.float64),
                ("steep", np.float64),
                ("column_now", np.float64, (COLUMNS,)),  # what columns promise as they are (bonuses.py) …
                ("egg_now", np.int8, (COLUMNS,)),  # … under the egg that they have, or most likely have
                ("sure_now", np.float64, (COLUMNS,)),  # how likely that is
                ("room_now", np.uint8, (SEATS, COLUMNS)),  # empty squares
                ("egg_tile", np.float64, (4,)),  # what an object of a colour, or a shell, is worth for egg tiles
                ("kins_known", np.int64),  # a bit per kin for which the next ones are worked out
                ("single", np.float64, (KINS, SQUARES)),  # what half a tile of a kin does to groups
                ("pair", np.float64, (PLACES,)),  # what a tile of one material does to them, by place
                # tiles that are compared (placing.py)
                ("tile", np.int32, (TILES_SEEN,)),
                ("tile_step", np.int32, (TILES_SEEN,)),
                ("tile_gain", np.float64, (TILES_SEEN,)),
                ("tile_place", np.int32, (TILES_SEEN,)),
                ("in_column", np.float64, (3, COLUMNS)),  # a tile's gain: by its first half, its second, both
                ("tiles_n", np.int32),
                # moves on offer (moves.py)
                ("moves_n", np.int32),
                ("move", np.int32, (MOVES,)),
                ("first", np.int32, (MOVES,)),  # the steps of a move; the second may be -1
                ("second", np.int32, (MOVES,)),
                ("score", np.float64, (MOVES,)),
                ("share", np.float64, (MOVES,)),  # what each would get of the visits, not yet out of one
                ("prior", np.float32, (MOVES,)),
                ("root_n", np.int32),  # the same at the root, where they are the same in all worlds
                ("root_move", np.int32, (ROOT_MOVES,)),
                ("root_first", np.int32, (ROOT_MOVES,)),
                ("root_second", np.int32, (ROOT_MOVES,)),
                ("root_prior", np.float32, (ROOT_MOVES,)),
                ("planned_tile", np.int32),
                ("planned_place", np.int32),
                # the other's eggs (belief.py)
                ("blind", np.int8),  # whether own eggs say nothing of other eggs, for now
                ("guess", np.float64, (COLUMNS, len(EGGS))),  # how likely each egg is, to a seat that does not know it
                ("eggs_n", np.int32),  # assignments that are possible
                ("eggs", np.int8, (ASSIGNMENTS, EGGS_EACH)),
                ("weight", np.float64, (ASSIGNMENTS,)),  # how likely each is; before, the logarithm
                ("sums", np.float64, (EGGS_EACH + 1, len(EGGS))),  # over the places in a column, and in none of them
                ("chosen", np.float64, (len(EGGS),)),
                ("credulity", np.float64),
                ("slip", np.float64),
                ("calm", np.float64),
                # search
                ("shares", np.float64, (SEATS,)),
                ("boldness", np.float64),
                ("heat", np.float64),
                ("blend", np.float64),
                ("pool", np.int8, (len(BONUSES),)),
            ],
            align=True,
        ),
    )
)


@rule
def plain(number: int) -> int:
    """A small number as a plain one. Small ones are unsigned: compilers know then that they are no negative places."""
    return int(number) & WORD  # signed inside of CUDA kernels, too


def new_work(states: States, taste: Tastes | None = None) -> States:
    """An array of one work space, for the tiles of a game."""
    chosen = default_taste() if taste is None else taste
    s = states[0]
    options = bool(s.zero_ties), not s.lone_ties_off, not s.joining_gems_off
    return thaw(filled(chosen.tobytes(), s.faces.tobytes(), *options), WORK)


@lru_cache(maxsize=32)
def filled(taste: bytes, faces: bytes, zero_ties: bool, lone_ties: bool, joining_gems: bool) -> bytes:
    """A work space with its tables."""
    works = np.zeros(1, WORK)
    works["taste"][0] = np.frombuffer(taste)
    works["guess"] = 1.0
    fill_tables(works, np.frombuffer(faces, np.uint32), zero_ties, lone_ties)
    works["joining_gems"] = joining_gems
    return works.tobytes()
