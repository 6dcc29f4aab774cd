"""A bot for a served table: python docs/examples/served_bot.py LINK, where LINK is an invitation or a server's address.

It loves to lay cards and tiles. Be cleverer: `view` is all that a seat may know, `legal` all that it may do.
"""

import random
import sys

from voliera.client import play

LIKES = ("set", "lay", "play", "bonus", "keep")


def choose(view, legal):
    """Any action that it likes, else any at all."""
    return random.choice([action for action in legal if action["do"] in LIKES] or legal)


if __name__ == "__main__":
    print(play(sys.argv[1], choose, name="Served bot"))
