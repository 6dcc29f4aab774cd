"""What bonus tiles are worth to the greedy bot, and their best targets (W-B3 to W-B16)."""

from statistics import fmean
from typing import Any

from voliera.bots.bower.nest import (
    BOTTOM,
    HUES,
    TOP,
    WHITE,
    Half,
    Nest,
    number_of,
    of_kind,
    pairs,
    squares_in,
    with_token,
)
from voliera.bots.bower.outlook import Outlook
from voliera.bower.components import BONUSES, NEST_BONUSES, OBJECTS, TILES
from voliera.bower.state import COLUMNS, NONE, SEATS, STRIDE, Bonus, Token
from voliera.bower.table import ALONG, FACINGS, at

Found = list[tuple[float, dict[str, Any]]]
"""Actions with what they gain, in eggs."""

SAMPLED_TILES = 3
"""So many tiles stand for all that a cover may draw."""
GIFT_HURTS = 0.7
"""How much of what a gift keeps the other from counts: the other may have had other plans."""
WHITE_KINDS = {Bonus.WHITE_FLOWER: WHITE, Bonus.WHITE_FEATHER: HUES + WHITE}
FACING = {1: "n", STRIDE: "e", -1: "s", -STRIDE: "w"}
assert set(FACING.values()) == set(FACINGS)


def place_document(first: int, second: int) -> dict[str, Any]:
    """Where a tile is laid, as the protocol says it."""
    return {"at": at(first), "facing": FACING[second - first]}


