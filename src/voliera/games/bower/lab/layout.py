"""The layout of Bower's observation for research: what lies before a seat, and who is to move."""

from voliera.games.bower.layout import SEEN
from voliera.games.bower.rules.state import SEATS
from voliera.games.layout import Block, Layout

LAYOUT = Layout(
    "bower-lab",
    1,
    (*SEEN.blocks, Block("to_move", SEATS, 1.0, "this seat is to move, the other is; none when the game is over")),
)
TO_MOVE = LAYOUT.at("to_move")
