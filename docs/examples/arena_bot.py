"""A bot of one's own in the arena: it lays what it can, and is asked to beat `random`."""

import sys

from voliera.arena import match
from voliera.arena.contestants import Contestant
from voliera.lab.bot import serve

LIKES = ("set", "lay", "take")  # the best first; all else after that


def choose(position, legal, seed):
    """Return the action that it likes best."""
    return min(legal, key=lambda one: LIKES.index(one["do"]) if one["do"] in LIKES else 9)


if sys.argv[1:] == ["play"]:
    serve(choose)
else:
    mine = Contestant.program(f"{sys.executable} {__file__} play")
    print(match("birdie", [mine, "random"], units=int(sys.argv[1]) if sys.argv[1:] else 20).results[0].share.value)
