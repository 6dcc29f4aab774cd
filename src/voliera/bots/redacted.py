"""What a program from outside is told before it moves: all that a perfect memory of its seat holds, and nothing else.

The table is dealt again first: every hidden thing is replaced by one that the seat cannot tell from the true one
(`Game.redealt`). So nothing secret can get out, whatever is left in place afterwards. Then what the seat does not know
is struck out wherever a set-up position may leave it out. What the protocol wants all the same stays as it was dealt:
Birdie's piles while somebody scores, and the bonus tiles that the other has discarded in Bower.
"""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game

PILES = ("deck", "under_stop", "second_half", "pile", "bonus_pile")
SIZES = ("deck_size", "pile_size", "bonus_pile_size")


def told(game: Game, seed: int) -> Document:
    """The position as the seat to move may know it, good for the protocol's `setup`.

    It depends on the seed and on what the seat knows.
    """
    view = game.view(game.mover())
    position = game.redealt(view["seat"], seed).position()
    del position["rng"]
    game.rules.conceal(position, view)
    lean = {field: value for field, value in position.items() if field not in PILES or field in view}
    return lean if can_be_dealt(game, lean, view) else position


def can_be_dealt(game: Game, lean: Document, view: Document) -> bool:
    """Whether a table without its piles gets piles of the right sizes when it is set up.

    Not where the cards under Stop are needed, tiles are spelled out, or somebody had set up a table without some tiles.
    """
    try:
        table = game.rules.view(game.rules.from_position(lean, 0), lean["options"], view["seat"])
    except GameError:
        return False
    return all(table.get(size) == view.get(size) for size in SIZES)
