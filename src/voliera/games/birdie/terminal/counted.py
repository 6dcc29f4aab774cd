"""Points so far, counted from a view."""

from voliera.documents import Document
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.rules.box import BIRDS, FEATURES


def points_so_far(view: Document) -> Document:
    """Return the result as if the game ended now: all of it lies open on the boards."""
    states = BIRDIE.new(view["players"], view["variant"], view["options"], 0)
    for seat in range(view["players"]):
        states["boxes"][0, seat] = [view["boxes"][seat][feature] or 0 for feature in FEATURES]
        states["pass_points"][0, seat] = [-1 if points is None else points for points in view["pass_points"][seat]]
        states["flaps"][0, seat] = view["flaps"][seat]
    holders = [view["trophies"][bird] for bird in BIRDS]
    states["trophies"][0] = [-1 if holder is None else holder for holder in holders]
    return BIRDIE.result(states)
