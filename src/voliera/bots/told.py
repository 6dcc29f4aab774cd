"""What a program from outside is told before it moves: all that a perfect memory of its seat holds, and nothing else.

The table is dealt anew first: every hidden thing is replaced by one that the seat cannot tell from the true one
(`redeal`). So nothing secret can leave the house, whatever is left standing afterwards. Then what the seat does not
know is struck out wherever a set-up position may leave it out. What the protocol wants all the same stays as it was
dealt: Birdie's piles while somebody scores, and the bonus tiles that the other has discarded in Bower.
"""

import numpy as np

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.kernel import seed_halves, thaw

PILES = ("deck", "under_stop", "second_half", "pile", "bonus_pile")
SIZES = ("deck_size", "pile_size", "bonus_pile_size")
SCRATCH = 128
"""Room for the things that are dealt anew, in any game."""


def told(game: Game, seed: int) -> Document:
    """The position as the seat to move may know it, good for the protocol's `setup`.

    It depends on the seed and on what the seat knows.
    """
    view = game.view(game.mover())
    world = thaw(game.whole_states().tobytes(), game.rules.state)
    game.rules.redeal(world[0], view["seat"], *seed_halves(seed), np.zeros(SCRATCH, np.int8))
    position = game.rules.position(world, game.options)
    del position["rng"]
    strike = {"birdie": strike_birdie, "bower": strike_bower}[game.name]
    strike(position, view)
    lean = {field: value for field, value in position.items() if field not in PILES or field in view}
    return lean if can_be_dealt(game, lean, view) else position


def strike_birdie(position: Document, view: Document) -> None:
    """The others' hands and closed lines.

    The own line stays, though nobody may look into it (B-T6): a seat has seen what it laid, and may remember.
    """
    for other in range(position["players"]):
        if other != view["seat"]:
            position["hands"][other] = [None] * len(position["hands"][other])
            if not isinstance(view["lines"][other], list):
                position["lines"][other] = [None] * len(position["lines"][other])


def strike_bower(position: Document, view: Document) -> None:
    """The eggs that the seat has not seen. Both hands stay: every tile in them lay open before (W-T4)."""
    position["eggs"], position["aside"] = view["eggs"], view["aside"]


def can_be_dealt(game: Game, lean: Document, view: Document) -> bool:
    """Whether a table without its piles gets piles of the right sizes when it is set up.

    Not where the cards under Stop are needed, tiles are spelled out, or somebody had set up a table without some tiles.
    """
    try:
        table = game.rules.view(game.rules.from_position(lean, 0), lean["options"], view["seat"])
    except GameError:
        return False
    return all(table.get(size) == view.get(size) for size in SIZES)
