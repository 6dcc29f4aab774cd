"""What can happen, as the rules note it in the log; events.py words it as documents."""

from enum import IntEnum


class Happened(IntEnum):
    """Kinds of log rows, with their three arguments."""

    TOOK = 0  # seat, card
    REFILLED = 1  # card
    LAID_CARD = 2  # seat, card, 1 if from the hand
    LAID = 3  # seat, number of the act
    PASSED = 4  # seat, points, 1 if automatic
    OPENED = 5  # seat
    SPENT = 6  # seat, bird, card
    MOVED = 7  # seat, from, to
    DREW = 8  # seat, card, cards left under Stop
    INSERTED = 9  # seat, card, at
    DECLARED = 10  # seat, number of the set
    DROPPED = 11  # seat, feature, size
    REMOVED = 12  # seat, card, at
    FORMED = 13  # seat, feature, size
    WROTE = 14  # seat, box, value
    WROTE_OWL = 15  # seat, box, value
    SMALLER = 16  # seat, feature, size: another set of that feature is written
    FILLED = 17  # seat, feature, size: the box was filled before
    FLAPPED = 18  # seat, boxes marked now, boxes marked in all
    TROPHY = 19  # seat, bird, previous holder or -1
    SCORED = 20  # seat
    DEALT = 21  # round, first seat
    OVER = 22
