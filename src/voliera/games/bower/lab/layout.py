"""The layout of Bower's observation for research: what networks see, without hints, and who is to move."""

from voliera.games.bower.layout import LAYOUT as NETWORKS
from voliera.games.bower.rules.state import SEATS
from voliera.games.layout import Block, Layout

LAYOUT = Layout(
    "bower-lab",
    1,
    (*NETWORKS.blocks, Block("to_move", SEATS, 1.0, "this seat is to move, the other is; none when the game is over")),
)
TO_MOVE = LAYOUT.at("to_move")
