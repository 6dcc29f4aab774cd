"""A deal from a wide seed (chance.py), outside the rules: the same cards go to the same places (B-S1, B-S4 to B-S6).

Fields are written by their names as items: as attributes NumPy takes ten times as long.
"""

from voliera.games.birdie.rules.box import COPIES, DECK, KINDS
from voliera.games.birdie.rules.deal import start_game
from voliera.games.birdie.rules.state import DISPLAY, NONE, SEATS
from voliera.kernel import Record
from voliera.kernel.chance import Stream

_CARDS = tuple(card for card in range(KINDS) for _ in range(COPIES))


def deal_wide(s: Record, players: int, seed: int) -> None:
    """Begin a game as `start_game` does, with every card, the first player and the generator from the seed."""
    start_game(s, players, 0, 0)
    chance = Stream(seed)
    cards = chance.shuffled(_CARDS)
    hands = [[0] * KINDS for _ in range(SEATS)]
    for seat in range(players):
        for card in cards[2 * seat : 2 * seat + 2]:
            hands[seat][card] += 1
    s["hand"] = hands
    open_at = 2 * players
    s["display"] = cards[open_at : open_at + DISPLAY]
    top = open_at + DISPLAY
    s["stock"] = [*[NONE] * top, *cards[top:DECK]]
    s["seat"] = chance.below(players)
    chance.seed(s)
