"""Shuffling and dealing (W-S1 to W-S3, W-V1, W-V2), and lists that tiles come from and go to.

What has left a list is erased, so equal tables are equal bytes.
"""

from voliera.games.bower.rules.box import BONUSES, EGGS, FAIR_PLAY_LEAVES_OUT, TILES
from voliera.games.bower.rules.happenings import Happened
from voliera.games.bower.rules.state import (
    ALL_TILES,
    COLUMNS,
    DISPLAY,
    HAND,
    ITEMS,
    NONE,
    SEATS,
    SQUARES,
    SUPER_TILES,
    TOKENS,
    Phase,
    Variant,
)
from voliera.kernel import Cards, Log, Record, below, entry, note, rule, seed_generator, shuffle

LEFT_OUT = sum(1 << BONUSES.index(name) for name in FAIR_PLAY_LEAVES_OUT)
"""The bonus tiles that Fair Play leaves in the box, a bit each (W-V2)."""


@rule
def take_from(tiles: Cards, count: int, at: int) -> int:
    """Take one tile out of a list of `count`; the rest closes up."""
    tile = int(tiles[at])
    for i in range(at, count - 1):
        tiles[i] = tiles[i + 1]
    tiles[count - 1] = NONE
    return tile


@rule
def draw_tile(s: Record) -> int:
    """The next nest tile of the pile."""
    tile = int(s.pile[s.top])
    s.pile[s.top] = NONE
    s.top += 1
    return tile


@rule
def refill(s: Record, log: Log) -> None:
    """Fill the display up to three, at its end, as long as there are tiles (W-T1)."""
    while s.display_n < DISPLAY and s.top < TILES:
        tile = draw_tile(s)
        s.display[s.display_n] = tile
        s.display_n += 1
        note(log, Happened.REFILLED, tile, 0, 0)


@rule
def give_to_hand(s: Record, seat: int, tile: int) -> None:
    """A tile comes into a hand, as its last one."""
    s.hand[seat, s.hand_n[seat]] = tile
    s.hand_n[seat] += 1


@rule
def put_out(s: Record, tile: int) -> None:
    """A tile leaves the game."""
    s.out[s.out_n] = tile
    s.out_n += 1


@rule
def clear(s: Record) -> None:
    """Nothing is dealt, nothing laid; variant, options and tiles stay."""
    for seat in range(SEATS):
        s.filled[seat] = 0
        for i in range(4):
            s.material[seat, i] = 0
        for i in range(2):
            s.gems[seat, i] = 0
        s.turns[seat] = 0
        s.spied[seat] = 0
        s.spied_aside[seat] = 0
        s.hand_n[seat] = 0
        s.laid_n[seat] = 0
        s.kept_n[seat] = 0
        for i in range(HAND):
            s.hand[seat, i] = NONE
        for i in range(SQUARES):
            s.square[seat, i] = NONE
        for i in range(ITEMS):
            s.laid[seat, i] = NONE
            s.laid_at[seat, i] = NONE
            s.laid_how[seat, i] = NONE
        for i in range(len(BONUSES)):
            s.kept[seat, i] = NONE
    for i in range(len(BONUSES)):
        s.discards[i] = NONE
        s.discarded_by[i] = NONE
        s.bonus_pile[i] = NONE
    for i in range(DISPLAY):
        s.display[i] = NONE
        s.drawn[i] = NONE
    for i in range(ALL_TILES):
        s.out[i] = NONE
    for i in range(TOKENS):
        s.token_at[i] = NONE
    s.display_n = 0
    s.out_n = 0
    s.discards_n = 0
    s.drawn_n = 0
    s.gift = NONE
    s.gift_seat = NONE
    s.double = NONE
    s.x_object = NONE
    s.branch_along = NONE
    s.effect = NONE
    s.cover_tile = NONE
    s.chosen = NONE
    s.crossed_mask = 0
    s.crossed_n = NONE


@rule
def shuffle_bonuses(s: Record) -> None:
    """All bonus tiles but those that Fair Play leaves out, shuffled; Super Nest lays seven of them open."""
    n = 0
    for bonus in range(len(BONUSES)):
        if s.fair_play == 0 or (LEFT_OUT >> bonus) & 1 == 0:
            s.bonus_pile[n] = bonus
            n += 1
    shuffle(s, s.bonus_pile, 0, n)
    if s.variant == Variant.SUPER:
        for i in range(SUPER_TILES, n):
            s.bonus_pile[i] = NONE
        n = SUPER_TILES
    s.bonus_n = n


@entry
def start_game(s: Record, players: int, low: int, high: int) -> None:
    """Begin a game on a blank or used record: eggs, nest tiles, bonus tiles, a random first player (W-S1 to W-S3).

    Variant, options and tiles stay as they are.
    """
    seed_generator(s, low, high)
    clear(s)
    s.players = players
    deal_eggs(s)
    for tile in range(TILES):
        s.pile[tile] = tile
    shuffle(s, s.pile, 0, TILES)
    s.top = 0
    for i in range(DISPLAY):
        s.display[i] = draw_tile(s)
    s.display_n = DISPLAY
    shuffle_bonuses(s)
    s.first = below(s, SEATS)
    s.seat = s.first
    s.phase = Phase.SETUP


@rule
def deal_eggs(s: Record) -> None:
    """Eight eggs: six to the board, two aside (W-S1)."""
    left = (1 << len(EGGS)) - 1
    for i in range(len(EGGS)):
        pick = below(s, len(EGGS) - i)
        egg = 0
        while True:
            if (left >> egg) & 1:
                if pick == 0:
                    break
                pick -= 1
            egg += 1
        left &= ~(1 << egg)
        if i < COLUMNS:
            s.eggs[i] = egg
        else:
            s.aside[i - COLUMNS] = egg
