"""What is in the box, as numbers: cards, features and limits (B-C1 to B-C4)."""

from enum import IntEnum


class Bird(IntEnum):
    """The four birds, in the order of the documents; also the features (and boxes) 0 to 3."""

    ROBIN = 0
    OWL = 1
    PIGEON = 2
    WOODPECKER = 3


BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
FEATURES = BIRDS + SEASONS
CARDS = tuple(f"{bird}-{season}" for bird in BIRDS for season in SEASONS)
CARD_NUMBERS = {name: number for number, name in enumerate(CARDS)}
FEATURE_NUMBERS = {name: number for number, name in enumerate(FEATURES)}

KINDS = 16
"""Different cards: card = 4 × bird + season."""
COPIES = 4
DECK = KINDS * COPIES
HALF = DECK // 2
"""Two players use one half of the deck in each round (B-S2)."""
FIRST_SEASON = 4
"""The number of the first season among the eight features."""
OWL_LIMIT = 5
TROPHY_POINTS = 3
SHORTEST_SET = 2
LONGEST_SET = 16
"""No feature is on more than sixteen cards."""
MOST_FLAPS = 12
"""Flap boxes that can be marked in a game: for eight sets, and for four Pigeons in the expert game (B-C3)."""
