"""Bower's actions for research: the steps of the rules (rules/numbers.py), as the seat to move counts (mirror.py)."""

from voliera.games.bower.rules import numbers as n
from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, HAND, SQUARES
from voliera.games.numbering import Steps

STEPS = (
    Steps("take", n.TAKE, DISPLAY, "+ place in the display: take the tile, or give it away"),
    Steps("hand", n.HAND, HAND, "+ place in the hand: play the tile (`place` follows), or discard it"),
    Steps("gift", n.GIFT, 1, "play the tile that was given; `place` follows"),
    Steps("place", n.PLACE, 4 * SQUARES, "+ 4 × square + facing: a tile's first square, and where its second lies"),
    Steps("bonus", n.BONUS, 1, "draw bonus tiles"),
    Steps("decline", n.DECLINE, 1, "no bonus tile, or no effect"),
    Steps("use", n.USE, 1, "use the effect"),
    Steps("keep", n.KEEP, len(BONUSES), "+ bonus tile: keep it"),
    Steps("spy", n.SPY, COLUMNS, "+ column: look at its egg"),
    Steps(
        "at",
        n.AT,
        SQUARES,
        "+ square of the nest of the seat: a token goes there (X: `object` follows; Branch: `along`)",
    ),
    Steps("at_other", n.AT_OTHER, SQUARES, "+ square of the other nest: the X goes there"),
    Steps("object", n.OBJECT, 8, "+ flower or feather: what the X lies on"),
    Steps("along", n.ALONG, 2, "the Branch lies along the row, along the column"),
)
