"""What a finished game comes to: the shares of the win, counted from what has been read of the nests (W-E2 to W-E7)."""

from voliera.games.bower.bots.instinct.looking import lead_in
from voliera.games.bower.bots.instinct.reading import read
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.rules.box import SHELL
from voliera.games.bower.rules.nest import count, emblems, face_on, group, joined_by_branch
from voliera.games.bower.rules.scoring import EGG_TILES, MOSS, column_eggs
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, Bonus, Token
from voliera.games.bower.rules.survey import COLOURED_SHELLS, DECISIVE, counted, declarable, matching, number, sign
from voliera.kernel import Record, rule


@rule
def eggs_ahead(s: Record, w: Record) -> int:
    """Seat 0's eggs less seat 1's."""
    read(s, w)
    difference = 0
    for column in range(COLUMNS):
        difference += of_column(s, w, column)
    for material in range(MATERIALS_COUNTED):
        lead = plain(w.best[0, material]) - plain(w.best[1, material])
        if lead == 0 and w.best[0, material] > 0:
            lead = best_shells(s, 0, material, plain(w.best[0, material])) - best_shells(
                s, 1, material, plain(w.best[1, material])
            )
        difference += sign(lead)
    for owner in range(SEATS):
        for i in range(s.kept_n[owner]):
            tile = int(s.kept[owner, i]) - Bonus.EGG_YELLOW
            if tile >= 0 and tile < EGG_TILES:
                lead = lead_in(w, owner, tile)
                if tile == EGG_TILES - 1:
                    lead = tie_breakers(w, owner) - tie_breakers(w, SEATS - 1 - owner)
                if lead > 0:
                    difference += 1 if owner == 0 else -1
    return difference


@rule
def of_column(s: Record, w: Record, column: int) -> int:
    """What a column pays, after the best declarations (W-E4)."""
    egg = int(s.eggs[column])
    mine = int(w.column[0, column])
    theirs = int(w.column[1, column])
    tie = sign(counted(mine, EGG_TILES - 1) - counted(theirs, EGG_TILES - 1))
    a, b = matching(mine, egg), matching(theirs, egg)
    white_a, white_b = declarable(mine, egg), declarable(theirs, egg)
    best = -9
    for declared in range(white_a + 1):
        worst = 9
        for answer in range(white_b + 1):
            worst = min(worst, column_eggs(a + declared, b + answer, tie, s.zero_ties, s.lone_ties_off))
        best = max(best, worst)
    return best


@rule
def best_shells(s: Record, nest: int, material: int, size: int) -> int:
    """What breaks a tie between largest groups: Coloured Shells in Moss, then shells (W-E2, W-E5)."""
    within = int(s.material[nest, material])
    joined = joined_by_branch(s, nest)
    coloured = emblems(s, nest) if material == MOSS else 0
    best = 0
    rest = within
    while rest != 0:
        squares = group(rest & -rest, within, joined)
        rest &= ~squares
        if count(squares) == size:
            shells = DECISIVE if (squares & coloured) != 0 else 0
            for square in range(SQUARES):
                if (squares >> square) & 1:
                    shells += (face_on(s, nest, square) >> (2 * SHELL)) & 3
            at = int(s.token_at[Token.SHELLS.value]) - SQUARES * nest
            if at >= 0 and at < SQUARES and ((squares >> at) & 1) != 0:
                shells += 2
            best = max(best, shells)
    return best


@rule
def tie_breakers(w: Record, nest: int) -> int:
    """All shells of a nest; Coloured Shells are worth more than any (W-B6, W-E7)."""
    total = 0
    coloured = 0
    for column in range(COLUMNS):
        total += number(int(w.column[nest, column]), SHELL)
        coloured += number(int(w.column[nest, column]), COLOURED_SHELLS)
    return total + (DECISIVE if coloured > 0 else 0)


@rule
def share_out(s: Record, w: Record) -> int:
    """Write each seat's share of the win; returns who has won, or -1 if both."""
    eggs = eggs_ahead(s, w)
    ahead = eggs
    if ahead == 0:
        ahead = tie_breakers(w, 0) - tie_breakers(w, 1)
    share = 0.5 + 0.5 * sign(ahead)
    if w.blend > 0.0:
        share = (1.0 - w.blend) * share + w.blend * (0.5 + 0.5 * eggs / (2.0 + abs(eggs)))
    w.shares[0] = share
    w.shares[1] = 1.0 - share
    if ahead == 0:
        return NONE
    return 0 if ahead > 0 else 1
