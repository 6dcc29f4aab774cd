"""What can happen, as the rules note it in the log; events.py words it as documents."""

from enum import IntEnum


class Happened(IntEnum):
    """Kinds of log rows, with their three arguments."""

    TOOK = 0  # seat, tile, 1 for a first pick
    REFILLED = 1  # tile
    PLAYED = 2  # seat, tile, 4 × square + facing (+ GIFTED for a gift)
    NO_ROOM = 3  # seat, the gift lost or -1
    EARNED = 4  # seat, a bit per column, a bit per material
    DECLINED_BONUS = 5  # seat
    RESHUFFLED = 6  # seat, tiles in the new pile
    DREW = 7  # seat
    KEPT = 8  # seat, bonus, 1 if it lay open before
    IMPOSSIBLE = 9  # seat, bonus
    DECLINED = 10  # seat, bonus
    SPIED = 11  # seat, column
    SPIED_ASIDE = 12  # seat
    LAID_TOKEN = 13  # seat, token, square (+ 30 in seat 1's nest)
    DREW_COVER = 14  # seat, tile
    COVERED = 15  # seat, tile, 4 × square + facing
    GAVE = 16  # seat, tile
    DOUBLED = 17  # seat
    ASKED_DISCARD = 18  # seat that must discard
    DISCARDED = 19  # seat, tile
    OVER = 20


GIFTED = 256
