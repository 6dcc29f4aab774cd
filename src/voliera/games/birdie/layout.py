"""The layout of Birdie's observation (observe.py): what stands where in the row, and where each block begins."""

from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.state import SEATS
from voliera.games.layout import Block, Layout

HAND_COPIES = 3
DISPLAY_COPIES = 2
LINE_BACK = 20
"""Number of cards at the end of the seat's line that are shown one by one."""
LAYINGS_BACK = 12
"""Laying turns of the others that are shown one by one, the latest first."""
LAYING = SEATS - 1 + 8 + 1
BOARD = 8 + 8 + 4 + 12 + 4 + 4
OTHER = KINDS + KINDS + 8 + 8 + 4
SEAT = 6
LONGEST, SECOND, TAIL = 6, 3, 5
DECK_SHOWN = 24
MOST = 120
"""Points beyond this are shown as this."""
BOARD_SCALES = (*(1.0,) * 8, *(0.2,) * 8, *(1.0,) * 24)
SEAT_SCALES = (1.0, 1.0, 0.1, 0.1, 0.03, 0.1)
TABLE_SCALES = (1.0, 1.0, 1.0, 1.0, 0.3, 1.0, 1.0, 1.0, 1.0, 1.0, 0.05, 0.3, 0.3)

LAYOUT = Layout(
    "birdie",
    1,
    (
        Block("hand", HAND_COPIES * KINDS, 1.0, "own hand: at least one, two, three copies of each card"),
        Block("display", DISPLAY_COPIES * KINDS, 1.0, "display: at least one, two copies of each card"),
        Block("unseen", KINDS, 0.25, "copies of each card that the seat has not located"),
        Block("line_cards", KINDS, 0.5, "own line: copies of each card"),
        Block("features", 3 * 8, 0.25, "cards of each feature in the hand, in the display, unseen"),
        Block("line_end", 8 * LINE_BACK, 1.0, "own line, last card first: features of each of the last cards"),
        Block("joined", 2 * LINE_BACK, 1.0, "… and whether it shares its bird, its season with the card before it"),
        Block("longest", 8 * LONGEST, 1.0, "own line, by feature: the longest run has at least 2 … 7 cards"),
        Block("second", 8 * SECOND, 1.0, "… the longest one beside it at least 2 … 4"),
        Block("tail", 8 * TAIL, 1.0, "… the run at the end of the line at least 1 … 5"),
        Block(
            "boards",
            SEATS * BOARD,
            BOARD_SCALES,
            "by seat: filled boxes, their values, trophies, flaps, abilities used",
        ),
        Block("others", (SEATS - 1) * OTHER, 0.5, "by other seat, this round: cards and features seen taken, laid"),
        Block("layings", LAYINGS_BACK * LAYING, 0.5, "the others' layings: seat, features laid, cards from the hand"),
        Block(
            "seats",
            SEATS * SEAT,
            SEAT_SCALES,
            "by seat: in the game, passed, cards in hand, in line, points, flap points",
        ),
        Block("abilities", 8, 1.0, "the seat's hand allows each bird's ability once, twice"),
        Block("leads", SEATS - 1, 0.05, "own points less those of each other seat"),
        Block(
            "table", 13, TABLE_SCALES, "round, open laying, players, variant, deck, cards under Stop, points for a pass"
        ),
        Block("deck", DECK_SHOWN, 1.0, "the deck above Stop has at least 1 … 24 cards"),
        Block("shown", 4, 1.0, "the display has at least 1 … 4 cards"),
    ),
)
SIZE = LAYOUT.size
HAND, DISPLAY, UNSEEN, LINE_CARDS = (LAYOUT.at(name) for name in ("hand", "display", "unseen", "line_cards"))
FEATURES, LINE_END, JOINED = (LAYOUT.at(name) for name in ("features", "line_end", "joined"))
LONGEST_AT, SECOND_AT, TAIL_AT = (LAYOUT.at(name) for name in ("longest", "second", "tail"))
BOARDS, OTHERS, LAYINGS, SEATS_AT = (LAYOUT.at(name) for name in ("boards", "others", "layings", "seats"))
ABILITIES, LEADS, TABLE = (LAYOUT.at(name) for name in ("abilities", "leads", "table"))
DECK_AT, SHOWN = LAYOUT.at("deck"), LAYOUT.at("shown")
