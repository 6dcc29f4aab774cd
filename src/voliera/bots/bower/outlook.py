"""The eggs that a table promises to the seat that acts: the one number by which the greedy bot compares its actions.

`Outlook.worth` counts two nests from scratch; `Outlook.gain` says what one more tile changes, without counting all the
rest again. Both add up what columns, largest groups, egg tiles, hoped-for bonus tiles and the shape of the nest are
worth (W-E2 to W-E7, W-B1, W-B6).
"""

from math import sqrt

from voliera.bots.bower.hopes import (
    ENOUGH_GEMS,
    GRAIN,
    GUESS,
    Guess,
    column_hope,
    lead_hope,
    logistic,
    third_gem_hope,
    tie_hope,
)
from voliera.bots.bower.knowledge import Knowledge
from voliera.bots.bower.nest import (
    EMBLEMS,
    HUES,
    MATERIALS,
    TOP,
    WHITE,
    WHOLE,
    Group,
    Half,
    Nest,
    half_of,
    number_of,
    places,
    unfillable,
    union,
    wanted_by,
    with_token,
)
from voliera.bower.components import GEM, SHELL, Material
from voliera.bower.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, STRIDE, Bonus, Phase, Token

SHELL_IN_GROUP = 0.06
"""What a shell adds to a group, in squares: less than one square altogether, as it only breaks ties (W-E2)."""
EMBLEM_IN_GROUP = 0.35
"""Coloured Shells add a little more than any shells (W-E5)."""
MOST_SHELLS = 5
CLEAR_LEAD = 6
"""A lead of more shells is no surer."""
LEAST_SCALE = 0.02
OBJECTS_OF_COLOUR = 1 / 3
"""Feathers and flowers of one colour on a square that is still empty."""
SHELLS_ON_SQUARE = 0.28
BEFORE_PLAY = (Phase.SETUP, Phase.TAKE, Phase.PLAY)

Tile = tuple[Half, Half]
Place = tuple[int, int]
"""The squares of a tile's two halves."""


