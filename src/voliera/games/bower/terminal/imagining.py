"""A table that looks like a view, to try an action on."""

from voliera.documents import POSITION_FORMAT, Document
from voliera.game import Game
from voliera.games.bower.border.game import BOWER


def imagined(view: Document) -> Game:
    """Return a table that looks as this one does to the seat to move; what it cannot see is dealt by chance."""
    seat, sizes = view["seat"], ("pile_size", "bonus_pile_size")
    position = {field: value for field, value in view.items() if field not in sizes}
    hands = [hand if owner == seat else [] for owner, hand in enumerate(view["hands"])]
    whole = {**position, "format": POSITION_FORMAT, "hands": hands, "bonus_discards": []}
    return Game.from_position(BOWER, whole, seed=1)