class Effects:
    """The bonus tiles at one decision."""

    def __init__(self, outlook: Outlook) -> None:
        """All that is compared goes through one `Outlook`."""
        self.outlook = outlook
        self.k = outlook.k
        self.mine = outlook.nests[outlook.me]

    def keeps(self) -> Found:
        """The bonus tiles to choose from."""
        return [(self.worth(bonus), {"do": "keep", "bonus": BONUSES[bonus]}) for bonus in self.k.drawn]

    def worth(self, bonus: int) -> float:
        """What a bonus tile gains if it is kept and used well."""
        guess, later = self.outlook.guess, self.outlook.later
        if bonus < len(NEST_BONUSES):
            return self.nest_tile(TILES + bonus)
        if bonus <= Bonus.EGG_SHELLS:
            return self.outlook.egg_tile(bonus - Bonus.EGG_YELLOW)
        if bonus == Bonus.COVER:
            return self.cover_worth()
        if bonus == Bonus.SPY_ASIDE:
            unknown = self.k.eggs.count(NONE)
            return 0.0 if self.k.knows_aside or not unknown else guess.seen_aside * self.early()
        if bonus == Bonus.DOUBLE_TURN:
            return guess.double_turn if later[self.outlook.other] >= 2 else 0.0
        if bonus == Bonus.DISCARD:
            return guess.discard * min(1, self.k.hand_sizes[self.outlook.other]) * (later[self.outlook.other] > 0)
        return max((gain for gain, _ in self.targets(bonus)), default=0.0)

    def effects(self) -> Found:
        """What can be done with the kept tile, or to decline it."""
        if self.k.cover_tile != NONE:
            return self.covers(self.k.cover_tile)
        targets = self.targets(self.k.effect)
        if not targets:
            targets = [(self.worth(self.k.effect), {"do": "use"})]
        return [*targets, (0.0, {"do": "decline"})]

    def targets(self, bonus: int) -> Found:
        """The targets of a bonus tile that has any."""
        if bonus == Bonus.X:
            return self.crosses()
        if bonus in WHITE_KINDS:
            return self.white_objects(WHITE_KINDS[Bonus(bonus)])
        if bonus == Bonus.SHELLS:
            return self.shells()
        if bonus == Bonus.BRANCH:
            return self.branches()
        if bonus == Bonus.GIFT:
            return self.gifts()
        return self.spies() if bonus == Bonus.SPY_OPPONENT else []

    def early(self) -> float:
        """How much of the game is still to come, from 1 to 0: knowledge is for later turns."""
        return self.outlook.later[self.outlook.me] / (12 if self.k.rows < STRIDE else 15)

    def nest_tile(self, number: int) -> float:
        """How much better a nest tile is than what the display offers."""
        outlook = self.outlook
        if not outlook.later[outlook.me] or not outlook.places[outlook.me]:
            return 0.0
        usual = [outlook.best_gain(outlook.me, tile) for tile in self.k.display]
        return max(0.0, outlook.best_gain(outlook.me, number) - (fmean(usual) if usual else 0.0))

    def crosses(self) -> Found:
        """The X on any Feather or Flower of either nest."""
        outlook = self.outlook
        found: Found = []
        for seat in range(SEATS):
            sign = 1 if seat == outlook.me else -1
            for square in squares_in(outlook.nests[seat].filled):
                half = outlook.nests[seat].halves[square]
                assert half is not None
                for kind in range(2 * HUES):
                    if number_of(half.objects, kind):
                        gain = sign * self.objects_gain(seat, square // STRIDE, -of_kind(kind))
                        target = {"do": "token", "nest": seat, "at": at(square), "object": OBJECTS[kind]}
                        found.append((gain, target))
        return found

    def objects_gain(self, seat: int, column: int, objects: int) -> float:
        """What a seat gains by more (or fewer) objects on a filled square of a column."""
        outlook = self.outlook
        gain = outlook.column_gain(seat, column, objects, 0)[0]
        return gain + outlook.egg_tiles_gain(seat, objects, 0)

    def white_objects(self, kind: int) -> Found:
        """A white Feather or Flower on any filled square: only the column matters."""
        by_column = [self.objects_gain(self.outlook.me, column, of_kind(kind)) for column in range(COLUMNS)]
        return [
            (by_column[square // STRIDE], {"do": "token", "at": at(square)}) for square in squares_in(self.mine.filled)
        ]

    def changed(self, halves: dict[int, Half], joined: tuple[int, int] | None) -> float:
        """What the seat gains if squares of its own nest change, or the Branch."""
        outlook = self.outlook
        nest = Nest(self.mine.changed(halves), joined, outlook.board)
        return outlook.worth(nest, outlook.nests[outlook.other]) - outlook.base

    def shells(self) -> Found:
        """Two shells on any filled square: for its column, and for its group."""
        found: Found = []
        for square in squares_in(self.mine.filled):
            half = self.mine.halves[square]
            assert half is not None
            gain = self.changed({square: with_token(half, Token.SHELLS, NONE)}, self.mine.joined)
            found.append((gain, {"do": "token", "at": at(square)}))
        return found

    def branches(self) -> Found:
        """The Branch on any filled square with both ends inside the grid (W-B12)."""
        top = TOP if self.k.rows == STRIDE else TOP >> 1
        first, last = STRIDE - 1, STRIDE * (COLUMNS - 1)
        found: Found = []
        for square in squares_in(self.mine.filled):
            fits = (first < square < last, not 1 << square & (BOTTOM | top))
            for along, step in enumerate((STRIDE, 1)):
                if fits[along]:
                    gain = self.changed({}, (square - step, square + step))
                    found.append((gain, {"do": "token", "at": at(square), "along": ALONG[along]}))
        return found

    def covers(self, number: int) -> Found:
        """A tile laid over any two squares side by side; a Branch under it no longer counts."""
        one, two = self.outlook.tile(number)
        joined = self.mine.joined
        found: Found = []
        for places in pairs(self.mine.filled):
            stays = joined if joined and sum(joined) // 2 not in places else None
            for first, second in (places, places[::-1]):
                gain = self.changed({first: one, second: two}, stays)
                found.append((gain, {"do": "cover", **place_document(first, second)}))
        return found

    def cover_worth(self) -> float:
        """The mean of what some of the unseen tiles would gain as a cover."""
        unseen = self.k.unseen_tiles
        if not self.k.pile or not unseen:
            return 0.0
        sample = unseen[:: max(1, len(unseen) // SAMPLED_TILES)][:SAMPLED_TILES]
        return fmean(max(gain for gain, _ in self.covers(tile)) for tile in sample)

    def gifts(self) -> Found:
        """A display tile for the other, who then cannot choose (W-B14)."""
        outlook = self.outlook
        if self.k.gift_waits or not outlook.later[outlook.other]:
            return []
        gains = [outlook.best_gain(outlook.other, tile) for tile in self.k.display]
        most = max(gains, default=0.0)
        return [(GIFT_HURTS * (most - gain), {"do": "gift", "display": i}) for i, gain in enumerate(gains)]

    def spies(self) -> Found:
        """One of the other's eggs: the one that matters most for where to play."""
        outlook = self.outlook
        other = outlook.nests[outlook.other]
        found: Found = []
        for column in range(outlook.other, COLUMNS, SEATS):
            gain = 0.0
            if self.k.eggs[column] == NONE:
                room = (self.mine.empty_in[column] + 0.5 * other.empty_in[column]) / self.k.rows
                gain = outlook.guess.seen_egg * min(1.0, room) * self.early()
            found.append((gain, {"do": "spy", "column": column}))
        return found
