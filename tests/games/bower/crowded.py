"""Crowded tables of Bower: anything may lie anywhere, sooner than games get there.

For proofs about records; such a table need not come up in a game, but all that the rules read of it is right.
"""

import random

import numpy as np

from tests.games.bower.facts import OTHER_TILES
from voliera.documents import Document
from voliera.games import rules_of
from voliera.games.bower.rules import nest
from voliera.games.bower.rules import steps as rules
from voliera.games.bower.rules.numbers import PLACE, STEPS
from voliera.games.bower.rules.state import ALL_TILES, COVERED, FIRST_TOKEN, NONE, Bonus, Phase, Token
from voliera.kernel import States


def crowded(seed: int) -> States:
    """A table in the middle of things: nests with covers and tokens, egg tiles, spies; a tile is to be laid."""
    chance = random.Random(seed)
    options: Document = {name: chance.random() < 0.7 for name in ("zero_ties", "lone_ties", "joining_gems")}
    if chance.random() < 0.3:
        options["components"] = OTHER_TILES
    states = rules_of("bower").new(2, chance.choice(["standard", "super"]), options, seed)
    tiles = chance.sample(range(ALL_TILES), ALL_TILES)
    for seat in range(2):
        for _ in range(chance.randint(0, 15 if states["variant"][0] else 12)):
            fill(states, seat, tiles.pop(), chance, Phase.PLACE)
    things: list[Token | None] = [token for token in Token if chance.random() < 0.6]
    things += [None] * chance.randrange(2)
    chance.shuffle(things)
    for token in things:
        if token is None:
            fill(states, chance.randrange(2), tiles.pop(), chance, Phase.EFFECT)
        else:
            lay_token(states, token, chance)
    keep_and_spy(states, chance)
    seat = chance.randrange(2)
    states["seat"] = seat
    states["hand_n"][0, seat] = chance.randint(1, 3)
    for i in range(states["hand_n"][0, seat]):
        states["hand"][0, seat, i] = tiles.pop()
    what = chance.random()
    if what < 0.25 and states["filled"][0, seat]:
        states["effect"], states["cover_tile"] = Bonus.COVER, tiles.pop()
        states["phase"] = Phase.EFFECT
        return states
    states["phase"] = Phase.PLAY
    if what < 0.45:
        states["gift"], states["gift_seat"] = tiles.pop(), seat if chance.random() < 0.7 else 1 - seat
    return states


def fill(states: States, seat: int, tile: int, chance: random.Random, phase: Phase) -> None:
    """Lay a tile, or a cover, where the rules allow it; where they do not, do nothing."""
    out = np.zeros(STEPS, np.int16)
    states["seat"], states["phase"] = seat, phase
    states["effect"], states["cover_tile"] = Bonus.COVER, tile
    count = rules.listing(states, out)
    states["effect"], states["cover_tile"] = NONE, NONE
    if count:
        square, facing = divmod(int(chance.choice(out[:count])) - PLACE, 4)
        nest.put(states[0], seat, tile + (COVERED if phase == Phase.EFFECT else 0), square, facing)


def lay_token(states: States, token: Token, chance: random.Random) -> None:
    """Lay a token on a filled square of either nest; the X on something that counts, the Branch inside the grid."""
    seat = chance.randrange(2)
    rows = 5 if states["variant"][0] else 4
    filled = [square for square in range(30) if states["filled"][0, seat] >> square & 1]
    chance.shuffle(filled)
    for square in filled:
        how = NONE
        if token == Token.X:
            how = chance.randrange(8)
        elif token == Token.BRANCH:
            how = chance.randrange(2)
            inside = 0 < square % 5 < rows - 1 if how else 0 < square // 5 < 5
            if not inside:
                continue
        if nest.put(states[0], seat, FIRST_TOKEN + token, square, how):
            return


def keep_and_spy(states: States, chance: random.Random) -> None:
    """Egg tiles for both, eggs that were looked at, and now and then no bonus tiles any more."""
    for tile in range(Bonus.EGG_YELLOW, Bonus.EGG_SHELLS + 1):
        owner = chance.randrange(3)
        if owner < 2:
            states["kept"][0, owner, states["kept_n"][0, owner]] = tile
            states["kept_n"][0, owner] += 1
    for seat in range(2):
        states["spied"][0, seat] = chance.choice([0, 0, 1 << (1 - seat + 2 * chance.randrange(3))])
        states["spied_aside"][0, seat] = chance.random() < 0.3
    if chance.random() < 0.15:
        states["bonus_n"] = 0
