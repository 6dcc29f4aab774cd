"""The layout of Birdie's observation for research: what networks see of a turn, and behind it what scoring asks."""

from voliera.games.birdie.layout import LAYOUT as TURNS
from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.state import LINE, SEATS, Phase
from voliera.games.layout import Block, Layout

PHASES = int(Phase.TURN_DONE)
FEATURES = 8

LAYOUT = Layout(
    "birdie-lab",
    1,
    (
        *TURNS.blocks,
        Block("phase", PHASES, 1.0, "what is asked of the seat to move"),
        Block("to_move", SEATS, 1.0, "the seat to move, counted from this one; none when the game is over"),
        Block("line", LINE, 0.0625, "own line by position: card + 1"),
        Block("set_number", LINE, 0.1, "own scoring, by position in the line: number of the declared set, from 1"),
        Block("set_feature", LINE, 0.125, "… its feature + 1; negative once the Pigeon has dropped it"),
        Block("drawn", KINDS, 1.0, "own scoring: the Robin's card, to be inserted"),
        Block("formed", FEATURES, 1.0, "own scoring: feature of the set that has just appeared"),
        Block("written", FEATURES, 1.0, "own scoring: boxes that a set has filled"),
        Block(
            "named", 4, 0.1, "own scoring: sets declared, position named + 1, gap + 1, size of the set that appeared"
        ),
    ),
)
PHASE, TO_MOVE, LINE_AT = (LAYOUT.at(name) for name in ("phase", "to_move", "line"))
SET_NUMBER, SET_FEATURE, DRAWN = (LAYOUT.at(name) for name in ("set_number", "set_feature", "drawn"))
FORMED, WRITTEN, NAMED = (LAYOUT.at(name) for name in ("formed", "written", "named"))