class Outlook:
    """The table as one seat sees it, at one decision."""

    def __init__(self, k: Knowledge, guess: Guess = GUESS) -> None:
        """Count both nests, and how much is still to come."""
        self.k = k
        self.guess = guess
        self.me = k.seat
        self.other = SEATS - 1 - k.seat
        self.board = WHOLE if k.rows == STRIDE else WHOLE & ~TOP
        self.nests = tuple(self.read_nest(seat) for seat in range(SEATS))
        self.places = tuple(places(nest.empty, nest.filled) for nest in self.nests)
        owner = self.other if k.phase == Phase.DISCARD else self.me
        self.later = [max(0, turns - (seat == owner)) for seat, turns in enumerate(k.turns_left)]
        """Turns of each seat after this one."""
        self._empty = [nest.empty.bit_count() for nest in self.nests]
        empty = list(self._empty)
        if k.phase in BEFORE_PLAY and self.places[self.me]:
            empty[self.me] -= 2
        self.filling = [min(1.0, 2 * later / max(1, left)) for later, left in zip(self.later, empty, strict=True)]
        """How much of each nest's empty squares will be filled."""
        self.scale = LEAST_SCALE + guess.spread * sqrt(sum(map(min, empty, (2 * later for later in self.later))))
        self.hoped_bonus = guess.bonus if k.bonuses_left else 0.0
        self.egg_tiles = [
            (owner, bonus - Bonus.EGG_YELLOW)
            for owner, kept in enumerate(k.kept)
            for bonus in kept
            if Bonus.EGG_YELLOW <= bonus <= Bonus.EGG_SHELLS
        ]
        self._eggs = [(egg,) if egg != NONE else k.unseen_eggs for egg in k.eggs]
        self._chances = [[self._chances_of(column, egg) for egg in range(2 * HUES)] for column in range(COLUMNS)]
        self._columns: dict[tuple[int, int, int, int, int], float] = {}
        self._column_gains: dict[tuple[int, int, int, int], tuple[float, bool]] = {}
        self._egg_tile_gains: dict[tuple[int, int, int], float] = {}
        self._shapes: dict[tuple[int, int], float] = {}
        self._strengths = [self._strengths_of(nest, seat) for seat, nest in enumerate(self.nests)]
        self._around = [[union(group.around for group in groups) for groups in nest.groups] for nest in self.nests]
        self._totals = [sum(nest.objects) for nest in self.nests]
        self.base = self.worth(self.nests[self.me], self.nests[self.other])
        """What the table is worth as it is."""

    def read_nest(self, seat: int) -> Nest:
        """A nest with its tokens (W-B9 to W-B12)."""
        k = self.k
        halves: list[Half | None] = [
            None if on_top == NONE else half_of(k.faces[on_top >> 1][on_top & 1]) for on_top in k.squares[seat]
        ]
        joined = None
        for token, at in enumerate(k.token_at):
            square = at - SQUARES * seat
            if at == NONE or not 0 <= square < SQUARES:
                continue
            if token == Token.BRANCH:
                step = 1 if k.branch_along else STRIDE
                joined = (square - step, square + step)
            else:
                half = halves[square]
                assert half is not None
                halves[square] = with_token(half, token, k.x_object)
        return Nest(halves, joined, self.board)

    def tile(self, number: int) -> Tile:
        """Both halves of a tile."""
        one, two = self.k.faces[number]
        return half_of(one), half_of(two)

    def _chances_of(self, column: int, egg: int) -> tuple[int, int]:
        """How likely an empty square of the column gets what the egg asks for: in the own nest, in the other's."""
        guess = self.guess
        knows = (self.k.eggs[column] != NONE, self.k.seen_by_other[column])
        wanted, unknown = (
            (guess.any_colour_wanted, guess.any_colour)
            if egg % HUES == WHITE
            else (guess.coloured_wanted, guess.coloured)
        )
        mine, theirs = (
            round(GRAIN * (wanted if knowing else unknown) * self.filling[seat])
            for knowing, seat in zip(knows, (self.me, self.other), strict=True)
        )
        return mine, theirs

    def column(self, column: int, mine: int, theirs: int, my_empty: int, their_empty: int) -> float:
        """What a column promises: its egg if the seat knows it, else the mean of what it can be."""
        key = (column, mine, theirs, my_empty, their_empty)
        known = self._columns.get(key)
        if known is not None:
            return known
        lead = number_of(mine, SHELL) - number_of(theirs, SHELL)
        emblems = (number_of(mine, EMBLEMS) > 0) - (number_of(theirs, EMBLEMS) > 0)
        to_come = (my_empty if self.later[self.me] else 0) + (their_empty if self.later[self.other] else 0)
        tie = tie_hope(max(-CLEAR_LEAD, min(CLEAR_LEAD, lead)), emblems, to_come)
        eggs = self._eggs[column]
        total = 0.0
        for egg in eggs:
            counts = (*wanted_by(egg, mine), *wanted_by(egg, theirs))
            chances = self._chances[column][egg]
            total += column_hope(counts, tie, (my_empty, their_empty), chances, self.k.zero_ties)
        known = self._columns[key] = total / len(eggs)
        return known

    def _column_of(self, seat: int, column: int, objects: int, empty: int) -> float:
        """The same for a seat whose own column is given; the other's is as it lies."""
        other = self.nests[SEATS - 1 - seat]
        if seat == self.me:
            return self.column(column, objects, other.objects[column], empty, other.empty_in[column])
        return -self.column(column, other.objects[column], objects, other.empty_in[column], empty)

    def column_gem_hope(self, seat: int, objects: int, empty: int) -> float:
        """How likely a column will bring a bonus."""
        gems = number_of(objects, GEM)
        return third_gem_hope(gems, self.guess.gem * empty * self.filling[seat]) if gems < ENOUGH_GEMS else 0.0

    def column_gain(self, seat: int, column: int, objects: int, squares: int) -> tuple[float, bool]:
        """What further objects change in a column, and whether they are worth a bonus."""
        key = (seat, column, objects, squares)
        known = self._column_gains.get(key)
        if known is not None:
            return known
        nest = self.nests[seat]
        before, empty = nest.objects[column], nest.empty_in[column]
        after, left = before + objects, empty - squares
        gain = self._column_of(seat, column, after, left) - self._column_of(seat, column, before, empty)
        hope = self.column_gem_hope(seat, after, left) - self.column_gem_hope(seat, before, empty)
        earned = number_of(after, GEM) >= ENOUGH_GEMS > number_of(before, GEM)
        shells = number_of(after, SHELL) - number_of(before, SHELL)
        gain += hope * self.hoped_bonus * self.guess.progress + self.guess.shell * shells
        known = self._column_gains[key] = (gain, earned)
        return known

    def _size(self, seat: int, material: int, group: Group, liberties: int) -> float:
        """How strong a group is, in squares: what it has, where it can grow, and what breaks a tie."""
        guess = self.guess
        size = group.size + SHELL_IN_GROUP * min(group.shells, MOST_SHELLS)
        if material == Material.MOSS and group.emblem:
            size += EMBLEM_IN_GROUP
        return size + guess.liberty * min(liberties, guess.liberties, 2 * self.later[seat])

    def _group_gems(self, seat: int, group: Group, liberties: int) -> float:
        """How likely a group will bring a bonus."""
        if group.gems >= ENOUGH_GEMS or not liberties:
            return 0.0
        return third_gem_hope(group.gems, self.guess.group_gem * liberties * self.filling[seat])

    def _strength(self, nest: Nest, seat: int, material: int) -> tuple[float, float]:
        """The strongest group of a material, and the bonus tiles that its groups promise."""
        best = gems = 0.0
        for group in nest.groups[material]:
            liberties = (group.around & nest.empty).bit_count()
            best = max(best, self._size(seat, material, group, liberties))
            gems += self._group_gems(seat, group, liberties)
        return best, gems

    def _strengths_of(self, nest: Nest, seat: int) -> list[tuple[float, float]]:
        """The same for every material."""
        return [self._strength(nest, seat, material) for material in range(MATERIALS)]

    def _egg_tile(self, owner: int, tile: int, totals: list[int], empty: list[int]) -> float:
        """How likely an egg tile pays its owner (W-B6)."""
        other = SEATS - 1 - owner
        if tile == HUES - 1:
            mine, theirs = (number_of(totals[seat], SHELL) for seat in (owner, other))
            emblems = [number_of(totals[seat], EMBLEMS) > 0 for seat in (owner, other)]
            if emblems[0] != emblems[1]:
                return float(emblems[0])
            rate = SHELLS_ON_SQUARE
        else:
            mine, theirs = (
                number_of(totals[seat], tile) + number_of(totals[seat], HUES + tile) for seat in (owner, other)
            )
            rate = OBJECTS_OF_COLOUR
        left = [number * self.filling[seat] for seat, number in enumerate(empty)]
        lead = mine - theirs - 0.5 + rate * (left[owner] - left[other])
        return logistic(lead / (0.05 + 0.6 * sqrt(rate * sum(left))))

    def _of_egg_tiles(self, totals: list[int], empty: list[int]) -> float:
        """What all kept egg tiles promise to the seat that acts."""
        return sum(
            (1 if owner == self.me else -1) * self._egg_tile(owner, tile, totals, empty)
            for owner, tile in self.egg_tiles
        )

    def egg_tile(self, tile: int) -> float:
        """What an egg tile would bring if it were kept now."""
        return self._egg_tile(self.me, tile, self._totals, self._empty)

    def shape(self, seat: int, empty: int) -> float:
        """What squares cost that can no longer be filled, as far as there are tiles for them (W-T3)."""
        key = (seat, empty)
        known = self._shapes.get(key)
        if known is None:
            lost = max(0, 2 * self.later[seat] - empty.bit_count() + unfillable(empty))
            known = self._shapes[key] = -self.guess.lost_square * lost
        return known

    def worth(self, mine: Nest, theirs: Nest) -> float:
        """What two nests promise to the seat that acts, counted from scratch."""
        eggs = sum(
            self.column(
                column, mine.objects[column], theirs.objects[column], mine.empty_in[column], theirs.empty_in[column]
            )
            for column in range(COLUMNS)
        )
        strengths = []
        for sign, seat, nest in ((1, self.me, mine), (-1, self.other, theirs)):
            hopes = sum(self.column_gem_hope(seat, nest.objects[c], nest.empty_in[c]) for c in range(COLUMNS))
            found = self._strengths_of(nest, seat)
            strengths.append(found)
            hopes += sum(gems for _, gems in found)
            shells = number_of(sum(nest.objects), SHELL)
            eggs += sign * (
                hopes * self.hoped_bonus * self.guess.progress
                + self.shape(seat, nest.empty)
                + self.guess.shell * shells
            )
        for material in range(MATERIALS_COUNTED):
            eggs += lead_hope(strengths[0][material][0] - strengths[1][material][0], self.scale)
        if self.egg_tiles:
            nests = (mine, theirs) if self.me == 0 else (theirs, mine)
            eggs += self._of_egg_tiles(
                [sum(nest.objects) for nest in nests], [nest.empty.bit_count() for nest in nests]
            )
        return eggs

    def gain(self, seat: int, tile: Tile, place: Place) -> float:
        """What a seat gains by laying a tile on two empty squares, a bonus included."""
        one, two = tile
        first, second = place
        nest = self.nests[seat]
        taken = 1 << first | 1 << second
        empty = nest.empty & ~taken
        gain = self.shape(seat, empty) - self.shape(seat, nest.empty)
        column, column_of_second = first // STRIDE, second // STRIDE
        if column == column_of_second:
            more, earned = self.column_gain(seat, column, one.objects + two.objects, 2)
            gain += more
        else:
            more, earned = self.column_gain(seat, column, one.objects, 1)
            gain += more
            more, also = self.column_gain(seat, column_of_second, two.objects, 1)
            gain += more
            earned |= also
        hopes = 0.0
        for material in range(MATERIALS):
            bits = (1 << first if one.material == material else 0) | (1 << second if two.material == material else 0)
            if not bits and not taken & self._around[seat][material]:
                continue
            strength, gems, also = self._with_squares(seat, material, tile, place, bits, empty)
            earned |= also
            before, gems_before = self._strengths[seat][material]
            hopes += gems - gems_before
            if material < MATERIALS_COUNTED and strength != before:
                against = self._strengths[SEATS - 1 - seat][material][0]
                gain += lead_hope(strength - against, self.scale) - lead_hope(before - against, self.scale)
        gain += hopes * self.hoped_bonus * self.guess.progress
        if self.egg_tiles:
            gain += self.egg_tiles_gain(seat, one.objects + two.objects, 2)
        return gain + self.hoped_bonus if earned else gain

    def _with_squares(
        self, seat: int, material: int, tile: Tile, place: Place, bits: int, empty: int
    ) -> tuple[float, float, bool]:
        """Strength and hopes of a material once a tile lies there, and whether a group has got its third gem."""
        nest = self.nests[seat]
        best = hopes = 0.0
        squares, near, size, gems, shells, emblem = bits, 0, 0, 0, 0, 0
        for half, square in zip(tile, place, strict=True):
            if bits >> square & 1:
                near |= nest.beside(square)
                size += 1
                gems += half.gems
                shells += half.shells
                emblem |= half.emblem
        touching, had_three = near, False
        for group in nest.groups[material]:
            if group.squares & touching:
                squares |= group.squares
                near |= group.around
                size += group.size
                gems += group.gems
                shells += group.shells
                emblem |= group.emblem
                had_three |= group.gems >= ENOUGH_GEMS
            else:
                liberties = (group.around & empty).bit_count()
                best = max(best, self._size(seat, material, group, liberties))
                hopes += self._group_gems(seat, group, liberties)
        if not bits:
            return best, hopes, False
        grown = Group(squares, near, size, gems, shells, emblem)
        liberties = (near & empty).bit_count()
        best = max(best, self._size(seat, material, grown, liberties))
        hopes += self._group_gems(seat, grown, liberties)
        return best, hopes, gems >= ENOUGH_GEMS and not had_three

    def egg_tiles_gain(self, seat: int, objects: int, squares: int) -> float:
        """What further objects, on so many empty squares, change for the egg tiles."""
        if not self.egg_tiles:
            return 0.0
        key = (seat, objects, squares)
        known = self._egg_tile_gains.get(key)
        if known is None:
            totals, empty = list(self._totals), list(self._empty)
            totals[seat] += objects
            empty[seat] -= squares
            change = self._of_egg_tiles(totals, empty) - self._of_egg_tiles(self._totals, self._empty)
            known = self._egg_tile_gains[key] = change if seat == self.me else -change
        return known

    def best_gain(self, seat: int, number: int) -> float:
        """The most that a seat can gain with a tile; 0 if there is no room."""
        tile = self.tile(number)
        both = tile, tile[::-1]
        return max((self.gain(seat, way, place) for place in self.places[seat] for way in both), default=0.0)

    def win_share(self, eggs: float) -> float:
        """The share of wins that goes with a lead in eggs."""
        return logistic(eggs / (self.guess.softness + self.guess.softness_per_turn * sum(self.later)))
