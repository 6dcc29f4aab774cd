"""A deal from a wide seed (chance.py), outside the rules: the same tiles go to the same places (W-S1 to W-S3, W-V1).

Fields are written by their names as items: as attributes NumPy takes ten times as long.
"""

from voliera.games.bower.rules.box import BONUSES, EGGS, TILES
from voliera.games.bower.rules.deal import LEFT_OUT, start_game
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, NONE, SEATS
from voliera.kernel import Record
from voliera.kernel.chance import Stream

_ALL = range(len(BONUSES))
_FAIR = tuple(bonus for bonus in _ALL if (LEFT_OUT >> bonus) & 1 == 0)


def deal_wide(s: Record, players: int, seed: int) -> None:
    """Begin a game as `start_game` does, with every egg and tile, the first player and the generator from the seed."""
    start_game(s, players, 0, 0)
    chance = Stream(seed)
    eggs = chance.shuffled(range(len(EGGS)))
    s["eggs"], s["aside"] = eggs[:COLUMNS], eggs[COLUMNS:]
    tiles = chance.shuffled(range(TILES))
    s["display"] = tiles[:DISPLAY]
    s["pile"] = [*[NONE] * DISPLAY, *tiles[DISPLAY:]]
    bonuses, count = (_FAIR if s["fair_play"] else _ALL), int(s["bonus_n"])
    s["bonus_pile"][:count] = chance.shuffled(bonuses)[:count]
    s["first"] = s["seat"] = chance.below(SEATS)
    chance.seed(s)
